"""The TypeScript side is the one that the schema gives."""

import json
from pathlib import Path

import pytest

from botyard.lobby.pools import pool_of
from botyard.rooms.match import clock
from botyard_protocol import messages, typescript
from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.games import GameSchema
from botyard_protocol.json_form import to_named
from botyard_protocol.schema import members, tag_of
from botyard_protocol.twin_tin_bots import SCHEMA


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
    text = typescript.generate_game(SCHEMA)
    assert "readonly gates: readonly (readonly [Hex, Hex])[]" in text
    assert "; readonly placing?: Placing;" in text.split("export interface Options {")[1].split("}")[0]
    assert "; readonly placing: Placing;" in text.split("export interface OptionsView {")[1].split("}")[0]


def test_a_union_with_a_name_may_be_null() -> None:
    assert "readonly choice: Choice | null" in typescript.generate_game(SCHEMA)


def test_content_of_games_has_its_place_in_messages_but_no_type() -> None:
    text = typescript.generate()
    assert "readonly command: GameCommand" in text
    tables = typescript.generate_tables()
    assert " command:&GameCommand\n" in tables
    assert " view:?.View " in tables
    assert "RobotName" not in text + tables


def test_defaults_of_enumerations_are_names() -> None:
    assert '["mode", ["enum", "Mode"], "standard"]' in typescript.generate_lobby(SCHEMA)


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
