"""Bots of VOLT: each level is one module. Section numbers refer to the rules page of the game."""

from collections.abc import Callable, Mapping

from botyard.bots.volt import greedy, planner, random_level
from botyard.games.rng import Rng
from botyard_protocol.messages import BotLevel
from botyard_protocol.volt.choices import Choice
from botyard_protocol.volt.commands import Command
from botyard_protocol.volt.view import View

BOTS: Mapping[BotLevel, Callable[[View, Choice, Rng, int], Command]] = {
    BotLevel.RANDOM: lambda view, choice, rng, nodes: random_level.answer(view, choice, rng),
    BotLevel.GREEDY: lambda view, choice, rng, nodes: greedy.answer(view, choice, rng),
    BotLevel.PLANNER: planner.answer,
}
"""The bot of each level. The planner simulates about as many dice as the last argument says."""
