"""The due lines of slow matches: after each entry, those that commits have set are those that the record has."""

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.notifications.subject import Subjects
from botyard.rooms.due import CHANNELS, DELAY_MS, TABLE, due_changes, due_lines, following, line_of
from botyard.rooms.match.absence import is_missed
from botyard.rooms.match.clock import due_alarm
from botyard.rooms.record import Record
from botyard.rooms.requests import Attend, RoomRequest
from botyard.rooms.room import Room, answerable_choices
from botyard_protocol import messages as m
from botyard_protocol.api_notifications import NotificationKind
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.games.players import PLAYERS
from tests.replay.matches import ROOM, Table
from tests.support.cases import cases
from tests.support.default_game import GAME

LIVE = m.TimeControl(m.Pace.LIVE, bank=300, increment=0, cap=300, off_turn=60)
SLOW = m.TimeControl(m.Pace.SLOW, turn=86_400, off_turn=43_200)
DAY_MS = 86_400_000
TWO_SEATS = Options(mode=Mode.ADVANCED_TWO_PLAYER)
NAMES = ("Ann", "Ben", "Cay", "Dan")
"""The last of them only watches."""
STEPS = 150


class Watched(Table):
    """A table whose commits keep a set of due lines, as Redis does. `adjourned`: whether the match ever was."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[str, int] = {}
        self.adjourned = False

    @property
    def record(self) -> Record:
        assert self.room is not None
        return self.room.record

    @property
    def room_now(self) -> Room:
        assert self.room is not None
        return self.room

    async def load(self, room: str) -> Any:
        """The room as the service returns it."""
        assert room == ROOM
        return SimpleNamespace(room=self.room)

    def ask(self, name: str, ask: RoomRequest, *outages: tuple[int, int]) -> None:
        """Decide and append, and change the lines as the commit would."""
        before = None if self.room is None else self.record
        super().ask(name, ask, *outages)
        changes = due_changes(before, self.record)
        count = int(changes[0]) if changes else 0
        for at, line in zip(changes[1 : 1 + count : 2], changes[2 : 2 + count : 2], strict=True):
            self.lines[str(line)] = int(at)
        for line in changes[1 + count :]:
            self.lines.pop(str(line), None)
        self.adjourned |= self.record.absence is not None and self.record.absence.adjourned > 0

    def begin(self, clock: m.TimeControl | None, *, bots: int = 0) -> None:
        """Seat three; the last of them are bots."""
        self.ask("Ann", m.CreateRoom("c", GAME, 3, "Table", clock=clock, bots=(m.BotLevel.RANDOM,) * bots))
        for name in NAMES[1 : 3 - bots]:
            self.ask(name, m.Join("j", ROOM))
        assert self.record.status is m.Status.PLAYING

    def answer(self, chance: random.Random) -> None:
        """Answer a choice as the holder of its seat."""
        assert self.room is not None
        choice = chance.choice(answerable_choices(self.room))
        self.ask(*_answer(chance, self.room, choice, f"a{len(self.entries)}"))


class NoNames:
    """Public names of people who have no other ones."""

    def is_deleted(self, identity: str) -> bool:
        """No one is deleted."""
        return False

    def rename(self, view: Any) -> Any:
        """All keep their names."""
        return view


def votes_of(table: Watched, name: str) -> tuple[int, NotificationKind]:
    """The seat of a person, and the kind of the line that asks for a vote."""
    return table.record.seats_of(name.lower())[0], NotificationKind.VOTE


def _answer(chance: random.Random, room: Room, choice: m.Choice, id: str) -> tuple[str, RoomRequest]:
    """The holder of the seat and a legal answer to its choice."""
    holder = room.record.seats[choice.seat]
    assert holder is not None
    rules = GAMES[room.record.game]
    view = rules.view(room.state, room.record.seats_of(holder.identity))
    name = holder.name if holder.bot is None else holder.identity
    return name, m.Command(id, choice.seat, choice.id, PLAYERS[room.record.game](chance, choice, view))


def _something(chance: random.Random, table: Watched, id: str) -> tuple[str, RoomRequest]:
    """A sender and a request; many are refused."""
    assert table.room is not None
    who, choices = chance.choice(NAMES), answerable_choices(table.room)
    if choices and chance.random() < 0.6:
        return _answer(chance, table.room, chance.choice(choices), id)
    if (alarm := due_alarm(table.record.clocks, table.now)) is not None:
        return "Clock", alarm
    seat = next(iter(table.record.seats_of(who.lower())), 0)
    remedy = chance.choice([one for one in m.Remedy if one not in (m.Remedy.END, m.Remedy.FORFEIT)])
    asks: list[tuple[str, RoomRequest]] = [
        ("Clock", Attend(id, who.lower(), max(table.now - 2 * DAY_MS, 1))),
        ("Clock", Attend(id, who.lower(), 0)),
        (who, m.Vote(id, remedy, m.BotLevel.GREEDY if remedy is m.Remedy.BOT else None)),
        (who, m.ComeBack(id, seat)),
    ]
    return chance.choice([*asks * 8, (who, m.Resign(id, seat))])


def _must_agree(table: Watched, copies: dict[str, int]) -> None:
    """Check that the lines are those of the record, without those that copies took the place of.

    `copies`: the time of the line of each copy.
    """
    record, due = table.record, due_lines(table.record)
    named = {f"{ROOM} {line}": at for line, at in due.items()}
    begun = {line_of(ROOM, seat, NotificationKind.BEGUN) for seat in (*range(3), TABLE)} if table.adjourned else set()
    plain = {line for line in table.lines if line.rpartition(" ")[2] not in CHANNELS}
    parted = {line.rpartition(" ")[0] for line in table.lines if line not in plain}
    assert plain | parted <= set(named), "a line has no reason"
    assert set(named) - begun - _not_yet(named, copies) <= plain | set(copies), "a line is missing"
    for line in plain:  # that of the table is not sent again when one of several has answered
        assert named[line] in (0, table.lines[line]) or (TABLE in line and named[line] < table.lines[line])
    for line in parted:
        assert named[line] == copies.get(line), "a copy is of an earlier state"
    _must_be_of_people(record)


def _not_yet(named: dict[str, int], copies: dict[str, int]) -> set[str]:
    """The lines that come when that of a turn is due, as long as it is not. Whose is last may change for a table."""
    turn, time = (kind.wire for kind in (NotificationKind.TURN, NotificationKind.TIME))
    later = {line for line in named if line.endswith(time) and line.replace(time, turn) not in copies}
    return later | {line_of(ROOM, TABLE, NotificationKind.TURN)}


def _must_be_of_people(record: Record) -> None:
    """Check that no bot has a line, no person two of a kind, and a match that does not go on none but its end."""
    asked: set[tuple[str, str]] = set()
    for line in due_lines(record):
        seat, kind = line.split(" ")
        if seat == TABLE:
            assert (kind == NotificationKind.OVER.wire) == record.halted
            continue
        holder = record.seats[int(seat)]
        assert holder is not None
        assert holder.bot is None
        assert (holder.identity, kind) not in asked
        asked.add((holder.identity, kind))
        assert kind == NotificationKind.OVER.wire or not record.halted


@pytest.mark.parametrize("bots", [0, 1])
@pytest.mark.parametrize("seed", range(cases(10)))
def test_the_lines_that_commits_have_set_are_those_of_the_record_after_each_entry(seed: int, bots: int) -> None:
    chance, table, copies = random.Random(seed), Watched(), dict[str, int]()
    table.begin(SLOW, bots=bots)
    for step in range(STEPS):
        table.now += chance.choice((0, 2_000, 70_000, DAY_MS // 2, 2 * DAY_MS))
        try:
            table.ask(*_something(chance, table, f"i{step}"))
        except Refused:
            continue
        named = {f"{ROOM} {line}": at for line, at in due_lines(table.record).items()}
        copies = {line: at for line, at in copies.items() if named.get(line) == at}
        _must_agree(table, copies)
        due = [one for one, at in table.lines.items() if one in named and at <= table.now]
        for line in [one for one in due if chance.random() < 0.4]:  # it is being sent
            del table.lines[line]
            copies[line] = named[line]
            table.lines |= {other: time for time, other in following(table.record, line)}
            table.lines |= {f"{line} {channel}": 1 for channel in CHANNELS if chance.random() < 0.5}


@pytest.mark.parametrize("clock", [None, LIVE])
def test_a_match_that_is_not_slow_has_no_line(clock: m.TimeControl | None) -> None:
    chance, table = random.Random(1), Watched()
    table.begin(clock)
    for _ in range(20):
        table.answer(chance)
    table.ask("Ann", m.Resign("r", 0))
    assert table.lines == {}


def test_a_turn_is_due_a_while_after_its_clock_begins_and_settled_by_the_answer() -> None:
    table = Watched()
    table.begin(SLOW)
    assert table.record.clocks is not None
    (first, *_) = table.record.clocks.running
    line = line_of(ROOM, first.seat, NotificationKind.TURN)
    assert table.lines[line] == first.start + DELAY_MS
    time = line_of(ROOM, first.seat, NotificationKind.TIME)
    assert time not in table.lines, "most turns are answered before their line is due"
    warning = (first.start + DAY_MS - DAY_MS // 4, time)
    assert warning in following(table.record, line)
    table.answer(random.Random(1))
    assert table.record.clocks is not None
    assert table.lines.get(line) != first.start + DELAY_MS


def test_an_adjourned_match_has_no_line_and_does_not_begin_again() -> None:
    table = Watched()
    table.begin(SLOW)
    table.now += 3 * DAY_MS
    table.ask("Clock", Attend("gone", "ann", table.now - 2 * DAY_MS))
    assert line_of(ROOM, 1, NotificationKind.VOTE) in table.lines
    table.ask("Ben", m.Vote("v", m.Remedy.ADJOURN))
    table.ask("Cay", m.Vote("v", m.Remedy.ADJOURN))
    assert table.adjourned
    assert table.lines == {}
    table.ask("Clock", Attend("seen", "ann", 0))
    table.ask("Ben", m.Vote("w", m.Remedy.GO_ON))
    assert not table.record.halted
    kinds = {line.rpartition(" ")[2] for line in table.lines}
    assert kinds == {"turn"}


async def test_a_player_who_has_resigned_is_not_asked_about_another_who_is_missing() -> None:
    table = Watched()
    table.ask("Ann", m.CreateRoom("c", GAME, 4, "Table", clock=SLOW))
    for name in NAMES[1:]:
        table.ask(name, m.Join("j", ROOM))
    seat = table.record.seats_of("ben")[0]
    table.ask("Ben", m.Resign("r", seat))
    table.now += 3 * DAY_MS
    asked = next(one for one in NAMES if is_missed(table.room_now, one.lower(), table.now - 2 * DAY_MS, table.now))
    table.ask("Clock", Attend("gone", asked.lower(), table.now - 2 * DAY_MS))
    rooms = SimpleNamespace(load=table.load, names=NoNames())
    subjects = Subjects(cast(Any, rooms), cast(Any, None), cast(Any, None))
    voters = [name for name in NAMES if name != asked]
    found = [await subjects.of(line_of(ROOM, *votes_of(table, name)), table.now) for name in voters]
    assert [one is not None for one in found] == [name != "Ben" for name in voters]


def test_a_finished_match_has_a_line_of_its_end_for_each_person() -> None:
    table = Watched()
    table.begin(SLOW, bots=1)
    seats = [table.record.seats_of(name.lower())[0] for name in NAMES[:2]]
    for name, seat in zip(NAMES, seats, strict=False):
        table.ask(name, m.Resign("r", seat))
    assert table.record.status is m.Status.FINISHED
    assert set(table.lines) == {line_of(ROOM, seat, NotificationKind.OVER) for seat in [*map(str, seats), TABLE]}


def test_a_person_with_two_seats_has_one_line_of_a_kind() -> None:
    table, chance = Watched(), random.Random(1)
    table.ask("Ann", m.CreateRoom("c", "twin_tin_bots", 2, "Table", TWO_SEATS, SLOW))
    table.ask("Ben", m.Join("j", ROOM))
    assert len(table.record.seats_of("ann")) == 2
    for _ in range(40):
        _must_be_of_people(table.record)
        _must_agree(table, {})
        table.answer(chance)


def test_a_table_has_one_line_for_the_turn_of_all_who_have_to_answer() -> None:
    table = Watched()
    table.begin(SLOW)
    clocks = table.record.clocks
    assert clocks is not None
    turns = [line_of(ROOM, one.seat, NotificationKind.TURN) for one in clocks.running]
    lines = [(at, name) for turn in turns for at, name in following(table.record, turn) if TABLE in name]
    assert lines == [(max(one.start for one in clocks.running) + DELAY_MS, line_of(ROOM, TABLE, NotificationKind.TURN))]
    assert line_of(ROOM, TABLE, NotificationKind.BEGUN) in table.lines


@pytest.mark.parametrize("settings", [m.RoomSettings(delay_turns=1), m.RoomSettings(delay_seconds=600)])
def test_a_table_with_delayed_spectators_has_lines_of_begin_and_end_only(settings: m.RoomSettings) -> None:
    table = Watched()
    table.ask("Ann", m.CreateRoom("c", GAME, 2, "Table", clock=SLOW, settings=settings))
    table.ask("Ben", m.Join("j", ROOM))
    kinds = {line.split(" ")[2] for line in table.lines if TABLE in line}
    assert kinds == {"begun"}
    assert not any(TABLE in name for line in table.lines for _, name in following(table.record, line))
    table.answer(random.Random(1))
    table.ask("Ann", m.Resign("r", 0))
    if table.record.status is not m.Status.FINISHED:
        table.ask("Ben", m.Resign("r", 1))
    assert {line.split(" ")[2] for line in table.lines if TABLE in line} == {"over"}
