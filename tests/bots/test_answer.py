"""The answers of every level in every variant are legal and repeatable."""

import random

import pytest

from botyard.bots.answer import answer
from botyard.bots.registry import BOTS, find_bot, levels, random_bot
from botyard.games.random_match import Table
from botyard_protocol.messages import BotLevel
from tests.games.secrets import TWINS
from tests.games.tables import TABLES
from tests.games.twin_tin_bots.positions import open_choices
from tests.games.twin_tin_bots.scene import GAME

pytestmark = pytest.mark.slow

FEW = 40
"""Positions that a planner looks at: enough to go through everything that it does."""


@pytest.mark.parametrize("level", BotLevel)
def test_answers_are_legal_in_random_positions(level: BotLevel) -> None:
    kinds = set()
    for state, choice in open_choices(25, 8):
        view = GAME.view(state, (choice.seat,))
        command = answer(GAME.name, level, view, choice, 1, FEW)
        assert GAME.apply(state, choice.seat, choice.id, command).events
        kinds.add(type(choice))
    assert len(kinds) >= 4


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("level", BotLevel)
def test_a_match_at_every_table_gets_legal_answers(table: Table, level: BotLevel) -> None:
    state = table.new(7).state
    for _ in range(4 * table.seats):
        for choice in table.game.choices(state):
            held = next(one for one in table.audiences() if choice.seat in one)
            command = answer(table.game.name, level, table.game.view(state, held), choice, 3, FEW)
            state = table.game.apply(state, choice.seat, choice.id, command).state


@pytest.mark.parametrize("level", BotLevel)
def test_the_same_question_gets_the_same_answer(level: BotLevel) -> None:
    for state, choice in open_choices(6):
        view = GAME.view(state, (choice.seat,))
        assert answer(GAME.name, level, view, choice, 5, FEW) == answer(GAME.name, level, view, choice, 5, FEW)


@pytest.mark.parametrize("level", BotLevel)
def test_hidden_information_changes_no_answer(level: BotLevel) -> None:
    rng, different = random.Random(1), 0
    for state, choice in open_choices(8, 6):
        twin = TWINS[GAME.name](rng, state, (choice.seat,))
        different += GAME.dump(twin) != GAME.dump(state)
        views = [GAME.view(one, (choice.seat,)) for one in (state, twin)]
        answers = [answer(GAME.name, level, view, choice, 2, FEW) for view in views]
        assert answers[0] == answers[1]
    assert different > 10


def test_other_seeds_give_a_random_bot_other_answers() -> None:
    state, choice = next(open_choices(1))
    view = GAME.view(state, (choice.seat,))
    assert len({answer(GAME.name, BotLevel.RANDOM, view, choice, seed) for seed in range(20)}) > 5


def test_a_game_without_a_bot_of_a_level_answers_by_the_next_weaker_one(monkeypatch: pytest.MonkeyPatch) -> None:
    first = random_bot(GAME)
    for bots, expected in (({}, [BotLevel.RANDOM]), ({BotLevel.GREEDY: first}, [BotLevel.RANDOM, BotLevel.GREEDY])):
        monkeypatch.setitem(BOTS, GAME.name, bots)
        assert list(levels(GAME.name)) == expected
    assert find_bot(GAME.name, BotLevel.PLANNER) is first


def test_every_game_has_a_random_bot_of_its_legal_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, GAME.name, {})
    for state, choice in open_choices(6):
        view = GAME.view(state, (choice.seat,))
        drawn = {answer(GAME.name, BotLevel.RANDOM, view, choice, seed) for seed in range(5)}
        assert all(GAME.apply(state, choice.seat, choice.id, command).events for command in drawn)
        assert len(drawn) > 1
