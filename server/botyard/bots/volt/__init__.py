"""Bots of VOLT: greedy and planner are one module each; the random level is the platform's."""

from collections.abc import Callable, Mapping

from botyard.bots.volt import greedy, planner
from botyard.games.rng import Rng
from botyard_protocol.messages import BotLevel
from botyard_protocol.volt import Choice, Command, View

BOTS: Mapping[BotLevel, Callable[[View, Choice, Rng, int], Command]] = {
    BotLevel.GREEDY: lambda view, choice, rng, nodes: greedy.answer(view, choice, rng),
    BotLevel.PLANNER: planner.answer,
}
"""The bot of each level. The planner simulates rounds, 16 nodes of its last argument for each."""
