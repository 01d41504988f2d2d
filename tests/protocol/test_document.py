"""The pages of the protocol say what the schema says, all of it, and a client can follow their conversation."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from botyard.client.session import Session
from botyard_protocol import document, typescript
from botyard_protocol.base import MAX_FRAME_BYTES, Received
from botyard_protocol.built_in import BUILT_IN
from botyard_protocol.codec import CLIENT, SERVER, Encoding
from botyard_protocol.codes import Close, Code
from botyard_protocol.games import GameSchema
from botyard_protocol.messages import (
    SUBPROTOCOL_JSON,
    SUBPROTOCOL_MSGPACK,
    ClientMessage,
    GetSnapshot,
    ServerMessage,
)
from botyard_protocol.schema import fields, tag_of
from botyard_protocol.twin_tin_bots import SCHEMA
from botyard_protocol.type_walk import enums
from botyard_protocol.vectors.contents import GAME
from botyard_protocol.vectors.luck import LUCK

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
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == [field.name for field in fields(SCHEMA.options)]


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
