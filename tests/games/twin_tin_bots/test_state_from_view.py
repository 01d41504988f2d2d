"""A view says everything that its audience may know: the state can be made of it again."""

import random

import pytest

from botyard.games.twin_tin_bots.state import ORDINARY, STORED, TILES, Ask, State, is_known
from botyard.games.twin_tin_bots.state_from_view import assumed_state
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.games.twin_tin_bots.positions import programming_choices
from tests.games.twin_tin_bots.scene import GAME


def test_a_view_that_hides_only_the_stack_restores_the_whole_state() -> None:
    for state in programming_choices(40):
        seats = tuple(range(state.setting.seats))
        assert _comparable(assumed_state(GAME.view(state, seats))) == _comparable(state)


def test_the_view_of_a_seat_restores_all_but_the_secrets_of_others() -> None:
    for state in programming_choices(40):
        made = assumed_state(GAME.view(state, (state.active,)))
        assert _comparable(made) == _comparable(_without_secrets(state, state.active))
        assert not set(made.stack) & _seen(state, state.active)


@pytest.mark.parametrize("mode", Mode, ids=lambda mode: mode.name.lower())
def test_the_first_turn_of_every_mode_is_made_again(mode: Mode) -> None:
    players = 2 if mode is Mode.ADVANCED_TWO_PLAYER else 4
    options = Options(mode=mode, teleporters=1, rocks=1, blobs=1, mud=1)
    state = GAME.new(players, options, random.Random(1).randbytes(32)).state
    made = assumed_state(GAME.view(state, (state.active,)))
    assert made.ask == Ask.FIRST
    assert _comparable(made) == _comparable(_without_secrets(state, state.active))


def _comparable(state: State) -> dict[str, object]:
    """The fields on which the future of a state depends, without chance and ids of choices."""
    values = {name: getattr(state, name) for name in STORED}
    quiet = None if state.lively else state.quiet
    left_out = {"seed", "counter", "choice", "known", "quiet"}
    return {
        **{name: value for name, value in values.items() if name not in left_out},
        "stack": len(state.stack),
        "quiet": quiet,
    }


def _without_secrets(state: State, seat: int) -> State:
    """The state without the special tiles in hand that `seat` does not know."""
    state = state.copy()
    for place in range(len(state.hand)):
        other, tile = divmod(place, TILES)
        if other != seat and tile >= ORDINARY and not is_known(state, tile):
            state.hand[place] = 0
    return state


def _seen(state: State, seat: int) -> set[int]:
    """The special tiles that a seat has in hand or knows in other places."""
    own = {tile for tile in range(ORDINARY, TILES) if state.hand[seat * TILES + tile]}
    return own | {tile for tile in range(ORDINARY, TILES) if is_known(state, tile)}
