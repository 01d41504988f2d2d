"""A round as the planner plays it through: programs for all seats, the real rules, and no question on the way."""

from typing import Final

from botyard.games.rng import Rng
from botyard.games.volt import flow
from botyard.games.volt.run import Run
from botyard.games.volt.state import FULL_BAG, Die, State
from botyard.games.volt.state_from_view import likeness
from botyard_protocol.volt import Module, Order, Phase, Units, View

Dice = tuple[tuple[Die, ...], ...]

YES: Final = (
    Module.RECOIL,
    Module.CROSSFIRE,
    Module.MINES,
    Module.SAW_BLADE,
    Module.SHIELD,
    Module.BOMB,
    Module.LIGHTNING_ROD,
)
NO: Final = (
    Module.MOBILITY,
    Module.TELEPORT,
    Module.TELESCOPIC_ARM,
    Module.GRENADES,
    Module.REMOTE_CONTROL,
    Module.FORCE_BEAM,
    Module.SWIVEL_HEAD,
    Module.JETPACK,
    Module.WATER_CANNON,
)
ORDERS: Final = tuple(
    sorted(
        [
            *((int(module), int(Order.YES)) for module in YES),
            *((int(module), int(Order.NO)) for module in NO),
            (int(Module.ANCHOR), int(Order.BRAKE)),
        ]
    )
)
"""The standing orders of all seats in a simulated round: no seat is asked for a module."""


def before_round(view: View) -> State:
    """Return the state in which the round of a view begins its activation, without programs."""
    state = likeness(view)
    state.phase, state.unit, state.stage = int(Phase.ACTIVATION), 1, 0
    for seat in state.seats:
        if seat.is_killbot:
            seat.bag = FULL_BAG
        else:
            seat.orders = ORDERS
            seat.inventory = ()
        seat.answered, seat.new_units = -1, None
    return state


def dice_of(units: Units) -> Dice:
    """Return a program in the numbers of the rules."""
    return tuple(tuple(Die(int(die.colour), die.number, die.button) for die in unit) for unit in units)


def play_round(base: State, programs: dict[int, Dice], seed: bytes, order: tuple[int, ...]) -> State:
    """Return the state after a round with these programs, at the first question of the next one.

    `seed`: of the KillBots' dice. `order`: the seats by start number.
    """
    state = base.copy()
    state.seed = seed
    for number, seat in enumerate(order):
        state.seats[seat].start_number = number + 1
    for number, units in programs.items():
        if state.seats[number].at >= 0:
            state.seats[number].units = units
    run = Run(state)
    flow.carry_on(run)
    return run.state


def random_order(state: State, rng: Rng) -> tuple[int, ...]:
    """Return the seats in a random order: start numbers are not known before the programs are."""
    return tuple(rng.shuffled(range(len(state.seats))))
