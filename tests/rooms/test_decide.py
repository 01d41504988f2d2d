"""Decisions on requests, as playbooks: the requests of each user, and the resulting room."""

import random
from hashlib import sha256
from typing import Any, get_args

import msgspec
import pytest

from botyard.errors import Refused, Unreadable
from botyard.games.registry import GAMES
from botyard.rooms.before.luck import Luck
from botyard.rooms.commit_plan import plan_commit
from botyard.rooms.decide import ACTIONS, create, decide
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import (
    FORM,
    MARK,
    Entry,
    dump_entry,
    dump_record,
    entry_content,
    load_entry,
    load_record,
    sealed,
)
from botyard.rooms.requests import EndMatch, Request, RoomRequest
from botyard.rooms.room import Context, Decision, Room, load_room
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.luck import share_commitment
from tests.support import toy_game as toy
from tests.support.default_game import ANSWER, GAME, RULES, any_answer

SEED = bytes(range(32))
SHARE, OTHER_SHARE = "5a" * 32, "a5" * 32
FIRST = ttb.First(
    (ttb.FirstPlace(ttb.RobotName.A, 1, ttb.Tile.FORWARD_1), ttb.FirstPlace(ttb.RobotName.B, 1, ttb.Tile.TURN_LEFT))
)
ILLEGAL_FIRST = ttb.First((ttb.FirstPlace(ttb.RobotName.A, 1, ttb.Tile.FORWARD_1),))

TWIN_TIN_BOTS = "twin_tin_bots"
"""A game with turns one after another, refusals of its own, and options that not every number of players suits."""

Step = tuple[str, RoomRequest]


def around(now: int = 1_000_000) -> Context:
    return Context(now, SEED)


def made(players: int = 3, name: str = "Table", game: str = GAME) -> Decision:
    return create("room1", Request("ann", "Ann", m.CreateRoom("c", game, players, name)), around())


def asked(room: Room, who: str, ask: RoomRequest, now: int = 1_000_000) -> Decision:
    return decide(room, Request(who, who.title(), ask), around(now))


def after(*steps: Step, players: int = 3, game: str = GAME) -> Room:
    room = made(players, game=game).room
    for who, ask in steps:
        room = asked(room, who, ask).room
    return room


JOIN = ("ben", m.Join("j", "room1"))
PLAYING = (JOIN, ("ann", m.Start("s")))
OVER = (*PLAYING, ("ann", m.Resign("r", 0)))


def command(seat: int, choice: int, what: Any = ANSWER) -> m.Command:
    return m.Command("x", seat, choice, what)


def names(room: Room) -> list[str | None]:
    return [None if occupant is None else occupant.identity for occupant in room.record.seats]


def first_choice(room: Room) -> Any:
    return RULES.choices(room.state)[0]


# --- making a room ----------------------------------------------------------------------------------------------


def test_the_creator_of_a_room_is_its_host_on_the_first_seat() -> None:
    decision = made(players=4)
    record = decision.room.record
    shown = toy.OptionsView(), sha256(SEED).hexdigest()
    made_event = m.RoomCreated("ann", GAME, 4, "Table", *shown, round=1)
    assert decision.events == (made_event, m.SeatTaken(0, "ann", "Ann"))
    assert (record.host, record.status, record.players) == ("ann", m.Status.OPEN, 4)
    assert record.seats == (m.Occupant("ann", "Ann"), None, None, None)
    assert (record.created, record.time) == (1_000, 1_000_000)
    assert decision.room.state is None


@pytest.mark.parametrize("name", ["", "   "])
def test_a_room_without_a_name_is_called_after_its_host(name: str) -> None:
    assert made(name=name).room.record.name == "Ann's table"


def test_a_room_name_is_tidied_and_must_be_visible() -> None:
    assert made(name="  Two   words ").room.record.name == "Two words"
    assert made(name="می\u200cخواهم").room.record.name == "می\u200cخواهم"
    for unseen in ("evil\u202eeman", "\u200d", "a\u0000"):
        with pytest.raises(Refused) as refused:
            made(name=unseen)
        assert refused.value.code is Code.INVALID_FIELD


@pytest.mark.parametrize(
    ("game", "players", "code"),
    [
        ("chess", 2, Code.UNKNOWN_GAME),
        ("", 2, Code.UNKNOWN_GAME),
        (GAME, 0, Code.PLAYERS_OUT_OF_RANGE),
        (GAME, 1, Code.PLAYERS_OUT_OF_RANGE),
        (GAME, 7, Code.PLAYERS_OUT_OF_RANGE),
    ],
)
def test_a_room_that_cannot_be_is_refused(game: str, players: int, code: Code) -> None:
    with pytest.raises(Refused) as refused:
        create("room1", Request("ann", "Ann", m.CreateRoom("c", game, players)), around())
    assert refused.value.code is code


# --- before the match -------------------------------------------------------------------------------------------


def test_a_join_takes_the_first_free_seat_or_the_one_named() -> None:
    assert asked(after(), *JOIN).events == (m.SeatTaken(1, "ben", "Ben"),)
    room = after(("cid", m.Join("j", "room1", 2)))
    assert names(room) == ["ann", None, "cid"]
    assert names(asked(room, "ben", m.Join("j", "room1")).room) == ["ann", "ben", "cid"]


def test_the_match_starts_when_all_seats_are_taken() -> None:
    decision = asked(after(JOIN), "cid", m.Join("j", "room1"))
    assert decision.events[:2] == (m.SeatTaken(2, "cid", "Cid"), m.MatchStarted((0, 1, 2)))
    assert any(isinstance(event, toy.Shown) for event in decision.events)
    assert decision.room.record.status is m.Status.PLAYING
    assert decision.room.state is not None


def test_the_host_starts_with_the_seats_that_are_taken_and_they_close_up() -> None:
    room = after(("cid", m.Join("j", "room1", 2)))
    decision = asked(room, "ann", m.Start("s"))
    assert decision.events[0] == m.MatchStarted((0, 2))
    assert names(decision.room) == ["ann", "cid"]
    assert decision.room.record.players == 2


def test_the_same_seed_gives_the_same_match() -> None:
    assert asked(after(JOIN), "ann", m.Start("s")).events == asked(after(JOIN), "ann", m.Start("s")).events


def test_when_the_host_leaves_the_next_seat_becomes_host() -> None:
    room = after(("cid", m.Join("j", "room1", 2)), ("ben", m.Join("j", "room1", 1)), players=4)
    decision = asked(room, "ann", m.LeaveSeat("l", 0))
    assert decision.events == (m.SeatLeft(0), m.HostChanged("ben"))
    assert decision.room.record.host == "ben"
    assert names(decision.room) == [None, "ben", "cid", None]


def test_a_guest_leaves_without_a_change_of_host() -> None:
    decision = asked(after(JOIN), "ben", m.LeaveSeat("l", 1))
    assert decision.events == (m.SeatLeft(1),)
    assert decision.room.record.host == "ann"


def test_an_empty_room_has_no_host_until_a_player_joins() -> None:
    left = asked(after(), "ann", m.LeaveSeat("l", 0))
    assert left.events == (m.SeatLeft(0), m.HostChanged(None))
    came = asked(left.room, "ben", m.Join("j", "room1", 1))
    assert came.events == (m.SeatTaken(1, "ben", "Ben"), m.HostChanged("ben"))
    assert came.room.record.host == "ben"


@pytest.mark.parametrize(
    ("steps", "who", "ask", "code"),
    [
        ((), "ann", m.Join("j", "room1"), Code.ALREADY_SEATED),
        ((JOIN,), "cid", m.Join("j", "room1", 1), Code.SEAT_TAKEN),
        ((), "cid", m.Join("j", "room1", 3), Code.NO_SUCH_SEAT),
        ((), "cid", m.Join("j", "room1", 7), Code.NO_SUCH_SEAT),
        (PLAYING, "cid", m.Join("j", "room1"), Code.ALREADY_STARTED),
        (OVER, "cid", m.Join("j", "room1"), Code.ALREADY_STARTED),
        ((JOIN,), "ben", m.Start("s"), Code.NOT_HOST),
        ((JOIN,), "cid", m.Start("s"), Code.NOT_HOST),
        ((), "ann", m.Start("s"), Code.NOT_ENOUGH_PLAYERS),
        (PLAYING, "ann", m.Start("s"), Code.ALREADY_STARTED),
        ((JOIN,), "ben", m.LeaveSeat("l", 0), Code.NOT_YOUR_SEAT),
        ((JOIN,), "ben", m.LeaveSeat("l", 2), Code.NOT_YOUR_SEAT),
        ((JOIN,), "cid", m.LeaveSeat("l", 0), Code.NOT_YOUR_SEAT),
        ((JOIN,), "ben", m.LeaveSeat("l", 5), Code.NO_SUCH_SEAT),
        (PLAYING, "ben", m.LeaveSeat("l", 1), Code.ALREADY_STARTED),
        ((), "ann", m.CreateRoom("c", GAME, 2), Code.ID_REUSED),
        ((JOIN,), "ann", command(0, 1), Code.NOT_STARTED),
        ((JOIN,), "ann", m.Resign("r", 0), Code.NOT_STARTED),
        (PLAYING, "cid", command(0, 1), Code.NOT_YOUR_SEAT),
        (PLAYING, "ben", command(0, 1), Code.NOT_YOUR_SEAT),
        (PLAYING, "ben", command(7, 1), Code.NO_SUCH_SEAT),
        (PLAYING, "ben", m.Resign("r", 0), Code.NOT_YOUR_SEAT),
        (PLAYING, "cid", m.Resign("r", 1), Code.NOT_YOUR_SEAT),
        (PLAYING, "ann", command(0, 999), Code.CHOICE_CLOSED),
        (OVER, "ben", command(1, 1), Code.GAME_OVER),
        (OVER, "ben", m.Resign("r", 1), Code.GAME_OVER),
        (OVER, "cid", m.Resign("r", 1), Code.NOT_YOUR_SEAT),
    ],
)
def test_requests_that_a_room_does_not_allow_are_refused(
    steps: tuple[Step, ...], who: str, ask: RoomRequest, code: Code
) -> None:
    room = after(*steps)
    before = dump_record(room.record)
    with pytest.raises(Refused) as refused:
        asked(room, who, ask)
    assert refused.value.code is code
    assert refused.value.message
    assert dump_record(room.record) == before


def test_a_full_room_is_watched() -> None:
    """With automatic starts a room is full and open at once only if it was stored so."""
    room = after(JOIN)
    record = msgspec.structs.replace(room.record, seats=(*room.record.seats[:2], m.Occupant("cid", "Cid")))
    with pytest.raises(Refused) as refused:
        asked(Room(record), "dan", m.Join("j", "room1"))
    assert refused.value.code is Code.ROOM_FULL


# --- during the match -------------------------------------------------------------------------------------------


def test_a_command_answers_the_choice_of_its_seat() -> None:
    room = after(*PLAYING)
    choice = first_choice(room)
    holder = names(room)[choice.seat]
    assert holder is not None
    decision = asked(room, holder, command(choice.seat, choice.id))
    assert decision.room.record.status is m.Status.PLAYING
    assert first_choice(decision.room).id > choice.id
    with pytest.raises(Refused) as refused:
        asked(decision.room, holder, command(choice.seat, choice.id))
    assert refused.value.code is Code.CHOICE_CLOSED


def test_out_of_turn_and_against_the_rules_is_refused_with_the_rules_code() -> None:
    room = after(*PLAYING, game=TWIN_TIN_BOTS)
    (choice,) = GAMES[TWIN_TIN_BOTS].choices(room.state)
    turn, other = choice.seat, 1 - choice.seat
    holders = names(room)
    for seat, what, code in [
        (other, FIRST, Code.NOT_YOUR_TURN),
        (turn, ttb.Pass(), Code.WRONG_COMMAND),
        (turn, ILLEGAL_FIRST, ttb.Refusal.ONE_TILE_EACH),
    ]:
        with pytest.raises(Refused) as refused:
            asked(room, holders[seat] or "", command(seat, choice.id, what))
        assert refused.value.code is code


def test_resigning_ends_a_match_of_two() -> None:
    decision = asked(after(*PLAYING), "ann", m.Resign("r", 0))
    assert isinstance(decision.events[0], toy.Shown)
    assert decision.events[0].playing == (1,)
    assert decision.events[-1] == m.MatchFinished(SEED.hex())
    assert decision.room.record.status is m.Status.FINISHED


def test_a_match_of_three_goes_on_when_one_resigns() -> None:
    room = after(JOIN, ("cid", m.Join("j", "room1")))
    decision = asked(room, "cid", m.Resign("r", 2))
    assert decision.room.record.status is m.Status.PLAYING
    with pytest.raises(Refused) as refused:
        asked(decision.room, "cid", m.Resign("r", 2))
    assert refused.value.code is Code.ALREADY_RESIGNED


def test_a_match_played_to_its_end_is_finished_once() -> None:
    rng, room = random.Random(3), after(*PLAYING)
    events: tuple[Any, ...] = ()
    while m.MatchFinished(SEED.hex()) not in events:
        choice = first_choice(room)
        decision = asked(room, names(room)[choice.seat] or "", command(choice.seat, choice.id, any_answer(rng)))
        room, events = decision.room, decision.events
        assert (m.MatchFinished(SEED.hex()) in events) == (RULES.choices(room.state) == ())
    assert events[-1] == m.MatchFinished(SEED.hex())
    assert room.record.status is m.Status.FINISHED


# --- time and rules ---------------------------------------------------------------------------------------------


def test_time_in_a_room_never_goes_backwards() -> None:
    room = asked(after(), *JOIN, now=5_000_000).room
    assert asked(room, "ben", m.LeaveSeat("l", 1), now=4_000_000).room.record.time == 5_000_000


@pytest.mark.parametrize(
    "ask",
    [command(0, 1), m.Resign("r", 0), m.SetLink("l", None), m.OfferSeat("o", 0), EndMatch("e", "a reason")],
    ids=lambda ask: type(ask).__name__,
)
def test_a_match_of_other_rules_takes_no_request(ask: RoomRequest) -> None:
    room = after(*PLAYING)
    foreign = Room(msgspec.structs.replace(room.record, rules_version=99), None)
    with pytest.raises(Refused) as refused:
        plan_commit("room1", LoadedRoom(1, 4, foreign), Request("ann", "Ann", ask), 1_000_000, ())
    assert refused.value.code is Code.RULES_VERSION, "a commit would store the room without the state of its game"


def test_a_match_whose_state_is_lost_cannot_be_read() -> None:
    with pytest.raises(Unreadable):
        load_room(after(*PLAYING).record)


# --- stored forms -----------------------------------------------------------------------------------------------


def test_records_come_back_as_they_were_and_may_grow() -> None:
    record = after(JOIN).record
    assert load_record(dump_record(record)) == record
    grown = pack([*msgspec.msgpack.decode(pack(record)), "of a newer node"])
    assert load_record(sealed(FORM, grown)) == record
    assert load_record(MARK + bytes([2]) + grown) == record, "form 2 has no checksum"


EARLIEST_FIELDS = 17
"""Records had before they had a form."""


def test_a_record_of_an_earlier_release_is_read_with_what_it_does_not_say_as_usual() -> None:
    record = after(JOIN).record
    earlier = pack(msgspec.msgpack.decode(pack(record))[:EARLIEST_FIELDS])
    assert load_record(earlier) == msgspec.structs.replace(record, luck=Luck())


def test_a_record_is_refused_by_releases_that_would_lose_what_it_says() -> None:
    data = dump_record(after(JOIN).record)
    with pytest.raises(msgspec.DecodeError):  # so a release reads that knows no forms
        msgspec.msgpack.decode(data)
    with pytest.raises(Unreadable):
        load_record(MARK + bytes([FORM + 1]) + data[2:])


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\xc1\x01", b"\x90", b"\x93\x01\x02\x03", b"\xff" * 40])
def test_bytes_that_are_not_ours_are_unreadable(data: bytes) -> None:
    for load in (load_record, lambda data: load_entry(data, None)):
        with pytest.raises(Unreadable):
            load(data)


def test_an_event_of_a_newer_node_is_unreadable_not_dropped() -> None:
    entry = Entry(1, 1, 1, 0, "ann", None, "a", m.LeaveSeat("a", 0), (m.SeatLeft(0),), ())
    raw = msgspec.msgpack.decode(entry_content(dump_entry(entry)))
    raw[8] = [[250, 1]]
    with pytest.raises(Unreadable):
        load_entry(msgspec.msgpack.encode(raw), GAME)


# --- options and chance -----------------------------------------------------------------------------------------


def with_options(players: int, options: ttb.Options) -> Room:
    return create("room1", Request("ann", "Ann", m.CreateRoom("c", TWIN_TIN_BOTS, players, "", options)), around()).room


def test_options_are_checked_before_anything_is_made() -> None:
    with pytest.raises(Refused) as refused:
        with_options(3, ttb.Options(mode=ttb.Mode.ADVANCED_TWO_PLAYER))
    assert refused.value.code is Code.BAD_OPTIONS
    assert "mode" in refused.value.message


def test_options_that_too_few_people_cannot_play_are_refused_at_the_start_and_nothing_is_lost() -> None:
    room = asked(with_options(3, ttb.Options(mode=ttb.Mode.TEAMS)), *JOIN).room
    with pytest.raises(Refused) as refused:
        asked(room, "ann", m.Start("s"))
    assert refused.value.code is Code.BAD_OPTIONS
    assert room.record.status is m.Status.OPEN


def test_a_player_of_two_seats_holds_them_both() -> None:
    room = asked(with_options(2, ttb.Options(mode=ttb.Mode.ADVANCED_TWO_PLAYER)), *JOIN)
    assert next(event for event in room.events if isinstance(event, m.MatchStarted)).seats == (0, 1, 0, 1)
    record = room.room.record
    assert record.seats_of("ann") == (0, 2)
    assert record.seats_of("ben") == (1, 3)
    assert record.players == 2


def test_a_share_of_chance_is_added_once_by_the_player_of_the_seat_and_before_the_match() -> None:
    room = made(players=3).room
    shared = asked(room, "ann", m.Contribute("k", 0, "a" * 64))
    assert shared.events == (m.Contributed(0, "a" * 64),)
    assert shared.room.record.view().contributed == (True, False, False)
    for who, ask, code in (
        ("ann", m.Contribute("k2", 0, "b" * 64), Code.ALREADY_CONTRIBUTED),
        ("ben", m.Contribute("k", 0, "b" * 64), Code.NOT_YOUR_SEAT),
        ("ann", m.Contribute("k3", 1, "b" * 64), Code.NOT_YOUR_SEAT),
        ("ann", m.Contribute("k4", 7, "b" * 64), Code.NO_SUCH_SEAT),
    ):
        with pytest.raises(Refused) as refused:
            asked(shared.room, who, ask)
        assert refused.value.code is code
    with pytest.raises(Refused) as late:
        asked(after(*PLAYING), "ann", m.Contribute("k5", 0, "a" * 64))
    assert late.value.code is Code.ALREADY_STARTED


def test_a_share_leaves_and_comes_with_its_player() -> None:
    room = asked(made(players=3).room, "ben", m.Join("j", "room1", 1, "b" * 64))
    assert room.events == (m.SeatTaken(1, "ben", "Ben"), m.Contributed(1, "b" * 64))
    assert asked(room.room, "ben", m.LeaveSeat("l", 1)).room.record.luck.shares == ()


def test_every_share_and_the_secret_make_another_match() -> None:
    def seed(*steps: Step, secret: bytes = SEED) -> bytes:
        start = create("room1", Request("ann", "Ann", m.CreateRoom("c", GAME, 2)), Context(1, secret))
        room = start.room
        for who, ask in steps:
            room = asked(room, who, ask).room
        return bytes(room.state.seed)

    plain = seed(JOIN)
    assert plain == seed(JOIN)
    promise, other = share_commitment("ann", SHARE), share_commitment("ann", OTHER_SHARE)
    shared = [
        seed(("ann", m.Contribute("k", 0, commitment)), JOIN, ("ann", m.OpenShare("o", 0, share)))
        for commitment, share in ((promise, SHARE), (other, OTHER_SHARE))
    ]
    assert len({plain, *shared, seed(JOIN, secret=bytes(32))}) == 4


def test_the_secret_is_in_nothing_that_is_sent_before_the_end() -> None:
    decision = made(players=2)
    sent = [pack(decision.room.record.view()), pack(decision.room.record.summary()), pack(list(decision.events))]
    assert not any(SEED in data or SEED.hex().encode() in data for data in sent)
    assert SEED in dump_record(decision.room.record)


def test_the_line_in_the_lobby_distinguishes_people_of_one_name() -> None:
    room = after(("other", m.Join("j", "room1", 2)))
    namesake = msgspec.structs.replace(room.record, seats=(*room.record.seats[:2], m.Occupant("other", "Ann")))
    summary = namesake.summary()
    assert summary.seats == ("Ann", None, "Ann")
    assert summary.identities == ("ann", None, "other")


def test_every_request_has_an_action() -> None:
    assert set(ACTIONS) == set(get_args(RoomRequest))
