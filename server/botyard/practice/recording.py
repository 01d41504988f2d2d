"""What is played in advance: a match of bots of each game, and the steps of its lessons.

The first page plays the match while none can be watched. A game has one as `recording.json` in its package: a
`Practice` in JSON form that begins a new match, with the seed and all moves. `tools/record_matches.py` writes the files
of the games of this repository. With their steps, lessons can be shown without asking for each
position, and without a connection.
"""

import sys
from functools import cache
from importlib.resources import files
from typing import Any

import orjson

from botyard.games.interface import Game, Teaching
from botyard.practice.lessons import PARTS, own_seats
from botyard.practice.origins import Beginning, NewMatch, Step
from botyard.practice.play import play, play_on, played, read_command
from botyard_protocol.api_practice import NewStart, Practice
from botyard_protocol.codec import from_object
from botyard_protocol.json_form import to_named

FILE = "recording.json"
SEED = bytes(32)
"""Steps of lessons leave nothing to chance."""


@cache
def read_recording(game: Game) -> Practice[Any, Any] | None:
    """Return the recorded match of a game, None for a game without. Raises `SchemaMismatch`."""
    package = sys.modules[type(game).__module__].__package__
    file = files(package).joinpath(FILE) if package else None
    return from_object(Practice, orjson.loads(file.read_bytes())) if file is not None and file.is_file() else None


def played_recording(game: Game) -> dict[str, Any] | None:
    """Return the recorded match as spectators see it: `start` and `played`, both `Practised` in JSON form.

    None for a game without one. Raises `SchemaMismatch`, and `Illegal` for a move that the rules do not allow.
    """
    recorded = read_recording(game)
    if recorded is None or not isinstance(recorded.start, NewStart) or recorded.seed is None:
        return None
    seed = bytes.fromhex(recorded.seed)
    beginning = Beginning(NewMatch(recorded.start.players, recorded.start.options))
    start = Practice(game.name, recorded.start, (), recorded.bots, advance=False)
    return {
        "start": to_named(play(beginning, start, seed)),
        "played": to_named(play_on(played(beginning, recorded, seed), beginning, seed, advance=False)),
    }


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
