"""Puzzles of Robot Master in matches of bots: the last cards of a game, with one way to win against the planner."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from botyard.bots.answer import answer
from botyard.bots.robot_master.planner import EXACT, PATIENCES, exact_points, possible_hands
from botyard.bots.robot_master.position import (
    WIN,
    Position,
    command_of,
    gains,
    other_hand_size,
    position_of,
    unseen_cards,
)
from botyard.games.registry import GAMES
from botyard.games.robot_master.grid import SIZE
from botyard.games.robot_master.lessons import EMPTY, position
from botyard.games.robot_master.state import State
from botyard_protocol.messages import BotLevel
from botyard_protocol.robot_master import Lay, Options

GAME = GAMES["robot_master"]
OWN = 0
"""The seat that solves puzzles."""
GOAL = {"type": "match_ended", "ranking": [[0], [1]]}
EMPTY_CELLS = (3, EXACT)
"""Empty cells of a puzzle: an odd number, so that the solver lays the last card, and no more than planners search."""
HANDS = 6
"""So many hands of the other seat are tried in a position."""


def puzzles(seed: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Find the puzzles of a match, each with its grade, at most one of each match: others would look alike.

    There is one card that wins against every hand that the other seat may have, and one way to win against the hand
    that it has.
    """
    for state in endings(seed):
        (choice,) = GAME.choices(state)
        seen = position_of(GAME.view(state, (state.active,)), choice)
        points = exact_points(seen, gains(PATIENCES[0]))
        if list(points.values()).count(most_points(seen)) != 1:
            continue
        for hand, _ in islice(possible_hands(unseen_cards(seen), other_hand_size(seen)), HANDS):
            found = short_form(state, "".join(str(value) for value, count in enumerate(hand) for _ in range(count)))
            begun = position(found)
            ways = list(islice(solutions(begun), 2))
            if len(ways) == 1:
                turns = len(begun.hands[OWN])
                goal = {"events": [GOAL], "turns": turns}
                yield grade(begun, ways[0]), {"position": found, "goal": goal, "bot": BotLevel.PLANNER.wire}
                return


def shortest(step: dict[str, Any]) -> list[list[Lay]]:
    """Return the ways to solve a puzzle, two at most."""
    return list(islice(solutions(position(step["position"])), 2))


def endings(seed: int) -> Iterator[State]:
    """Play a match of two bots, which are quick; its positions with few empty cells, the latest last."""
    state: State = GAME.new(2, Options(), seed.to_bytes(32, "big")).state
    while not GAME.finished(state):
        if state.cells.count(None) in EMPTY_CELLS:
            yield state
        (choice,) = GAME.choices(state)
        command = answer(GAME.name, BotLevel.GREEDY, GAME.view(state, (choice.seat,)), choice, seed)
        state = GAME.apply(state, choice.seat, choice.id, command).state


def most_points(seen: Position) -> int:
    """The points of a card that wins against every hand of the other seat."""
    return WIN * sum(times for _, times in possible_hands(unseen_cards(seen), other_hand_size(seen)))


def short_form(state: State, other: str) -> dict[str, Any]:
    """Return a position as `botyard.games.robot_master.lessons` describes it, for the owner of the rows to lay.

    `other`: the hand of the other seat. If the seat to lay owns the columns, the grid is mirrored.
    """
    cells = [EMPTY if value is None else str(value) for value in state.cells]
    rows = ["".join(cells[start : start + SIZE]) for start in range(0, len(cells), SIZE)]
    if state.active != state.rows:
        rows = ["".join(column) for column in zip(*rows, strict=True)]
    hand = "".join(map(str, state.hands[state.active]))
    return {"grid": rows[::-1], "hand": hand, "other": other}


def solutions(state: State) -> Iterator[list[Lay]]:
    """Find the cards by which the solver wins against the planner; cards of the same value count as one."""
    if GAME.finished(state):
        if GAME.ranking(state) == ((OWN,), (1 - OWN,)):
            yield []
        return
    (choice,) = GAME.choices(state)
    view = GAME.view(state, (choice.seat,))
    if choice.seat != OWN:
        reply = answer(GAME.name, BotLevel.PLANNER, view, choice, 0)
        yield from solutions(GAME.apply(state, choice.seat, choice.id, reply).state)
        return
    for move in position_of(view, choice).moves():
        command = command_of(move)
        rest = solutions(GAME.apply(state, OWN, choice.id, command).state)
        yield from ([command, *more] for more in rest)


def grade(state: State, solution: list[Lay]) -> int:
    """Return 1 if the greedy bot begins as the solution does, else 2 for two cards and 3 for three."""
    (choice,) = GAME.choices(state)
    if answer(GAME.name, BotLevel.GREEDY, GAME.view(state, (OWN,)), choice, 0) == solution[0]:
        return 1
    return min(3, len(solution))
