"""A lobby of a thousand open rooms and a thousand matches on two nodes, which many watch while rooms change."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

from bench.players import HELLO
from bench.processes import HOST, Meter, Node, Row, cpu_seconds, free_port, quantile, redis, start_node, token
from bench.wire import Peer, connect
from botyard.lobby.index import LobbyIndex
from botyard.people.online import OnlineUsers
from botyard.rooms.requests import Accepted, Request, RoomRequest
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol.codec import SERVER, Encoding, encode

GAME = "twin_tin_bots"
FILTERS: tuple[m.RoomFilter | None, ...] = (None, None, m.RoomFilter(players=2), m.RoomFilter(search="table 1"))
"""The filters of watchers; half of them watch all rooms."""
BOUNDARY_SECONDS = 1.0
"""The time within which both nodes must show the same rooms."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of the lobby: rooms of each kind, watchers, changes a second, and the seconds of the measurement."""

    rooms: int
    watchers: int
    changes: int
    seconds: float


@dataclass(slots=True)
class Viewer:
    """A watcher: the frames that it received, with their times."""

    filter: m.RoomFilter | None
    frames: list[tuple[float, bytes]] = field(default_factory=list)

    def on_frame(self, payload: bytes) -> None:
        """Keep a frame."""
        self.frames.append((time.perf_counter(), payload))

    @property
    def entered(self) -> bool:
        """Whether the lists have come."""
        return any(isinstance(SERVER.decode(payload, Encoding.MSGPACK), m.LobbyRooms) for _, payload in self.frames)

    def rows(self) -> dict[str, m.RoomSummary]:
        """The rooms that the watcher shows after all messages."""
        rooms = dict[str, m.RoomSummary]()
        for _, payload in self.frames:
            match SERVER.decode(payload, Encoding.MSGPACK):
                case m.LobbyRooms(rooms=listed):
                    rooms = {room.id: room for room in listed}
                case m.LobbyChanged(room=room):
                    rooms[room.id] = room
                case m.LobbyRemoved(room=room):
                    rooms.pop(room, None)
        return rooms


class Tables:
    """Changes the rooms of the measurement like a third node, to which the people in the rooms are connected."""

    def __init__(self, store: Store) -> None:
        self.index = LobbyIndex(store)
        self._rooms = Rooms(store, STORED_NAMES)
        self._rooms.on_listing = self.index.changed
        self.online = OnlineUsers(store)
        self.open: list[str] = []
        self.playing: list[str] = []
        self.made_at: dict[str, float] = {}
        self._made = 0
        self._random = random.Random(15)

    async def fill(self, count: int) -> None:
        """Make so many open rooms and so many matches."""
        for _ in range(2 * count):
            await self.create()
        for _ in range(count):
            await self.begin()

    async def create(self) -> None:
        """Make a room, the newest of the list, and note when it was made."""
        self._made += 1
        room, host = f"r-{self._made:06d}", _person(self._made)
        self.online.set_state(host, m.Attendance.HERE)
        await self._ask(room, host, m.CreateRoom("c", GAME, 2, f"Table {self._made}"))
        self.open.append(room)
        self.made_at[room] = time.perf_counter()

    async def begin(self) -> None:
        """Let a match begin, as often in one of the newest rooms as in any other."""
        newest = max(len(self.open) - 20, 0) if self._random.random() < 0.5 else 0
        room = self.open.pop(self._random.randrange(newest, len(self.open)))
        other = _person(int(room[2:]) + 1_000_000)  # rooms have the numbers of their hosts, all lower
        await self._ask(room, other, m.Join("j", room))
        self.playing.append(room)

    async def end(self) -> None:
        """Let a match end."""
        room = self.playing.pop(self._random.randrange(len(self.playing)))
        await self._ask(room, _person(int(room[2:])), m.Resign("r", 0))

    async def change(self, number: int) -> None:
        """Make the change of this number: a new room, a match that begins, or a match that ends."""
        await (self.create, self.begin, self.end)[number % 3]()

    async def _ask(self, room: str, who: str, what: RoomRequest) -> None:
        """Send a room a request that it accepts. `who`: an identity."""
        answer = await self._rooms.ask(room, Request(who, f"Player {who[-6:]}", what))
        assert isinstance(answer, Accepted), answer


def _person(number: int) -> str:
    """The identity of a person."""
    return f"{number:016x}"


async def measure(short: bool) -> AsyncIterator[Row]:
    """The bytes and the CPU that changes cost, and the time until they are shown."""
    size = Size(30, 8, 20, 1.0) if short else Size(1_000, 200, 20, 30.0)
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(redis(pin=False))
        nodes = [await stack.enter_async_context(_node(url)) for _ in range(2)]
        store = Store(url)
        store.start()
        stack.push_async_callback(store.stop)
        while not store.run:  # noqa: ASYNC110 - the connection has no event
            await asyncio.sleep(0.01)
        tables = Tables(store)
        await tables.online.start()
        stack.push_async_callback(tables.online.stop)
        tables.index.start()
        stack.push_async_callback(tables.index.stop)
        await tables.fill(size.rooms)
        await _until_listed(nodes, size.rooms)
        for row in await _measured(nodes, tables, size):
            yield row


async def _measured(nodes: list[Node], tables: Tables, size: Size) -> list[Row]:
    """Let watchers enter, half on each node, change rooms while they watch, and measure that."""
    viewers = [Viewer(FILTERS[place // 2 % len(FILTERS)]) for place in range(size.watchers)]
    peers = [await _enter(nodes[place % 2], viewer, f"w{place}") for place, viewer in enumerate(viewers)]
    entered = [peer.received for peer in peers]
    before, meter = [cpu_seconds(node.pid) for node in nodes], Meter()
    changes, first = int(size.changes * size.seconds), time.perf_counter()
    for number in range(changes):
        await tables.change(number)
        await asyncio.sleep(max(0.0, first + (number + 1) / size.changes - time.perf_counter()))
    seconds, busy = meter.seconds(), meter.share()
    cpu = [(cpu_seconds(node.pid) - used) / seconds for node, used in zip(nodes, before, strict=True)]
    await asyncio.sleep(BOUNDARY_SECONDS)
    received = sum(peer.received for peer in peers) - sum(entered)
    for peer in peers:
        peer.close()
    delays = [delay for viewer in viewers for delay in _delays(viewer, tables, first)]
    quantiles = " / ".join(f"{quantile(delays, part):.2f}" for part in (0.5, 0.99, 1))
    agree = all(one.rows() == other.rows() for one, other in zip(viewers[::2], viewers[1::2], strict=True))
    lobby = f"{size.rooms:,} + {size.rooms:,} rooms, {size.watchers} watchers, {size.changes} changes/s, two nodes"
    same = "the same" if agree else "NOT the same"
    return [
        Row(f"{lobby}: bytes of entering", "15 KB", f"{max(entered):,}, median {quantile(entered, 0.5):,.0f}", busy),
        Row(f"{lobby}: bytes per change and watcher", "200", f"{received / changes / size.watchers:.0f}", busy),
        Row(
            f"{lobby}: until a new room is shown",
            "1 s",
            f"p50 / p99 / worst {quantiles} s; then both nodes show {same}",
            busy,
        ),
        Row(f"{lobby}: CPU of each node", "", ", ".join(f"{share:.0%}" for share in cpu), busy),
    ]


def _delays(viewer: Viewer, tables: Tables, first: float) -> list[float]:
    """Seconds from the making of each room after `first` until a viewer of all rooms had it; none for other viewers.

    A room that was never shown counts as 60 s.
    """
    if viewer.filter is not None:
        return []
    shown = dict[str, float]()
    for at, payload in viewer.frames:
        match SERVER.decode(payload, Encoding.MSGPACK):
            case m.LobbyChanged(room=room):
                shown.setdefault(room.id, at)
    return [shown.get(room, made + 60) - made for room, made in tables.made_at.items() if made > first]


@asynccontextmanager
async def _node(url: str) -> AsyncIterator[Node]:
    """A server that may use all cores."""
    started = await start_node(url, free_port())
    try:
        yield started
    finally:
        await started.end()


async def _enter(node: Node, viewer: Viewer, name: str) -> Peer:
    """Connect a viewer as a new guest, and wait until the lists have come."""
    peer = await connect(HOST, node.port, token(name), viewer.on_frame)
    peer.send(HELLO, encode(m.EnterLobby("l", viewer.filter), Encoding.MSGPACK))
    async with asyncio.timeout(60):
        while not viewer.entered:  # noqa: ASYNC110 - frames have no event
            await asyncio.sleep(0.005)
    return peer


async def _until_listed(nodes: list[Node], rooms: int) -> None:
    """Wait until each node lists so many open and so many running rooms."""
    async with asyncio.timeout(120):
        for place, node in enumerate(nodes):
            totals = (0, 0)
            while totals != (rooms, rooms):
                viewer = Viewer(None)
                peer = await _enter(node, viewer, f"listed{place}")
                entered = next(
                    one
                    for _, payload in viewer.frames
                    if isinstance(one := SERVER.decode(payload, Encoding.MSGPACK), m.LobbyRooms)
                )
                totals = (entered.open, entered.running)
                peer.close()
                await asyncio.sleep(0.1)
