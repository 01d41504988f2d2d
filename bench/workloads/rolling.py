"""Two nodes are restarted one after the other, as for a new version, while matches on the clock are played.

People think for a second or two, lose their node, come back to the other one with their cursors and send again what
was not answered. Everybody looks for gaps, refusals and clocks that ran out.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

from bench.players import HELLO, Player, Table, Tally, in_groups
from bench.processes import HOST, SIGNER, Meter, free_port, redis, start_node, token
from bench.table import Row, quantile
from bench.wire import ENTERED, Peer, connect
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import SERVER, Encoding, encode

SEATS, WATCHERS = 4, 5
CLOCK = m.TimeControl(m.Pace.LIVE, bank=60, increment=5, cap=60, off_turn=30)
RULES = ttb.Options(stalled_after=0, score_victory=False)
ALL_BACK_SECONDS = 30.0
RETRY_SECONDS = 0.1


@dataclass(slots=True)
class Restart:
    """What is counted: how long people were away, and what nobody may see. `wrong`: in words."""

    ports: list[int]
    away: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    over: bool = False


class Guest:
    """Somebody who comes back. With a `player` it has a seat."""

    def __init__(self, restart: Restart, name: str, first: int, room: str, player: "Lasting | None") -> None:
        self._restart = restart
        self._name = name
        self._place = first
        self.room = room
        self._player = player
        self._peer: Peer | None = None
        self._lost = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._entrance: dict[str, m.Watch | m.Join | m.CreateRoom | m.Resume] = {}
        self.cursor = m.Cursor(0, 0, () if player is None else (player.seat,))
        self.inside = asyncio.Event()

    async def come(self, *entrance: m.Watch | m.Join | m.CreateRoom | m.Resume) -> None:
        """Connect, and say how to enter."""
        self._peer = None
        port = self._restart.ports[self._place % len(self._restart.ports)]
        peer = await connect(HOST, port, token(self._name), self._hear)
        if peer.lost:
            raise ConnectionError("sent away at once")
        self._peer, peer.on_lost = peer, self._gone
        self._entrance = {message.id: message for message in entrance}
        peer.send(HELLO)
        self._say(*entrance)

    def close(self) -> None:
        """Leave for good."""
        self.inside.clear()
        for task in self._tasks:
            task.cancel()
        if self._peer is not None:
            self._peer.close()

    def say(self, message: m.ClientMessage) -> None:
        """Say something now, if the connection is there; who comes back says what was not answered."""
        if self.inside.is_set():
            self._say(message)

    def later(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Do something after a while."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            await work()

        task = asyncio.create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _say(self, *messages: m.ClientMessage) -> None:
        assert self._peer is not None
        self._peer.send(*(encode(message, Encoding.MSGPACK) for message in messages))

    def _gone(self) -> None:
        """The node has sent us away: it says when to come back."""
        assert self._peer is not None
        self.inside.clear()
        self._lost = self._lost or time.perf_counter()
        reason = self._peer.closed[2:]
        after = json.loads(reason).get("after", 0) / 1000 if reason.startswith(b"{") else RETRY_SECONDS
        self._place += 1
        self.later(self._back, after)

    async def _back(self) -> None:
        try:
            await self.come(m.Resume("r", self.room, self.cursor))
        except OSError:
            self._place += 1
            self.later(self._back, RETRY_SECONDS)

    def _try_again(self, message: m.TryAgain) -> None:
        """The node is too busy to let us in, or its store is away."""
        peer, entrance = self._peer, self._entrance[message.id]

        async def enter() -> None:
            if self._peer is peer and peer is not None and not peer.lost:
                self._say(entrance)

        self.later(enter, message.after / 1000)

    def _hear(self, payload: bytes) -> None:
        message = SERVER.decode(payload, Encoding.MSGPACK, "twin_tin_bots")
        match message:
            case m.Entered():
                self._entered()
            case m.Snapshot():
                self.cursor = m.Cursor(message.epoch, message.number, message.audience, message.digest)
            case m.EventFrame():
                self._entry(message)
            case m.Rejected() | m.Error():
                self._restart.wrong.append(f"{self._name} was refused: {message}")
            case m.TryAgain() if message.id in self._entrance:
                self._try_again(message)
            case m.Accepted() | m.TryAgain() if self._player is not None:
                self._player.answered(message)
        if self._player is not None and payload[1] != ENTERED:
            self._player.hear(payload)

    def _entered(self) -> None:
        self.inside.set()
        if self._lost:
            self._restart.away.append(time.perf_counter() - self._lost)
            self._lost = 0.0
            if self._player is not None:
                self._player.again()

    def _entry(self, entry: m.EventFrame) -> None:
        if self.cursor.number and entry.number != self.cursor.number + 1:
            self._restart.wrong.append(f"{self._name} has {entry.number} after {self.cursor.number}")
        if any(isinstance(event, m.TimedOut) for event in entry.events):
            self._restart.wrong.append(f"a clock ran out in {self.room}")
        self.cursor = m.Cursor(entry.epoch, entry.number, self.cursor.audience, entry.digest)


class Lasting(Player):
    """A player who sends again, with the same ids, what was not answered."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        self.seat = seat
        self.guest: Guest | None = None
        self._open: dict[str, m.Command] = {}

    def send(self, command: m.Command) -> None:
        """Send an answer, now or when the connection is back."""
        assert self.guest is not None
        self._open[command.id] = command
        self.guest.say(command)

    def again(self) -> None:
        """The connection is back."""
        assert self.guest is not None
        for command in self._open.values():
            self.guest.say(command)

    def answered(self, message: m.Accepted | m.TryAgain) -> None:
        """A command is in the log, or must be sent again after a while."""
        assert self.guest is not None
        if isinstance(message, m.Accepted):
            self._open.pop(message.id, None)
        elif message.id in self._open:
            self.guest.later(self._once_more, message.after / 1000)

    async def _once_more(self) -> None:
        self.again()


async def measure(short: bool) -> AsyncIterator[Row]:
    """200 matches and 1,000 spectators."""
    matches, think, between = (2, 0.1, 0.1) if short else (200, 1.5, 5.0)
    async with redis(pin=False) as url:
        restart = Restart([free_port(), free_port()])
        nodes = [await start_node(url, port) for port in restart.ports]
        try:
            tables = [Table(SEATS, Tally(think)) for _ in range(matches)]
            rooms = await in_groups(_fill(restart, place, table) for place, table in enumerate(tables))
            guests = [guest for room in rooms for guest in room]
            await asyncio.sleep(between)
            meter, back = Meter(), 0.0
            for place, port in enumerate(restart.ports[: 1 if short else 2]):
                told = time.perf_counter()
                await nodes[place].end()
                await _all_back(guests, restart)
                back = max(back, time.perf_counter() - told)
                nodes[place] = await start_node(url, port)
                await asyncio.sleep(between)
            busy = meter.share()
            stuck = await _stuck(tables)
            for guest in guests:
                guest.close()
        finally:
            for node in nodes:
                await node.end()
    lost = f"{stuck} matches stand still, {len(restart.wrong)} gaps, refusals and clocks run out"
    for words in restart.wrong[:5]:
        print(words)
    away = f"away for {quantile(restart.away, 0.5):.1f} s (median), {quantile(restart.away, 1):.1f} s (longest)"
    yield Row(
        f"rolling restart of two nodes, {matches} matches, {matches * WATCHERS:,} spectators",
        "nobody loses a match or time, all are back within 10 s",
        f"all back {back:.1f} s after the signal, {away}; {lost}",
        busy,
    )


async def _all_back(guests: list[Guest], restart: Restart) -> None:
    _, missing = await asyncio.wait(
        [asyncio.create_task(guest.inside.wait()) for guest in guests], timeout=ALL_BACK_SECONDS
    )
    for task in missing:
        task.cancel()
    if missing:
        restart.wrong.append(f"{len(missing)} are not back")


async def _stuck(tables: list[Table]) -> int:
    """How many of them do not go on from here."""
    numbers, waited = [table.number for table in tables], 0.0
    while stuck := sum(table.number <= number for table, number in zip(tables, numbers, strict=True)):
        if waited > ALL_BACK_SECONDS:
            break
        waited += RETRY_SECONDS
        await asyncio.sleep(RETRY_SECONDS)
    return stuck


async def _fill(restart: Restart, place: int, table: Table) -> list[Guest]:
    name = f"m{place}"
    room = SIGNER.room_id(f"{name}s0", "make")
    players = [Lasting(table, seat) for seat in range(SEATS)]
    guests = [Guest(restart, f"{name}s{player.seat}", place + player.seat, room, player) for player in players]
    for player, guest in zip(players, guests, strict=True):
        player.guest = guest
    host, *others = guests
    made = m.CreateRoom("make", "twin_tin_bots", SEATS, "bench", RULES, CLOCK)
    await host.come(made, m.Watch("w", room))
    await host.inside.wait()
    watchers = [Guest(restart, f"{name}w{number}", number, room, None) for number in range(WATCHERS)]
    for watcher in watchers:
        await watcher.come(m.Watch("w", room))
    for seat, guest in enumerate(others, 1):
        await guest.come(m.Join("j", room, seat))
    await asyncio.gather(*(guest.inside.wait() for guest in (*guests, *watchers)))
    return [*guests, *watchers]
