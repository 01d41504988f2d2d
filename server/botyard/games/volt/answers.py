"""Answers to the open choices (section 10). A refused command leaves the state as it was."""

from collections.abc import Callable, Sequence
from typing import Any

from botyard.games.interface import Illegal
from botyard.games.volt import draws, equipment, programs, remote, restarts
from botyard.games.volt.data import data
from botyard.games.volt.flow import wire_units
from botyard.games.volt.resolution import REPAIR
from botyard.games.volt.run import NO, YES, Run
from botyard.games.volt.state import NONE, Activation, Die, Seat, State
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.volt import Refusal
from botyard_protocol.volt.basics import Module, ModuleUse, Order, Phase, Stack, StandingOrder, Swivel, Units
from botyard_protocol.volt.choices import (
    Choice,
    ChooseArm,
    ChooseDraw,
    ChooseEquip,
    ChooseProgram,
    ChooseReact,
    ChooseRestart,
    ChooseUse,
    ChooseWorkshop,
)
from botyard_protocol.volt.commands import Arm, Draw, Equip, Orders, Program, React, Restart, Use, Workshop
from botyard_protocol.volt.events import Answered
from botyard_protocol.volt.view import Equipment, SeatView

_SWIVEL_STEPS = {Swivel.LEFT: -1, Swivel.RIGHT: 1}


def again(state: State) -> tuple[Choice, ...]:
    """Return the choices that are answered and may be answered again until the last seat has answered."""
    kind = ChooseEquip if state.phase == Phase.PREPARATION else ChooseProgram  # those answered in secret
    return tuple([kind(seat.answered, number) for number, seat in enumerate(state.seats) if seat.answered != NONE])


def answer(run: Run, seat: int, choice: int, command: Any) -> None:
    """Answer the choice `choice` as `seat`. Raises `Illegal`."""
    asked = _find_choice(run.state, seat, choice)
    command_type, take = _KINDS[type(asked)]  # `take` carries the command out
    if not isinstance(command, command_type):
        raise Illegal(Code.WRONG_COMMAND, localized(_WRONG[type(asked)]))
    if command.orders:
        set_orders(run, seat, command.orders)
    shown = _orders(run.seats[seat]) if command.orders else None  # for the event: None if no order has changed
    take(run, seat, asked, command, shown)


def _find_choice(state: State, seat: int, choice: int) -> Choice:
    """Return the open choice of a seat with an id. Raises `Illegal` if it is closed or another seat's."""
    if state.over:
        raise Illegal(Code.GAME_OVER, localized("game_over-match"))
    for asked in (*state.open, *again(state)):
        if asked.id == choice:
            if asked.seat != seat:
                raise Illegal(Code.NOT_YOUR_TURN, localized("not_your_turn-another_player_decision_wait"))
            return asked
    raise Illegal(Code.CHOICE_CLOSED, localized("choice_closed-been_decided"))


def _refuse(problem: str | None) -> None:
    """Raise `Illegal` with the sentence of this id, which begins with the code, up to a dash. Does nothing for None."""
    if problem is not None:
        raise Illegal(Refusal(problem.partition("-")[0]), localized(problem))


# --- standing orders --------------------------------------------------------------------------------------------


def set_orders(run: Run, number: int, orders: Orders) -> None:
    """Change standing orders of the player of seat `number`. Raises `Illegal`."""
    seat = run.seats[number]
    have = draws.owned(seat)
    known = dict(seat.orders)
    if len({order.module for order in orders}) != len(orders):
        _refuse("bad_order-twice")
    for order in orders:
        if order.module not in have:
            _refuse("bad_order-not_owned")
        if not equipment.order_possible(order.module, order.order):
            _refuse("bad_order-impossible")
        known[int(order.module)] = int(order.order)
    seat.orders = tuple(sorted((module, order) for module, order in known.items() if order != Order.ASK))


def _orders(seat: Seat) -> tuple[StandingOrder, ...]:
    return tuple([StandingOrder(Module(module), Order(order)) for module, order in seat.orders])


def _emit_answer(run: Run, asked: Choice, orders: tuple[StandingOrder, ...] | None) -> None:
    run.emit(Answered(asked.seat, asked.id, open=False, units=None, equipment=None, orders=orders))


# --- secret answers of all players ----------------------------------------------------------------------------


def _close(run: Run, asked: Choice) -> bool:
    """Take a choice, now answered, out of the open ones. Return whether others are still open."""
    state = run.state
    state.open = tuple([choice for choice in state.open if choice.id != asked.id])
    run.seats[asked.seat].answered = asked.id
    return bool(state.open)


def _equip(run: Run, seat: int, asked: Choice, command: Equip, orders: Any) -> None:
    """Take the equipment of a seat, hidden until all have answered. `orders`: all of the seat, None if none is new."""
    robot = run.seats[seat]
    # `_refuse` raises for the id of a sentence, and does nothing for None
    _refuse(equipment.problem(command.left, command.right, draws.owned(robot), bool(robot.shield)))
    robot.new_sides = tuple(map(int, command.left)), tuple(map(int, command.right))
    waits = _close(run, asked)
    shown = Equipment(command.left, command.right)
    run.emit(Answered(seat, asked.id, open=waits, units=None, equipment=shown, orders=orders))


def _program(run: Run, seat: int, asked: Choice, command: Program, orders: Any) -> None:
    """Take the program of a seat, hidden until all have answered. `orders`: all of the seat, None if none is new."""
    robot, state = run.seats[seat], run.state
    _refuse(programs.problem(command.units, robot.has(Module.THRUSTER), robot.has(Module.RAM_EXPANSION)))
    robot.new_units = own_units(command.units)
    state.answers += 1
    robot.answer_order = state.answers
    waits = _close(run, asked)
    run.emit(Answered(seat, asked.id, open=waits, units=wire_units(robot.new_units), equipment=None, orders=orders))


def own_units(units: Units) -> tuple[tuple[Die, ...], ...]:
    """Return the dice of a program as the state has them."""
    return tuple([tuple([Die(int(die.colour), die.number, die.button) for die in unit]) for unit in units])


# --- choices of one player ------------------------------------------------------------------------------------


def _draw(run: Run, seat: int, asked: ChooseDraw, command: Draw, orders: Any) -> None:
    """Draw from the stack that the seat has chosen: in the set-up at once, else in the step that asked."""
    if command.stack not in asked.stacks:
        _refuse("stack_empty")
    _emit_answer(run, asked, orders)
    state = run.state
    if state.phase == Phase.SETUP:
        state.open = tuple([choice for choice in state.open if choice.id != asked.id])
        draws.draw_setup_module(run, seat, command.stack)
        draws.open_setup_draws(run)
        return
    _answer_frame(run, int(command.stack))


def _answer_frame(run: Run, value: int) -> None:
    """Close the choice, and store its answer in the top frame of the game's stack: the step that has asked."""
    run.state.open = ()
    run.state.stack[-1].answer = value


def _restart(run: Run, seat: int, asked: ChooseRestart, command: Restart, orders: Any) -> None:
    """Let a robot enter the arena again on an offered space."""
    if command.at not in asked.spaces:
        _refuse("space_not_offered-restart")
    _emit_answer(run, asked, orders)
    run.state.open = ()
    restarts.enter(run, seat, run.board.number(command.at))


def _use(run: Run, seat: int, asked: ChooseUse, command: Use, orders: Any) -> None:
    """Note for the die being activated which modules it uses, and how swivel head and remote control are set."""
    _refuse(problem_of_use(asked, command, run.seats))
    die = run.state.stack[-1]
    assert isinstance(die, Activation)
    assert die.seat == seat
    _emit_answer(run, asked, orders)
    run.state.open = ()
    die.modules = tuple(sorted({*map(int, asked.certain), *map(int, command.modules)}))
    die.turn = 0 if command.swivel is None else _SWIVEL_STEPS[command.swivel]
    die.remote = command.remote


def problem_of_use(asked: ChooseUse, command: Use, seats: Sequence[Seat | SeatView]) -> str | None:
    """Return the id of the sentence that refuses a use of modules, or None if it is possible.

    `asked`: what is offered. `seats`: all of the game, for the dice on the units of a target.
    """
    chosen, cards = command.modules, data().cards
    if len(set(chosen)) != len(chosen):
        return "module_double"
    if not set(chosen) <= set(asked.modules):
        return "module_not_offered"
    if sum(cards[module].use is ModuleUse.INSTEAD for module in chosen) > 1:
        return "two_instead"
    if (Module.SWIVEL_HEAD in chosen) != (command.swivel is not None):
        return "swivel_side"
    target = None
    if Module.REMOTE_CONTROL in chosen:
        target = next((found for found in asked.targets if found.swivel == command.swivel), None)
    if target is None or command.remote is None:  # a target needs a use, and a use needs a target
        return None if target is None and command.remote is None else "bad_target"
    return None if remote.possible(target, command.remote, seats[target.robot].units) else "bad_target"


def _react(run: Run, seat: int, asked: ChooseReact, command: React, orders: Any) -> None:
    """Answer whether a module is used in reaction; for an anchor also how many spaces of the push it allows."""
    if command.module != asked.module:
        _refuse("module_not_offered")
    limits: tuple[int | None, ...] = asked.limits if asked.module is Module.ANCHOR and command.use else (None,)
    if command.limit not in limits:
        _refuse("bad_limit")
    _emit_answer(run, asked, orders)
    if command.limit is not None:
        _answer_frame(run, command.limit)
    else:
        _answer_frame(run, YES if command.use else NO)


def _arm(run: Run, seat: int, asked: ChooseArm, command: Arm, orders: Any) -> None:
    """Answer which adjacent space a telescopic arm activates; with None the robot activates its own space.

    `orders`: all standing orders of the seat, None if none is new.
    """
    if command.at is not None and command.at not in asked.spaces:
        _refuse("space_not_offered-arm")
    _emit_answer(run, asked, orders)
    _answer_frame(run, run.seats[seat].at if command.at is None else run.board.number(command.at))


def _workshop(run: Run, seat: int, asked: ChooseWorkshop, command: Workshop, orders: Any) -> None:
    """Answer what a workshop does: draw from a stack, or repair if none is named."""
    if command.stack is None and not asked.repair:
        _refuse("no_repair")
    if command.stack is not None and command.stack not in asked.stacks:
        _refuse("stack_empty")
    _emit_answer(run, asked, orders)
    _answer_frame(run, REPAIR if command.stack is None else int(command.stack))


_WRONG: dict[type, str] = {
    ChooseDraw: "wrong_command-volt_draw",
    ChooseEquip: "wrong_command-volt_equip",
    ChooseRestart: "wrong_command-volt_restart",
    ChooseProgram: "wrong_command-volt_program",
    ChooseUse: "wrong_command-volt_use",
    ChooseReact: "wrong_command-volt_react",
    ChooseArm: "wrong_command-volt_arm",
    ChooseWorkshop: "wrong_command-volt_workshop",
}
"""The sentence that refuses a command of another type, by choice."""

_KINDS: dict[type, tuple[Any, Callable[..., None]]] = {  # by choice: the command that answers it, what takes it
    ChooseDraw: (Draw, _draw),
    ChooseEquip: (Equip, _equip),
    ChooseRestart: (Restart, _restart),
    ChooseProgram: (Program, _program),
    ChooseUse: (Use, _use),
    ChooseReact: (React, _react),
    ChooseArm: (Arm, _arm),
    ChooseWorkshop: (Workshop, _workshop),
}


# --- the clock --------------------------------------------------------------------------------------------------


def by_clock(state: State, asked: Choice) -> Any:
    """Return the answer that is given to a choice when the clock runs out (section 7)."""
    seat = state.seats[asked.seat]
    match asked:
        case ChooseDraw():
            return Draw(_fullest(state, asked.stacks))
        case ChooseEquip():
            return Equip(_named(seat.left), _named(seat.right))
        case ChooseRestart():
            return Restart(asked.spaces[0])
        case ChooseProgram():
            return Program(((), (), ()))
        case ChooseUse():
            return Use(())
        case ChooseReact():
            return React(asked.module, use=False)
        case ChooseArm():
            return Arm(None)
        case ChooseWorkshop():
            return Workshop(None if asked.repair else _fullest(state, asked.stacks))


def _fullest(state: State, stacks: tuple[Stack, ...]) -> Stack:
    return max(stacks, key=lambda stack: len(state.stacks[stack]))


def _named(side: tuple[int, ...]) -> tuple[Module, ...]:
    return tuple([Module(module) for module in side])


def answer_for_leaver(run: Run, seat: int) -> None:
    """Open or answer anew what a resignation has changed.

    In the middle of an action the leaver's choice gets the answer of the clock. In the set-up the draws of the other
    seats are opened anew.
    """
    state = run.state
    if not state.stack:  # nothing is being carried out
        if state.phase == Phase.SETUP:
            draws.open_setup_draws(run)
        return
    for asked in state.open:
        if asked.seat == seat:
            take = _KINDS[type(asked)][1]  # carries an answer out
            take(run, seat, asked, by_clock(state, asked), None)
