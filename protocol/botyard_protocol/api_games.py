"""Answers about the games of a server."""

import msgspec

from botyard_protocol.base import Number, Sent
from botyard_protocol.messages import BotLevel


class GameInfo(Sent, frozen=True):
    """A game that rooms can be opened for.

    `players`: the numbers of players that it can be played by, ascending. `bots`: the levels that it has bots of, from
    the weakest on. `client`: the path of the ES module by which a browser shows the game; null if the page brings it
    along. `client_api`: the version of the client API that the module was written for. `lessons`: whether it has some.
    """

    name: str
    rules_version: Number
    players: tuple[Number, ...]
    bots: tuple[BotLevel, ...]
    client: str | None = None
    client_api: Number | None = None
    lessons: bool = False


class GameList(Sent, frozen=True):
    """The games of the server: those that the page brings along first, then those of installed packages by name."""

    games: tuple[GameInfo, ...]


TYPES: tuple[type[msgspec.Struct], ...] = (GameInfo, GameList)
"""All of them that no message holds."""
