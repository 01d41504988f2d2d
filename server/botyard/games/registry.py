"""The games that rooms can be opened for, and the versions of their rules that this release carries.

A change of the rules that gives other events for the same seed and commands bumps `rules_version`; the version before
stays in `CARRIED`, so that rooms that were opened by it are played to their end.
"""

from botyard.games.interface import Game
from botyard.games.twin_tin_bots import TwinTinBots

CURRENT: tuple[Game, ...] = (TwinTinBots(),)
"""The rules that new rooms are opened with: one line for each game."""

PREVIOUS: tuple[Game, ...] = ()
"""Rules of the release before, where they were others."""

GAMES: dict[str, Game] = {game.name: game for game in CURRENT}
"""Games by their names on the wire."""

CARRIED: dict[tuple[str, int], Game] = {(game.name, game.rules_version): game for game in (*PREVIOUS, *CURRENT)}
"""Every version of rules that this release can decide by: name and `rules_version`."""


def find_rules(name: str, version: int) -> Game | None:
    """The rules of a game in a version, or None if this release does not carry them."""
    return CARRIED.get((name, version))


def versions(name: str) -> tuple[int, ...]:
    """The versions of a game's rules that this release carries, ascending; none for a game that it does not know."""
    return tuple(sorted(version for known, version in CARRIED if known == name))
