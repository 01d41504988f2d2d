"""Answers of the greedy level and the planner to all choices but `program`."""

from itertools import islice

from botyard.bots.volt.evaluation import worth
from botyard.bots.volt.outlook import Outlook
from botyard.bots.volt.simulation import play_round, simulate
from botyard.games.rng import Rng
from botyard.games.volt.equipment import SIDE
from botyard.games.volt.legal import legal
from botyard_protocol.volt.basics import Module, Stack
from botyard_protocol.volt.choices import Choice, ChooseDraw, ChooseEquip, ChooseRestart
from botyard_protocol.volt.commands import Command, Equip, Restart
from botyard_protocol.volt.view import SeatView, View

MOST_COMMANDS = 40
"""The most answers that are simulated."""

NEEDED = 100.0
"""The worth of a module that has to stay equipped: more than that of any other."""

MODULE_WORTHS = {
    Module.MOBILITY: 4.0,
    Module.RECOIL: 2.0,
    Module.THRUSTER: 5.0,
    Module.TELEPORT: 2.0,
    Module.TELESCOPIC_ARM: 7.0,
    Module.CROSSFIRE: 2.5,
    Module.GRENADES: 3.5,
    Module.MINES: 2.0,
    Module.REMOTE_CONTROL: 2.0,
    Module.SAW_BLADE: 2.5,
    Module.FORCE_BEAM: 3.5,
    Module.SWIVEL_HEAD: 3.0,
    Module.ANCHOR: 4.0,
    Module.SHIELD: 5.0,
    Module.BOMB: 2.0,
    Module.RAM_EXPANSION: 5.0,
    Module.LIGHTNING_ROD: 3.5,
    Module.JETPACK: 5.0,
    Module.WATER_CANNON: 4.5,
    Module.WALL_CONTROL: 4.0,
}
"""What it is worth to have a module equipped."""


def answer(view: View, choice: Choice, rng: Rng, simulations: int) -> Command:
    """Return a good answer to `choice`, which asks for no program; stacks to draw from are chosen at random.

    `simulations`: rounds that are simulated after each answer, except for equipment, start spaces and stacks.
    """
    match choice:
        case ChooseEquip():
            return _equip(view, choice)
        case ChooseRestart():
            return _restart(view, choice, rng)
        case ChooseDraw():
            return _any(list(legal(view, choice)), rng)
        case _:
            return _best_simulated(view, choice, rng, simulations)


def _any(commands: list[Command], rng: Rng) -> Command:
    return commands[rng.below(len(commands))]


def _equip(view: View, choice: ChooseEquip) -> Command:
    """Equip the modules that are worth most, with at most one yellow one, at the end of each side (section 5)."""
    seat = view.seats[choice.seat]
    own = () if seat.own is None else seat.own.inventory
    yellow = {card.module for card in view.cards if card.stack is Stack.YELLOW}
    modules = sorted({*seat.left, *seat.right, *own}, key=lambda module: (-_worth(module, seat), module))
    chosen: list[Module] = []
    for module in modules:
        if len(chosen) < 2 * SIDE and (module not in yellow or len(yellow.intersection(chosen)) < 2):
            chosen.append(module)
    ends = [module for module in chosen if module in yellow]
    inner = [module for module in chosen if module not in yellow]
    left, right = ends[:1], ends[1:]
    while inner:
        side = left if len(left) <= len(right) else right
        side.insert(0, inner.pop())
    return Equip(tuple(left), tuple(right))


def _worth(module: Module, seat: SeatView) -> float:
    """Return what it is worth to have a module equipped; a shield with damage has to stay."""
    return NEEDED if module is Module.SHIELD and seat.shield else MODULE_WORTHS[module]


def _restart(view: View, choice: ChooseRestart, rng: Rng) -> Command:
    """Return the answer with the start space from which the best program of the round gains most."""
    state = simulate(view, choice, rng)
    board = state.board
    rated = [
        (Outlook(state, choice.seat, board.number(space)).rated_programs()[0][0], space) for space in choice.spaces
    ]
    return Restart(max(rated)[1])


def _best_simulated(view: View, choice: Choice, rng: Rng, simulations: int) -> Command:
    """Return the answer after which the round ends best, on average over `simulations` simulated rounds."""
    commands: list[Command] = list(islice(legal(view, choice), MOST_COMMANDS))
    starts = [simulate(view, choice, rng) for _ in range(simulations)]
    worths = []
    for command in commands:
        total = 0.0
        for start in starts:
            total += worth(play_round(start.copy(), choice.seat, choice, command), choice.seat)
        worths.append(total)
    best = max(worths)
    return _any([command for command, total in zip(commands, worths, strict=True) if total == best], rng)
