"""A dry run: what the own dice do if no other robot moves, run by the rules themselves on what a view shows."""

from collections.abc import Sequence
from typing import Any

from botyard.games.interface import Illegal, Preview
from botyard.games.volt import flow, programs
from botyard.games.volt.answers import own_units
from botyard.games.volt.equipment import order_possible
from botyard.games.volt.run import Run
from botyard.games.volt.state import EMPTY_UNITS, PASSIVE
from botyard.games.volt.state_from_view import assumed_state
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.volt import Refusal
from botyard_protocol.volt.basics import Module, Order, Phase, StandingOrder
from botyard_protocol.volt.commands import Program
from botyard_protocol.volt.view import View


def preview(view: View, seat: int, changes: Sequence[Any]) -> Preview:
    """Return what the dice of a program do. `changes`: one `Program`. Raises `Illegal`.

    All other robots stand still. A module is used if a standing order says so, of the program or of the view. Modules
    that the player would be asked about, and those of others, are not used.
    """
    program = _program(view, seat, changes)
    state = assumed_state(view)
    state.match = 0  # else a win in a championship would begin the next match
    for number, each in enumerate(state.seats):
        each.units, each.drawn, each.bag = EMPTY_UNITS, None, ()
        if number != seat or each.is_killbot:
            each.orders = tuple([(module, int(Order.NO)) for module in (*each.left, *each.right)])
            continue
        each.units = own_units(program.units)
        orders = dict(each.orders) | {int(new.module): int(new.order) for new in _possible(program)}
        equipped = {*each.left, *each.right} - PASSIVE  # passive modules have no orders
        # `ask` has the number 0, so it counts as no, too
        each.orders = tuple([(module, orders.get(module) or int(Order.NO)) for module in sorted(equipped)])
    state.phase, state.unit, state.stage = int(Phase.ACTIVATION), 1, 1  # 1: no KillBot draws
    run = Run(state)
    flow.carry_on_through(run, Phase.ACTIVATION)
    return Preview(tuple(run.events), None)


def _possible(program: Program) -> list[StandingOrder]:
    """Return the standing orders of a program that their modules may have."""
    return [new for new in program.orders if order_possible(int(new.module), int(new.order))]


def _program(view: View, seat: int, changes: Sequence[Any]) -> Program:
    """Return the program to preview. Raises `Illegal` if the seat could not make it now."""
    if view.result is not None:
        raise Illegal(Code.GAME_OVER, localized("game_over-match_nothing_preview"))
    if view.phase is not Phase.PROGRAMMING or view.seats[seat].killbot is not None or view.seats[seat].resigned:
        raise Illegal(Code.CHOICE_CLOSED, localized("choice_closed-volt_preview"))
    if len(changes) != 1 or not isinstance(changes[0], Program):
        raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-volt_program"))
    program = changes[0]
    equipped = (*view.seats[seat].left, *view.seats[seat].right)
    problem = programs.problem(program.units, Module.THRUSTER in equipped, Module.RAM_EXPANSION in equipped)
    if problem is not None:
        raise Illegal(Refusal(problem.partition("-")[0]), localized(problem))
    return program
