"""The exact search: as a plain search of every continuation finds it, for every hand that is possible."""

import random
from math import comb

import pytest

from botyard.bots.robot_master.endgame import exact_points, possible_hands
from botyard.bots.robot_master.lines import AFTER, EMPTY, gains
from botyard.bots.robot_master.playout import with_hand
from botyard.bots.robot_master.position import (
    COLUMNS,
    GAP,
    WIN,
    Move,
    Position,
    other_hand_size,
    outcome,
    unseen_cards,
)
from botyard.games.robot_master.grid import SIZE
from tests.bots.robot_master.scene import positions


def plain_points(position: Position) -> int:
    """The points of the owner of the rows, by trying everything."""
    if not position.left:
        return outcome(position.lines)
    found = []
    for move in position.moves():
        after = position.copy()
        after.lay(*move)
        found.append(plain_points(after))
    return min(found) if position.side == COLUMNS else max(found)


def plain_points_of_moves(position: Position) -> dict[Move, int]:
    """What `exact_points` returns, by trying everything."""
    expected = dict.fromkeys(position.moves(), 0)
    for hand, times in possible_hands(unseen_cards(position), other_hand_size(position)):
        for move in expected:
            after = with_hand(position, hand)
            after.lay(*move)
            rows = plain_points(after)
            expected[move] += times * (WIN - rows if position.side == COLUMNS else rows)
    return expected


@pytest.mark.parametrize("left", [1, 2, 3])
def test_points_are_those_of_a_plain_search(left: int) -> None:
    for position in positions(3, left):
        assert exact_points(position, gains(7)) == plain_points_of_moves(position)


def test_equal_lines_with_other_empty_cells_are_another_position() -> None:
    cells = [1, 2, 2, 0, 1, 3, GAP, 5, GAP, 0, 5, 4, 4, 4, 0, 5, GAP, 3, GAP, 5, 2, 2, 4, 3, 5]
    lines = [EMPTY] * (2 * SIZE)
    for cell, value in enumerate(cells):
        for line in (cell // SIZE, SIZE + cell % SIZE) if value != GAP else ():
            lines[line] = AFTER[lines[line]][value]
    position = Position(cells, lines, [6, 8, 16, 18], [[0] * 6, [1, 0, 1, 0, 0, 0]], COLUMNS, 4)
    assert exact_points(position, gains(7)) == plain_points_of_moves(position)


def test_the_search_leaves_the_position_as_it_was() -> None:
    for position in positions(2, 5):
        before = str(position)
        assert len(exact_points(position, gains(7))) == len(list(position.moves()))
        assert str(position) == before


def test_possible_hands_are_all_hands_by_their_chances() -> None:
    rng = random.Random(1)
    for _ in range(20):
        cards = [rng.randrange(5) for _ in range(6)]
        size = rng.randint(0, 3)
        hands = list(possible_hands(cards, size))
        assert sum(times for _, times in hands) == comb(sum(cards), size)
        assert len({tuple(hand) for hand, _ in hands}) == len(hands)
        assert all(sum(hand) == size and all(map(int.__le__, hand, cards)) for hand, _ in hands)
