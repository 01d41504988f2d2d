import hashlib
from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from botyard.games.hexgrid import distance
from botyard.games.twin_tin_bots.state import ORDINARY, TILES, specials_in_hand
from botyard_protocol.twin_tin_bots import Colour, Crystal, Mode, Options, RobotName, View
from tests.games.twin_tin_bots.scene import GAME, Scene

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
