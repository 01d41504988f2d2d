"""Simulated positions: made from a view, and played on by the rules themselves.

Secret tiles of other seats are left out. When a choice interrupts an order, the simulation assumes that nothing else is
left of the order, which is wrong only for the first pulse of a double zap. A choice in the middle of a run is answered
by habit.
"""

from botyard.games.twin_tin_bots.crystals import nearest_empty, place_next
from botyard.games.twin_tin_bots.orders import carry_on, obey
from botyard.games.twin_tin_bots.state import NO_CRYSTAL, ROBOTS, Ask, State, friendly
from botyard.games.twin_tin_bots.state_from_view import at_choice
from botyard.games.twin_tin_bots.turn_run import Run
from botyard.games.twin_tin_bots.turns import end_turn
from botyard_protocol.twin_tin_bots import Choice, Event, Reason, Tile, View

PROGRAMMING = (Ask.PROGRAM, Ask.FIRST)


class Simulation(Run):
    """A copy of a position that changes without events."""

    __slots__ = ()

    def emit(self, event: Event) -> None:
        """Ignore the event."""

    def ignored(self, robot: int, order: Tile, reason: Reason) -> None:
        """Ignore the event."""


def simulate(view: View, choice: Choice) -> State:
    """Return the position at the open choice `choice`, as far as `view` shows it."""
    return at_choice(view, choice)


def advance(thought: Simulation) -> None:
    """Carry on until a seat programs or the game is over; choices before that are answered by habit."""
    carry_on(thought)
    while thought.state.ask not in PROGRAMMING and not thought.state.over:
        _by_habit(thought)
        carry_on(thought)


def play_default(thought: Simulation, seat: int, turns: int) -> None:
    """Carry on until `seat` programs and has finished `turns` turns in the match (0: any), or the game is over.

    No seat changes its programs; those whose first turn is still to come do nothing.
    """
    advance(thought)
    state = thought.state
    while not state.over and not (state.asked == seat and state.turns[seat] >= turns):
        first = state.ask == Ask.FIRST
        thought.close()
        if first:
            end_turn(thought)
        advance(thought)


def _by_habit(thought: Simulation) -> None:
    """Answer a choice that comes up during a run.

    A crystal goes to an empty hex nearest to the centre. An opponent that was zapped turns left, or unloads a crystal.
    Nothing is done to a friend or a blob that was zapped.
    """
    state = thought.state
    ask, seat, subject = state.ask, state.asked, state.subject
    thought.close()
    if ask == Ask.CRYSTAL_HEX:
        place_next(thought, nearest_empty(thought.board, state)[0])
    elif ask == Ask.ZAP_ROBOT and not friendly(state, seat * ROBOTS, subject):
        obey(thought, subject, Tile.TURN_LEFT if state.cargo[subject] == NO_CRYSTAL else Tile.UNLOAD)
