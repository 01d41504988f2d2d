"""Answers about the games of a server."""

import msgspec

from botyard_protocol.base import Number, Sent
from botyard_protocol.messages import BotLevel


class GameCredits(Sent, frozen=True):
    """Facts about the original of a game; a text is "" and a number null where nothing is known.

    `year`: of the first edition. `bgg`: the number on BoardGameGeek. `minutes`: of a match at a table. `age`: of the
    youngest players.
    """

    author: str = ""
    artist: str = ""
    publisher: str = ""
    year: Number | None = None
    bgg: Number | None = None
    minutes: Number | None = None
    age: Number | None = None
    licence: str = ""
    thanks: str = ""


class GameInfo(Sent, frozen=True):
    """A game of the server.

    `players`: the numbers of players that it can be played by, ascending. `bots`: the levels that it has bots of, from
    the weakest on. `client`: the path of the ES module by which a browser shows the game; null if the page brings it
    along. `client_api`: the version of the client API that the module was written for. `lessons`: whether it has some.
    `offered`: whether new rooms can be opened for it; of other games older rooms are shown.
    `about`: its credits. `texts`: the languages of the texts that stand next to the module, English first, as the files
    `texts.LANGUAGE.json`.
    """

    name: str
    rules_version: Number
    players: tuple[Number, ...]
    bots: tuple[BotLevel, ...]
    client: str | None = None
    client_api: Number | None = None
    lessons: bool = False
    offered: bool = True
    about: GameCredits = GameCredits()
    texts: tuple[str, ...] = ()


class GameList(Sent, frozen=True):
    """The games of the server: those that it offers, in its order, then those of which it only has older rooms."""

    games: tuple[GameInfo, ...]


TYPES: tuple[type[msgspec.Struct], ...] = (GameCredits, GameInfo, GameList)
"""All of them that no message holds."""
