"""Carrying out the active seat's program, order by order and part by part (rules §3.2, §4-§6)."""

from collections.abc import Callable
from enum import IntEnum
from typing import Final

from botyard.games.hexgrid import NOWHERE
from botyard.games.twin_tin_bots import crystals, movement, turns
from botyard.games.twin_tin_bots.movement import blob_ways
from botyard.games.twin_tin_bots.state import (
    BASE,
    CRYSTAL,
    EMPTY,
    EMPTY_SLOT,
    NONE,
    PROGRAM,
    ROBOT,
    ROBOTS,
    SLOTS,
    Ask,
    cause_of,
    friendly,
    has_tile,
    robot_id,
)
from botyard.games.twin_tin_bots.turn_run import Run
from botyard_protocol.twin_tin_bots import OrderStarted, Tile, ZapFired, ZapHit, ZapObeyed


class Part(IntEnum):
    """The parts that orders consist of; each is carried out even if the one before it was ignored."""

    FORWARD = 0
    BACK_UP = 1
    JUMP = 2
    TURN_LEFT = 3
    TURN_RIGHT = 4
    TURN_LEFT_2 = 5
    TURN_RIGHT_2 = 6
    U_TURN = 7
    LOAD = 8
    UNLOAD = 9
    ZAP = 10
    LONG_RANGE_ZAP = 11


PARTS: dict[int, tuple[Part, ...]] = {
    Tile.FORWARD_1: (Part.FORWARD,),
    Tile.FORWARD_2: (Part.FORWARD, Part.FORWARD),
    Tile.FORWARD_3: (Part.FORWARD, Part.FORWARD, Part.FORWARD),
    Tile.DASH: (Part.FORWARD,),
    Tile.BACK_UP: (Part.BACK_UP,),
    Tile.JUMP: (Part.JUMP,),
    Tile.TURN_LEFT: (Part.TURN_LEFT,),
    Tile.TURN_RIGHT: (Part.TURN_RIGHT,),
    Tile.TURN_LEFT_2: (Part.TURN_LEFT_2,),
    Tile.TURN_RIGHT_2: (Part.TURN_RIGHT_2,),
    Tile.U_TURN: (Part.U_TURN,),
    Tile.LOAD: (Part.LOAD,),
    Tile.UNLOAD: (Part.UNLOAD,),
    Tile.FORWARD_LOAD: (Part.FORWARD, Part.LOAD),
    Tile.FORWARD_ZAP: (Part.FORWARD, Part.ZAP),
    Tile.ZAP: (Part.ZAP,),
    Tile.DOUBLE_ZAP: (Part.ZAP, Part.ZAP),
    Tile.LONG_RANGE_ZAP: (Part.LONG_RANGE_ZAP,),
    Tile.ANTI_ZAP: (),  # these two have their effect while they lie in the program
    Tile.ANTI_THEFT: (),
}
"""The parts of each order, in order."""

FORCED: tuple[Tile, ...] = (Tile.FORWARD_1, Tile.TURN_LEFT, Tile.TURN_RIGHT, Tile.LOAD, Tile.UNLOAD)
"""The orders that a zap can force on a robot (rules §6)."""

# the function that carries out each part for a robot
_DO: dict[int, Callable[[Run, int], None]] = {
    Part.FORWARD: movement.forward,
    Part.BACK_UP: movement.back_up,
    Part.JUMP: movement.jump,
    Part.TURN_LEFT: lambda run, robot: movement.turn(run, robot, -1),
    Part.TURN_RIGHT: lambda run, robot: movement.turn(run, robot, 1),
    Part.TURN_LEFT_2: lambda run, robot: movement.turn(run, robot, -2),
    Part.TURN_RIGHT_2: lambda run, robot: movement.turn(run, robot, 2),
    Part.U_TURN: lambda run, robot: movement.turn(run, robot, 3),
    Part.LOAD: crystals.load,
    Part.UNLOAD: crystals.unload,
    Part.ZAP: lambda run, robot: zap(run, robot, REACH),
    Part.LONG_RANGE_ZAP: lambda run, robot: zap(run, robot, len(run.state.cells)),
}

_TILES = tuple(Tile)
_NOTHING: Final = int(Ask.NOTHING)


def carry_on(run: Run) -> None:
    """Run the rest of the turn, until a seat has to choose or the game is over."""
    state = run.state
    while state.ask == _NOTHING and state.ended == NONE:
        if state.resigned[state.active]:  # the rest of its program does not run (rules §7)
            state.parts.clear()
            turns.end_turn(run)
        elif state.parts:  # parts of the order under way are left
            _DO[state.parts.pop(0)](run, state.active * ROBOTS + state.slot // SLOTS)  # the robot of this slot
        elif not _next_order(run):
            turns.end_turn(run)


def obey(run: Run, robot: int, order: Tile) -> None:
    """Let a robot hit by a zap execute `order` as by its own program; the cause of the events stays the zap."""
    run.emit(ZapObeyed(run.cause, robot_id(robot), order))
    _DO[PARTS[order][0]](run, robot)  # all of `FORCED` have one part
    crystals.place_waiting(run)


def _next_order(run: Run) -> bool:
    """Begin the order in the next slot of the active seat's programs that is not empty. Return False after the last."""
    state = run.state
    if state.waiting:  # the order that has ended may have made room
        crystals.place_waiting(run)
    active, program = state.active, state.program
    start = active * PROGRAM
    for slot in range(state.slot + 1, PROGRAM):
        tile = program[start + slot]
        if tile != EMPTY_SLOT:
            state.slot = slot
            state.parts += PARTS[tile]
            run.cause = cause_of(active, slot)
            run.events.append(OrderStarted(run.cause, _TILES[tile]))
            return True
    return False


REACH = 2
"""Hexes that a pulse goes, if nothing stops it."""

_HITS = (ZapHit.NOTHING, ZapHit.TELEPORTER, ZapHit.ROCK, ZapHit.BLOB)  # by what the cell holds


def zap(run: Run, robot: int, reach: int) -> None:
    """Fire one pulse straight ahead over at most `reach` hexes; open a choice if what it hit can be commanded.

    `choice_answers.py` carries out the answer.
    """
    path, hit = _pulse(run, robot, reach)
    target = run.state.cells[path[-1]] - ROBOT if path else EMPTY  # a robot only if `hit` says so
    if hit == ZapHit.ROBOT and _shielded(run, robot, target):
        hit = ZapHit.SHIELDED_ROBOT
    run.emit(ZapFired(run.cause, robot_id(robot), tuple(run.hex(cell) for cell in path), hit))
    if hit == ZapHit.ROBOT:
        run.ask(Ask.ZAP_ROBOT, robot // ROBOTS, target)
    elif hit == ZapHit.BLOB and blob_ways(run, path[-1]):
        run.ask(Ask.ZAP_BLOB, robot // ROBOTS, path[-1])


def _pulse(run: Run, robot: int, reach: int) -> tuple[list[int], ZapHit]:
    """Return the cells that the pulse goes over, the one it hits included, and what ends it."""
    ahead = run.board.grid.neighbours[run.state.facing[robot]]
    cell, path = run.state.at[robot], list[int]()
    while len(path) < reach:
        cell = ahead[cell]
        if cell == NOWHERE:
            return path, ZapHit.EDGE
        path.append(cell)
        if (content := run.state.cells[cell]) != EMPTY:
            return path, _hit(content)
    return path, ZapHit.NOTHING


def _hit(content: int) -> ZapHit:
    """Return the kind of a cell's content that was hit."""
    if content >= ROBOT:
        return ZapHit.ROBOT
    if content >= BASE:
        return ZapHit.BASE
    return ZapHit.CRYSTAL if content >= CRYSTAL else _HITS[content]


def _shielded(run: Run, robot: int, target: int) -> bool:
    return has_tile(run.state, target, Tile.ANTI_ZAP) and not friendly(run.state, robot, target)
