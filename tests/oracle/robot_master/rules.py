"""The game of the oracle: a grid, two hands and a turn; worths of lines, lowest lists and places."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

Cells = Mapping[str, int]

SEATS = ("rows", "columns")
COLUMNS = "abcde"
ROWS = "12345"
GRID = tuple(column + row for row in ROWS for column in COLUMNS)
"""All cells, by row, then by column."""


def worth(values: Sequence[int]) -> int:
    """Give the worth of the cards that lie in a line."""
    by_count = {value: values.count(value) for value in values}
    return sum(worth_of_equals(value, count) for value, count in by_count.items())


def worth_of_equals(value: int, count: int) -> int:
    """Give the worth of so many cards of one value: a triple takes three of them, the rest counts by itself."""
    if count >= 3:
        return 100 + worth_of_equals(value, count - 3)
    return (0, value, 10 * value)[count]


def worths(cells: Cells) -> dict[str, list[int]]:
    """Give the worths of the rows from 1 to 5 and of the columns from a to e."""
    return {
        "rows": [worth([cells[at] for at in GRID if at in cells and at[1] == row]) for row in ROWS],
        "columns": [worth([cells[at] for at in GRID if at in cells and at[0] == column]) for column in COLUMNS],
    }


def lowest(cells: Cells) -> dict[str, list[int]]:
    """Give both lowest lists: as many of the lowest worths as are needed to find a difference."""
    lists = {seat: sorted(of_seat) for seat, of_seat in worths(cells).items()}
    shown = 1
    while shown < len(GRID) // len(ROWS) and lists["rows"][:shown] == lists["columns"][:shown]:
        shown += 1
    return {seat: of_seat[:shown] for seat, of_seat in lists.items()}


def ranking(cells: Cells) -> list[list[str]]:
    """Give the places of a full grid: the higher lowest list wins, equal ones share the place."""
    lists = lowest(cells)
    if lists["rows"] == lists["columns"]:
        return [list(SEATS)]
    return [[seat] for seat in sorted(SEATS, key=lambda seat: lists[seat], reverse=True)]


def result(cells: Cells, resigned: str | None) -> dict[str, Any] | None:
    """Give the end of a game; None while it goes on."""
    if resigned is None and len(cells) < len(GRID):
        return None
    places = ranking(cells) if resigned is None else [[seat] for seat in SEATS if seat != resigned] + [[resigned]]
    return {
        "reason": "complete" if resigned is None else "resigned",
        "ranking": places,
        "scores": {seat: values[0] for seat, values in lowest(cells).items()},
    }


CENTRE = "c3"
VALUES = range(6)
COPIES = 6
"""Cards of each value."""


def neighbours(at: str) -> set[str]:
    """Give the cells that share an edge with a cell."""
    column, row = COLUMNS.index(at[0]), ROWS.index(at[1])
    near = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return {COLUMNS[x] + ROWS[y] for x, y in near if 0 <= x < len(COLUMNS) and 0 <= y < len(ROWS)}


def is_value(value: object) -> bool:
    """Whether this is the value of a card; true is none, although it equals 1 in Python."""
    return type(value) is int and value in VALUES


class Game:
    """A game from a scenario's position on. `happened` counts what occurred, for the statistics of scenarios."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        """Set the position up."""
        self.cells: dict[str, int] = dict(position["cells"])
        self.hands: dict[str, list[int]] = {seat: list(position["hands"][seat]) for seat in SEATS}
        self.active: str | None = position.get("active")
        self.resigned: str | None = None
        self.happened: Counter[str] = Counter()

    @property
    def is_full(self) -> bool:
        """Whether no cell is empty."""
        return len(self.cells) == len(GRID)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.is_full or self.resigned is not None

    def legal_cells(self) -> list[str]:
        """List the empty cells that share an edge with a laid card, by row, then by column."""
        return [at for at in GRID if at not in self.cells and neighbours(at) & set(self.cells)]

    def submit(self, seat: object, command: object) -> bool:
        """Take a seat's command; whether it was accepted. One that was not changes nothing."""
        accepted = isinstance(command, dict) and seat in SEATS and not self.over and self._obey(str(seat), command)
        kind = command.get("type") if isinstance(command, dict) else None
        self.happened[f"{kind} accepted" if accepted else "rejected"] += 1
        return accepted

    def _obey(self, seat: str, command: dict[str, Any]) -> bool:
        """Do what a command says; whether it was legal."""
        if command.get("type") == "resign":
            self.resigned = seat
            return True
        if seat != self.active:
            return False
        if command.get("type") == "clock":
            self._lay(seat, min(self.hands[seat]), self.legal_cells()[0])
            return True
        value, at = command.get("value"), command.get("at")
        if command.get("type") != "lay" or not is_value(value) or value not in self.hands[seat]:
            return False
        if not isinstance(at, str) or at not in self.legal_cells():
            return False
        self._lay(seat, int(str(value)), at)
        return True

    def _lay(self, seat: str, value: int, at: str) -> None:
        self.hands[seat].remove(value)
        self.cells[at] = value
        self.active = next(other for other in SEATS if other != seat)

    def pending(self) -> dict[str, Any] | None:
        """Give what the game waits for; None at the end."""
        return None if self.over else {"seat": self.active, "type": "lay", "cells": self.legal_cells()}

    def result(self) -> dict[str, Any] | None:
        """Give the end of the game; None while it goes on."""
        return result(self.cells, self.resigned)


# --- scenarios --------------------------------------------------------------------------------------------------


def run(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """Play a scenario and give its outcome; `events` is always empty."""
    game = Game(scenario["position"])
    rejected = [
        {"step": number}
        for number, step in enumerate(scenario.get("steps", []), start=1)
        if not game.submit(step["seat"], step["command"])
    ]
    outcome = {"name": scenario.get("name"), "ok": True, "rejected": rejected, "events": []} | outcome_of(game)
    return outcome | {"ok": meets(scenario.get("expect", {}), outcome)}


def outcome_of(game: Game) -> dict[str, Any]:
    """State what a game has come to."""
    return {
        "pending": game.pending(),
        "worths": worths(game.cells),
        "lowest": lowest(game.cells),
        "position": {
            "cells": dict(game.cells),
            "hands": {seat: sorted(hand) for seat, hand in game.hands.items()},
            "active": None if game.is_full else game.active,
        },
        "result": game.result(),
    }


def meets(expect: Mapping[str, Any], outcome: Mapping[str, Any]) -> bool:
    """Tell whether an outcome holds what a scenario expects of it."""
    actual = normal_outcome(outcome)
    return all(
        [
            *(expect[key] == actual[key] for key in ("worths", "lowest") if key in expect),
            "pending" not in expect or normal_pending(expect["pending"]) == actual["pending"],
            "result" not in expect or normal_result(expect["result"]) == actual["result"],
            "rejected" not in expect or [one["step"] for one in expect["rejected"]] == actual["rejected"],
            normal_position(expect.get("position", {})).items() <= actual["position"].items(),
        ]
    )


def normal_position(position: Mapping[str, Any]) -> dict[str, Any]:
    """Give a position, or a part of one, in one form: hands sorted, as pairs that can be compared."""
    normal = dict(position)
    if "cells" in position:
        normal["cells"] = tuple(sorted(position["cells"].items()))
    if "hands" in position:
        normal["hands"] = tuple((seat, tuple(sorted(hand))) for seat, hand in sorted(position["hands"].items()))
    return normal


def normal_pending(pending: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Give what is pending with its cells sorted."""
    return None if pending is None else dict(pending) | {"cells": sorted(pending["cells"])}


def normal_result(result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Give the end of a game with the seats of each place sorted."""
    return None if result is None else dict(result) | {"ranking": [sorted(place) for place in result["ranking"]]}


def normal_outcome(outcome: Mapping[str, Any]) -> dict[str, Any]:
    """Give the fields of an outcome that are compared; of a rejection only its step."""
    return {
        "name": outcome.get("name"),
        "ok": outcome["ok"],
        "rejected": [one["step"] for one in outcome["rejected"]],
        "pending": normal_pending(outcome["pending"]),
        "worths": outcome["worths"],
        "lowest": outcome["lowest"],
        "position": normal_position(outcome["position"]),
        "result": normal_result(outcome["result"]),
    }
