"""The list of `legal` is exactly what `apply` accepts, at every kind of choice, in every mode."""

import random
from collections.abc import Iterator
from itertools import islice, product, takewhile
from typing import Any

import pytest

from botyard.games.hexgrid import grid
from botyard.games.interface import Illegal
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.base import Hex
from botyard_protocol.twin_tin_bots import (
    Change,
    ChooseFirst,
    ChooseProgram,
    Command,
    Double,
    First,
    FirstPlace,
    Mode,
    Options,
    Pass,
    Place,
    PlaceCrystal,
    Remove,
    Reset,
    RobotName,
    Swap,
    Tile,
    ZapBlob,
    ZapRobot,
)
from tests.games.twin_tin_bots.positions import open_choices, programming_choices, random_position
from tests.games.twin_tin_bots.scene import GAME, scene

SLOTS = range(1, 4)
CHANGES: list[Change] = [
    *(Place(name, slot, tile) for name, slot, tile in product(RobotName, SLOTS, Tile)),
    *(Swap(name, (i, j)) for name, i, j in product(RobotName, SLOTS, SLOTS)),
    *(Remove(name, slot) for name, slot in product(RobotName, SLOTS)),
    *(Reset(name) for name in RobotName),
]
FIRST_PLACES = [FirstPlace(name, slot, tile) for name, slot, tile in product(RobotName, SLOTS, Tile)]
SINGLES: list[Command] = [
    *CHANGES,
    Pass(),
    *(First((place,)) for place in FIRST_PLACES),
    *(ZapRobot(order) for order in (*Tile, None)),
    *(ZapBlob(direction) for direction in (*range(6), None)),
]
"""Every command but those of two changes and the hexes of a board."""


def test_every_single_command_is_legal_exactly_if_it_is_accepted() -> None:
    kinds = set()
    for state, choice in open_choices(40):
        kinds.add(type(choice))
        legal = GAME.legal(GAME.view(state, (choice.seat,)), choice)
        listed = list(takewhile(lambda command: not isinstance(command, Double), legal))
        assert len(listed) == len(set(listed))
        universe = [*SINGLES, *(PlaceCrystal(at) for at in _hexes(state))]
        assert set(listed) == {command for command in universe if _accepted(state, command)}
    assert len(kinds) == 4


def test_pairs_are_legal_exactly_if_they_are_accepted() -> None:
    rng, accepted, refused = random.Random(2), 0, 0
    for state in programming_choices(25, steps=4):
        (choice,) = GAME.choices(state)
        listed = [one for one in GAME.legal(GAME.view(state, (choice.seat,)), choice) if isinstance(one, Double)]
        assert all(_accepted(state, pair) for pair in rng.sample(listed, min(8, len(listed))))
        members = set(listed)
        assert len(listed) == len(members)
        likely = [change for change in CHANGES if _accepted(state, change)] or CHANGES
        for pair in _pairs(rng, likely, 20):
            assert (pair in members) == _accepted(state, pair)
            accepted, refused = accepted + (pair in members), refused + (pair not in members)
    assert accepted > 100
    assert refused > 100


@pytest.mark.parametrize("mode", Mode, ids=lambda mode: mode.name.lower())
def test_first_turns_are_legal_exactly_if_they_are_accepted(mode: Mode) -> None:
    rng = random.Random(3)
    state = _first_turn(mode)
    (choice,) = GAME.choices(state)
    assert isinstance(choice, ChooseFirst)
    listed = list(GAME.legal(GAME.view(state, (choice.seat,)), choice))
    members = set(listed)
    assert len(listed) == len(members)
    assert all(_accepted(state, first) for first in rng.sample(listed, min(100, len(listed))))
    for _ in range(600):
        first = First(tuple(rng.choice(FIRST_PLACES) for _ in range(rng.choice((1, 2, 2)))))
        assert (first in members) == _accepted(state, first)
    assert {command for command in SINGLES if _accepted(state, command)} <= members


def test_the_order_is_stable_and_two_changes_come_last() -> None:
    view = GAME.view(scene(programs={"red A": ["zap", None, None]}).state, (0,))
    choice = ChooseProgram(1, 0)
    order = [type(command) for command in GAME.legal(view, choice)]
    kinds = [Place, Swap, Remove, Reset, Pass, Double]
    assert order == sorted(order, key=kinds.index)
    assert set(order) == set(kinds)
    assert list(GAME.legal(view, choice)) == list(GAME.legal(view, choice))
    assert next(GAME.legal(view, choice)) == Place(RobotName.A, 1, Tile.FORWARD_1)


def test_pairs_are_made_one_at_a_time() -> None:
    scenery = random_position(random.Random(5))
    legal = GAME.legal(GAME.view(scenery.state, (scenery.state.active,)), ChooseProgram(1, scenery.state.active))
    pairs: Iterator[Any] = (command for command in legal if isinstance(command, Double))
    assert len(list(islice(pairs, 3))) == 3


def test_a_seat_that_has_used_its_joker_has_no_pairs() -> None:
    used = GAME.legal(GAME.view(scene(changes={"red": {"hand": {}}}).state, (0,)), ChooseProgram(1, 0))
    assert not any(isinstance(command, Double) for command in used)


def test_a_special_is_legal_only_for_those_who_see_it() -> None:
    state = scene(changes={"red": {"specials": ["jump"]}}).state
    jump = Place(RobotName.A, 1, Tile.JUMP)
    assert jump in list(GAME.legal(GAME.view(state, (0,)), ChooseProgram(1, 0)))
    assert jump not in list(GAME.legal(GAME.view(state, (1,)), ChooseProgram(1, 0)))


def _accepted(state: State, command: Command) -> bool:
    """Whether the rules accept a command."""
    (choice,) = GAME.choices(state)
    try:
        GAME.apply(state, choice.seat, choice.id, command)
    except Illegal:
        return False
    return True


def _hexes(state: State) -> tuple[Hex, ...]:
    return grid(state.setting.radius).hexes


def _pairs(rng: random.Random, likely: list[Change], count: int) -> Iterator[Double]:
    """Pairs of changes, the first of which is often legal."""
    for _ in range(count):
        yield Double((rng.choice(likely if rng.random() < 0.8 else CHANGES), rng.choice(CHANGES)))


def _first_turn(mode: Mode) -> State:
    state: State = GAME.new(2 if mode is Mode.ADVANCED_TWO_PLAYER else 4, Options(mode=mode), bytes(32)).state
    return state
