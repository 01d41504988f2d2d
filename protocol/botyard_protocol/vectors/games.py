"""Messages with the content of one game, made from the examples that the game gives in its module `samples`."""

from collections.abc import Mapping
from itertools import cycle

import msgspec

from botyard_protocol import messages as m
from botyard_protocol.games import GameSchema, schema_of
from botyard_protocol.vectors import samples
from botyard_protocol.vectors.contents import ANN, BEN, COMMITMENT, ROOM

PLAYERS = 2
"""Every game with such vectors can be played by so many."""


def messages_of(game: str) -> dict[str, Mapping[str, msgspec.Struct]]:
    """Return whole messages by side (`client`, `server`) and name, which ends with that of the example inside.

    `SAMPLES` of the game holds examples by kind (`command`, `choice`, `event`, `view`, `options`) and wire name. A name
    such as `resigned.late` is a further example of `resigned`.
    """
    content, schema = samples.GAMES[game], schema_of(game)
    assert schema is not None, "a game with examples is registered"
    return {
        "client": {
            **{f"command.{name}": m.Command("k1", 0, 12, one) for name, one in content["command"].items()},
            **{
                f"create_room.{name}": m.CreateRoom("c1", game, PLAYERS, options=one)
                for name, one in content["options"].items()
            },
        },
        "server": {
            **{f"events.{name}": m.EventFrame(1, 14, (one,)) for name, one in content["event"].items()},
            **{f"choices.{name}": m.ChoiceFrame(1, 14, (one,)) for name, one in content["choice"].items()},
            **{
                f"snapshot.{name}": m.Snapshot(1, 14, (0,), _room(game, schema, options), view, ())
                for (name, view), options in zip(
                    content["view"].items(), cycle(content["options"].values()), strict=False
                )
            },
        },
    }


def _room(game: str, schema: GameSchema, options: msgspec.Struct) -> m.RoomView:
    """Return a room of the game in which a match runs."""
    seats = (m.Occupant(ANN, "Ann"), m.Occupant(BEN, "Ben"))
    shown = schema.options_view(**msgspec.structs.asdict(options))
    return m.RoomView(ROOM, game, 1, "Ann's table", m.Status.PLAYING, PLAYERS, ANN, seats, shown, COMMITMENT)
