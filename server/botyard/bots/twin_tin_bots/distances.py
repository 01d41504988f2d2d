"""How far it is on a board, in orders, until a robot stands before a hex and faces it.

Only what never moves is in the way: bases and rocks. Teleporters carry, as the rules say.
"""

from functools import lru_cache

from botyard.games.hexgrid import NOWHERE
from botyard.games.twin_tin_bots.board import Board, Pairs, board
from botyard.games.twin_tin_bots.state import BASE, ROBOT, ROCK, State

FACINGS = 6
FAR = 40
"""Stands for a hex that cannot be reached."""


class Ways:
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


def ways(state: State) -> Ways:
    """Return the distances on the board of a position. They are kept for positions of the same board."""
    setting = state.setting
    blocked = tuple(cell for cell, content in enumerate(state.cells) if content == ROCK or BASE <= content < ROBOT)
    return _ways(setting.radius, setting.mud, setting.teleporters, blocked)


@lru_cache(maxsize=32)
def _ways(radius: int, mud: tuple[int, ...], teleporters: Pairs, blocked: tuple[int, ...]) -> Ways:
    gates = frozenset(cell for pair in teleporters for cell in pair)
    return Ways(board(radius, mud, teleporters), frozenset(blocked) | gates)
