"""A TCP proxy that delays, swallows and cuts what goes through it.

A proxy between a node and Redis also recognises commits and publications and fails in the middle of them. It cuts the
bytes into whole commands and replies, without changing a byte.
"""

import asyncio
import logging
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import Enum

from botyard.background_tasks import spawn
from botyard.store import scripts

log = logging.getLogger("botyard.tests.wire")

CHUNK = 65_536

Address = str | tuple[str, int]
"""The path of a unix socket, or host and port."""


@dataclass(slots=True)
class Effects:
    """The effects of faults on connections, so that one without effect is not counted. In bytes, but for `cut`."""

    delayed: int = 0
    swallowed: int = 0
    cut: int = 0


class Wire:
    """Listens on a port of its own and passes everything on to `target`. `delay`: from and to, in seconds."""

    def __init__(self, target: Address, chance: random.Random) -> None:
        self._target = target
        self._chance = chance
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.links: set[Link] = set()
        self.delay: tuple[float, float] | None = None
        self.black_hole = False
        self.effects = Effects()

    @property
    def port(self) -> int:
        """Where it listens, on 127.0.0.1."""
        assert self._server is not None
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)

    async def stop(self) -> None:
        """Listen no more and cut everything."""
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> int:
        """Cut all connections; how many there were."""
        links = list(self.links)
        for link in links:
            link.cut()
        self.effects.cut += len(links)
        return len(links)

    def link(self, near: "End", far: "End") -> "Link":
        """A new connection."""
        return Link(self, near, far)

    async def spoil(self, data: bytes) -> bytes:
        """Delay or swallow bytes; return the rest of them."""
        if self.delay is not None:
            self.effects.delayed += len(data)
            await asyncio.sleep(self._chance.uniform(*self.delay))
        if self.black_hole:
            self.effects.swallowed += len(data)
            return b""
        return data

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Link a new connection with one to the target; drop it if the target takes none."""
        try:
            far = await _dial(self._target)
        except OSError:
            writer.transport.abort()
            return
        link = self.link(End(reader, writer), far)
        self.links.add(link)
        for passing in (spawn(link.pass_there(), "wire there"), spawn(link.pass_back(), "wire back")):
            self._tasks.add(passing)
            passing.add_done_callback(self._tasks.discard)


async def _dial(target: Address) -> "End":
    """Connect to a target: the path of a socket, or a host and a port."""
    if isinstance(target, str):
        return End(*await asyncio.open_unix_connection(target))
    return End(*await asyncio.open_connection(*target))


@dataclass(slots=True)
class End:
    """One side of a connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def abort(self) -> None:
        """Drop it, without a word."""
        self.writer.transport.abort()


class Link:
    """One connection through a wire: `near` is the client, `far` the target."""

    def __init__(self, wire: Wire, near: End, far: End) -> None:
        self._wire = wire
        self.near = near
        self.far = far

    async def pass_there(self) -> None:
        """Pass on what comes from near, until it ends."""
        await self._pass(self.near, self.there)

    async def pass_back(self) -> None:
        """Pass on what comes from far, until it ends."""
        await self._pass(self.far, self.back)

    async def there(self, data: bytes) -> None:
        """Pass bytes on to the target."""
        self.far.writer.write(data)
        await self.far.writer.drain()

    async def back(self, data: bytes) -> None:
        """Pass bytes back."""
        self.near.writer.write(data)
        await self.near.writer.drain()

    def cut(self) -> None:
        """Break both sides."""
        self._wire.links.discard(self)
        self.near.abort()
        self.far.abort()

    def end(self) -> None:
        """Close both sides since one has ended; the other one gets all that was sent before."""
        self._wire.links.discard(self)
        self.near.writer.close()
        self.far.writer.close()

    async def _pass(self, source: End, on: Callable[[bytes], Awaitable[None]]) -> None:
        """Hand what comes from one side, spoilt as the wire spoils it, to `on`; end the link with it."""
        try:
            while data := await source.reader.read(CHUNK):
                if data := await self._wire.spoil(data):
                    await on(data)
        except OSError as error:
            log.debug("a connection broke: %s", error)
        finally:
            self.end()


# --- between a node and Redis -----------------------------------------------------------------------------------


COMMIT = scripts.COMMIT.sha.encode()
SUBSCRIBES = (b"SUBSCRIBE", b"SSUBSCRIBE")
MESSAGES = (b"message", b"smessage")

_BULK, _LIST, _MAP = b"$=!", b"*~>", b"%|"


class Splitter:
    """Takes bytes as they come and gives whole frames."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[bytes]:
        """The frames that are whole now, in order."""
        data, start, frames = self._rest + data, 0, []
        while (end := frame_end(data, start)) is not None:
            frames.append(data[start:end])
            start = end
        self._rest = data[start:]
        return frames


def frame_end(data: bytes, at: int) -> int | None:
    """Where the frame that begins at `at` ends, or None if it is not whole."""
    left = 1
    while left:
        line = data.find(b"\r\n", at)
        if line < 0:
            return None
        kind, text, at = data[at], data[at + 1 : line], line + 2
        left -= 1
        if kind in _LIST:
            left += max(int(text), 0)
        elif kind in _MAP:
            left += 2 * int(text)
        elif kind in _BULK and int(text) >= 0:
            at += int(text) + 2
            if at > len(data):
                return None
    return at


def word(frame: bytes, place: int) -> bytes:
    """The bulk string at `place` of a flat list; empty if there is none."""
    at, found = frame.find(b"\r\n") + 2, b""
    for _ in range(place + 1):
        if frame[at : at + 1] != b"$":
            return b""
        line = frame.find(b"\r\n", at)
        size = int(frame[at + 1 : line])
        found, at = frame[line + 2 : line + 2 + size], line + size + 4
    return found


def is_commit(command: bytes) -> bool:
    """Whether a command is a commit of an entry."""
    return COMMIT in command[:80]


def is_subscription(command: bytes) -> bool:
    """Whether a command makes its connection one that hears what is published."""
    return word(command, 0).upper() in SUBSCRIBES


def is_message(reply: bytes) -> bool:
    """Whether a frame from Redis is something published."""
    return word(reply, 0) in MESSAGES


def verdict(reply: bytes) -> str:
    """The reply of Redis to a commit: `committed`, `duplicate`, ...; `error` for an error."""
    return word(reply, 0).decode() if reply[:1] in (b"*", b"~") else "error"


COMMITTED = "committed"


class Kind(Enum):
    """The kinds of faults of a commit."""

    HOLD = "held before it arrived"
    STOP = "cut before it arrived"
    LATE = "cut before it arrived, and arrived later"
    HOLD_REPLY = "held after it ran"
    LOSE_REPLY = "cut after it ran"


BEFORE = {Kind.HOLD, Kind.STOP, Kind.LATE}


@dataclass(slots=True, eq=False)
class Trap:
    """Waits for one commit. `caught`: it is in the trap; what is held goes on once `release` is set.

    `over`: nothing more will happen. `said`: what Redis said to the commit, empty if nothing was heard.
    """

    kind: Kind
    caught: asyncio.Event = field(default_factory=asyncio.Event)
    release: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    said: str = ""


class StoreWire(Wire):
    """A wire to Redis. `loses`: which published messages do not arrive.

    `dropped`: entries that did not. `verdicts`: what Redis said to commits.
    """

    def __init__(self, target: Address, chance: random.Random) -> None:
        super().__init__(target, chance)
        self._traps: deque[Trap] = deque()
        self.loses: Callable[[bytes], bool] | None = None
        self.dropped = 0
        self.verdicts: Counter[str] = Counter()

    @property
    def url(self) -> str:
        """Where a node finds it."""
        return f"redis://127.0.0.1:{self.port}"

    def link(self, near: End, far: End) -> Link:
        """A new connection of a node."""
        return StoreLink(self, near, far)

    def trap(self, kind: Kind) -> Trap:
        """Set a trap for the next commit that comes, or whose reply comes, after those that traps wait for already."""
        trap = Trap(kind)
        self._traps.append(trap)
        return trap

    def untrap(self, trap: Trap) -> None:
        """Take back a trap that has caught nothing."""
        if trap in self._traps:
            self._traps.remove(trap)

    def next_trap(self, before: bool) -> Trap | None:
        """Take the trap that catches a commit: on its way there, if `before`, else the reply to one that ran."""
        found = next((trap for trap in self._traps if (trap.kind in BEFORE) is before), None)
        if found is not None:
            self._traps.remove(found)
            found.caught.set()
        return found

    def hear(self, message: bytes) -> bool:
        """Whether a published message arrives."""
        payload = word(message, 2)
        lost = self.loses is not None and self.loses(payload)
        self.dropped += lost and payload != b""  # an empty one is about presence
        return not lost


class StoreLink(Link):
    """One connection of a node to Redis."""

    def __init__(self, wire: StoreWire, near: End, far: End) -> None:
        super().__init__(wire, near, far)
        self._store = wire
        self._commands, self._replies = Splitter(), Splitter()
        self._hears = False
        self._asked: deque[tuple[bool, Trap | None]] = deque()

    async def there(self, data: bytes) -> None:
        """Pass commands on; of those that are commits, some are caught in a trap."""
        passing = b""
        for command in self._commands.feed(data):
            self._hears = self._hears or is_subscription(command)
            commit = is_commit(command)
            trap = self._store.next_trap(before=True) if commit else None
            if not self._hears:
                self._asked.append((commit, trap))
            if trap is not None:
                await super().there(passing)
                passing = b""
                if not await self._catch(trap, command):
                    return
            else:
                passing += command
        await super().there(passing)

    async def back(self, data: bytes) -> None:
        """Pass back replies, in the order of what was asked, or what is published; some are caught or lost."""
        passing = b""
        for reply in self._replies.feed(data):
            if self._hears:
                passing += reply if not is_message(reply) or self._store.hear(reply) else b""
                continue
            trap = self._answered(reply)
            if trap is not None:
                await super().back(passing)
                passing = b""
                if trap.kind is Kind.LOSE_REPLY:
                    trap.over.set()
                    self.cut()
                    return
                await trap.release.wait()
                trap.over.set()
            passing += reply
        await super().back(passing)

    def end(self) -> None:
        """Release all traps: the replies to the waiting calls will never come."""
        super().end()
        for _, trap in self._asked:
            if trap is not None:
                trap.over.set()

    async def _catch(self, trap: Trap, command: bytes) -> bool:
        """Hold a commit until the trap's release, or drop it. Whether the connection goes on."""
        if trap.kind is Kind.STOP:
            self.cut()
            return False
        if trap.kind is Kind.LATE:
            self.near.abort()
        await trap.release.wait()
        await super().there(command)
        if trap.kind is Kind.LATE:
            await trap.over.wait()
        return trap.kind is Kind.HOLD

    def _answered(self, reply: bytes) -> Trap | None:
        """Note a reply. The trap that catches it, if one does."""
        commit, before = self._asked.popleft()
        if not commit:
            return None
        said = verdict(reply)
        self._store.verdicts[said] += 1
        if before is not None:
            before.said = said
            before.over.set()
            return None
        caught = self._store.next_trap(before=False) if said == COMMITTED else None
        if caught is not None:
            caught.said = said
        return caught
