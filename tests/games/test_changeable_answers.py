"""The contract of games over answers that can be changed, simultaneous choices, and empty places."""

from typing import Any

import pytest
from msgspec.structs import replace

from botyard.games.contract import CHECKS, faults
from botyard.games.interface import Game, Outcome
from botyard.games.random_match import Table, play, tables
from botyard.games.registry import CURRENT
from tests.support.toy_game import Ask, Said, Say, SoloGame, SoloOptions, put

AGAIN = SoloOptions(6, True)


def sentence(game: Game, options: Any = AGAIN, players: int = 3) -> str:
    """The faults that the contract finds in a match."""
    return "\n".join(faults(Table("table", players, options, game), 1))


class Silent(SoloGame):
    """Accepts changes that it does not announce."""

    def answerable_again(self, state: Any) -> Any:
        return ()

    def apply(self, state: Any, seat: int, choice: int, command: Any) -> Outcome:
        return SoloGame().apply(state, seat, choice, command)


class Open(SoloGame):
    """A game that shows the number of a seat to all."""

    def redact_event(self, event: Any, audience: Any) -> Any:
        return event if isinstance(event, Said) else super().redact_event(event, audience)


class Blocking(SoloGame):
    """The first number of a round closes the choices of the others."""

    def choices(self, state: Any) -> Any:
        one = super().choices(state)
        return one[:1] if state.now.leader is None else one

    def active(self, state: Any) -> Any:
        return tuple(choice.seat for choice in self.choices(state))


class Narrow(SoloGame):
    """Refuses the highest number once another seat has picked."""

    def legal(self, view: Any, choice: Any) -> Any:
        return map(Say, range(3 - self._is_late(view.picks, choice.seat)))

    def apply(self, state: Any, seat: int, choice: int, command: Any) -> Outcome:
        late = command.number == 2 and state.now.leader is None and self._is_late(state.now.picks, seat)
        return super().apply(state, seat, -1 if late else choice, command)

    def _is_late(self, picks: Any, seat: int) -> bool:
        """Whether another seat has picked already."""
        return any(pick is not None for at, pick in enumerate(picks) if at != seat)


class Counting(SoloGame):
    """Counts every change as a turn."""

    def turns(self, state: Any) -> int:
        return super().turns(state) * 100 + sum(one or 0 for one in state.now.picks)


class Leaving(SoloGame):
    """The answer of a seat moves its choice to another id for the others."""

    def apply(self, state: Any, seat: int, choice: int, command: Any) -> Outcome:
        outcome = super().apply(state, seat, choice, command)
        now = outcome.state.now
        if now.leader is None and now.picks.count(None) == len(now.playing) - 1:
            other = next(one for one in now.playing if one != seat)
            return replace_state(outcome, replace(now, picks=put(now.picks, other, 0)))
        return outcome


def replace_state(outcome: Outcome, now: Any) -> Outcome:
    return Outcome(replace(outcome.state, now=now), outcome.events)


@pytest.mark.parametrize("table", [table for table in tables(SoloGame()) if table.players < 4], ids=str)
def test_the_solo_game_keeps_the_contract(table: Table) -> None:
    match = play(table, 1)
    for check in CHECKS[:-1]:  # the last one is about foreign bytes
        check(match)
    changed = [step for step in match.steps if step.choice in match.game.answerable_again(step.state)]
    assert bool(changed) == (table.label != "standard" and table.players > 1)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (Silent(), "is accepted exactly if `answerable_again` names the choice"),
        (Open(), "sees which answer was given"),
        (Narrow(), "is refused after that to"),
        (Counting(), "changes open choices, active seats or turns"),
        (Leaving(), "closes or changes"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_the_contract_finds(game: Game, complaint: str) -> None:
    assert complaint in sentence(game)


def test_seats_may_answer_one_after_the_other() -> None:
    assert "any order" not in sentence(Blocking(), SoloOptions(6))


def test_places_of_robots_of_the_rules_are_empty() -> None:
    game = SoloGame()
    state = game.new(1, SoloOptions(3, house=1), bytes(32)).state
    while not game.finished(state):
        choice = game.choices(state)[0]
        asked = Ask(choice.id, choice.seat)
        assert asked == choice
        state = game.apply(state, 0, choice.id, Say(1 - state.now.numbers[0] % 2)).state
    assert game.ranking(state) == ((), (0,))


@pytest.mark.parametrize("game", CURRENT, ids=lambda game: game.name)
def test_other_games_have_no_answers_that_can_be_changed(game: Game) -> None:
    if game.name in ("solo_game", "volt"):  # they have such answers
        return
    table = next(tables(game))
    assert game.answerable_again(table.new(1).state) == ()
