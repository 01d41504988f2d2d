"""The levels: legal and repeatable answers to every kind of choice, nothing that a seat does not know, and strength."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from botyard.bots.answer import answer
from botyard.bots.arena import Contest, matches
from botyard.bots.volt import planner, simulation
from botyard.bots.volt.outlook import Outlook
from botyard.bots.volt.simulation import Simulation
from botyard.games.volt import Volt, equipment
from botyard.games.volt.state import NONE, State
from botyard_protocol.messages import BotLevel
from botyard_protocol.volt import Choice, ChooseEquip, ChooseProgram, Module, Options, Own, RobotsMoved
from tests.games.volt.contract import player, twin

pytestmark = pytest.mark.slow

GAME = Volt()
FEW = 60
"""Dice that a planner simulates."""

TABLES: tuple[tuple[int, dict[str, Any]], ...] = ((2, {}), (3, {"arena": "C", "killbots": 1}), (1, {"killbots": 3}))


def open_choices(matches: int) -> Iterator[tuple[State, Choice]]:
    """Every ninth open choice or so of random matches."""
    for seed in range(matches):
        rng = random.Random(seed)
        players, options = TABLES[seed % len(TABLES)]
        state = GAME.new(players, Options(round_limit=4, **options), seed.to_bytes(32, "big")).state
        while not GAME.finished(state):
            choice = rng.choice(GAME.choices(state))
            if rng.randrange(9) == 0:
                yield state, choice
            command = player(rng, choice, GAME.view(state, (choice.seat,)))
            state = GAME.apply(state, choice.seat, choice.id, command).state


@pytest.mark.parametrize("level", BotLevel)
def test_answers_are_legal_and_the_same_again(level: BotLevel) -> None:
    kinds = set()
    for state, choice in open_choices(6):
        view = GAME.view(state, (choice.seat,))
        command = answer(GAME.name, level, view, choice, 1, FEW)
        assert GAME.apply(state, choice.seat, choice.id, command).events
        assert command == answer(GAME.name, level, view, choice, 1, FEW)
        kinds.add(type(choice))
    assert len(kinds) >= 6


@pytest.mark.parametrize("level", BotLevel)
def test_hidden_information_changes_no_answer(level: BotLevel) -> None:
    rng, different = random.Random(1), 0
    for state, choice in open_choices(5):
        other = twin(rng, state, (choice.seat,))
        different += GAME.dump(other) != GAME.dump(state)
        first, second = (
            answer(GAME.name, level, GAME.view(one, (choice.seat,)), choice, 2, FEW) for one in (state, other)
        )
        assert first == second
    assert different > 10


def test_all_modules_that_fit_are_equipped() -> None:
    state, choice = next((state, choice) for state, choice in open_choices(9) if isinstance(choice, ChooseEquip))
    view = GAME.view(state, (choice.seat,))
    rng = random.Random(3)
    for count in range(1, 13):
        modules = tuple(sorted(rng.sample(list(Module), count)))
        seat = replace(view.seats[choice.seat], left=(), right=(), shield=0, own=Own(modules, (), None, None))
        shown = replace(view, seats=(*view.seats[: choice.seat], seat, *view.seats[choice.seat + 1 :]))
        command = answer(GAME.name, BotLevel.GREEDY, shown, choice, 1)
        assert equipment.problem(command.left, command.right, modules, damaged_shield=False) is None
        yellow = sum(Module.ANCHOR <= module <= Module.LIGHTNING_ROD for module in modules)
        assert len(command.left) + len(command.right) == min(4, count - max(0, yellow - 2))


def test_greedy_walks_onto_a_token_in_reach() -> None:
    reached = tried = 0
    for state, choice in open_choices(12):
        seat = state.seats[choice.seat]
        if not isinstance(choice, ChooseProgram) or seat.at == NONE:
            continue
        view = GAME.view(state, (choice.seat,))
        if all(near != state.board.token_at[number] for number in state.tokens for near in _ends(state, choice.seat)):
            continue
        program = answer(GAME.name, BotLevel.GREEDY, view, choice, 1)
        events = GAME.preview(view, choice.seat, (program,), 1, branches=False).events
        spaces = [step.to for event in events if isinstance(event, RobotsMoved) for step in event.steps]
        reached += bool(spaces) and state.board.number(spaces[-1]) in map(state.board.token_at.get, state.tokens)
        tried += 1
    assert reached > tried / 2 > 0


def _ends(state: State, seat: int) -> set[int]:
    """The spaces where the first blue die may end."""
    return {move.at for move in Outlook(state, seat).moves(state.seats[seat].at)}


@pytest.mark.parametrize("nodes", [1, 600])
def test_a_planner_simulates_about_as_many_rounds_as_it_may(nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played, finish = [0], simulation.finish_round

    def counted(simulated: Simulation) -> None:
        played[0] += 1
        finish(simulated)

    monkeypatch.setattr(planner, "finish_round", counted)
    for state, choice in open_choices(4):
        if isinstance(choice, ChooseProgram) and state.seats[choice.seat].at != NONE:
            played[0] = 0
            answer(GAME.name, BotLevel.PLANNER, GAME.view(state, (choice.seat,)), choice, 1, nodes)
            rounds = nodes // (planner.DICE * len(state.seats))
            assert rounds / 2 <= played[0] <= rounds + 4 * planner.COMPARED_PROGRAMS


def test_the_better_level_wins() -> None:
    assert won(BotLevel.GREEDY, BotLevel.RANDOM, range(6)) >= 5
    assert won(BotLevel.PLANNER, BotLevel.GREEDY, range(6)) >= 3


def won(level: BotLevel, against: BotLevel, seeds: range) -> float:
    """How many of the matches of these seeds a level wins against another one, a shared first place by its part."""
    contest = Contest(GAME.name, (level, against), 2, GAME.default_options(), nodes=400)
    return sum(tally.shares[level].won for tally in matches(contest, seeds, jobs=1))
