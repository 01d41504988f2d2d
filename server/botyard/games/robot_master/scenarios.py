"""Positions of scenarios: read with every check that the format asks for, and written again from a state.

The side of the rows is seat 0. A scenario is a match of one game.
"""

from collections.abc import Mapping
from typing import Any

from botyard.games import positions
from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.json_fields import Field
from botyard.games.positions import Comparison, PositionFormat, each, equal, keys, partial, same, unordered
from botyard.games.rng import SEED_BYTES
from botyard.games.robot_master.grid import CELLS, CENTRE, all_worths, joined_cells, lowest_lists
from botyard.games.robot_master.play import DECK, end_game, open_choice, ranking, scores
from botyard.games.robot_master.state import SEATS, State
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.robot_master import Beginner, Cell, Lay, SideLists
from botyard_protocol.schema import wire_name

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


COMMANDS = {name: name for name in ("lay", "resign", "clock")}

COMPARISONS: Mapping[str, Comparison] = {
    "pending": equal(keys({"cells": unordered})),
    "worths": equal(same),
    "lowest": equal(same),
    "position": partial({"hands": keys(dict.fromkeys(SIDES, unordered), {name: [] for name in SIDES})}),
    "result": equal(keys({"ranking": each(unordered)})),
}
"""How the fields of a result are compared."""


def run(scenario: Any, rules: Game) -> dict[str, Any]:
    """Return the result of one scenario by `rules`. Raises `Unusable` with a message that begins with the field."""

    def answer(state: State, step: Field) -> Outcome:
        return _apply_step(rules, state, step)

    return positions.run(scenario, PositionFormat(read, answer, _describe, COMPARISONS))


def _apply_step(rules: Game, state: State, step: Field) -> Outcome:
    """Return what comes of a step: a card laid, a resignation, or (`clock`) the card laid when the clock runs out.

    Without an open choice the rules refuse it. Raises `Illegal`, or `Unusable` for a command that can't be read.
    """
    command = step.get("command")
    kind = command.get("type").one_of(COMMANDS)
    seat = _seat(step.get("seat").value)
    if kind == "resign":
        return rules.resign(state, seat)
    choices = rules.choices(state)
    number = choices[0].id if choices else 0  # no choice has this id
    if kind == "clock":
        return rules.apply(state, seat, number, rules.time_out(state, number) if choices else None)
    card = Lay(command.get("value").integer(0, MOST), command.get("at").one_of(CELL_NAMES))
    return rules.apply(state, seat, number, card)


def _seat(name: Any) -> int:
    if not isinstance(name, str) or name not in SIDES:
        raise Illegal(Code.NO_SUCH_SEAT, localized("no_such_seat-seats_rows_columns"))
    return SIDES[name]


def _describe(state: State) -> dict[str, Any]:
    """Return what a scenario can expect of a state, as plain values."""
    worths = all_worths(state.cells)
    return {
        "pending": _pending(state),
        "worths": _by_side(worths),
        "lowest": _by_side(lowest_lists(worths)),
        "position": write(state),
        "result": _result(state),
    }


def _by_side(lists: SideLists) -> dict[str, list[int]]:
    return {"rows": list(lists.rows), "columns": list(lists.columns)}


def _pending(state: State) -> dict[str, Any] | None:
    """Return the open choice as a scenario writes it, or None when the match is over."""
    choice = open_choice(state)
    if choice is None:
        return None
    return {
        "seat": SIDE_NAMES[choice.seat],
        "type": wire_name(type(choice)),
        "cells": [cell.wire for cell in choice.cells],
    }


def _result(state: State) -> dict[str, Any] | None:
    """Return how the game ended, or None while it goes on."""
    if state.ended is None:
        return None
    return {
        "reason": state.ended.wire,
        "ranking": [[SIDE_NAMES[seat] for seat in place] for place in ranking(state)],
        "scores": dict(zip(SIDE_NAMES, scores(state), strict=True)),
    }
