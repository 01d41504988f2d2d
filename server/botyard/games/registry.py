"""The games that rooms can be opened for, and the versions of their rules that this release carries.

Games of this repository are in `BUILT_IN`; installed packages add theirs (`botyard.games.installed`). A change of the
rules that gives other events for the same seed and commands bumps `rules_version`; the version before stays in
`PREVIOUS`, so that rooms that were opened by it are played to their end.
"""

from botyard import texts
from botyard.games import installed, package_texts
from botyard.games.contained import contain
from botyard.games.interface import Game
from botyard.games.package import GamePackage
from botyard.games.robot_master import RobotMaster
from botyard.games.twin_tin_bots import TwinTinBots
from botyard.games.volt import Volt, VoltV1
from botyard_protocol.games import register

BUILT_IN: tuple[Game, ...] = (
    TwinTinBots(),
    RobotMaster(),
    Volt(),
)
"""The rules of this repository's games: one line for each game."""

PREVIOUS: tuple[Game, ...] = (VoltV1(),)
"""Rules of earlier versions that this release still carries."""

_found, PROBLEMS = installed.find(game.name for game in BUILT_IN)
"""`PROBLEMS`: a sentence for each installed game that can't be registered. The service does not start with one."""

PACKAGES: dict[str, GamePackage] = {package.game.name: package for package in _found}
"""Games of installed packages by name."""

for _package in _found:
    register(_package.schema)
    for _rules in (_package.game, *_package.previous):
        contain(_rules)
    if _package.texts is not None:
        texts.add(_package.game.name, package_texts.refusals(_package.texts))

CURRENT: tuple[Game, ...] = (*BUILT_IN, *(package.game for package in _found))
"""The rules that new rooms are opened with."""

GAMES: dict[str, Game] = {game.name: game for game in CURRENT}
"""Games by their names on the wire."""

CARRIED: dict[tuple[str, int], Game] = {
    (game.name, game.rules_version): game
    for game in (*PREVIOUS, *(old for package in _found for old in package.previous), *CURRENT)
}
"""Every version of rules that this release can decide by: name and `rules_version`."""


def find_rules(name: str, version: int) -> Game | None:
    """The rules of a game in a version, or None if this release does not carry them."""
    return CARRIED.get((name, version))


def why_unknown(name: str) -> str | None:
    """Return why there is no game of this name, in a sentence; None if there is one."""
    if name in GAMES:
        return None
    for problem in PROBLEMS:
        if problem.startswith(f"The game {name} "):
            return problem
    return f"There is no game called {name}; there are: {', '.join(GAMES)}."


def versions(name: str) -> tuple[int, ...]:
    """The versions of a game's rules that this release carries, ascending; none for an unknown game."""
    return tuple(sorted(version for known, version in CARRIED if known == name))
