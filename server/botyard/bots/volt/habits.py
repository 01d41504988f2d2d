"""What greedy and planner answer to all choices but `program`: quick habits, from the view alone."""

from collections.abc import Sequence

from botyard.bots.volt.arena_map import ArenaMap, map_of
from botyard.games.rng import Rng
from botyard.games.volt.geometry import NO_SPACE
from botyard_protocol.volt import (
    Arm,
    Choice,
    ChooseArm,
    ChooseDraw,
    ChooseEquip,
    ChooseReact,
    ChooseRestart,
    ChooseUse,
    ChooseWorkshop,
    Command,
    Draw,
    Equip,
    Module,
    ModuleUse,
    Program,
    React,
    Restart,
    Stack,
    Swivel,
    Use,
    View,
    Workshop,
)

WANTED: tuple[Module, ...] = (
    Module.JETPACK,
    Module.SHIELD,
    Module.WATER_CANNON,
    Module.TELESCOPIC_ARM,
    Module.CROSSFIRE,
    Module.MINES,
    Module.THRUSTER,
    Module.WALL_CONTROL,
    Module.SAW_BLADE,
    Module.RECOIL,
    Module.ANCHOR,
    Module.FORCE_BEAM,
    Module.GRENADES,
    Module.BOMB,
    Module.LIGHTNING_ROD,
    Module.SWIVEL_HEAD,
    Module.RAM_EXPANSION,
    Module.MOBILITY,
    Module.TELEPORT,
    Module.REMOTE_CONTROL,
)
"""Modules by falling worth to a bot."""
SIDE = 2
ALWAYS = frozenset({Module.RECOIL, Module.CROSSFIRE, Module.MINES, Module.SAW_BLADE})
"""Additions that are used whenever they fit."""


def answer(view: View, choice: Choice, rng: Rng) -> Command:
    """Return a legal answer to any choice; a program has no dice."""
    arena = map_of(view, choice.seat)
    match choice:
        case ChooseDraw():
            return Draw(choice.stacks[rng.below(len(choice.stacks))])
        case ChooseEquip():
            return _equip(view, choice)
        case ChooseRestart():
            return Restart(min(choice.spaces, key=lambda at: arena.distance[arena.board.number(at)]))
        case ChooseUse():
            return _use(view, arena, choice)
        case ChooseReact():
            return _react(choice)
        case ChooseArm():
            return _arm(view, arena, choice)
        case ChooseWorkshop():
            return _workshop(view, choice, rng)
        case _:
            return Program(((), (), ()))


def _equip(view: View, choice: ChooseEquip) -> Equip:
    """Fill both sides with the best modules: yellow ones at their ends."""
    seat = view.seats[choice.seat]
    assert seat.own is not None
    owned = {*seat.left, *seat.right, *seat.own.inventory}
    yellow = [module for module in WANTED if module in owned and view.cards[module].stack is Stack.YELLOW][:2]
    others = [module for module in WANTED if module in owned and module not in yellow]
    others = [module for module in others if view.cards[module].stack is not Stack.YELLOW]
    if seat.shield and Module.SHIELD not in yellow:
        yellow = [Module.SHIELD, *yellow[:1]]
    sides: list[tuple[Module, ...]] = []
    for number in range(2):
        end = yellow[number : number + 1]
        room = SIDE - len(end)
        sides.append((*others[:room], *end))
        others = others[room:]
    return Equip(sides[0], sides[1])


def _use(view: View, arena: ArenaMap, choice: ChooseUse) -> Use:
    """Use what helps for sure: additions, and a force beam or water cannon that pushes a robot into a pit."""
    chosen = [module for module in choice.modules if module in ALWAYS]
    at = view.seats[choice.seat].at
    if at is None:
        return Use(tuple(chosen))
    instead = _pushing(arena, choice, arena.board.number(at))
    if instead is not None and not _has_instead(view, choice.certain):
        chosen.append(instead)
    elif Module.SWIVEL_HEAD in choice.modules:
        swivel = _better_side(arena, arena.board.number(at), choice.die.button)
        if swivel is not None:
            return Use((*chosen, Module.SWIVEL_HEAD), swivel)
    return Use(tuple(chosen))


def _has_instead(view: View, modules: Sequence[Module]) -> bool:
    return any(view.cards[module].use is ModuleUse.INSTEAD for module in modules)


def _pushing(arena: ArenaMap, choice: ChooseUse, at: int) -> Module | None:
    """Return a module that pushes the first robot in the line into a pit."""
    for module, reach in ((Module.WATER_CANNON, 3), (Module.FORCE_BEAM, 2)):
        robot = arena.target(at, choice.die.button)
        if module in choice.modules and robot is not None:
            space = next(space for space, seat in arena.robots.items() if seat == robot)
            for _ in range(reach):
                space = arena.board.ways.to[choice.die.button][space]
                if space == NO_SPACE:
                    break
                if space in arena.board.pits:
                    return module
    return None


def _better_side(arena: ArenaMap, at: int, button: int) -> Swivel | None:
    """Return the side to which a shot that hits nobody hits somebody."""
    if arena.target(at, button) is not None:
        return None
    for swivel, turn in ((Swivel.LEFT, -1), (Swivel.RIGHT, 1)):
        if arena.target(at, (button + turn) % 8) is not None:
            return swivel
    return None


def _react(choice: ChooseReact) -> React:
    if choice.module is Module.ANCHOR:
        return React(choice.module, True, choice.limits[0]) if choice.limits else React(choice.module, False)
    return React(choice.module, True)


def _arm(view: View, arena: ArenaMap, choice: ChooseArm) -> Arm:
    """Take a token from an adjacent space, unless one lies on the own."""
    at = view.seats[choice.seat].at
    if at is not None and arena.board.number(at) in arena.tokens:
        return Arm(None)
    crosses = arena.board.ways.crosses
    for space in choice.spaces:
        number = arena.board.number(space)
        if number not in arena.tokens or number in arena.mines or at is None:
            continue
        own = arena.board.number(at)
        direction = next(d for d in range(8) if arena.board.ways.to[d][own] == number)
        if not crosses[direction][own]:
            return Arm(space)
    return Arm(None)


def _workshop(view: View, choice: ChooseWorkshop, rng: Rng) -> Workshop:
    """Repair two damage tokens, else draw."""
    seat = view.seats[choice.seat]
    if choice.repair and (seat.damage > 1 or not choice.stacks):
        return Workshop(None)
    return Workshop(choice.stacks[rng.below(len(choice.stacks))])
