"""What is made from the schema: `schema.json` fits every message, and the TypeScript side is fresh."""

import json
from pathlib import Path
from typing import Any

import pytest
from openapi_schema_validator import OAS31Validator

from botyard.lobby.pools import pool_of
from botyard.rooms.match import clock
from botyard_protocol import json_schema, messages, typescript
from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.games import GameSchema
from botyard_protocol.json_form import to_named
from botyard_protocol.schema import members, tag_of, wire_name
from botyard_protocol.twin_tin_bots import SCHEMA as TWIN_TIN_BOTS

# --- `schema.json` ----------------------------------------------------------------------------------------------


VECTORS = Path(json_schema.__file__).parents[1] / "vectors"
SCHEMA: dict[str, Any] = json.loads(json_schema.TARGET.read_text(encoding="utf-8"))


def rows(name: str) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads((VECTORS / f"{name}.json").read_text(encoding="utf-8"))
    return read


def validator(union: str) -> Any:
    return OAS31Validator({"$ref": f"#/$defs/{union}", "$defs": SCHEMA["$defs"]})


def test_the_schema_is_that_of_the_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert json_schema.main(["--check"]) == 0
    stale = tmp_path / "schema.json"
    assert json_schema.main(["--check"], stale) == 1
    assert "schema.json is stale" in capsys.readouterr().err
    assert json_schema.main([], stale) == 0
    assert json.loads(stale.read_text(encoding="utf-8")) == SCHEMA


def test_the_schema_is_one_by_the_standard() -> None:
    OAS31Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize(("union", "file"), [("ClientMessage", "client"), ("ServerMessage", "server")])
def test_every_golden_vector_fits(union: str, file: str) -> None:
    classes = {wire_name(cls): cls.__name__ for cls in members(getattr(messages, union))}
    listed = {one["$ref"] for one in SCHEMA["$defs"][union]["oneOf"]}
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
    hexes = SCHEMA["$defs"]["twin_tin_bots.RobotView"]["properties"]["at"]
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
