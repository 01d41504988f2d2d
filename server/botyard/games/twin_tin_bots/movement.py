"""How robots and what they push move (rules §4). Every way on the board is a look-up of `Board.steps`."""

from typing import Final

from botyard.games.hexgrid import NOWHERE
from botyard.games.twin_tin_bots.board import Gates
from botyard.games.twin_tin_bots.state import BASE, BLOB, CRYSTAL, EMPTY, ROBOT, ROBOT_IDS, ROCK, has_tile
from botyard.games.twin_tin_bots.turn_run import Run
from botyard_protocol.base import Hex
from botyard_protocol.twin_tin_bots import (
    BlobMoved,
    BlobPushed,
    Crystal,
    CrystalPushed,
    Reason,
    RobotJumped,
    RobotMoved,
    RobotPushed,
    RobotTurned,
    Tile,
)

BACKWARDS = 3
"""Half a turn, in sixths of a circle."""

_CRYSTALS = tuple(Crystal)

# Members that most turns need, looked up once: Python 3.11 calls a Python function for each look-up of a member.
_FORWARD: Final = Tile.FORWARD_1
_DASH: Final = int(Tile.DASH)
_OFF_BOARD: Final = Reason.OFF_BOARD
_BASE_IN_THE_WAY: Final = Reason.BASE_IN_THE_WAY
_PUSH_BLOCKED: Final = Reason.PUSH_BLOCKED


def forward(run: Run, robot: int) -> None:
    """Forward 1: one step ahead, pushing what is there if it can be pushed."""
    _drive(run, robot, run.state.facing[robot], _FORWARD)


def back_up(run: Run, robot: int) -> None:
    """Back up: a Forward 1 against the facing, which stays."""
    _drive(run, robot, (run.state.facing[robot] + BACKWARDS) % 6, Tile.BACK_UP)


def jump(run: Run, robot: int) -> None:
    """Jump: over one hex onto the next, which must be empty; nothing is pushed.

    Mud holds no robot that jumps out of it, only one that lands in it. A teleporter is entered at the landing only.
    """
    state, direction = run.state, run.state.facing[robot]
    middle = run.board.grid.neighbours[direction][state.at[robot]]
    to = NOWHERE if middle == NOWHERE else run.board.steps[direction][middle]
    if to == NOWHERE:
        return run.ignored(robot, Tile.JUMP, _OFF_BOARD)
    if state.cells[to] != EMPTY:
        return run.ignored(robot, Tile.JUMP, Reason.LANDING_OCCUPIED)
    gates = run.board.gates[direction].get(middle, ())
    run.emit(RobotJumped(run.cause, ROBOT_IDS[robot], *_carry(run, robot, to), direction, gates, run.board.mud[to]))


def turn(run: Run, robot: int, steps: int) -> None:
    """Turn by sixths of a circle, -2..3; right is positive."""
    facing = run.state.facing[robot] = (run.state.facing[robot] + steps) % 6
    run.emit(RobotTurned(run.cause, ROBOT_IDS[robot], steps, facing))


def move_blob(run: Run, blob: int, direction: int) -> None:
    """Move the blob on cell `blob` one step, pushing at most one object. The way must be free: see `blob_ways`."""
    way = _way(run, blob, direction, longest=1)
    assert isinstance(way, list), way  # `_way` returns a reason instead if the blob can't move
    _push(run, way, direction)
    to = run.board.steps[direction][blob]
    run.state.cells[blob], run.state.cells[to] = EMPTY, BLOB
    gates = run.board.gates[direction].get(blob, ())
    run.emit(BlobMoved(run.cause, run.hex(blob), run.hex(to), direction, gates))


def blob_ways(run: Run, blob: int) -> list[int]:
    """The directions in which the blob on cell `blob` can move."""
    return [direction for direction in range(6) if isinstance(_way(run, blob, direction, longest=1), list)]


def _drive(run: Run, robot: int, direction: int, order: Tile) -> None:
    """Make one step of a robot by itself, or emit why it can't. `order`: forward or back up, for that event.

    A robot that is stuck in mud does not move: the order only frees it.
    """
    state = run.state
    if state.stuck[robot]:
        state.stuck[robot] = 0
        return run.ignored(robot, order, Reason.STUCK_IN_MUD)
    start = state.at[robot]
    longest = len(state.cells) if has_tile(state, robot, _DASH) else 1  # with Dash it pushes a row of any length
    way = _way(run, start, direction, longest)
    if isinstance(way, Reason):
        return run.ignored(robot, order, way)
    if way:
        _push(run, way, direction)
    to = run.board.steps[direction][start]
    gates = run.board.gates[direction].get(start, ())
    run.emit(RobotMoved(run.cause, ROBOT_IDS[robot], *_carry(run, robot, to), direction, gates, run.board.mud[to]))


def _way(run: Run, start: int, direction: int, longest: int) -> list[int] | Reason:
    """Return the cells whose objects a step from `start` pushes, nearest first, or why it can't be made.

    Nothing has moved yet, so the mover's own cell counts as occupied. `longest`: the most objects that it may push.
    No two cells lead to the same one (a step back undoes a step), so a row can only come round to its start.
    """
    cells, steps = run.state.cells, run.board.steps[direction]
    to = steps[start]
    if to == NOWHERE:
        return _OFF_BOARD
    if cells[to] == ROCK:
        return Reason.ROCK_IN_THE_WAY
    if _is_base(cells[to]):
        return _BASE_IN_THE_WAY
    row: list[int] = []
    while to != NOWHERE and cells[to] != EMPTY:
        if len(row) == longest or to == start or cells[to] == ROCK or _is_base(cells[to]):
            return _PUSH_BLOCKED
        row.append(to)
        to = steps[to]
    return _PUSH_BLOCKED if to == NOWHERE else row


def _is_base(content: int) -> bool:
    return BASE <= content < ROBOT


def _push(run: Run, row: list[int], direction: int) -> None:
    """Push everything in the row one step, the far end first."""
    for cell in reversed(row):
        to, gates = run.board.steps[direction][cell], run.board.gates[direction].get(cell, ())
        _push_one(run, cell, to, direction, gates)


def _push_one(run: Run, start: int, to: int, direction: int, gates: Gates) -> None:
    """Move what is on `start` to `to`, and report it. `gates`: the teleporters that it passes."""
    content = run.state.cells[start]
    if content >= ROBOT:
        robot = content - ROBOT
        stuck = run.board.mud[to]
        run.emit(RobotPushed(run.cause, ROBOT_IDS[robot], *_carry(run, robot, to), direction, gates, stuck))
        return
    run.state.cells[start], run.state.cells[to] = EMPTY, content
    if content == BLOB:
        run.emit(BlobPushed(run.cause, run.hex(start), run.hex(to), direction, gates))
    else:
        colour = _CRYSTALS[content - CRYSTAL]
        run.emit(CrystalPushed(run.cause, colour, run.hex(start), run.hex(to), direction, gates))


def _carry(run: Run, robot: int, to: int) -> tuple[Hex, Hex]:
    """Put a robot on another cell, stuck if mud lies there. Return the hexes that it left and entered."""
    state = run.state
    start = state.at[robot]
    state.cells[start], state.cells[to] = EMPTY, ROBOT + robot
    state.at[robot] = to
    state.stuck[robot] = int(run.board.mud[to])
    return run.hex(start), run.hex(to)
