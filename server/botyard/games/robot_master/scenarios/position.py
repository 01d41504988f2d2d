"""Positions of scenarios: read with every check that the format asks for, and written again from a state.

The side of the rows is seat 0. A scenario is a match of one game.
"""

from typing import Any

from botyard.games.json_fields import Field
from botyard.games.rng import SEED_BYTES
from botyard.games.robot_master.grid import CELLS, CENTRE, joined_cells
from botyard.games.robot_master.play import DECK, end_game
from botyard.games.robot_master.state import SEATS, State
from botyard_protocol.robot_master import Beginner, Cell

SIDES = {"rows": 0, "columns": 1}
"""The seats by their names."""
SIDE_NAMES = tuple(SIDES)
CELL_NAMES = {cell.wire: cell for cell in Cell}
MOST = max(DECK)
"""The highest value of a card."""


def read(scenario: Field) -> State:
    """Return the state of a scenario's position. Raises `Unusable` with the path of the field."""
    position = scenario.get("position")
    cells = _cells(position)
    hands = _hands(position)
    _check_counts(position, cells, hands)
    active = _active(position, full=None not in cells)
    _check_sizes(position, cells, hands, active)
    laid = CELLS - 1 - cells.count(None)  # by the players: not the card on the centre
    state = State(
        seed=bytes(SEED_BYTES),
        counter=0,
        games=1,
        begins=Beginner.RANDOM,
        number=1,
        rows=SIDES["rows"],
        first=active if laid % SEATS == 0 else 1 - active,  # seats lay in turn
        active=active,
        cells=cells,
        hands=hands,
    )
    return state if None in cells else end_game(state).state


def write(state: State) -> dict[str, Any]:
    """Return the position of a state."""
    return {
        "cells": {name: state.cells[cell] for name, cell in CELL_NAMES.items() if state.cells[cell] is not None},
        "hands": {name: list(state.hands[seat]) for name, seat in SIDES.items()},
        "active": SIDE_NAMES[state.active] if None in state.cells else None,
    }


def _cells(position: Field) -> tuple[int | None, ...]:
    """Read the cards on the board. Raises `Unusable` unless all are joined to one on the centre."""
    field = position.get("cells")
    cells: list[int | None] = [None] * CELLS
    for name, value in field.entries():
        cells[Field(name, value.path).one_of(CELL_NAMES)] = value.integer(0, MOST)
    if cells[CENTRE] is None:
        raise field.unusable("a card must lie on the centre, c3")
    joined = joined_cells(cells)
    for name, value in field.entries():
        if CELL_NAMES[name] not in joined:
            raise value.unusable("this card must be joined to the centre over shared edges")
    return tuple(cells)


def _hands(position: Field) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Read the hands of both sides, in ascending order. Raises `Unusable`, also for a key that is no side."""
    field = position.get("hands")
    for name, hand in field.entries():
        Field(name, hand.path).one_of(SIDES)
    rows, columns = (sorted(card.integer(0, MOST) for card in field.items(name)) for name in SIDES)
    return tuple(rows), tuple(columns)


def _check_counts(position: Field, cells: tuple[int | None, ...], hands: tuple[tuple[int, ...], ...]) -> None:
    """Raise `Unusable` if there are more cards of a value than the deck has."""
    cards = [*cells, *hands[0], *hands[1]]
    for value in sorted(set(DECK)):
        if cards.count(value) > DECK.count(value):
            raise position.unusable(
                f"the deck has {DECK.count(value)} cards of the value {value}, not {cards.count(value)}"
            )


def _active(position: Field, full: bool) -> int:
    """Read the active seat. In a full grid it has no meaning, and is 0 if it is missing. Raises `Unusable`."""
    field = position.get_or("active", None)
    if field.value is not None:
        return field.one_of(SIDES)
    if not full:
        raise field.unusable("is missing, but a cell is empty")
    return 0


def _check_sizes(
    position: Field, cells: tuple[int | None, ...], hands: tuple[tuple[int, ...], ...], active: int
) -> None:
    """Raise `Unusable` unless the hands just fill the empty cells, laid in turn from the active seat on."""
    empty, field = cells.count(None), position.get("hands")
    if sum(map(len, hands)) != empty:
        raise field.unusable(
            f"the hands must have one card for each of the {empty} empty cells, not {sum(map(len, hands))} cards"
        )
    if len(hands[active]) - len(hands[1 - active]) not in (0, 1):
        raise field.unusable("the active seat must have as many cards as the other seat, or one more")
