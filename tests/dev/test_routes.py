"""What a node of `botyard dev` serves its page, and that no other node does."""

from collections.abc import AsyncIterator
from pathlib import Path

import orjson
import pytest
import pytest_asyncio

from botyard.dev import routes
from botyard.dev.command import Report
from botyard.settings import Development
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

PRACTICE = {"game": GAME, "start": {"kind": "new", "players": 2}, "own": [0], "advance": False}
JSON = "application/json"


@pytest_asyncio.fixture
async def desk(redis: RedisProcess, tmp_path: Path) -> AsyncIterator[LiveNode]:
    """A node of an author."""
    Report(tmp_path / "report.json").write(problem="The game is broken.")
    development = Development(GAME, tmp_path / "slots", tmp_path / "report.json")
    async with LiveNode(redis.url, development=development) as node:
        yield node


async def send(node: LiveNode, method: str, path: str, content: object, kind: str = JSON) -> Answer:
    """Send JSON."""
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return await node.http(method, path, body, content_type=kind)


async def test_the_page_learns_what_the_last_save_led_to(desk: LiveNode) -> None:
    found = (await desk.http("GET", "/api/dev")).json()
    assert (found["game"], found["problem"], found["slots"]) == (GAME, "The game is broken.", [])
    assert (await desk.http("GET", "/dev")).status == 200


async def test_a_position_is_answered(desk: LiveNode) -> None:
    found = (await send(desk, "POST", "/api/dev/position", {"practice": PRACTICE})).json()
    assert (found["played"], found["problem"]) == (0, None)
    assert found["state"]


async def test_a_slot_is_saved_read_and_deleted(desk: LiveNode, tmp_path: Path) -> None:
    line = {"players": 2, "moves": []}
    assert (await send(desk, "PUT", "/api/dev/slots/the%20end", line)).status == 200
    assert orjson.loads((tmp_path / "slots/the end.json").read_bytes()) == line
    assert (await desk.http("GET", "/api/dev")).json()["slots"] == ["the end"]
    assert (await desk.http("GET", "/api/dev/slots/the%20end")).json() == line
    assert (await send(desk, "DELETE", "/api/dev/slots/the%20end", {})).status == 200
    assert (await desk.http("GET", "/api/dev")).json()["slots"] == []
    assert (await desk.http("GET", "/api/dev/slots/the%20end")).status == 404


@pytest.mark.parametrize("name", ["..%2Freport", ".hidden", "a%2Fb", "x" * 61, "%00"])
async def test_the_name_of_a_slot_leaves_its_folder_in_no_way(desk: LiveNode, tmp_path: Path, name: str) -> None:
    before = (tmp_path / "report.json").read_bytes()
    assert (await send(desk, "PUT", f"/api/dev/slots/{name}", {})).status in {400, 404}
    assert (tmp_path / "report.json").read_bytes() == before
    assert not (tmp_path / "slots").exists()


async def test_a_slot_that_is_no_json_is_refused_in_a_sentence(desk: LiveNode, tmp_path: Path) -> None:
    assert (await send(desk, "PUT", "/api/dev/slots/a", b"{")).status == 400
    (tmp_path / "slots").mkdir()
    (tmp_path / "slots/a.json").write_text("{")
    answer = await desk.http("GET", "/api/dev/slots/a")
    assert answer.status == 400
    assert "Correct the file, or delete the slot." in answer.json()["message"]


async def test_a_page_of_another_site_can_change_nothing(desk: LiveNode, tmp_path: Path) -> None:
    for method, path in (("POST", "position"), ("PUT", "slots/a"), ("DELETE", "slots/a")):
        assert (await send(desk, method, f"/api/dev/{path}", {}, "text/plain")).status == 415
        foreign = await desk.http(method, f"/api/dev/{path}", b"{}", content_type=JSON, origin="http://evil.example")
        assert foreign.status == 403
    assert not (tmp_path / "slots").exists()


async def test_a_body_that_is_too_long_is_refused(desk: LiveNode) -> None:
    body = b'"' + b"x" * routes.MOST_BYTES + b'"'
    assert (await send(desk, "POST", "/api/dev/position", body)).status == 413
    assert (await send(desk, "PUT", "/api/dev/slots/a", body)).status == 413


async def test_other_nodes_serve_authors_nothing(node: LiveNode) -> None:
    for path in ("/dev", "/api/dev", "/api/dev/slots/a"):
        assert (await node.http("GET", path)).status == 404
    assert (await send(node, "POST", "/api/dev/position", {"practice": PRACTICE})).status == 404
