from botyard.games.hexgrid import NOWHERE, grid
from botyard.games.twin_tin_bots.board import board

CELLS = grid(4).cells


def step(at: tuple[int, int], direction: int, *teleporters: tuple[tuple[int, int], tuple[int, int]]) -> object:
    """Where a step leads, and the gates on the way."""
    table = board(4, (), tuple((CELLS[a], CELLS[b]) for a, b in teleporters))
    to = table.steps[direction][CELLS[at]]
    return None if to == NOWHERE else (table.hexes[to], table.gates[direction].get(CELLS[at], ()))


def test_a_step_without_teleporter_leads_to_the_next_hex() -> None:
    assert step((0, 0), 0) == ((1, 0), ())
    assert step((4, 0), 0) is None


def test_a_teleporter_leads_to_the_opposite_side_of_its_twin() -> None:
    assert step((0, 0), 0, ((1, 0), (-2, 2))) == ((-1, 2), (((1, 0), (-2, 2)),))
    assert step((0, 2), 3, ((1, 0), (-1, 2))) == ((0, 0), (((-1, 2), (1, 0)),))


def test_a_teleporter_behind_a_teleporter_carries_on() -> None:
    gates = (((1, 0), (-2, 2)), ((-1, 2), (0, -2)))
    assert step((0, 0), 0, *gates) == ((1, -2), gates)


def test_a_step_goes_through_every_pair_at_most_once() -> None:
    pairs = (((-1, 0), (1, 0)), ((2, 0), (-3, 2)), ((-2, 2), (0, 0)))
    assert step((-2, 0), 0, *pairs[:2]) == ((-2, 2), pairs[:2])
    assert step((-2, 0), 0, *pairs) is None  # out of (0, 0) it would enter (1, 0) of the first pair


def test_a_twin_at_the_edge_leads_nowhere_outwards() -> None:
    assert step((0, 0), 0, ((1, 0), (4, -2))) is None


def test_mud_is_a_mark_by_cell() -> None:
    table = board(4, (CELLS[(1, 1)],), ())
    assert [table.hexes[cell] for cell, muddy in enumerate(table.mud) if muddy] == [(1, 1)]
