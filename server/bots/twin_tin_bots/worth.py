"""What a position is worth to a side, in hundredths of a point: the evaluation of the greedy bot and the planner."""

from protocol.twin_tin_bots import Mode
from server.bots.twin_tin_bots.ways import FACINGS, FAR, Ways
from server.games.twin_tin_bots.ending import VALUES, final_scores
from server.games.twin_tin_bots.state import BASE, COLOURS, CRYSTAL, NO_CRYSTAL, NONE, ROBOTS, State

WON = 1_000_000
POINT = 100

_NEAR = [round(1000 * 0.9**distance) for distance in range(FAR + 1)]
"""Thousandths that are left of a hope by the orders that are still to go."""


class Judge:
    """Judges positions of one game for one side."""

    __slots__ = ("_friends", "_goals", "_others", "_side", "_ways")

    def __init__(self, state: State, seat: int, ways: Ways) -> None:
        sides = state.setting.sides
        self._side = sides[seat]
        self._friends = [one for one, side in enumerate(sides) if side == self._side]
        self._others = [
            [one for one, of in enumerate(sides) if of == side] for side in sorted(set(sides)) if side != self._side
        ]
        self._ways = ways
        self._goals = [_goals(state, one, ways) for one in range(len(sides))]

    def worth(self, state: State) -> int:
        """How the side stands, more is better; the end of the game outweighs everything."""
        if state.over:
            return self._end(state)
        crystals = [
            (self._ways.to(cell), VALUES[content - CRYSTAL] * POINT)
            for cell, content in enumerate(state.cells)
            if CRYSTAL <= content < BASE
        ]
        own = sum(self._seat(state, seat, crystals) for seat in self._friends)
        others = [sum(self._seat(state, seat, crystals) for seat in seats) for seats in self._others]
        return own - (max(others) + sum(others) // len(others)) // 2

    def _end(self, state: State) -> int:
        first = state.ranking[0]
        won = sum(state.setting.sides[seat] == self._side for seat in first)
        margin = sum(self._sign(seat) * score for seat, score in enumerate(final_scores(state)))
        if won == len(first):
            return WON + margin
        return margin if won else margin - WON

    def _sign(self, seat: int) -> int:
        return 1 if seat in self._friends else -1

    def _seat(self, state: State, seat: int, crystals: list[tuple[list[int], int]]) -> int:
        """Points in the base, and the hopes of the robots that still run."""
        delivered = state.delivered[seat * COLOURS : (seat + 1) * COLOURS]
        worth = POINT * sum(count * value for count, value in zip(delivered, VALUES, strict=True))
        if state.resigned[seat]:
            return worth
        for robot in range(seat * ROBOTS, seat * ROBOTS + ROBOTS):
            if state.at[robot] != NONE:
                worth += self._hope(state, robot, self._goals[seat], crystals)
        return worth

    def _hope(self, state: State, robot: int, goals: list[list[int]], crystals: list[tuple[list[int], int]]) -> int:
        place = FACINGS * state.at[robot] + state.facing[robot]
        cargo = state.cargo[robot]
        if cargo == NO_CRYSTAL:
            return max((value * _NEAR[table[place]] // 3000 for table, value in crystals), default=0)
        value = VALUES[cargo] * POINT
        home = min(table[place] for table in goals)
        if state.rounds_left >= 0:
            return max(value - POINT, value * _NEAR[home] // 1000)
        return value * 2 // 5 + value * _NEAR[home] // 2000


def _goals(state: State, seat: int, ways: Ways) -> list[list[int]]:
    """Distances to the bases that a robot of the seat may deliver to for its side."""
    setting = state.setting
    if setting.mode == Mode.ADVANCED_TWO_PLAYER:
        return [ways.to(setting.bases[seat])]
    return [ways.to(base) for one, base in enumerate(setting.bases) if setting.sides[one] == setting.sides[seat]]
