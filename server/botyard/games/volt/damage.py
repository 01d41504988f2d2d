"""Damage, source by source, and what destroys a robot (section 4)."""

from botyard.games.volt.data import data
from botyard.games.volt.run import NO, MatchWon, Run
from botyard.games.volt.state import DAMAGE_LIMIT, EMPTY_UNITS, NONE, Activation, Blast, Damage, Mine
from botyard_protocol.volt.basics import EndReason, Module
from botyard_protocol.volt.events import (
    Cause,
    MineEnd,
    MineRemoved,
    RobotDamaged,
    RobotDestroyed,
    Source,
    SourceStruck,
    VpGained,
)

SQUAD_TARGET = 7
"""VP with which the KillBots together win, in every mode (7d)."""


def strike(
    run: Run, kind: Source, author: int, spaces: tuple[int, ...], robots: tuple[int, ...], mines: tuple[Mine, ...] = ()
) -> None:
    """Put damage to these robots (seats) and mines onto the stack of effects, which `deal` carries out next.

    `spaces`: the reach of its source, for the event. `author`: the seat that may score for destroyed robots, or `NONE`.
    """
    frame = Damage()
    _hit(run, frame, kind, author, spaces, robots, mines)
    run.begin(frame)


def explode(run: Run, *blasts: Blast) -> None:
    """Begin explosions of mines or bombs, one after the other, each with all that it sets off."""
    run.begin(Damage(waiting=blasts))


def explode_at(run: Run, author: int, space: int) -> None:
    """Begin an explosion that is neither a mine's nor a bomb's: a grenade's."""
    frame = Damage()
    _explosion(run, frame, author, space)
    run.begin(frame)


def in_order(run: Run, mines: tuple[Mine, ...]) -> tuple[Mine, ...]:
    """Return mines by the start numbers of their owners, then by y and x (4d)."""
    if len(mines) < 2:
        return mines
    return tuple(sorted(mines, key=lambda mine: (run.seats[mine.seat].start_number, mine.at)))


def _hit(
    run: Run,
    frame: Damage,
    kind: Source,
    author: int,
    spaces: tuple[int, ...],
    robots: tuple[int, ...],
    mines: tuple[Mine, ...],
) -> None:
    """Note in `frame` the robots (seats, by start numbers) and mines that a source hits, and report it.

    `author`: the seat that may score, or `NONE`. `spaces`: the reach of the source, for the event.
    """
    seats = run.seats
    frame.author = author
    order = sorted(robots, key=lambda seat: seats[seat].start_number)
    times = data().laser_damage if kind is Source.SHOT else 1  # a robot is listed once for each damage
    frame.robots = tuple(order) if times == 1 else tuple(seat for seat in order for _ in range(times))
    frame.mines = mines
    run.emit(SourceStruck(kind, tuple([run.at(space) for space in spaces]), None if author == NONE else author))


def _explosion(run: Run, frame: Damage, author: int, space: int) -> None:
    """Note in `frame` an explosion of 1 damage: it hits what is on `space` and on the spaces adjacent to it."""
    reach = (space, *[to for _, to in run.board.adjacent[space]])
    robots = tuple([number for number, seat in enumerate(run.seats) if seat.at in reach])
    mines = tuple([mine for mine in run.state.mines if mine.at in reach])
    _hit(run, frame, Source.EXPLOSION, author, reach, robots, mines)


def deal(run: Run, frame: Damage) -> None:
    """Deal the damage of `frame`, then that of the mines and bombs which it sets off, until none is left.

    It ends earlier if a seat is asked, and goes on from there when it is called again.
    """
    state = run.state
    while True:
        while frame.robots:  # each as often as it takes damage
            if not _damage(run, frame, frame.robots[0]):
                return
            frame.robots = frame.robots[1:]
        if frame.mines or frame.bombs:
            set_off = [Blast(mine.seat, mine.at, bomb=False) for mine in in_order(run, frame.mines)]
            frame.waiting = (*frame.waiting, *set_off, *frame.bombs)
            frame.mines, frame.bombs = (), ()
        if not frame.waiting:
            run.finish()
            return
        blast = frame.waiting[0]
        if blast.bomb:
            answer = run.react(frame, blast.seat, Module.BOMB)
            if answer is None:  # the player is asked
                return
            frame.waiting = frame.waiting[1:]
            if answer == NO:  # the bomb is not used
                continue
        else:
            frame.waiting = frame.waiting[1:]
            mine = Mine(blast.seat, blast.at)
            if mine not in state.mines:
                continue  # it has exploded before, or has left with its owner
            remove_mine(run, mine, MineEnd.EXPLODED)
        _explosion(run, frame, blast.seat, blast.at)


def _damage(run: Run, frame: Damage, seat: int) -> bool:
    """Deal 1 damage to a robot, which may destroy it; none to one that is out of the arena, or whose shield is used.

    Return False if its player is asked about the shield first.
    """
    robot = run.seats[seat]
    if robot.at == NONE:
        return True
    if not robot.shield and robot.has(Module.SHIELD):
        answer = run.react(frame, seat, Module.SHIELD)
        if answer is None:  # the player is asked
            return False
        if answer != NO:  # the shield is used
            robot.shield = 1
            run.emit(RobotDamaged(seat, robot.damage, 1))
            return True
    robot.damage += 1
    run.emit(RobotDamaged(seat, robot.damage, robot.shield))
    if robot.damage >= DAMAGE_LIMIT:
        bomb = destroy(run, seat, Cause.DAMAGE, frame.author)
        if bomb is not None:
            frame.bombs = (*frame.bombs, bomb)
    return True


def remove_mine(run: Run, mine: Mine, reason: MineEnd) -> None:
    """Take a mine out of the arena."""
    run.state.mines = tuple([other for other in run.state.mines if other != mine])
    run.emit(MineRemoved(mine.seat, run.at(mine.at), reason))


def clear_robot(run: Run, seat: int) -> None:
    """Take a robot out of the arena with its dice and all damage. The caller emits the event."""
    robot = run.seats[seat]
    robot.at = NONE
    robot.damage = robot.shield = 0
    robot.units = EMPTY_UNITS
    robot.drawn = None
    robot.facing = robot.by = NONE


def remove_mines(run: Run, seat: int) -> None:
    """Take all mines of a player out of the arena."""
    for mine in run.state.mines:
        if mine.seat == seat:
            remove_mine(run, mine, MineEnd.OWNER)


def destroy(run: Run, seat: int, cause: Cause, author: int) -> Blast | None:
    """Destroy a robot; return its bomb, which may explode. Raises `MatchWon` if the seat that scores has enough.

    `author`: the seat that did it, which scores unless the robot is its own or both are KillBots; `NONE` for no seat.
    If a seat scores, a draw is due for the player of the destroyed robot (section 4); by version 1 of the rules for
    the player who scores.
    """
    robot, state = run.seats[seat], run.state
    at, scorer = robot.at, _scorer(run, seat, author)
    clear_robot(run, seat)
    robot.destroyed += 1
    run.emit(RobotDestroyed(seat, cause, None if scorer == NONE else scorer, robot.destroyed))
    if scorer != NONE:
        gain_vp(run, scorer, None)
    remove_mines(run, seat)
    drawer = scorer if state.version == 1 else seat
    if scorer != NONE and run.has_modules and not run.seats[drawer].is_killbot:
        state.due = (*state.due, drawer)
    return Blast(seat, at, bomb=True) if robot.has(Module.BOMB) else None


def _scorer(run: Run, seat: int, author: int) -> int:
    """Return the seat that scores for the destroyed robot of `seat`, or `NONE`.

    That is the author, but not the robot itself or a friend of it. Else, if the robot's own die destroyed it, it is the
    seat that moved this die by remote control.
    """
    if author not in (NONE, seat) and not run.friends(seat, author):
        return author
    for frame in run.state.stack:
        if isinstance(frame, Activation):  # the die; `by`: the seat that moved it, or `NONE`
            return frame.by if frame.seat == seat else NONE
    return NONE


def gain_vp(run: Run, seat: int, token: int | None) -> None:
    """Give a seat 1 VP: for a VP token with this number, or (None) for a robot. Raises `MatchWon` if it wins (1c)."""
    state, gainer = run.state, run.seats[seat]
    gainer.vp += 1
    run.emit(VpGained(seat, gainer.vp, token))
    if gainer.is_killbot:
        enough = sum(each.vp for each in run.seats if each.is_killbot) >= SQUAD_TARGET
    else:
        enough = not gainer.resigned and gainer.vp >= state.target
    if enough:
        state.winner = seat
        raise MatchWon(EndReason.SCORE)


def arrive(run: Run, seat: int, author: int) -> bool:
    """Let a robot arrive on its space. Return whether a pit destroys it or a mine there begins to explode.

    `author`: the seat that scores if a pit destroys the robot, or `NONE`.
    """
    robot = run.seats[seat]
    if robot.at in run.board.pits:
        bomb = destroy(run, seat, Cause.PIT, author)
        if bomb is not None:
            explode(run, bomb)
        return True
    mine = run.mine_at(robot.at) if run.state.mines else None
    if mine is None:
        return False
    explode(run, Blast(mine.seat, mine.at, bomb=False))
    return True
