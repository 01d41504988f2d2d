"""Lines as numbers: what a card makes of a line, what it is worth, and how it endangers its owner."""

import pytest

from botyard.bots.robot_master.lines import AFTER, CONTENTS, EMPTY, WORTHS, dangers, gains
from tests.oracle.robot_master.scoring import worth


def number(*cards: int) -> int:
    """The number of the line that has these cards."""
    line = EMPTY
    for card in cards:
        line = AFTER[line][card]
    return line


def test_every_line_is_there_once_with_its_worth() -> None:
    assert len(set(CONTENTS)) == len(CONTENTS) == 462
    assert [worth(cards) for cards in CONTENTS] == list(WORTHS)


def test_a_line_has_its_cards_in_any_order() -> None:
    assert number(4, 0, 4, 1) == number(1, 4, 4, 0)
    assert CONTENTS[number(4, 0, 4, 1)] == (0, 1, 4, 4)


@pytest.mark.parametrize("patience", [5, 14])
def test_the_lower_the_worth_of_a_full_line_the_greater_its_danger(patience: int) -> None:
    danger = dangers(patience)
    full = sorted((WORTHS[line], danger[line]) for line, cards in enumerate(CONTENTS) if len(cards) == 5)
    assert [found for _, found in full] == sorted((found for _, found in full), reverse=True)
    assert full[0][1] > 100 * full[-1][1]


def test_a_pair_makes_a_line_safer_than_two_values() -> None:
    assert dangers(7)[number(4, 4)] < dangers(7)[number(4, 3)] < dangers(7)[number(1, 0)]
    assert gains(7)[number(4)][4] == dangers(7)[number(4)] - dangers(7)[number(4, 4)] > gains(7)[number(4)][3]
