"""Movements and pushes: rows of robots that make steps (section 4)."""

from botyard.games.volt import killbots
from botyard.games.volt.damage import arrive, strike
from botyard.games.volt.geometry import NO_SPACE
from botyard.games.volt.run import NO, Run
from botyard.games.volt.state import NONE, UNANSWERED, Activation, Push
from botyard_protocol.volt.basics import Module
from botyard_protocol.volt.events import KillBotFaced, MoveReason, MoveStopped, RobotsMoved, Source, Step

BEGIN, ASK_ROW, CROSS, MOVE = range(4)
"""The values of `Push.step`."""


def carry_on(run: Run, push: Push) -> None:
    """Carry on a movement or a push until it ends, or something else has to be done first."""
    if push.step == BEGIN and not _begin_step(run, push):
        return
    if push.step == ASK_ROW and not _ask_row(run, push):
        return
    if push.step == CROSS and not _cross(run, push):
        return
    if _move(run, push):
        _end_step(run, push)


def _pusher(push: Push) -> int:
    """Return the seat whose destruction ends the push: the mover, or the robot that an effect pushes."""
    return push.target if push.mover == NONE else push.mover


def _stop(run: Run, push: Push) -> bool:
    """End a push that cannot go on. Return False: the step does not go on."""
    run.emit(MoveStopped(_pusher(push), push.direction))
    run.finish()
    return False


def _begin_step(run: Run, push: Push) -> bool:
    """Begin a step: check the way of a mover, use its saw. Return False if the push ends or the saw strikes first."""
    if push.to_come == 0:
        run.finish()
        return False
    push.step = ASK_ROW
    mover = push.mover
    if mover == NONE:  # an effect pushes: only the row is checked, by `ASK_ROW`
        return True
    robot = run.seats[mover]
    if robot.is_killbot and not _turn_to_good_way(run, push):
        run.finish()
        return False
    to = run.ways_of(mover).to[push.direction][robot.at]
    if to == NO_SPACE:
        return _stop(run, push)
    if push.saw and (victim := run.robot_at(to)) != NONE:
        push.saw = False
        strike(run, Source.SAW_BLADE, mover, (to,), (victim,))
        return False
    return True


def _turn_to_good_way(run: Run, push: Push) -> bool:
    """Turn a KillBot right until its way is good: open, and into no pit.

    Return False if all four are bad: it keeps its facing then.
    """
    robot = run.seats[push.mover]
    facing = killbots.good_facing(run.board, run.ways_of(push.mover), robot.at, robot.facing)
    if facing is None:
        run.emit(MoveStopped(push.mover, robot.facing))
        return False
    if facing != robot.facing:
        robot.facing = push.direction = facing
        run.emit(KillBotFaced(push.mover, facing, None))  # None: not by remote control
    return True


def row_of(run: Run, push: Push) -> tuple[int, ...]:
    """Return the robots that a step pushes, the one next to the mover first.

    If an effect pushes, without a mover, they begin with its target. Only the mover may pass walls (wall control).
    """
    d = push.direction
    to = run.board.ways.to[d]
    robot, row = push.target, []
    if push.mover != NONE:
        robot = run.robot_at(run.ways_of(push.mover).to[d][run.seats[push.mover].at])
    while robot != NONE:
        row.append(robot)
        space = to[run.seats[robot].at]
        robot = NONE if space == NO_SPACE else run.robot_at(space)
    return tuple(row)


def _ask_row(run: Run, push: Push) -> bool:
    """Ask lightning rods and anchors of the row. Return False if a seat is asked, or the row can't move."""
    seats = run.seats
    if seats[_pusher(push)].at == NONE:
        run.finish()
        return False
    row = row_of(run, push)
    if row:
        if run.has_modules and seats[push.author].at != NONE and not _ask_rods(run, push, row):
            return False
        if run.board.ways.to[push.direction][seats[row[-1]].at] == NO_SPACE:
            return _stop(run, push)
        if run.has_modules and not _ask_anchors(run, push, row):
            return False
    push.row = row if push.mover == NONE else (push.mover, *row)
    push.place = 0
    push.step = CROSS
    return True


def _ask_rods(run: Run, push: Push, row: tuple[int, ...]) -> bool:
    """Ask the lightning rods that were not asked. Return False if one is asked, or strikes: then the row may change."""
    for seat in row:
        if push.rods >> seat & 1 or not run.seats[seat].has(Module.LIGHTNING_ROD):
            continue
        answer = run.react(push, seat, Module.LIGHTNING_ROD)
        if answer is None:  # the player is asked
            return False
        push.rods |= 1 << seat
        if answer != NO:  # the rod is used
            strike(run, Source.LIGHTNING_ROD, seat, (run.seats[push.author].at,), (push.author,))
            return False
    return True


def _ask_anchors(run: Run, push: Push, row: tuple[int, ...]) -> bool:
    """Find how many spaces of the push the anchor of each robot in the row allows.

    Return False if a player has to be asked first, or if an anchor allows none, so that the push ends.
    """
    for seat in row:
        limit = push.anchors[seat]
        if limit == UNANSWERED:
            if not run.seats[seat].has(Module.ANCHOR):
                continue
            answer = run.react(push, seat, Module.ANCHOR, push.to_come)
            if answer is None:  # the player is asked
                return False
            limit = answer
            _set_anchor(push, seat, limit)
        if limit == 0:
            return _stop(run, push)
    return True


def _set_anchor(push: Push, seat: int, limit: int) -> None:
    push.anchors = (*push.anchors[:seat], limit, *push.anchors[seat + 1 :])


def _cross(run: Run, push: Push) -> bool:
    """Deal the damage of crossed barriers to the row, from its near end. Return True once its robots can move.

    False while a barrier strikes, and if the nearest robot is destroyed, which ends the push. Robots from the first
    destroyed one on are not moved.
    """
    row, d = push.row, push.direction
    if not run.board.has_barriers:
        push.step = MOVE
        return True
    while push.place < len(row):
        if any(run.seats[seat].at == NONE for seat in row[: push.place + 1]):
            break  # robots beyond a destroyed one are not moved by this step
        seat = row[push.place]
        push.place += 1
        ways = run.ways_of(seat) if seat == push.mover else run.board.ways
        at = run.seats[seat].at
        if ways.crosses[d][at]:
            author = NONE if seat == push.mover else push.author
            strike(run, Source.BARRIER, author, (at,), (seat,))
            return False
    if run.seats[row[0]].at == NONE:
        run.finish()
        return False
    alive = 0
    while alive < len(row) and run.seats[row[alive]].at != NONE:
        alive += 1
    push.row = row[:alive]
    push.step = MOVE
    return True


def _move(run: Run, push: Push) -> bool:
    """Move the robots of the row by a space, the far end first. Return False if something else has to be done first."""
    d, steps = push.direction, []
    while push.row:
        seat = push.row[-1]
        push.row = push.row[:-1]
        robot = run.seats[seat]
        if robot.at == NONE:
            continue
        own = seat == push.mover
        left = robot.at
        robot.at = (run.ways_of(seat) if own else run.board.ways).to[d][left]
        steps.append(Step(seat, run.at(robot.at)))
        if own:
            note_movement(run, seat, left)
        elif push.anchors[seat] > 0:  # the anchor still allows this many spaces
            _set_anchor(push, seat, push.anchors[seat] - 1)
        if robot.at in run.board.pits or (run.state.mines and run.mine_at(robot.at)):
            _emit(run, push, steps)  # empties `steps`
            if arrive(run, seat, NONE if own else push.author):
                return False
    if steps:
        _emit(run, push, steps)
    return True


def _emit(run: Run, push: Push, steps: list[Step]) -> None:
    """Report steps that were made, and empty the list: later steps get an event of their own."""
    reason = MoveReason.PUSH if push.mover == NONE else MoveReason.MOVE
    run.emit(RobotsMoved(reason, push.author, push.direction, tuple(steps)))
    steps.clear()


def note_movement(run: Run, seat: int, left: int) -> None:
    """Note for the die being activated, if it is this robot's, that the robot has left the space `left` by itself."""
    die = run.state.stack[0]  # the first frame, while a die is activated
    if isinstance(die, Activation) and die.seat == seat:
        die.moved, die.left = True, left


def _end_step(run: Run, push: Push) -> None:
    """End a step of a push, and the push if it was the last one or the robot has gone or reached a token."""
    push.to_come -= 1
    push.step = BEGIN
    robot = run.seats[_pusher(push)]
    on_token = push.mover != NONE and robot.is_killbot and run.board.vp.get(robot.at) in run.state.tokens
    if robot.at == NONE or on_token or push.to_come == 0:
        run.finish()


def landing(run: Run, seat: int, direction: int, spaces: int) -> int:
    """Return where a jump lands: after so many spaces, or on the last one before a way that is not open (6a)."""
    to = run.ways_of(seat).to[direction]
    at = run.seats[seat].at
    for _ in range(spaces):
        if to[at] == NO_SPACE:
            break
        at = to[at]
    return at
