"""A match on the clock, as playbooks: timed requests, and the resulting clocks and events.

The first match is of Twin Tin Bots, in which one clock runs at a time. In the second, all seats choose at once: whose
time runs, and what each seat is shown.
"""

from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.rooms.decide import create, decide
from botyard.rooms.match import clock, preset_answers
from botyard.rooms.match.clock import Account, Clocks, Outage, due_alarm
from botyard.rooms.record import dump_record, load_record
from botyard.rooms.requests import CLOCK, Alarm, Request, RoomRequest
from botyard.rooms.room import Context, Room, answerable_choices
from botyard.rooms.sight import preview
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.messages import Pace, TimeControl
from botyard_protocol.twin_tin_bots import First, FirstPlace, Pass, Passed, RobotName, Tile, TilePlaced, TurnStarted
from tests.support.toy_game import Options, Say, Shown

LIVE = TimeControl(Pace.LIVE, bank=300, increment=10, cap=600, off_turn=60)
FIRST = First((FirstPlace(RobotName.A, 1, Tile.TURN_LEFT), FirstPlace(RobotName.B, 1, Tile.TURN_RIGHT)))
NOON = 1_790_000_000_000
NAMES = ("ann", "ben")
SECRET = bytes([4]) * 32  # by which Ann begins


@dataclass
class Play:
    """A match of Ann and Ben by a clock, from noon on."""

    control: TimeControl | None = LIVE
    now: int = NOON
    published: tuple[m.Event, ...] = ()
    outages: tuple[Outage, ...] = ()
    ids: int = field(default=0)

    def __post_init__(self) -> None:
        ask = m.CreateRoom("c", "twin_tin_bots", 2, "Table", clock=self.control)
        self.room = create("room1", Request("ann", "Ann", ask), self._around(None)).room
        self.ask("ben", m.Join("j", "room1"))

    def ask(self, who: str, ask: RoomRequest, received: int | None = None) -> None:
        decision = decide(self.room, Request(who, who.title(), ask), self._around(received))
        self.room, self.published = decision.room, decision.events

    def _around(self, received: int | None) -> Context:
        return Context(self.now, SECRET, received, self.outages)

    @property
    def clocks(self) -> Clocks:
        clocks = self.room.record.clocks
        assert clocks is not None
        return clocks

    @property
    def choice(self) -> Any:
        (choice,) = GAMES["twin_tin_bots"].choices(self.room.state)
        return choice

    @property
    def alarm(self) -> int:
        alarm = clock.next_alarm(self.clocks)
        assert alarm is not None
        return alarm

    def account(self, seat: int) -> Account:
        return self.clocks.accounts[seat]

    def answer(self, received: int | None = None) -> None:
        """Answer as the seat that is asked."""
        choice = self.choice
        what = FIRST if choice.id <= 2 else Pass()
        self.ids += 1
        self.ask(NAMES[choice.seat], m.Command(f"k{self.ids}", choice.seat, choice.id, what), received)

    def ring(self) -> None:
        """Apply the due alarm, as a node does."""
        alarm = due_alarm(self.room.record.clocks, self.now)
        assert alarm is not None
        self.ask(CLOCK, alarm)

    def miss(self) -> int:
        """Let the time of the seat that is asked run out; return the seat."""
        seat: int = self.choice.seat
        self.now = self.alarm
        self.ring()
        return seat

    def kinds(self) -> list[type]:
        return [type(event) for event in self.published]


def refused(play: Play, who: str, ask: RoomRequest, received: int | None = None) -> str:
    with pytest.raises(Refused) as refusal:
        play.ask(who, ask, received)
    return refusal.value.code


# --- rooms with a clock -----------------------------------------------------------------------------------------


def test_a_room_tells_its_time_control() -> None:
    ask = m.CreateRoom("c", "twin_tin_bots", 2, "Table", clock=LIVE)
    made = create("room1", Request("ann", "Ann", ask), Context(NOON, SECRET))
    shown = m.TimeControlView(**msgspec.structs.asdict(LIVE))
    created = made.events[0]
    assert isinstance(created, m.RoomCreated)
    assert created.clock == made.room.record.view().clock == made.room.record.summary().clock == shown
    assert made.room.record.clocks is None


def test_a_control_that_does_not_fit_makes_no_room() -> None:
    ask = m.CreateRoom("c", "twin_tin_bots", 2, "Table", clock=msgspec.structs.replace(LIVE, bank=9))
    with pytest.raises(Refused, match=r"^clock\.bank: it is 10 to 7200 seconds\.$") as refusal:
        create("room1", Request("ann", "Ann", ask), Context(NOON, SECRET))
    assert refusal.value.code is Code.INVALID_FIELD


def test_without_a_control_there_are_no_clocks() -> None:
    play = Play(control=None)
    play.answer(received=NOON - 10**9)
    assert (play.room.record.clock, play.room.record.clocks) == (None, None)
    assert due_alarm(play.room.record.clocks, NOON + 10**12) is None


def test_the_first_clock_runs_after_the_animation_of_the_start() -> None:
    play = Play()
    assert play.clocks.running[0].start == NOON + clock.animation_ms(len(play.published))
    assert [account.bank for account in play.clocks.accounts] == [300_000, 300_000]


def test_a_record_with_clocks_survives_being_stored() -> None:
    record = Play().room.record
    assert load_record(dump_record(record)) == record


# --- answers ----------------------------------------------------------------------------------------------------


def test_an_answer_costs_its_time_and_the_next_clock_begins_after_its_animation() -> None:
    play = Play()
    play.now = play.clocks.running[0].start + 42_000
    play.answer()
    assert play.account(0).bank == 300_000 - 42_000 + 10_000
    (running,) = play.clocks.running
    assert (running.seat, running.start) == (1, play.now + clock.animation_ms(len(play.published)))


def test_a_command_in_time_counts_however_late_it_is_decided() -> None:
    play = Play()
    received = play.clocks.running[0].start + 300_000
    play.now = received + 3_600_000
    play.answer(received)
    assert play.account(0).bank == 10_000
    assert m.TimedOut not in play.kinds()


def test_a_command_after_the_deadline_is_refused_and_changes_nothing() -> None:
    play = Play()
    late = play.clocks.running[0].start + 300_001
    play.now, before = late, play.room
    assert refused(play, "ann", m.Command("k", 0, 1, FIRST), late) is Code.TOO_LATE
    assert play.room is before
    assert due_alarm(play.room.record.clocks, late) is None
    assert due_alarm(play.room.record.clocks, late + 499) is not None


def test_a_time_of_sending_in_the_future_counts_as_now() -> None:
    play = Play()
    play.now = play.clocks.running[0].start + 1_000
    play.answer(received=play.now + 10**9)
    assert play.account(0).bank == 309_000


def test_resigning_is_never_too_late_and_stops_all_clocks_at_the_end() -> None:
    play = Play()
    play.now = play.alarm + 5
    play.ask("ann", m.Resign("r", 0))
    assert play.room.record.status is m.Status.FINISHED
    assert (play.clocks.running, play.account(0).bank) == ((), 0)
    assert refused(play, CLOCK, Alarm("alarm-1-1", 0, 1)) is Code.CHOICE_CLOSED


# --- time-outs --------------------------------------------------------------------------------------------------


def test_the_rules_answer_for_a_player_who_lets_time_run_out() -> None:
    play = Play()
    assert due_alarm(play.room.record.clocks, play.alarm - 1) is None
    assert play.miss() == 0
    assert play.kinds()[:2] == [m.TimedOut, TilePlaced]
    assert play.kinds()[-1] is TurnStarted
    assert play.account(0) == Account(10_000, 60_000, missed=1)
    assert play.choice.seat == 1


def test_an_alarm_has_the_same_name_on_every_node_and_another_for_another_deadline() -> None:
    play = Play()
    first, again = (
        due_alarm(play.room.record.clocks, play.alarm),
        due_alarm(play.room.record.clocks, play.alarm + 70),
    )
    assert first == again == Alarm(f"alarm-1-{play.alarm}", 0, 1)


def test_an_alarm_for_a_choice_that_was_answered_is_refused() -> None:
    play = Play()
    play.now = play.alarm
    alarm = due_alarm(play.room.record.clocks, play.now)
    assert alarm is not None
    play.answer(received=play.now - 500)
    assert refused(play, CLOCK, alarm) is Code.CHOICE_CLOSED


def test_three_in_a_row_make_a_seat_absent_and_then_it_is_answered_at_once() -> None:
    play = Play()
    for _ in range(2):
        assert play.miss() == 0
        play.answer()
    play.miss()
    assert play.kinds()[:3] == [m.TimedOut, m.SeatAbsent, Passed]
    play.answer()
    assert play.alarm == play.clocks.running[0].start + clock.ABSENT_MS
    assert play.miss() == 0
    assert play.kinds()[:2] == [m.TimedOut, Passed]
    assert play.account(0).bank == 10_000 * 2 - clock.ABSENT_MS


def absent() -> Play:
    """Ann is absent, and is asked."""
    play = Play()
    for _ in range(3):
        play.miss()
        play.answer()
    assert play.account(0).absent
    return play


def test_any_own_command_ends_an_absence() -> None:
    play = absent()
    play.answer(received=play.clocks.running[0].start + 500)
    assert play.kinds()[:2] == [m.SeatReturned, Passed]
    assert (play.account(0).absent, play.account(0).missed) == (False, 0)


def test_a_player_who_comes_back_has_the_rest_of_the_bank_for_the_open_choice() -> None:
    play = absent()
    play.ask("ann", m.ComeBack("b", 0))
    assert play.published == (m.SeatReturned(0),)
    assert play.alarm == play.clocks.running[0].start + play.account(0).bank + clock.ALARM_MS
    assert refused(play, "ann", m.ComeBack("b2", 0)) is Code.NOT_ABSENT


def test_only_the_holder_brings_a_seat_back() -> None:
    play = absent()
    assert refused(play, "ben", m.ComeBack("b", 0)) is Code.NOT_YOUR_SEAT
    assert refused(Play(control=None), "ann", m.ComeBack("b", 0)) is Code.NOT_ABSENT


def test_an_answer_in_between_begins_the_count_anew() -> None:
    play = Play()
    play.miss()
    play.answer()
    play.miss()
    play.answer()
    play.answer()
    play.answer()
    play.miss()
    assert m.SeatAbsent not in play.kinds()
    assert play.account(0).missed == 1


# --- outages ----------------------------------------------------------------------------------------------------


def test_an_alarm_after_an_outage_gives_the_time_back_instead() -> None:
    play = Play()
    start, first = play.clocks.running[0].start, play.alarm
    play.now, play.outages = first, ((start + 1_000, start + 8_000),)
    play.ring()
    assert play.published == (m.TimeGranted(0, 7_000),)
    assert (play.choice.id, play.alarm, play.account(0).granted) == (1, first + 7_000, 7_000)
    play.miss()
    assert play.kinds()[0] is m.TimedOut


def test_an_answer_after_an_outage_does_not_pay_for_it() -> None:
    play = Play()
    start = play.clocks.running[0].start
    play.now, play.outages = start + 900_000, ((start + 1_000, start + 899_000),)
    play.answer()
    assert play.published[0] == m.TimeGranted(0, 898_000)
    assert play.account(0).bank == 300_000 - 2_000 + 10_000


def test_a_refused_command_gives_nothing_back_yet() -> None:
    play = Play()
    start = play.clocks.running[0].start
    play.outages = ((start + 1_000, start + 8_000),)
    play.now = start + 9_000
    assert refused(play, "ann", m.Command("k", 0, 1, Pass())) is Code.WRONG_COMMAND
    assert play.account(0).granted == 0


def test_a_room_never_goes_back_in_time() -> None:
    play = Play()
    play.now = play.clocks.running[0].start + 5_000
    play.answer()
    before = play.room.record.time
    play.now -= 60_000
    play.answer()
    assert play.room.record.time == before
    assert play.account(1).bank == 310_000


# --- choices of all seats at once -------------------------------------------------------------------------------


GAME = GAMES["toy_game"]
NO_ANSWERS: Any = None
THREE = ("ann", "ben", "cay")


class ToyPlay:
    """A match of Ann, Ben and Cay, from noon on."""

    def __init__(self) -> None:
        self.now = NOON
        ask = m.CreateRoom("c", "toy_game", 3, "Table", Options(2), LIVE)
        self.room = create("r", Request("ann", "ann", ask), Context(NOON, bytes(32))).room
        for name in THREE[1:]:
            self.ask(name, m.Join(f"j-{name}", "r"))

    def ask(self, name: str, ask: RoomRequest) -> tuple[m.Event, ...]:
        decision = decide(self.room, Request(name, name, ask), Context(self.now, bytes(32)))
        self.room = decision.room
        return decision.events

    def say(self, seat: int, number: int, after: int) -> tuple[m.Event, ...]:
        """The seat answers its choice `after` ms."""
        self.now += after
        (choice,) = [one for one in answerable_choices(self.room) if one.seat == seat]
        return self.ask(self.holder(seat), m.Command(f"s{choice.id}", seat, choice.id, Say(number)))

    def holder(self, seat: int) -> str:
        occupant = self.room.record.seats[seat]
        assert occupant is not None
        return occupant.identity

    def banks(self) -> list[tuple[int, int]]:
        assert self.room.record.clocks is not None
        return [(account.bank, account.off_turn) for account in self.room.record.clocks.accounts]

    def running(self) -> set[tuple[int, bool]]:
        assert self.room.record.clocks is not None
        return {(running.seat, running.off_turn) for running in self.room.record.clocks.running}


def test_all_clocks_run_and_the_question_in_anothers_turn_has_its_own() -> None:
    play = ToyPlay()
    assert play.running() == {(0, False), (1, False), (2, False)}
    play.now = NOON + 5_000  # the animation of the start is over
    play.say(1, 2, after=20_000)
    assert play.running() == {(0, False), (2, False)}
    play.say(0, 1, after=5_000)
    events = play.say(2, 0, after=0)
    assert [event.leader for event in events if isinstance(event, Shown)] == [1]
    assert play.running() == {(2, True)}, "seat 2 is asked in the turn of seat 1"
    banks = [bank for bank, _ in play.banks()]
    play.say(2, 0, after=7_000)
    assert play.running() == {(0, False), (1, False), (2, False)}
    assert all(off_turn >= 53_000 for _, off_turn in play.banks())
    after = [bank for bank, _ in play.banks()]
    assert [new - old for new, old in zip(after, banks, strict=True)] == [0, 10_000, 0], "only seat 1 had a turn"


def test_a_match_ends_and_others_picks_stay_secret() -> None:
    play = ToyPlay()
    while choices := answerable_choices(play.room):
        seat = choices[-1].seat
        before = GAME.view(play.room.state, ())
        events = play.say(seat, seat % 3, after=3_000)
        if before.leader is None:
            assert GAME.redact(events[:1], ())[0].number == -1
            assert GAME.redact(events[:1], (seat,))[0].number == seat % 3
    assert play.room.record.status is m.Status.FINISHED
    assert GAME.turns(play.room.state) == 2


def test_a_game_without_previews_and_preset_answers_refuses_them_with_a_sentence() -> None:
    play = ToyPlay()
    with pytest.raises(Refused, match="This game has no preview"):
        preview.question(play.room, "ann", m.Preview("p", 0, ()))
    with pytest.raises(Refused, match="This game has no auto-answers"):
        preset_answers.must_be_settable(play.room.record, "ann", NO_ANSWERS)
    assert preset_answers.due_answer(play.room, preset_answers.NO_SIDE_DATA) is None


def test_resignations_end_the_match() -> None:
    play = ToyPlay()
    play.ask("ann", m.Resign("r1", 0))
    assert [choice.seat for choice in answerable_choices(play.room)] == [1, 2]
    play.ask(play.holder(1), m.Resign("r2", 1))
    assert play.room.record.status is m.Status.FINISHED


def test_a_state_is_stored_with_the_record() -> None:
    play = ToyPlay()
    play.say(0, 1, after=1)
    stored = msgspec.structs.replace(play.room.record, state=GAME.dump(play.room.state))
    assert Room(stored, GAME.load(stored.state)) == Room(stored, play.room.state)
