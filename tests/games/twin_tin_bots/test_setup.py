import hashlib

import pytest

from protocol.twin_tin_bots import Colour, Crystal, Options
from server.games.twin_tin_bots.state import ORDINARY, TILES, specials_in_hand
from tests.games.twin_tin_bots.scene import GAME, Scene

SEED = hashlib.sha256(b"set-up").digest()


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
