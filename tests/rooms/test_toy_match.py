"""A match of a game with choices of all seats at once, by a clock: whose time runs, and what each seat is shown."""

from typing import Any

import msgspec
import pytest

from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.rooms.decide import create, decide
from botyard.rooms.match import preset_answers
from botyard.rooms.requests import Request, RoomRequest
from botyard.rooms.room import Context, Room, answerable_choices
from botyard.rooms.sight import preview
from botyard_protocol import messages as m
from botyard_protocol.messages import Pace, TimeControl
from tests.support.toy_game import Options, Say, Shown

GAME = GAMES["toy_game"]
LIVE = TimeControl(Pace.LIVE, bank=300, increment=10, cap=600, off_turn=60)
NOON = 1_790_000_000_000
NO_ANSWERS: Any = None
NAMES = ("ann", "ben", "cay")


class Play:
    """A match of Ann, Ben and Cay, from noon on."""

    def __init__(self) -> None:
        self.now = NOON
        ask = m.CreateRoom("c", "toy_game", 3, "Table", Options(2), LIVE)
        self.room = create("r", Request("ann", "ann", ask), Context(NOON, bytes(32))).room
        for name in NAMES[1:]:
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
    play = Play()
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
    play = Play()
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
    play = Play()
    with pytest.raises(Refused, match="This game has no preview"):
        preview.question(play.room, "ann", m.Preview("p", 0, ()))
    with pytest.raises(Refused, match="This game has no auto-answers"):
        preset_answers.must_be_settable(play.room.record, "ann", NO_ANSWERS)
    assert preset_answers.due_answer(play.room, preset_answers.NO_SIDE_DATA) is None


def test_resignations_end_the_match() -> None:
    play = Play()
    play.ask("ann", m.Resign("r1", 0))
    assert [choice.seat for choice in answerable_choices(play.room)] == [1, 2]
    play.ask(play.holder(1), m.Resign("r2", 1))
    assert play.room.record.status is m.Status.FINISHED


def test_a_state_is_stored_with_the_record() -> None:
    play = Play()
    play.say(0, 1, after=1)
    stored = msgspec.structs.replace(play.room.record, state=GAME.dump(play.room.state))
    assert Room(stored, GAME.load(stored.state)) == Room(stored, play.room.state)
