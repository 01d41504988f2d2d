"""The values of positions: a better one has more."""

from botyard.bots.twin_tin_bots.distances import FACINGS, FAR, ways
from botyard.bots.twin_tin_bots.evaluation import POINT, WON, Evaluator
from botyard.games.twin_tin_bots.state import State
from tests.games.twin_tin_bots.scene import scene


def worth(state: State, seat: int = 0) -> int:
    return Evaluator(state, seat, ways(state), 100).worth(state)


def test_ways_count_steps_and_turns() -> None:
    state = scene().state
    board = state.setting.board()
    table = ways(state).to(board.grid.cells[(2, 0)])
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
    assert ways(walled).to(behind_rocks)[centre] > ways(plain).to(behind_rocks)[centre]
    assert ways(short).to(by_teleporter)[centre] < ways(plain).to(by_teleporter)[centre]


def test_a_hex_that_nothing_leads_to_is_far() -> None:
    state = scene(rocks=[[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]], at=(3, 0)).state
    cells = state.setting.board().grid.cells
    assert ways(state).to(cells[(0, 0)])[FACINGS * cells[(3, 0)]] == FAR


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
