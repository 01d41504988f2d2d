"""The board: steps on it, and the placement of elements by section 8 of the rules, whose chance is fair."""

from collections import Counter
from itertools import combinations

import pytest

from botyard.games.hexgrid import NOWHERE, distance, grid
from botyard.games.rng import Rng
from botyard.games.twin_tin_bots import elements, options
from botyard.games.twin_tin_bots.board import board
from botyard.games.twin_tin_bots.elements import Counts, Ground
from botyard.games.twin_tin_bots.setup_data import SETUPS, Elements
from botyard_protocol.twin_tin_bots import Mode, Options, Placing, View
from tests.games.twin_tin_bots.scene import GAME, Hex

# --- steps ------------------------------------------------------------------------------------------------------


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


# --- elements ---------------------------------------------------------------------------------------------------


def far_enough(a: Hex, b: Hex) -> bool:
    """Whether two hexes are neither the same nor neighbours."""
    return distance((a[0] - b[0], a[1] - b[1])) > 1


def check_placement(view: View) -> None:
    """The placement rules, from coordinates alone."""
    solid = [*(at for pair in view.teleporters for at in pair), *view.rocks, *view.blobs]
    bases = [seat.base for seat in view.seats]
    used = {*bases, *(robot.at for robot in view.robots), *(crystal.at for crystal in view.crystals)}
    everything = [*solid, *view.mud]
    assert len(set(everything)) == len(everything)
    assert not used.intersection(everything)
    assert (0, 0) not in everything
    assert all(distance(at) <= view.radius for at in view.mud)
    assert all(distance(at) < view.radius for at in solid)
    assert all(far_enough(at, base) for at in solid for base in bases)
    assert all(far_enough(a, b) for a, b in combinations(solid, 2))


def numbers(view: View) -> tuple[int, int, int, int]:
    """How many pairs of teleporters, rocks, blobs and hexes with mud there are."""
    return len(view.teleporters), len(view.rocks), len(view.blobs), len(view.mud)


FITTING = [
    (players, (pairs, rocks, blobs))
    for players, printed in SETUPS.items()
    for pairs in range(4)
    for rocks in range(4)
    for blobs in range(4)
    if 2 * pairs + rocks + blobs <= printed.capacity
]


def test_every_number_that_fits_is_placed_by_the_rules() -> None:
    for players, (pairs, rocks, blobs) in FITTING:
        chosen = Options(teleporters=pairs, rocks=rocks, blobs=blobs, mud=3)
        view = GAME.view(GAME.new(players, chosen, bytes([pairs, rocks, blobs, players] * 8)).state, ())
        assert numbers(view) == (pairs, rocks, blobs, 3)
        check_placement(view)


@pytest.mark.parametrize(
    ("players", "mode"), [(2, Mode.ADVANCED_TWO_PLAYER), (3, Mode.TEAMS), (5, Mode.TEAMS), (2, Mode.SIMPLIFIED)]
)
def test_variants_get_elements_too(players: int, mode: Mode) -> None:
    for seed in range(20):
        chosen = Options(mode=mode, teleporters=2, rocks=2, blobs=1, mud=2)
        view = GAME.view(GAME.new(players, chosen, bytes([seed] * 32)).state, ())
        assert numbers(view) == (2, 2, 1, 2)
        check_placement(view)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_example_elements_keep_the_rules(players: int) -> None:
    view = GAME.view(GAME.new(players, Options(placing=Placing.EXAMPLE), bytes(32)).state, ())
    check_placement(view)
    assert all((view.teleporters, view.rocks, view.mud))
    chosen = Options(
        placing=Placing.BY_HAND,
        teleporter_hexes=view.teleporters,
        rock_hexes=view.rocks,
        blob_hexes=view.blobs,
        mud_hexes=view.mud,
    )
    assert GAME.new(players, chosen, bytes(32)) == GAME.new(players, Options(placing=Placing.EXAMPLE), bytes(32))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.SIMPLIFIED])
def test_the_capacity_of_a_board_is_what_fits_at_most(seats: int, mode: Mode) -> None:
    where = options.ground_of(seats, Options(mode=mode))
    places = [at for at in where.grid.hexes if where.problem_of_solid(where.grid.cells[at]) is None]
    assert most_apart(frozenset(places)) == SETUPS[seats].capacity


def most_apart(places: frozenset[Hex]) -> int:
    """The size of the largest set of hexes of which no two are neighbours: a search through all of them.

    One of a hex and its neighbours is always in a largest set; one with few neighbours keeps the search small.
    """
    if not places:
        return 0
    near = {at: frozenset(other for other in places if other == at or not far_enough(at, other)) for at in places}
    fewest = min(sorted(places), key=lambda at: len(near[at]))
    return 1 + max(most_apart(places - near[at]) for at in near[fewest])


def test_every_placement_is_equally_likely() -> None:
    """On a small board: a base in a corner, the centre barred."""
    where = Ground(2, frozenset({0}), frozenset({0}))
    inner = [cell for cell in where.grid.rings[1] if where.problem_of_solid(cell) is None]
    pairs = {pair for pair in combinations(inner, 2) if pair[1] not in where.near(pair[0])}
    rng, found = Rng(bytes(32)), Counter[tuple[int, ...]]()
    draws = 300 * len(pairs)
    for _ in range(draws):
        found[elements.at_random(where, Counts(0, 2, 0, 0), rng).rocks] += 1
    assert set(found) == pairs
    assert all(220 < count < 380 for count in found.values())


def test_without_elements_nothing_is_drawn() -> None:
    rng = Rng(bytes(32))
    where = options.ground_of(4, Options())
    assert elements.at_random(where, Counts(0, 0, 0, 0), rng) == Elements()
    assert rng.counter == 0


def test_elements_are_drawn_last() -> None:
    plain, crowded = (GAME.new(4, Options(rocks=rocks), bytes(32)).state for rocks in (0, 3))
    assert (plain.first, plain.stack, plain.hand) == (crowded.first, crowded.stack, crowded.hand)
