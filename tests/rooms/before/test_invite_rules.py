"""Which users an invitation lets in, and what each learns of it.

And settings of a room: which of them go together.
"""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from botyard.errors import Refused
from botyard.rooms.before import room_spec
from botyard.rooms.before.invitations import Invitation, Invite, RevokeInvitation, id_of
from botyard.rooms.before.invite_rules import LONGEST_MS, MOST_INVITATIONS, fault
from botyard.rooms.commit_plan import EXPIRY_MS, retention_end
from botyard.rooms.decide import create, decide
from botyard.rooms.record import dump_record, load_record
from botyard.rooms.requests import Request, RoomRequest
from botyard.rooms.room import Context, Room
from botyard_protocol import messages as m
from botyard_protocol.codes import Code

NOW, LATER, TOO_LATE = 1_000_000, 1_500_000, 2_000_000
LINK, CODE, CAYS = "t." + 32 * "1", "c." + 32 * "2", "p." + 32 * "3"
PRIVATE = m.RoomSettings(access=m.Access.INVITED)


def made(settings: m.RoomSettings = PRIVATE, players: int = 4) -> Room:
    ask = m.CreateRoom("c", "toy_game", players, "Table", settings=settings)
    return create("room1", Request("ann", "Ann", ask), Context(NOW, bytes(32))).room


def asked(room: Room, who: str, ask: RoomRequest, now: int = LATER) -> Room:
    decision = decide(room, Request(who, who.title(), ask), Context(now, b""))
    return decision.room


def refused(room: Room, who: str, ask: RoomRequest, now: int = LATER) -> str:
    with pytest.raises(Refused) as why:
        asked(room, who, ask, now)
    return why.value.code


def inviting(key: str = LINK, seat: int | None = None, uses: int = 0) -> Invite:
    return Invite("i", key, TOO_LATE, seat, uses)


def joining(key: str | None = LINK, seat: int | None = None) -> m.Join:
    return m.Join("j", "room1", seat, None, key)


def seat_of(room: Room, who: str) -> int:
    (seat,) = room.record.seats_of(who)
    return seat


def test_a_room_for_the_invited_takes_no_other_user() -> None:
    room = asked(made(), "ann", inviting())
    assert refused(room, "ben", joining(None)) is Code.INVITATION_NEEDED
    assert refused(room, "ben", joining(CODE)) is Code.NO_INVITATION
    assert refused(room, "ben", joining(CAYS)) is Code.INVITATION_NEEDED
    assert seat_of(asked(room, "ben", joining()), "ben") == 1


def test_a_public_room_takes_the_invited_too_and_refuses_a_false_invitation() -> None:
    room = asked(made(m.RoomSettings()), "ann", inviting())
    assert asked(room, "ben", joining(None)).record.invitations[0].used == ()
    assert asked(room, "ben", joining(CAYS)).record.invitations[0].used == ()
    assert asked(room, "ben", joining()).record.invitations[0].used == ("ben",)
    assert refused(room, "ben", joining(CODE)) is Code.NO_INVITATION


def test_a_room_waits_as_long_as_its_invitations_are_valid() -> None:
    expires = NOW + LONGEST_MS
    invited = asked(made(), "ann", Invite("i", LINK, expires, None, 1))
    used = asked(invited, "ben", joining())
    revoked = asked(invited, "ann", RevokeInvitation("r", id_of(LINK)))
    assert retention_end(invited.record) == expires
    for room in (made(), used, revoked):
        assert retention_end(room.record) == room.record.time + EXPIRY_MS


def test_a_room_of_a_slow_match_waits_at_least_as_long_as_a_turn_takes() -> None:
    for hours, expected in ((3, EXPIRY_MS), (72, 72 * 3_600_000)):
        clock = m.TimeControl(m.Pace.SLOW, turn=hours * 3_600, off_turn=3_600)
        record = msgspec.structs.replace(made().record, clock=clock)
        assert retention_end(record) == record.time + expected


def test_a_room_that_all_have_left_expires_whatever_its_turns_and_invitations_are() -> None:
    clock = m.TimeControl(m.Pace.SLOW, turn=72 * 3_600, off_turn=3_600)
    invited = asked(made(), "ann", Invite("i", LINK, NOW + LONGEST_MS, None, 1))
    left = asked(Room(msgspec.structs.replace(invited.record, clock=clock)), "ann", m.LeaveSeat("l", 0))
    assert retention_end(left.record) == left.record.time + EXPIRY_MS


def test_an_invitation_for_one_seats_one_user_who_may_return() -> None:
    room = asked(made(), "ann", inviting(uses=1))
    seated = asked(room, "ben", joining())
    assert refused(seated, "cay", joining()) is Code.NO_INVITATION
    assert refused(seated, "ben", joining()) is Code.ALREADY_SEATED
    left = asked(seated, "ben", m.LeaveSeat("l", 1))
    assert refused(left, "cay", joining()) is Code.NO_INVITATION
    assert refused(left, "ann", m.LeaveSeat("l", 1)) is Code.NOT_YOUR_SEAT
    assert asked(left, "ben", joining()).record.invitations[0].used == ("ben",)


def test_the_end_of_an_invitation_is_explained_to_its_holders_alone() -> None:
    room = asked(made(), "ann", inviting(uses=1))
    record = asked(asked(room, "ben", joining()), "ben", m.LeaveSeat("l", 1)).record
    (used,) = record.invitations
    received = {who: fault(record, used, who, LATER) for who in ("ann", "ben", "cay")}
    assert {who: why and why.code for who, why in received.items()} == {
        "ann": Code.INVITATION_USED,
        "ben": None,
        "cay": Code.NO_INVITATION,
    }
    expired = {who: fault(record, used, who, TOO_LATE) for who in ("ann", "ben", "cay")}
    assert [why.code for why in expired.values() if why] == 2 * [Code.INVITATION_EXPIRED] + [Code.NO_INVITATION]
    revoked = msgspec.structs.replace(used, revoked=True)
    assert str(fault(record, revoked, "cay", LATER)) == str(fault(record, used, "cay", TOO_LATE))
    assert (why := fault(record, revoked, "ben", LATER)) is not None
    assert why.code is Code.INVITATION_REVOKED


def test_time_and_withdrawal_end_an_invitation() -> None:
    room = asked(made(), "ann", inviting())
    assert refused(room, "ben", joining(), TOO_LATE) is Code.NO_INVITATION
    assert refused(room, "ben", RevokeInvitation("r", id_of(LINK))) is Code.NO_INVITATION
    gone = asked(room, "ann", RevokeInvitation("r", id_of(LINK)))
    assert refused(gone, "ben", joining()) is Code.NO_INVITATION
    assert asked(gone, "ann", inviting()).record.invitations[0].is_alive(LATER), "made anew it is good again"


def test_an_invitation_for_a_seat_gives_that_seat_or_none() -> None:
    room = asked(made(), "ann", inviting(seat=2))
    assert seat_of(asked(room, "ben", joining()), "ben") == 2
    assert seat_of(asked(room, "ben", joining(seat=2)), "ben") == 2
    assert refused(room, "ben", joining(seat=1)) is Code.INVITATION_SEAT
    taken = asked(room, "ann", m.AddBot("b", m.BotLevel.RANDOM, 2))
    assert refused(taken, "ben", joining()) is Code.SEAT_TAKEN
    assert refused(taken, "ann", inviting(CODE, seat=2)) is Code.SEAT_TAKEN
    assert refused(taken, "ann", inviting(CODE, seat=7)) is Code.NO_SUCH_SEAT


def test_a_personal_invitation_needs_no_secret_and_gives_a_free_choice_in_a_public_room() -> None:
    private = asked(made(), "ann", inviting(CAYS, seat=2, uses=1))
    assert seat_of(asked(private, "cay", joining(CAYS)), "cay") == 2
    assert refused(private, "cay", joining(CAYS, seat=3)) is Code.INVITATION_SEAT
    assert refused(private, "cay", joining(CAYS), TOO_LATE) is Code.INVITATION_EXPIRED
    public = asked(made(m.RoomSettings()), "ann", inviting(CAYS, seat=2, uses=1))
    assert seat_of(asked(public, "cay", joining(CAYS, seat=3)), "cay") == 3
    assert seat_of(asked(public, "cay", joining(CAYS), TOO_LATE), "cay") == 1


def test_people_at_the_table_invite_and_only_the_host_where_all_are_invited() -> None:
    public = asked(made(m.RoomSettings()), "ben", joining(None))
    assert refused(public, "cay", inviting()) is Code.NOT_YOUR_SEAT
    room = asked(public, "ben", inviting())
    assert room.record.invitations[0].by == "ben"
    assert asked(room, "ann", RevokeInvitation("r", id_of(LINK))).record.invitations[0].revoked
    private = asked(asked(made(), "ann", inviting()), "ben", joining())
    assert refused(private, "ben", inviting(CODE)) is Code.NOT_HOST
    heir = asked(private, "ann", m.LeaveSeat("l", 0))
    assert asked(heir, "ben", inviting(CODE)).record.host == "ben"


def test_a_match_that_has_begun_keeps_none() -> None:
    room = asked(asked(made(players=3), "ann", inviting()), "ben", joining())
    started = asked(room, "ann", m.Start("s"))
    assert (started.record.status, started.record.invitations) == (m.Status.PLAYING, ())
    assert refused(started, "cay", joining()) is Code.ALREADY_STARTED
    assert refused(started, "ann", inviting(CODE)) is Code.ALREADY_STARTED


def test_how_many_and_how_long_is_bounded() -> None:
    room = made()
    for number in range(MOST_INVITATIONS):
        room = asked(room, "ann", inviting(f"t.{number:032x}"))
    assert refused(room, "ann", inviting(CODE)) is Code.TOO_MANY
    room = asked(room, "ann", RevokeInvitation("r", id_of(f"t.{5:032x}")))
    assert len(asked(room, "ann", inviting(CODE)).record.invitations) == MOST_INVITATIONS
    for expires in (LATER, LATER + LONGEST_MS + 1):
        assert refused(made(), "ann", Invite("i", LINK, expires)) is Code.INVALID_FIELD


def test_a_record_keeps_them_and_one_of_before_has_none() -> None:
    record = asked(made(), "ann", inviting(seat=1, uses=1)).record
    assert load_record(dump_record(record)) == record
    earlier = msgspec.structs.replace(made(), record=msgspec.structs.replace(record, invitations=()))
    assert earlier.record.view() == record.view(), "the room as sent contains none of them"


@given(st.lists(st.tuples(st.sampled_from(["ben", "cay", "dan"]), st.sampled_from(["join", "leave"])), max_size=12))
def test_however_people_come_and_go_one_for_one_lets_in_one(moves: list[tuple[str, str]]) -> None:
    room, came = asked(made(), "ann", inviting(uses=1)), set()
    for who, move in moves:
        held = room.record.seats_of(who)
        try:
            room = asked(room, who, joining() if move == "join" else m.LeaveSeat("l", held[0] if held else 1))
            came |= {who} if move == "join" else set()
        except Refused:
            assert room.record.seats_of(who) == held
    assert len(came) <= 1
    assert {invitation.used for invitation in room.record.invitations} <= {(), tuple(came)}


def test_its_public_id_is_no_key() -> None:
    invitation = Invitation(LINK, None, "ann", TOO_LATE, 0)
    assert refused(asked(made(), "ann", inviting()), "ben", joining(invitation.id)) is Code.NO_INVITATION


def test_an_invitation_of_data_format_2_has_no_time_of_creation() -> None:
    stored = msgspec.msgpack.encode((LINK, 2, "ann", TOO_LATE, 1, ("ben",), True))
    read = msgspec.msgpack.decode(stored, type=Invitation)
    assert read == Invitation(LINK, 2, "ann", TOO_LATE, 1, ("ben",), revoked=True, created=0)


# --- settings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [
        m.RoomSettings(),
        m.RoomSettings("de", m.Access.INVITED, True, m.Watching.NONE),
        m.RoomSettings(delay_turns=room_spec.MOST_DELAY_TURNS),
        m.RoomSettings(delay_seconds=room_spec.MOST_DELAY_SECONDS),
        m.RoomSettings("de", ready_check=True, rated=True),
    ],
)
def test_settings_that_go_together(settings: m.RoomSettings) -> None:
    room_spec.check_settings(settings, players=2)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (m.RoomSettings(delay_turns=room_spec.MOST_DELAY_TURNS + 1), "at most 20 turns"),
        (m.RoomSettings(delay_seconds=room_spec.MOST_DELAY_SECONDS + 1), "3600 seconds"),
        (m.RoomSettings(delay_turns=1, delay_seconds=1), "not by both"),
        (m.RoomSettings(watching=m.Watching.LINK, rated=True), "can be watched by everyone"),
        (m.RoomSettings(delay_turns=1, rated=True), "without a delay"),
        (m.RoomSettings(delay_seconds=1, rated=True), "without a delay"),
        (m.RoomSettings(watching=m.Watching.NONE, rated=True), "can be watched by everyone"),
    ],
)
def test_settings_that_do_not(settings: m.RoomSettings, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence) as caught:
        room_spec.check_settings(settings, players=2)
    assert caught.value.code is Code.INVALID_FIELD


def test_a_rated_match_has_two_players_at_least() -> None:
    with pytest.raises(Refused, match="at least two players"):
        room_spec.check_settings(m.RoomSettings(rated=True), players=1)
