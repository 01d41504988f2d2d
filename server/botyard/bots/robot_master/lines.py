"""Lines as numbers, so that a search looks up what a card makes of a line instead of counting cards.

A line is known by the cards in it, whatever their order: there are 462 of them, numbered from 0, the empty one.
"""

from functools import cache
from itertools import combinations_with_replacement
from math import exp

from botyard.games.robot_master.grid import SIZE
from botyard.games.robot_master.worths import line_worth

VALUES = range(6)
"""The values of cards."""

CONTENTS: tuple[tuple[int, ...], ...] = tuple(
    cards for count in range(SIZE + 1) for cards in combinations_with_replacement(VALUES, count)
)
"""The cards in each line, ascending; shorter lines first."""

_NUMBERS = {cards: number for number, cards in enumerate(CONTENTS)}

EMPTY = _NUMBERS[()]
"""The line without cards."""

AFTER: tuple[tuple[int, ...], ...] = tuple(
    tuple(_NUMBERS[tuple(sorted((*cards, value)))] for value in VALUES) if len(cards) < SIZE else ()
    for cards in CONTENTS
)
"""By line and value: the line with that card in it. A full line has none."""

WORTHS: tuple[int, ...] = tuple(line_worth(cards) for cards in CONTENTS)
"""The worth of each line as it is."""

_SCALE = 1_000_000


@cache
def dangers(patience: int) -> tuple[int, ...]:
    """Return by line how much it endangers its owner: much if it may end as the lowest one, a worth of 0 is a million.

    `patience`: the worth at which the danger of a full line has fallen to 37 %; with more of it, lines of a middling
    worth count too. A line with gaps has the mean danger over all cards that may fill them, each value equally likely.
    The danger of a side's lines is the sum, so that what a card changes depends on two lines only.
    """
    found = [0] * len(CONTENTS)
    for line in reversed(range(len(CONTENTS))):
        after = AFTER[line]
        if after:
            found[line] = round(sum(found[longer] for longer in after) / len(after))
        else:
            found[line] = round(_SCALE * exp(-WORTHS[line] / patience))
    return tuple(found)


@cache
def gains(patience: int) -> tuple[tuple[int, ...], ...]:
    """By line and value: how much less dangerous a card makes a line for its owner."""
    danger = dangers(patience)
    return tuple(tuple(danger[line] - danger[longer] for longer in AFTER[line]) for line in range(len(CONTENTS)))
