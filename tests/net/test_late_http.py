"""No request over HTTP reveals anything of a delayed match that is newer than the delay."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest_asyncio

from botyard.net.http.operations import all_operations
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from tests.net.fanout.test_delayed import START, due_number, start_delayed
from tests.net.table import Table, last_number, move, start_match
from tests.support.node import MANY_OPEN, LiveNode, unless_busy
from tests.support.redis import RedisProcess

SECONDS = 600


@pytest_asyncio.fixture
async def other(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """Another node, which lets one person ask for everything, however fast the machine is."""
    async with LiveNode(redis.url, limits=replace(MANY_OPEN, messages=100_000)) as made:
        yield made


def paths_of(room: str) -> list[tuple[str, str]]:
    """Methods and paths of all operations about a room, other parameters filled with something."""
    found = [(one.method, one.path) for one in all_operations() if "{room}" in one.path]
    assert len(found) > 8
    return [(method, re.sub(r"{\w+}", "room", path.replace("{room}", room))) for method, path in found]


async def answers(node: LiveNode, token: str, room: str) -> dict[tuple[str, str], Any]:
    """The answers to a spectator of all requests about a room."""
    found = {}
    for method, path in paths_of(room):
        body = b"" if method in {"GET", "DELETE"} else b"{}"
        asking = partial(node.http, method, path, body, authorization=f"Bearer {token}")
        answer = await unless_busy(asking)
        found[method, path] = (answer.status, answer.body)
    return found


async def test_every_operation_answers_alike_whatever_happens_within_the_delay(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_seconds=SECONDS), ann, ben)
        token = other.token("Wes")
        before = await answers(other, token, room)
        await move({0: ann, 1: ben})
        await ann.ask(lambda id: m.SetLink(id, 0))
        assert await answers(other, token, room) == before
        await ann.ask(lambda id: m.Resign(id, 0))
        assert await answers(other, token, room) == before
        lines = (await other.http("GET", "/api/rooms")).json()["rooms"]
        assert [line["status"] for line in lines if line["id"] == room] == ["playing"]


async def test_a_glance_at_a_delayed_match_shows_what_is_due(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=2), ann, ben)
        for _ in range(7):
            await move({0: ann, 1: ben})
        seen = (await node.http("GET", f"/api/rooms/{room}")).json()
        assert seen["number"] == due_number(last_number(ann), 2) == START + 2
        frames = (await node.http("GET", f"/api/rooms/{room}/events?after={START}")).json()
        assert [frame["number"] for frame in frames["frames"]] == [START + 1, START + 2]
        assert frames["number"] == START + 2


async def test_a_match_with_a_link_is_looked_at_with_its_token(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.LINK), ann, ben)
        path, bearer, cal = f"/api/rooms/{room}", f"Bearer {token}", f"Bearer {node.token('Cal')}"
        refused = await node.http("GET", path)
        assert (refused.status, refused.json()["code"]) == (403, Code.NOT_WATCHED)
        assert (await node.http("GET", f"{path}/events")).status == 403
        assert (await node.http("GET", f"{path}/link", authorization=f"Bearer {node.token('Wes')}")).status == 403
        link = (await node.http("GET", f"{path}/link", authorization=bearer)).json()["token"]
        assert (await node.http("GET", path, botyard_link=link)).json()["number"] == START
        assert (await node.http("GET", f"{path}/events", botyard_link=link)).status == 200
        assert (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"] is None
        await ann.ask(lambda id: m.SetLink(id, 0))
        coach = (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"]
        assert (await node.http("GET", path, botyard_link=coach, authorization=f"Bearer {node.token('Cal')}")).json()[
            "audience"
        ] == [0]
        await ann.ask(lambda id: m.Resign(id, 0))
        file = f"/api/match/{room}"
        shown: list[dict[str, str]] = [
            {},
            {"botyard_link": link},
            {"botyard_link": coach},
            {"botyard_link": coach, "authorization": cal},
        ]
        answers = [await node.http("GET", file, b"", **headers) for headers in shown]
        assert [answer.status for answer in answers] == [403, 200, 401, 200]
        assert (await node.http("GET", f"{path}/link?seat=x", authorization=bearer)).status == 400


async def test_a_coach_over_http_has_a_name_that_the_room_is_sent(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(other, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.SetLink(id, 0))
        path, bearer = f"/api/rooms/{room}", f"Bearer {token}"
        coach = (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"]
        for what in (path, f"{path}/events", f"/api/match/{room}/timeline"):
            stranger = await node.http("GET", what, botyard_link=coach)
            assert (stranger.status, stranger.json()["code"]) == (401, "no_identity")
        cal = f"Bearer {node.token('Cal')}"
        assert (await node.http("GET", path, botyard_link=coach, authorization=cal)).json()["audience"] == [0]
        for player in (ann, ben):
            shown = await player.next(m.Onlookers, lambda one: bool(one.people))
            assert [(one.name, one.coaches) for one in shown.people] == [("Cal", 0)]


async def test_a_coach_link_that_is_withdrawn_admits_no_one(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.SetLink(id, 0))
        path, bearer = f"/api/rooms/{room}", f"Bearer {token}"
        coach = (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"]
        await ann.ask(lambda id: m.SetLink(id, 0, False))
        cal = f"Bearer {node.token('Cal')}"
        for what in (f"/api/match/{room}", f"/api/match/{room}/timeline", path, f"{path}/events"):
            answer = await node.http("GET", what, botyard_link=coach, authorization=cal)
            assert answer.json()["code"] in {Code.NO_SUCH_LINK, Code.NOT_FINISHED}
            members = await node.store.presence.members(room_keys(room), 0)
            assert not any("/0/Cal" in member for member in members), what


async def test_a_token_in_an_address_is_refused_for_addresses_are_logged(node: LiveNode) -> None:
    for path in ("/api/rooms/x", "/api/rooms/x/events", "/api/match/x", "/api/match/x/timeline"):
        answer = await node.http("GET", f"{path}?token=w0.guess")
        assert (answer.status, answer.json()["code"]) == (400, "invalid_field")
        assert "Botyard-Link" in answer.json()["message"]


async def test_rooms_that_may_not_be_watched_say_so_to_strangers_whatever_is_asked(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.NONE), ann, ben)
        eve = f"Bearer {node.token('Eve')}"
        for what in ("", "/events", "/chat/room", "/chat/spectators", "/invitations"):
            answer = await node.http("GET", f"/api/rooms/{room}{what}", authorization=eve)
            assert (answer.status, answer.json()["code"]) == (403, "not_watched"), what
