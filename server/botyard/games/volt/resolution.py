"""Phase 3: lightning fields, and the spaces that robots activate (section 3.3)."""

from botyard.games.volt import draws, restarts
from botyard.games.volt.damage import explode, gain_vp, strike
from botyard.games.volt.run import Run
from botyard.games.volt.state import NONE, UNANSWERED, Blast, Fields, SpaceTurn
from botyard_protocol.volt.basics import Module, Order
from botyard_protocol.volt.choices import ChooseArm, ChooseWorkshop
from botyard_protocol.volt.events import ModulesUsed, RobotRepaired, Source, SpaceActivated

REPAIR = 3
"""The answer that repairs in a workshop; other answers are stacks."""

BEGIN, MINE, TOKEN, WORKSHOP, DRAWS = range(5)
"""The values of `SpaceTurn.step`: what comes next."""


def fields(run: Run, frame: Fields) -> None:
    """Deal the damage of all lightning fields as one source, then make the draws that are due."""
    if frame.step == 0:
        frame.step = 1
        spaces = run.board.fields
        robots = tuple([number for number, seat in enumerate(run.seats) if seat.at in spaces])
        mines = tuple([mine for mine in run.state.mines if mine.at in spaces])
        if robots or mines:
            strike(run, Source.FIELDS, NONE, spaces, robots, mines)
    elif draws.due_draws(run, frame):
        run.finish()
        restarts.let_leave(run)  # of seats that have resigned meanwhile


def activate(run: Run, turn: SpaceTurn) -> None:
    """Carry on the turn of a robot, which activates its space, or by telescopic arm an adjacent one.

    Its steps: the choice of the space, the barrier before it, its mine, its token, its workshop, the draws that are
    due.
    """
    if turn.step == BEGIN and not _choose_space(run, turn):
        return
    if turn.step == BEGIN:
        turn.step = MINE
        if _strike_at_barrier(run, turn):
            return
    if turn.step == MINE:
        turn.step = TOKEN
        mine = run.mine_at(turn.at)
        if mine is not None and run.seats[turn.seat].at != NONE:
            explode(run, Blast(mine.seat, mine.at, bomb=False))
            return
    if turn.step == TOKEN:
        turn.step = DRAWS if run.seats[turn.seat].at == NONE else WORKSHOP
        _take_token(run, turn)
    if turn.step == WORKSHOP:
        if turn.at in run.board.workshops and not _workshop(run, turn):
            return
        turn.step = DRAWS
    if draws.due_draws(run, turn):
        run.finish()
        restarts.let_leave(run)  # of seats that have resigned meanwhile


def _choose_space(run: Run, turn: SpaceTurn) -> bool:
    """Set `turn.at` to the space that is activated. Return False if the player is asked which one."""
    seat = run.seats[turn.seat]
    turn.at = seat.at
    if turn.answer != UNANSWERED:
        turn.at, turn.answer = turn.answer, UNANSWERED
    elif (
        run.has_modules
        and not seat.resigned
        and seat.has(Module.TELESCOPIC_ARM)
        and seat.order(Module.TELESCOPIC_ARM) == Order.ASK
        and (adjacent := run.board.adjacent[seat.at])
    ):
        spaces = tuple([run.at(space) for _, space in adjacent])
        run.state.open = (ChooseArm(run.next_choice(), turn.seat, spaces),)
        return False
    return True


def _strike_at_barrier(run: Run, turn: SpaceTurn) -> bool:
    """Emit which space a telescopic arm activates, if it is not the own one. Return whether a barrier deals damage."""
    own = run.seats[turn.seat].at
    if turn.at == own:
        return False
    run.emit(ModulesUsed(turn.seat, (Module.TELESCOPIC_ARM,)))
    run.emit(SpaceActivated(turn.seat, run.at(turn.at)))
    if not any(space == turn.at and run.board.ways.crosses[d][own] for d, space in run.board.adjacent[own]):
        return False
    strike(run, Source.BARRIER, NONE, (own,), (turn.seat,))
    return True


def _take_token(run: Run, turn: SpaceTurn) -> None:
    """Take the token of the space, if the robot is still there."""
    state, robot = run.state, run.seats[turn.seat]
    number = run.board.vp.get(turn.at)
    if robot.at == NONE or number is None or number not in state.tokens:
        return
    if turn.at == robot.at:
        run.emit(SpaceActivated(turn.seat, run.at(turn.at)))
    state.tokens = tuple([other for other in state.tokens if other != number])
    state.taken = (*state.taken, number)
    gain_vp(run, turn.seat, number)


def _workshop(run: Run, turn: SpaceTurn) -> bool:
    """Repair or draw in a workshop; return False if the player is asked."""
    seat = run.seats[turn.seat]
    damaged = bool(seat.damage or seat.shield)  # so it may be repaired
    if turn.answer != UNANSWERED:
        answer, turn.answer = turn.answer, UNANSWERED
    else:
        stacks = draws.open_stacks(run, turn.seat) if run.has_modules and not seat.is_killbot else ()
        if not stacks and not damaged:
            return True
        if len(stacks) + damaged > 1 and not seat.resigned:  # there are several answers
            run.state.open = (ChooseWorkshop(run.next_choice(), turn.seat, stacks, damaged),)
            return False
        # take the only answer, or for a resigned seat the answer of the clock
        answer = REPAIR if damaged else int(draws.fullest(run, stacks))
    if turn.at == seat.at:
        run.emit(SpaceActivated(turn.seat, run.at(turn.at)))
    if answer == REPAIR:
        seat.damage = seat.shield = 0
        run.emit(RobotRepaired(turn.seat))
    elif not draws.draw_module(run, turn.seat, answer):
        run.state.due = (turn.seat, *run.state.due)  # the same draw goes on before the others that are due
    return True
