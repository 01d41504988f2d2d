"""Chats over HTTP: what is said there is heard on sockets, and the same may be read, said, reported and muted."""

import json
from typing import Any

from botyard.chat.reports import load_report
from botyard.net.transport.rate_limits import LINES_PER_IDENTITY
from botyard.store.reports import Reports
from botyard_protocol import chat as c
from botyard_protocol import messages as m
from tests.net.table import Table, start_match, watch
from tests.support.node import Answer, LiveNode

LOBBY = "/api/lobby/chat"


async def ask(node: LiveNode, token: str, method: str, path: str, body: Any = None) -> Answer:
    payload = b"" if body is None else json.dumps(body).encode()
    return await node.http(method, path, payload, authorization=f"Bearer {token}")


async def test_lines_sent_over_http_arrive_on_sockets_and_are_read(node: LiveNode, other: LiveNode) -> None:
    token = node.token("Tool")
    async with Table() as table:
        ben = await table.guest(other, "Ben")
        await ben.ask(lambda id: c.EnterChat(id, c.ChatPlace.LOBBY))
        first = (await ask(node, token, "POST", LOBBY, {"text": "Hello there", "id": "once"})).json()["line"]
        assert (await ask(node, token, "POST", LOBBY, {"text": "Hello there", "id": "once"})).json()["line"] == first
        received = await ben.next(c.LineSaid)
        assert (received.line.id, received.line.name, received.line.text) == (first, "Tool", "Hello there")
        await ask(node, token, "POST", LOBBY, {"phrase": "good_luck"})
    page = (await ask(node, token, "GET", LOBBY)).json()
    assert [(line["text"], line["phrase"]) for line in page["lines"]] == [
        ("Hello there", None),
        ("Good luck!", "good_luck"),
    ]
    behind = (await ask(node, token, "GET", f"{LOBBY}?after={first}")).json()
    assert [line["phrase"] for line in behind["lines"]] == ["good_luck"]


async def test_a_rooms_chats_are_for_the_same_people_as_on_sockets(node: LiveNode) -> None:
    tokens = {name: node.token(name) for name in ("Ann", "Ben", "Wes")}
    async with Table() as table:
        ann, ben = [await table.again(node, tokens[name]) for name in ("Ann", "Ben")]
        room = await start_match(ann, ben)
    chat = f"/api/rooms/{room}/chat"
    assert (await ask(node, tokens["Ann"], "POST", f"{chat}/room", {"text": "Hi"})).status == 200
    refused = await ask(node, tokens["Wes"], "POST", f"{chat}/room", {"text": "Hi"})
    assert (refused.status, refused.json()["code"]) == (403, "not_in_chat")
    assert (await ask(node, tokens["Ann"], "GET", f"{chat}/spectators")).status == 403
    assert (await ask(node, tokens["Wes"], "GET", f"{chat}/lobby")).json()["code"] == "invalid_field"
    assert (await ask(node, tokens["Wes"], "GET", "/api/rooms/nosuchroom/chat/room")).status == 404
    assert (await ask(node, tokens["Wes"], "GET", f"{chat}/room?after=x")).json()["code"] == "invalid_field"
    assert (await node.http("GET", f"{chat}/room")).status == 401


async def test_only_people_who_are_in_a_room_read_and_speak_there(node: LiveNode, other: LiveNode) -> None:
    tokens = {name: node.token(name) for name in ("Ann", "Ben", "Wes")}
    async with Table() as table:
        ann, ben = [await table.again(node, tokens[name]) for name in ("Ann", "Ben")]
        room = await start_match(ann, ben)
        for place in ("room", "spectators"):
            chat = f"/api/rooms/{room}/chat/{place}"
            for refused in (
                await ask(node, tokens["Wes"], "GET", chat),
                await ask(node, tokens["Wes"], "POST", chat, {"text": "Hi"}),
            ):
                assert (refused.status, refused.json()["code"]) == (403, "not_in_chat")
                assert "Go to the table first" in refused.json()["message"]
        wes = await table.again(other, tokens["Wes"])
        await watch(wes, room)
        await ann.next(m.Presence, lambda received: received.spectators == 1)
        assert (await ask(node, tokens["Wes"], "GET", f"/api/rooms/{room}/chat/room")).json()["writable"] is False
        assert (await ask(node, tokens["Wes"], "GET", f"/api/rooms/{room}/chat/spectators")).json()["writable"] is True


async def test_the_chats_of_a_room_that_is_not_for_spectators_are_not_either(node: LiveNode) -> None:
    tokens = {name: node.token(name) for name in ("Ann", "Wes")}
    async with Table() as table:
        ann = await table.again(node, tokens["Ann"])
        settings, bots = m.RoomSettings(watching=m.Watching.NONE), (m.BotLevel.RANDOM,)
        room = (await ann.ask(lambda id: m.CreateRoom(id, "toy_game", 2, "", bots=bots, settings=settings))).room
    assert (await ask(node, tokens["Ann"], "GET", f"/api/rooms/{room}/chat/room")).status == 200
    refused = await ask(node, tokens["Wes"], "GET", f"/api/rooms/{room}/chat/room")
    assert (refused.status, refused.json()["code"]) == (403, "not_watched")


async def test_requests_that_are_too_fast_are_answered_with_a_time_to_wait(node: LiveNode) -> None:
    token = node.token("Ann")
    answers = [
        await ask(node, token, "POST", LOBBY, {"text": f"{number}"}) for number in range(LINES_PER_IDENTITY.at_once)
    ]
    while answers[-1].status == 200:  # on a slow machine there is time for more
        answers.append(await ask(node, token, "POST", LOBBY, {"text": "more"}))
    assert (answers[-1].status, answers[-1].json()["code"]) == (429, "too_fast")
    assert int(answers[-1].headers["retry-after"]) in (1, 2)


async def test_people_are_muted_and_lines_reported(node: LiveNode) -> None:
    moe, ann = node.token("Moe"), node.token("Ann")
    line = (await ask(node, moe, "POST", LOBBY, {"text": "An insult"})).json()["line"]
    assert (await ask(node, ann, "POST", f"{LOBBY}/reports", {"line": line, "why": "rude"})).status == 204
    assert (await ask(node, ann, "POST", f"{LOBBY}/reports", {"line": "1-1"})).status == 404
    (report,) = (await Reports(node.store).waiting()).values()
    assert load_report(report).line.text == "An insult"
    identity = load_report(report).line.identity
    muted = (await ask(node, ann, "POST", "/api/me/muted", {"identity": identity, "name": "Moe"})).json()
    assert muted == {"people": [{"identity": identity, "name": "Moe"}]}
    assert (await ask(node, ann, "GET", "/api/me/muted")).json() == muted
    assert (await ask(node, ann, "GET", LOBBY)).json()["lines"] == []
    assert (await ask(node, ann, "DELETE", f"/api/me/muted/{identity}")).json() == {"people": []}
    assert len((await ask(node, ann, "GET", LOBBY)).json()["lines"]) == 1
