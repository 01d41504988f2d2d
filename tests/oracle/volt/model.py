"""The parts of a game: seats with their robots and dice, mines, questions."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tests.oracle.volt.board import Space


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
