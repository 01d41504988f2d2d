"""The entry point of all bots: the command by which a bot of some level answers an open choice."""

import hashlib
from typing import Any

from botyard.bots.registry import find_bot
from botyard.games.rng import Rng
from botyard_protocol.messages import BotLevel

NODES = 1000
"""Turns that a planner simulates for a decision by default: about 50 ms on one core."""


def answer(game: str, level: BotLevel, view: Any, choice: Any, seed: int, nodes: int | None = None) -> Any:
    """A legal command that answers the open choice `choice`; the same arguments give the same command.

    `view`: the game as an audience with the choice's seat in it may know it, at the moment of the choice. `seed`: any
    number, of the bot or of its match; each choice draws chance of its own from it. `nodes`: turns that a planner
    may simulate, `NODES` if None; the other levels ignore it. Raises `KeyError` for an unknown game.
    """
    chance = Rng(hashlib.sha256(f"{seed}/{choice.id}/{choice.seat}".encode()).digest())
    return find_bot(game, level)(view, choice, chance, NODES if nodes is None else nodes)
