"""`schema.json` describes every message: golden vectors fit it, and what servers refuse does not."""

import json
from pathlib import Path
from typing import Any

import pytest
from openapi_schema_validator import OAS31Validator

from botyard_protocol import json_schema, messages
from botyard_protocol.schema import members, wire_name

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
