"""What KillBots decide (section 8), as functions of what lies in the arena."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from botyard.games.volt.geometry import NO_SPACE, Board, Ways

ORTHOGONAL = 4


class Sight(NamedTuple):
    """The direction in which a KillBot faces, and the space of the VP token that it faces; None without one."""

    facing: int
    token: int | None


def clockwise(facing: int) -> tuple[int, ...]:
    """Return the four orthogonal directions, clockwise from `facing`."""
    return tuple((facing + 2 * turns) % 8 for turns in range(ORTHOGONAL))


def look(
    board: Board,
    at: int,
    facing: int,
    tokens: Collection[int],
    friends: Collection[int],
    enemies: Collection[int],
    mines: Collection[int],
) -> Sight:
    """Return how a KillBot on `at` faces after it has looked along the orthogonal ways, and the token that it faces.

    It prefers the nearest token, then the nearest enemy; a tie is for the first one clockwise. Friends, enemies and
    mines hide what is behind them. `tokens`, `friends`, `enemies`, `mines`: the spaces that they are on.
    """
    best_token: tuple[int, int, int] | None = None  # distance, direction, space
    best_enemy: tuple[int, int] | None = None  # distance, direction
    for d in clockwise(facing):
        to = board.ways.to[d]
        space, distance = to[at], 1
        while space != NO_SPACE and space not in friends:
            if space in tokens and (best_token is None or distance < best_token[0]):
                best_token = distance, d, space
            if space in enemies:
                if best_enemy is None or distance < best_enemy[0]:
                    best_enemy = distance, d
                break
            if space in mines:
                break
            space, distance = to[space], distance + 1
    if best_token is not None:
        return Sight(best_token[1], best_token[2])
    return Sight(facing if best_enemy is None else best_enemy[1], None)


def good_facing(board: Board, ways: Ways, at: int, facing: int) -> int | None:
    """Return the first facing, turning right from `facing`, whose way is open and leads to no pit; None for none.

    `ways`: those of the KillBot, which stands on `at`.
    """
    for d in clockwise(facing):
        space = ways.to[d][at]
        if space != NO_SPACE and space not in board.pits:
            return d
    return None


def aim(
    board: Board, at: int, facing: int, enemies: Mapping[int, int], friends: Collection[int], mines: Collection[int]
) -> int:
    """Return the direction in which a KillBot fires: of the nearest enemy that is first in a line, else its facing.

    `enemies`: their start numbers by space; the lower one decides a tie.
    """
    best: tuple[int, int] | None = None  # distance, start number
    direction = facing
    for d in range(8):
        to = board.ways.to[d]
        space, distance = to[at], 1
        while space != NO_SPACE and space not in enemies and space not in friends and space not in mines:
            space, distance = to[space], distance + 1
        if space in enemies:
            key = distance, enemies[space]
            if best is None or key < best:
                best, direction = key, d
    return direction
