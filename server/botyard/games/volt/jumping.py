"""Jumps by jetpack (section 6)."""

from botyard.games.volt.damage import arrive, destroy, explode
from botyard.games.volt.pushing import note_movement
from botyard.games.volt.run import Run
from botyard.games.volt.state import NONE, Jump, Push
from botyard_protocol.volt.events import Cause, MoveReason, RobotsMoved, Step

BEGIN, CRUSH, LAND = range(3)
"""The values of `Jump.step`."""


def carry_on(run: Run, jump: Jump) -> None:
    """Carry on a jump: push the robot that stands there, crush it if it can't be pushed, land.

    Returns while a push or an explosion is under way, and is called again after it.
    """
    jumper = run.seats[jump.seat]
    if jump.step == BEGIN:
        jump.step = CRUSH
        if jump.robot != NONE:  # a robot stands where the jumper lands
            run.begin(Push(jump.seat, jump.direction, 1, target=jump.robot))
            return
    if jump.step == CRUSH:
        jump.step = LAND
        # A robot stood there, the jumper still lives, and the push has failed:
        if NONE not in {jump.robot, jumper.at} and run.seats[jump.robot].at == jump.to:
            bomb = destroy(run, jump.robot, Cause.CRUSH, jump.seat)
            if bomb is not None:
                explode(run, bomb)
                return
    run.finish()
    if jumper.at == NONE:
        return
    left, jumper.at = jumper.at, jump.to
    note_movement(run, jump.seat, left)
    run.emit(RobotsMoved(MoveReason.JUMP, jump.seat, jump.direction, (Step(jump.seat, run.at(jump.to)),)))
    arrive(run, jump.seat, author=NONE)
