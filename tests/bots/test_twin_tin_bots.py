"""How a bot plans: positions go on as the rules say, all changes are considered, and a better position has more."""

from itertools import takewhile

import pytest

from botyard.bots.twin_tin_bots.evaluation import FACINGS, FAR, POINT, WON, Evaluator, distance_tables
from botyard.bots.twin_tin_bots.greedy import changes, firsts
from botyard.bots.twin_tin_bots.simulation import Simulation, advance, play_default, simulate
from botyard.games.twin_tin_bots.choice_answers import answer, open_choice
from botyard.games.twin_tin_bots.programming import change
from botyard.games.twin_tin_bots.state import JOKER, TILES, State
from botyard.games.twin_tin_bots.turn_run import Run
from botyard_protocol.twin_tin_bots import Change, ChooseProgram, Double, Pass, Place, Remove, Reset, Swap
from tests.games.players import tables_of
from tests.games.twin_tin_bots.positions import open_choices
from tests.games.twin_tin_bots.scene import GAME, scene

# --- positions in a bot's head ----------------------------------------------------------------------------------


pytestmark = pytest.mark.slow

COUNT = 60


def what_is_seen(state: State) -> tuple[object, ...]:
    return state.cells, state.at, state.facing, state.cargo, state.stuck, state.program, state.delivered, state.track


def test_an_imagined_position_asks_what_the_real_one_does() -> None:
    for state, choice in open_choices(COUNT, 4):
        imagined = simulate(GAME.view(state, (choice.seat,)), choice)
        assert open_choice(imagined) == choice
        assert what_is_seen(imagined) == what_is_seen(state)


def test_a_run_in_mind_ends_as_the_real_one() -> None:
    compared = 0
    for state, choice in open_choices(COUNT, 4):
        real = GAME.apply(state, choice.seat, choice.id, GAME.time_out(state, choice.id)).state
        if isinstance(choice, ChooseProgram):
            thought = Simulation(simulate(GAME.view(state, (choice.seat,)), choice))
            answer(thought, Pass())
            advance(thought)
            if thought.state.choice == real.choice:  # no player was asked on the way
                compared += 1
                assert what_is_seen(thought.state) == what_is_seen(real)
    assert compared > COUNT


def test_a_thought_changes_nothing_but_itself() -> None:
    state = scene("forward_1").state
    before = GAME.dump(state)
    thought = Simulation(state)
    answer(thought, Pass())
    advance(thought)
    assert thought.state.at != state.at
    assert GAME.dump(state) == before


def test_standing_by_lets_all_robots_run_until_the_seat_programs_again() -> None:
    state = scene("forward_1", seats=3, programs={"yellow A": ["turn_left", None, None]}).state
    cells = state.setting.board().grid.cells
    thought = Simulation(state)
    play_default(thought, 0, state.turns[0] + 2)
    assert thought.state.active == 0
    assert thought.state.at[0] == cells[(2, 0)]
    assert thought.state.facing[2] == (state.facing[2] - 2) % 6


def test_an_opponent_that_is_zapped_drops_what_it_carries() -> None:
    robots = {"yellow A": {"at": [1, 0], "facing": 1, "cargo": "pink"}}
    thought = Simulation(scene("zap", robots=robots).state)
    answer(thought, Pass())
    advance(thought)
    assert thought.state.cargo[2] == -1
    assert thought.state.active == 1


def test_the_joker_is_seen_in_hand() -> None:
    for state, choice in open_choices(5, 2):
        imagined = simulate(GAME.view(state, (choice.seat,)), choice)
        assert imagined.hand[choice.seat * TILES + JOKER] == state.hand[choice.seat * TILES + JOKER]


# --- the changes that a bot considers ---------------------------------------------------------------------------


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


# --- the values of positions ------------------------------------------------------------------------------------


def worth(state: State, seat: int = 0) -> int:
    return Evaluator(state, seat, distance_tables(state), 100).worth(state)


def test_ways_count_steps_and_turns() -> None:
    state = scene().state
    board = state.setting.board()
    table = distance_tables(state).to(board.grid.cells[(2, 0)])
    centre = FACINGS * board.grid.cells[(0, 0)]
    assert table[centre] == 1  # one step, and it stands before the hex
    assert table[centre + 1] == 2
    assert table[centre + 3] == 4


def test_ways_go_around_rocks_and_through_teleporters() -> None:
    plain = scene().state
    walled = scene(rocks=[[1, 0], [2, 0]]).state
    short = scene(teleporters=[[[1, 0], [3, -3]]]).state
    cells = plain.setting.board().grid.cells
    centre = FACINGS * cells[(0, 0)]  # facing east
    behind_rocks, by_teleporter = cells[(3, 0)], cells[(4, -2)]
    assert distance_tables(walled).to(behind_rocks)[centre] > distance_tables(plain).to(behind_rocks)[centre]
    assert distance_tables(short).to(by_teleporter)[centre] < distance_tables(plain).to(by_teleporter)[centre]


def test_a_hex_that_nothing_leads_to_is_far() -> None:
    state = scene(rocks=[[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]], at=(3, 0)).state
    cells = state.setting.board().grid.cells
    assert distance_tables(state).to(cells[(0, 0)])[FACINGS * cells[(3, 0)]] == FAR


def test_a_crystal_aboard_is_better_the_nearer_to_home() -> None:
    far, near = (scene(at=at, facing=5, cargo="pink").state for at in ((-1, 1), (3, -3)))
    assert worth(near) > worth(far) > worth(scene().state)


def test_a_delivered_crystal_is_better_than_one_before_the_base() -> None:
    before = scene("unload", at=(3, -3), facing=5, cargo="green")
    assert worth(before.run().state) > worth(before.state) - POINT
    assert worth(before.run().state) - worth(scene(at=(3, -3), facing=5).state) == 3 * POINT


def test_a_gain_of_one_side_is_a_loss_of_the_other() -> None:
    loaded, bare = scene(cargo="pink").state, scene().state
    assert worth(loaded, 0) > worth(bare, 0)
    assert worth(loaded, 1) < worth(bare, 1)


def test_a_won_game_is_worth_more_than_all_points() -> None:
    won = scene().resign("yellow").state
    assert won.over
    assert worth(won, 0) >= WON
    assert worth(won, 1) <= -WON
