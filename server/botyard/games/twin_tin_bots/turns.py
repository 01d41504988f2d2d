"""Turns and rounds: whose turn it is, and when the last round is over (rules §3, §7)."""

from botyard.games.twin_tin_bots.scoring import end
from botyard.games.twin_tin_bots.state import NONE, SEAT_CAUSES, Ask
from botyard.games.twin_tin_bots.turn_run import Run
from botyard_protocol.twin_tin_bots import EndReason, TurnStarted


def start_turn(run: Run, seat: int) -> None:
    """Begin the turn of a seat: robots in mud are stuck anew, and the seat has to program."""
    state, mud = run.state, run.board.mud
    state.active, state.slot = seat, NONE
    if state.setting.mud or any(state.stuck):
        for robot, cell in enumerate(state.at):
            state.stuck[robot] = int(cell != NONE and mud[cell])
    run.cause = SEAT_CAUSES[seat]
    run.emit(TurnStarted(run.cause, state.round, None if state.rounds_left == NONE else state.rounds_left))
    run.ask(Ask.PROGRAM if state.turns[seat] else Ask.FIRST, seat)


def end_turn(run: Run) -> None:
    """End the active seat's turn, and begin that of the next seat that has not resigned.

    If the round is over, the game may end instead.
    """
    state = run.state
    run.cause = SEAT_CAUSES[state.active]
    state.turns[state.active] += 1
    seat = state.active
    while True:
        seat = (seat + 1) % state.setting.seats
        if seat == state.first and not _next_round(run):
            return
        if not state.resigned[seat]:
            return start_turn(run, seat)


def _next_round(run: Run) -> bool:
    """Begin the next round, or end the game after the finished one; return whether the game goes on.

    The game ends after the last round of the end phase, or after `stalled_after` rounds in a row without a delivery.
    """
    state = run.state
    state.quiet = 0 if state.lively else state.quiet + 1
    if state.rounds_left == 0:
        end(run, EndReason.CRYSTALS)
    elif state.setting.stalled_after and state.quiet >= state.setting.stalled_after:
        end(run, EndReason.STALLED)
    else:
        state.lively = 0
        state.round += 1
        state.rounds_left = max(state.rounds_left - 1, NONE)  # `NONE` (-1) stays: no end phase yet
    return not state.over
