"""Twins of states: what an audience may not know is exchanged, everything else is the same."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from botyard.games.interface import Audience
from botyard.games.twin_tin_bots.state import TILES, State, is_known, specials_in_hand
from botyard_protocol.twin_tin_bots import Event, GameEnded, SpecialDrawn
from tests.games.robot_master.scene import twin as robot_master
from tests.games.volt.contract import twin as volt


def twin_tin_bots(rng: random.Random, state: State, audience: Audience) -> State:
    """The special tiles in the stack, and the secret ones in hands that the audience does not see, dealt anew."""
    twin = state.copy()
    hidden = [
        (seat, tile)
        for seat in range(state.setting.seats)
        if seat not in audience
        for tile in specials_in_hand(state, seat)
        if not is_known(state, tile)
    ]
    tiles = [*state.stack, *(tile for _, tile in hidden)]
    rng.shuffle(tiles)
    twin.stack = tiles[: len(state.stack)]
    for seat, tile in hidden:
        twin.hand[seat * TILES + tile] = 0
    for (seat, _), tile in zip(hidden, tiles[len(state.stack) :], strict=True):
        twin.hand[seat * TILES + tile] = 1
    return twin


def shown_by_twin_tin_bots(events: Sequence[Event], audience: Audience) -> bool:
    """Whether events show secrets: a seat of the audience draws a special tile, or all are laid open at the end."""
    return any(
        isinstance(event, GameEnded) or (isinstance(event, SpecialDrawn) and event.seat in audience) for event in events
    )


TWINS: dict[str, Callable[[random.Random, Any, Audience], Any]] = {
    "twin_tin_bots": twin_tin_bots,
    "robot_master": robot_master,
    "volt": volt,
}
"""For each game: a state that differs only in what an audience may not know."""
