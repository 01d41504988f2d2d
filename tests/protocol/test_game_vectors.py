"""The vectors of games: every kind of content has one, and both forms are one message."""

import json
from typing import Any

import msgspec
import pytest

from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.codec import CLIENT, SERVER, Decoder, Encoding, encode
from botyard_protocol.games import GameSchema
from botyard_protocol.schema import members, wire_name
from botyard_protocol.vectors import samples
from botyard_protocol.vectors.__main__ import FOLDER
from botyard_protocol.vectors.games import messages_of

DECODERS: dict[str, Decoder[Any]] = {"client": CLIENT, "server": SERVER}


@pytest.mark.parametrize("game", samples.OTHER_GAMES)
def test_both_forms_are_one_message(game: str) -> None:
    for row in json.loads((FOLDER / f"{game}.json").read_text()):
        decoder, data, text = DECODERS[row["side"]], bytes.fromhex(row["hex"]), json.dumps(row["json"]).encode()
        message = messages_of(game)[row["side"]][row["name"]]
        assert decoder.decode(data, Encoding.MSGPACK, game) == message, row["name"]
        assert decoder.decode(text, Encoding.JSON, game) == message, row["name"]
        assert encode(message, Encoding.MSGPACK) == data, row["name"]
        assert json.loads(encode(message, Encoding.JSON)) == row["json"], row["name"]


@pytest.mark.parametrize("schema", BUILT_IN, ids=lambda schema: schema.name)
@pytest.mark.parametrize("kind", ["command", "choice", "event"])
def test_every_kind_of_content_has_an_example_of_its_name(schema: GameSchema, kind: str) -> None:
    examples: dict[str, msgspec.Struct] = samples.GAMES[schema.name][kind]
    assert {wire_name(cls) for cls in members(getattr(schema, kind))} <= examples.keys()
    assert all(name.split(".")[-1] == wire_name(type(one)) for name, one in examples.items() if "." not in name)
