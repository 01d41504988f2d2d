"""Answers that are changed before the last seat has answered: clocks, time-outs, absence, bots, hand-overs."""

from typing import Any

import pytest

from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.rooms import commit_plan
from botyard.rooms.commit_plan import entry_of, plan_commit
from botyard.rooms.decide import create, decide
from botyard.rooms.match.absence import auto_answer
from botyard.rooms.match.bot_timing import bot_choices
from botyard.rooms.match.clock import due_alarm
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.requests import CLOCK, Attend, Request, RoomRequest
from botyard.rooms.room import Context, Decision, answerable_choices
from botyard.rooms.sight.projection import choice_frame, event_frame, snapshot
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard_protocol import messages as m
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel, Pace, Remedy, TimeControl
from tests.support.toy_game import Say, SoloOptions

GAME = GAMES["solo_game"]
LIVE = TimeControl(Pace.LIVE, bank=300, increment=10, cap=600, off_turn=60)
NOON = 1_790_000_000_000
LATER = 60 * 60_000
FIRST = 16
"""The id of the first choice of seat 0."""


class Play:
    """A match of Ann, Ben and further players, whose numbers may be changed."""

    def __init__(self, clock: TimeControl | None = LIVE, bots: tuple[BotLevel, ...] = (), names: str = "ben") -> None:
        self.now, self.serial = NOON, 0
        players = 1 + len(names.split()) + len(bots)
        ask = m.CreateRoom("c", "solo_game", players, "Table", SoloOptions(2, True), clock, bots=bots)
        self.last = create("r", Request("ann", "Ann", ask), Context(NOON, bytes(32)))
        for name in names.split():
            self.ask(name, m.Join(f"j-{name}", "r"))
        self.now += 10_000  # the animation of the start is over

    @property
    def room(self) -> Any:
        return self.last.room

    @property
    def record(self) -> Any:
        return self.room.record

    @property
    def asked(self) -> list[int]:
        return [choice.seat for choice in answerable_choices(self.room)]

    def ask(self, name: str, ask: RoomRequest) -> Decision:
        self.last = decide(self.room, Request(name, name.title(), ask), Context(self.now, bytes(32)))
        return self.last

    def say(self, seat: int, number: int, after: int = 0, name: str = "") -> Decision:
        """The seat picks a number in the first round, `after` ms."""
        self.now += after
        self.serial += 1
        holder = name or self.record.seats[seat].identity
        return self.ask(holder, m.Command(f"s{self.serial}", seat, FIRST + seat, Say(number)))

    def alarm(self, after: int) -> Decision:
        """The alarm that is due `after` ms."""
        self.now += after
        alarm = due_alarm(self.record.clocks, self.now)
        assert alarm is not None
        self.last = decide(self.room, Request(CLOCK, "", alarm), Context(self.now, bytes(32)))
        return self.last


def test_a_clock_stops_at_the_first_answer_and_never_starts_again() -> None:
    play = Play()
    play.say(0, 1, after=20_000)
    stopped = play.record.clocks
    assert [running.seat for running in stopped.running] == [1]
    play.say(0, 2, after=30_000)
    assert play.record.clocks == stopped
    assert play.asked == [1]
    play.say(1, 0, after=1_000)
    assert play.room.state.now.picks == (2, 0)
    with pytest.raises(Refused) as refused:
        play.say(0, 0)
    assert refused.value.code == Code.CHOICE_CLOSED


def test_a_match_with_a_long_log_takes_only_what_brings_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(names="ben cay")
    play.say(0, 1)
    monkeypatch.setattr(commit_plan, "CHANGED_ENTRIES", 10)

    def code_of(number: int, name: str, ask: RoomRequest) -> str:
        seen, request = LoadedRoom(1, number, play.room), Request(name, name.title(), ask)
        try:
            plan_commit("r", seen, request, play.now, ())
        except Refused as why:
            return why.code
        return "accepted"

    second, first = m.Command("s", 0, FIRST, Say(2)), m.Command("f", 1, FIRST + 1, Say(2))
    asked: list[tuple[str, RoomRequest]] = [("ann", second), ("ann", m.SetLink("l", 0)), ("ann", m.OfferSeat("o", 0))]
    assert [code_of(9, *one) for one in asked] == ["accepted"] * 3
    assert [code_of(10, *one) for one in asked] == [Code.ROOM_IS_LONG] * 3
    assert [code_of(10, "ben", ask) for ask in (first, m.Resign("r", 1))] == ["accepted"] * 2
    play.ask(CLOCK, Attend("b", "ben", play.now - LATER))
    votes = m.Vote("b", Remedy.BOT, BotLevel.GREEDY), m.Vote("e", Remedy.END)
    assert [code_of(10, "ann", vote) for vote in votes] == [Code.ROOM_IS_LONG, "accepted"]
    play.ask("ann", m.Vote("w", Remedy.WAIT))
    assert code_of(10, "ann", votes[1]) == "accepted"
    play.ask("ann", votes[1])
    assert code_of(10, "ann", m.Vote("f", Remedy.FORFEIT)) == Code.ROOM_IS_LONG, "a vote is changed without end"


def test_a_time_out_answers_only_the_seat_that_has_not_answered() -> None:
    play = Play()
    play.say(0, 2)
    events = play.alarm(LATER).events
    assert m.TimedOut(1) in events
    assert m.TimedOut(0) not in events
    assert play.room.state.now.picks == (2, 0)


def test_a_seat_that_was_timed_out_answers_again_while_another_is_waited_for() -> None:
    play = Play(names="ben cay")
    play.say(0, 2)
    assert play.alarm(LATER).events[0] == m.TimedOut(1)
    play.say(1, 1)
    assert play.record.clocks.accounts[1].missed == 0
    assert play.room.state.now.picks == (2, 1, None)


def test_bots_answer_once_and_no_change_delays_them() -> None:
    play = Play(bots=(BotLevel.RANDOM,))
    ends = play.say(0, 1).room.record.animation_end
    play.say(0, 2, after=5_000)
    assert play.record.animation_end == ends
    assert [choice.seat for choice, _ in bot_choices(play.record, answerable_choices(play.room))] == [1]
    play.say(1, 0)
    assert bot_choices(play.record, answerable_choices(play.room)) == []
    play.say(0, 0)
    assert play.room.state.now.picks == (0, 0, None)


def test_bots_that_are_asked_at_the_same_time_do_not_wait_for_each_other() -> None:
    play = Play(bots=(BotLevel.RANDOM,) * 2)
    ends = play.record.animation_end
    play.say(1, 2)
    play.say(2, 1, after=2_000)
    assert play.record.animation_end == ends, "the last bot goes on thinking"
    play.say(0, 1)
    play.say(3, 1)
    assert play.record.animation_end > ends, "what all answers led to is shown first"


def test_the_answer_of_a_missing_player_stays_and_a_substitute_answers_what_is_open() -> None:
    play = Play(clock=None, names="ben cay")
    play.say(1, 2)
    play.now += LATER
    play.ask(CLOCK, Attend("b", "ben", play.now - LATER))
    for name in ("ann", "cay"):
        play.ask(name, m.Vote(f"v-{name}", Remedy.BOT, BotLevel.GREEDY))
    assert bot_choices(play.record, answerable_choices(play.room)) == [], "Ben's answer is there"
    play.say(0, 1)
    play.say(1, 0)
    assert play.record.absence is None, "Ben is back by changing the answer"
    assert play.room.state.now.picks == (1, 0, None)


def test_the_rules_do_not_answer_again_for_a_missing_player() -> None:
    play = Play(clock=None, names="ben cay")
    play.say(1, 2)
    play.now += LATER
    play.ask(CLOCK, Attend("b", "ben", play.now - LATER))
    for name in ("ann", "cay"):
        play.ask(name, m.Vote(f"v-{name}", Remedy.RULES))
    assert auto_answer(play.record, answerable_choices(play.room)) is None
    play.say(0, 1)
    play.say(2, 1)
    assert play.room.state.now.picks == (1, 2, 1)


def test_a_seat_is_handed_over_with_its_answer_which_its_new_holder_sees_and_changes() -> None:
    play = Play(names="ben cay")
    play.say(0, 2)
    play.ask("ann", m.OfferSeat("o", 0, identity="wes"))
    play.ask("wes", m.AnswerOffer("a", 1, m.OfferAnswer.ACCEPT))
    assert GAME.view(play.room.state, (0,)).picks == (2, None, None)
    with pytest.raises(Refused) as refused:
        play.say(0, 1, name="ann")
    assert refused.value.code == Code.NOT_YOUR_SEAT
    play.say(0, 1)
    assert play.room.state.now.picks == (1, None, None)


def test_a_player_who_answered_and_resigns_leaves_the_others_to_answer() -> None:
    play = Play(names="ben cay")
    play.say(0, 2)
    play.ask("ann", m.Resign("r", 0))
    assert play.asked == [1, 2]
    with pytest.raises(Refused):
        play.say(0, 1)


def test_other_readers_get_the_same_bytes_whatever_is_answered() -> None:
    def course(first: int, second: int) -> list[bytes]:
        play, made = Play(names="ben cay"), list[bytes]()
        for number in (first, second):
            before = LoadedRoom(1, 7, play.room)
            decision = play.say(0, number, after=1_000)
            ask = m.Command("s", 0, FIRST, Say(number))
            entry = entry_of(before, decision, Request("ann", "Ann", ask), Context(play.now, b""), GAME)
            for audience in ((), (1,), (1, 2)):
                made.append(pack(event_frame("solo_game", entry, audience, STORED_NAMES)))
                made.append(pack(choice_frame(entry, audience, play.now)))
                made.append(pack(snapshot(decision.room, 1, 8, audience, STORED_NAMES, play.now)))
        return made

    assert course(0, 1) == course(2, 0)
