"""Lessons with what the rules make of them: the start of each step, and the moves of boards of the rules page.

A client can show them without asking for each position, and without a connection.
"""

from typing import Any

from botyard.games.interface import Game, Teaching
from botyard.practice.lessons import PARTS, own_seats
from botyard.practice.origins import Beginning, Step
from botyard.practice.play import play
from botyard_protocol.api_practice import Practice
from botyard_protocol.codec import from_object
from botyard_protocol.json_form import to_named

SEED = bytes(32)
"""Steps leave nothing to chance."""


def recorded_lessons(game: Game) -> dict[str, Any] | None:
    """Return the lessons of a game, each step with its `start`, and `played` if it has moves; None without lessons.

    Both are `Practised` in JSON form.
    """
    if not isinstance(game, Teaching):
        return None
    found = game.lessons()
    return {part: [_recorded(game.name, step) for step in found.get(part, ())] for part in PARTS}


def _recorded(game: str, step: dict[str, Any]) -> dict[str, Any]:
    start = _practised(game, step, [])
    moves: list[dict[str, Any]] = []
    latest = start
    for command in step.get("moves", ()):
        choice = next(one for one in latest["snapshot"]["choices"] if one["seat"] in own_seats(step))
        moves = [*latest["moves"], {"seat": choice["seat"], "choice": choice["id"], "command": command}]
        latest = _practised(game, step, moves)
    return {**step, "start": start, **({"played": latest} if moves else {})}


def _practised(game: str, step: dict[str, Any], moves: list[dict[str, Any]]) -> dict[str, Any]:
    """The position after moves, with all that led to it."""
    start = {"kind": "lesson", "id": step["id"]}
    ask = from_object(Practice, {"game": game, "start": start, "own": list(own_seats(step)), "moves": moves})
    return to_named(play(Beginning(Step(step["id"])), ask, SEED))
