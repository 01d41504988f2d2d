"""What a bot sees of the arena in a view: where robots end up, what stands in a line, how far tokens are."""

from dataclasses import dataclass

from botyard.games.volt.geometry import NO_SPACE, Board, Ways, board_of
from botyard_protocol.volt import DieColour, DieNumber, Direction, Module, SeatView, View

FIRE = range(8)
"""Directions of a shot."""


@dataclass(slots=True)
class ArenaMap:
    """The arena as one seat sees it.

    `tokens`: spaces with a VP token. `robots`: seats by the spaces of robots. `mines`: spaces. `ways`: of the seat's
    own movement. `distance`: by space, king's steps to the nearest token, 0 without any.
    """

    board: Board
    seat: int
    tokens: frozenset[int]
    robots: dict[int, int]
    mines: frozenset[int]
    ways: Ways
    distance: tuple[int, ...]

    def walk(self, at: int, direction: int, steps: int) -> tuple[int, int]:
        """Return where a movement ends and its damage; the space is `NO_SPACE` if it leads into a pit.

        Robots are not in the way: they are pushed.
        """
        to, crosses = self.ways.to[direction], self.ways.crosses[direction]
        damage = 0
        for _ in range(steps):
            space = to[at]
            if space == NO_SPACE:
                break
            damage += crosses[at] + (space in self.mines)
            at = space
            if at in self.board.pits:
                return NO_SPACE, damage
        return at, damage

    def target(self, at: int, direction: int) -> int | None:
        """Return the seat of the first robot in the line of fire from a space; a mine ends the line."""
        to = self.board.ways.to[direction]
        space = to[at]
        while space != NO_SPACE:
            robot = self.robots.get(space)
            if robot is not None and robot != self.seat:
                return robot
            if space in self.mines:
                return None
            space = to[space]
        return None


def map_of(view: View, seat: int) -> ArenaMap:
    """Return the arena of a view as `seat` sees it."""
    board = board_of(view.arena)
    tokens = frozenset(board.token_at[number] for number in view.tokens)
    mover = view.seats[seat]
    free = Module.WALL_CONTROL in equipped(mover)
    return ArenaMap(
        board=board,
        seat=seat,
        tokens=tokens,
        robots={board.number(one.at): number for number, one in enumerate(view.seats) if one.at is not None},
        mines=frozenset(board.number(mine.at) for mine in view.mines),
        ways=board.free_ways if free else board.ways,
        distance=_distances(board, tokens),
    )


def _distances(board: Board, tokens: frozenset[int]) -> tuple[int, ...]:
    spaces = board.spaces
    near = [spaces[token] for token in tokens]
    return tuple(min((max(abs(x - a), abs(y - b)) for a, b in near), default=0) for x, y in spaces)


def equipped(seat: SeatView) -> tuple[Module, ...]:
    """Return the modules in use by a seat: equipped ones, or those of a KillBot."""
    return (*seat.left, *seat.right, *(seat.killbot.champion if seat.killbot else ()))


def fits(view: View, module: Module, colour: DieColour, number: DieNumber) -> bool:
    """Return whether a die fits the card of a module."""
    card = view.cards[module]
    return card.die is colour and card.low is not None and card.high is not None and card.low <= number <= card.high


def blue_moves(view: View, seat: int) -> list[tuple[Direction, DieNumber]]:
    """Return the buttons and numbers that a blue die of an operator may have."""
    moves = [(button, number) for number in range(1, 7) for button in range(0, 8, 2)]
    if Module.THRUSTER in equipped(view.seats[seat]):
        numbers = [number for number in range(1, 7) if fits(view, Module.THRUSTER, DieColour.BLUE, number)]
        moves += [(button, number) for number in numbers for button in range(1, 8, 2)]
    return moves
