"""Changes of the programming board (rules §3.1). Whatever is refused raises `Illegal`; the caller drops the copy."""

from botyard.games.interface import Illegal
from botyard.games.twin_tin_bots.state import EMPTY_SLOT, JOKER, ORDINARY, PROGRAM, SLOTS, TILES, State
from botyard.games.twin_tin_bots.turn_run import Run
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import (
    Change,
    Double,
    DoubleModificationUsed,
    First,
    FirstPlace,
    Pass,
    Passed,
    Place,
    Refusal,
    Remove,
    Reset,
    RobotName,
    RobotReset,
    Swap,
    Tile,
    TilePlaced,
    TileRemoved,
    TilesSwapped,
)

_TILES = tuple(Tile)
_NAMES = tuple(RobotName)


def program(run: Run, command: object) -> None:
    """Program the active seat's turn: one change, the joker with two, or a pass. Raises `Illegal`."""
    match command:
        case Place() | Swap() | Remove() | Reset():
            change(run, command)
        case Pass():
            run.emit(Passed(run.cause))
        case Double():
            _double(run, command)
        case First():
            raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-turn_over_change_thing"))
        case _:
            raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-turn_program_change_thing"))


def program_first(run: Run, command: object) -> None:
    """Program the active seat's first turn: one tile on each of its robots. Raises `Illegal`."""
    if isinstance(command, Double):
        raise Illegal(Refusal.JOKER_ON_FIRST_TURN, localized("joker_on_first_turn"))
    if not isinstance(command, First):
        raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-turn_place_tile_each"))
    for one in command.places:
        _robot(run.state, one.robot)  # raises for one that is not there
    if sorted(one.robot for one in command.places) != list(range(run.state.setting.robots)):
        raise Illegal(Refusal.ONE_TILE_EACH, localized("one_tile_each"))
    for one in command.places:
        _place(run, one)


def change(run: Run, wanted: Change) -> None:
    """Make one change of the active seat's programs. Raises `Illegal`."""
    match wanted:
        case Place():
            _place(run, wanted)
        case Swap():
            _swap(run, wanted)
        case Remove():
            _remove(run, wanted)
        case Reset():
            _reset(run, wanted)


def first_by_default(state: State) -> First:
    """The answer of a first turn when time is up: turn right on slot 1 of each robot."""
    return First(tuple(FirstPlace(name, 1, Tile.TURN_RIGHT) for name in _NAMES[: state.setting.robots]))


def _double(run: Run, command: Double) -> None:
    """Make two changes with the Double Modification, which a seat has once. Raises `Illegal`."""
    joker = run.state.active * TILES + JOKER
    if not run.state.hand[joker]:
        raise Illegal(Refusal.JOKER_USED, localized("joker_used"))
    run.state.hand[joker] -= 1
    run.emit(DoubleModificationUsed(run.cause))
    for one in command.changes:
        change(run, one)


def _place(run: Run, place: Place | FirstPlace) -> None:
    """Place a tile of the hand in a slot; the one there goes back. A special tile becomes public. Raises `Illegal`."""
    state = run.state
    slot = _slot(state, place.robot, place.slot)
    tile = _take_from_hand(state, place.tile)
    returned = _back_to_hand(state, slot)
    state.program[slot] = int(tile)
    if tile >= ORDINARY:  # a special one: all have seen it now
        state.known |= 1 << tile
    run.emit(TilePlaced(run.cause, place.robot, place.slot, tile, returned))


def _swap(run: Run, swap: Swap) -> None:
    """Swap two slots of a robot, one of which may be empty. Raises `Illegal`."""
    program, (i, j) = run.state.program, swap.slots
    a, b = _slot(run.state, swap.robot, i), _slot(run.state, swap.robot, j)
    if a == b:
        raise Illegal(Refusal.SAME_SLOT, localized("same_slot"))
    if program[a] == EMPTY_SLOT and program[b] == EMPTY_SLOT:
        raise Illegal(Refusal.SLOTS_EMPTY, localized("slots_empty"))
    program[a], program[b] = program[b], program[a]
    run.emit(TilesSwapped(run.cause, swap.robot, (i, j)))


def _remove(run: Run, remove: Remove) -> None:
    """Take the tile out of a slot, back to the hand. Raises `Illegal` if it is empty."""
    tile = _back_to_hand(run.state, _slot(run.state, remove.robot, remove.slot))
    if tile is None:
        raise Illegal(Refusal.SLOT_EMPTY, localized("slot_empty"))
    run.emit(TileRemoved(run.cause, remove.robot, remove.slot, tile))


def _reset(run: Run, reset: Reset) -> None:
    """Empty the program of a robot; its tiles go back to the hand. Raises `Illegal` if it is empty."""
    start = _robot(run.state, reset.robot)
    returned = (_back_to_hand(run.state, slot) for slot in range(start, start + SLOTS))
    tiles = tuple(tile for tile in returned if tile is not None)
    if not tiles:
        raise Illegal(Refusal.PROGRAM_EMPTY, localized("program_empty"))
    run.emit(RobotReset(run.cause, reset.robot, tiles))


def _robot(state: State, robot: int) -> int:
    """Return where the program of a robot (from 0) of the active seat starts in `State.program`. Raises `Illegal`."""
    if robot not in range(state.setting.robots):
        raise Illegal(Refusal.NO_SUCH_ROBOT, localized("no_such_robot"))
    return state.active * PROGRAM + robot * SLOTS


def _slot(state: State, robot: int, slot: int) -> int:
    """Return where a slot (from 1) of a robot (from 0) of the active seat is in `State.program`. Raises `Illegal`."""
    start = _robot(state, robot)
    if slot not in range(1, SLOTS + 1):
        raise Illegal(Code.INVALID_FIELD, localized("invalid_field-robots_slots_choose_them", slots=SLOTS))
    return start + slot - 1


def _take_from_hand(state: State, tile: int) -> Tile:
    """Take an order tile out of the active seat's hand. Raises `Illegal`."""
    if tile == JOKER:
        raise Illegal(Refusal.NOT_AN_ORDER, localized("not_an_order"))
    if tile not in range(TILES) or not state.hand[state.active * TILES + tile]:
        raise Illegal(Refusal.TILE_NOT_IN_HAND, localized("tile_not_in_hand"))
    state.hand[state.active * TILES + tile] -= 1
    return _TILES[tile]


def _back_to_hand(state: State, slot: int) -> Tile | None:
    """Empty a slot (its place in `State.program`); the tile that was there goes back to the hand, and is returned."""
    tile, state.program[slot] = state.program[slot], EMPTY_SLOT
    if tile == EMPTY_SLOT:
        return None
    state.hand[state.active * TILES + tile] += 1
    return _TILES[tile]
