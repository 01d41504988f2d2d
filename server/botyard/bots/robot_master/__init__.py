"""Bots of Robot Master: greedy and planner are one module each; the random level is the platform's."""

from collections.abc import Callable, Mapping

from botyard.bots.robot_master import greedy, planner
from botyard.games.rng import Rng
from botyard_protocol.messages import BotLevel
from botyard_protocol.robot_master import ChooseCard, Lay, View

BOTS: Mapping[BotLevel, Callable[[View, ChooseCard, Rng, int], Lay]] = {
    BotLevel.GREEDY: lambda view, choice, rng, nodes: greedy.answer(view, choice, rng),
    BotLevel.PLANNER: planner.answer,
}
"""The bot of each level. The planner plays as many games to their end as the last argument says."""
