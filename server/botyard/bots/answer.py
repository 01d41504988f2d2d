"""The entry point of all bots: the command by which a bot of some level answers an open choice."""

import hashlib
from typing import Any

from botyard.bots.registry import find_bot
from botyard.games.rng import Rng
from botyard_protocol.messages import BotLevel

NODES = 1000
"""Nodes of a planner's search for a decision by default: well below 0.1 s on one core."""


def answer(game: str, level: BotLevel, view: Any, choice: Any, seed: int, nodes: int | None = None) -> Any:
    """Return a legal command that answers the open choice `choice`; the same arguments give the same command.

    `view`: the game as an audience with the choice's seat in it may know it, at the moment of the choice. `seed`: any
    number, of the bot or of its match; each choice draws chance of its own from it. `nodes`: how much a planner
    may search, `NODES` if None; the other levels ignore it. A game's planner says what a node is, such as a simulated
    turn: never a time, so that answers can be repeated. Raises `KeyError` for an unknown game.
    """
    chance = Rng(hashlib.sha256(f"{seed}/{choice.id}/{choice.seat}".encode()).digest())
    return find_bot(game, level)(view, choice, chance, NODES if nodes is None else nodes)
