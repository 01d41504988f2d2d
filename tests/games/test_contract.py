"""The contract of games: the same tests for all of them, at each of their tables."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from botyard.client.folds import fold
from botyard.games.contract import CHECKS, faults
from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.random_match import CHANGED_ANSWER_ODDS, Match, Step, Table, tables
from botyard.games.random_match import play as play_at_random
from botyard.games.registry import BUILT_IN, CURRENT
from tests.games.equal_knowledge import compare_pairs
from tests.games.players import PLAYERS, TABLES
from tests.games.secrets import TWINS
from tests.support.cases import cases
from tests.support.toy_game import Ask, Said, Say, SoloGame, SoloOptions, put

MAX_COMMANDS = 20_000
every_game = pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
seeds = st.integers(0, 2**32)


def play(table: Table, seed: int) -> Iterator[tuple[Any, Any, Any, Outcome]]:
    """A random game to its end: state before, choice, command, outcome."""
    game, rng, state = table.game, random.Random(seed), table.new(seed).state
    for _ in range(MAX_COMMANDS):
        if game.finished(state):
            return
        again = game.answerable_again(state)
        choice = rng.choice(again if again and rng.randrange(CHANGED_ANSWER_ODDS) == 0 else game.choices(state))
        command = PLAYERS[game.name](rng, choice, game.view(state, (choice.seat,)))
        outcome = game.apply(state, choice.seat, choice.id, command)
        yield state, choice, command, outcome
        state = outcome.state
    raise AssertionError(f"the game with seed {seed} does not end")


def match(table: Table, seed: int) -> Match:
    """A match of the game's own random player."""
    return Match(table, seed, tuple(Step(*step) for step in play(table, seed)))


@every_game
def test_every_game_offers_tables_and_what_they_need(game: Game) -> None:
    assert {table.players for table in TABLES if table.game is game} == set(game.players)
    assert game.name in PLAYERS
    assert game.name in TWINS


@every_game
def test_every_number_of_players_has_options(game: Game) -> None:
    offered = list(tables(game))
    assert {table.players for table in offered} == set(game.players)
    assert any(table.label == "standard" for table in offered)
    for table in offered:
        assert set(table.seating) == set(range(table.players))


@every_game
@settings(max_examples=cases(2), deadline=None)
@given(seed=seeds, data=st.data())
def test_a_game_by_the_default_options_ends(game: Game, seed: int, data: st.DataObject) -> None:
    table = data.draw(st.sampled_from([table for table in tables(game) if table.label == "standard"]))
    *_, (*_, outcome) = play(table, seed)
    assert game.finished(outcome.state)


@every_table
@settings(max_examples=cases(1), deadline=None)
@given(seed=seeds)
def test_a_view_and_redacted_events_make_the_next_view(table: Table, seed: int) -> None:
    game = table.game
    for number, audience in enumerate(table.audiences()):
        view = None
        for state, _, _, outcome in play(table, seed + number):
            view = view or game.view(state, audience)
            events = game.redact(outcome.events, audience)
            assert len(events) == len(outcome.events)
            view = fold(view, events)
            assert view == game.view(outcome.state, audience)


@every_table
@settings(max_examples=cases(1), deadline=None)
@given(seed=seeds)
def test_the_bytes_for_an_audience_contain_nothing_hidden_from_it(table: Table, seed: int) -> None:
    """Of two states that differ only in that: views, choices and what comes of the same command, to the byte."""
    assert list(compare_pairs(table, seed, play))


@every_table
@settings(max_examples=cases(1), deadline=None)
@given(seed=seeds)
def test_resignations_leave_a_game_that_ends(table: Table, seed: int) -> None:
    game, rng, state = table.game, random.Random(seed), table.new(seed).state
    gone: list[int] = []
    for leaver in rng.sample(range(table.seats), table.seats):
        for _ in range(rng.randint(0, 30)):
            if not game.finished(state):
                choice = game.choices(state)[0]
                assert choice.seat not in gone
                command = PLAYERS[game.name](rng, choice, game.view(state, (choice.seat,)))
                state = game.apply(state, choice.seat, choice.id, command).state
        if game.finished(state):
            return
        before = {audience: game.view(state, audience) for audience in table.audiences()}
        outcome = game.resign(state, leaver)
        with pytest.raises(Illegal):
            game.resign(outcome.state, leaver)
        for audience, view in before.items():
            events = game.redact(outcome.events, audience)
            assert fold(view, events) == game.view(outcome.state, audience)
        state = outcome.state
        gone.append(leaver)
    assert game.finished(state), "all seats have resigned, and the game goes on"


def test_the_same_seed_and_commands_give_the_same_bytes_whatever_the_hash_seed() -> None:
    code = (
        "import hashlib; from botyard.games.contract import transcript;"
        "from tests.games.players import TABLES; from tests.games.test_contract import match;"
        "print([hashlib.sha256(transcript(match(table, 7))).hexdigest() for table in TABLES])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@every_table
def test_another_seed_gives_another_game(table: Table) -> None:
    assert len({table.game.dump(table.new(seed).state) for seed in (1, 2)}) == 2


@every_table
def test_every_game_keeps_its_promises_to_the_rooms(table: Table) -> None:
    played = match(table, 1)
    for check in CHECKS:
        check(played)


@pytest.mark.parametrize("game", CURRENT, ids=lambda game: game.name)
def test_the_suite_for_games_from_outside_finds_no_fault(game: Game) -> None:
    first, *_ = tables(game)
    assert list(faults(first, 1)) == [], "the checks of all tables are those above"


# --- answers that can be changed, and empty places --------------------------------------------------------------


CHANGEABLE = SoloOptions(6, True)


def sentence(game: Game, options: Any = CHANGEABLE, players: int = 3) -> str:
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
    match = play_at_random(table, 1)
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
