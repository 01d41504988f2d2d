"""The activation of a die: the modules used with it, the base action, and what comes after it (sections 3.2, 6)."""

from botyard.games.volt import draws, killbots, pushing, remote, restarts
from botyard.games.volt.damage import explode, explode_at, in_order, remove_mine, strike
from botyard.games.volt.data import data
from botyard.games.volt.geometry import NO_SPACE
from botyard.games.volt.programs import fits
from botyard.games.volt.run import Run
from botyard.games.volt.state import NONE, Activation, Blast, Die, Jump, Mine, Push, Recoil, Seat, Stream
from botyard_protocol.volt import basics
from botyard_protocol.volt.basics import DieColour, Module, ModuleUse, Order, Swivel
from botyard_protocol.volt.choices import ChooseUse, RemoteTarget
from botyard_protocol.volt.events import (
    BeamFired,
    DieMoved,
    KillBotFaced,
    Line,
    MineEnd,
    MineLaid,
    ModulesUsed,
    MoveReason,
    RobotsMoved,
    Source,
    Step,
)

BEGIN, USE, RECOIL, MINES, DRAWS = range(5)
"""The values of `Activation.step`."""

FORCE_BEAM_SPACES = 2
WATER_CANNON_SPACES = 3
"""How far these modules push a robot."""

_DIE_MODULES = tuple(
    tuple(
        [card.module for card in data().cards if card.die == colour and card.use in {ModuleUse.INSTEAD, ModuleUse.ADD}]
    )
    for colour in DieColour
)
"""By colour: the modules that are used with a die of it, instead of its base action or in addition."""
_COLOURS = tuple(DieColour)
_MODULES = tuple(Module)
_SWIVEL_STEPS = {None: 0, Swivel.LEFT: -1, Swivel.RIGHT: 1}


def carry_on(run: Run, die: Activation) -> None:
    """Carry on an activation until it is done with, a seat is asked, or another frame lies on top and goes first.

    Its steps: the choice of modules, the base action, recoil, a mine, the draws that are due.
    """
    if die.step == BEGIN and not _ask_use(run, die):
        return
    stack = run.state.stack
    if die.step == USE:
        _use(run, die)
    if die.step == RECOIL and stack[-1] is die:
        die.step = MINES
        if Module.RECOIL in die.modules:
            _recoil(run, die)
    if stack[-1] is not die:
        return
    if die.step == MINES:
        die.step = DRAWS
        if Module.MINES in die.modules:
            _lay_mine(run, die)
    if draws.due_draws(run, die):
        run.finish()
        restarts.let_leave(run)  # of seats that have resigned meanwhile


def _ask_use(run: Run, die: Activation) -> bool:
    """Decide which modules are used; return False if the player is asked.

    A KillBot uses all that fit. A player uses those whose standing order says yes (`certain`), and is asked about those
    whose order says ask (`offered`).
    """
    die.step = USE
    seat = run.seats[die.seat]
    if seat.is_killbot:
        die.modules = tuple([module for module in seat.champion if _fits(module, die)])
        return True
    if not (seat.left or seat.right):
        return True
    certain, offered = _usable_modules(run, die)
    die.modules = certain
    if not offered or seat.resigned:
        return True
    shown = basics.Die(_COLOURS[die.colour], die.number, die.button)
    targets = _targets(run, die, offered)
    run.state.open = (ChooseUse(run.next_choice(), die.seat, die.unit, shown, offered, certain, targets),)
    return False


def _fits(module: int, die: Activation) -> bool:
    return module in _DIE_MODULES[die.colour] and fits(module, die.colour, die.number)


def _is_used(seat: Seat, module: Module) -> bool:
    """Whether a seat has used a module already in this unit."""
    return bool(seat.used >> module & 1)


def _usable_modules(run: Run, die: Activation) -> tuple[tuple[Module, ...], tuple[Module, ...]]:
    """Return the modules that standing orders use with a die (`YES`), and those that are offered to the player (`ASK`).

    Only one module of the orders can be used instead of the die; after it no other such module is offered.
    """
    seat, cards = run.seats[die.seat], data().cards
    certain, offered = [], []
    instead = False  # whether an order uses a module instead of the die
    for module in _DIE_MODULES[die.colour]:
        if not seat.has(module) or _is_used(seat, module) or not fits(module, die.colour, die.number):
            continue
        if module == Module.MOBILITY and die.button % 2:  # not in a diagonal direction
            continue
        order = seat.order(module)
        if order == Order.ASK:
            offered.append(module)
        elif order == Order.YES:
            if cards[module].use == ModuleUse.INSTEAD:
                if instead:
                    continue
                instead = True
            certain.append(module)
    if instead:
        offered = [module for module in offered if cards[module].use != ModuleUse.INSTEAD]
    return tuple(certain), tuple(offered)


def _targets(run: Run, die: Activation, offered: tuple[Module, ...]) -> tuple[RemoteTarget, ...]:
    """Return the possible targets of remote control, straight on and, if it is offered, with swivel head."""
    if Module.REMOTE_CONTROL not in offered:
        return ()
    swivels: tuple[Swivel | None, ...] = (None, *Swivel) if Module.SWIVEL_HEAD in offered else (None,)
    found = [remote.target(run, die.seat, (die.button + _SWIVEL_STEPS[swivel]) % 8, swivel) for swivel in swivels]
    return tuple([target for target in found if target is not None])


def _use(run: Run, die: Activation) -> None:
    """Use the modules and carry out the base action, or what is done instead of it."""
    die.step = RECOIL
    seat = run.seats[die.seat]
    if die.modules and not seat.is_killbot:
        for module in die.modules:
            seat.used |= 1 << module  # a bit for each module used on this unit
        used = tuple([_MODULES[module] for module in die.modules])
        swivel = None if die.turn == 0 else Swivel.LEFT if die.turn < 0 else Swivel.RIGHT
        run.emit(ModulesUsed(die.seat, used, swivel, die.remote))
    if seat.is_killbot:
        _killbot(run, die)
    elif die.colour == DieColour.BLUE:
        if Module.JETPACK in die.modules:
            _jump(run, die.seat, die.button, pushing.landing(run, die.seat, die.button, die.number))
        else:
            _move(run, die, die.button)
    elif Module.MOBILITY in die.modules:
        _move(run, die, die.button)
    else:
        _fire(run, die, (die.button + die.turn) % 8)


def _move(run: Run, die: Activation, direction: int) -> None:
    """Begin the movement of a robot by as many steps as the number of its die."""
    saw = Module.SAW_BLADE in die.modules
    run.begin(Push(die.seat, direction, die.number, mover=die.seat, saw=saw))


def _jump(run: Run, seat: int, direction: int, to: int) -> None:
    """Begin a jump to the space `to`, unless the robot is there already."""
    if to != run.seats[seat].at:
        run.begin(Jump(seat, direction, to, run.robot_at(to)))


# --- KillBots ---------------------------------------------------------------------------------------------------


def _killbot(run: Run, die: Activation) -> None:
    """Carry out the die of a KillBot (section 8): fire a red one, move by a blue one. On a VP token it stays.

    Before it moves, it turns to a token or enemy that it sees. It jumps by jetpack if the landing is good, else drives.
    """
    state, robot = run.state, run.seats[die.seat]
    friends = {seat.at for seat in run.seats if seat.is_killbot and seat.at != NONE and seat is not robot}
    enemies = {seat.at: seat.start_number for seat in run.seats if not seat.is_killbot and seat.at != NONE}
    mines = {mine.at for mine in state.mines}
    if die.colour == DieColour.RED:
        _fire(run, die, killbots.aim(run.board, robot.at, robot.facing, enemies, friends, mines))
        return
    tokens = {run.board.token_at[number] for number in state.tokens}
    if robot.at in tokens:
        return
    sight = killbots.look(run.board, robot.at, robot.facing, tokens, friends, enemies, mines)
    if sight.facing != robot.facing:
        robot.facing = sight.facing
        run.emit(KillBotFaced(die.seat, robot.facing, None))  # None: not by remote control
    if Module.JETPACK in die.modules:
        to = pushing.landing(run, die.seat, robot.facing, die.number)
        bad = to == robot.at or to in run.board.pits or to in mines
        if not bad and sight.token in {None, to}:  # facing a token, it jumps onto that only
            run.emit(ModulesUsed(die.seat, (Module.JETPACK,)))
            _jump(run, die.seat, robot.facing, to)
            return
    run.begin(Push(die.seat, robot.facing, die.number, mover=die.seat))


# --- red dice ---------------------------------------------------------------------------------------------------


def _fire(run: Run, die: Activation, direction: int) -> None:
    """Fire a red die in a direction, or do what a module does instead."""
    modules = die.modules
    at = run.seats[die.seat].at
    if Module.GRENADES in modules:
        _throw(run, die, direction)
    elif Module.WATER_CANNON in modules:
        if run.seats[die.seat].is_killbot:
            run.emit(ModulesUsed(die.seat, (Module.WATER_CANNON,)))
        run.begin(Stream(die.seat, at, direction))
    elif instead := next((module for module in _BEAMS if module in modules), None):
        _beam(run, die, direction, instead)
    else:
        directions = (direction, *_CROSS[direction]) if Module.CROSSFIRE in modules else (direction,)
        _shoot(run, die.seat, directions)


_BEAMS = (Module.TELEPORT, Module.REMOTE_CONTROL, Module.FORCE_BEAM)
"""Modules that do something to the first thing in the line of fire, without damage."""
_CROSS = tuple(((d + 2) % 8, (d + 4) % 8, (d + 6) % 8) for d in range(8))
"""By direction: the other three of crossfire."""


def _shoot(run: Run, seat: int, directions: tuple[int, ...]) -> None:
    """Fire from the robot of `seat` in some directions: all lines are one source of damage (4a). It hits no friend."""
    at = run.seats[seat].at
    lines, spaces, robots, mines = [], [], [], []
    for d in directions:
        end, robot, mine = run.line_of_fire(at, d)  # the last space, and the first robot (seat) or mine on the way
        lines.append(Line(run.at(at), d, run.at(end)))
        if robot != NONE and not run.friends(seat, robot):
            robots.append(robot)
            spaces.append(end)
        elif mine is not None:
            mines.append(mine)
            spaces.append(end)
    run.emit(BeamFired(seat, None, tuple(lines)))
    if spaces:
        strike(run, Source.SHOT, seat, tuple(spaces), tuple(robots), tuple(mines))


def _throw(run: Run, die: Activation, direction: int) -> None:
    """Throw grenades: they explode as many spaces away as the number of the die, or before a way that is not open."""
    to, at = run.board.ways.to[direction], run.seats[die.seat].at
    space = at
    for _ in range(die.number):
        if to[space] == NO_SPACE:
            break
        space = to[space]
    run.emit(BeamFired(die.seat, Module.GRENADES, (Line(run.at(at), direction, run.at(space)),)))
    explode_at(run, die.seat, space)


def _beam(run: Run, die: Activation, direction: int, module: Module) -> None:
    """Do what teleport, remote control or force beam does to the first robot in the line of fire.

    If a mine comes first, it explodes instead.
    """
    seat = run.seats[die.seat]
    end, robot, mine = run.line_of_fire(seat.at, direction)
    run.emit(BeamFired(die.seat, module, (Line(run.at(seat.at), direction, run.at(end)),)))
    if mine is not None:
        explode(run, Blast(mine.seat, mine.at, bomb=False))
    elif robot == NONE:
        return
    elif module == Module.FORCE_BEAM:
        run.begin(Push(die.seat, direction, FORCE_BEAM_SPACES, target=robot))
    elif module == Module.TELEPORT:
        other = run.seats[robot]
        seat.at, other.at = other.at, seat.at
        steps = (Step(die.seat, run.at(seat.at)), Step(robot, run.at(other.at)))
        run.emit(RobotsMoved(MoveReason.TELEPORT, die.seat, None, steps))  # None: in no direction
    elif die.remote is not None:
        _control(run, die, robot)


def _control(run: Run, die: Activation, robot: int) -> None:
    """Do what remote control was set to do (`die.remote`) to a robot: move one of its dice, or turn a KillBot."""
    use, target = die.remote, run.seats[robot]
    assert use is not None
    if use.facing is not None:
        target.facing, target.by = use.facing, die.seat
        run.emit(KillBotFaced(robot, use.facing, die.seat))
        return
    assert use.unit is not None
    assert use.place is not None
    assert use.to_unit is not None
    assert use.to_button is not None
    units = [list(unit) for unit in target.units]  # units count from 1, places on them from 0
    moved = units[use.unit - 1].pop(use.place)
    units[use.to_unit - 1].append(Die(moved.colour, moved.number, use.to_button, by=die.seat))
    target.units = tuple([tuple(unit) for unit in units])
    run.emit(DieMoved(robot, die.seat, use.unit, use.place, use.to_unit, use.to_button))


# --- after the base action --------------------------------------------------------------------------------------


def _recoil(run: Run, die: Activation) -> None:
    """Push what is adjacent: first the mines explode, then the robots that stand there now are pushed."""
    seat = run.seats[die.seat]
    if seat.at == NONE:
        return
    robots, mines = [], []
    for d, space in run.board.adjacent[seat.at]:
        if (robot := run.robot_at(space)) != NONE:
            robots.append((robot, d))
        elif (mine := run.mine_at(space)) is not None:
            mines.append(mine)
    robots.sort(key=lambda pushed: run.seats[pushed[0]].start_number)
    # What is begun last is on top of the stack, and goes first.
    if robots:
        run.begin(Recoil(die.seat, tuple(robots)))
    if mines:
        explode(run, *[Blast(mine.seat, mine.at, bomb=False) for mine in in_order(run, tuple(mines))])


def recoil(run: Run, frame: Recoil) -> None:
    """Push the next robot by recoil, unless it has left the arena. Without any the recoil is over."""
    if not frame.robots:
        run.finish()
        return
    (robot, d), frame.robots = frame.robots[0], frame.robots[1:]
    if run.seats[robot].at != NONE:
        run.begin(Push(frame.author, d, 1, target=robot))


def stream(run: Run, frame: Stream) -> None:
    """Carry on a water cannon: explode the first mine in its line; without one push the robot and end (6d, 6e)."""
    end, robot, mine = run.line_of_fire(frame.start, frame.direction)
    line = Line(run.at(frame.start), frame.direction, run.at(end))
    run.emit(BeamFired(frame.author, Module.WATER_CANNON, (line,)))
    if mine is not None:
        explode(run, Blast(mine.seat, mine.at, bomb=False))
        return
    run.finish()
    if robot != NONE and not run.friends(frame.author, robot):
        run.begin(Push(frame.author, frame.direction, WATER_CANNON_SPACES, target=robot))


def _lay_mine(run: Run, die: Activation) -> None:
    """Lay a mine on the space that the robot left last, if it lives, has moved, and the space is free and no pit.

    If its player has as many mines as are allowed, the oldest one is removed.
    """
    state, space = run.state, die.left
    if run.seats[die.seat].at == NONE or not die.moved or space in run.board.pits:
        return
    if run.robot_at(space) != NONE or run.mine_at(space) is not None:
        return
    own = [mine for mine in state.mines if mine.seat == die.seat]
    if len(own) >= data().mine_limit:
        remove_mine(run, own[0], MineEnd.LIMIT)
    state.mines = (*state.mines, Mine(die.seat, space))
    run.emit(MineLaid(die.seat, run.at(space)))
