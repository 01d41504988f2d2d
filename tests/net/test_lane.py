"""The straight way of ordinary commands and entries does what the general way does, byte for byte."""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from msgspec.structs import replace

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.games.interface import Illegal
from botyard.games.registry import GAMES
from botyard.net.fanout import entry_lane
from botyard.net.fanout.room_hub import Hub
from botyard.net.transport.connection import Connection
from botyard.net.ws import command_lane, endpoint
from botyard.net.ws.command_lane import Exit, plan_command, take_command
from botyard.net.ws.handlers import ROUTES
from botyard.rooms.commit_plan import due_request, plan_commit
from botyard.rooms.match.preset_answers import SideData
from botyard.rooms.plan_data import CommitPlan, LoadedRoom
from botyard.rooms.record import Entry, dump_entry, dump_record
from botyard.rooms.requests import Attend, Request
from botyard.rooms.room import answerable_choices
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store import clock
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.messages import BotLevel, Pace, TimeControl
from tests.games.players import PLAYERS
from tests.net.table import Table as Guests
from tests.net.table import join, move, open_choices, start_match, watch
from tests.support.compiled import needs_interpreted
from tests.support.node import LiveNode
from tests.support.recording_socket import RecordingSocket
from tests.support.toy_game import Say, SoloOptions

ROOM = "room1"
NOON = 1_790_000_000_000
LIVE = TimeControl(Pace.LIVE, bank=60, increment=5, cap=120, off_turn=30)
SLOW = TimeControl(Pace.SLOW, turn=86_400, off_turn=43_200)
PLAYED_IN = [(game, control) for game in PLAYERS for control in (None, LIVE, SLOW)]


@dataclass
class Match:
    """A match that is decided by the general way alone. `entries`: its log, from the first entry of the match on."""

    game: str
    control: TimeControl | None
    chance: random.Random
    now: int = NOON
    seen: LoadedRoom | None = None
    entries: list[Entry] = field(default_factory=list)

    def begin(self, bots: int = 0) -> None:
        """Seat Ann and Ben, or Ann and bots, whose match starts at once."""
        levels = (BotLevel.RANDOM,) * bots
        self.commit("ann", m.CreateRoom("c", self.game, 2, "Table", clock=self.control, bots=levels))
        if not bots:
            self.commit("ben", m.Join("j", ROOM))
        assert self.is_played()

    @property
    def loaded(self) -> LoadedRoom:
        assert self.seen is not None
        return self.seen

    def is_played(self) -> bool:
        return self.loaded.room.record.status is m.Status.PLAYING

    def request(self, who: str, ask: Any, received: int | None = None) -> Request:
        return Request(who, who.title(), ask, received)

    def commit(self, who: str, ask: Any) -> None:
        """Decide a request, and take it into the log."""
        self.take(plan_commit(ROOM, self.seen, self.request(who, ask), self.now, ()))

    def take(self, plan: CommitPlan) -> None:
        self.seen = LoadedRoom(plan.entry.epoch, plan.entry.number, plan.room, side_data=plan.side_data)
        if plan.entry.hash is not None:
            self.entries.append(plan.entry)

    def command(self) -> tuple[str, m.Command]:
        """A legal command of one of the players who are asked, and its sender."""
        room = self.loaded.room
        choice = self.chance.choice(answerable_choices(room))
        occupant = room.record.seats[choice.seat]
        assert occupant is not None
        rules = GAMES[self.game]
        answer = PLAYERS[self.game](
            self.chance, choice, rules.view(room.state, room.record.seats_of(occupant.identity))
        )
        return occupant.identity, m.Command(f"m{self.loaded.number}", choice.seat, choice.id, answer)

    def steps(self, count: int) -> Iterator[tuple[Request, m.Command]]:
        """Legal commands, each made after some time, which the caller takes into the log."""
        for _ in range(count):
            if not self.is_played():
                return
            self.now += self.chance.randrange(9_000)
            while (due := due_request(self.loaded, self.now, ())) is not None:
                self.take(plan_commit(ROOM, self.seen, due, self.now, ()))
                if not self.is_played():
                    return
            sender, command = self.command()
            yield self.request(sender, command, self.now - self.chance.randrange(400)), command

    def play(self, count: int) -> None:
        """Take so many commands into the log; those that are too late are left out."""
        for request, _ in self.steps(count):
            with suppress(Refused):
                self.take(plan_commit(ROOM, self.seen, request, self.now, ()))


def plans(match: Match, request: Request, command: Any, outages: Any = ()) -> tuple[Any, CommitPlan | None]:
    """What the lane and the general way make of a command; None if it is refused."""
    try:
        lane: Any = plan_command(match.loaded, request, command, match.now, outages)
    except Illegal:
        lane = Exit.REFUSED
    try:
        general = plan_commit(ROOM, match.seen, request, match.now, outages)
    except Refused:
        general = None
    if not isinstance(lane, Exit):
        assert general is not None
        assert lane == general
        assert dump_entry(lane.entry) == dump_entry(general.entry)
        assert dump_record(lane.record) == dump_record(general.record)
    return lane, general


@pytest.mark.parametrize(("game", "control"), PLAYED_IN)
def test_both_ways_plan_the_same_commit_for_a_command(game: str, control: TimeControl | None) -> None:
    taken: Counter[Any] = Counter()
    for seed in range(3):
        match = Match(game, control, random.Random(seed))
        match.begin()
        for request, command in match.steps(80):
            for variant in variants(match, request, command):
                plans(match, *variant)
            lane, general = plans(match, request, command)
            if general is None:
                assert lane is Exit.CLOCK, "time was up before the alarm"
                continue
            taken[lane if isinstance(lane, Exit) else "ordinary"] += 1
            match.take(general)
    assert taken["ordinary"] > 0.9 * sum(taken.values()), taken


def variants(match: Match, request: Request, command: m.Command) -> Iterator[tuple[Request, m.Command]]:
    """Variants of a command that are refused, or legal from another sender."""
    wrong: list[m.Command] = [
        replace(command, seat=1 - command.seat),
        replace(command, seat=7),
        replace(command, choice=command.choice + 1),
        replace(command, command=m.Ready("r", True)),
    ]
    for one in wrong:
        yield replace(request, ask=one), one
    for who in ("ann", "ben", "eve"):
        yield replace(request, identity=who), command


def test_a_command_that_is_not_ordinary_leaves_the_lane() -> None:
    match = Match("toy_game", LIVE, random.Random(1))
    match.begin()
    found: set[Exit] = set()

    def leaves(why: Exit, request: Request, command: m.Command, outages: Any = ()) -> None:
        assert plans(match, request, command, outages)[0] is why
        found.add(why)

    request, command = next(match.steps(1))
    leaves(Exit.NOT_THEIRS, replace(request, identity="eve"), command)
    leaves(Exit.NOT_THEIRS, request, replace(command, seat=7))
    leaves(Exit.REFUSED, request, replace(command, choice=command.choice + 99))
    leaves(Exit.REFUSED, request, replace(command, command=m.Ready("r", True)))
    began = match.now
    match.now += 10_000_000
    leaves(Exit.CLOCK, replace(request, received=match.now), command)
    leaves(Exit.CLOCK, request, command, ((began + 1, began + 2_000),))
    match.now = began
    seen = match.loaded
    match.seen = replace(seen, side_data=SideData(1, {"ann": command.command}))
    leaves(Exit.AUTOMATIC, request, command)
    match.seen = replace(seen, number=30_000)
    leaves(Exit.AUTOMATIC, request, command)
    match.seen = replace(seen, packed=True)
    assert plan_command(match.loaded, request, command, match.now, ()) is Exit.NOT_PLAYING
    match.seen = seen
    match.commit("clock", Attend("a", "ben", match.now - 90_000))
    leaves(Exit.AUTOMATIC, request, command)

    against_bot = Match("toy_game", None, random.Random(1))
    against_bot.begin(bots=1)
    sender = against_bot.request("ann", command)
    assert plan_command(against_bot.loaded, sender, command, match.now, ()) is Exit.AUTOMATIC
    changed = Match("volt", None, random.Random(3))
    changed.begin()
    while not (again := GAMES["volt"].answerable_again(changed.loaded.room.state)):
        request, command = next(changed.steps(1))
        changed.take(plan_commit(ROOM, changed.seen, request, changed.now, ()))
    assert again[0].id == command.choice
    command = replace(command, id="again")
    assert plan_command(changed.loaded, replace(request, ask=command), command, changed.now, ()) is Exit.CHANGE
    found.add(Exit.CHANGE)
    short = Match("toy_game", None, random.Random(2))
    short.begin()
    ends = [plans(short, request, command) for request, command in played(short)]
    assert ends[-1][0] is Exit.LAST
    assert plan_command(short.loaded, request, command, match.now, ()) is Exit.NOT_PLAYING
    assert found | {Exit.NOT_PLAYING, Exit.LAST} == set(Exit) - {
        Exit.NO_COMMAND,
        Exit.NOT_ENTERED,
        Exit.ENDING,
        Exit.NOT_IN_MEMORY,
        Exit.AGAIN,
    }


def played(match: Match) -> Iterator[tuple[Request, m.Command]]:
    """All commands of a match, each taken into the log after the caller has seen it."""
    for request, command in match.steps(10_000):
        yield request, command
        match.take(plan_commit(ROOM, match.seen, request, match.now, ()))


# --- entries ----------------------------------------------------------------------------------------------------------


class Clock:
    """A clock that stands."""

    def now(self) -> int:
        return NOON + 5_000


class Audience:
    """A hub at the start of a match, with two connections of each audience, which have got everything."""

    def __init__(self, start: LoadedRoom) -> None:
        self.rooms = Rooms(Store("redis://unused"), STORED_NAMES)
        self.rooms.actors.of(ROOM).clock = cast(Any, Clock())
        self.hub = Hub(ROOM, self.rooms, start)
        self.sockets: list[RecordingSocket] = []
        self.connections: list[Connection] = []
        for audience in ((), (0,), (1,), (0, 1)):
            for _ in range(2):
                socket, wes = RecordingSocket(), Identity("wes", "Wes")
                connection = Connection(socket, Encoding.MSGPACK, wes, audience=audience, number=start.number)
                self.sockets.append(socket)
                self.connections.append(connection)
                self.hub.members.add(connection)

    @property
    def written(self) -> list[bytes]:
        for connection in self.connections:
            connection.flush()
        return [b"".join(socket.writes) for socket in self.sockets]

    @property
    def place(self) -> Any:
        return self.hub.log.number, self.hub.log.digest, [connection.number for connection in self.connections]


def deliver(hub: Hub, entry: Entry) -> entry_lane.Exit | None:
    return entry_lane.deliver(entry, hub.log, hub.game, hub.members, NOON + 5_000)


@pytest.mark.parametrize(("game", "control"), PLAYED_IN)
async def test_both_ways_write_the_same_bytes_for_an_entry(game: str, control: TimeControl | None) -> None:
    match = Match(game, control, random.Random(5))
    match.begin()
    start = match.loaded
    match.entries.clear()
    match.play(40)
    lane, general = Audience(start), Audience(start)
    ordinary = 0
    for entry in match.entries:
        left = deliver(lane.hub, entry)
        if left is None:
            ordinary += 1
        else:
            assert left is entry_lane.Exit.OF_ROOM
            lane.hub.log.offer(entry)
        general.hub.log.offer(entry)
        assert lane.written == general.written
        assert lane.place == general.place
    assert ordinary > 20, "of 40 commands, or of all 24 of Robot Master"


async def test_an_entry_that_is_not_ordinary_leaves_the_lane_and_changes_nothing() -> None:
    match = Match("toy_game", None, random.Random(3))
    match.begin()
    start, screens = match.loaded, Audience(match.loaded)
    match.play(2)
    first, second = match.entries[-2:]
    before, member = screens.place, screens.connections[0]

    def leaves(why: entry_lane.Exit, entry: Entry) -> None:
        assert deliver(screens.hub, entry) is why
        assert screens.place == before
        assert not any(screens.written)

    leaves(entry_lane.Exit.NOT_NEXT, second)
    leaves(entry_lane.Exit.NOT_NEXT, replace(first, epoch=2))
    leaves(entry_lane.Exit.NOT_NEXT, replace(first, before=1))
    leaves(entry_lane.Exit.OF_ROOM, replace(first, events=(m.SeatAbsent(0), *first.events)))
    leaves(entry_lane.Exit.OF_ROOM, replace(first, hash=None))
    leaves(entry_lane.Exit.PRESET, replace(first, standing=True))
    member.buffered = []
    leaves(entry_lane.Exit.WAITING, first)
    member.buffered, member.number = None, start.number - 1
    before = screens.place
    leaves(entry_lane.Exit.WAITING, first)
    member.number = start.number
    before = screens.place
    member.encoding = Encoding.JSON
    leaves(entry_lane.Exit.JSON, first)


def test_a_command_counts_as_one_message() -> None:
    assert ROUTES[m.Command].price == 1, "the lane takes no more from a budget"


async def test_commands_of_a_live_match_take_the_lane(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (endpoint, command_lane):
        needs_interpreted(module)
    monkeypatch.setattr(clock, "FRESH_SECONDS", 3_600.0)  # a machine that stands still makes no clock old
    left: list[Exit | None] = []

    def noted(*message: Any) -> Exit | None:
        left.append(take_command(*message))
        return left[-1]

    monkeypatch.setattr(endpoint, "take_command", noted)
    async with Guests() as guests:
        ann, ben = await guests.guest(node, "Ann"), await guests.guest(node, "Ben")
        await start_match(ann, ben)
        left.clear()
        for _ in range(6):
            await move({0: ann, 1: ben})
    assert left.count(None) == 6


async def test_an_answer_that_is_sent_again_is_not_given_again(node: LiveNode) -> None:
    """The rules would take it once more: the choice accepts another answer."""
    options = SoloOptions(9, again=True)
    async with Guests() as guests:
        ann, ben = await guests.guest(node, "Ann"), await guests.guest(node, "Ben")
        room = (await ann.ask(lambda id: m.CreateRoom(id, "solo_game", 2, "Table", options))).room
        await watch(ann, room)
        await join(ben, room)
        await ann.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        choice = next(one for one in open_choices(ann) if one.seat == 0)
        first, second = [m.Command(id, 0, choice.id, Say(number)) for number, id in enumerate(("first", "second"))]
        answers = [await ann.ask(lambda _: ask, ask.id) for ask in (first, second, first, second)]  # noqa: B023 - awaited here
        assert [one.number for one in answers if isinstance(one, m.Accepted)] == [3, 4, 3, 4]
        reused = await ann.ask(lambda _: replace(first, command=Say(2)), first.id)
        assert isinstance(reused, m.Rejected)
        assert reused.code == "id_reused"
        assert len(await node.node.rooms.entries(room, 1, 99)) == 4
