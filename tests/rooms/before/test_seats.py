"""Agreements on seats: moves, swaps, hand-overs, decisions of the host, and the next match."""

from collections.abc import Iterator, Sequence

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.client.folds import fold_room
from botyard.errors import Refused
from botyard.rooms.before.invitations import Invite
from botyard.rooms.before.rematch import next_room, people_of
from botyard.rooms.before.seats import MOST_BARRED
from botyard.rooms.commit_plan import RoomAttendance, expected_people, plan_commit
from botyard.rooms.decide import create, decide
from botyard.rooms.match.clock import Account
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.requests import NextRoom, Request, RoomRequest
from botyard.rooms.room import Context, Decision, Room
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.messages import OfferAnswer, OfferEnd, PersonAction, Status
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.support.cases import cases
from tests.support.default_game import GAME

SEED = bytes(range(32))
READY_CHECK = m.RoomSettings(ready_check=True)
LIVE = m.TimeControl(m.Pace.LIVE, bank=300, increment=10, cap=600, off_turn=60)

TWIN_TIN_BOTS = "twin_tin_bots"
"""A game whose options can give a player two seats."""

Step = tuple[str, RoomRequest]


def around(now: int = 1_000_000) -> Context:
    return Context(now, SEED)


def made(players: int = 3, settings: m.RoomSettings | None = None, game: str = GAME, **more: object) -> Room:
    ask = msgspec.structs.replace(m.CreateRoom("c", game, players, "Table", settings=settings), **more)
    return create("room1", Request("ann", "Ann", ask), around()).room


def asked(room: Room, who: str, ask: RoomRequest, now: int = 1_000_000) -> Decision:
    return decide(room, Request(who, who.title(), ask), around(now))


def after(room: Room, *steps: Step) -> Room:
    for who, ask in steps:
        room = asked(room, who, ask).room
    return room


def refused(room: Room, who: str, ask: RoomRequest) -> str:
    """The code with which a request is refused, in a whole sentence."""
    with pytest.raises(Refused) as why:
        asked(room, who, ask)
    assert why.value.message[-1] in ".?!"
    return why.value.code


def names(room: Room) -> list[str | None]:
    return [None if occupant is None else occupant.identity for occupant in room.record.seats]


def join(seat: int | None = None) -> m.Join:
    return m.Join("j", "room1", seat)


def accept(offer: int = 1) -> m.AnswerOffer:
    return m.AnswerOffer("a", offer, OfferAnswer.ACCEPT)


def send_away(identity: str) -> m.HandlePerson:
    return m.HandlePerson("h", identity, PersonAction.SEND_AWAY)


ANN_BEN = ("ben", join())
SWAP = ("ann", m.OfferSeat("o", 0, to=1))
PLAYING = (ANN_BEN, ("ann", m.Start("s")))


# --- sitting down -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "why"), [(0, "This seat is taken"), (1, "reserved for another person")])
def test_a_seat_that_cannot_be_taken_is_refused_with_its_reason(seat: int, why: str) -> None:
    room = made()
    reserved = msgspec.structs.replace(room.record.agreements, reserved=(None, m.Occupant("ben", "Ben"), None))
    room = Room(msgspec.structs.replace(room.record, agreements=reserved), room.state)
    with pytest.raises(Refused, match=why) as refusal:
        asked(room, "cay", join(seat))
    assert refusal.value.code is Code.SEAT_TAKEN


@pytest.mark.parametrize(("reserved", "why"), [(True, "free seats are reserved"), (False, "seats are taken")])
def test_a_full_room_says_whether_its_seats_are_reserved_or_taken(reserved: bool, why: str) -> None:
    room = made(2)
    ben = m.Occupant("ben", "Ben")
    agreements = msgspec.structs.replace(room.record.agreements, reserved=(None, ben) if reserved else ())
    seats = (room.record.seats[0], None if reserved else ben)
    room = Room(msgspec.structs.replace(room.record, agreements=agreements, seats=seats), room.state)
    with pytest.raises(Refused, match=why) as refusal:
        asked(room, "cay", join())
    assert refusal.value.code is Code.ROOM_FULL


def test_an_offer_to_a_person_who_takes_another_seat_meanwhile_ends() -> None:
    offered = after(made(), ("ann", m.OfferSeat("o", 0, identity="wes")))
    assert offered.record.agreements.offers
    decision = asked(offered, "wes", join(2))
    assert decision.room.record.agreements.offers == ()
    assert m.OfferEnded(1, OfferEnd.VOID) in decision.events


def test_whether_a_room_is_rated_is_decided_when_it_is_made() -> None:
    rated = m.RoomSettings(rated=True)
    for room, other in ((made(), rated), (made(settings=rated), None), (made(settings=rated), m.RoomSettings("de"))):
        with pytest.raises(Refused, match="decided when the table was made"):
            asked(room, "ann", m.ChangeRoom("c", 3, settings=other))
    changed = after(made(settings=rated), ("ann", m.ChangeRoom("c", 3, settings=m.RoomSettings("de", rated=True))))
    assert changed.record.effective_settings == m.RoomSettings("de", rated=True)


def test_a_seat_of_a_rated_match_is_not_handed_over_while_it_runs() -> None:
    room = made(2, settings=m.RoomSettings(rated=True))
    assert after(room, ("ann", m.OfferSeat("o", 0))).record.agreements.offers
    running = after(room, ANN_BEN)
    assert running.record.status is m.Status.PLAYING
    with pytest.raises(Refused, match="no seat can be handed over") as refusal:
        asked(running, "ann", m.OfferSeat("o", 0))
    assert refusal.value.code is Code.ALREADY_STARTED


# --- moving and swapping ----------------------------------------------------------------------------------------


def test_a_move_leaves_a_free_seat_and_keeps_the_share_of_chance() -> None:
    room = after(made(), ("ann", m.Contribute("u", 0, "0" * 64)))
    decision = asked(room, "ann", m.MoveSeat("m", 0, 2))
    assert names(decision.room) == [None, None, "ann"]
    assert decision.room.record.view().contributed == (False, False, True)
    assert decision.events == (m.SeatLeft(0), m.SeatTaken(2, "ann", "Ann"), m.Contributed(2, "0" * 64))
    assert decision.room.record.host == "ann"


@pytest.mark.parametrize(
    ("who", "ask", "code"),
    [
        ("ann", m.MoveSeat("m", 0, 1), Code.SEAT_TAKEN),
        ("ann", m.MoveSeat("m", 0, 0), Code.SEAT_TAKEN),
        ("ann", m.MoveSeat("m", 0, 3), Code.NO_SUCH_SEAT),
        ("ann", m.MoveSeat("m", 1, 2), Code.NOT_YOUR_SEAT),
        ("ann", m.MoveSeat("m", 7, 2), Code.NO_SUCH_SEAT),
        ("wes", m.MoveSeat("m", 2, 2), Code.NOT_YOUR_SEAT),
        ("ann", m.OfferSeat("o", 1), Code.NOT_YOUR_SEAT),
        ("ann", m.OfferSeat("o", 0, to=0), Code.YOURSELF),
        ("ann", m.OfferSeat("o", 0, to=2), Code.NOT_A_PERSON),
        ("ann", m.OfferSeat("o", 0, to=3), Code.NO_SUCH_SEAT),
        ("ann", m.OfferSeat("o", 0, 1, "wes"), Code.INVALID_FIELD),
        ("ann", m.OfferSeat("o", 0, identity="ann"), Code.YOURSELF),
        ("ann", m.OfferSeat("o", 0, identity="ben"), Code.ALREADY_SEATED),
        ("ann", m.OfferSeat("o", 0, identity="b-0123456789abcdef"), Code.NOT_A_PERSON),
        ("wes", m.OfferSeat("o", 0), Code.NOT_YOUR_SEAT),
        ("ben", accept(7), Code.NO_SUCH_OFFER),
        ("ben", send_away("ann"), Code.NOT_HOST),
        ("ann", send_away("ann"), Code.YOURSELF),
        ("ann", send_away("wes"), Code.NOT_SEATED),
        ("ann", send_away("b-0123456789abcdef"), Code.NOT_A_PERSON),
        ("ann", m.HandlePerson("h", "ben", PersonAction.LET_IN), Code.NOT_BARRED),
        ("ann", m.HandlePerson("h", "wes", PersonAction.MAKE_HOST), Code.NOT_SEATED),
        ("ann", m.Ready("r"), Code.NO_READY_CHECK),
        ("ben", m.ChangeRoom("g", 3), Code.NOT_HOST),
        ("ann", m.ChangeRoom("g", 1), Code.PLAYERS_OUT_OF_RANGE),
        ("ann", m.ChangeRoom("g", 7), Code.PLAYERS_OUT_OF_RANGE),
        ("ann", m.ChangeRoom("g", 3, name="\u200d"), Code.INVALID_FIELD),
        ("ann", m.ChangeRoom("g", 3, clock=m.TimeControl(m.Pace.LIVE)), Code.INVALID_FIELD),
        ("ann", m.ChangeRoom("g", 3, settings=m.RoomSettings(delay_turns=99)), Code.INVALID_FIELD),
    ],
)
def test_requests_that_are_not_allowed_before_the_match_are_refused(who: str, ask: RoomRequest, code: Code) -> None:
    assert refused(after(made(), ANN_BEN), who, ask) == code


def test_options_that_do_not_suit_the_number_of_players_are_refused() -> None:
    room = after(made(game=TWIN_TIN_BOTS), ANN_BEN)
    assert refused(room, "ann", m.ChangeRoom("g", 2, options=Options(Mode.TEAMS))) == Code.BAD_OPTIONS


@pytest.mark.parametrize(
    ("who", "ask", "code"),
    [
        ("ann", m.MoveSeat("m", 0, 1), Code.ALREADY_STARTED),
        ("ann", m.OfferSeat("o", 0, to=1), Code.ALREADY_STARTED),
        ("ann", send_away("ben"), Code.ALREADY_STARTED),
        ("ann", m.Ready("r"), Code.ALREADY_STARTED),
        ("ann", m.ChangeRoom("g", 3), Code.ALREADY_STARTED),
        ("ann", m.OfferSeat("o", 0, identity="ben"), Code.ALREADY_SEATED),
        ("wes", m.OfferSeat("o", 0), Code.NOT_YOUR_SEAT),
    ],
)
def test_requests_that_are_not_allowed_in_a_match_are_refused(who: str, ask: RoomRequest, code: Code) -> None:
    assert refused(after(made(), *PLAYING), who, ask) == code


def test_a_bot_swaps_with_no_player() -> None:
    room = after(made(), ("ann", m.AddBot("b", m.BotLevel.RANDOM, 1)))
    assert refused(room, "ann", m.OfferSeat("o", 0, to=1)) == Code.NOT_A_PERSON
    assert refused(room, "ann", send_away(str(names(room)[1]))) == Code.NOT_A_PERSON


def test_two_who_agree_swap() -> None:
    offered = asked(after(made(), ANN_BEN), *SWAP)
    assert offered.events == (m.OfferMade(m.Offer(1, 0, "ann", 1, "ben")),)
    decision = asked(offered.room, "ben", accept())
    assert names(decision.room) == ["ben", "ann", None]
    assert decision.events == (
        m.OfferEnded(1, OfferEnd.ACCEPTED),
        m.SeatTaken(0, "ben", "Ben"),
        m.SeatTaken(1, "ann", "Ann"),
    )
    assert decision.room.record.host == "ann"


@pytest.mark.parametrize(
    ("who", "answer", "end"),
    [("ben", OfferAnswer.DECLINE, OfferEnd.DECLINED), ("ann", OfferAnswer.WITHDRAW, OfferEnd.WITHDRAWN)],
)
def test_a_decline_or_a_withdrawal_ends_an_offer(who: str, answer: OfferAnswer, end: OfferEnd) -> None:
    decision = asked(after(made(), ANN_BEN, SWAP), who, m.AnswerOffer("a", 1, answer))
    assert decision.events == (m.OfferEnded(1, end),)
    assert decision.room.record.agreements.offers == ()


@pytest.mark.parametrize(
    ("who", "answer", "code"),
    [
        ("ann", OfferAnswer.ACCEPT, Code.YOURSELF),
        ("ann", OfferAnswer.DECLINE, Code.YOURSELF),
        ("wes", OfferAnswer.ACCEPT, Code.NO_SUCH_OFFER),
        ("wes", OfferAnswer.DECLINE, Code.NO_SUCH_OFFER),
        ("ben", OfferAnswer.WITHDRAW, Code.NO_SUCH_OFFER),
    ],
)
def test_an_offer_is_answered_only_by_the_players_whom_it_concerns(who: str, answer: OfferAnswer, code: Code) -> None:
    assert refused(after(made(), ANN_BEN, SWAP), who, m.AnswerOffer("a", 1, answer)) == code


@pytest.mark.parametrize(
    ("who", "ask"),
    [
        ("ann", m.LeaveSeat("l", 0)),
        ("ben", m.LeaveSeat("l", 1)),
        ("ben", m.MoveSeat("m", 1, 2)),
        ("ann", m.MoveSeat("m", 0, 2)),
        ("ann", send_away("ben")),
    ],
)
def test_an_offer_ends_when_a_player_of_it_is_gone(who: str, ask: RoomRequest) -> None:
    decision = asked(after(made(), ANN_BEN, SWAP), who, ask)
    assert decision.events[-1] == m.OfferEnded(1, OfferEnd.VOID)
    assert decision.room.record.agreements.offers == ()


def test_a_seat_has_one_offer_at_a_time_and_each_a_number_of_its_own() -> None:
    decision = asked(after(made(), ANN_BEN, SWAP), "ann", m.OfferSeat("o2", 0))
    assert decision.events == (m.OfferEnded(1, OfferEnd.WITHDRAWN), m.OfferMade(m.Offer(2, 0, "ann", None, None)))
    assert [offer.id for offer in decision.room.record.agreements.offers] == [2]


# --- handing over -----------------------------------------------------------------------------------------------


def test_a_seat_of_a_match_is_handed_over_and_the_position_stays_as_it_is() -> None:
    room = after(made(clock=LIVE), *PLAYING, ("ann", m.OfferSeat("o", 0, identity="wes")))
    decision = asked(room, "wes", accept())
    assert names(decision.room) == ["wes", "ben"]
    assert decision.events == (
        m.OfferEnded(1, OfferEnd.ACCEPTED),
        m.SeatTaken(0, "wes", "Wes", former=m.Occupant("ann", "Ann")),
        m.HostChanged("wes"),
    )
    assert decision.room.state is room.state
    assert decision.room.record.clocks == room.record.clocks
    assert refused(decision.room, "ann", m.Resign("r", 0)) == Code.NOT_YOUR_SEAT
    assert after(decision.room, ("wes", m.Resign("r", 0))).record.status is Status.FINISHED


def test_a_player_who_takes_over_an_absent_seat_is_present() -> None:
    room = after(made(clock=LIVE), *PLAYING, ("ann", m.OfferSeat("o", 0)))
    clocks = room.record.clocks
    assert clocks is not None
    away = msgspec.structs.replace(clocks, accounts=(absent(clocks.accounts[0]), *clocks.accounts[1:]))
    room = Room(msgspec.structs.replace(room.record, clocks=away), room.state)
    decision = asked(room, "wes", accept())
    assert m.SeatReturned(0) in decision.events
    assert decision.room.record.clocks is not None
    assert not decision.room.record.clocks.accounts[0].absent


def absent(account: Account) -> Account:
    return msgspec.structs.replace(account, missed=3, absent=True)


def test_an_open_offer_goes_to_the_first_user_without_a_seat() -> None:
    room = after(made(), *PLAYING, ("ann", m.OfferSeat("o", 0)))
    assert refused(room, "ben", accept()) == Code.ALREADY_SEATED
    assert refused(room, "wes", m.AnswerOffer("a", 1, OfferAnswer.DECLINE)) == Code.NO_SUCH_OFFER
    taken = asked(room, "wes", accept()).room
    assert names(taken) == ["wes", "ben"]
    assert refused(taken, "zoe", accept()) == Code.NO_SUCH_OFFER


def test_a_player_with_two_seats_hands_both_over() -> None:
    room = after(made(2, game=TWIN_TIN_BOTS, options=Options(Mode.ADVANCED_TWO_PLAYER)), ANN_BEN)
    assert names(room) == ["ann", "ben", "ann", "ben"]
    decision = after(room, ("ann", m.OfferSeat("o", 2, identity="wes")), ("wes", accept()))
    assert names(decision) == ["wes", "ben", "wes", "ben"]


def test_nothing_is_offered_after_the_end() -> None:
    over = after(made(), *PLAYING, ("ann", m.OfferSeat("o", 0)), ("ann", m.Resign("r", 0)))
    assert over.record.status is Status.FINISHED
    assert over.record.agreements.offers == ()
    assert refused(over, "ben", m.OfferSeat("o", 1)) == Code.GAME_OVER
    assert refused(over, "wes", accept()) == Code.NO_SUCH_OFFER


# --- the host ---------------------------------------------------------------------------------------------------


def test_a_player_who_was_sent_away_sits_down_again_only_when_let_in() -> None:
    decision = asked(after(made(), ANN_BEN), "ann", send_away("ben"))
    assert decision.events == (m.SeatLeft(1), m.PersonBarred("ben", "Ben", True))
    assert refused(decision.room, "ben", join()) == Code.BARRED
    offered = after(decision.room, ("ann", m.OfferSeat("o", 0)))
    assert refused(offered, "ben", accept()) == Code.BARRED
    back = after(decision.room, ("ann", m.HandlePerson("h", "ben", PersonAction.LET_IN)), ANN_BEN)
    assert names(back) == ["ann", "ben", None]


def test_a_player_who_was_sent_away_returns_by_a_personal_invitation_but_no_link() -> None:
    link, personal = "t." + "0" * 32, "p." + "1" * 32
    room = after(made(), ANN_BEN, ("ann", Invite("i", link, 2_000_000)), ("ann", send_away("ben")))
    assert refused(room, "ben", m.Join("j", "room1", None, None, link)) == Code.BARRED
    invited = after(room, ("ann", Invite("k", personal, 2_000_000, uses=1)))
    decision = asked(invited, "ben", m.Join("j", "room1", None, None, personal))
    assert decision.events == (m.PersonBarred("ben", "Ben", False), m.SeatTaken(1, "ben", "Ben"))
    again = after(decision.room, ("ann", send_away("ben")))
    assert refused(again, "ben", m.Join("j2", "room1", None, None, personal)) == Code.BARRED


def test_so_many_who_were_sent_away_are_remembered() -> None:
    room, events = made(), list[m.Event]()
    for place in range(MOST_BARRED + 1):
        decision = asked(after(room, (f"p{place}", join())), "ann", send_away(f"p{place}"))
        room, events = decision.room, [*events, *decision.events]
    assert [event for event in events if event == m.PersonBarred("p0", "P0", False)] != []
    assert len(room.record.agreements.barred) == MOST_BARRED
    assert names(after(room, ("p0", join()))) == ["ann", "p0", None]


def test_a_host_makes_another_player_the_host() -> None:
    before = after(made(), ANN_BEN)
    decision = asked(before, "ann", m.HandlePerson("h", "ben", PersonAction.MAKE_HOST))
    assert decision.events == (m.HostChanged("ben"),)
    assert not before.record.is_listed_as(decision.room.record)  # the lobby shows whether the host is there
    assert refused(decision.room, "ann", m.Start("s")) == Code.NOT_HOST


def test_a_player_whose_seat_is_removed_gets_another() -> None:
    room = after(made(4), ("ben", join(3)), ("ann", m.Contribute("u", 0, "0" * 64)))
    assert refused(room, "ann", m.ChangeRoom("g", 1)) == Code.PLAYERS_OUT_OF_RANGE
    decision = asked(room, "ann", m.ChangeRoom("g", 3, "Barn", clock=LIVE))
    assert names(decision.room) == ["ann", "ben", None]
    assert decision.events[:2] == (m.SeatLeft(3), m.SeatTaken(1, "ben", "Ben"))
    assert decision.room.record.view().contributed == (True, False, False)
    assert (decision.room.record.name, decision.room.record.clock) == ("Barn", LIVE)


def test_a_room_has_never_fewer_seats_than_are_taken() -> None:
    room = after(made(4), ANN_BEN, ("cid", join()))
    assert refused(room, "ann", m.ChangeRoom("g", 2)) == Code.SEAT_TAKEN
    assert asked(room, "ann", m.ChangeRoom("g", 3)).room.record.status is Status.PLAYING


# --- readiness --------------------------------------------------------------------------------------------------


def test_a_match_waits_until_all_players_are_ready() -> None:
    room = after(made(2, READY_CHECK), ANN_BEN)
    assert room.record.status is Status.OPEN
    decision = asked(room, "ann", m.Ready("r"))
    assert decision.events == (m.ReadyChanged((0,)),)
    assert asked(decision.room, "ann", m.Ready("r")).events == ()
    unsaid = asked(decision.room, "ann", m.Ready("r", False))
    assert unsaid.events == (m.ReadyChanged(()),)
    started = asked(decision.room, "ben", m.Ready("r"))
    assert isinstance(started.events[1], m.MatchStarted)
    assert started.room.record.agreements.ready == ()


def test_the_host_starts_with_fewer_once_the_others_are_ready() -> None:
    room = after(made(3, READY_CHECK), ANN_BEN)
    assert refused(room, "ann", m.Start("s")) == Code.NOT_READY
    assert refused(room, "wes", m.Ready("r")) == Code.NOT_SEATED
    assert after(room, ("ben", m.Ready("r")), ("ann", m.Start("s"))).record.status is Status.PLAYING


@pytest.mark.parametrize(
    ("who", "ask"),
    [
        ("cid", join()),
        ("ben", m.LeaveSeat("l", 1)),
        ("ben", m.MoveSeat("m", 1, 2)),
        ("ann", send_away("ben")),
        ("ann", m.AddBot("b", m.BotLevel.RANDOM)),
        ("ann", m.ChangeRoom("g", 4, settings=READY_CHECK)),
        ("ann", m.ChangeRoom("g", 3, clock=LIVE, settings=READY_CHECK)),
    ],
)
def test_a_change_of_people_seats_or_settings_asks_all_players_again(who: str, ask: RoomRequest) -> None:
    room = after(made(3, READY_CHECK), ANN_BEN, ("ben", m.Ready("r")), ("ann", m.Ready("r")))
    assert room.record.agreements.ready == (0, 1)
    decision = asked(room, who, ask)
    assert decision.room.record.status is Status.OPEN
    assert decision.room.record.agreements.ready == ()
    assert decision.events[-1] == m.ReadyChanged(())


def test_a_new_name_of_the_room_asks_no_player_again() -> None:
    room = after(made(3, READY_CHECK), ANN_BEN, ("ben", m.Ready("r")))
    assert after(room, ("ann", m.ChangeRoom("g", 3, "Barn", settings=READY_CHECK))).record.agreements.ready == (1,)


def test_bots_are_always_ready() -> None:
    room = after(made(2, READY_CHECK), ("ann", m.AddBot("b", m.BotLevel.RANDOM)))
    assert room.record.status is Status.OPEN
    assert after(room, ("ann", m.Ready("r"))).record.status is Status.PLAYING


# --- another match ----------------------------------------------------------------------------------------------


def finished(*steps: Step, **form: object) -> Room:
    """A room whose match is over after these steps, since all resign."""
    room = after(made(**form), *steps)  # type: ignore[arg-type] # the fields of a room as they are
    for who in dict.fromkeys(name for name in names(room) if name is not None):
        for seat in room.record.seats_of(who):
            if room.record.status is Status.PLAYING:
                room = after(room, (who, m.Resign("r", seat)))
    assert room.record.status is Status.FINISHED
    return room


def again(former: Room, who: str) -> Decision:
    ask = next_room(former.record, who, "n")
    return create("room2", Request(who, who.title(), ask), around())


def test_in_the_next_room_all_players_are_one_seat_further() -> None:
    former = finished(ANN_BEN, ("cid", join()), players=3, clock=LIVE)
    decision = again(former, "ben")
    record = decision.room.record
    assert names(decision.room) == ["ben", None, None]
    assert [None if kept is None else kept.identity for kept in record.agreements.reserved] == [None, "cid", "ann"]
    assert (record.host, record.options, record.clock, record.name) == ("ben", former.record.options, LIVE, "Table")
    assert record.view().reserved == record.agreements.reserved
    assert record.summary().seats == ("Ben", "Cid", "Ann")
    assert isinstance(decision.events[0], m.RoomCreated)
    assert isinstance(decision.events[-1], m.RoomChanged)
    full = after(decision.room, ("ann", nexts(former, "ann")), ("cid", nexts(former, "cid")))
    assert full.record.status is Status.PLAYING
    assert names(full) == ["ben", "cid", "ann"]


def test_no_seat_is_kept_for_a_player_whose_account_is_deleted() -> None:
    former = finished(ANN_BEN, ("cid", join()), players=3)
    ask = next_room(former.record, "ann", "n", is_deleted=lambda identity: identity == "ben")
    room = create("room2", Request("ann", "Ann", ask), around()).room
    assert [None if kept is None else kept.identity for kept in room.record.agreements.reserved] == [None, "cid", None]
    assert names(after(room, ("wes", join()))) == ["wes", None, "ann"]


def test_the_name_of_the_next_room_names_no_player_who_has_left() -> None:
    handed_over = ("ann", m.OfferSeat("o", 0, identity="wes")), ("wes", accept())
    for name, caller, expected in [
        ("", "ben", "Ben's table"),
        ("", "wes", "Wes's table"),
        ("Ben's table", "wes", "Ben's table"),
        ("Table", "wes", "Table"),
    ]:
        former = finished(*PLAYING, *handed_over, name=name)
        assert again(former, caller).room.record.name == expected
    kept = finished(*PLAYING, name="")
    assert again(kept, "ben").room.record.name == "Ann's table"
    gone = next_room(kept.record, "ben", "n", is_deleted=lambda identity: identity == "ann")
    assert gone.name == "Ben's table"


def nexts(former: Room, who: str) -> NextRoom:
    return next_room(former.record, who, "n")


def test_a_reserved_seat_is_for_one_alone() -> None:
    former = finished(ANN_BEN, ("cid", join()), players=3)
    room = again(former, "ann").room
    assert refused(room, "wes", join()) == Code.ROOM_FULL
    assert refused(room, "wes", join(0)) == Code.ROOM_FULL
    assert refused(room, "ann", m.MoveSeat("m", 2, 1)) == Code.ROOM_FULL
    declined = asked(room, "ben", m.LeaveSeat("l", 0))
    assert isinstance(declined.events[0], m.RoomChanged)
    assert refused(declined.room, "wes", join(1)) == Code.SEAT_TAKEN
    assert names(after(declined.room, ("wes", join()))) == ["wes", None, "ann"]
    freed = after(room, ("ann", send_away("ben")))
    assert freed.record.agreements.barred == ()
    assert refused(room, "ann", nexts(former, "ann")) == Code.ALREADY_SEATED


def test_a_player_with_a_reserved_seat_needs_no_invitation() -> None:
    former = finished(ANN_BEN, ("ann", m.Start("s")), players=3)
    kept = msgspec.structs.replace(former.record, settings=m.RoomSettings(access=m.Access.INVITED))
    room = again(Room(kept, former.state), "ann").room
    assert refused(room, "wes", join()) == Code.INVITATION_NEEDED
    assert names(after(room, ("ben", join()))) == ["ben", "ann"]


def test_a_reserved_seat_moves_with_the_size_of_the_room() -> None:
    former = finished(ANN_BEN, ("cid", join()), players=3)
    room = after(again(former, "ann").room, ("ben", m.LeaveSeat("l", 0)), ("ann", m.ChangeRoom("g", 2)))
    assert names(room) == ["ann", None]
    assert room.record.agreements.holder(1) == m.Occupant("cid", "Cid")
    assert refused(room, "ann", m.ChangeRoom("g", 1)) == Code.PLAYERS_OUT_OF_RANGE


def test_bots_come_along_and_a_match_against_them_starts_at_once() -> None:
    former = finished(players=3, bots=(m.BotLevel.RANDOM, m.BotLevel.GREEDY))
    decision = again(former, "ann")
    assert decision.room.record.status is Status.PLAYING
    bots = [occupant.bot for occupant in decision.room.record.seats if occupant is not None]
    assert bots == [m.BotLevel.RANDOM, m.BotLevel.GREEDY, None]


@pytest.mark.parametrize(("players", "mode"), [(2, Mode.ADVANCED_TWO_PLAYER), (3, Mode.TEAMS), (5, Mode.TEAMS)])
def test_a_player_with_two_seats_is_one_person(players: int, mode: Mode) -> None:
    others = ["ben", "cid", "dan", "eve"][: players - 1]
    former = finished(*((who, join()) for who in others), players=players, game=TWIN_TIN_BOTS, options=Options(mode))
    assert [one.identity for one in people_of(former.record)] == ["ann", *others]
    room = again(former, "ann").room
    for who in others:
        room = after(room, (who, nexts(former, who)))
    assert [one.identity for one in people_of(room.record)] == [*others, "ann"]


def test_another_match_is_for_those_who_have_played_one() -> None:
    playing = after(made(), *PLAYING)
    with pytest.raises(Refused) as why:
        next_room(playing.record, "ann", "n")
    assert why.value.code is Code.NOT_FINISHED
    with pytest.raises(Refused) as why:
        next_room(finished(*PLAYING).record, "wes", "n")
    assert why.value.code is Code.NOT_YOUR_SEAT


# --- whatever is asked ------------------------------------------------------------------------------------------

PEOPLE = ("ann", "ben", "cid", "dan", "eve")
SEATS = st.integers(0, 5)
SIZES = st.integers(1, 6)
WHO = st.sampled_from(PEOPLE)
ASKS = st.one_of(
    st.builds(lambda seat: m.Join("x", "room1", seat), st.none() | SEATS),
    st.builds(lambda seat: m.LeaveSeat("x", seat), SEATS),
    st.builds(lambda seat, to: m.MoveSeat("x", seat, to), SEATS, SEATS),
    st.builds(
        lambda seat, to, identity: m.OfferSeat("x", seat, to, identity), SEATS, st.none() | SEATS, st.none() | WHO
    ),
    st.builds(lambda offer, answer: m.AnswerOffer("x", offer, answer), st.integers(1, 6), st.sampled_from(OfferAnswer)),
    st.builds(lambda who, action: m.HandlePerson("x", who, action), WHO, st.sampled_from(PersonAction)),
    st.builds(lambda ready: m.Ready("x", ready), st.booleans()),
    st.builds(
        lambda players, check: m.ChangeRoom("x", players, settings=m.RoomSettings(ready_check=check)),
        SIZES,
        st.booleans(),
    ),
    st.builds(lambda seat: m.AddBot("x", m.BotLevel.RANDOM, seat), st.none() | SEATS),
    st.builds(lambda seat: m.RemoveBot("x", seat), SEATS),
    st.builds(lambda seat: m.Contribute("x", seat, "0" * 64), SEATS),
    st.just(m.Start("x")),
)


@settings(max_examples=cases(120))
@given(st.lists(st.tuples(WHO, ASKS), max_size=25), st.booleans(), st.booleans())
def test_after_any_requests_the_room_makes_sense_and_follows_from_its_events(
    steps: Sequence[tuple[str, RoomRequest]], ready_check: bool, once_before: bool
) -> None:
    settings = m.RoomSettings(ready_check=ready_check)
    if once_before:
        former = finished(ANN_BEN, ("cid", join()), players=3)
        kept = msgspec.structs.replace(former.record, settings=settings)
        room = again(Room(kept, former.state), "ann").room
    else:
        room = made(4, settings)
    for before, decision in played(room, steps):
        record = decision.room.record
        must_make_sense(decision.room)
        if record.status is before.record.status:
            assert fold_room(before.record.view(), decision.events) == record.view()


def played(room: Room, steps: Sequence[tuple[str, RoomRequest]]) -> Iterator[tuple[Room, Decision]]:
    """The room before each ask that is not refused, and what comes of it."""
    for who, ask in steps:
        try:
            decision = asked(room, who, ask)
        except Refused:
            continue
        yield room, decision
        room = decision.room


def must_make_sense(room: Room) -> None:
    """Check that seats, shares, reservations and offers of a room go together."""
    record = room.record
    people = [one.identity for one in record.seats if one is not None and one.bot is None]
    if record.status is Status.OPEN:
        assert len(record.seats) == record.players
        assert all(one.identity == record.seats[one.seat].identity for one in record.luck.shares)  # type: ignore[union-attr]
        assert len(people) == len(set(people))
        assert None in record.seats or record.effective_settings.ready_check or record.luck.until
        assert record.host in people or not people
        assert not set(people) & {one.identity for one in record.agreements.barred}
    reserved = record.agreements.reserved
    assert reserved == () or (len(reserved) == record.players and any(reserved))
    assert all(kept is None or record.seats[seat] is None for seat, kept in enumerate(reserved))
    assert all(record.seats[seat] is not None for seat in record.agreements.ready)
    assert len({offer.seat for offer in record.agreements.offers}) == len(record.agreements.offers)
    for offer in record.agreements.offers:
        assert offer.seat in record.seats_of(offer.by)
        assert offer.identity != offer.by
        assert offer.to is None or (offer.identity is not None and offer.to in record.seats_of(offer.identity))


def test_an_outsider_cannot_find_out_whether_there_is_an_offer() -> None:
    offered = after(made(2), ANN_BEN, ("ann", m.OfferSeat("o", 0, identity="wes")))
    for answer in OfferAnswer:
        answers = set()
        for offer in (1, 2):
            with pytest.raises(Refused) as why:
                asked(offered, "eve", m.AnswerOffer("a", offer, answer))
            answers.add((why.value.code, why.value.message))
        assert len(answers) == 1, answer


# --- players who are away when the room fills up ----------------------------------------------------------------------


def sat_down(room: Room, who: str, absent: tuple[str, ...] = ()) -> Decision:
    """The decision about a join while these people are away."""
    return decide(room, Request(who, who.title(), join()), Context(1_000_000, SEED, absent=frozenset(absent)))


@pytest.mark.parametrize("clock", [None, LIVE])
def test_a_match_does_not_start_with_a_player_who_is_away(clock: m.TimeControl | None) -> None:
    decision = sat_down(made(2, clock=clock), "ben", absent=("ann",))
    assert decision.events[-1] == m.ReadyChanged((), ("ann",))
    room = decision.room
    assert (room.record.status, room.record.view().asked) == (Status.OPEN, ("ann",))
    assert refused(room, "ben", m.Ready("r")) == Code.NO_READY_CHECK, "only players who were away are asked"
    started = asked(room, "ann", m.Ready("r"))
    assert isinstance(started.events[1], m.MatchStarted)
    assert started.room.record.agreements.asked == ()


def test_the_host_starts_without_saying_ready_but_not_over_the_head_of_another_player() -> None:
    waiting = sat_down(after(made(3), ANN_BEN), "cid", absent=("ann", "ben")).room
    assert refused(waiting, "ann", m.Start("s")) == Code.NOT_READY
    ready = asked(waiting, "ben", m.Ready("r")).room
    assert ready.record.status is Status.OPEN
    assert asked(ready, "ann", m.Start("s")).room.record.status is Status.PLAYING


def test_a_slow_match_starts_with_players_who_are_away() -> None:
    slow = m.TimeControl(m.Pace.SLOW, turn=86_400, off_turn=3_600)
    assert sat_down(made(2, clock=slow), "ben", absent=("ann",)).room.record.status is Status.PLAYING


def test_a_player_who_has_gone_meanwhile_is_asked_as_well() -> None:
    waiting = sat_down(after(made(3), ANN_BEN), "cid", absent=("ben",)).room
    ready = Request("ben", "Ben", m.Ready("r"))
    assert expected_people(LoadedRoom(1, 3, waiting), ready) == {"ann", "cid"}
    decision = decide(waiting, ready, Context(1_000_000, SEED, absent=frozenset({"ann"})))
    assert decision.events[-1] == m.ReadyChanged((1,), ("ben", "ann"))
    assert decision.room.record.status is Status.OPEN
    assert asked(decision.room, "ann", m.Ready("r")).room.record.status is Status.PLAYING


def test_a_change_of_a_room_that_waits_for_a_player_does_not_start_it_without_them() -> None:
    ready_check = after(made(3, READY_CHECK), ANN_BEN, ("cid", join()))
    change = m.ChangeRoom("x", 3, clock=LIVE, settings=m.RoomSettings())
    smaller = m.ChangeRoom("x", 2, clock=LIVE)
    assert expected_people(LoadedRoom(1, 3, after(made(4), ANN_BEN)), Request("ann", "Ann", smaller)) == {"ben"}
    for room in (sat_down(after(made(3), ANN_BEN), "cid", absent=("ben",)).room, ready_check):
        seen, request = LoadedRoom(1, 3, room), Request("ann", "Ann", change)
        people = expected_people(seen, request)
        assert people == {"ben", "cid"}
        plan = plan_commit("room1", seen, request, 2_000_000, (), RoomAttendance(absent=people & {"ben"}))
        assert (plan.room.record.status, plan.room.record.agreements.asked) == (Status.OPEN, ("ben",))


def test_a_player_who_leaves_a_full_room_ends_the_question() -> None:
    waiting = sat_down(made(2), "ben", absent=("ann",)).room
    left = asked(waiting, "ben", m.LeaveSeat("l", 1))
    assert left.events[-1] == m.ReadyChanged(())
    assert left.room.record.agreements.asked == ()
    assert sat_down(left.room, "cid").room.record.status is Status.PLAYING


def test_a_ready_check_does_not_also_ask_those_who_are_away() -> None:
    decision = sat_down(made(2, READY_CHECK), "ben", absent=("ann",))
    assert decision.room.record.agreements.asked == ()
    ready = asked(decision.room, "ann", m.Ready("r")).room
    ben_is_ready = Request("ben", "Ben", m.Ready("r2"))
    while_ann_is_away = Context(1_000_000, SEED, absent=frozenset({"ann"}))
    assert decide(ready, ben_is_ready, while_ann_is_away).room.record.status is Status.PLAYING
