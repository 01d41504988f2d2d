"""Find puzzles of Twin Tin Bots in matches of bots: `python -m tests.games.twin_tin_bots.find_puzzles COUNT [SEED]`.

Prints steps for the list `puzzles` of the game's `lessons.json`, the easiest first: positions in which a crystal that
a robot carries can be delivered in two turns, by one way only, and not in one turn. How easy one is depends on the
nodes that a planner needs until it begins as the solution does.
"""

import json
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

from botyard.bots.answer import answer
from botyard.games.hexgrid import grid
from botyard.games.registry import GAMES
from botyard.games.twin_tin_bots.lessons import lessons, position
from botyard.games.twin_tin_bots.state import (
    COLOURS,
    CRYSTAL,
    EMPTY_SLOT,
    NO_CRYSTAL,
    ORDINARY,
    PROGRAM,
    ROBOTS,
    SLOTS,
    Ask,
    State,
)
from botyard_protocol.messages import BotLevel
from botyard_protocol.twin_tin_bots import Colour, Command, Crystal, Options, RobotName, Tile
from tests.games.twin_tin_bots.solver import solutions

GAME = GAMES["twin_tin_bots"]
TURNS = 2
MATCHES = 1000
EACH = 4
"""Of so many turns of a match one is searched: its neighbours look alike."""
NODES = (100, 1000, 10_000)
"""What planners may search: the fewer nodes one needs, the easier is a puzzle."""


def positions(seed: int) -> Iterator[dict[str, Any]]:
    """Play a match of two bots; the positions at the starts of turns that the short form of lessons can express."""
    state = GAME.new(2, Options(), seed.to_bytes(32, "big")).state
    while not GAME.finished(state):
        if state.ask == Ask.PROGRAM and max(state.program) < ORDINARY:
            yield short_form(state)
        choice = GAME.choices(state)[0]
        level = BotLevel.GREEDY if (choice.seat + seed) % 2 else BotLevel.PLANNER
        command = answer(GAME.name, level, GAME.view(state, (choice.seat,)), choice, seed, NODES[0])
        state = GAME.apply(state, choice.seat, choice.id, command).state


def short_form(state: State) -> dict[str, Any]:
    """Return a position as `botyard.games.twin_tin_bots.lessons` describes it, the active seat first."""
    seats = [state.active, 1 - state.active]
    colour = {seat: Colour(state.setting.colours[seat]).wire for seat in seats}
    hexes = [list(one) for one in grid(state.setting.radius).hexes]
    crystals = {
        kind.wire: [hexes[cell] for cell, held in enumerate(state.cells) if held == CRYSTAL + kind] for kind in Crystal
    }
    return {
        "radius": state.setting.radius,
        "bases": {colour[seat]: hexes[state.setting.bases[seat]] for seat in seats},
        "robots": {colour[seat]: _robots(state, seat, hexes) for seat in seats},
        "programs": {colour[seat]: _programs(state, seat) for seat in seats},
        "crystals": {kind: at for kind, at in crystals.items() if at},
        "track": [Crystal(one).wire for one in state.track[:2]],
        "stack": ["dash", "u_turn", "jump"],
    }


def _robots(state: State, seat: int, hexes: list[list[int]]) -> dict[str, list[Any]]:
    robots = {name.wire: ROBOTS * seat + name for name in RobotName}
    return {
        name: [*hexes[state.at[robot]], state.facing[robot], *_cargo(state, robot)] for name, robot in robots.items()
    }


def _cargo(state: State, robot: int) -> list[str]:
    return [] if state.cargo[robot] == NO_CRYSTAL else [Crystal(state.cargo[robot]).wire]


def _programs(state: State, seat: int) -> dict[str, list[str | None]]:
    slots = [
        None if tile == EMPTY_SLOT else Tile(tile).wire for tile in state.program[PROGRAM * seat : PROGRAM * (seat + 1)]
    ]
    return {name.wire: slots[SLOTS * name : SLOTS * (name + 1)] for name in RobotName}


def puzzles(seed: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Find the puzzles of a match, each with its grade, at most one of each match: others would look alike."""
    for found in islice(positions(seed), seed % EACH, None, EACH):
        state = position(found)
        for kind in sorted({Crystal(one) for one in state.cargo[:ROBOTS] if one != NO_CRYSTAL}):
            wanted = tuple(int(one == kind) for one in range(COLOURS))
            if next(solutions(state, wanted, 1), None) is not None:
                continue
            ways = list(islice(solutions(state, wanted, TURNS), 2))
            if len(ways) == 1:
                event = {"type": "crystal_delivered", "seat": 0, "crystal": kind.wire}
                yield grade(state, ways[0]), {"position": found, "goal": {"events": [event], "turns": TURNS}}
                return


def grade(state: State, solution: list[Command]) -> int:
    """Return how many of `NODES` are too few for a planner to begin as the solution does."""
    choice = GAME.choices(state)[0]
    view = GAME.view(state, (0,))
    begins = (answer(GAME.name, BotLevel.PLANNER, view, choice, 0, nodes) == solution[0] for nodes in NODES)
    return next((number for number, same in enumerate(begins) if same), len(NODES))


def written(id: str, step: dict[str, Any]) -> str:
    """Return a step as `lessons.json` writes it: each field of the position that is long begins a line."""
    fields = {name: f'"{name}": {json.dumps(value)}' for name, value in step["position"].items()}
    lines = (("radius", "bases"), ("robots",), ("programs",), ("crystals", "track", "stack"))
    position = (",\n" + " " * 16).join(", ".join(fields[name] for name in names) for names in lines)
    return f'  {{"id": "{id}",\n   "position": {{{position}}},\n   "goal": {json.dumps(step["goal"])}}}'


def main() -> None:
    """Print as many puzzles as the arguments ask for, from the matches of the seeds from theirs on."""
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    found = islice((one for seed in range(first, first + MATCHES) for one in puzzles(seed)), count)
    taken = len(lessons()["puzzles"])
    for number, (_, step) in enumerate(sorted(found, key=lambda one: one[0]), taken + 1):
        print(written(f"puzzle-{number}", step) + ",")


if __name__ == "__main__":
    main()
