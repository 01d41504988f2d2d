"""The golden vectors: complete, fresh, and read and written alike in both forms."""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from botyard.rooms.before import luck
from botyard_protocol import codec, messages
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.codec import CLIENT, SERVER, DecodeError, Encoding, encode
from botyard_protocol.codes import Code
from botyard_protocol.games import FIRST_EVENT_TAG, GameSchema
from botyard_protocol.luck import match_seed, secret_commitment, share_commitment
from botyard_protocol.schema import StructClass, by_tag, members, wire_name
from botyard_protocol.twin_tin_bots import Mode, Placing
from botyard_protocol.vectors import __main__ as command
from botyard_protocol.vectors import contents, samples
from botyard_protocol.vectors.contents import GAME
from botyard_protocol.vectors.games import messages_of

FOLDER = command.FOLDER
DECODERS: dict[str, codec.Decoder[Any]] = {"client": CLIENT, "server": SERVER}
SAMPLES: dict[str, Mapping[str, msgspec.Struct]] = {"client": samples.CLIENT, "server": samples.SERVER}


def read(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.json").read_text())
    return rows


def by_name(name: str) -> list[Any]:
    return [pytest.param(row, id=row["name"]) for row in read(name)]


def test_files_are_fresh() -> None:
    assert command.main([]) == 0


def test_the_command_reports_and_writes_stale_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([], tmp_path) == 1
    assert "refused.json is stale" in capsys.readouterr().err
    assert command.main(["--write"], tmp_path) == 0
    assert command.main([], tmp_path) == 0


@pytest.mark.parametrize("side", ["client", "server"])
def test_both_forms_are_one_message(side: str) -> None:
    for row in read(side):
        data, text = bytes.fromhex(row["hex"]), json.dumps(row["json"]).encode()
        message = SAMPLES[side][row["name"]]
        assert DECODERS[side].decode(data, Encoding.MSGPACK, GAME) == message, row["name"]
        assert DECODERS[side].decode(text, Encoding.JSON, GAME) == message, row["name"]
        assert encode(message, Encoding.MSGPACK) == data, row["name"]
        assert json.loads(encode(message, Encoding.JSON)) == row["json"], row["name"]


@pytest.mark.parametrize(
    ("union", "names"),
    [
        (messages.ClientMessage, samples.CLIENT),
        (messages.ServerMessage, samples.SERVER),
        (ttb.Command, contents.COMMANDS),
        (ttb.Choice, samples.CHOICES),
        (messages.RoomEvent | ttb.Event, contents.EVENTS),
    ],
)
def test_every_kind_has_a_vector_of_its_name(union: Any, names: dict[str, msgspec.Struct]) -> None:
    missing = {wire_name(cls) for cls in members(union)} - names.keys()
    assert missing == set()
    assert all(name.split(".")[-1] == wire_name(type(names[name])) for name in names if "." not in name)


@pytest.mark.parametrize("row", by_name("newer"))
def test_messages_of_newer_servers_are_read_or_refused_cleanly(row: dict[str, Any]) -> None:
    data = bytes.fromhex(row["hex"])
    if not row["name"].startswith("unknown."):
        expected = SERVER.decode(json.dumps(row["expected"]).encode(), Encoding.JSON, GAME)
        assert SERVER.decode(data, Encoding.MSGPACK, GAME) == expected
        assert SERVER.decode(json.dumps(row["json"]).encode(), Encoding.JSON, GAME) == expected
        return
    with pytest.raises(DecodeError) as refused:
        SERVER.decode(data, Encoding.MSGPACK, GAME)
    whole = row["name"] == "unknown.message"
    assert refused.value.code is (Code.UNKNOWN_MESSAGE if whole else Code.INVALID_FIELD)


def test_messages_that_clients_must_not_send_are_refused() -> None:
    for row in read("refused"):
        encoding = Encoding.MSGPACK if row["form"] == "msgpack" else Encoding.JSON
        data = bytes.fromhex(row["hex"]) if encoding is Encoding.MSGPACK else row["text"].encode()
        with pytest.raises(DecodeError) as refused:
            CLIENT.decode(data, encoding, GAME)
        assert (refused.value.code, refused.value.id) == (row["code"], row["id"]), row["name"]
        path, colon, _ = refused.value.message.partition(": ")
        assert (path if colon and path.startswith("$") else None) == row["path"], row["name"]


@pytest.mark.parametrize("encoding", list(Encoding))
def test_a_frame_of_16_kib_and_one_byte_is_refused_unread(encoding: Encoding) -> None:
    with pytest.raises(DecodeError, match="at most 16384 bytes") as refused:
        CLIENT.decode(b" " * (16 * 1024 + 1), encoding, GAME)
    assert refused.value.code is Code.MALFORMED


@pytest.mark.parametrize("row", by_name("luck"))
def test_seeds_are_made_as_the_vectors_say(row: dict[str, Any]) -> None:
    secret = bytes.fromhex(row["secret"])
    shares = [(one["seat"], one["commitment"], one["share"]) for one in row["shares"]]
    assert secret_commitment(secret) == row["commitment"]
    assert match_seed(secret, row["room"], row["round"], shares, row["players"]).hex() == row["seed"]
    assert sha256(bytes.fromhex(row["hashed"])).hexdigest() == row["seed"]
    for one in row["shares"]:
        assert share_commitment(one["identity"], one["share"]) == one["commitment"]
        assert sha256(bytes.fromhex(one["hashed"])).hexdigest() == one["commitment"]


@pytest.mark.parametrize("row", by_name("earlier_luck"))
def test_seeds_of_earlier_logs_are_made_as_the_vectors_say(row: dict[str, Any]) -> None:
    secret = bytes.fromhex(row["secret"])
    assert luck.seed(secret, row["room"], row["contributions"]).hex() == row["seed"]
    assert sha256(bytes.fromhex(row["hashed"])).hexdigest() == row["seed"]


def test_every_mode_and_placing_has_a_vector() -> None:
    options = contents.OPTIONS.values()
    assert {one.mode for one in options} == set(Mode)
    assert {one.placing for one in options} == set(Placing)


def test_tags_are_in_their_ranges_and_used_once() -> None:
    ranges: dict[Any, range] = {
        messages.ClientMessage: range(1, 64),
        messages.ServerMessage: range(64, 128),
        messages.RoomEvent: range(1, 32),
        ttb.Event: range(FIRST_EVENT_TAG, 96),
    }
    tables: dict[Any, dict[int, StructClass]] = {union: by_tag(union) for union in ranges}
    assert all(tag in ranges[union] for union, table in tables.items() for tag in table)


# --- games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", samples.OTHER_GAMES)
def test_both_forms_of_content_are_one_message(game: str) -> None:
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
