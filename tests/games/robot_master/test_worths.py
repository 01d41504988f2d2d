"""The worth of lines, lowest lists, and the comparison of two sides."""

from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest

from botyard.games.robot_master.worths import all_worths, line_worth, lowest_lists, rows_lead
from botyard_protocol.robot_master import SideLists

FINAL = SideLists((60, 57, 70, 36, 17), (102, 53, 41, 22, 74))


def by_the_table(values: tuple[int, ...]) -> int:
    """The table of the rules page, value by value."""
    return sum(
        {1: value, 2: 10 * value, 3: 100, 4: 100 + value, 5: 100 + 10 * value}[count]
        for value, count in Counter(values).items()
    )


@pytest.mark.parametrize(
    ("values", "worth"),
    [
        ((), 0),
        ((0,), 0),
        ((5,), 5),
        ((0, 0), 0),
        ((4, 4), 40),
        ((0, 0, 0), 100),
        ((5, 5, 5), 100),
        ((3, 3, 3, 3), 103),
        ((0, 0, 0, 0), 100),
        ((3, 3, 3, 3, 3), 130),
        ((0, 0, 0, 0, 0), 100),
        ((5, 5, 5, 5, 5), 150),
        ((3, 3, 3, 3, 4), 107),
        ((1, 2, 3, 4, 5), 15),
        ((4, 4, 2, 2, 1), 61),
        ((0, 0, 0, 5, 5), 150),
        ((2, 2, 2, 0, 0), 100),
    ],
)
def test_a_line_is_worth_what_the_rules_say(values: tuple[int, ...], worth: int) -> None:
    assert line_worth(values) == worth


@pytest.mark.parametrize("size", range(6))
def test_every_line_is_worth_what_the_table_says(size: int) -> None:
    for values in combinations_with_replacement(range(6), size):
        assert line_worth(values) == by_the_table(values)


def test_the_order_of_cards_does_not_matter() -> None:
    assert {line_worth(order) for order in permutations((3, 0, 3, 5, 3))} == {105}


def test_rows_are_counted_from_the_bottom_and_columns_from_the_left() -> None:
    cells = (*(1, 1, 1, 1, 1), *(None,) * 5, *(None, None, 4, None, None), *(None,) * 5, *(5, None, None, None, 5))
    assert all_worths(cells) == SideLists((110, 0, 4, 0, 50), (6, 1, 5, 1, 6))


@pytest.mark.parametrize(
    ("worths", "lowest", "lead"),
    [
        (FINAL, SideLists((17,), (22,)), -1),
        (SideLists(FINAL.columns, FINAL.rows), SideLists((22,), (17,)), 1),
        (SideLists((74, 41, 25, 14, 39), (41, 14, 107, 41, 74)), SideLists((14, 25), (14, 41)), -1),
        (SideLists((0, 0, 4, 4, 0), (0, 0, 40, 0, 0)), SideLists((0, 0, 0, 4), (0, 0, 0, 0)), 1),
        (SideLists((1, 2, 3, 4, 6), (5, 4, 3, 2, 1)), SideLists((1, 2, 3, 4, 6), (1, 2, 3, 4, 5)), 1),
        (SideLists((1, 2, 3, 4, 5), (5, 4, 3, 2, 1)), SideLists((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)), 0),
    ],
)
def test_lowest_lists_end_with_the_first_difference(worths: SideLists, lowest: SideLists, lead: int) -> None:
    assert lowest_lists(worths) == lowest
    assert rows_lead(worths) == lead
