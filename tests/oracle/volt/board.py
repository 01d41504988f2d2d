"""The arena: spaces, edges, ways and lines of section 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.oracle.volt.data import ARENAS

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
