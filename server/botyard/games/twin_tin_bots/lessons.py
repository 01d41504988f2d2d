"""Lessons and puzzles of Twin Tin Bots: `lessons.json`, and its positions.

A position names what is there, and leaves out what a practice seldom needs:

    {"radius": 3, "bases": {"blue": [0, -3], "red": [0, 3]},
     "robots": {"blue": {"A": [0, 0, 4], "B": [-3, 0, 0, "green"]}, "red": {...}},
     "programs": {"blue": {"A": ["forward_1", null, null]}},
     "crystals": {"blue": [[1, 0]]}, "track": ["green"]}

Seats are in the order of `bases`; the first one is active. A robot is `[q, r, facing]` and its cargo, if it has one.
Hands hold the ordinary tiles that are not in a program, without the double modification. `specials`: in hand, by
colour. `elements`: `mud`, `rocks`, `blobs` and `teleporters`, as in scenarios. `turns`: that each seat has finished, 2
if missing; 0 is the first turn. `tests/games/twin_tin_bots/find_puzzles.py` finds puzzles in matches of bots.
"""

from collections import Counter
from typing import Any

from botyard.games.json_fields import Field
from botyard.games.twin_tin_bots.setup_data import TILES_PER_SEAT
from botyard.games.twin_tin_bots.state import JOKER, SLOTS, State


def position(data: dict[str, Any]) -> State:
    """Return the state of a position in the short form (see the top). Raises `Unusable`."""
    from botyard.games.twin_tin_bots.scenarios.position import read  # noqa: PLC0415 - rooms need no scenarios

    return read(Field(_scenario(data), ""))


def _scenario(data: dict[str, Any]) -> dict[str, Any]:
    """Return a position of the short form (see the top) in the full form of scenarios.

    The seat of the first base is active. Without `turns`, each seat has had two.
    """
    colours = list(data["bases"])
    return {
        "position": {
            "radius": data["radius"],
            **data.get("elements", {}),
            "bases": data["bases"],
            "robots": [
                _robot(colour, name, robot)
                for colour, robots in data["robots"].items()
                for name, robot in robots.items()
            ],
            "crystals": [
                {"colour": kind, "at": at} for kind, hexes in data.get("crystals", {}).items() for at in hexes
            ],
            "seats": [_seat(data, colour) for colour in colours],
            "track": data.get("track", []),
            "stack": data.get("stack", []),
            "first": colours[0],
            "active": colours[0],
            "round": data.get("turns", 2) + 1,
        }
    }


def _robot(colour: str, name: str, robot: list[Any]) -> dict[str, Any]:
    q, r, facing, *cargo = robot
    return {"colour": colour, "name": name, "at": [q, r], "facing": facing, "cargo": cargo[0] if cargo else None}


def _seat(data: dict[str, Any], colour: str) -> dict[str, Any]:
    """Return a seat of a lesson as a scenario writes it; ordinary tiles that are not in programs are in the hand."""
    program = {"A": [None] * SLOTS, "B": [None] * SLOTS} | data.get("programs", {}).get(colour, {})
    placed = Counter(tile for slots in program.values() for tile in slots)
    hand = {tile.wire: count - placed[tile.wire] for tile, count in TILES_PER_SEAT.items() if tile != JOKER}
    return {
        "colour": colour,
        "program": program,
        "hand": hand,
        "specials": data.get("specials", {}).get(colour, []),
        "delivered": data.get("delivered", {}).get(colour, {}),
        "turns": data.get("turns", 2),
    }
