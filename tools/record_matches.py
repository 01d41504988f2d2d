"""Record a match of bots of each game of this repository: `python tools/record_matches.py [GAME...]`.

Writes `recording.json` into the game's folder: the first page shows this match while no other can be watched.
"""

import json
import sys
from pathlib import Path
from typing import Any

import orjson

import botyard.games
from botyard.bots.answer import answer
from botyard.games.interface import Game
from botyard.games.registry import BUILT_IN
from botyard.practice.origins import Beginning, NewMatch
from botyard.practice.play import played
from botyard.practice.task import FILE
from botyard_protocol.api_practice import MAX_MOVES, Practice
from botyard_protocol.codec import from_object
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import BotLevel

SEEDS = range(1, 40)
LEVELS = (BotLevel.PLANNER, BotLevel.GREEDY)
MOST_PLAYERS = 3


def recorded(game: Game) -> dict[str, Any]:
    """Return the first match of bots that ends within the moves of a practice, as `Practice` in JSON form.

    Raises `SystemExit` if there is none for any of `SEEDS`.
    """
    players = min(MOST_PLAYERS, game.players[-1])
    bots = [{"seat": seat, "level": LEVELS[seat % len(LEVELS)].wire} for seat in range(players)]
    for number in SEEDS:
        seed = number.to_bytes(32, "big")
        start = {"kind": "new", "players": players, "options": None}
        named = {"game": game.name, "start": start, "own": [], "bots": bots, "advance": False, "seed": seed.hex()}
        moves = _moves(game, from_object(Practice, named), seed)
        if moves is not None:
            return named | {"moves": moves}
    raise SystemExit(f"No match of {game.name} ended within {MAX_MOVES} moves.")


def _moves(game: Game, ask: Practice[Any, Any], seed: bytes) -> list[Any] | None:
    """Play a match by bots, and return its moves in JSON form; None if it takes too many."""
    made = played(Beginning(NewMatch(ask.start.players, None)), ask, seed)  # type: ignore[union-attr]
    while not game.finished(made.state):
        if len(made.moves) == MAX_MOVES:
            return None
        choice = game.choices(made.state)[0]
        view = game.view(made.state, (choice.seat,))
        level = made.seats.bots[choice.seat]
        made.move(choice.seat, choice.id, answer(game.name, level, view, choice, int.from_bytes(seed[:6], "big")))
    return [to_named(move) for move in made.moves]


def main() -> None:
    """Write the files of the named games; without names, those of all games."""
    for game in BUILT_IN:
        if sys.argv[1:] and game.name not in sys.argv[1:]:
            continue
        found = orjson.loads(orjson.dumps(recorded(game)))
        moves = found.pop("moves")
        lines = ",\n".join(json.dumps(move, separators=(",", ":")) for move in moves)
        head = json.dumps(found, separators=(",", ":"))[:-1]
        path = Path(botyard.games.__file__).parent / game.name / FILE
        path.write_text(f'{head},"moves":[\n{lines}\n]}}\n', "utf-8")
        print(f"{path}: {len(moves)} moves")


if __name__ == "__main__":
    main()
