"""Pulses of zaps: how far they go, what they hit and whether a seat has to choose (rules §6)."""

from botyard.games.hexgrid import NOWHERE
from botyard.games.twin_tin_bots.movement import blob_ways
from botyard.games.twin_tin_bots.state import BASE, CRYSTAL, EMPTY, ROBOT, ROBOTS, Ask, friendly, has_tile, robot_id
from botyard.games.twin_tin_bots.turn_run import Run
from botyard_protocol.twin_tin_bots import Tile, ZapFired, ZapHit

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
