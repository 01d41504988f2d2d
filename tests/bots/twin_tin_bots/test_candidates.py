"""The changes that a bot considers: all that make a difference, and no illegal one."""

from itertools import takewhile

from botyard.bots.twin_tin_bots.candidates import changes, firsts
from botyard.games.twin_tin_bots.programming import change
from botyard.games.twin_tin_bots.state import TILES, State
from botyard.games.twin_tin_bots.turn_run import Run
from botyard_protocol.twin_tin_bots import Change, ChooseProgram, Double, Place, Remove, Reset, Swap
from tests.games.tables import tables_of
from tests.games.twin_tin_bots.positions import open_choices
from tests.games.twin_tin_bots.scene import GAME


def programs(state: State, commands: list[Change]) -> set[tuple[int, ...]]:
    """The possible programs after one of the commands."""
    found = set()
    for command in commands:
        run = Run(state)
        change(run, command)
        found.add(tuple(run.state.program))
    return found


def test_every_program_that_one_change_can_make_is_thought_of() -> None:
    for state, choice in open_choices(30, 3):
        if isinstance(choice, ChooseProgram):
            legal = GAME.legal(GAME.view(state, (choice.seat,)), choice)
            commands = takewhile(lambda one: not isinstance(one, Double), legal)
            single = [one for one in commands if isinstance(one, Place | Swap | Remove | Reset)]
            thought_of = list(changes(state, choice.seat))
            assert set(thought_of) <= set(single)
            assert programs(state, thought_of) == programs(state, single) - {tuple(state.program)}


def test_first_turns_that_are_thought_of_are_legal() -> None:
    for table in tables_of(GAME.name):
        state = table.new(1).state
        (choice,) = GAME.choices(state)
        legal = set(GAME.legal(GAME.view(state, (choice.seat,)), choice))
        thought_of = list(firsts(state, choice.seat))
        assert thought_of
        assert set(thought_of) <= legal


def test_a_tile_that_is_there_once_is_not_placed_twice() -> None:
    state = tables_of(GAME.name)[0].new(1).state
    tiles = [tuple(place.tile for place in first.places) for first in firsts(state, state.active)]
    assert all(a != b or state.hand[state.active * TILES + a] > 1 for a, b in tiles)
    assert any(a == b for a, b in tiles)
