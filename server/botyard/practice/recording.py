"""Recorded matches of bots, which the first page plays while no match can be watched.

A game has one as `recording.json` in its package: a `Practice` in JSON form that begins a new match, with the seed and
all moves. `tools/record_matches.py` writes the files of the games of this repository.
"""

import sys
from functools import cache
from importlib.resources import files
from typing import Any

import orjson

from botyard.games.interface import Game
from botyard.practice.origins import Beginning, NewMatch
from botyard.practice.play import play, play_on, played
from botyard_protocol.api_practice import NewStart, Practice
from botyard_protocol.codec import from_object
from botyard_protocol.json_form import to_named

FILE = "recording.json"


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
