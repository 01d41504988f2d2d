"""The board: steps on it, and the placement of elements by section 8 of the rules, whose chance is fair; the set-up."""

import hashlib
from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from botyard.games.hexgrid import NOWHERE, distance, grid
from botyard.games.rng import Rng
from botyard.games.twin_tin_bots import elements, options
from botyard.games.twin_tin_bots.board import board
from botyard.games.twin_tin_bots.elements import Counts, Ground
from botyard.games.twin_tin_bots.setup_data import SETUPS, Elements
from botyard.games.twin_tin_bots.state import ORDINARY, TILES, specials_in_hand
from botyard_protocol.twin_tin_bots import Colour, Crystal, Mode, Options, Placing, RobotName, View
from tests.games.twin_tin_bots.scene import GAME, Hex, Scene

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


# --- set-up -----------------------------------------------------------------------------------------------------


SEED = hashlib.sha256(b"set-up").digest()


def difference(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """The way to `one` from `other`."""
    return one[0] - other[0], one[1] - other[1]


def new(players: int, seed: bytes = SEED) -> Scene:
    return Scene(GAME.new(players, Options(), seed).state)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_game_begins_as_printed(players: int) -> None:
    view = GAME.view(new(players).state, ())
    assert view.radius == (4 if players < 5 else 5)
    assert len(view.crystals) == players + 3
    assert len(view.crystals) + len(view.track) == (12 if players == 2 else 14)
    assert Crystal.BLUE not in view.track
    assert len(view.robots) == 2 * players
    assert view.stack == 13 - players
    assert view.score_to_win == {2: 11, 3: 10, 4: 9, 5: 8, 6: 7}[players]
    assert (view.round, view.rounds_left, view.waiting) == (1, None, ())


def test_the_set_up_for_two_is_the_printed_one() -> None:
    view = GAME.view(new(2).state, ())
    assert [(seat.colour, seat.base) for seat in view.seats] == [(Colour.RED, (3, 0)), (Colour.YELLOW, (-3, 0))]
    assert [(robot.at, robot.facing) for robot in view.robots] == [
        ((-4, 3), 5),
        ((0, -4), 1),
        ((4, -3), 2),
        ((0, 4), 4),
    ]


def test_every_seat_owns_sixteen_tiles_and_one_special() -> None:
    state = new(6).state
    for seat in range(6):
        assert sum(state.hand[seat * TILES : seat * TILES + ORDINARY]) == 16
        assert len(specials_in_hand(state, seat)) == 1


def test_the_thirteen_specials_are_shuffled_and_dealt_once_each() -> None:
    state = new(5).state
    dealt = [tile for seat in range(5) for tile in specials_in_hand(state, seat)]
    assert sorted(dealt + state.stack) == list(range(ORDINARY, TILES))
    assert state.stack != sorted(state.stack)


def test_the_first_player_is_random_and_has_the_first_turn() -> None:
    firsts = set()
    for number in range(40):
        outcome = GAME.new(3, Options(), number.to_bytes(32, "big"))
        (started,) = outcome.events
        state = outcome.state
        assert started.cause.seat == state.first == state.active
        assert [choice.seat for choice in GAME.choices(state)] == [state.first]
        firsts.add(state.first)
    assert firsts == {0, 1, 2}


def test_a_room_ends_a_game_after_a_hundred_quiet_rounds() -> None:
    assert new(2).state.setting.stalled_after == 100


# --- variants ---------------------------------------------------------------------------------------------------


def variant(players: int, **options: Any) -> View:
    return GAME.view(GAME.new(players, Options(**options), SEED).state, ())


@pytest.mark.parametrize("players", range(2, 7))
def test_the_simplified_game_has_one_robot_each_and_no_specials(players: int) -> None:
    view = variant(players, mode=Mode.SIMPLIFIED)
    assert [(robot.seat, robot.name) for robot in view.robots] == [(seat, RobotName.A) for seat in range(players)]
    assert view.stack == 0
    assert all(sum(seat.hand) == 16 and not seat.secret_specials for seat in view.seats)
    assert all(seat.programs == ((None, None, None),) for seat in view.seats)
    assert view.score_to_win == variant(players).score_to_win


def test_advanced_two_players_play_blue_and_red_against_yellow_and_green() -> None:
    view = variant(2, mode=Mode.ADVANCED_TWO_PLAYER)
    assert [seat.colour for seat in view.seats] == [Colour.BLUE, Colour.YELLOW, Colour.RED, Colour.GREEN]
    assert view.score_to_win == 11
    assert len(view.crystals) == 7
    assert view.stack == 13 - 4
    state = GAME.new(2, Options(mode=Mode.ADVANCED_TWO_PLAYER), SEED).state
    assert state.setting.sides == (0, 1, 0, 1)


def test_the_first_colour_of_advanced_two_players_is_random() -> None:
    options = Options(mode=Mode.ADVANCED_TWO_PLAYER)
    assert {GAME.new(2, options, number.to_bytes(32, "big")).state.first for number in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("players", "seats"), [(3, 4), (4, 4), (5, 6), (6, 6)])
def test_teams_play_on_the_next_even_set_up_without_score_victory(players: int, seats: int) -> None:
    view = variant(players, mode=Mode.TEAMS)
    assert len(view.seats) == seats
    assert len(view.crystals) == seats + 3
    assert view.score_to_win is None


@pytest.mark.parametrize("mode", Mode)
def test_a_game_without_score_victory_has_no_points_to_win(mode: Mode) -> None:
    players = 2 if mode is Mode.ADVANCED_TWO_PLAYER else 4
    assert variant(players, mode=mode, score_victory=False).score_to_win is None


def test_colours_are_exchanged_and_positions_stay() -> None:
    plain, other = variant(3), variant(3, colours=(Colour.PINK, Colour.GREEN, Colour.BLUE))
    assert [seat.colour for seat in other.seats] == [Colour.PINK, Colour.GREEN, Colour.BLUE]
    assert [seat.base for seat in other.seats] == [seat.base for seat in plain.seats]
    assert other.robots == plain.robots


# --- facts of the box -------------------------------------------------------------------------------------------

PRINTED = {"forward_1": 2, "forward_2": 1, "turn_left": 3, "turn_right": 3, "load": 2, "unload": 2, "zap": 2}


@pytest.mark.parametrize("players", range(2, 7))
def test_a_hand_has_the_printed_tiles(players: int) -> None:
    position = new(players).position
    for seat in position["seats"]:
        counts = {tile: count for tile, count in seat["hand"].items() if count and tile in PRINTED}
        assert counts == PRINTED
        assert seat["hand"]["double_modification"] == 1


@pytest.mark.parametrize("players", range(2, 7))
def test_the_crystals_are_those_of_the_box(players: int) -> None:
    view = GAME.view(new(players).state, ())
    used = Counter([one.crystal for one in view.crystals] + list(view.track))
    assert max(used.values()) <= 6
    assert set(used) <= set(Crystal)
    assert len(Crystal) == 3


def test_the_tracks_are_those_of_the_numbers_of_players() -> None:
    tracks = {players: GAME.view(new(players).state, ()).track for players in range(2, 7)}
    assert tracks[2] == tracks[4]
    assert {players: len(track) for players, track in tracks.items()} == {2: 7, 3: 8, 4: 7, 5: 6, 6: 5}


def test_each_seat_has_two_programs_of_three_slots() -> None:
    view = GAME.view(new(6).state, ())
    assert len(view.seats) == len({seat.base for seat in view.seats}) == len({seat.colour for seat in view.seats}) == 6
    assert [seat.programs for seat in view.seats] == [((None, None, None), (None, None, None))] * 6
    assert [(robot.seat, robot.name) for robot in view.robots] == [
        (seat, name) for seat in range(6) for name in RobotName
    ]


def test_only_robots_have_a_facing() -> None:
    view = GAME.view(new(4).state, ())
    assert {field for part in (*view.crystals, *view.seats) for field in part.__struct_fields__}.isdisjoint({"facing"})
    assert all(0 <= robot.facing < 6 for robot in view.robots)


@pytest.mark.parametrize("players", range(3, 7))
def test_team_mates_sit_as_far_apart_as_possible_and_teams_take_turns(players: int) -> None:
    state = GAME.new(players, Options(mode=Mode.TEAMS), SEED).state
    view, sides = GAME.view(state, ()), state.setting.sides
    assert all(one != other for one, other in pairwise((*sides, sides[0])))
    bases = [seat.base for seat in view.seats]
    apart = [
        min(distance(difference(bases[one], bases[other])) for one, other in combinations(mates, 2))
        for mates in ([seat for seat, side in enumerate(sides) if side == team] for team in (0, 1))
    ]
    nearest = min(distance(difference(one, other)) for one, other in combinations(bases, 2))
    assert min(apart) > nearest


def test_the_two_colours_of_a_player_have_opposite_bases_and_take_turns_in_their_order() -> None:
    view = variant(2, mode=Mode.ADVANCED_TWO_PLAYER)
    bases = {seat.colour: seat.base for seat in view.seats}
    for one, other in ((Colour.BLUE, Colour.RED), (Colour.YELLOW, Colour.GREEN)):
        assert difference((0, 0), bases[one]) == bases[other]
    assert len(view.robots) == 8
    assert [seat.base for seat in view.seats] == [seat.base for seat in variant(4).seats]
