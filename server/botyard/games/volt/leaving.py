"""Resigning: a robot leaves the arena with its mines when nothing is being carried out (section 7)."""

from botyard.games.volt import restarts
from botyard.games.volt.damage import clear_robot, remove_mines
from botyard.games.volt.run import MatchWon, Run
from botyard.games.volt.state import NONE
from botyard_protocol.volt.basics import EndReason, Phase
from botyard_protocol.volt.events import RobotRemoved, SeatResigned


def resign(run: Run, seat: int) -> None:
    """Take the player of a seat out of the game. Raises `MatchWon` if only one side is left."""
    state, leaver = run.state, run.seats[seat]
    leaver.resigned = leaver.leaving = True
    leaver.answered, leaver.new_units, leaver.new_sides, leaver.draws = NONE, None, None, 0
    run.emit(SeatResigned(seat))
    if not state.stack:  # nothing is being carried out: the robot leaves at once
        state.open = tuple([choice for choice in state.open if choice.seat != seat])
        if state.phase == Phase.PREPARATION:
            state.restarts = tuple([number for number in state.restarts if number != seat])
        let_leave(run)
        restarts.offer_again(run)
    players = [number for number, each in enumerate(run.seats) if each.playing]
    squad = [number for number, each in enumerate(run.seats) if each.is_killbot]
    if (len(players) == 1 and not squad) or not players:
        state.winner = next(iter(players or squad), NONE)
        raise MatchWon(EndReason.RESIGNED)


def let_leave(run: Run) -> None:
    """Take the robots and mines of seats that are `leaving` out of the arena. Called when nothing is being carried out.

    A seat that resigns in the middle of an action is `leaving` until then.
    """
    for number, seat in enumerate(run.seats):
        if not seat.leaving:
            continue
        seat.leaving = False
        if seat.at != NONE:
            clear_robot(run, number)
            run.emit(RobotRemoved(number))
        remove_mines(run, number)
