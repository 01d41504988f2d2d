"""Tic-Tac-Trap: tic-tac-toe in which each player first hides a trap in a cell, both at the same time.

A trap can be moved until the other one is hidden. A mark on the other trap is lost, and the cell stays closed. Three
marks in a row win; a full board is a draw.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from botyard.games.about import GameAbout, GamePicture
from botyard.games.interface import Audience, Game, Illegal, Observation, Outcome, Statistic
from botyard.games.package import ClientFiles, GamePackage
from botyard.texts import localized
from botyard_protocol.base import Number, Received, SeatIndex, Sent
from botyard_protocol.codes import Code
from botyard_protocol.games import GameSchema

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LOST = 2  # in place of a seat in a cell: a mark was lost here
Cell = Annotated[int, Meta(ge=0, le=8)]


class Options(Received, frozen=True, tag=1, tag_field="game"):
    """The game has no options."""

    wire_name: ClassVar[str] = "tic_tac_trap"


class Take(Received, frozen=True, tag=1):
    """The answer to a choice: hide the trap in a cell, or mark it."""

    cell: Cell


class Choose(Sent, frozen=True, tag=1, tag_field="kind"):
    """The question to a seat: where will the trap be, or later, which free cell is marked?"""

    id: Number
    seat: SeatIndex


class TrapSet(Sent, frozen=True, tag=32):
    """A seat has hidden its trap in `cell`, which is None for everyone else."""

    seat: SeatIndex
    cell: Cell | None


class Marked(Sent, frozen=True, tag=33):
    """A seat has marked a cell; the mark is `lost` if the other trap was there."""

    seat: SeatIndex
    cell: Cell
    lost: bool


class Ended(Sent, frozen=True, tag=34):
    """The match is over; `ranking` has the places, and `traps` are shown."""

    ranking: tuple[tuple[SeatIndex, ...], ...]
    traps: tuple[Cell | None, ...]


class View(Sent, frozen=True, tag=1, tag_field="game"):
    """The match as an audience knows it. A cell holds a seat, `LOST` or None; other traps are None until the end."""

    wire_name: ClassVar[str] = "tic_tac_trap"
    cells: tuple[int | None, ...]
    traps: tuple[Cell | None, ...]
    ready: tuple[bool, ...]
    active: tuple[SeatIndex, ...]
    ranking: tuple[tuple[SeatIndex, ...], ...]


class State(Struct, frozen=True, array_like=True):
    """The whole match; `marks` counts lost ones, too, and `out` is the seat that has resigned."""

    cells: tuple[int | None, ...] = (None,) * 9
    traps: tuple[int | None, ...] = (None, None)
    marks: int = 0
    out: int | None = None


class TicTacTrap(Game):
    """The rules."""

    name, players = "tic_tac_trap", range(2, 3)
    command_types, options_type, state_type = (Take,), Options, State
    lost = GamePicture("traps.svg", {"en": "A mark is lost in a trap.", "de": "Ein Zeichen ist in eine Falle geraten."})
    statistics = (Statistic("trapped", award="trapper", least=1), Statistic("marks"))
    about = GameAbout(minutes=3, age=6, pictures=(lost,))

    def new(self, players: int, options: Any, seed: bytes) -> Outcome:
        self.check_options(players, options)
        return Outcome(State(), ())

    def choices(self, state: State) -> tuple[Choose, ...]:
        if self.ranking(state):
            return ()
        if None in state.traps:
            return tuple(Choose(1 + seat, seat) for seat, trap in enumerate(state.traps) if trap is None)
        return (Choose(3 + state.marks, state.marks % 2),)

    def answerable_again(self, state: State) -> tuple[Choose, ...]:
        if self.ranking(state) or None not in state.traps:
            return ()
        return tuple(Choose(1 + seat, seat) for seat, trap in enumerate(state.traps) if trap is not None)

    def legal(self, view: View, choice: Choose) -> Iterator[Take]:
        return (Take(cell) for cell, mark in enumerate(view.cells) if mark is None)

    def apply(self, state: State, seat: int, choice: int, command: Any) -> Outcome:
        if Choose(choice, seat) not in (*self.choices(state), *self.answerable_again(state)):
            raise Illegal(Code.CHOICE_CLOSED, localized("tic_tac_trap:refusal-closed"))
        if not isinstance(command, Take) or command.cell not in range(9):
            raise Illegal(Code.WRONG_COMMAND, localized("tic_tac_trap:refusal-no_cell"))
        if state.cells[command.cell] is not None:
            raise Illegal(Code.NOT_OFFERED, localized("tic_tac_trap:refusal-taken", cell=command.cell + 1))
        cell, lost = command.cell, state.traps[1 - seat] == command.cell
        if None in state.traps:
            return self._outcome(replace(state, traps=_put(state.traps, seat, cell)), TrapSet(seat, cell))
        cells = _put(state.cells, cell, LOST if lost else seat)
        return self._outcome(replace(state, cells=cells, marks=state.marks + 1), Marked(seat, cell, lost))

    def resign(self, state: State, seat: int) -> Outcome:
        if self.ranking(state):
            raise Illegal(Code.ALREADY_RESIGNED, localized("tic_tac_trap:refusal-over"))
        return self._outcome(replace(state, out=seat))

    def _outcome(self, state: State, *events: Any) -> Outcome:
        ranking = self.ranking(state)
        return Outcome(state, (*events, Ended(ranking, state.traps)) if ranking else events)

    def resigned(self, state: State) -> tuple[int, ...]:
        return () if state.out is None else (state.out,)

    def turns(self, state: State) -> int:
        return state.marks if None in state.traps else state.marks + 1

    def ranking(self, state: State) -> tuple[tuple[int, ...], ...]:
        won = [state.cells[a] for a, b, c in LINES if state.cells[a] == state.cells[b] == state.cells[c] in (0, 1)]
        winner = won[0] if won else None if state.out is None else 1 - state.out
        if winner is not None:
            return ((winner,), (1 - winner,))
        return () if None in state.cells else ((0, 1),)

    def observations(self, state: State, events: Iterable[Any]) -> Iterator[Observation]:
        for event in events:
            if isinstance(event, Marked):
                yield ("trapped", 1 - event.seat, 1) if event.lost else ("marks", event.seat, 1)

    def view(self, state: State, audience: Audience) -> View:
        ranking, ready = self.ranking(state), tuple(trap is not None for trap in state.traps)
        traps = tuple(trap if ranking or seat in audience else None for seat, trap in enumerate(state.traps))
        return View(state.cells, traps, ready, self.active(state), ranking)

    def redact_event(self, event: Any, audience: Audience) -> Any:
        return replace(event, cell=None) if isinstance(event, TrapSet) and event.seat not in audience else event


def fold(view: View, event: Any) -> View:
    """The view after an event, for clients in Python."""
    if isinstance(event, Ended):
        return replace(view, ranking=event.ranking, traps=event.traps, active=())
    if isinstance(event, Marked):
        cells = _put(view.cells, event.cell, LOST if event.lost else event.seat)
        return replace(view, cells=cells, active=(1 - event.seat,))
    ready = _put(view.ready, event.seat, True)
    active = (0,) if all(ready) else tuple(seat for seat in (0, 1) if not ready[seat])
    return replace(view, traps=_put(view.traps, event.seat, event.cell), ready=ready, active=active)


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


SCHEMA = GameSchema("tic_tac_trap", Take, Choose, TrapSet | Marked | Ended, View, Options, Options)
HERE = Path(__file__).parent
GAME = GamePackage(TicTacTrap(), SCHEMA, ClientFiles(HERE, ("client.js", "traps.svg")), fold=fold, texts=HERE / "texts")
