"""The commands of scenarios (rules section 10). A command that can't be read is rejected, like an illegal one."""

from collections.abc import Callable, Mapping

from botyard.games.json_fields import Field
from botyard.games.volt.scenarios import arena as arenas
from botyard.games.volt.state import UNITS
from botyard_protocol.volt.basics import Die, DieColour, Module, Order, Stack, StandingOrder, Swivel
from botyard_protocol.volt.commands import (
    Arm,
    Command,
    Draw,
    Equip,
    Orders,
    Program,
    React,
    Remote,
    Restart,
    Use,
    Workshop,
)

FAR = 20
"""The greatest limit of an anchor that a command can name."""


def read(field: Field) -> Command:
    """Return the command of a step. Raises `Unusable` for one that can't be read."""
    make = field.get("type").one_of(COMMANDS)
    return make(field, _orders(field.get_or("orders", {})))


def _orders(field: Field) -> Orders:
    return tuple(
        StandingOrder(Field(name, value.path).word(Module), value.word(Order)) for name, value in field.entries()
    )


def _modules(field: Field, key: str) -> tuple[Module, ...]:
    return tuple(one.word(Module) for one in field.get(key).elements())


def _draw(field: Field, orders: Orders) -> Draw:
    return Draw(field.get("stack").word(Stack), orders)


def _equip(field: Field, orders: Orders) -> Equip:
    return Equip(_modules(field, "left"), _modules(field, "right"), orders)


def _restart(field: Field, orders: Orders) -> Restart:
    return Restart(arenas.space(field.get("at")), orders)


def _program(field: Field, orders: Orders) -> Program:
    """Read a program: three lists of dice."""
    units = field.get("units").elements()
    if len(units) != UNITS:
        raise field.get("units").unusable(f"must be {UNITS} lists of dice")
    first, second, third = (tuple(_die(die) for die in unit.elements()) for unit in units)
    return Program((first, second, third), orders)


def _die(field: Field) -> Die:
    return Die(
        field.get("colour").word(DieColour), field.get("number").integer(1, 6), field.get("button").integer(0, 7)
    )


def _use(field: Field, orders: Orders) -> Use:
    """Read the answer which modules are used with a die."""
    swivel, remote = field.get_or("swivel", None), field.get_or("remote", None)
    return Use(
        _modules(field, "modules"),
        None if swivel.value is None else swivel.word(Swivel),
        None if remote.value is None else _remote(remote),
        orders,
    )


def _remote(field: Field) -> Remote:
    """Read the use of a remote control: a new facing of a KillBot, or a die and where it goes."""
    if field.has("facing"):
        return Remote(facing=field.get("facing").integer(0, 7))
    to = field.get("to")
    return Remote(
        unit=field.get("unit").integer(1, UNITS),
        place=field.get("place").integer(0, 3),
        to_unit=to.get("unit").integer(1, UNITS),
        to_button=to.get("button").integer(0, 7),
    )


def _react(field: Field, orders: Orders) -> React:
    """Read the answer whether a module is used; for an anchor `use` is the limit of the push, or null."""
    module, use = field.get("module").word(Module), field.get("use")
    if module is not Module.ANCHOR:
        return React(module, use.flag(), None, orders)
    if use.value is None:
        return React(module, use=False, orders=orders)
    return React(module, use=True, limit=use.integer(0, FAR), orders=orders)


def _arm(field: Field, orders: Orders) -> Arm:
    at = field.get("at")
    return Arm(None if at.value is None else arenas.space(at), orders)


def _workshop(field: Field, orders: Orders) -> Workshop:
    stack = field.get("stack")
    return Workshop(None if stack.value is None else stack.word(Stack), orders)


COMMANDS: Mapping[str, Callable[[Field, Orders], Command]] = {
    "draw": _draw,
    "equip": _equip,
    "restart": _restart,
    "program": _program,
    "use": _use,
    "react": _react,
    "arm": _arm,
    "workshop": _workshop,
}
"""How each type of command is read."""
