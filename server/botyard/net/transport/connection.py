"""An accepted socket with its identity, its room and its bounded outbox; and how connections are closed."""

import asyncio
import logging
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import msgspec

from botyard.accounts.identity import Identity, Proof
from botyard.logs import about
from botyard.net.transport.frame_codec import encode_frame
from botyard.net.transport.token_bucket import MessageBudget
from botyard.rooms.sight.watching import NO_TOKEN, AccessToken
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from botyard_protocol.messages import Onlookers

if TYPE_CHECKING:
    from botyard.rooms.record import Entry
    from botyard.rooms.runtime.history_pages import Frame

log = logging.getLogger("botyard.net")

OUTBOX_BYTES = 256 * 1024
ABORT_SECONDS = 5.0


class Socket(Protocol):
    """The socket as a connection uses it, of a driver or of a test."""

    @property
    def open(self) -> bool:
        """Whether frames may still be written."""
        ...

    @property
    def closing(self) -> bool:
        """Whether this side has begun to close: further messages are not served."""
        ...

    @property
    def unsent(self) -> int:
        """Bytes that the peer has not taken yet."""
        ...

    def pause(self) -> None:
        """Stop reading: the peer sends faster than it is served."""
        ...

    def resume(self) -> None:
        """Read on."""
        ...

    def write_frame(self, frame: bytes) -> int:
        """Send ready data frames and return `unsent`. On a closed socket nothing is sent."""
        ...

    def close_with(self, code: int, reason: str, abort_after: float) -> None:
        """Send a close frame; a peer that has not taken it after `abort_after` seconds is cut off."""
        ...


class JoinedRoom(Protocol):
    """The room that a connection is in, as far as a connection and its session use it."""

    @property
    def room(self) -> str:
        """The room's id."""
        ...

    @property
    def game(self) -> str:
        """The name of the room's game."""
        ...

    @property
    def holders(self) -> set[str]:
        """The identities that hold seats."""
        ...

    def cursor_of(self, connection: "Connection") -> tuple[int, int]:
        """Epoch and number of the newest entry that a connection may know of."""
        ...

    def leave(self, connection: "Connection") -> None:
        """Remove a connection from the room."""
        ...

    def send_snapshot(self, member: "Connection") -> None:
        """Send the room's present state to a connection."""
        ...

    async def history(self, before: int, limit: int, member: "Connection") -> "Sequence[Frame]":
        """Frames of past entries, in order, as a connection may know them. Raises `StoreUnavailable`."""
        ...


@dataclass(eq=False, slots=True)
class Connection:
    """A socket that has been accepted.

    `audience`: the seats whose private information it sees in its room, and for which it acts, unless it is a `coach`.
    `number`: the last entry that it was sent. `buffered`: entries that wait until a snapshot is sent; None while
    entries are sent at once. `address`: the address under which limits count it. `last_received`: the time of its last
    message, in seconds of the loop's clock. `presence_name`: its name in the room's presence, which orders connections
    by the time they entered. `proof`: the proof of its session. `browser`: the identities that its browser has had.
    `access_token`: the links that it has shown for its room. `onlookers`: the list of spectators that it was sent last.
    `away`: its page is hidden. `answered_bytes`: the bytes that were sent to this socket alone. `unwritten`: the frames
    that are written at the end of this cycle of the event loop. `loop`: the event loop, None until `running_loop` is
    called. `budget`: the limits that its messages count for, None until it has a session.
    """

    socket: Socket
    encoding: Encoding
    identity: Identity
    address: str | None = None
    id: str = field(default_factory=lambda: f"{random.getrandbits(48):012x}")
    hub: JoinedRoom | None = None
    audience: tuple[int, ...] = ()
    number: int = 0
    last_received: float = 0.0
    in_lobby: bool = False
    away: bool = False
    presence_name: str = ""
    buffered: "list[Entry] | None" = None
    proof: Proof | None = None
    browser: tuple[str, ...] = ()
    access_token: AccessToken = NO_TOKEN
    coach: bool = False
    onlookers: Onlookers | None = None
    answered_bytes: int = 0
    unwritten: list[bytes] = field(default_factory=list)
    loop: asyncio.AbstractEventLoop | None = None
    budget: MessageBudget | None = None

    def send(self, message: msgspec.Struct) -> None:
        """Send one message to this socket alone."""
        self.answer(encode_frame(message, self.encoding))

    def answer(self, frame: bytes) -> None:
        """Write a ready frame that this socket alone has requested, and count its bytes."""
        self.answered_bytes += len(frame)
        self.write(frame)

    def write(self, frame: bytes) -> None:
        """Write a ready frame, together with all others of this cycle of the event loop: one system call for all."""
        if not self.unwritten:
            self.running_loop().call_soon(self.flush)
        self.unwritten.append(frame)

    def running_loop(self) -> asyncio.AbstractEventLoop:
        """Return the running event loop, asked for once: each time would be a system call."""
        if self.loop is None:
            self.loop = asyncio.get_running_loop()
        return self.loop

    def flush(self) -> None:
        """Hand waiting frames to the socket, which is closed if its outbox overflows: the client resumes later."""
        if self.unwritten:
            frames = self.unwritten[0] if len(self.unwritten) == 1 else b"".join(self.unwritten)
            self.unwritten.clear()
            if self.socket.write_frame(frames) > OUTBOX_BYTES:
                self.close_slow()

    def close_slow(self) -> None:
        """Close the socket of a client that reads too slowly."""
        self.close(Close.SLOW, "Frames were not read fast enough: resume with your cursor.")

    def close(self, code: Close, reason: str) -> None:
        """Close the socket after what was written; `reason` has at most 123 bytes."""
        self.flush()
        if self.socket.open:
            room = "" if self.hub is None else self.hub.room
            log.info(
                "a connection is closed", extra=about(room=room, number=self.number, connection=self.id, code=code)
            )
        self.socket.close_with(int(code), reason, ABORT_SECONDS)

    @property
    def limit_key(self) -> str:
        """The key under which limits and turns count it: its address, or its identity if its address is not counted."""
        return self.address or self.identity.id


class GroupWrite:
    """Frames for many connections, which one callback writes at the end of the cycle of the event loop.

    `Connection.write` would cost a callback for each of them. Nothing may be awaited between its calls.
    """

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def add(self, connection: Connection, frame: bytes) -> None:
        """Write a ready frame to a connection, behind all that waits for it."""
        if not connection.unwritten:
            if not self._waiting:
                connection.running_loop().call_soon(_flush_all, self._waiting)
            self._waiting.append(connection)
        connection.unwritten.append(frame)


def _flush_all(connections: Iterable[Connection]) -> None:
    """Write the waiting frames of each connection; a connection that is too slow is closed."""
    for connection in connections:
        try:  # the same as `Connection.flush`, without a call for each of thousands
            if unwritten := connection.unwritten:
                frames = unwritten[0] if len(unwritten) == 1 else b"".join(unwritten)
                unwritten.clear()
                if connection.socket.write_frame(frames) > OUTBOX_BYTES:
                    connection.close_slow()
        except Exception:  # the others get theirs all the same
            log.exception("frames cannot be written", extra=about(connection=connection.id))


def broadcast(message: msgspec.Struct, connections: Iterable[Connection]) -> None:
    """Send a message to many connections, encoded once for each encoding."""
    frames: dict[Encoding, bytes] = {}
    written = GroupWrite()
    for connection in connections:
        if connection.encoding not in frames:
            frames[connection.encoding] = encode_frame(message, connection.encoding)
        written.add(connection, frames[connection.encoding])


def close_unavailable(members: Iterable[Connection]) -> None:
    """Close members to whom this node cannot show the room; else they would wait, and buffer entries, without end."""
    for member in list(members):
        member.close(Close.STORE_AWAY, "This server cannot show the room: try another.")


def close_room_gone(members: Iterable[Connection]) -> None:
    """Close members of a room that no longer exists; the refusal comes when they reconnect."""
    for member in list(members):
        member.close(Close.ROOM_GONE, "This table no longer exists.")
