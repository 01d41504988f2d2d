"""Loading, unloading and delivering crystals, and how new ones enter play (rules §5)."""

from typing import Final

from botyard.games.hexgrid import NOWHERE
from botyard.games.twin_tin_bots.board import Board
from botyard.games.twin_tin_bots.scoring import check_score
from botyard.games.twin_tin_bots.state import (
    BASE,
    COLOURS,
    CRYSTAL,
    EMPTY,
    NO_CRYSTAL,
    ROBOT,
    ROBOT_IDS,
    ROBOTS,
    TILES,
    Ask,
    State,
    friendly,
    has_tile,
)
from botyard.games.twin_tin_bots.turn_run import Run
from botyard_protocol.twin_tin_bots import (
    Crystal,
    CrystalDelivered,
    CrystalHanded,
    CrystalLoaded,
    CrystalPlaced,
    CrystalTaken,
    CrystalUnloaded,
    CrystalWaited,
    EndPhaseBegun,
    Mode,
    Reason,
    SpecialDrawn,
    Tile,
)

END_PHASE_ROUNDS = 3
"""Rounds after the one in which the track's last crystal enters play (rules §7)."""

_CRYSTALS = tuple(Crystal)
_TILES = tuple(Tile)

# Members that most turns need, looked up once: Python 3.11 calls a Python function for each look-up of a member.
_LOAD: Final = Tile.LOAD
_UNLOAD: Final = Tile.UNLOAD
_ALREADY_LOADED: Final = Reason.ALREADY_LOADED
_NOTHING_TO_LOAD: Final = Reason.NOTHING_TO_LOAD
_NOTHING_TO_UNLOAD: Final = Reason.NOTHING_TO_UNLOAD


def load(run: Run, robot: int) -> None:
    """Load: take the crystal straight ahead, from the hex or from the robot there. Without one the order is ignored."""
    state = run.state
    if state.cargo[robot] != NO_CRYSTAL:
        return run.ignored(robot, _LOAD, _ALREADY_LOADED)
    ahead = _ahead(run, robot)
    content = EMPTY if ahead == NOWHERE else state.cells[ahead]
    if CRYSTAL <= content < BASE:  # a crystal
        return _load_from_hex(run, robot, ahead)
    if content < ROBOT or state.cargo[content - ROBOT] == NO_CRYSTAL:  # no robot, or one that carries nothing
        return run.ignored(robot, _LOAD, _NOTHING_TO_LOAD)
    _load_from_robot(run, robot, content - ROBOT)


def unload(run: Run, robot: int) -> None:
    """Unload: put the crystal straight ahead, on an empty hex, on a robot that carries nothing or into a base.

    Else the order is ignored.
    """
    state = run.state
    if state.cargo[robot] == NO_CRYSTAL:
        return run.ignored(robot, _UNLOAD, _NOTHING_TO_UNLOAD)
    ahead = _ahead(run, robot)
    if ahead == NOWHERE:
        return run.ignored(robot, _UNLOAD, Reason.NO_ROOM_TO_UNLOAD)
    content = state.cells[ahead]
    if content == EMPTY:
        _unload_on_hex(run, robot, ahead)
    elif content >= ROBOT and state.cargo[content - ROBOT] == NO_CRYSTAL:  # a robot that carries nothing
        _hand_over(run, robot, content - ROBOT)
    elif BASE <= content < ROBOT:
        _unload_into_base(run, robot, content - BASE)
    else:
        run.ignored(robot, _UNLOAD, Reason.NO_ROOM_TO_UNLOAD)


def place_next(run: Run, cell: int) -> None:
    """Put the track's next crystal on an empty cell."""
    _enter(run, run.state.track.pop(0), cell, waited=False)


def place_waiting(run: Run) -> None:
    """Put waiting crystals on empty cells, oldest first, as long as there are empty cells. Called after orders."""
    while run.state.waiting and (nearest := nearest_empty(run.board, run.state)):
        _enter(run, run.state.waiting.pop(0), nearest[0], waited=True)


def nearest_empty(board: Board, state: State) -> list[int]:
    """Return the empty cells nearest to the centre, ascending; the first is the answer when time is up."""
    for ring in board.grid.rings:
        if empty := [cell for cell in ring if state.cells[cell] == EMPTY]:
            return empty
    return []


def _ahead(run: Run, robot: int) -> int:
    """The cell straight ahead, never through a teleporter."""
    return run.board.grid.neighbours[run.state.facing[robot]][run.state.at[robot]]


def _load_from_hex(run: Run, robot: int, cell: int) -> None:
    """Take the crystal on a cell."""
    crystal = run.state.cells[cell] - CRYSTAL
    run.state.cells[cell] = EMPTY
    run.state.cargo[robot] = crystal
    run.emit(CrystalLoaded(run.cause, ROBOT_IDS[robot], _CRYSTALS[crystal], run.hex(cell)))


def _load_from_robot(run: Run, robot: int, source: int) -> None:
    """Take the crystal of the robot `source`, unless it is protected against theft."""
    state = run.state
    if has_tile(state, source, Tile.ANTI_THEFT) and not friendly(state, robot, source):
        return run.ignored(robot, _LOAD, Reason.ANTI_THEFT)
    crystal = _drop(state, source)
    state.cargo[robot] = crystal
    run.emit(CrystalTaken(run.cause, ROBOT_IDS[robot], _CRYSTALS[crystal], ROBOT_IDS[source]))


def _drop(state: State, robot: int) -> int:
    """Take its crystal from a robot, and return the crystal."""
    crystal, state.cargo[robot] = state.cargo[robot], NO_CRYSTAL
    return crystal


def _unload_on_hex(run: Run, robot: int, cell: int) -> None:
    crystal = _drop(run.state, robot)
    run.state.cells[cell] = CRYSTAL + crystal
    run.emit(CrystalUnloaded(run.cause, ROBOT_IDS[robot], _CRYSTALS[crystal], run.hex(cell)))


def _hand_over(run: Run, robot: int, target: int) -> None:
    """Give the crystal of a robot to the robot `target`."""
    crystal = run.state.cargo[target] = _drop(run.state, robot)
    run.emit(CrystalHanded(run.cause, ROBOT_IDS[robot], _CRYSTALS[crystal], ROBOT_IDS[target]))


def _unload_into_base(run: Run, robot: int, owner: int) -> None:
    """Deliver a crystal into the base of the seat `owner`, unless that is the other seat of an advanced player."""
    seat, setting = robot // ROBOTS, run.state.setting
    if setting.mode == Mode.ADVANCED_TWO_PLAYER and owner != seat and setting.sides[owner] == setting.sides[seat]:
        return run.ignored(robot, _UNLOAD, Reason.OWN_OTHER_BASE)
    _deliver(run, robot, owner)


def _deliver(run: Run, robot: int, owner: int) -> None:
    """Deliver the crystal of a robot into the base of the seat `owner`.

    First come the points, then the score victory. If the game goes on, a blue crystal draws a special tile, and the
    next crystal enters play.
    """
    state = run.state
    crystal = _drop(state, robot)
    state.delivered[owner * COLOURS + crystal] += 1
    state.lively = 1  # a crystal was delivered in this round
    run.emit(CrystalDelivered(run.cause, ROBOT_IDS[robot], _CRYSTALS[crystal], owner))
    if check_score(run, owner):
        return
    if crystal == Crystal.BLUE and state.stack:
        _draw(run, owner)
    if state.track:
        _next_crystal(run, owner)


def _draw(run: Run, seat: int) -> None:
    """Let a seat draw the top special tile of the stack into its hand."""
    tile = run.state.stack.pop(0)
    run.state.hand[seat * TILES + tile] += 1
    run.emit(SpecialDrawn(run.cause, seat, _TILES[tile]))


def _next_crystal(run: Run, owner: int) -> None:
    """Let the track's next crystal enter play, or wait while no hex is empty.

    If several empty hexes are nearest, the owner of the base chooses one, unless it has resigned.
    """
    nearest = nearest_empty(run.board, run.state)
    if not nearest:
        crystal = run.state.track.pop(0)
        run.state.waiting.append(crystal)
        run.emit(CrystalWaited(run.cause, _CRYSTALS[crystal]))
    elif len(nearest) == 1 or run.state.resigned[owner]:
        place_next(run, nearest[0])
    else:
        run.ask(Ask.CRYSTAL_HEX, owner)


def _enter(run: Run, crystal: int, cell: int, waited: bool) -> None:
    """Put a crystal of the track on a cell; the last one begins the end phase. `waited`: it had no room before."""
    state = run.state
    state.cells[cell] = CRYSTAL + crystal
    run.emit(CrystalPlaced(run.cause, _CRYSTALS[crystal], run.hex(cell), waited))
    if not state.track and not state.waiting:
        state.rounds_left = END_PHASE_ROUNDS
        run.emit(EndPhaseBegun(run.cause, END_PHASE_ROUNDS))
