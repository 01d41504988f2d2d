"""Matches for the tests: played by default answers, or set just before their end.

And the part of Robot Master in the tests of all games: tables, a random player, and twins of states.
"""

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from botyard.games.interface import Audience, Outcome
from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard.games.robot_master import RobotMaster
from botyard.games.robot_master.grid import CELLS
from botyard.games.robot_master.play import DECK
from botyard.games.robot_master.state import State
from botyard_protocol.robot_master import Beginner, ChooseCard, Lay, Options, RowsOwner, View


def tables() -> list[Table]:
    """Every option, and every length of a match."""
    game = GAMES["robot_master"]
    return [
        Table("standard", 2, Options(), game),
        Table("rows-begin", 2, Options(RowsOwner.FIRST_SEAT, Beginner.ROWS), game),
        Table("columns-begin", 2, Options(RowsOwner.SECOND_SEAT, Beginner.COLUMNS, 3), game),
        Table("best-of-5", 2, Options(games=5), game),
    ]


def player(rng: random.Random, choice: ChooseCard, view: View) -> Lay:
    """A legal answer to a choice. `view`: the one of the choice's seat."""
    return Lay(rng.choice(view.hands[choice.seat].values), rng.choice(choice.cells))


def twin(rng: random.Random, state: State, audience: Audience) -> State:
    """The hands that the audience does not see and the cards that were not dealt, dealt anew."""
    unseen = list(DECK)
    for value in (*state.cells, *(card for seat in audience for card in state.hands[seat])):
        if value is not None:
            unseen.remove(value)
    rng.shuffle(unseen)
    hands = list(state.hands)
    for seat, hand in enumerate(state.hands):
        if seat not in audience:
            hands[seat] = tuple(sorted(unseen[: len(hand)]))
            unseen = unseen[len(hand) :]
    return replace(state, hands=tuple(hands))


GAME = RobotMaster()
COLUMNS_WIN = (0, 4, 2, 4, 2, 2, 1, 4, 5, 5, 0, 4, 3, 3, 4, 0, 3, 3, 1, 5, 0, 1, 5, 1, 2)
"""The final example of the rules, row 1 first."""
ROWS_WIN = tuple(COLUMNS_WIN[5 * (cell % 5) + cell // 5] for cell in range(CELLS))
"""The same with rows and columns exchanged."""
DRAW = (0, 4, 3, 0, 2, 0, 4, 5, 2, 0, 5, 1, 4, 5, 3, 1, 5, 1, 4, 4, 2, 1, 5, 0, 0)


def begin(seed: int = 1, **options: Any) -> State:
    """The first game of a match before its first card."""
    state: State = GAME.new(2, Options(**options), seed.to_bytes(32, "big")).state
    return state


def answer(state: State, command: Any = None) -> Outcome:
    """Answer the open choice, by default as the clock does."""
    (choice,) = GAME.choices(state)
    return GAME.apply(state, choice.seat, choice.id, GAME.time_out(state, choice.id) if command is None else command)


def steps(state: State) -> Iterator[Outcome]:
    """Play on by default answers to the end."""
    while not GAME.finished(state):
        outcome = answer(state)
        yield outcome
        state = outcome.state


def before_the_last_card(state: State, grid: tuple[int, ...]) -> State:
    """The current game with all cells of a grid filled but the last one, e5."""
    last = 1 - state.first
    hands = ((grid[-1],), ()) if last == 0 else ((), (grid[-1],))
    return replace(state, cells=(*grid[:-1], None), hands=hands, active=last)


def finish(state: State, grid: tuple[int, ...]) -> Outcome:
    """End the current game with a grid."""
    last = before_the_last_card(state, grid)
    (choice,) = GAME.choices(last)
    return answer(last, Lay(grid[-1], choice.cells[0]))


def won_by(state: State, seat: int | None) -> Outcome:
    """End the current game so that a seat wins it, or with a draw."""
    if seat is None:
        return finish(state, DRAW)
    return finish(state, ROWS_WIN if state.rows == seat else COLUMNS_WIN)
