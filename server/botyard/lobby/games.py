"""The games of this server, as clients learn of them, and the files of installed games for browsers."""

from botyard.bots.registry import levels
from botyard.games.interface import Teaching
from botyard.games.package import ENTRY, MEDIA_TYPES, GamePackage
from botyard.games.registry import GAMES, PACKAGES
from botyard_protocol.api_games import GameInfo, GameList


def game_list() -> GameList:
    """All games that rooms can be opened for."""
    return GameList(tuple(_info(name) for name in GAMES))


def client_file(name: str, version: str, file: str) -> tuple[bytes, str] | None:
    """A file of a game's client and its media type, None for a game, version or file that is not served."""
    package = PACKAGES.get(name)
    if package is None or package.client is None or package.client.version != version:
        return None
    content = package.client.contents.get(file)
    return None if content is None else (content, MEDIA_TYPES[file[file.rindex(".") :]])


def has_lessons(name: str) -> bool:
    """Whether a game has lessons (see `botyard.practice.lessons`)."""
    return isinstance(GAMES[name], Teaching)


def _info(name: str) -> GameInfo:
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
    )


def _client_path(package: GamePackage | None) -> str | None:
    if package is None or package.client is None:
        return None
    return f"/games/{package.game.name}/{package.client.version}/{ENTRY}"
