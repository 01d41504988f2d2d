"""The execution of a command: the state that it changes and the events that it causes."""

from typing import Final

from botyard.games.twin_tin_bots.board import Board
from botyard.games.twin_tin_bots.state import NONE, ROBOT_IDS, SEAT_CAUSES, Ask, State, cause_of
from botyard_protocol.base import Hex
from botyard_protocol.twin_tin_bots import Cause, Event, OrderIgnored, Reason, Tile

_NOTHING: Final = int(Ask.NOTHING)  # looked up once: Python 3.11 calls a Python function each time


class Run:
    """Everything that the rules need while they work on one command.

    `cause`: what the next events are due to: the order under way, or the active seat itself.
    """

    __slots__ = ("board", "cause", "events", "state")

    def __init__(self, state: State) -> None:
        """Begin with a copy of `state`, which itself stays as it is, and without events."""
        self.state = state.copy()
        self.board: Board = state.setting.board()
        self.events: list[Event] = []
        self.cause: Cause = SEAT_CAUSES[state.active] if state.slot == NONE else cause_of(state.active, state.slot)

    def hex(self, cell: int) -> Hex:
        """The coordinates of a cell."""
        return self.board.hexes[cell]

    def emit(self, event: Event) -> None:
        """Append an event."""
        self.events.append(event)

    def ignored(self, robot: int, order: Tile, reason: Reason) -> None:
        """Append the event that a robot could not execute an order, or a part of one."""
        self.events.append(OrderIgnored(self.cause, ROBOT_IDS[robot], order, reason))

    def ask(self, ask: Ask, seat: int, subject: int = NONE) -> None:
        """Open a choice: nothing goes on until the seat answers. `subject`: the robot or cell that was hit, if any."""
        state = self.state
        state.choice += 1
        state.ask, state.asked, state.subject = ask, seat, subject

    def close(self) -> None:
        """Close the open choice: it has been answered, or the game is over."""
        state = self.state
        state.ask, state.asked, state.subject = _NOTHING, NONE, NONE
