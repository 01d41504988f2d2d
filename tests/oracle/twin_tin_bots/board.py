"""The board of the oracle: hexes, what lies on them, and how things move there (rules §1 and §4)."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

Hex = tuple[int, int]
Thing = dict[str, Any]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CENTRE: Hex = (0, 0)
PUSHABLE = ("robot", "crystal", "blob")


def neighbour(here: Hex, direction: int) -> Hex:
    """Give the hex straight next to `here`, teleporters and the edge left out of account."""
    dq, dr = DIRECTIONS[direction % 6]
    return (here[0] + dq, here[1] + dr)


def distance(one: Hex, other: Hex) -> int:
    """Give the number of straight steps between two hexes."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def hexes_of(radius: int) -> list[Hex]:
    """List every hex of a board, by row and then by column."""
    span = range(-radius, radius + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= radius]


class Board:
    """The objects of a board: `things` by hex (a dict with `kind` each), `mud`, and `twin` of each teleporter hex."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        """Lay out the board of a scenario's position."""
        self.radius: int = position["radius"]
        self.hexes = hexes_of(self.radius)
        self.mud: set[Hex] = {(q, r) for q, r in position.get("mud", [])}
        self.twin: dict[Hex, Hex] = {}
        for one, other in position.get("teleporters", []):
            self.twin[tuple(one)] = tuple(other)
            self.twin[tuple(other)] = tuple(one)
        self.things: dict[Hex, Thing] = {}
        for colour, at in position["bases"].items():
            self.things[tuple(at)] = {"kind": "base", "colour": colour}
        for at in position.get("rocks", []):
            self.things[tuple(at)] = {"kind": "rock"}
        for at in position.get("blobs", []):
            self.things[tuple(at)] = {"kind": "blob"}
        for crystal in position.get("crystals", []):
            self.things[tuple(crystal["at"])] = {"kind": "crystal", "colour": crystal["colour"]}
        for robot in position["robots"]:
            self.things[tuple(robot["at"])] = {
                "kind": "robot",
                "colour": robot["colour"],
                "name": robot["name"],
                "facing": robot["facing"],
                "cargo": robot.get("cargo"),
                "stuck": False,
            }

    def robots(self) -> list[Thing]:
        """List the robots on the board."""
        return [thing for thing in self.things.values() if thing["kind"] == "robot"]

    def robot(self, colour: str, name: str) -> Thing:
        """Find a robot by its seat's colour and its own name."""
        return next(it for it in self.robots() if it["colour"] == colour and it["name"] == name)

    def where(self, wanted: Thing) -> Hex:
        """Find the hex on which this very thing lies."""
        return next(at for at, thing in self.things.items() if thing is wanted)

    def on_board(self, here: Hex) -> bool:
        """Tell whether a hex belongs to the board."""
        return distance(here, CENTRE) <= self.radius

    def empty(self, here: Hex) -> bool:
        """Tell whether a hex is empty in the sense of rules §1."""
        return self.on_board(here) and here not in self.things and here not in self.twin

    def empty_hexes(self) -> list[Hex]:
        """List the empty hexes, by row and then by column."""
        return [here for here in self.hexes if self.empty(here)]

    def step(self, here: Hex, direction: int) -> Hex | None:
        """Give the hex entered when leaving `here`, or None where the step leads nowhere (rules §4)."""
        gone_through: set[Hex] = set()
        entered = neighbour(here, direction)
        while entered in self.twin:
            if entered in gone_through:
                return None
            twin = self.twin[entered]
            gone_through |= {entered, twin}
            entered = neighbour(twin, direction)
        return entered if self.on_board(entered) else None

    def row(self, here: Hex, direction: int, most: int) -> list[Hex] | None:
        """List the hexes of a move that pushes at most `most` things: the mover's first, the empty one last.

        None if the move is blocked.
        """
        row = [here]
        while True:
            entered = self.step(row[-1], direction)
            if entered is None or entered in row:
                return None
            if self.empty(entered):
                return [*row, entered]
            if self.things[entered]["kind"] not in PUSHABLE or len(row) > most:
                return None
            row.append(entered)

    def shift(self, row: list[Hex]) -> None:
        """Move everything that lies in a row one place on, towards its empty last hex."""
        for source, target in reversed(list(pairwise(row))):
            self.put(self.things.pop(source), target)

    def put(self, thing: Thing, target: Hex) -> None:
        """Lay a thing on a hex; a robot is stuck from then on exactly if there is mud."""
        self.things[target] = thing
        if thing["kind"] == "robot":
            thing["stuck"] = target in self.mud

    def stick(self) -> None:
        """Make every robot that stands in mud stuck, as at the start of a turn."""
        for here, thing in self.things.items():
            if thing["kind"] == "robot":
                thing["stuck"] = here in self.mud


# --- scores -----------------------------------------------------------------------------------------------------


WORTH = {"blue": 2, "green": 3, "pink": 4}
SCORE_TO_WIN = {2: 11, 3: 10, 4: 9, 5: 8, 6: 7}

Seats = Mapping[str, dict[str, Any]]


def sides(mode: str, order: list[str]) -> list[list[str]]:
    """List the sides of a game, each the colours of its seats."""
    if mode in ("teams", "advanced_two_player"):
        return [order[0::2], order[1::2]]
    return [[colour] for colour in order]


def score_to_win(mode: str, order: list[str]) -> int:
    """Give the worth of delivered crystals that wins at once."""
    return SCORE_TO_WIN[2 if mode == "advanced_two_player" else len(order)]


def in_base(seats: Seats, side: list[str], colour: str) -> int:
    """Count the delivered crystals of a colour over a side's seats."""
    return sum(int(seats[seat]["delivered"].get(colour, 0)) for seat in side)


def worth(seats: Seats, side: list[str]) -> int:
    """Add up the worth of a side's delivered crystals."""
    return sum(in_base(seats, side, colour) * WORTH[colour] for colour in WORTH)


def final_score(seats: Seats, robots: list[Thing], side: list[str]) -> int:
    """Add to the worth the crystals carried by a side's robots, each at one less."""
    carried = [robot["cargo"] for robot in robots if robot["colour"] in side and robot["cargo"]]
    return worth(seats, side) + sum(WORTH[colour] - 1 for colour in carried)


def ranking(seats: Seats, robots: list[Thing], playing: list[list[str]], winner: list[str] | None) -> list[list[str]]:
    """Rank sides from the first place on; a winner by score is first whatever the scores."""

    def rank(side: list[str]) -> tuple[int, ...]:
        return (
            int(side == winner),
            final_score(seats, robots, side),
            in_base(seats, side, "blue"),
            in_base(seats, side, "green"),
            worth(seats, side),
        )

    places: dict[tuple[int, ...], list[str]] = {}
    for side in sorted(playing, key=rank, reverse=True):
        places.setdefault(rank(side), []).extend(side)
    return list(places.values())
