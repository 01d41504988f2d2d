"""The games of this server, as clients learn of them, and the files of installed games for browsers."""

from botyard.bots.registry import levels
from botyard.errors import Refused
from botyard.games.interface import Teaching
from botyard.games.package import ENTRY, MEDIA_TYPES, GamePackage
from botyard.games.registry import GAMES, PACKAGES
from botyard.texts import localized
from botyard_protocol.api_games import GameInfo, GameList
from botyard_protocol.codes import Code

JSON = "application/json"
"""The media type of the texts of games."""


class OfferedGames:
    """The games that new rooms can be opened for. `names`: of the settings, in their order; None: all games.

    Running and finished matches of other games go on, and can be watched and replayed.
    """

    def __init__(self, names: tuple[str, ...] | None = None) -> None:
        self._names = names

    @property
    def names(self) -> tuple[str, ...]:
        """The games that are offered."""
        return tuple(GAMES) if self._names is None else self._names

    def must_offer(self, game: str) -> None:
        """Raise `Refused` for a game that does not exist or is not offered."""
        if game not in self.names:
            known = ", ".join(self.names)
            raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-no_called", game=game, games=known))

    def game_list(self) -> GameList:
        """The games that are offered, then all others."""
        others = (name for name in GAMES if name not in self.names)
        return GameList(
            (*(_info(name, offered=True) for name in self.names), *(_info(name, offered=False) for name in others))
        )


def unknown_game(names: tuple[str, ...] | None) -> str | None:
    """Return a sentence about the first of `names` that is no game of this server; None if all are."""
    unknown = next((name for name in names or () if name not in GAMES), None)
    if unknown is None:
        return None
    return f"BOTYARD_GAMES contains {unknown!r}, which is no game of this server; there are: {', '.join(GAMES)}."


def client_file(name: str, version: str, file: str) -> tuple[bytes, str] | None:
    """Return a file of a game for browsers and its media type, None for a game, version or file that is not served."""
    package = PACKAGES.get(name)
    if package is None or package.version != version or file not in package.files:
        return None
    return package.files[file], MEDIA_TYPES.get(file[file.rindex(".") :], JSON)  # by the end of the name


def has_lessons(name: str) -> bool:
    """Whether a game has lessons (see `botyard.practice.lessons`)."""
    return isinstance(GAMES[name], Teaching)


def _info(name: str, offered: bool) -> GameInfo:
    """Describe a game for clients: versions, numbers of players, levels of bots, and its browser files."""
    game, package = GAMES[name], PACKAGES.get(name)
    api = None if package is None or package.client is None else package.client.api_version
    return GameInfo(
        name,
        game.rules_version,
        tuple(game.players),
        levels(name),
        _client_path(package),
        api,
        has_lessons(name),
        offered,
        game.about.credits(),
        () if package is None or package.client is None else package.languages,
    )


def _client_path(package: GamePackage | None) -> str | None:
    """Return the path of the module by which a browser shows a game of a package; None for built-in games."""
    if package is None or package.client is None:
        return None
    return package.path_of(ENTRY)
