"""The games that rooms can be opened for: one line each."""

from server.games.interface import Game
from server.games.twin_tin_bots import TwinTinBots

GAMES: dict[str, Game] = {game.name: game for game in (TwinTinBots(),)}
"""Games by their names on the wire."""
