"""What HTTP tells of a delayed match: nothing that is newer than the delay, whatever is asked."""

import re
from typing import Any

from protocol import messages as m
from protocol.codes import Code
from tests.net.table import Table, last_number, move
from tests.net.test_late import START, start_delayed
from tests.support.node import LiveNode

SECONDS = 600


def paths_of(node: LiveNode, room: str) -> list[tuple[str, str]]:
    """Methods and paths of all operations about a room, other parameters filled with something."""
    operations = node.node._operations()
    found = [(one.method, one.path) for one in operations if "{room}" in one.path]
    assert len(found) > 8
    return [(method, re.sub(r"{\w+}", "room", path.replace("{room}", room))) for method, path in found]


async def answers(node: LiveNode, token: str, room: str) -> dict[tuple[str, str], Any]:
    """What a spectator is answered to everything that can be asked about a room."""
    told = {}
    for method, path in paths_of(node, room):
        body = b"" if method in {"GET", "DELETE"} else b"{}"
        answer = await node.http(method, path, body, authorization=f"Bearer {token}")
        told[method, path] = (answer.status, answer.body)
    return told


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
        for _ in range(4):
            await move({0: ann, 1: ben})
        seen = (await node.http("GET", f"/api/rooms/{room}")).json()
        assert seen["number"] == last_number(ann) - 2 == START + 2
        frames = (await node.http("GET", f"/api/rooms/{room}/events?after={START}")).json()
        assert [frame["number"] for frame in frames["frames"]] == [START + 1, START + 2]
        assert frames["number"] == START + 2


async def test_a_match_with_a_link_is_looked_at_with_its_token(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.LINK), ann, ben)
        path, bearer = f"/api/rooms/{room}", f"Bearer {token}"
        refused = await node.http("GET", path)
        assert (refused.status, refused.json()["code"]) == (403, Code.NOT_WATCHED)
        assert (await node.http("GET", f"{path}/events")).status == 403
        assert (await node.http("GET", f"{path}/link", authorization=f"Bearer {node.token('Wes')}")).status == 403
        link = (await node.http("GET", f"{path}/link", authorization=bearer)).json()["token"]
        assert (await node.http("GET", f"{path}?token={link}")).json()["number"] == START
        assert (await node.http("GET", f"{path}/events?token={link}")).status == 200
        assert (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"] is None
        await ann.ask(lambda id: m.SetLink(id, 0))
        coach = (await node.http("GET", f"{path}/link?seat=0", authorization=bearer)).json()["token"]
        assert (await node.http("GET", f"{path}?token={coach}")).json()["audience"] == [0]
        await ann.ask(lambda id: m.Resign(id, 0))
        files = [f"/api/match/{room}{query}" for query in ("", f"?token={link}", f"?token={coach}")]
        assert [(await node.http("GET", file)).status for file in files] == [403, 200, 200]
        assert (await node.http("GET", f"{path}/link?seat=x", authorization=bearer)).status == 400
