"""Simulated rounds: a state made from a view, played on by the rules themselves without questions to players."""

from botyard.games.rng import SEED_BYTES, Rng
from botyard.games.volt import flow
from botyard.games.volt.answers import answer as apply
from botyard.games.volt.answers import by_clock
from botyard.games.volt.data import data
from botyard.games.volt.run import Run
from botyard.games.volt.state import PASSIVE, State
from botyard.games.volt.state_from_view import imagine
from botyard_protocol.volt.basics import Module, ModuleUse, Order, Phase
from botyard_protocol.volt.choices import Choice
from botyard_protocol.volt.commands import Command
from botyard_protocol.volt.events import Event
from botyard_protocol.volt.view import View

_IN_A_ROUND = frozenset({Phase.PROGRAMMING, Phase.ACTIVATION, Phase.RESOLUTION})
_ASKING = frozenset({Module.SWIVEL_HEAD, Module.TELESCOPIC_ARM})


class Simulation(Run):
    """A state that changes without events."""

    def emit(self, event: Event) -> None:
        """Ignore the event."""


def simulate(view: View, choice: Choice, rng: Rng) -> State:
    """Return a position at the open choice that fits the view; chance makes up what the view hides.

    Every seat has standing orders in it, so that few choices interrupt a simulation.
    """
    state = imagine(view, (choice,), random_seed(rng))
    state.match = 0  # the end of an arena match ends a simulation
    for seat in state.seats:
        seat.orders = tuple([(module, _order(module)) for module in sorted({*seat.left, *seat.right} - PASSIVE)])
    return state


def random_seed(rng: Rng) -> bytes:
    """Return a seed for what chance decides in a simulation."""
    return rng.below(1 << 32).to_bytes(SEED_BYTES, "big")


def _order(module: int) -> int:
    """Return the standing order of a player who always reacts and adds, and never replaces the base action."""
    if module == Module.ANCHOR:
        return int(Order.BRAKE)
    use = data().cards[module].use
    if use is ModuleUse.INSTEAD or module in _ASKING:
        return int(Order.NO)
    return int(Order.YES)


def play_round(state: State, seat: int, choice: Choice, command: Command) -> State:
    """Return the position after an answer and the rest of the round; `state` changes."""
    simulation = Simulation(state)
    apply(simulation, seat, choice.id, command)
    finish_round(simulation)
    return state


def finish_round(simulation: Simulation) -> None:
    """Carry on to the end of the round or of the game. Each open choice gets the answer of the clock (`by_clock`)."""
    state = simulation.state
    while state.phase in _IN_A_ROUND and not state.over:
        if state.open:
            asked = state.open[0]
            apply(simulation, asked.seat, asked.id, by_clock(state, asked))
        else:
            flow.go_on(simulation)
