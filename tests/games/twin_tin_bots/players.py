"""Answers in Twin Tin Bots: the shortest, for tests of the platform, and those of a player that wants to deliver."""

import random
from typing import Any

from botyard.games.hexgrid import distance
from botyard.games.twin_tin_bots.scoring import delivered_worth
from botyard.games.twin_tin_bots.state import BASE, CRYSTAL, NO_CRYSTAL, NONE, ROBOTS, State
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.twin_tin_bots import Command, RobotName, Tile
from tests.games.players import twin_tin_bots as random_answer
from tests.games.twin_tin_bots.scene import GAME

NAME = "twin_tin_bots"
FIRST = ttb.First((ttb.FirstPlace(RobotName.A, 1, Tile.TURN_LEFT), ttb.FirstPlace(RobotName.B, 1, Tile.TURN_RIGHT)))
PASS = ttb.Pass()


def shortest(choice: Any) -> ttb.Command:
    """The shortest answer to a choice of a turn: the first program as it must be, afterwards a pass."""
    return FIRST if isinstance(choice, ttb.ChooseFirst) else PASS


ROUNDS_AHEAD = 3


def keen_answer(rng: random.Random, state: State, thoughts: int) -> Command:
    """An answer to the open choice. `thoughts`: how many answers are thought of."""
    (choice,) = GAME.choices(state)
    view = GAME.view(state, (choice.seat,))
    ideas = [GAME.time_out(state, choice.id), *(random_answer(rng, choice, view) for _ in range(thoughts))]
    worth = [_worth(state, choice.seat, idea) for idea in ideas]
    return ideas[worth.index(max(worth))]


def _worth(state: State, seat: int, command: Command) -> int:
    """How the seat's side stands after its next turns, if all others take the answers of a time-out."""
    state = GAME.apply(state, state.asked, state.choice, command).state
    total, until = 0, state.turns[seat] + ROUNDS_AHEAD
    while not state.over and state.turns[seat] < until:
        turns = state.turns[seat]
        state = GAME.apply(state, state.asked, state.choice, GAME.time_out(state, state.choice)).state
        if state.turns[seat] > turns:
            total += _standing(state, seat)
    return total if not state.over else total + _standing(state, seat) * (until - state.turns[seat])


def _standing(state: State, seat: int) -> int:
    """How a seat's side stands: its points against those of the others, and what its robots can hope for."""
    side = state.setting.sides[seat]
    mates = [one for one in range(state.setting.seats) if state.setting.sides[one] == side]
    points = sum(delivered_worth(state, one) for one in mates)
    others = sum(delivered_worth(state, one) for one in range(state.setting.seats)) - points
    robots = [one * ROBOTS + name for one in mates for name in range(state.setting.robots)]
    return 100 * points - 60 * others + sum(_hope(state, robot) for robot in robots)


def _hope(state: State, robot: int) -> int:
    """What the way of a robot to its goal is worth: a loaded one wants to its base, another one to a crystal."""
    if state.at[robot] == NONE:
        return 0
    loaded = state.cargo[robot] != NO_CRYSTAL
    goals = [
        cell
        for cell, content in enumerate(state.cells)
        if (content == BASE + robot // ROBOTS if loaded else CRYSTAL <= content < BASE)
    ]
    hexes = state.setting.board().hexes
    q, r = hexes[state.at[robot]]
    nearest = min((distance((hexes[cell][0] - q, hexes[cell][1] - r)) for cell in goals), default=9)
    return (80 if loaded else 0) - 4 * nearest
