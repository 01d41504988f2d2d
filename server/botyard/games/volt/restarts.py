"""How robots come into the arena (section 3.0), and leave it when their player resigns (section 7)."""

from botyard.games.volt.damage import clear_robot, remove_mines
from botyard.games.volt.geometry import NO_SPACE, Board
from botyard.games.volt.run import MatchWon, Run
from botyard.games.volt.state import NONE, Mine
from botyard_protocol.volt.basics import EndReason, Phase
from botyard_protocol.volt.choices import ChooseRestart
from botyard_protocol.volt.events import (
    MinePushed,
    MoveReason,
    RobotEntered,
    RobotRemoved,
    RobotsMoved,
    SeatResigned,
    Step,
)


def next_restart(run: Run) -> bool:
    """Let the next robot of `State.restarts` come in; return False if its player is asked for a start space.

    A player is asked only if several are legal. A KillBot takes a random one, free if there is a free one. If none is
    legal, the robot comes in nearby.
    """
    state = run.state
    number = state.restarts[0]
    seat = run.seats[number]
    legal = legal_spaces(run, number)
    if not legal:
        state.restarts = state.restarts[1:]
        _enter_nearby(run, number)
        return True
    if seat.is_killbot:
        free = tuple([space for space in legal if is_free(run, space)]) or legal  # free ones, if there are any
        enter(run, number, free[run.below(len(free))])
        return True
    if len(legal) == 1:
        enter(run, number, legal[0])
        return True
    state.open = (ChooseRestart(run.next_choice(), number, tuple([run.at(space) for space in legal])),)
    return False


def offer_again(run: Run) -> None:
    """Offer anew the start spaces to a seat that is asked for one: others may be legal after a robot has left."""
    run.state.open = tuple(
        [
            ChooseRestart(asked.id, asked.seat, tuple([run.at(space) for space in legal_spaces(run, asked.seat)]))
            if isinstance(asked, ChooseRestart)
            else asked
            for asked in run.state.open
        ]
    )


def is_free(run: Run, space: int) -> bool:
    """Return whether neither a robot nor a mine is on a space."""
    return run.robot_at(space) == NONE and run.mine_at(space) is None


def _push_target(run: Run, space: int, arrow: int) -> int:
    """Return where the arrow pushes what is on a start space, or `NO_SPACE` if it can't."""
    ways = run.board.ways
    to = ways.to[arrow][space]
    if to == NO_SPACE or ways.crosses[arrow][space] or to in run.board.pits or not is_free(run, to):
        return NO_SPACE
    return to


def legal_spaces(run: Run, seat: int) -> tuple[int, ...]:
    """Return the start spaces on which a robot may come in, in the order of the data.

    They are free, or their arrow can push away what is on them.
    """
    return tuple(
        [
            space
            for space, arrow in run.board.start[run.seats[seat].side]
            if is_free(run, space) or _push_target(run, space, arrow) != NO_SPACE
        ]
    )


def enter(run: Run, number: int, space: int) -> None:
    """Let the next robot, that of seat `number`, come in on a legal start space."""
    run.state.restarts = run.state.restarts[1:]
    arrow = dict(run.board.start[run.seats[number].side])[space]
    if not is_free(run, space):
        _clear(run, number, space, arrow)
    _put(run, number, space, arrow)


def _clear(run: Run, number: int, space: int, arrow: int) -> None:
    """Push what is on a start space along its arrow: nothing is damaged, nothing explodes (1b)."""
    to = _push_target(run, space, arrow)
    robot = run.robot_at(space)
    if robot != NONE:
        run.seats[robot].at = to
        run.emit(RobotsMoved(MoveReason.RESTART, number, arrow, (Step(robot, run.at(to)),)))
        return
    mine = run.mine_at(space)
    assert mine is not None
    run.state.mines = tuple([Mine(mine.seat, to) if other == mine else other for other in run.state.mines])
    run.emit(MinePushed(mine.seat, run.at(space), run.at(to)))


def _put(run: Run, number: int, space: int, arrow: int) -> None:
    """Put a robot on a space; a KillBot faces along the arrow there."""
    seat = run.seats[number]
    seat.at = space
    if seat.is_killbot:
        seat.facing = arrow
    run.emit(RobotEntered(number, run.at(space), arrow if seat.is_killbot else None))


def _enter_nearby(run: Run, number: int) -> None:
    """Let a robot come in on the free plain space that is nearest to the middle start space of its side, if any."""
    side = run.board.start[run.seats[number].side]
    middle, arrow = side[len(side) // 2]
    free = [space for space in run.board.plain if is_free(run, space)]
    if free:
        _put(run, number, min(free, key=lambda space: (_kings_steps(run.board, middle, space), space)), arrow)


def _kings_steps(board: Board, a: int, b: int) -> int:
    """Return the steps from a space to another in eight directions, as if nothing were in the way."""
    (ax, ay), (bx, by) = board.spaces[a], board.spaces[b]
    return max(abs(ax - bx), abs(ay - by))


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
        offer_again(run)
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
