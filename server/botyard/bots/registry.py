"""The bots of each game, by level: one line for each game.

Every game has a bot of the level `random`, which draws one of the legal commands. A game may bring better ones.
"""

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from botyard.bots import robot_master, twin_tin_bots, volt
from botyard.games.interface import Game
from botyard.games.registry import GAMES, PACKAGES
from botyard.games.rng import Rng
from botyard_protocol.messages import BotLevel

Bot = Callable[[Any, Any, Rng, int], Any]
"""Takes a view, an open choice, chance and a number of nodes, and returns a legal command."""

MOST_COMMANDS = 500
"""The most legal commands that a random bot draws from; in a long list the first ones are as good as the others."""

BOTS: dict[str, Mapping[BotLevel, Bot]] = {
    "twin_tin_bots": twin_tin_bots.BOTS,
    "robot_master": robot_master.BOTS,
    "volt": volt.BOTS,
    **{name: package.bots for name, package in PACKAGES.items()},
}
"""Bots by the name of the game on the wire, then by level."""

ANALYSES: dict[str, Callable[[Any, Any], list[tuple[Any, int]]]] = {"twin_tin_bots": twin_tin_bots.rated_answers}
"""By game: takes a view and a choice, and returns the legal answers that are worth considering, with their worth."""


def levels(game: str) -> tuple[BotLevel, ...]:
    """The levels that a game has bots of, from the weakest to the strongest. Raises `KeyError` for an unknown game."""
    return tuple(sorted({BotLevel.RANDOM, *BOTS.get(GAMES[game].name, ())}))


def find_bot(game: str, level: BotLevel) -> Bot:
    """Return the bot of a game that plays at `level`, or at the next weaker level that the game has.

    Raises `KeyError` for an unknown game.
    """
    strongest = max(known for known in levels(game) if known <= level)
    return BOTS.get(game, {}).get(strongest) or random_bot(GAMES[game])  # only the level `RANDOM` may be missing


def random_bot(game: Game) -> Bot:
    """Return a bot that gives every legal answer with the same chance, up to `MOST_COMMANDS` of them."""

    def answer(view: Any, choice: Any, rng: Rng, nodes: int) -> Any:
        commands = list(islice(game.legal(view, choice), MOST_COMMANDS))
        return commands[rng.below(len(commands))]

    return answer
