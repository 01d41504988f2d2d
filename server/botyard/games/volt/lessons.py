"""Lessons of VOLT: `lessons.json`, and its positions, which are short forms of those of scenarios.

    {"size": 5, "pit": [[2, 3]], "tokens": [1], "vp": {"1": [4, 4]}, "phase": "programming",
     "seats": [{"at": [2, 1], "left": ["thruster"]}, {"at": [2, 2], "damage": 2, "killbot": true, "facing": 4}]}

Of a position, `mode`, `target` and `round_limit` are options, all fields of a scenario's arena make the arena, the
rest is the position. Without `phase` the players program. Seats get their colours and start numbers in order, and the
sides for that number of robots; `at` and `damage` are the robot's. Nothing is left to chance.
"""

from typing import Any

from botyard.games.json_fields import Field
from botyard.games.volt import flow
from botyard.games.volt.run import Run
from botyard.games.volt.state import State

OPTIONS = ("target", "round_limit")
ARENA = ("size", "vp", "start", "workshop", "pit", "field", "wall", "energy", "barrier", "door")
COLOURS = ("red", "blue", "yellow", "green")
SIDES = {2: ("south", "north"), 3: ("south", "west", "north"), 4: ("south", "west", "north", "east")}
"""The sides by the number of robots (section 1)."""
ROBOT = ("at", "damage")


def position(data: dict[str, Any]) -> State:
    """Return the state of a lesson's position (short form: see the top), played on to its first open choice.

    Raises `Unusable`.
    """
    from botyard.games.volt.scenarios.position import read  # noqa: PLC0415 - rooms need no scenarios

    run = Run(read(Field(scenario(data), "")))
    flow.carry_on(run)
    return run.state


def scenario(data: dict[str, Any]) -> dict[str, Any]:
    """Return a lesson's position, `data` (short form: see the top), in the full form of scenarios."""
    rest = {key: value for key, value in data.items() if key not in (*OPTIONS, *ARENA, "mode", "seats")}
    seats = [_seat(seat, index, SIDES[len(data["seats"])]) for index, seat in enumerate(data["seats"])]
    return {
        "mode": data.get("mode", "league"),
        "options": {key: data[key] for key in OPTIONS if key in data},
        "position": {"arena": _arena(data), "phase": "programming", **rest, "seats": seats},
    }


def _arena(data: dict[str, Any]) -> dict[str, Any]:
    """Return the arena of a position in the short form.

    Without start spaces each side has one on the plain space nearest to its middle.
    """
    fields = {key: data[key] for key in ARENA if key in data}
    fields.setdefault("size", 5)
    return fields if "start" in fields else {"start": _start(fields), **fields}


def _start(arena: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """Return a start space on each side of an arena that has none: the free one that is nearest to the middle."""
    last = arena["size"] - 1
    taken = [
        *arena.get("vp", {}).values(),
        *(at for kind in ("workshop", "pit", "field") for at in arena.get(kind, ())),
    ]
    places = sorted(range(last + 1), key=lambda place: abs(place - (last + 1) // 2))
    start: list[list[dict[str, Any]]] = []
    for side in range(4):
        # the spaces along the side, from its middle outwards; south and west lie at 0, north and east at `last`
        row = [[place, last * (side // 2)] if side % 2 == 0 else [last * (side // 2), place] for place in places]
        at = next(space for space in row if space not in taken)
        taken.append(at)
        start.append([{"at": at, "arrow": 2 * side}])
    return start


def _seat(seat: dict[str, Any], index: int, sides: tuple[str, ...]) -> dict[str, Any]:
    """Return the seat number `index` of a lesson in the full form. `sides`: by seat."""
    robot = {key: seat[key] for key in ROBOT if key in seat}
    rest = {key: value for key, value in seat.items() if key not in ROBOT}
    named = {"seat": COLOURS[index], "side": sides[index], "start_number": index + 1}
    return {**named, **rest, "robot": robot or None}
