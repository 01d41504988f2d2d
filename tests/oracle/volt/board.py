"""The arena: spaces, edges, ways and lines of section 1."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

FILE = Path(__file__).parents[3] / "server" / "botyard" / "games" / "volt" / "volt.json"
DATA: dict[str, Any] = json.loads(FILE.read_text())

ARENAS: dict[str, dict[str, Any]] = {arena["name"]: arena for arena in DATA["arenas"]}
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["modules"]}
"""The cards by name, in the order in which additions apply."""

STACKS = ("blue", "red", "yellow")
COLOURS = ("red", "blue", "yellow", "green")
SIDES = ("south", "west", "north", "east")
DICE = ("blue", "red")
MODES = ("training", "league", "championship")
PHASES = ("setup", "preparation", "programming", "activation", "resolution")
START_NUMBERS = ("random", "rotating", "first_come")
MATCHES = ("A", "B", "C", "D")
"""The arenas of a championship, in the order of its matches."""

MINE_LIMIT: int = DATA["mine_limit"]
TOKENS_IN_ARENA: int = DATA["vp_in_arena"]
COPIES_OF_TOKENS: int = DATA["vp_copies"]
SQUAD_TARGET = 7

ORDERLESS_YES = ("swivel_head", "remote_control", "telescopic_arm", "anchor")


def is_int(value: object) -> bool:
    """Whether this is a whole number; true is none, although it equals 1 in Python."""
    return type(value) is int


def fits(module: str, colour: str, number: int, button: int | None) -> bool:
    """Whether a die fits the card of a module."""
    card = CARDS[module]
    if card["die"] != colour or not card["range"][0] <= number <= card["range"][1]:
        return False
    return module != "mobility" or button is None or button % 2 == 0


def is_legal_button(equipped: list[str], colour: str, number: int, button: int) -> bool:
    """Whether a die may lie on a button, by the modules of its owner."""
    return colour == "red" or button % 2 == 0 or ("thruster" in equipped and fits("thruster", colour, number, button))


def holds(chain: list[str]) -> bool:
    """Whether a side of the robot card can hold this chain."""
    return len(chain) <= 2 and all(CARDS[inner]["stack"] != "yellow" for inner in chain[:-1])


def can_be_ordered(module: str, order: object) -> bool:
    """Whether a module can have a standing order."""
    if CARDS[module]["use"] == "passive":
        return False
    if order == "brake":
        return module == "anchor"
    return order in ("ask", "no") or (order == "yes" and module not in ORDERLESS_YES)


def is_program(units: object, equipped: list[str]) -> bool:
    """Whether an operator could program these dice."""
    if not isinstance(units, list) or len(units) != 3 or not all(isinstance(unit, list) for unit in units):
        return False
    dice = [die for unit in units for die in unit]
    if not all(is_die(die, equipped) for die in dice):
        return False
    if any(sum(die["colour"] == colour for die in dice) > 2 for colour in DICE):
        return False
    crowded = [unit for unit in units if len(unit) > 1]
    if "ram_expansion" in equipped:
        return len(crowded) <= 1 and all(len(unit) == 2 for unit in crowded)
    return not crowded


def is_die(die: object, equipped: list[str]) -> bool:
    """Whether this is a die on a button where it may lie."""
    if not isinstance(die, dict) or die.get("colour") not in DICE:
        return False
    number, button = die.get("number"), die.get("button")
    if type(number) is not int or type(button) is not int or number not in range(1, 7) or button not in range(8):
        return False
    return is_legal_button(equipped, die["colour"], number, button)


Space = tuple[int, int]

STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""What a step changes, by direction, clockwise from north."""

EDGES = ("wall", "energy", "barrier", "door")
KINDS = ("workshop", "pit", "field")


class Board:
    """One arena, from a scenario's description of it."""

    def __init__(self, described: str | Mapping[str, Any]) -> None:
        """Read an arena's name or fields; what is missing is empty."""
        self.described = described
        fields: Mapping[str, Any] = ARENAS[described] if isinstance(described, str) else described
        self.size: int = fields.get("size", 9)
        self.start: list[list[dict[str, Any]]] = fields.get("start", ARENAS["A"]["start"])
        self.vp: dict[int, Space] = {int(number): (at[0], at[1]) for number, at in fields.get("vp", {}).items()}
        self.workshop, self.pit, self.field = ({(x, y) for x, y in fields.get(kind, [])} for kind in KINDS)
        self.edges = {(x, y, side): kind for kind in EDGES for x, y, side in fields.get(kind, [])}
        self.special = {*self.vp.values(), *self.workshop, *self.pit, *self.field}
        self.special |= {(place["at"][0], place["at"][1]) for side in self.start for place in side}

    def spaces(self) -> list[Space]:
        """List all spaces, by y, then by x."""
        return [(x, y) for y in range(self.size) for x in range(self.size)]

    def is_inside(self, space: Space) -> bool:
        """Whether this is a space of the arena."""
        return 0 <= space[0] < self.size and 0 <= space[1] < self.size

    def edge(self, one: Space, other: Space) -> str | None:
        """Give what is between two spaces side by side."""
        (x, y), (_, to_y) = sorted((one, other))
        return self.edges.get((x, y, "n" if to_y > y else "e"))

    def detours(self, space: Space, direction: int) -> list[list[str | None]]:
        """List the rows of edges that lead one space in a direction; none over the outer wall."""
        (x, y), (dx, dy) = space, STEPS[direction]
        target = (x + dx, y + dy)
        if not self.is_inside(target):
            return []
        if direction % 2 == 0:
            return [[self.edge(space, target)]]
        corners = ((x + dx, y), (x, y + dy))
        return [[self.edge(space, corner), self.edge(corner, target)] for corner in corners]

    def open_detours(self, space: Space, direction: int, wall_control: bool) -> list[list[str | None]]:
        """List the detours without an edge that blocks."""
        blocking = {"energy"} if wall_control else {"energy", "wall"}
        return [detour for detour in self.detours(space, direction) if not blocking & set(detour)]

    def way(self, space: Space, direction: int, wall_control: bool = False) -> Space | None:
        """Give the next space in a direction if the way there is open."""
        if not self.open_detours(space, direction, wall_control):
            return None
        return space[0] + STEPS[direction][0], space[1] + STEPS[direction][1]

    def crosses(self, space: Space, direction: int, wall_control: bool = False) -> bool:
        """Whether the way to the next space is open and crosses a barrier."""
        detours = self.open_detours(space, direction, wall_control)
        return bool(detours) and all("barrier" in detour for detour in detours)

    def adjacent(self, space: Space) -> dict[Space, int]:
        """Give the adjacent spaces, with the direction to each."""
        ways = {direction: self.way(space, direction) for direction in range(8)}
        return {near: direction for direction, near in ways.items() if near is not None}

    def straight(self, space: Space, direction: int, wall_control: bool = False) -> list[Space]:
        """List the spaces one after the other in a direction while the way is open."""
        found: list[Space] = []
        following = self.way(space, direction, wall_control)
        while following is not None:
            found.append(following)
            following = self.way(following, direction, wall_control)
        return found


class Unusable(Exception):
    """A scenario that can't be; the message says why."""


class MatchOver(Exception):
    """The end of a match, or of an arena match of a championship: `winner` is a seat that has won by VP."""

    def __init__(self, reason: str, winner: Seat | None = None) -> None:
        """Note why the match is over."""
        super().__init__(reason)
        self.reason = reason
        self.winner = winner


@dataclass(eq=False)
class Die:
    """A die that is put down, or that a KillBot has drawn (without a button)."""

    colour: str
    number: int
    button: int | None = None
    by: str | None = None


@dataclass(eq=False)
class Seat:
    """An operator or KillBot with its robot; `at` is None while the robot is not in the arena."""

    name: str
    side: str
    start_number: int
    killbot: bool = False
    vp: int = 0
    destroyed: int = 0
    resigned: bool = False
    at: Space | None = None
    damage: int = 0
    left: list[str] = field(default_factory=list)
    right: list[str] = field(default_factory=list)
    shield: int = 0
    inventory: list[str] = field(default_factory=list)
    orders: dict[str, str] = field(default_factory=dict)
    units: list[list[Die]] = field(default_factory=lambda: [[], [], []])
    facing: int = 0
    champion: list[str] = field(default_factory=list)
    dice: list[tuple[str, int]] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    by: str | None = None
    used: set[str] = field(default_factory=set)
    left_last: Space | None = None

    @property
    def equipped(self) -> list[str]:
        """The modules that the robot has."""
        return self.champion if self.killbot else self.left + self.right

    @property
    def owned(self) -> list[str]:
        """All modules of the operator."""
        return self.equipped + self.inventory

    def has(self, module: str) -> bool:
        """Whether the robot has a module."""
        return module in self.equipped


@dataclass(eq=False)
class Mine:
    """A mine of an operator."""

    owner: Seat
    at: Space


Hits = tuple[list[Seat], list[Mine]]


@dataclass(eq=False)
class Source:
    """A source of damage: what it hits is looked up when it begins."""

    kind: str
    hits: Callable[[], Hits]
    scorer: Seat | None = None
    mine: Mine | None = None
    bomb: Seat | None = None


@dataclass(eq=False)
class Push:
    """All the steps of one movement, or of one effect on one robot."""

    author: Seat
    rods: set[str] = field(default_factory=set)
    limits: dict[str, int | None] = field(default_factory=dict)
    moved: dict[str, int] = field(default_factory=dict)


@dataclass(eq=False)
class Question:
    """An open choice: `fields` are those of the scenario format's `pending`."""

    seat: Seat
    kind: str
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass(eq=False)
class Open:
    """The open questions of a game; the seats of `changeable` have answered and may answer again."""

    questions: list[Question]
    changeable: list[Question] = field(default_factory=list)


class Changed:
    """Sent into a game instead of an answer when a seat has resigned."""


CHANGED = Changed()

T = TypeVar("T")
Flow = Generator[Open, Any, T]
"""A part of the game that may ask: it yields what is open, and receives `(seat, answer)` or CHANGED."""
