"""The part of Robot Master in the tests of all games: tables, a random player, and twins of states."""

import random

from msgspec.structs import replace

from botyard.games.interface import Audience
from botyard.games.random_match import Table
from botyard.games.registry import GAMES
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
