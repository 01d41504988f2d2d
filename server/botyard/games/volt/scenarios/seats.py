"""The seats of scenarios: players and KillBots, read with every check and written again."""

from typing import Any

from botyard.games.json_fields import Field
from botyard.games.volt import equipment, programs
from botyard.games.volt.data import data
from botyard.games.volt.scenarios import arena as arenas
from botyard.games.volt.state import EMPTY_UNITS, FULL_BAG, NONE, UNITS, Die, Seat, State
from botyard_protocol.volt import basics
from botyard_protocol.volt.basics import Colour, DieColour, Mode, Module, Order, Phase, Side

OPERATORS_ONLY = ("units", "left", "right", "inventory", "orders", "shield")
KILLBOTS_ONLY = ("facing", "champion", "dice", "bag")
EMPTY: tuple[Any, ...] = ([], {}, 0, None)
"""Values that mean the same as a missing field."""
MOST_DAMAGE = 2
"""The most damage that a robot in the arena has."""


def read(field: Field, state: State) -> Seat:
    """Return a seat. Raises `Unusable`. `state`: its mode, phase, unit and arena must be set already."""
    seat = Seat(
        colour=int(field.get("seat").word(Colour)),
        side=int(field.get("side").word(Side)),
        is_killbot=field.get_or("killbot", False).flag(),
        start_number=field.get("start_number").integer(1),
        vp=field.get_or("vp", 0).integer(0),
        destroyed=field.get_or("destroyed", 0).integer(0),
        resigned=field.get_or("resigned", False).flag(),
    )
    _read_robot(field, seat, state)
    if seat.is_killbot:
        _read_killbot(field, seat, state)
    else:
        _read_operator(field, seat, state)
    return seat


def _read_robot(field: Field, seat: Seat, state: State) -> None:
    """Read where a seat's robot is, and its damage; without one it is not in the arena."""
    robot = field.get_or("robot", None)
    if robot.value is not None:
        if state.phase == Phase.SETUP:
            raise robot.unusable("no robot is in the arena during the set-up")
        if seat.resigned:
            raise robot.unusable("the robot of a seat that has resigned is not in the arena")
        seat.at = state.board.number(arenas.space(robot.get("at")))
        seat.damage = robot.get_or("damage", 0).integer(0, MOST_DAMAGE)
    elif state.phase == Phase.PROGRAMMING and not seat.resigned:
        raise robot.unusable("must be in the arena when programs are made")


def _read_operator(field: Field, seat: Seat, state: State) -> None:
    """Read what only players have: modules, orders and programs."""
    for key in KILLBOTS_ONLY:
        given = field.get_or(key, None)
        if given.value not in EMPTY or type(given.value) is int:  # a facing of 0 is not the same as none
            raise given.unusable("belongs to KillBots")
    seat.left, seat.right, inventory = (_modules(field, key, state) for key in ("left", "right", "inventory"))
    seat.inventory = tuple(sorted(inventory))
    owned = [*seat.left, *seat.right, *seat.inventory]
    if len(set(owned)) < len(owned):
        raise field.unusable("a module is named twice")
    seat.shield = field.get_or("shield", 0).integer(0, 1)
    if seat.shield and not seat.has(Module.SHIELD):
        raise field.get("shield").unusable("there is no shield on the robot card")
    if equipment.problem(seat.left, seat.right, owned, damaged_shield=False):
        raise field.unusable("the sides hold modules in a way that they can't")
    seat.orders = _orders(field.get_or("orders", {}), owned)
    seat.units = _units(field, seat, state)


def _modules(field: Field, key: str, state: State) -> tuple[int, ...]:
    """Read a list of modules, which must be empty in a training. Raises `Unusable`."""
    modules = tuple(int(one.word(Module)) for one in field.items(key))
    if modules and state.mode == Mode.TRAINING:
        raise field.get(key).unusable("there are no modules in a training")
    return modules


def _orders(field: Field, owned: list[int]) -> tuple[tuple[int, int], ...]:
    """Read standing orders of owned modules; those to ask are the default and not stored."""
    orders = [(Field(name, value.path).word(Module), value.word(Order)) for name, value in field.entries()]
    for (module, order), (_, value) in zip(orders, field.entries(), strict=True):
        if module not in owned or not equipment.order_possible(module, order):
            raise value.unusable("this module is not owned, or can't have this standing order")
    return tuple(sorted((int(module), int(order)) for module, order in orders if order is not Order.ASK))


def _units(field: Field, seat: Seat, state: State) -> tuple[tuple[Die, ...], ...]:
    """Read the dice on a seat's units that are still to be activated."""
    given = field.get_or("units", [])
    units = [[_die(die) for die in unit.elements()] for unit in given.elements()] or [[], [], []]
    if len(units) != UNITS:
        raise given.unusable(f"must be {UNITS} lists of dice")
    if not any(units):
        return EMPTY_UNITS
    if state.phase != Phase.ACTIVATION or any(units[: state.unit - 1]):
        raise given.unusable("dice lie on units that are still to be activated only")
    if not has_robot(field):
        raise given.unusable("this seat has no robot in the arena")
    if programs.problem(units, thruster=seat.has(Module.THRUSTER), expanded=seat.has(Module.RAM_EXPANSION)):
        raise given.unusable("these dice could not have been programmed")
    return tuple(tuple(Die(int(die.colour), die.number, die.button) for die in unit) for unit in units)


def _die(field: Field) -> basics.Die:
    return basics.Die(
        field.get("colour").word(DieColour), field.get("number").integer(1, 6), field.get("button").integer(0, 7)
    )


def _read_killbot(field: Field, seat: Seat, state: State) -> None:
    """Read what only KillBots have: facing, champion modules, and dice."""
    for key in OPERATORS_ONLY:
        given = field.get_or(key, None)
        if given.value not in EMPTY:
            raise given.unusable("belongs to operators")
    if seat.resigned:
        raise field.get("resigned").unusable("a KillBot can't resign")
    facing = field.get("facing")
    if facing.integer(0, 7) % 2:
        raise facing.unusable("must be an orthogonal direction: 0, 2, 4 or 6")
    seat.champion = tuple(sorted(_modules(field, "champion", state)))
    if len(set(seat.champion)) < len(seat.champion):
        raise field.unusable("a module is named twice")
    for module in seat.champion:
        if data().cards[module].stack is not None:
            raise field.get("champion").unusable("a KillBot owns champion modules only")
    seat.listed = tuple(_listed(die) for die in field.items("dice"))
    seat.bag = FULL_BAG
    if not has_robot(field):
        return
    seat.facing = facing.value
    if state.phase == Phase.ACTIVATION:
        seat.bag = _bag(field, state.unit)


def has_robot(field: Field) -> bool:
    """Return whether the robot of a seat is in the arena."""
    return field.get_or("robot", None).value is not None


def _bag(field: Field, unit: int) -> tuple[int, ...]:
    """Read the colours of dice left in a KillBot's bag in a unit (from 1); full in the first unit if not given."""
    if unit == 1 and not field.has("bag"):
        return FULL_BAG
    bag = field.get("bag")
    dice = sorted(int(die.word(DieColour)) for die in bag.elements())  # a full bag has equally many of each colour
    if len(dice) != len(FULL_BAG) - unit + 1 or max(map(dice.count, dice)) > FULL_BAG.count(0):
        raise bag.unusable(f"must hold {len(FULL_BAG) - unit + 1} dice, at most {FULL_BAG.count(0)} of each colour")
    return tuple(dice)


def _listed(field: Field) -> tuple[int, int]:
    """Read a die that a KillBot will draw: its colour and its number."""
    colour, number = field.pair()
    return int(colour.word(DieColour)), number.integer(1, 6)


def read_controllers(field: Field, seat: Seat, names: dict[str, int]) -> None:
    """Read which seats have moved dice, or turned a KillBot, by remote control. Raises `Unusable`.

    `names`: the seats by name.
    """

    def controller(one: Field) -> int:
        by = one.get_or("by", None)
        return NONE if by.value is None else by.one_of(names)

    if seat.is_killbot:
        seat.by = controller(field)
    elif any(seat.units):
        units = field.get("units").elements()
        seat.units = tuple(
            tuple(
                Die(die.colour, die.number, die.button, controller(one))
                for die, one in zip(dice, unit.elements(), strict=True)
            )
            for dice, unit in zip(seat.units, units, strict=True)
        )


def write(seat: Seat, state: State) -> dict[str, Any]:
    """Return a seat as the position of a result has it."""
    robot = None if seat.at == NONE else {"at": list(state.board.spaces[seat.at]), "damage": seat.damage}
    written: dict[str, Any] = {
        "seat": Colour(seat.colour).wire,
        "side": Side(seat.side).wire,
        "start_number": seat.start_number,
        "vp": seat.vp,
        "destroyed": seat.destroyed,
        "resigned": seat.resigned,
        "killbot": seat.is_killbot,
        "robot": robot,
    }
    names = {number: Colour(one.colour).wire for number, one in enumerate(state.seats)}
    if not seat.is_killbot:
        return written | {
            "left": [Module(one).wire for one in seat.left],
            "right": [Module(one).wire for one in seat.right],
            "shield": seat.shield,
            "inventory": [Module(one).wire for one in seat.inventory],
            "orders": {Module(module).wire: Order(order).wire for module, order in seat.orders},
            "units": [[_written_die(die, names) for die in unit] for unit in seat.units],
        }
    written |= {
        "facing": max(seat.facing, 0),
        "champion": [Module(one).wire for one in seat.champion],
        "dice": [[DieColour(colour).wire, number] for colour, number in seat.listed],
        "bag": [DieColour(colour).wire for colour in seat.bag],
    }
    return written if seat.by == NONE else written | {"by": names[seat.by]}


def _written_die(die: Die, names: dict[int, str]) -> dict[str, Any]:
    written = {"colour": DieColour(die.colour).wire, "number": die.number, "button": die.button}
    return written if die.by == NONE else written | {"by": names[die.by]}
