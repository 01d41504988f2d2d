"""The task of a worker process: it turns a view and a choice into a bot's command, all as bytes of the protocol."""

from botyard.bots.answer import answer
from botyard_protocol.codec import converter, pack, unpack
from botyard_protocol.games import GameSchema, schema_of
from botyard_protocol.messages import BotLevel, GameCommand


def think(game: str, level: int, view: bytes, choice: bytes, seed: int) -> bytes:
    """Return the command of a bot, packed. `view`, `choice`: content of the game, packed (`botyard_protocol.codec`)."""
    schema = _schema(game)
    seen, asked = converter(schema.view).convert(unpack(view)), converter(schema.choice).convert(unpack(choice))
    return pack(answer(game, BotLevel(level), seen, asked, seed))


def command_of(game: str, data: bytes) -> GameCommand:
    """The command that a worker packed. Raises `ValueError` for other bytes."""
    return converter(_schema(game).command).convert(unpack(data))


def _schema(game: str) -> GameSchema:
    schema = schema_of(game)
    assert schema is not None, f"{game} is not registered"
    return schema
