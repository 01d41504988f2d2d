"""Lessons with what the rules make of them: the start of each step, and the moves of boards of the rules page.

A client can show them without asking for each position, and without a connection.
"""

from typing import Any

from botyard.games.interface import Game, Teaching
from botyard.practice.lessons import PARTS, own_seats
from botyard.practice.origins import Beginning, Step
from botyard.practice.play import play_on, played, read_command
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
    return {part: [recorded_step(game, step) for step in found.get(part, ())] for part in PARTS}


def recorded_step(game: Game, step: dict[str, Any]) -> dict[str, Any]:
    """Return a lesson step with the position before its moves (`start`), and if it has any, after them (`played`)."""
    start = {"kind": "lesson", "id": step["id"]}
    ask = from_object(Practice, {"game": game.name, "start": start, "own": list(own_seats(step))})
    beginning = Beginning(Step(step["id"]))
    made = played(beginning, ask, SEED)
    recorded = {**step, "start": to_named(play_on(made, beginning, SEED))}
    for command in step.get("moves", ()):
        choice = next(one for one in game.choices(made.state) if one.seat in made.seats.own)
        made.move(choice.seat, choice.id, read_command(game, command))
        recorded["played"] = play_on(made, beginning, SEED)
    return recorded | ({"played": to_named(recorded["played"])} if "played" in recorded else {})
