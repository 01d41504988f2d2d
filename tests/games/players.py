"""Players of the games that choose at random among what is legal, from a seat's own view only."""

import random
from collections.abc import Callable
from typing import Any

from botyard_protocol.twin_tin_bots import (
    Change,
    Choice,
    ChooseCrystalHex,
    ChooseFirst,
    ChooseProgram,
    ChooseZapBlob,
    ChooseZapRobot,
    Command,
    Double,
    First,
    FirstPlace,
    Pass,
    Place,
    PlaceCrystal,
    Remove,
    Reset,
    RobotName,
    SeatView,
    Swap,
    Tile,
    View,
    ZapBlob,
    ZapRobot,
)
from tests.games.robot_master.scene import player as robot_master
from tests.games.volt.contract import player as volt
from tests.support.default_game import GAME, any_answer

JOKER = Tile.DOUBLE_MODIFICATION


def twin_tin_bots(rng: random.Random, choice: Choice, view: View) -> Command:
    """A legal answer to a choice in Twin Tin Bots. `view`: the one of the choice's seat."""
    match choice:
        case ChooseZapRobot():
            return ZapRobot(rng.choice(choice.options))
        case ChooseZapBlob():
            return ZapBlob(rng.choice(choice.options))
        case ChooseCrystalHex():
            return PlaceCrystal(rng.choice(choice.options))
        case ChooseFirst():
            return _first(rng, view.seats[choice.seat])
        case ChooseProgram():
            return _program(rng, view.seats[choice.seat])


PLAYERS: dict[str, Callable[[random.Random, Any, Any], Any]] = {
    "twin_tin_bots": twin_tin_bots,
    "robot_master": robot_master,
    "volt": volt,
    GAME: lambda rng, *_: any_answer(rng),
}
"""A random player of each game."""


def _first(rng: random.Random, seat: SeatView) -> First:
    """A first turn: a tile for each robot."""
    tiles = rng.sample(_in_hand(seat), len(seat.programs))
    names = rng.sample(list(RobotName)[: len(seat.programs)], len(seat.programs))
    return First(tuple(FirstPlace(name, rng.randint(1, 3), tile) for name, tile in zip(names, tiles, strict=True)))


def _program(rng: random.Random, seat: SeatView) -> Command:
    """A change or none; now and then two changes at once."""
    changes = _changes(rng, seat)
    if len(seat.programs) > 1 and seat.hand[JOKER] and rng.random() < 0.1 and (pair := _one_each(changes)):
        return Double(pair)
    return rng.choice([*changes, Pass()])


def _one_each(changes: list[Change]) -> tuple[Change, Change] | None:
    """Two changes on different robots, the second a removal: both are legal, whatever the first takes from hand."""
    for first in changes:
        for second in changes:
            if first.robot != second.robot and isinstance(second, Swap | Remove | Reset):
                return first, second
    return None


def _changes(rng: random.Random, seat: SeatView) -> list[Change]:
    """Some placements, and everything else that is legal."""
    tiles, found = _in_hand(seat), list[Change]()
    for name, slots in zip(RobotName, seat.programs, strict=False):
        found += [Place(name, rng.randint(1, 3), rng.choice(tiles)) for _ in range(8) if tiles]
        filled = [slot for slot, tile in enumerate(slots, 1) if tile is not None]
        if filled:
            found += [Remove(name, rng.choice(filled)), Reset(name)]
            found.append(Swap(name, (filled[0], filled[0] % 3 + 1)))
    return found


def _in_hand(seat: SeatView) -> list[Tile]:
    """Every tile in hand that is an order, as often as it is there."""
    ordinary = [tile for tile in Tile if tile < JOKER for _ in range(seat.hand[tile])]
    return [*ordinary, *seat.specials]
