"""The changes of a program that a bot thinks of: all that make a difference, each once."""

from collections.abc import Iterator
from itertools import combinations

from botyard.games.twin_tin_bots.state import EMPTY_SLOT, JOKER, PROGRAM, SLOTS, TILES, State
from botyard_protocol.twin_tin_bots import Change, First, FirstPlace, Place, Remove, Reset, RobotName, Swap, Tile

_NAMES, _TILES = tuple(RobotName), tuple(Tile)


def changes(state: State, seat: int) -> Iterator[Change]:
    """Yield single changes of the seat's programs, in a stable order; none that leaves a program as it is."""
    hand = in_hand(state, seat)
    for name in _NAMES[: state.setting.robots]:
        start = seat * PROGRAM + name * SLOTS
        program = state.program[start : start + SLOTS]
        for slot, lying in enumerate(program, 1):
            yield from (Place(name, slot, tile) for tile in hand if tile != lying)
        for i, j in combinations(range(SLOTS), 2):
            if program[i] != program[j]:
                yield Swap(name, (i + 1, j + 1))
        filled = [slot for slot, tile in enumerate(program, 1) if tile != EMPTY_SLOT]
        yield from (Remove(name, slot) for slot in filled)
        if len(filled) > 1:  # else it does what `Remove` does
            yield Reset(name)


def firsts(state: State, seat: int) -> Iterator[First]:
    """Yield first turns: which tile each robot gets. All lie in the middle, so that the rest fits around them."""
    hand = in_hand(state, seat)
    names = _NAMES[: state.setting.robots]
    if len(names) == 1:
        yield from (First((FirstPlace(names[0], 2, tile),)) for tile in hand)
        return
    for a in hand:
        for b in hand:
            if a != b or state.hand[seat * TILES + a] > 1:
                yield First((FirstPlace(names[0], 2, a), FirstPlace(names[1], 2, b)))


def in_hand(state: State, seat: int) -> list[Tile]:
    """The kinds of tiles in hand that can be placed, ascending."""
    hand = state.hand[seat * TILES : (seat + 1) * TILES]
    return [tile for tile, count in zip(_TILES, hand, strict=True) if count and tile != JOKER]
