"""What is done in a worker: from a view and a choice to a command, all as bytes of the protocol."""

import msgspec

from botyard.bots.answer import answer
from botyard_protocol.codec import pack, unpack
from botyard_protocol.messages import BotLevel, Choice, GameCommand, GameView


def think(game: str, level: int, view: bytes, choice: bytes, seed: int) -> bytes:
    """What a bot answers. `view` and `choice` are packed messages, and so is the command."""
    seen, asked = msgspec.convert(unpack(view), GameView), msgspec.convert(unpack(choice), Choice)
    return pack(answer(game, BotLevel(level), seen, asked, seed))


def command_of(data: bytes) -> GameCommand:
    """The command that a worker packed."""
    command: GameCommand = msgspec.convert(unpack(data), GameCommand)
    return command
