"""Bots of Twin Tin Bots: each level is one module. Section numbers refer to the rules page of the game."""

from botyard.bots.twin_tin_bots import greedy, planner, random_level
from botyard.games.rng import Rng
from botyard_protocol.messages import BotLevel
from botyard_protocol.twin_tin_bots import Choice, Command, View


def think(level: BotLevel, view: View, choice: Choice, rng: Rng, nodes: int) -> Command:
    """A legal answer to `choice`. `nodes`: turns that a planner may play out."""
    match level:
        case BotLevel.RANDOM:
            return random_level.answer(view, choice, rng)
        case BotLevel.GREEDY:
            return greedy.answer(view, choice, rng)
        case BotLevel.PLANNER:
            return planner.answer(view, choice, rng, nodes)
