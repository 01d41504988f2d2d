"""All answers to a choice, from what its player knows (section 10)."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

from botyard.games.volt import equipment, programs
from botyard.games.volt.answers import problem_of_use
from botyard_protocol.volt.basics import Die, DieColour, Direction, Module, Stack, Swivel
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
from botyard_protocol.volt.commands import Arm, Draw, Equip, Program, React, Remote, Restart, Use, Workshop
from botyard_protocol.volt.view import SeatView, View

_NUMBERS = range(1, 7)
_BUTTONS: tuple[Direction, ...] = tuple(range(8))


def legal(view: View, choice: Choice) -> Iterator[Any]:
    """List every answer, each without standing orders; first the one that is given when the clock runs out."""
    match choice:
        case ChooseDraw():
            return (Draw(stack) for stack in _by_cards(view, choice.stacks))
        case ChooseEquip():
            return _equips(view.seats[choice.seat])
        case ChooseRestart():
            return (Restart(at) for at in choice.spaces)
        case ChooseProgram():
            return _programs(view.seats[choice.seat])
        case ChooseUse():
            return _uses(view, choice)
        case ChooseReact():
            return _reactions(choice)
        case ChooseArm():
            return (Arm(at) for at in (None, *choice.spaces))
        case ChooseWorkshop():
            stacks = _by_cards(view, choice.stacks)
            return (Workshop(stack) for stack in ((None, *stacks) if choice.repair else stacks))


def _by_cards(view: View, stacks: tuple[Stack, ...]) -> list[Stack]:
    return sorted(stacks, key=lambda stack: -view.stacks[stack])


def _equips(seat: SeatView) -> Iterator[Equip]:
    """List the equipment that the seat has now, then every other one that it could have."""
    now = Equip(seat.left, seat.right)
    yield now
    own = () if seat.own is None else seat.own.inventory
    have = tuple(sorted({*own, *seat.left, *seat.right}))
    # all that could lie on one side of the robot card, in each order
    chains = [side for size in range(equipment.SIDE + 1) for side in permutations(have, size)]
    for left, right in product(chains, chains):
        command = Equip(left, right)
        if command != now and equipment.problem(left, right, have, bool(seat.shield)) is None:
            yield command


def _programs(seat: SeatView) -> Iterator[Program]:
    """List the empty program, those of one die, then all others."""
    equipped = (*seat.left, *seat.right)
    thruster, expanded = Module.THRUSTER in equipped, Module.RAM_EXPANSION in equipped
    dice = [
        Die(colour, number, button)
        for colour in DieColour
        for number in _NUMBERS
        for button in _BUTTONS
        if programs.die_fits_button(colour, number, button, thruster)
    ]
    yield Program(((), (), ()))
    for unit in range(3):
        for die in dice:
            yield _program({unit: (die,)})
    for units in _unit_counts(expanded):
        for chosen in product(dice, repeat=sum(units)):
            if max(sum(die.colour is colour for die in chosen) for colour in DieColour) > programs.DICE_OF_A_COLOUR:
                continue
            rest = list(chosen)
            yield _program({unit: tuple(rest.pop(0) for _ in range(count)) for unit, count in enumerate(units)})


def _unit_counts(expanded: bool) -> Iterator[tuple[int, ...]]:
    """List the numbers of dice on the three units, for programs of several dice. `expanded`: with a RAM expansion."""
    for units in sorted(product(range(3), repeat=3), key=sum):
        # One die was listed before. At most one unit holds two, and only with a RAM expansion.
        if sum(units) > 1 and sorted(units)[1] <= 1 and (expanded or max(units) == 1):
            yield units


def _program(units: dict[int, tuple[Die, ...]]) -> Program:
    return Program((units.get(0, ()), units.get(1, ()), units.get(2, ())))


def _uses(view: View, choice: ChooseUse) -> Iterator[Use]:
    """List the answer that uses no module, then each set of modules, with every swivel and remote control."""
    for size in range(len(choice.modules) + 1):
        for modules in combinations(choice.modules, size):
            swivels: tuple[Swivel | None, ...] = tuple(Swivel) if Module.SWIVEL_HEAD in modules else (None,)
            for swivel in swivels:
                for remote in _remotes(choice, swivel) if Module.REMOTE_CONTROL in modules else (None,):
                    command = Use(modules, swivel, remote)
                    if problem_of_use(choice, command, view.seats) is None:
                        yield command


def _remotes(choice: ChooseUse, swivel: Swivel | None) -> Iterator[Remote | None]:
    """Yield the uses of a remote control at the robot that the die hits with this swivel, or None if it hits none."""
    target = next((target for target in choice.targets if target.swivel == swivel), None)
    if target is None:
        yield None
        return
    for facing in target.facings:
        yield Remote(facing=facing)
    for die in target.dice:
        for unit, button in product(die.units, die.buttons):
            yield Remote(die.unit, die.place, unit, button)


def _reactions(choice: ChooseReact) -> Iterator[React]:
    """Yield the answers to the question whether a module is used in reaction."""
    yield React(choice.module, use=False)
    if choice.module is not Module.ANCHOR:
        yield React(choice.module, use=True)
    for limit in choice.limits:
        yield React(choice.module, use=True, limit=limit)
