"""Bots of Twin Tin Bots: each level is one module. Section numbers refer to the rules page of the game."""

from protocol.messages import BotLevel
from protocol.twin_tin_bots import Choice, Command, View
from server.bots.twin_tin_bots import chance, greedy, planner
from server.games.rng import Rng


def think(level: BotLevel, view: View, choice: Choice, rng: Rng, nodes: int) -> Command:
    """A legal answer to `choice`. `nodes`: turns that a planner may play out."""
    match level:
        case BotLevel.RANDOM:
            return chance.answer(view, choice, rng)
        case BotLevel.GREEDY:
            return greedy.answer(view, choice, rng)
        case BotLevel.PLANNER:
            return planner.answer(view, choice, rng, nodes)
