"""Scenarios of the rules: a position, commands, and the result that they must have, run by the rules of rooms.

A command that can't be read (rules section 10) is rejected, like an illegal one.
"""

from collections.abc import Callable, Mapping
from typing import Any

from botyard.games import positions
from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.json_fields import Field, Unusable
from botyard.games.positions import Comparison, PositionFormat, each, equal, keys, unordered
from botyard.games.volt import ending, flow
from botyard.games.volt.run import Run
from botyard.games.volt.scenarios import arena as arenas
from botyard.games.volt.scenarios import position
from botyard.games.volt.scenarios.position import colour_name, seat_numbers
from botyard.games.volt.state import UNITS, State, StateV2
from botyard.texts import localized
from botyard_protocol import volt
from botyard_protocol.codes import Code
from botyard_protocol.schema import wire_name

NO_CHOICE = 0
"""An id that no choice has."""

_NO_DICE: list[list[Any]] = [[], [], []]


def _dice(value: Any) -> Any:
    return value or _NO_DICE


def _by_owner(value: Any) -> Any:
    """Return mines in their normal form: of a seat oldest first, of several seats without order."""
    if not isinstance(value, list) or not all(isinstance(mine, dict) for mine in value):
        return value  # it fits no mines
    return sorted(value, key=lambda mine: str(mine.get("seat")))


SEAT: Mapping[str, Callable[[Any], Any]] = {
    "inventory": unordered,
    "champion": unordered,
    "bag": unordered,
    "units": _dice,
    "robot": keys({}, {"damage": 0}),
}
"""The normal forms of the fields of a seat."""

POSITION: Mapping[str, Callable[[Any], Any]] = {
    "arena": arenas.normal,
    "tokens": unordered,
    "mines": _by_owner,
    "stacks": keys({}, {"blue": [], "red": [], "yellow": []}),
    "championship": keys({}, {"defenders": {}}),
}
"""The normal forms of the fields of a position."""


def _position_fits(expected: Any, actual: dict[str, Any]) -> bool:
    """Return whether every field that `expected` names has the same value in `actual`.

    Seats are matched by their field `seat`, not by their order.
    """
    if not isinstance(expected, dict):
        return False
    if not positions.partial(POSITION)({key: one for key, one in expected.items() if key != "seats"}, actual):
        return False
    # the description of a KillBot leaves out `by` where it is null, but a scenario may name it
    seats = {one["seat"]: {"by": None, **one} if one["killbot"] else one for one in actual["seats"]}

    def fits(wanted: Any) -> bool:
        """Return whether the seat that `wanted` names is there, and has all its other fields."""
        if not isinstance(wanted, dict) or not isinstance(wanted.get("seat"), str) or wanted["seat"] not in seats:
            return False
        found = seats[wanted["seat"]]
        return positions.partial(SEAT)(_with_meaning(wanted, found, actual["phase"]), found)

    wanted_seats = expected.get("seats", [])
    return isinstance(wanted_seats, list) and all(map(fits, wanted_seats))


def _with_meaning(expected: dict[str, Any], actual: dict[str, Any], phase: str) -> dict[str, Any]:
    """Return the expected fields of a seat without those of a KillBot that mean nothing at this moment."""
    left_out: tuple[str, ...] = ()
    if actual["killbot"] and actual["robot"] is None:
        left_out = ("bag", "facing", "by")
    elif actual["killbot"] and phase != volt.Phase.ACTIVATION.wire:
        left_out = ("bag",)
    return {key: value for key, value in expected.items() if key not in left_out}


COMPARISONS: Mapping[str, Comparison] = {
    "pending": equal(
        lambda value: unordered(
            each(keys({"stacks": unordered, "spaces": unordered, "modules": unordered, "limits": unordered}))(value)
        )
    ),
    "position": _position_fits,
    "result": equal(keys({"ranking": each(unordered)})),
}
"""How the fields of a result are compared."""


def run(scenario: Any, rules: Game) -> dict[str, Any]:
    """Return the result of one scenario by `rules`. Raises `Unusable` with a message that begins with the field."""

    def read(scenario: Field) -> State:
        return _read_state(scenario, rules.state_type or StateV2)

    def answer(state: State, step: Field) -> Outcome:
        return _apply_step(rules, state, step)

    try:
        return positions.run(scenario, PositionFormat(read, answer, _describe, COMPARISONS))
    except flow.NoSuchDie as error:
        raise Unusable(str(error)) from error


def _read_state(scenario: Field, state_type: type[State]) -> State:
    """Return the state of a position, run to its first open choice."""
    run = Run(position.read(scenario, state_type))
    flow.carry_on(run)
    return run.state


def _apply_step(rules: Game, state: State, step: Field) -> Outcome:
    """Return what comes of a step: a command, a resignation, or (`clock`) the answer when the clock runs out.

    Without an open choice the rules refuse it. Raises `Illegal`, or `Unusable` for a command that can't be read.
    """
    command = step.get("command")
    seat = _seat(state, step.get("seat").value)
    if command.get("type").value == "resign":
        return rules.resign(state, seat)
    waiting = next((choice.id for choice in rules.choices(state) if choice.seat == seat), NO_CHOICE)
    if command.get("type").value == "clock":
        return rules.apply(state, seat, waiting, rules.time_out(state, waiting) if waiting else None)
    changeable = next((choice.id for choice in rules.answerable_again(state) if choice.seat == seat), NO_CHOICE)
    return rules.apply(state, seat, waiting or changeable, read(command))


def _seat(state: State, name: Any) -> int:
    """Return the seat of a player with this name. Raises `Illegal`, also for a KillBot."""
    names = seat_numbers(state)
    if not isinstance(name, str) or name not in names or state.seats[names[name]].is_killbot:
        raise Illegal(Code.NO_SUCH_SEAT, localized("no_such_seat-game"))
    return names[name]


def _describe(state: State) -> dict[str, Any]:
    """Return what a scenario can expect of a state, as plain values."""
    return {
        "pending": [_pending(state, choice) for choice in state.open],
        "position": position.write(state),
        "result": _result(state),
    }


def _pending(state: State, choice: volt.Choice) -> dict[str, Any]:
    """Return an open choice as the format has it."""
    pending: dict[str, Any] = {"seat": colour_name(state.seats[choice.seat]), "type": wire_name(type(choice))}
    match choice:
        case volt.ChooseDraw():
            pending["stacks"] = [stack.wire for stack in choice.stacks]
        case volt.ChooseRestart():
            pending["spaces"] = [list(space) for space in choice.spaces]
        case volt.ChooseUse():
            die = choice.die
            pending["die"] = {
                "unit": choice.unit,
                "colour": die.colour.wire,
                "number": die.number,
                "button": die.button,
            }
            pending["modules"] = [module.wire for module in choice.modules]
        case volt.ChooseReact():
            pending["module"] = choice.module.wire
            if choice.module is volt.Module.ANCHOR:
                pending["limits"] = [*choice.limits, None]
        case volt.ChooseArm():
            pending["spaces"] = [*(list(space) for space in choice.spaces), None]
        case volt.ChooseWorkshop():
            pending["stacks"] = [*(stack.wire for stack in choice.stacks), *([None] if choice.repair else [])]
        case _:
            pass
    return pending


def _result(state: State) -> dict[str, Any] | None:
    """Return how the game ended, or None while it goes on."""
    if not state.over:
        return None
    names = [colour_name(seat) for seat in state.seats]
    return {
        "reason": volt.EndReason(state.ended).wire,
        "ranking": [[names[seat] for seat in place] for place in state.ranking],
        "scores": dict(zip(names, ending.scores(state), strict=True)),
    }


FAR = 20
"""The greatest limit of an anchor that a command can name."""


def read(field: Field) -> volt.Command:
    """Return the command of a step. Raises `Unusable` for one that can't be read."""
    make = field.get("type").one_of(COMMANDS)
    return make(field, _orders(field.get_or("orders", {})))


def _orders(field: Field) -> volt.Orders:
    return tuple(
        volt.StandingOrder(Field(name, value.path).word(volt.Module), value.word(volt.Order))
        for name, value in field.entries()
    )


def _modules(field: Field, key: str) -> tuple[volt.Module, ...]:
    return tuple(one.word(volt.Module) for one in field.get(key).elements())


def _draw(field: Field, orders: volt.Orders) -> volt.Draw:
    return volt.Draw(field.get("stack").word(volt.Stack), orders)


def _equip(field: Field, orders: volt.Orders) -> volt.Equip:
    return volt.Equip(_modules(field, "left"), _modules(field, "right"), orders)


def _restart(field: Field, orders: volt.Orders) -> volt.Restart:
    return volt.Restart(arenas.space(field.get("at")), orders)


def _program(field: Field, orders: volt.Orders) -> volt.Program:
    """Read a program: three lists of dice."""
    units = field.get("units").elements()
    if len(units) != UNITS:
        raise field.get("units").unusable(f"must be {UNITS} lists of dice")
    first, second, third = (tuple(_die(die) for die in unit.elements()) for unit in units)
    return volt.Program((first, second, third), orders)


def _die(field: Field) -> volt.Die:
    return volt.Die(
        field.get("colour").word(volt.DieColour), field.get("number").integer(1, 6), field.get("button").integer(0, 7)
    )


def _use(field: Field, orders: volt.Orders) -> volt.Use:
    """Read the answer which modules are used with a die."""
    swivel, remote = field.get_or("swivel", None), field.get_or("remote", None)
    return volt.Use(
        _modules(field, "modules"),
        None if swivel.value is None else swivel.word(volt.Swivel),
        None if remote.value is None else _remote(remote),
        orders,
    )


def _remote(field: Field) -> volt.Remote:
    """Read the use of a remote control: a new facing of a KillBot, or a die and where it goes."""
    if field.has("facing"):
        return volt.Remote(facing=field.get("facing").integer(0, 7))
    to = field.get("to")
    return volt.Remote(
        unit=field.get("unit").integer(1, UNITS),
        place=field.get("place").integer(0, 3),
        to_unit=to.get("unit").integer(1, UNITS),
        to_button=to.get("button").integer(0, 7),
    )


def _react(field: Field, orders: volt.Orders) -> volt.React:
    """Read the answer whether a module is used; for an anchor `use` is the limit of the push, or null."""
    module, use = field.get("module").word(volt.Module), field.get("use")
    if module is not volt.Module.ANCHOR:
        return volt.React(module, use.flag(), None, orders)
    if use.value is None:
        return volt.React(module, use=False, orders=orders)
    return volt.React(module, use=True, limit=use.integer(0, FAR), orders=orders)


def _arm(field: Field, orders: volt.Orders) -> volt.Arm:
    at = field.get("at")
    return volt.Arm(None if at.value is None else arenas.space(at), orders)


def _workshop(field: Field, orders: volt.Orders) -> volt.Workshop:
    stack = field.get("stack")
    return volt.Workshop(None if stack.value is None else stack.word(volt.Stack), orders)


COMMANDS: Mapping[str, Callable[[Field, volt.Orders], volt.Command]] = {
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
