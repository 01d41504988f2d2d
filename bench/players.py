"""Rooms full of scripted players, who answer at once or after a time to think."""

import asyncio
import random
import time
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench import hidden
from bench.processes import HOST, SIGNER, Meter, Node, token
from bench.wire import CHOICES_AT, SNAPSHOT, UPDATE, Peer, Watcher, choices_of, connect, number_of, tag, watcher
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.schema import by_tag, fields, tag_of

ORDERS = (ttb.Tile.FORWARD_1, ttb.Tile.TURN_LEFT, ttb.Tile.LOAD, ttb.Tile.FORWARD_2, ttb.Tile.UNLOAD, ttb.Tile.ZAP)
KINDS = by_tag(ttb.Choice)
ID_AT, SEAT_AT = ([one.name for one in fields(ttb.ChooseProgram)].index(name) + 1 for name in ("id", "seat"))
REFUSALS = {tag_of(cls) for cls in (m.Rejected, m.TryAgain, m.Error)}
HELLO = encode(m.Hello("bench"), Encoding.MSGPACK)
ENDLESS = ttb.Options(stalled_after=0, score_victory=False)
TWIN_TIN_BOTS = "twin_tin_bots"
AT_ONCE = 50
"""How many clients connect, or how many fill a room, at the same time."""


class Refused(Exception):
    """The server refused a command of a script: all figures of the run are worthless."""


@dataclass(slots=True)
class Tally:
    """The figures measured while `counting`. `think`: seconds before an answer on average, 0 for at once.

    `reached` is set once there are `wanted` latencies, or after a refusal.
    """

    think: float = 0.0
    latencies: "array[float]" = field(default_factory=lambda: array("d"))
    turns: int = 0
    counting: bool = False
    over: bool = False
    refused: bytes = b""
    wanted: int = 0
    reached: asyncio.Event = field(default_factory=asyncio.Event)

    def delay(self) -> float:
        """Return the seconds before the next answer: a random time from half of `think` to one and a half times it."""
        return self.think * (0.5 + random.random())

    def delivered(self, seconds: float) -> None:
        """Count an entry that has reached all members, so many seconds after its command was sent."""
        if self.counting:
            self.turns += 1
            self.latencies.append(seconds)
            if len(self.latencies) == self.wanted:
                self.reached.set()


@dataclass(slots=True)
class Table:
    """One room: when the commands under way were sent, by the number of their future entry, and who lacks that entry.

    `members`: how many clients get an entry before it counts as delivered to all.
    """

    members: int
    tally: Tally
    room: str = ""
    number: int = 0
    on_delivered: Callable[[], None] | None = None
    _under_way: dict[int, tuple[float, int]] = field(default_factory=dict)
    _last: int = 0
    _newest: tuple[bytes, list[list[Any]]] = (b"", [])

    def sent(self) -> None:
        """Note that a command is sent now. Its entry will be the next one after those of the commands under way."""
        self._last = max(self._last, self.number) + 1
        self._under_way[self._last] = (time.perf_counter(), self.members)

    def on_delivery(self, number: int) -> None:
        """Count that one of the members has got that entry."""
        self.number = max(self.number, number)
        if number not in self._under_way:
            return
        sent, missing = self._under_way[number]
        if missing > 1:
            self._under_way[number] = (sent, missing - 1)
            return
        del self._under_way[number]
        self.tally.delivered(time.perf_counter() - sent)
        if self.on_delivered is not None:
            self.on_delivered()

    def choices(self, payload: bytes) -> list[list[Any]]:
        """The open choices in a frame. The seats of a room mostly get the same bytes: they are decoded once."""
        if payload != self._newest[0]:
            self._newest = (payload, choices_of(payload))
        return self._newest[1]


class Script:
    """The answers of a seat: it places tiles in turn, and swaps them once all slots are full."""

    def __init__(self) -> None:
        self._placed = 0

    def answer(self, choice: list[Any]) -> Any:
        """Return the answer to a choice, which the wire's array gives."""
        return self.command(msgspec.convert(choice, KINDS[choice[0]]))

    def command(self, choice: Any) -> ttb.Command:
        """The answer to a choice."""
        match choice:
            case ttb.ChooseFirst():
                self._placed = 2
                return ttb.First(tuple(ttb.FirstPlace(name, 1, ttb.Tile.FORWARD_1) for name in ttb.RobotName))
            case ttb.ChooseZapRobot():
                return ttb.ZapRobot(choice.options[0])
            case ttb.ChooseZapBlob():
                return ttb.ZapBlob(choice.options[0])
            case ttb.ChooseCrystalHex():
                return ttb.PlaceCrystal(choice.options[0])
        self._placed += 1
        slot = self._placed - 2  # the first turn laid a tile on slot 1 of both robots
        if slot > 4:
            return ttb.Swap(ttb.RobotName(slot % 2), (1, 2 + slot % 2))
        name, place = divmod(slot - 1, 2)  # slots 2 and 3 of robot A, then those of B
        return ttb.Place(ttb.RobotName(name), place + 2, ORDERS[slot])


class Player:
    """A player. Only choices are decoded; all other messages are counted."""

    def __init__(self, table: Table, seat: int, script: Script | hidden.HiddenScript | None = None) -> None:
        self._table = table
        self._seat = seat
        self._made = 0
        self._answered = -1
        self._script = script or Script()
        self.peer: Peer | None = None
        self.snapshot = asyncio.Event()

    async def connect(self, port: int, name: str, room: str = "") -> Peer:
        """Connect as a new guest. `room`: the one that the address of the socket names."""
        self.peer = await connect(HOST, port, token(name), self.on_frame, room)
        self.peer.send(HELLO)
        return self.peer

    def on_frame(self, payload: bytes) -> None:
        """Take a frame: count updates, note a snapshot or a refusal, and answer the choices of this player's seat.

        A refusal sets the events, too, so that nothing waits for ever.
        """
        kind = tag(payload)
        if kind == UPDATE:
            self._table.on_delivery(number_of(payload))
        elif kind == SNAPSHOT:
            self._table.number = max(self._table.number, number_of(payload))
            self.snapshot.set()
        elif kind in REFUSALS:
            self._table.tally.refused = payload
            self._table.tally.reached.set()
            self.snapshot.set()
        if kind in CHOICES_AT:
            for choice in self._table.choices(payload):
                if choice[SEAT_AT] == self._seat:
                    self._on_choice(choice)

    def _on_choice(self, choice: list[Any]) -> None:
        """Answer a choice after the time to think, unless it was answered before."""
        if choice[ID_AT] <= self._answered:  # a client that comes back gets the choice again
            return
        self._answered = choice[ID_AT]
        if self._table.tally.think:
            asyncio.get_running_loop().call_later(self._table.tally.delay(), self._answer, choice)
        else:
            self._answer(choice)

    def _answer(self, choice: list[Any]) -> None:
        """Send the script's answer to a choice, unless the measurement is over."""
        if self._table.tally.over:
            return
        self._made += 1
        command = m.Command(f"c{self._made}", self._seat, choice[ID_AT], self._script.answer(choice))
        self._table.sent()
        self.send(command)

    def send(self, command: m.Command) -> None:
        """Send an answer."""
        assert self.peer is not None
        self.peer.send(encode(command, Encoding.MSGPACK))


SLOW = "slow"
MATCHES: dict[str, tuple[str, Callable[[], Script | hidden.HiddenScript], Any, m.TimeControl | None]] = {
    TWIN_TIN_BOTS: (TWIN_TIN_BOTS, Script, ENDLESS, None),
    SLOW: (TWIN_TIN_BOTS, Script, ENDLESS, m.TEMPO_CONTROLS[m.Tempo.SLOW_1]),
    hidden.NAME: (hidden.NAME, hidden.HiddenScript, hidden.OPTIONS, None),
}
"""The game, the script of a seat, the options and the clock of a room, by kind of match."""


@dataclass(slots=True)
class Crowd:
    """All connections that take part in a measurement. `tally`: of all tables together."""

    tally: Tally
    tables: list[Table] = field(default_factory=list)
    players: list[Peer] = field(default_factory=list)
    watchers: list[Watcher] = field(default_factory=list)

    async def measure(self, seconds: float) -> Meter:
        """Count for so long what the players do, and return the meter of this process for that time.

        Raises `Refused` if the server refused a command.
        """
        self.tally.counting = True
        meter = Meter()
        await asyncio.sleep(seconds)
        self._stop_counting()
        return meter

    async def turns(self, count: int) -> list[float]:
        """The milliseconds of the next `count` turns, each from sending the command until all players have it."""
        tally = self.tally
        tally.latencies, tally.wanted, tally.counting = tally.latencies[:0], count, True
        tally.reached.clear()
        await tally.reached.wait()
        self._stop_counting()
        return [seconds * 1000 for seconds in tally.latencies]

    def _stop_counting(self) -> None:
        self.tally.counting = False
        _nothing_refused(self.tally)

    def watched(self) -> int:
        """Return how many bytes spectators have got, headers of frames included."""
        return sum(watcher.received for watcher in self.watchers)

    def close(self) -> None:
        """Close all connections."""
        self.tally.over = True
        for peer in (*self.players, *self.watchers):
            peer.close()


async def fill(
    node: Node, rooms: int, players: int, watchers: int, tally: Tally, name: str = "r", game: str = TWIN_TIN_BOTS
) -> Crowd:
    """Fill rooms, each with so many spectators, whose matches begin then. `name`: how the names of all people begin.

    `game`: a name of `MATCHES`; `hidden.NAME` needs a node that has `hidden.settings`.
    """
    crowd = Crowd(tally)
    await in_groups(_fill(node, f"{name}{place}", players, watchers, crowd, game) for place in range(rooms))
    return crowd


async def in_groups(work: Iterable[Any]) -> list[Any]:
    """Run coroutines, at most `AT_ONCE` at the same time, and return their results."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def run(one: Any) -> Any:
        async with gate:
            return await one

    return await asyncio.gather(*map(run, work))


async def watch(node: Node, room: str, name: str, on_update: Callable[[int], None] | None = None) -> Watcher:
    """Connect a spectator of a room; the snapshot is on its way."""
    peer = await watcher(HOST, node.port, token(name), on_update)
    peer.send(HELLO, encode(m.Watch("w", room), Encoding.MSGPACK))
    return peer


async def _fill(node: Node, name: str, seats: int, watchers: int, crowd: Crowd, game: str) -> None:
    """Fill one room: its host, the spectators, then the other players, who make the match begin."""
    table = Table(seats, crowd.tally, SIGNER.room_id(f"{name}s0", "make"))
    name_of_game, script, options, clock = MATCHES[game]
    players = [Player(table, seat, script()) for seat in range(seats)]
    named = table.room if node.together else ""
    host, *others = [await player.connect(node.port, f"{name}s{seat}", named) for seat, player in enumerate(players)]
    crowd.players += (host, *others)
    crowd.tables.append(table)
    made = m.CreateRoom("make", name_of_game, seats, "bench", options, clock)
    host.send(encode(made, Encoding.MSGPACK), encode(m.Watch("w", table.room), Encoding.MSGPACK))
    await players[0].snapshot.wait()
    _nothing_refused(crowd.tally)
    for number in range(watchers):
        crowd.watchers.append(await watch(node, table.room, f"{name}w{number}"))
    for seat, peer in enumerate(others, 1):
        peer.send(encode(m.Join("j", table.room, seat), Encoding.MSGPACK))
    await asyncio.gather(*(player.snapshot.wait() for player in players))
    _nothing_refused(crowd.tally)


def _nothing_refused(tally: Tally) -> None:
    """Raise `Refused` if a player's command was refused."""
    if tally.refused:
        raise Refused(repr(tally.refused))
