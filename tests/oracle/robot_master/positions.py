"""Random positions: any number of cards, nearly full grids, and grids with equal lowest worths to any depth."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tests.oracle.robot_master.rules import CENTRE, COPIES, VALUES, neighbours
from tests.oracle.robot_master.scoring import COLUMNS, GRID, ROWS, SEATS, lowest

KINDS = ("any", "late", "equal", "few_values")
"""The kinds of positions.

`any`: any number of cards. `late`: at most five empty cells. `equal`: rows and columns with equal lowest worths.
`few_values`: many pairs and triples.
"""

TRIES = 40
"""Draws for a position with equal lowest worths before the last one is taken as it is."""

DECIDED_BY_THE_FIFTH = (
    ((3, 0, 3, 2, 0), (0, 5, 1, 4, 1), (5, 1, 0, 2, 1), (3, 4, 4, 3, 5), (0, 1, 1, 5, 4)),
    ((5, 0, 0, 4, 4), (0, 3, 1, 0, 1), (0, 1, 4, 1, 3), (4, 0, 3, 4, 3), (4, 1, 1, 3, 3)),
    ((1, 0, 2, 5, 1), (0, 5, 0, 1, 2), (1, 0, 0, 4, 5), (5, 1, 3, 1, 4), (2, 2, 5, 3, 2)),
    ((1, 0, 5, 1, 3), (0, 5, 2, 3, 1), (5, 2, 0, 5, 1), (1, 3, 5, 4, 4), (3, 1, 3, 4, 4)),
)
"""Full grids whose worths differ only in the highest one, as rows from 1 to 5: too rare to be drawn."""

Position = dict[str, Any]


def random_position(rng: Random, kind: str) -> Position:
    """Make a possible position. `kind`: one of `KINDS`."""
    if kind == "equal":
        return with_hands_and_turn(rng, equal_grid(rng))
    count = rng.randint(20, 25) if kind == "late" else rng.randint(1, 25)  # cards on the 25 cells
    deck = [value for value in VALUES for _ in range(COPIES)]
    rng.shuffle(deck)
    if kind == "few_values":
        deck.sort(key=lambda value: (value + rng.randrange(3)) % len(VALUES))
    return with_hands_and_turn(rng, dict(zip(connected_cells(rng, count), deck, strict=False)))


def connected_cells(rng: Random, count: int) -> list[str]:
    """Draw cells that are joined to the centre, in an order in which they can be laid."""
    cells = [CENTRE]
    while len(cells) < count:
        edge = {near for at in cells for near in neighbours(at)} - set(cells)
        cells.append(rng.choice(sorted(edge)))
    return cells


def equal_grid(rng: Random) -> dict[str, int]:
    """Draw a full or partial grid in which so many of the lowest worths are equal as a die says."""
    depth = rng.choice((1, 2, 2, 3, 3, 4, 5, 5))
    if depth == 4:
        grid = rng.choice(DECIDED_BY_THE_FIFTH)
        return {at: grid[ROWS.index(at[1])][COLUMNS.index(at[0])] for at in GRID}
    cells: dict[str, int] = {}
    for _ in range(TRIES):
        cells = disturbed(rng, mirrored(rng))
        lists = lowest(cells)
        equal = len(lists["rows"]) - (lists["rows"] != lists["columns"])
        if equal == depth:
            break
    return cells


def mirrored(rng: Random) -> dict[str, int]:
    """Draw a grid that is its own mirror image at the diagonal, so that each row is worth as much as its column."""
    left = Counter(dict.fromkeys(VALUES, COPIES))
    cells: dict[str, int] = {}
    for at in connected_cells(rng, rng.choice((25, 25, 24, 23, rng.randint(1, 25)))):
        twins = {at, COLUMNS[ROWS.index(at[1])] + ROWS[COLUMNS.index(at[0])]}
        possible = [value for value in VALUES if left[value] >= len(twins)]
        if at not in cells and possible:
            value = rng.choice(possible)
            cells |= dict.fromkeys(twins, value)
            left[value] -= len(twins)
    return connected(cells)


def disturbed(rng: Random, cells: dict[str, int]) -> dict[str, int]:
    """Exchange some cards of a grid."""
    cells = dict(cells)
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
        one, other = rng.choice(sorted(cells)), rng.choice(sorted(cells))
        cells[one], cells[other] = cells[other], cells[one]
    return cells


def connected(cells: dict[str, int]) -> dict[str, int]:
    """Leave out the cards that are not joined to the centre."""
    kept = {CENTRE}
    while more := {near for at in kept for near in neighbours(at) if near in cells} - kept:
        kept |= more
    return {at: value for at, value in cells.items() if at in kept}


def with_hands_and_turn(rng: Random, cells: dict[str, int]) -> Position:
    """Make a position of a grid: deal the hands that belong to it, and give a seat the turn."""
    deck = list((Counter(dict.fromkeys(VALUES, COPIES)) - Counter(cells.values())).elements())
    rng.shuffle(deck)
    empty = len(GRID) - len(cells)
    active, other = rng.sample(SEATS, 2)
    size = (empty + 1) // 2
    hands = {active: deck[:size], other: deck[size:empty]}
    return {"cells": cells, "hands": hands, "active": active if empty else rng.choice((None, active))}
