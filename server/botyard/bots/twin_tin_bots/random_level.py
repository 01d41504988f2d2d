"""The random level: every legal answer is equally likely; all those of two changes together count as one answer."""

from collections.abc import Iterator
from itertools import islice

from botyard.games.rng import Rng
from botyard.games.twin_tin_bots.legal import legal
from botyard_protocol.twin_tin_bots import Choice, Command, Double, View

MOST_PAIRS = 500
"""The most pairs of changes to draw from: there are thousands, and the first ones are as good as the others."""


def answer(view: View, choice: Choice, rng: Rng) -> Command:
    """Return a random legal answer to `choice`."""
    commands = legal(view, choice)
    singles, pairs = _up_to_pairs(commands)
    drawn = rng.below(len(singles) + bool(pairs))  # all pairs together count as one answer
    if drawn < len(singles):
        return singles[drawn]
    pairs += islice(commands, MOST_PAIRS - 1)  # without the first pair, which was read before
    return pairs[rng.below(len(pairs))]


def _up_to_pairs(commands: Iterator[Command]) -> tuple[list[Command], list[Command]]:
    """Return the answers with one change, and the first pair of changes if there is one.

    `commands` must yield pairs last. It is read up to the first pair, and goes on with the second one.
    """
    singles: list[Command] = []
    for command in commands:
        if isinstance(command, Double):
            return singles, [command]
        singles.append(command)
    return singles, []
