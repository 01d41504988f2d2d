"""Puzzles of Twin Tin Bots in matches of bots: a crystal to deliver in two turns, found by a search."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from botyard.bots.answer import answer
from botyard.bots.twin_tin_bots.greedy import changes
from botyard.bots.twin_tin_bots.simulation import PROGRAMMING, Simulation, play_default
from botyard.games.hexgrid import distance, grid
from botyard.games.registry import GAMES
from botyard.games.twin_tin_bots.choice_answers import answer as answer_choice
from botyard.games.twin_tin_bots.choice_answers import default_answer, open_choice
from botyard.games.twin_tin_bots.legal import legal
from botyard.games.twin_tin_bots.lessons import position
from botyard.games.twin_tin_bots.orders import carry_on
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
from botyard.games.twin_tin_bots.views import view
from botyard_protocol.messages import BotLevel
from botyard_protocol.twin_tin_bots import Colour, Command, Crystal, Options, Pass, RobotName, Tile

OWN = 0
"""The seat that solves puzzles."""


def delivered(state: State) -> tuple[int, ...]:
    """Return the crystals of each colour in the solver's base."""
    return tuple(state.delivered[OWN * COLOURS : (OWN + 1) * COLOURS])


def solutions(state: State, wanted: tuple[int, ...], turns: int) -> Iterator[list[Command]]:
    """Find the answers by which the solver has `wanted` crystals within so many own turns; all others do nothing."""
    if turns == 0:
        return
    for command in (Pass(), *changes(state, OWN)):
        for commands, after in _run(state, command):
            if all(have >= want for have, want in zip(delivered(after), wanted, strict=True)):
                yield commands
            elif turns > 1 and not after.over:
                thought = Simulation(after)
                play_default(thought, OWN, 0)
                if not thought.state.over:
                    yield from ([*commands, *rest] for rest in solutions(thought.state, wanted, turns - 1))


def _run(state: State, command: Command) -> Iterator[tuple[list[Command], State]]:
    """Run a turn, with every answer of the solver to the choices in it."""
    thought = Simulation(state)
    answer_choice(thought, command)
    carry_on(thought)
    after = thought.state
    if after.over or after.ask in PROGRAMMING:
        yield [command], after
        return
    choice = open_choice(after)
    assert choice is not None
    if choice.seat != OWN:  # as when time is up; it is no move of the solver
        yield from (([command, *rest[1:]], last) for rest, last in _run(after, default_answer(after)))
        return
    for reply in legal(view(after, (OWN,)), choice):
        yield from (([command, *rest], last) for rest, last in _run(after, reply))


GAME = GAMES["twin_tin_bots"]
TURNS = 2
EACH = 4
"""Of so many turns of a match one is searched: its neighbours look alike."""
NEAR = 4
"""Hexes from a crystal to the base in a puzzle."""
NODES = (100, 1000)
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
    """The robots of a seat by name: hex, facing, and the cargo of one that has some."""
    robots = {name.wire: ROBOTS * seat + name for name in RobotName}
    return {
        name: [*hexes[state.at[robot]], state.facing[robot], *_cargo(state, robot)] for name, robot in robots.items()
    }


def _cargo(state: State, robot: int) -> list[str]:
    """The cargo of a robot, nothing if it has none."""
    return [] if state.cargo[robot] == NO_CRYSTAL else [Crystal(state.cargo[robot]).wire]


def _programs(state: State, seat: int) -> dict[str, list[str | None]]:
    """The tiles in the slots of a seat's robots, by name."""
    slots = [
        None if tile == EMPTY_SLOT else Tile(tile).wire for tile in state.program[PROGRAM * seat : PROGRAM * (seat + 1)]
    ]
    return {name.wire: slots[SLOTS * name : SLOTS * (name + 1)] for name in RobotName}


def puzzles(seed: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Find the puzzles of a match, each with its grade, at most one of each turn that is searched.

    The goal is to deliver a crystal, which takes more than one turn, and can be done in one way only in `TURNS`.
    """
    for found in islice(positions(seed), seed % EACH, None, EACH):
        state = position(found)
        for kind in near_crystals(state):
            wanted = tuple(int(one == kind) for one in range(COLOURS))
            if next(solutions(state, wanted, 1), None) is not None:
                continue
            ways = list(islice(solutions(state, wanted, TURNS), 2))
            if len(ways) == 1:
                event = {"type": "crystal_delivered", "seat": 0, "crystal": kind.wire}
                yield grade(state, ways[0]), {"position": found, "goal": {"events": [event], "turns": TURNS}}
                break


def near_crystals(state: State) -> list[Crystal]:
    """Return the crystals that a robot of the solver carries not far from its base: with others a search is in vain."""
    hexes, base = grid(state.setting.radius).hexes, state.setting.bases[0]
    carried = [robot for robot in range(ROBOTS) if state.cargo[robot] != NO_CRYSTAL]
    ways = {robot: [a - b for a, b in zip(hexes[state.at[robot]], hexes[base], strict=True)] for robot in carried}
    return sorted({Crystal(state.cargo[robot]) for robot, (q, r) in ways.items() if distance((q, r)) <= NEAR})


def shortest(step: dict[str, Any]) -> list[list[Command]]:
    """Return the ways to solve a puzzle in the fewest turns, two at most."""
    state, (goal,) = position(step["position"]), step["goal"]["events"]
    wanted = tuple(int(kind.wire == goal["crystal"]) for kind in Crystal)
    ways = (islice(solutions(state, wanted, turns), 2) for turns in range(1, step["goal"]["turns"] + 1))
    return next((found for found in map(list, ways) if found), [])


def grade(state: State, solution: list[Command]) -> int:
    """Return 1 if a planner begins as the solution does with the fewest of `NODES`, one more for each too few."""
    choice = GAME.choices(state)[0]
    view = GAME.view(state, (0,))
    begins = (answer(GAME.name, BotLevel.PLANNER, view, choice, 0, nodes) == solution[0] for nodes in NODES)
    return next((number for number, same in enumerate(begins, 1) if same), len(NODES) + 1)
