"""Estimates what the own dice would do if no other robot moved: quick enough to rate all programs of a round."""

from collections import deque
from typing import NamedTuple

from botyard.games.volt import programs
from botyard.games.volt.geometry import NO_SPACE, Board
from botyard.games.volt.state import DAMAGE_LIMIT, NONE, State
from botyard_protocol.volt.basics import Die, DieColour, Mode, Module, Units

DISCOUNTS = (1.0, 0.6, 0.4)
"""The weight of a gain in units 1, 2, 3: it is less certain in later units, since other robots have moved."""

TOKEN, KILL, HIT, WORKSHOP = 10.0, 9.0, 1.5, 1.0
"""What it is worth to stand on a token, to destroy a robot, to hit one, and to be in a workshop for each use of it."""

HARM = (1.5, 3.0, 15.0)
"""What the own robot's next damage token costs, by the number that it has; the last token destroys it."""

STEP = 0.35
"""What each step to the nearest token costs, up to `FAR` steps."""

FAR = 12
DICE = ("BBR", "BRB", "RBB", "BRR", "RBR", "RRB")
"""The colours of the dice on units 1 to 3 that are considered: blue or red. At a wall a blue die moves nothing."""

_BLUE, _RED = DieColour.BLUE, DieColour.RED


class Move(NamedTuple):
    """What a blue die does. `at`: the space where the robot then stands. `gain`: what it is worth apart from that."""

    number: int
    button: int
    at: int
    gain: float


class Shot(NamedTuple):
    """The best direction of a red die, and what it is worth."""

    button: int
    gain: float


class Outlook:
    """The arena as one seat sees it at the beginning of a round.

    `at`: the space that its robot begins on; None: where it stands.
    """

    def __init__(self, state: State, seat: int, at: int | None = None) -> None:
        robot = state.seats[seat]
        self.state, self.robot, self.board = state, robot, state.board
        self.at = robot.at if at is None else at
        self.others = {
            other.at: other for number, other in enumerate(state.seats) if number != seat and other.at != NONE
        }
        self.mines = {mine.at for mine in state.mines}
        self.tokens = {self.board.token_at[number] for number in state.tokens}
        self.thruster = robot.has(Module.THRUSTER)
        self.ways = (self.board.free_ways if robot.has(Module.WALL_CONTROL) else self.board.ways).to
        self.crosses = (self.board.free_ways if robot.has(Module.WALL_CONTROL) else self.board.ways).crosses
        self.steps = steps_to(self.board, frozenset(self.tokens))
        self._moves: dict[int, list[Move]] = {}
        self._shots: dict[int, Shot] = {}

    def rated_programs(self) -> list[tuple[float, Units]]:
        """Return all programs considered, the best first; equally good ones in a fixed order."""
        rated: list[tuple[float, Units]] = []
        for dice in DICE:
            self._extend(dice, 0, self.at, 0.0, (), rated)
        rated.sort(key=lambda one: -one[0])
        return rated

    def _extend(
        self, dice: str, unit: int, at: int, worth: float, chosen: tuple[Die, ...], rated: list[tuple[float, Units]]
    ) -> None:
        """Add to `rated` the considered programs whose dice have the colours `dice`, from `unit` (0 to 2) on.

        `at`: the space where the robot then stands. `worth`: what the dice before, `chosen`, have gained.
        """
        if unit == len(dice):
            rated.append((worth + self.worth_of(at), self._with_fourth_die(chosen, at)))
            return
        if dice[unit] == "R":
            shot = self.best_shot(at)
            die = Die(_RED, 1, shot.button)  # lower numbers are activated first
            self._extend(dice, unit + 1, at, worth + shot.gain * DISCOUNTS[unit], (*chosen, die), rated)
            return
        for move in self.moves(at):
            gain = move.gain * DISCOUNTS[unit] if move.gain > 0 else move.gain  # harm counts in full
            die = Die(_BLUE, move.number, move.button)
            self._extend(dice, unit + 1, move.at, worth + gain, (*chosen, die), rated)

    def _with_fourth_die(self, chosen: tuple[Die, ...], at: int) -> Units:
        """Return the dice by unit, with a second red one on the last unit if it may hold two."""
        one, two, three = ((die,) for die in chosen)
        if self.robot.has(Module.RAM_EXPANSION) and sum(die.colour is _RED for die in chosen) == 1:
            return one, two, (*three, Die(_RED, 6, self.best_shot(at).button))  # 6: it is activated last
        return one, two, three

    def worth_of(self, at: int) -> float:
        """Return what it is worth to stand on a space at the end of a round."""
        if at in self.tokens:
            return TOKEN
        worth = -STEP * min(self.steps[at], FAR)
        if at in self.board.workshops:
            damage = self.robot.damage + self.robot.shield  # `shield`: the damage on it; both are repaired
            worth += WORKSHOP * (damage + (self.state.mode != Mode.TRAINING))  # outside training, a module may be drawn
        if at in self.board.fields:
            worth -= HARM[self.robot.damage]
        return worth

    def moves(self, at: int) -> list[Move]:
        """Return the moves of a blue die from a space: each space that it can end on in each direction.

        If several numbers end on the same space, only the move of the lowest one is returned.
        """
        found = self._moves.get(at)
        if found is None:
            found = self._moves[at] = [move for d in range(8) for move in self._moves_in(at, d)]
        return found

    def _moves_in(self, at: int, d: int) -> list[Move]:
        """Return the moves of a blue die in a direction, from the number 1 on, pushing the first robot on the way.

        They end at a wall, a pit, or a robot that cannot be pushed. If the own robot cannot move at all, one
        move is returned that leaves it where it is.
        """
        moves: list[Move] = []
        space, gain = at, 0.0
        pushed = NONE  # the space of the robot that is pushed along
        for number in programs.NUMBERS:
            if d % 2 and not (self.thruster and programs.die_fits_button(_BLUE, number, d, thruster=True)):
                break
            to = self.ways[d][space]
            if to in self.others or (pushed != NONE and to == pushed):
                beyond = self.board.ways.to[d][to]  # where that robot goes
                if beyond == NO_SPACE or beyond in self.others:
                    to = NO_SPACE
                elif beyond in self.board.pits:
                    gain, pushed = gain + KILL, NONE
                else:
                    pushed = beyond
            if to == NO_SPACE:
                if not moves:
                    moves.append(Move(number, d, space, gain))
                break
            if self.crosses[d][space] or to in self.mines:
                gain -= HARM[self.robot.damage]
            space = to
            if space in self.board.pits:
                break
            moves.append(Move(number, d, space, gain))
        return moves

    def best_shot(self, at: int) -> Shot:
        """Return the best direction to fire in from a space."""
        found = self._shots.get(at)
        if found is None:
            found = self._shots[at] = max((self._shot(at, d) for d in range(8)), key=lambda shot: shot.gain)
        return found

    def _shot(self, at: int, d: int) -> Shot:
        """Return what a shot in a direction is worth, by the first robot or mine in the line of fire."""
        to = self.board.ways.to[d]
        space, length = to[at], 1
        while space != NO_SPACE:
            if space in self.others:
                return Shot(d, KILL if self.others[space].damage == DAMAGE_LIMIT - 1 else HIT)
            if space in self.mines:
                return Shot(d, 0.0)
            space, length = to[space], length + 1
        return Shot(d, length / 100)  # hits nothing: the longest line is best


def steps_to(board: Board, targets: frozenset[int]) -> list[int]:
    """Return for each space the orthogonal steps to the nearest target, around pits; `FAR` if there is no way."""
    steps = [FAR] * len(board.spaces)
    queue = deque(targets)
    for space in targets:
        steps[space] = 0
    while queue:
        space = queue.popleft()
        for d, near in board.adjacent[space]:
            if d % 2 == 0 and near not in board.pits and steps[near] > steps[space] + 1:
                steps[near] = steps[space] + 1
                queue.append(near)
    return steps
