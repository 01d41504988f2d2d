"""The code of docs/sdk.md runs, from top to bottom, against the service."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import botyard.client
from botyard.client import connect, guest_token
from botyard_protocol import twin_tin_bots as ttb
from tests.support.node import LiveNode

DOCUMENT = Path(__file__).parents[2] / "docs" / "sdk.md"
TEXT = DOCUMENT.read_text()


def snippets(server: str) -> Iterator[CodeType]:
    """The Python code, for a server at another host and port; tracebacks name the lines of the document."""
    for found in re.finditer(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL):
        above = TEXT[: found.start(1)].count("\n")
        source = "\n" * above + found[1].replace("127.0.0.1:8000", server)
        yield compile(source, str(DOCUMENT), "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)


async def test_the_code_of_the_document_runs(node: LiveNode, capsys: pytest.CaptureFixture[str]) -> None:
    http, ws = f"http://{node.address}", f"ws://{node.address}/ws"
    ann, ben = [(await guest_token(http, name)).token for name in ("Ann", "Ben")]
    async with connect(ws, token=ann) as first, connect(ws, token=ben) as second:
        names: dict[str, Any] = {"ann": first, "ben": second}
        for code in snippets(node.address):
            running = eval(code, names)
            if inspect.isawaitable(running):
                await running
    said = capsys.readouterr().out
    assert "welcomed as " in said
    assert "winners: " in said
    assert "['Ann', 'Ben']" in said
    assert "TilePlaced" in said or "Passed" in said
    assert "refused" not in said


def test_every_field_of_the_view_is_in_the_document() -> None:
    section = TEXT.split("## The view\n")[1].split("\n## ")[0]
    views = (ttb.View, ttb.RobotView, ttb.CrystalView, ttb.SeatView, ttb.ResultView)
    fields = {name for view in views for name in view.__struct_fields__}
    assert set(re.findall(r"`([a-z_]+)`", section)) - {"view"} == fields


def test_everything_that_the_client_offers_is_in_the_document() -> None:
    offered = [name for name in dir(botyard.client.Client) if not name.startswith("_")]
    offered += botyard.client.__all__
    assert [name for name in offered if not re.search(rf"\b{name}\b", TEXT)] == []
