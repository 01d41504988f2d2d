"""Bots on the seats of a room: who puts them there, what they are called, and when they leave."""

from itertools import pairwise

import msgspec
import pytest

from botyard.errors import Refused
from botyard.games.interface import Outcome
from botyard.lobby.index import is_listed
from botyard.rooms.before.bots_on_seats import BOT_ID_PREFIX, BOT_NAMES
from botyard.rooms.decide import create, decide
from botyard.rooms.record import dump_record, load_record
from botyard.rooms.requests import Request, RoomRequest
from botyard.rooms.room import Context, Decision, Room
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.luck import match_seed, share_commitment
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.support.default_game import GAME, RULES

SECRET = bytes(range(32))
SHARE = "5a" * 32
GREEDY, PLANNER = m.BotLevel.GREEDY, m.BotLevel.PLANNER


def made(players: int = 3, bots: tuple[m.BotLevel, ...] = (), room: str = "room1", **more: object) -> Decision:
    ask = msgspec.structs.replace(m.CreateRoom("c", GAME, players, "Table", bots=bots), **more)
    return create(room, Request("ann", "Ann", ask), Context(1_000_000, SECRET))


def asked(room: Room, who: str, ask: RoomRequest) -> Decision:
    return decide(room, Request(who, who.title(), ask), Context(2_000_000, b""))


def after(*steps: tuple[str, RoomRequest], players: int = 3) -> Room:
    room = made(players).room
    for who, ask in steps:
        room = asked(room, who, ask).room
    return room


def levels(room: Room) -> list[m.BotLevel | None]:
    return [None if occupant is None else occupant.bot for occupant in room.record.seats]


ADD = ("ann", m.AddBot("a", PLANNER, 2))


def test_the_host_seats_a_bot_that_is_marked_everywhere() -> None:
    decision = asked(after(), *ADD)
    (taken,) = decision.events
    assert isinstance(taken, m.SeatTaken)
    record = decision.room.record
    assert (taken.seat, taken.bot) == (2, PLANNER)
    assert taken.identity.startswith(BOT_ID_PREFIX)
    assert record.seats[2] == record.view().seats[2]
    assert levels(decision.room) == [None, None, PLANNER]
    assert record.summary().bots == (None, None, PLANNER)
    assert load_record(dump_record(record)) == record
    assert record.time == 2_000_000


def test_a_bot_without_a_seat_gets_the_first_free_one() -> None:
    room = after(("ben", m.Join("j", "room1", 1)), players=4)
    assert levels(asked(room, "ann", m.AddBot("a", GREEDY)).room) == [None, None, GREEDY, None]


def test_bots_of_a_room_differ_and_are_the_same_on_every_node() -> None:
    for number in range(20):
        room = made(players=6, bots=(GREEDY,) * 4, room=f"room{number}").room
        bots = [occupant for occupant in room.record.seats if occupant is not None and occupant.bot is not None]
        assert len({bot.identity for bot in bots}) == len({bot.name for bot in bots}) == 4
        assert {bot.name for bot in bots} <= set(BOT_NAMES)
        assert room.record.seats == made(players=6, bots=(GREEDY,) * 4, room=f"room{number}").room.record.seats
    others = [made(bots=(GREEDY,), room=name).room.record.seats[1] for name in ("room1", "room2")]
    assert all(one is not None and two is not None and one.identity != two.identity for one, two in pairwise(others))


def test_a_bot_has_another_name_than_the_people_at_the_table() -> None:
    bot = made(3, (GREEDY,)).room.record.seats[1]
    assert bot is not None
    room = create(
        "room1",
        Request("ann", bot.name, m.CreateRoom("c", GAME, 3, bots=(GREEDY,))),
        Context(1_000_000, SECRET),
    ).room
    other = room.record.seats[1]
    assert other is not None
    assert other.name != bot.name


def test_the_last_free_seat_starts_the_match() -> None:
    decision = asked(after(("ben", m.Join("j", "room1", 1))), *ADD)
    assert isinstance(decision.events[0], m.SeatTaken)
    assert decision.events[1] == m.MatchStarted((0, 1, 2))
    assert decision.room.record.status is m.Status.PLAYING
    assert levels(decision.room) == [None, None, PLANNER]


def test_the_host_takes_a_bot_off_its_seat() -> None:
    decision = asked(after(ADD), "ann", m.RemoveBot("r", 2))
    assert decision.events == (m.SeatLeft(2),)
    assert levels(decision.room) == [None, None, None]
    assert decision.room.record.host == "ann"


def test_bots_are_never_host_and_leave_with_the_last_person() -> None:
    room = after(("ann", m.AddBot("a", GREEDY, 1)), ("ben", m.Join("j", "room1", 2)), players=4)
    handed = asked(room, "ann", m.LeaveSeat("l", 0))
    assert handed.events == (m.SeatLeft(0), m.HostChanged("ben"))
    empty = asked(handed.room, "ben", m.LeaveSeat("l", 2))
    assert empty.events == (m.SeatLeft(2), m.SeatLeft(1), m.HostChanged(None))
    assert empty.room.record.seats == (None,) * 4
    assert not is_listed(empty.room.record)


def test_a_new_host_may_send_away_the_bots_of_the_one_before() -> None:
    room = after(ADD, ("ben", m.Join("j", "room1", 1)), players=4)
    room = asked(room, "ann", m.LeaveSeat("l", 0)).room
    assert asked(room, "ben", m.RemoveBot("r", 2)).events == (m.SeatLeft(2),)


def test_a_room_full_of_bots_starts_at_once_without_a_share_of_chance() -> None:
    decision = made(4, (GREEDY, PLANNER, m.BotLevel.RANDOM))
    seats = [event.seat for event in decision.events if isinstance(event, m.SeatTaken)]
    assert seats == [0, 1, 2, 3]
    assert m.MatchStarted((0, 1, 2, 3)) in decision.events
    assert decision.room.record.status is m.Status.PLAYING
    assert not [event for event in decision.events if isinstance(event, m.Contributed)]


def test_bots_add_nothing_to_the_chance_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[bytes] = []
    new = RULES.new

    def dealt(players: int, options: object, seed: bytes) -> Outcome:
        seeds.append(seed)
        return new(players, options, seed)

    monkeypatch.setattr(RULES, "new", dealt)
    promise = share_commitment("ann", SHARE)
    room = after(("ann", m.Contribute("u", 0, promise)), ("ann", m.AddBot("a", GREEDY)), players=3)
    asked(asked(room, "ann", m.AddBot("b", GREEDY)).room, "ann", m.OpenShare("o", 0, SHARE))
    assert seeds == [match_seed(room.record.secret, room.record.room, 1, [(0, promise, SHARE)], 3)]


def test_a_room_with_bots_and_a_free_seat_waits_for_people() -> None:
    decision = made(4, (GREEDY,))
    assert decision.room.record.status is m.Status.OPEN
    assert levels(decision.room) == [None, GREEDY, None, None]


def test_clocks_run_from_the_start_of_a_match_against_bots() -> None:
    clock = m.TimeControl(m.Pace.LIVE, bank=60, increment=5, cap=60, off_turn=10)
    record = made(2, (GREEDY,), clock=clock).room.record
    assert record.clocks is not None
    assert [running.seat for running in record.clocks.running] == [0, 1]


@pytest.mark.parametrize(
    ("players", "options", "seats"),
    [
        (4, Options(mode=Mode.TEAMS), 4),
        (3, Options(mode=Mode.TEAMS), None),
        (2, Options(mode=Mode.ADVANCED_TWO_PLAYER), 4),
        (6, Options(teleporters=1, rocks=2, blobs=3, mud=3), 6),
    ],
)
def test_bots_fill_the_places_of_people_in_every_mode(players: int, options: Options, seats: int | None) -> None:
    record = made(players, (GREEDY,) * (players - 1), game="twin_tin_bots", options=options).room.record
    bots = {occupant.identity for occupant in record.seats if occupant is not None and occupant.bot is not None}
    assert record.status is m.Status.PLAYING
    assert len(bots) == players - 1
    assert seats is None or len(record.seats) == seats


@pytest.mark.parametrize(
    ("steps", "who", "ask", "code"),
    [
        ((("ben", m.Join("j", "room1")),), "ben", m.AddBot("a", GREEDY), Code.NOT_HOST),
        ((), "cid", m.AddBot("a", GREEDY), Code.NOT_HOST),
        ((ADD,), "ann", m.AddBot("b", GREEDY, 2), Code.SEAT_TAKEN),
        ((), "ann", m.AddBot("a", GREEDY, 0), Code.SEAT_TAKEN),
        ((), "ann", m.AddBot("a", GREEDY, 3), Code.NO_SUCH_SEAT),
        ((ADD, ("ann", m.Start("s"))), "ann", m.AddBot("b", GREEDY), Code.ALREADY_STARTED),
        ((ADD, ("ann", m.Start("s"))), "ann", m.RemoveBot("r", 1), Code.ALREADY_STARTED),
        ((ADD, ("ben", m.Join("j", "room1"))), "ben", m.RemoveBot("r", 2), Code.ALREADY_STARTED),
        ((ADD,), "ben", m.RemoveBot("r", 2), Code.NOT_HOST),
        ((ADD,), "ann", m.RemoveBot("r", 0), Code.NOT_A_BOT),
        ((ADD,), "ann", m.RemoveBot("r", 1), Code.NOT_A_BOT),
        ((ADD,), "ann", m.RemoveBot("r", 5), Code.NO_SUCH_SEAT),
        ((ADD,), "cid", m.LeaveSeat("l", 2), Code.NOT_YOUR_SEAT),
        ((ADD,), "cid", m.Join("j", "room1", 2), Code.SEAT_TAKEN),
    ],
)
def test_requests_that_are_not_allowed_with_bots_are_refused(
    steps: tuple[tuple[str, RoomRequest], ...], who: str, ask: RoomRequest, code: Code
) -> None:
    room = after(*steps)
    with pytest.raises(Refused) as refused:
        asked(room, who, ask)
    assert refused.value.code is code
    assert refused.value.message


def test_no_more_bots_than_seats_behind_the_host() -> None:
    with pytest.raises(Refused, match="bots: there are 2 seats behind yours") as refused:
        made(3, (GREEDY,) * 3)
    assert refused.value.code is Code.INVALID_FIELD
