"""Random scenarios: a position, and steps found by playing the oracle from there, some of them doubtful.

Positions have any number of cards, nearly full grids, and grids with equal lowest worths to any depth.
"""

import argparse
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

from tests.oracle.robot_master.rules import (
    CENTRE,
    COLUMNS,
    COPIES,
    GRID,
    ROWS,
    SEATS,
    VALUES,
    Game,
    lowest,
    neighbours,
    run,
)

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


DOUBTFUL = 0.25
CLOCK = 0.1
RESIGN = 0.01

JUNK: tuple[Any, ...] = (None, True, False, -1, 6, 2**70, 1.5, 1.0, "", "1", "c3", "C3", "a0", "f1", "a6", "1a", [], {})
STRANGERS: tuple[Any, ...] = ("blue", "ROWS", "", None, 0, 1, True, ["rows"], {})

Step = dict[str, Any]


def generate(seed: int, kind: str = "any") -> dict[str, Any]:
    """Make the scenario of a seed. Half of them expect something, right or wrong."""
    return played(seed, kind)[0]


def played(seed: int, kind: str) -> tuple[dict[str, Any], Game]:
    """Make the scenario of a seed, and give with it the game as it stands after its steps."""
    rng = Random(f"{seed}/{kind}")
    scenario: dict[str, Any] = {
        "name": f"{kind}-{seed}",
        "game": "robot_master",
        "position": random_position(rng, kind),
    }
    game = Game(deepcopy(scenario["position"]))
    steps = []
    for _ in range(rng.randint(0, 30)):
        if game.over and rng.random() < 0.4:
            break
        step = doubtful_step(rng, game) if game.over or rng.random() < DOUBTFUL else legal_step(rng, game)
        steps.append(step)
        game.submit(step["seat"], step["command"])
    scenario["steps"] = steps
    if rng.random() < 0.5:
        scenario["expect"] = expectation(rng, run(scenario))
    return scenario, game


def legal_step(rng: Random, game: Game) -> Step:
    """Draw a step that is accepted."""
    seat, chance = str(game.active), rng.random()
    if chance < RESIGN:
        return {"seat": rng.choice(SEATS), "command": {"type": "resign"}}
    if chance < RESIGN + CLOCK:
        return {"seat": seat, "command": {"type": "clock"}}
    return {"seat": seat, "command": lay(rng, game.hands[seat], game.legal_cells())}


def lay(rng: Random, values: list[int], cells: list[str]) -> dict[str, Any]:
    """Draw a command that lays one of the values on one of the cells."""
    return {"type": "lay", "value": rng.choice(values), "at": rng.choice(cells)}


def doubtful_step(rng: Random, game: Game) -> Step:
    """Draw a step that is wrong in most cases: out of turn, off the edge, or not a command at all."""
    seat = rng.choice(SEATS) if game.over else str(game.active)
    command: Any = lay(rng, game.hands[seat] or [0], game.legal_cells() or ["c3"])
    match rng.randrange(9):
        case 0:
            seat = rng.choice(SEATS)
            command = lay(rng, [*range(6)], list(GRID))
        case 1:
            command["at"] = rng.choice([*game.cells] + [at for at in GRID if at not in game.legal_cells()])
        case 2:
            command["value"] = rng.choice([value for value in range(6) if value not in game.hands[seat]] or [7])
        case 3:
            command[rng.choice(("type", "value", "at"))] = rng.choice(JUNK)
        case 4:
            del command[rng.choice(("type", "value", "at"))]
        case 5:
            command = rng.choice((command | {"extra": 1, "seat": "rows"}, *JUNK))
        case 6:
            command = {"type": rng.choice(("pass", "Lay", "resign ", "clock", "clock", "timeout", "place", None, 7))}
        case 7:
            return {"seat": rng.choice(STRANGERS), "command": rng.choice((command, {"type": "resign"}))}
        case 8:
            seat = rng.choice(SEATS)
            command = {"type": "clock"}
    return {"seat": seat, "command": command}


def expectation(rng: Random, outcome: dict[str, Any]) -> dict[str, Any]:
    """Draw what a scenario expects: some fields of the outcome, in another order, at times one of them wrong."""
    keys = ("rejected", "pending", "worths", "lowest", "position", "result")
    expect = deepcopy({key: outcome[key] for key in rng.sample(keys, rng.randint(1, len(keys)))})
    if expect.get("pending"):
        rng.shuffle(expect["pending"]["cells"])
    if "position" in expect:
        for hand in expect["position"]["hands"].values():
            rng.shuffle(hand)
        del expect["position"][rng.choice(("cells", "hands", "active"))]
    if expect.get("result"):
        for place in expect["result"]["ranking"]:
            rng.shuffle(place)
    if rng.random() < 0.4:
        falsify(rng, expect, rng.choice(sorted(expect)))
    return expect


def falsify(rng: Random, expect: dict[str, Any], key: str) -> None:
    """Make one field of an expectation wrong."""
    if key in ("worths", "lowest"):
        expect[key][rng.choice(SEATS)][-1] += 1
    elif key == "rejected":
        expect[key] = [*expect[key], {"step": 31}]
    elif key == "position":
        expect[key].setdefault("cells", {})["c3"] = 9
    elif expect[key] is None:
        expect[key] = {"seat": "rows", "type": "lay", "cells": []} if key == "pending" else {"reason": "complete"}
        if key == "result":
            expect[key] |= {"ranking": [["rows", "columns"]], "scores": {"rows": 0, "columns": 0}}
    elif key == "pending":
        expect[key]["cells"].pop()
    else:
        expect[key]["scores"]["rows"] += 1


def frequencies(count: int, seed: int, kind: str) -> tuple[Counter[str], Counter[str]]:
    """Count what occurs in the scenarios of the seeds from `seed` on, `count` of them, of one of the `KINDS`.

    Returns by a name of what occurs: how often in all of them together, and in how many of them.
    """
    total: Counter[str] = Counter()
    within: Counter[str] = Counter()
    for one in range(seed, seed + count):
        scenario, game = played(one, kind)
        outcome = run(scenario)
        lists, result = outcome["lowest"], outcome["result"]
        # the game has counted what occurred in its steps; here come facts of the whole scenario
        game.happened["step"] = len(scenario["steps"])
        game.happened[f"lowest lists of {len(lists['rows'])}"] = 1
        game.happened[f"expected, {'met' if outcome['ok'] else 'not met'}"] = "expect" in scenario
        if result is not None:
            draw = result["reason"] == "complete" and len(result["ranking"]) == 1
            game.happened["end in a draw" if draw else f"end, {result['reason']}, lists of {len(lists['rows'])}"] = 1
        total.update(game.happened)
        within.update(what for what, times in game.happened.items() if times)
    return total, within


def main() -> None:
    """Print how often each thing occurs in random scenarios, and in how many of them."""
    parser = argparse.ArgumentParser(description="Show how often what occurs in random scenarios.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=KINDS, default=KINDS[0])
    asked = parser.parse_args()
    total, within = frequencies(asked.count, asked.seed, asked.kind)
    for what, times in sorted(total.items()):
        print(f"{what:36}{times:9} times in {100 * within[what] / asked.count:6.1f} % of the scenarios")


if __name__ == "__main__":
    main()
