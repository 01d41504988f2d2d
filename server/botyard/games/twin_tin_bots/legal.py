"""Every command that answers a choice, from what its audience knows, in a stable order."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations, product

from botyard.games.twin_tin_bots.programming import change
from botyard.games.twin_tin_bots.state import EMPTY_SLOT, JOKER, PROGRAM, SLOTS, TILES, State
from botyard.games.twin_tin_bots.state_from_view import assumed_state
from botyard.games.twin_tin_bots.turn_run import Run
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
    Swap,
    Tile,
    View,
    ZapBlob,
    ZapRobot,
)

_NAMES, _TILES = tuple(RobotName), tuple(Tile)
_SLOTS = range(1, SLOTS + 1)


def legal(view: View, choice: Choice) -> Iterator[Command]:
    """Yield every command that the rules accept as an answer to `choice`; two changes at once come last.

    `view`: what the seat that answers knows.
    """
    match choice:
        case ChooseProgram():
            yield from _programs(assumed_state(view))
        case ChooseFirst():
            yield from _first_programs(assumed_state(view))
        case ChooseZapRobot():
            yield from (ZapRobot(order) for order in choice.options)
        case ChooseZapBlob():
            yield from (ZapBlob(direction) for direction in choice.options)
        case ChooseCrystalHex():
            yield from (PlaceCrystal(at) for at in choice.options)


def _programs(state: State) -> Iterator[Command]:
    """Yield single changes, a pass, then the pairs of a double modification, if the active seat still has its joker."""
    yield from _changes(state)
    yield Pass()
    if state.hand[state.active * TILES + JOKER]:
        yield from _pairs(state)


def _pairs(state: State) -> Iterator[Double]:
    """Yield every change with every second one that is legal after it, for the joker (the double modification)."""
    for first in _changes(state):
        run = Run(state)
        change(run, first)
        yield from (Double((first, second)) for second in _changes(run.state))


def _changes(state: State) -> Iterator[Change]:
    """Yield all changes of the active seat's programs: placing, swapping and removing tiles, resetting a robot."""
    names = _NAMES[: state.setting.robots]
    for name in names:
        yield from (Place(name, slot, tile) for slot in _SLOTS for tile in _in_hand(state))
    for name in names:
        filled = _filled(state, name)
        yield from (Swap(name, (i, j)) for i, j in permutations(_SLOTS, 2) if i in filled or j in filled)
    for name in names:
        yield from (Remove(name, slot) for slot in _filled(state, name))
    yield from (Reset(name) for name in names if _filled(state, name))


def _first_programs(state: State) -> Iterator[First]:
    """Yield the programs of a first turn: one tile on each robot, the robots named in either order."""
    for names in permutations(_NAMES[: state.setting.robots]):
        for places in product(*(list(_first_places(state, name)) for name in names)):
            if _hand_has_all(state, places):
                yield First(places)


def _first_places(state: State, name: RobotName) -> Iterator[FirstPlace]:
    return (FirstPlace(name, slot, tile) for slot in _SLOTS for tile in _in_hand(state))


def _hand_has_all(state: State, places: Sequence[FirstPlace]) -> bool:
    """Whether the hand holds every tile as often as it is placed."""
    needed = Counter(place.tile for place in places)
    return all(state.hand[state.active * TILES + tile] >= count for tile, count in needed.items())


def _in_hand(state: State) -> list[Tile]:
    """The kinds of tiles in hand that can be placed, ascending."""
    hand = state.hand[state.active * TILES : (state.active + 1) * TILES]
    return [tile for tile, count in zip(_TILES, hand, strict=True) if count and tile != JOKER]


def _filled(state: State, name: RobotName) -> list[int]:
    """The slots of a robot that hold a tile."""
    start = state.active * PROGRAM + name * SLOTS - 1  # slots count from 1
    return [slot for slot in _SLOTS if state.program[start + slot] != EMPTY_SLOT]
