"""What the rules need while they change a state: the events so far, the arena, chance, and questions to a seat."""

from collections.abc import Sequence
from typing import Final, TypeVar

from botyard.games.rng import Rng
from botyard.games.volt.geometry import NO_SPACE, Board, Ways
from botyard.games.volt.state import NO_LIMIT, NONE, UNANSWERED, Frame, Mine, Seat, State
from botyard_protocol.volt.basics import EndReason, Mode, Module, Order, Space
from botyard_protocol.volt.choices import ChooseReact
from botyard_protocol.volt.events import Event, ModulesUsed

T = TypeVar("T")

YES: Final = 1
NO: Final = NO_LIMIT
"""The answers for a module that reacts and for one that does not; for an anchor `NO` means no limit."""


class MatchWon(Exception):
    """A side has won the arena match, or the game: nothing else happens in it (section 2)."""

    def __init__(self, reason: EndReason) -> None:
        super().__init__(reason.wire)
        self.reason = reason


class Run:
    """A state that changes, with the events that say how. The state is the run's own."""

    def __init__(self, state: State) -> None:
        """The run changes `state` itself: pass a copy where it has to stay as it is."""
        self.state = state
        self.seats: list[Seat] = state.seats
        self.board: Board = state.board
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Append an event."""
        self.events.append(event)

    def at(self, space: int) -> Space:
        """Return a space in the words of the wire."""
        return self.board.spaces[space]

    # --- chance -------------------------------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """Return a random number 0..n-1; 0 in a state without chance."""
        state = self.state
        if state.chanceless or n == 1:
            return 0
        rng = Rng(state.seed, state.counter)
        number = rng.below(n)
        state.counter = rng.counter
        return number

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order; as they are in a state without chance."""
        state = self.state
        if state.chanceless:
            return tuple(items)
        rng = Rng(state.seed, state.counter)
        order = rng.shuffled(items)
        state.counter = rng.counter
        return tuple(order)

    # --- what stands and lies in the arena --------------------------------------------------------------------------

    @property
    def has_modules(self) -> bool:
        """Whether the mode has modules and mines: in a league and in a championship."""
        return self.state.mode != Mode.TRAINING

    def robot_at(self, space: int) -> int:
        """Return the seat of the robot on a space, or `NONE`."""
        for number, seat in enumerate(self.seats):
            if seat.at == space:
                return number
        return NONE

    def mine_at(self, space: int) -> Mine | None:
        """Return the mine on a space, or None."""
        for mine in self.state.mines:
            if mine.at == space:
                return mine
        return None

    def ways_of(self, seat: int) -> Ways:
        """Return the ways of a robot's own movement."""
        return self.board.free_ways if self.seats[seat].has(Module.WALL_CONTROL) else self.board.ways

    def line_of_fire(self, start: int, direction: int) -> tuple[int, int, Mine | None]:
        """Return the end of a line of fire: the last space, the seat of the robot on it or `NONE`, its mine or None.

        The last space is that of the first robot or mine, or `start` if no way is open.
        """
        to = self.board.ways.to[direction]
        last, space = start, to[start]
        mines = self.state.mines
        while space != NO_SPACE:
            if (robot := self.robot_at(space)) != NONE:
                return space, robot, None
            if mines and (mine := self.mine_at(space)) is not None:
                return space, NONE, mine
            last, space = space, to[space]
        return last, NONE, None

    def by_start_number(self) -> list[int]:
        """Return all seats by start number; in the order of seats while none has a number."""
        return sorted(range(len(self.seats)), key=lambda seat: self.seats[seat].start_number)

    def friends(self, seat: int, other: int) -> bool:
        """Return whether both are KillBots: one squad (section 8)."""
        return self.seats[seat].is_killbot and self.seats[other].is_killbot

    # --- what goes on -----------------------------------------------------------------------------------------------

    def begin(self, frame: Frame) -> None:
        """Put a frame onto the stack: it goes on next."""
        self.state.stack.append(frame)

    def finish(self) -> None:
        """Take the top frame away: it is done with."""
        self.state.stack.pop()

    def next_choice(self) -> int:
        """Return a new id for a choice."""
        self.state.last_choice += 1
        return self.state.last_choice

    def react(self, frame: Frame, seat: int, module: Module, limits: int = 0) -> int | None:
        """Return how a module reacts: `YES` or `NO`; None if the seat is asked.

        An anchor that holds returns, in place of `YES`, how many spaces of the push it allows.

        A seat that is asked answers into `frame.answer`, and the frame asks again. `limits`: how many limits, from
        0 on, are offered for an anchor.
        """
        answer = frame.answer
        if answer != UNANSWERED:
            frame.answer = UNANSWERED
        else:
            order = self.seats[seat].order(module)
            if order == Order.YES:
                answer = YES
            elif order == Order.BRAKE:
                answer = 0  # the anchor allows no space of the push
            elif order == Order.NO or self.seats[seat].resigned:
                answer = NO
            else:
                self.state.open = (ChooseReact(self.next_choice(), seat, module, tuple(range(limits))),)
                return None
        if answer != NO:
            self.emit(ModulesUsed(seat, (module,), limit=answer if module == Module.ANCHOR else None))
        return answer
