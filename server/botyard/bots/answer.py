"""The one door to the bots: what a bot of some level answers to an open choice."""

import hashlib
from collections.abc import Callable
from typing import Any

from botyard.bots import twin_tin_bots
from botyard.games.rng import Rng
from botyard_protocol.messages import BotLevel

NODES = 1000
"""Turns that a planner plays out in its mind for a decision, if nobody says otherwise: about 50 ms on one core."""

Thinker = Callable[[BotLevel, Any, Any, Rng, int], Any]
"""Level, view, choice, chance, nodes: to a command."""

THINKERS: dict[str, Thinker] = {"twin_tin_bots": twin_tin_bots.think}
"""For each game by its name on the wire: who thinks."""


def answer(game: str, level: BotLevel, view: Any, choice: Any, seed: int, nodes: int | None = None) -> Any:
    """A legal command that answers the open choice `choice`; the same arguments give the same command.

    `view`: the game as an audience with the choice's seat in it may know it, at the moment of the choice. `seed`: any
    number, of the bot or of its match; each choice draws chance of its own from it. `nodes`: turns that a planner
    may play out, `NODES` if None; the other levels take no notice. Raises `KeyError` for a game without bots.
    """
    chance = Rng(hashlib.sha256(f"{seed}/{choice.id}/{choice.seat}".encode()).digest())
    return THINKERS[game](level, view, choice, chance, NODES if nodes is None else nodes)
