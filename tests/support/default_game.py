"""The toy game, for all tests in which the game does not matter."""

import random
from typing import Any

from botyard.games.registry import GAMES
from tests.support.toy_game import SCHEMA, Options, Say

GAME = SCHEMA.name
RULES = GAMES[GAME]
ANSWER, OTHER_ANSWER = Say(1), Say(2)
"""Two legal answers to every choice."""
SHORT = Options(12)
"""Options of a match that is played to its end: 36 commands of two seats, 48 of three."""
COMMANDS_PER_TURN = 3
"""In a match of two: the secret numbers of both seats, and the guess of one of them."""


def any_answer(rng: random.Random) -> Any:
    """A legal answer to any choice, by chance."""
    return Say(rng.randrange(3))
