"""Rated matches as people meet them: only people with an account play them, and quick matches of these are rated."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from botyard.archive.archive import MatchArchive
from botyard.archive.sqlite import SqliteDatabase
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from tests.net.browser import Browser, guest, registered
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

RATED = {"rated": True}


@pytest_asyncio.fixture
async def node(redis: RedisProcess, tmp_path: Path) -> AsyncIterator[LiveNode]:
    """A node with an archive."""
    archive = MatchArchive(SqliteDatabase(tmp_path / "archive.sqlite"))
    await archive.start()
    made = LiveNode(redis.url, archive=archive)
    await made.start()
    yield made
    await made.end()
    await archive.stop()


async def table(by: Browser, **fields: object) -> Answer:
    """The answer to the wish for a new table of two."""
    return await by.post("/api/rooms", id="c1", game=GAME, players=2, **fields)


async def quick(by: Browser, id: str = "q1") -> str:
    """The room of a quick match."""
    answer = await by.post("/api/quick", id=id, game=GAME, players=2)
    assert answer.status == 200, answer.body
    room: str = answer.json()["room"]
    return room


async def test_a_guest_neither_makes_nor_joins_a_rated_table(node: LiveNode) -> None:
    ann, ben, wes = await registered(node, "Ann"), await registered(node, "Ben"), await guest(node, "Wes")
    refused = await table(wes, settings=RATED)
    assert (refused.json()["code"], "register" in refused.json()["message"]) == (Code.NOT_REGISTERED, True)
    room = (await table(ann, settings=RATED)).json()["room"]
    join = {"type": "join", "id": "j1", "room": room}
    assert (await wes.post(f"/api/rooms/{room}/requests", **join)).json()["code"] == Code.NOT_REGISTERED
    assert (await ben.post(f"/api/rooms/{room}/requests", **join)).json()["type"] == "accepted"


async def test_an_offered_seat_of_a_rated_table_is_not_for_guests(node: LiveNode) -> None:
    ann, wes = await registered(node, "Ann"), await guest(node, "Wes")
    room = (await table(ann, settings=RATED)).json()["room"]
    path = f"/api/rooms/{room}/requests"
    await ann.post(path, type="offer_seat", id="o", seat=0)
    taken = await wes.post(path, type="answer_offer", id="a", offer=1, answer="accept")
    assert taken.json()["code"] == Code.NOT_REGISTERED


async def test_quick_matches_of_accounts_are_rated_and_apart_from_those_of_guests(node: LiveNode) -> None:
    ann, ben = await registered(node, "Ann"), await registered(node, "Ben")
    wes, xia = await guest(node, "Wes"), await guest(node, "Xia")
    rated, casual = await quick(ann), await quick(wes)
    assert rated != casual
    assert (await quick(xia), await quick(ben)) == (casual, rated)
    for room, is_rated in ((rated, True), (casual, False)):
        loaded = await node.node.rooms.load(room)
        assert loaded is not None
        assert loaded.room.record.effective_settings == m.RoomSettings(rated=is_rated)


async def test_a_server_without_an_archive_has_no_rated_matches(redis: RedisProcess) -> None:
    bare = LiveNode(redis.url)
    await bare.start()
    ann, wes = await registered(bare, "Ann"), await guest(bare, "Wes")
    refused, rooms = await table(ann, settings=RATED), (await quick(ann), await quick(wes))
    await bare.end()
    assert "keeps no ratings" in refused.json()["message"]
    assert rooms[0] == rooms[1]
