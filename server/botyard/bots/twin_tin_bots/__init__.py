"""Bots of Twin Tin Bots: each level is one module. Section numbers refer to the rules page of the game."""

from collections.abc import Callable, Mapping

from botyard.bots.twin_tin_bots import greedy, planner, random_level
from botyard.bots.twin_tin_bots.planner import rated_answers as rated_answers
from botyard.games.rng import Rng
from botyard_protocol.messages import BotLevel
from botyard_protocol.twin_tin_bots import Choice, Command, View

BOTS: Mapping[BotLevel, Callable[[View, Choice, Rng, int], Command]] = {
    BotLevel.RANDOM: lambda view, choice, rng, nodes: random_level.answer(view, choice, rng),
    BotLevel.GREEDY: lambda view, choice, rng, nodes: greedy.answer(view, choice, rng),
    BotLevel.PLANNER: planner.answer,
}
"""The bot of each level. The planner simulates as many turns as the last argument says."""
