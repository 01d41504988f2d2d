"""What is made from the schema: `schema.json` fits every message, and the TypeScript side is fresh.

And the pages of the protocol say what the schema says, all of it, and a client can follow their conversation.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from openapi_schema_validator import OAS31Validator

from botyard.client.session import Session
from botyard.lobby.pools import pool_of
from botyard.rooms.match import clock
from botyard_protocol import document, json_schema, messages, typescript
from botyard_protocol.base import MAX_FRAME_BYTES, Received
from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.codec import CLIENT, SERVER, Encoding
from botyard_protocol.codes import Close, Code
from botyard_protocol.games import GameSchema
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import SUBPROTOCOL_JSON, SUBPROTOCOL_MSGPACK, ClientMessage, GetSnapshot, ServerMessage
from botyard_protocol.schema import fields, members, tag_of, wire_name
from botyard_protocol.twin_tin_bots import SCHEMA as TWIN_TIN_BOTS
from botyard_protocol.type_walk import enums
from botyard_protocol.vectors.contents import GAME
from botyard_protocol.vectors.games import LUCK

# --- `schema.json` ----------------------------------------------------------------------------------------------


VECTORS = Path(json_schema.__file__).parents[1] / "vectors"
JSON_SCHEMA: dict[str, Any] = json.loads(json_schema.TARGET.read_text(encoding="utf-8"))


def rows(name: str) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads((VECTORS / f"{name}.json").read_text(encoding="utf-8"))
    return read


def validator(union: str) -> Any:
    return OAS31Validator({"$ref": f"#/$defs/{union}", "$defs": JSON_SCHEMA["$defs"]})


def test_the_schema_is_that_of_the_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert json_schema.main(["--check"]) == 0
    stale = tmp_path / "schema.json"
    assert json_schema.main(["--check"], stale) == 1
    assert "schema.json is stale" in capsys.readouterr().err
    assert json_schema.main([], stale) == 0
    assert json.loads(stale.read_text(encoding="utf-8")) == JSON_SCHEMA


def test_the_schema_is_one_by_the_standard() -> None:
    OAS31Validator.check_schema(JSON_SCHEMA)
    assert JSON_SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize(("union", "file"), [("ClientMessage", "client"), ("ServerMessage", "server")])
def test_every_golden_vector_fits(union: str, file: str) -> None:
    classes = {wire_name(cls): cls.__name__ for cls in members(getattr(messages, union))}
    listed = {one["$ref"] for one in JSON_SCHEMA["$defs"][union]["oneOf"]}
    assert listed == {f"#/$defs/{name}" for name in classes.values()}
    known = {name: validator(cls) for name, cls in classes.items()}
    for row in rows(file):
        known[row["json"]["type"]].validate(row["json"])
    assert classes.keys() == {row["json"]["type"] for row in rows(file)}


def test_messages_that_a_server_refuses_do_not_fit() -> None:
    known = validator("ClientMessage")
    refused = [row for row in rows("refused") if row["form"] == "json"]
    for row in refused:
        try:
            message = json.loads(row["text"])
        except (ValueError, RecursionError):
            continue  # no JSON, or nested deeper than this reader goes
        assert not known.is_valid(message), row["name"]
    assert refused


def test_a_fixed_list_has_a_schema_for_its_items_and_bounds() -> None:
    hexes = JSON_SCHEMA["$defs"]["twin_tin_bots.RobotView"]["properties"]["at"]
    assert (hexes["minItems"], hexes["maxItems"], hexes["items"]) == (2, 2, {})
    assert '"items": false' not in json_schema.TARGET.read_text(encoding="utf-8")


# --- TypeScript -------------------------------------------------------------------------------------------------


def test_the_committed_file_is_fresh() -> None:
    assert typescript.main(["--check"]) == 0


def test_a_stale_file_is_found_and_written_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main(["--check"], tmp_path) == 1
    stale = capsys.readouterr().err
    assert "protocol/generated.ts is stale" in stale
    assert "games/twin_tin_bots/generated.ts is stale" in stale
    assert typescript.main([], tmp_path) == 0
    assert typescript.main(["--check"], tmp_path) == 0


@pytest.mark.parametrize("name", typescript.UNIONS)
def test_every_struct_of_a_union_has_an_interface_and_a_schema(name: str) -> None:
    text, tables = typescript.generate(), typescript.generate_tables()
    for cls in members(typescript.UNIONS[name]):
        assert f"export interface {cls.__name__} {{" in text
        assert f"\n{cls.__name__} {tag_of(cls)}" in tables


def test_fields_with_defaults_are_optional_only_for_the_sender() -> None:
    assert "readonly seat?: number | null" in typescript.generate()
    text = typescript.generate_game(TWIN_TIN_BOTS)
    assert "readonly gates: readonly (readonly [Hex, Hex])[]" in text
    assert "; readonly placing?: Placing;" in text.split("export interface Options {")[1].split("}")[0]
    assert "; readonly placing: Placing;" in text.split("export interface OptionsView {")[1].split("}")[0]


def test_a_union_with_a_name_may_be_null() -> None:
    assert "readonly choice: Choice | null" in typescript.generate_game(TWIN_TIN_BOTS)


def test_content_of_games_has_its_place_in_messages_but_no_type() -> None:
    text = typescript.generate()
    assert "readonly command: GameCommand" in text
    tables = typescript.generate_tables()
    assert " command:&GameCommand\n" in tables
    assert " view:?.View " in tables
    assert "RobotName" not in text + tables


def test_defaults_of_enumerations_are_names() -> None:
    assert '["mode", ["enum", "Mode"], "standard"]' in typescript.generate_lobby(TWIN_TIN_BOTS)


@pytest.mark.parametrize("schema", BUILT_IN, ids=lambda schema: schema.name)
def test_the_options_of_a_game_have_the_same_fields_in_both_directions(schema: GameSchema) -> None:
    structs = typescript.tables(schema)["structs"]
    assert structs["Options"]["fields"] == structs["OptionsView"]["fields"]


def test_the_version_is_the_subprotocols() -> None:
    assert f"botyard.v{messages.VERSION}" == messages.SUBPROTOCOL_MSGPACK


def test_the_time_controls_of_tempos_are_those_of_the_service() -> None:
    table = typescript.generate().split("TEMPO_CONTROLS: Readonly<Record<Tempo, TimeControlView | null>> = ")[1]
    written = json.loads(table.split(";\n")[0])
    assert written == {
        tempo.wire: None if control is None else to_named(control) for tempo, control in messages.TEMPO_CONTROLS.items()
    }
    assert set(messages.TEMPO_CONTROLS) == set(messages.Tempo)
    for tempo, control in messages.TEMPO_CONTROLS.items():  # so that a room made by the form is in its pool
        if control is not None:
            clock.check(control)
        assert pool_of("g", 2, tempo, is_rated=False) == f"g-2-{tempo.wire}"


# --- the pages of the protocol ----------------------------------------------------------------------------------


GUIDE = (document.PAGES.parent / "PROTOCOL.md").read_text(encoding="utf-8")
REFERENCE = {page.stem: page.read_text(encoding="utf-8") for page in document.PAGES.glob("*.md")}
PARTS = [f"{kind} {name}" for text in REFERENCE.values() for kind, name in re.findall(r"<!-- (\w+) ([\w.]+) -->", text)]


def test_the_generated_parts_are_fresh() -> None:
    assert document.main(["--check"]) == 0


def test_a_stale_part_is_found_and_written_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "messages.md"
    target.write_text("Before.\n<!-- message ping -->\nold\n<!-- end -->\nAfter.\n")
    assert document.main(["--check"], tmp_path) == 1
    assert "messages.md is stale" in capsys.readouterr().err
    assert document.main([], tmp_path) == 0
    assert '[2, "p1"]' in target.read_text()
    assert target.read_text().startswith("Before.\n")
    assert document.main(["--check"], tmp_path) == 0


def test_everything_of_the_schema_is_explained_once() -> None:
    expected = {f"message {name}" for name in document.MESSAGES} | {f"members {name}" for name in document.UNIONS}
    structs = {"": typescript.reachable()}
    structs |= {f"{schema.name}.": typescript.structs_of(schema) for schema in BUILT_IN}
    for prefix, known in structs.items():
        expected |= {f"struct {prefix}{cls.__name__}" for cls in known if tag_of(cls) is None}
        expected |= {f"enum {prefix}{cls.__name__}" for cls in enums(known)}
    expected |= {f"struct {schema.name}.{name}" for schema in BUILT_IN for name in ("View", "Options")}
    assert sorted(PARTS) == sorted(expected)


def test_every_message_has_a_heading() -> None:
    headings = re.findall(r"^### ([a-z_]+)$", REFERENCE["messages"], re.MULTILINE)
    assert headings == list(document.MESSAGES)


def test_every_option_is_explained_in_order() -> None:
    table = REFERENCE["twin_tin_bots"].split("| field | meaning | cannot be combined with |")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == [field.name for field in fields(TWIN_TIN_BOTS.options)]


COLUMNS = {"identities": "identity", "shares": "share", "promises": "commitment"}


def test_the_example_of_luck_is_a_vector() -> None:
    row = LUCK[0]
    block = GUIDE.split("```luck\n")[1].split("```")[0]
    assert dict(line.split(maxsplit=1) for line in block.splitlines()) == {
        **{name: row[name] for name in ("secret", "commitment", "room", "hashed", "seed")},
        "round": str(row["round"]),
        **{name: " ".join(one[key] for one in row["shares"]) for name, key in COLUMNS.items()},
    }


def test_the_tables_of_codes_are_complete() -> None:
    errors, closes = REFERENCE["codes"].split("## Error codes")[1].split("## Close codes")
    assert re.findall(r"^\| `(\w+)` \|", errors, re.MULTILINE) == [code.value for code in Code]
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \|", closes, re.MULTILINE)
    assert rows == [(str(code.value), code.name.lower()) for code in Close]


def test_the_limits_are_those_of_the_code() -> None:
    assert f"at most {MAX_FRAME_BYTES // 1024} KiB" in GUIDE
    assert f"| `{SUBPROTOCOL_MSGPACK}` | binary" in GUIDE
    assert f"| `{SUBPROTOCOL_JSON}` | text" in GUIDE


def test_every_message_is_listed_at_the_top() -> None:
    top = REFERENCE["messages"].split("## Messages at a glance")[1].split("\n## ")[0]
    assert set(re.findall(r"^\| \[`(\w+)`\]", top, re.MULTILINE)) == document.MESSAGES.keys()


@pytest.mark.parametrize("schema", BUILT_IN, ids=lambda schema: schema.name)
def test_the_refusals_of_a_game_are_listed_on_its_page(schema: GameSchema) -> None:
    refusals = REFERENCE[schema.name].split("\n## Refusals")[1]
    listed = re.findall(r"^\| `(\w+)` \|", refusals, re.MULTILINE)
    assert listed == [code.value for code in schema.refusals or ()]


def test_the_index_of_the_guide_names_messages_that_exist() -> None:
    index = GUIDE.split("## What you want to do")[1].split("\n## ")[0]
    listed = set(re.findall(r"\[`(\w+)`\]\(reference/messages\.md#\1\)", index))
    assert listed <= document.MESSAGES.keys()
    assert {"hello", "create_room", "join", "watch", "resume", "command", "resign", "get_snapshot"} <= listed


def conversation() -> Iterator[ClientMessage | ServerMessage | None]:
    """The messages of the example; None where its connection breaks."""
    block = GUIDE.split("```conversation\n")[1].split("```")[0]
    for line in block.splitlines():
        side, _, text = line.partition(": ")
        match side:
            case "C":
                yield CLIENT.decode(text.encode(), Encoding.JSON, GAME)
            case "S":
                yield SERVER.decode(text.encode(), Encoding.JSON, GAME)
            case _:
                assert line.startswith("(")
                yield None


def test_the_conversation_can_be_followed_without_asking_for_a_snapshot() -> None:
    session = Session("test/1", "t")
    session.opened()
    asked: dict[str, bool] = {}
    for message in conversation():
        if message is None:
            session.opened()
        elif isinstance(message, Received):
            asked[getattr(message, "id", "hello")] = False
        else:
            step = session.receive(message)
            assert not any(isinstance(sent, GetSnapshot) for sent in step.send)
            asked[getattr(message, "id", "hello")] = True
    assert all(asked.values())
    assert session.model.number == 4


def test_every_example_of_a_message_has_both_forms() -> None:
    blocks = re.findall(r"```json\n(.*?)```", REFERENCE["messages"], re.DOTALL)
    pairs = [tuple(map(json.loads, lines)) for block in blocks if len(lines := block.splitlines()) == 2]
    assert len(pairs) >= len(document.MESSAGES)
    for named, array in pairs:
        assert document.MESSAGES[named["type"]] is not None
        assert array[0] == tag_of(document.MESSAGES[named["type"]])
