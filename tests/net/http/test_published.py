"""The files of finished matches for everyone, over HTTP."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import orjson
import pytest
import pytest_asyncio
from openapi_schema_validator import OAS31Validator

from botyard import background_tasks
from botyard.archive import published
from botyard.archive.archive import MatchArchive
from botyard.archive.roots import DayRoot
from botyard.archive.sqlite import SqliteDatabase
from botyard.replay import publisher
from botyard.replay.publisher import Publisher
from botyard.replay.root_keys import is_signed, signer_of
from tests.replay.archived import PRIVATE, archived
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

DAY = "1970-01-01"
FIRST_NIGHT = published.end_of(DAY) + 3_600_000
MONTH_OVER = published.end_of("1970-01-31") + 3_600_000
FILE = f"/api/matches/files/{DAY}.jsonl.gz"


@pytest_asyncio.fixture
async def node(redis: RedisProcess, archive: MatchArchive) -> AsyncIterator[LiveNode]:
    """A node whose archive has two public matches and a private one."""
    for match, body in (archived("room1", 1), archived("room2", 2, PRIVATE), archived("room3", 3)):
        await archive.put(match, body)
    async with LiveNode(redis.url, archive=archive) as made:
        yield made


async def publish(node: LiveNode, now: int = MONTH_OVER) -> None:
    """Publish the first day of 1970, and then all days before a time, as the node does."""
    assert node.node.archive is not None
    for moment in (FIRST_NIGHT, now):
        await Publisher(node.node.archive, signer_of(node.node._key)[1], lambda: moment).publish()  # noqa: B023 - used here


def lines_of(body: bytes) -> list[dict[str, Any]]:
    return [orjson.loads(line) for line in gzip.decompress(body).splitlines()]


async def test_a_day_has_a_file_after_its_end_with_its_public_matches(node: LiveNode) -> None:
    refused = await node.http("GET", FILE)
    assert (refused.status, refused.json()["code"]) == (409, "not_finished")
    await publish(node, FIRST_NIGHT)
    answer = await node.http("GET", FILE)
    head, *matches = lines_of(answer.body)
    assert [one["match"]["room"] for one in matches] == ["room1", "room3"]
    assert [leaf.split()[0] for leaf in head["leaves"]] == ["public", "private", "public"]
    assert answer.headers["link"] == f'<{published.LICENCE_URL}>; rel="license"'
    assert (await node.http("GET", FILE, if_none_match=answer.headers["etag"])).status == 304


async def test_each_line_fits_the_schema_and_names_no_person(node: LiveNode) -> None:
    await publish(node)
    schema = (await node.http("GET", "/api/matches/schema.json")).json()
    validator = OAS31Validator(schema)
    body = (await node.http("GET", FILE)).body
    for line in lines_of(body):
        validator.validate(line)
    text = gzip.decompress(body)
    assert b"Ann" not in text
    assert b"Ben" not in text
    assert b"Player" in text


async def test_a_download_goes_on_where_it_was_cut(node: LiveNode) -> None:
    await publish(node)
    whole = await node.http("GET", FILE)
    size, tag = len(whole.body), whole.headers["etag"]
    for asked, first, end in (("bytes=100-", 100, size), ("bytes=0-9", 0, 10), ("bytes=-7", size - 7, size)):
        part = await node.http("GET", FILE, range=asked, if_range=tag)
        assert (part.status, part.body) == (206, whole.body[first:end])
        assert part.headers["content-range"] == f"bytes {first}-{end - 1}/{size}"
    assert (await node.http("GET", FILE, range="bytes=100-", if_range='"another"')).body == whole.body
    assert (await node.http("GET", FILE, range=f"bytes={size}-")).status == 416


async def test_a_month_is_listed_with_its_checksum_when_it_is_over(node: LiveNode) -> None:
    await publish(node, published.end_of("1970-01-30") + 3_600_000)
    assert (await node.http("GET", "/api/matches/months")).json()["months"] == []
    assert (await node.http("GET", "/api/matches/files/1970-01.jsonl.gz")).status == 409
    await publish(node)
    (month,) = (await node.http("GET", "/api/matches/months")).json()["months"]
    body = (await node.http("GET", "/api/matches/files/1970-01.jsonl.gz")).body
    assert month == {"month": "1970-01", "size": len(body), "matches": 2, "sha256": sha256(body).hexdigest()}
    assert len([line for line in lines_of(body) if "format" in line]) == 31


async def test_roots_are_signed_and_follow_one_another(node: LiveNode) -> None:
    await publish(node)
    answer = (await node.http("GET", "/api/matches/roots")).json()
    roots = answer["roots"]
    assert [one["former"] for one in roots] == [*(one["root"] for one in roots[1:]), ""]
    assert roots[-1]["day"] == DAY
    assert roots[-1]["matches"] == 3
    for one in roots:
        assert is_signed(answer["key"], published.signed_text(one["day"], one["root"]), one["signature"])
    assert not is_signed(answer["key"], published.signed_text(DAY, "f" * 64), roots[-1]["signature"])
    older = (await node.http("GET", "/api/matches/roots?before=1970-01-03")).json()["roots"]
    assert [one["day"] for one in older] == ["1970-01-02", DAY]


async def test_a_second_publisher_changes_nothing(node: LiveNode) -> None:
    await publish(node)
    before = (await node.http("GET", "/api/matches/roots")).body
    assert node.node.archive is not None
    late, body = archived("late", 4)
    await node.node.archive.put(late, body)
    await publish(node)
    assert (await node.http("GET", "/api/matches/roots")).body == before
    await publish(node, MONTH_OVER + published.DAY_MS)
    newest = lines_of((await node.http("GET", "/api/matches/files/1970-02-01.jsonl.gz")).body)
    assert [one["match"]["room"] for one in newest[1:]] == ["late"]


async def test_a_node_publishes_by_itself_what_ended_before_today(
    redis: RedisProcess, archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publisher, "SWEEP_SECONDS", 0.02)
    await archive.put(*archived("room1", 1))
    async with LiveNode(redis.url, archive=archive) as node:
        while not await archive.published.roots():  # noqa: ASYNC110 - the archive has no event
            await asyncio.sleep(0.01)
        (root,) = await archive.published.roots()
        file = (await node.http("GET", f"/api/matches/files/{root.day}.jsonl.gz")).body
        assert [one["match"]["room"] for one in lines_of(file)[1:]] == ["room1"]


async def test_a_month_is_not_counted_before_its_last_day_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none_to_open(today: str) -> None:
        """As for a node that looked just before another one opened the last day."""

    archive = MatchArchive(SqliteDatabase(tmp_path / "archive.sqlite"))
    await archive.start()
    made = Publisher(archive, lambda text: "", lambda: 0)
    monkeypatch.setattr(made, "_next_day", none_to_open)
    await archive.published.open("1970-01-30", "")
    await archive.published.close(DayRoot("1970-01-30", "", "root", "", 0), b"head")
    await archive.published.open("1970-01-31", "root")
    await made.publish()
    assert await archive.published.months() == []
    await archive.published.close(DayRoot("1970-01-31", "root", "another", "", 0), b"head")
    await made.publish()
    assert [one.month for one in await archive.published.months()] == ["1970-01"]
    await archive.stop()


async def test_a_day_that_cannot_be_published_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(publisher, "SWEEP_SECONDS", 0.01)
    monkeypatch.setattr(background_tasks, "AGAIN_SECONDS", 0.01)
    archive, tries = MatchArchive(SqliteDatabase(tmp_path / "archive.sqlite")), list[bytes]()

    def sign(text: bytes) -> str:
        tries.append(text)
        if len(tries) == 1:
            raise ValueError("a broken key")
        return "signed"

    await archive.start()
    await archive.put(*archived("room1", 1))
    made = Publisher(archive, sign, lambda: FIRST_NIGHT)
    made.start()
    while [one.signature for one in await archive.published.roots()] != ["signed"]:  # noqa: ASYNC110 - it has no event
        await asyncio.sleep(0.002)
    await made.stop()
    assert len(tries) == 2
    assert caplog.text.count("a task failed and begins again") == 1
    await archive.stop()
