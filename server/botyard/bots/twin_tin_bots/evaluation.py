"""What a position is worth to a side, in hundredths of a point: the evaluation of the greedy bot and the planner.

Points in the base count in full. A robot with a crystal hopes for a part of its points, the more the nearer it is to
a base of its side; one without hopes for a smaller part of the best crystal within reach. How far it is, is counted in
orders until a robot stands before a hex and faces it. Only what never moves is in the way: bases and rocks.
Teleporters carry, as the rules say.
"""

from functools import lru_cache

from botyard.games.hexgrid import NOWHERE
from botyard.games.twin_tin_bots.board import Board, Pairs, board
from botyard.games.twin_tin_bots.scoring import VALUES, final_scores
from botyard.games.twin_tin_bots.state import (
    BASE,
    COLOURS,
    CRYSTAL,
    JOKER,
    NO_CRYSTAL,
    NONE,
    ROBOT,
    ROBOTS,
    ROCK,
    TILES,
    State,
)
from botyard_protocol.twin_tin_bots import Mode

FACINGS = 6
FAR = 40
"""The distance of a hex that cannot be reached."""


class DistanceTables:
    """The distances on one board, worked out for each goal when it is first asked for."""

    __slots__ = ("_blocked", "_board", "_tables")

    def __init__(self, on: Board, blocked: frozenset[int]) -> None:
        self._board = on
        self._blocked = blocked
        self._tables: dict[int, list[int]] = {}

    def to(self, goal: int) -> list[int]:
        """Return how many orders (a step or a turn by 60° each) it takes until a robot faces `goal`.

        The place in the list is `FACINGS * cell + facing`. 0: the robot faces it already; `FAR`: never.
        """
        table = self._tables.get(goal)
        if table is None:
            table = self._tables[goal] = self._search(goal)
        return table

    def _search(self, goal: int) -> list[int]:
        """Return the number of steps to a goal from each place and facing, `FAR` where there is no way.

        Searches backwards from the goal, one step further in each round.
        """
        table = [FAR] * (FACINGS * len(self._board.hexes))
        wave = [place for place in self._before(goal) if place // FACINGS not in self._blocked]
        distance = 0
        while wave and distance < FAR:
            fresh = [place for place in dict.fromkeys(wave) if table[place] == FAR]
            for place in fresh:
                table[place] = distance
            wave = [source for place in fresh for source in self._sources(place)]
            distance += 1
        return table

    def _before(self, goal: int) -> list[int]:
        """Return the places where a robot faces the goal: for each facing the cell next to it on the other side."""
        plain = self._board.grid
        cells = [plain.neighbours[(facing + 3) % FACINGS][goal] for facing in range(FACINGS)]
        return [FACINGS * cell + facing for facing, cell in enumerate(cells) if cell != NOWHERE]

    def _sources(self, place: int) -> list[int]:
        """Return the places where a robot can come from by one order. A step back undoes a step, teleporters or not."""
        cell, facing = divmod(place, FACINGS)
        found = [FACINGS * cell + (facing + 1) % FACINGS, FACINGS * cell + (facing - 1) % FACINGS]
        behind = self._board.steps[(facing + 3) % FACINGS][cell]
        if behind != NOWHERE and behind not in self._blocked:
            found.append(FACINGS * behind + facing)
        return found


def distance_tables(state: State) -> DistanceTables:
    """Return the tables of distances on the board of a position. They are kept for positions of the same board."""
    setting = state.setting
    blocked = tuple(cell for cell, content in enumerate(state.cells) if content == ROCK or BASE <= content < ROBOT)
    return _cached_tables(setting.radius, setting.mud, setting.teleporters, blocked)


@lru_cache(maxsize=32)
def _cached_tables(radius: int, mud: tuple[int, ...], teleporters: Pairs, blocked: tuple[int, ...]) -> DistanceTables:
    # no robot stands on a teleporter: a step leads through it
    gates = frozenset(cell for pair in teleporters for cell in pair)
    return DistanceTables(board(radius, mud, teleporters), frozenset(blocked) | gates)


POINT = 100
WON = 10_000 * POINT
"""The worth of a game that is won: more than all points together."""

CARRYING_PERCENT = 40
"""Hundredths of a crystal's points that a robot is worth for carrying it, however far from home."""

FACING_BASE_PERCENT = 50
"""Further hundredths for facing a base with it; from farther away only the part that `_NEARNESS_PERMILLE` says."""

FACING_CRYSTAL_PERCENT = 33
"""Hundredths of a crystal's points for facing it; from farther away only the part that `_NEARNESS_PERMILLE` says."""

UNUSED_JOKER_WORTH = 50
"""The worth of a joker that is not used yet, before the end phase."""

_NEARNESS_PERMILLE = [round(1000 * 0.9**distance) for distance in range(FAR)] + [0]
"""How many thousandths of a hope remain, by the number of orders that the robot is away from its goal."""

_CrystalDistances = list[tuple[list[int], int]]
"""Crystals on the board: the distances to each, and what it is worth."""


class Evaluator:
    """Judges positions of one game for one side. `fear`: what hopes of others count, in hundredths."""

    __slots__ = ("_distances", "_fear", "_friends", "_goals", "_others", "_side")

    def __init__(self, state: State, seat: int, distances: DistanceTables, fear: int) -> None:
        sides = state.setting.sides
        self._side, self._fear, self._distances = sides[seat], fear, distances
        self._friends = _seats_of(sides, self._side)
        self._others = [_seats_of(sides, side) for side in sorted(set(sides)) if side != self._side]
        self._goals = [_goals(state, one, distances) for one in range(len(sides))]  # by seat

    def worth(self, state: State) -> int:
        """Return how the side stands: more is better, and the end of the game outweighs everything.

        The worth of the others is subtracted: half that of the strongest side, and half the mean of them all.
        """
        if state.over:
            return self._end(state)
        crystals = self._crystals(state)
        own = sum(self._seat(state, seat, crystals, hope=100) + _joker(state, seat) for seat in self._friends)
        others = [sum(self._seat(state, seat, crystals, hope=self._fear) for seat in seats) for seats in self._others]
        return own - (max(others) + sum(others) // len(others)) // 2

    def _end(self, state: State) -> int:
        """Return the worth of a game that is over: the lead in points, and `WON` more for a victory, less for a defeat.

        A shared first place is worth no more than the points.
        """
        first, scores = state.ranking[0], final_scores(state)
        margin = sum(score if seat in self._friends else -score for seat, score in enumerate(scores)) * POINT
        if not any(seat in self._friends for seat in first):
            return margin - WON
        return margin + WON if all(seat in self._friends for seat in first) else margin

    def _crystals(self, state: State) -> _CrystalDistances:
        """Return the distances to each crystal on the board, with its value."""
        return [
            (self._distances.to(cell), VALUES[content - CRYSTAL] * POINT)
            for cell, content in enumerate(state.cells)
            if CRYSTAL <= content < BASE
        ]

    def _seat(self, state: State, seat: int, crystals: _CrystalDistances, hope: int) -> int:
        """Return the points in the base plus the hopes of running robots. `hope`: what these count, in hundredths."""
        blue, green, pink = state.delivered[seat * COLOURS : (seat + 1) * COLOURS]
        worth = POINT * (blue * VALUES[0] + green * VALUES[1] + pink * VALUES[2])
        if state.resigned[seat]:
            return worth
        goals = self._goals[seat]
        for robot in range(seat * ROBOTS, seat * ROBOTS + ROBOTS):
            if state.at[robot] != NONE:
                worth += _hope(state, robot, goals, crystals) * hope // 100
        return worth


def _hope(state: State, robot: int, goals: list[list[int]], crystals: _CrystalDistances) -> int:
    """Return the worth of what a robot may still bring in: its own crystal, else the best one in reach.

    `goals`, `crystals`: tables of distances to its bases, and to crystals with their values. The value is multiplied
    by hundredths and thousandths, and divided by 100,000.
    """
    place, cargo = FACINGS * state.at[robot] + state.facing[robot], state.cargo[robot]
    if cargo == NO_CRYSTAL:
        return (
            max([value * _NEARNESS_PERMILLE[table[place]] for table, value in crystals], default=0)
            * FACING_CRYSTAL_PERCENT
            // 100_000
        )
    value = VALUES[cargo] * POINT
    near = _NEARNESS_PERMILLE[min([table[place] for table in goals])]
    if state.rounds_left != NONE:  # what is aboard at the end counts one point less (rules §7)
        return max(value - POINT, value * near // 1000)
    return value * (CARRYING_PERCENT * 1000 + FACING_BASE_PERCENT * near) // 100_000


def _joker(state: State, seat: int) -> int:
    return UNUSED_JOKER_WORTH if state.rounds_left == NONE and state.hand[seat * TILES + JOKER] else 0


def _goals(state: State, seat: int, distances: DistanceTables) -> list[list[int]]:
    """Return the tables of distances to the bases that a robot of the seat may deliver to for its side (rules §8)."""
    setting = state.setting
    if setting.mode == Mode.ADVANCED_TWO_PLAYER:
        return [distances.to(setting.bases[seat])]
    return [distances.to(setting.bases[one]) for one in _seats_of(setting.sides, setting.sides[seat])]


def _seats_of(sides: tuple[int, ...], side: int) -> list[int]:
    return [seat for seat, of in enumerate(sides) if of == side]
