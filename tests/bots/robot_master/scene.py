"""Positions for the tests of the bots: from random matches, at any number of empty cells."""

import random
from collections.abc import Iterator

from botyard.bots.robot_master.position import GAP, Hand, Position, position_of, unseen_cards
from botyard.games.registry import GAMES
from botyard.games.robot_master.state import State
from botyard_protocol.robot_master import ChooseCard, Options, View
from tests.games.robot_master.contract import player

GAME = GAMES["robot_master"]


def open_choices(
    matches: int, left: tuple[int, ...] = (24, 17, 11, 5, 4, 3, 2, 1)
) -> Iterator[tuple[State, ChooseCard]]:
    """The states of random matches with so many empty cells, and the choices that are open in them."""
    for seed in range(matches):
        rng = random.Random(seed)
        state: State = GAME.new(2, Options(), seed.to_bytes(32, "big")).state
        while not GAME.finished(state):
            (choice,) = GAME.choices(state)
            if state.cells.count(None) in left:
                yield state, choice
            state = GAME.apply(state, choice.seat, choice.id, player(rng, choice, view_of(state, choice))).state


def view_of(state: State, choice: ChooseCard) -> View:
    """The view of the seat that has a choice."""
    view: View = GAME.view(state, (choice.seat,))
    return view


def positions(matches: int, *left: int) -> Iterator[Position]:
    """The positions with so many empty cells, as the seat sees them whose turn it is."""
    for state, choice in open_choices(matches, left):
        yield position_of(view_of(state, choice), choice)


def any_hand(rng: random.Random, position: Position) -> Hand:
    """A hand that the other seat may have."""
    cards = [value for value, count in enumerate(unseen_cards(position)) for _ in range(count)]
    drawn = rng.sample(cards, position.cells.count(GAP) - sum(position.hands[position.side]))
    return [drawn.count(value) for value in range(6)]
