"""Rooms over HTTP: a whole table is laid and played at without a socket, by the same rules and limits.

The list of rooms: pages of a filtered list, which a client that has them is not sent again. And chats: what is said
there is heard on sockets, and the same may be read, said, reported and muted.
"""

import gzip
import json
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest

from botyard.chat.reports import load_report
from botyard.games.registry import GAMES
from botyard.lobby.index import pack_line
from botyard.net.transport.rate_limits import LINES_PER_IDENTITY, ROOMS_PER_IDENTITY
from botyard.rooms.record import Record
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.moderation import Reports
from botyard_protocol import chat as c
from botyard_protocol import messages as m
from botyard_protocol.base import MAX_FRAME_BYTES
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import Occupant, Status
from tests.net.table import Table, start_match, watch
from tests.support.default_game import ANSWER, GAME
from tests.support.node import MANY_OPEN, Answer, LiveNode
from tests.support.redis import RedisProcess

OTHER_GAME = "twin_tin_bots"
"""A game with other options, and with standing answers."""


class Caller:
    """A user of the HTTP interface."""

    def __init__(self, node: LiveNode, name: str) -> None:
        self.node = node
        self.token = node.token(name)

    async def get(self, path: str) -> Answer:
        """Ask for something."""
        return await self.node.http("GET", path, authorization=f"Bearer {self.token}")

    async def post(self, path: str, what: Any) -> Answer:
        """Send JSON, or a message in its JSON form."""
        body = what if isinstance(what, bytes) else json.dumps(what).encode()
        return await self.node.http("POST", path, body, authorization=f"Bearer {self.token}")

    async def ask(self, room: str, message: Any) -> Answer:
        """Ask something of a room."""
        return await self.post(f"/api/rooms/{room}/requests", encode(message, Encoding.JSON))


async def make(by: Caller, id: str = "c1", **fields: Any) -> str:
    """A new room."""
    answer = await by.post("/api/rooms", {"id": id, "game": GAME, "players": 2, **fields})
    assert answer.status == 200, answer.body
    room: str = answer.json()["room"]
    return room


async def test_a_match_is_made_joined_played_and_followed_by_http_alone(node: LiveNode) -> None:
    ann, ben = Caller(node, "Ann"), Caller(node, "Ben")
    room = await make(ann, settings={"language": "de"})
    assert await make(ann, settings={"language": "de"}) == room
    joined = await ben.ask(room, m.Join("j1", room))
    assert (joined.status, joined.json()["type"], joined.json()["number"]) == (200, "accepted", 2)
    shown = (await ann.get(f"/api/rooms/{room}")).json()
    assert (shown["type"], shown["audience"], shown["room"]["status"]) == ("snapshot", [0], "playing")
    assert shown["room"]["settings"]["language"] == "de"
    choice = shown["choices"][0]
    mover = (ann, ben)[choice["seat"]]
    done = await mover.ask(room, m.Command("k1", choice["seat"], choice["id"], ANSWER))
    assert done.json()["number"] == 3
    again = await mover.ask(room, m.Command("k1", choice["seat"], choice["id"], ANSWER))
    assert again.json() == done.json()
    read = (await ben.get(f"/api/rooms/{room}/events?after=1")).json()
    assert [frame["number"] for frame in read["frames"]] == [2, 3]
    assert read["number"] == 3
    mine = (await ann.get("/api/me/matches")).json()["matches"]
    await node.node.lobby.update(room)
    mine = (await ann.get("/api/me/matches")).json()["matches"]
    assert [(one["room"]["id"], one["seats"]) for one in mine] == [(room, [0])]


async def test_http_shows_the_same_room_as_the_socket_of_the_same_person(node: LiveNode) -> None:
    async with Table() as table:
        ann = Caller(node, "Ann")
        host, other = await table.again(node, ann.token, Encoding.JSON), await table.guest(node, "Ben")
        room = await start_match(host, other)
        seat = to_named(await watch(host, room))
        spectator = to_named(await watch(await table.guest(node, "Eve"), room))
        assert (await ann.get(f"/api/rooms/{room}")).json() == seat
        assert (await node.http("GET", f"/api/rooms/{room}")).json() == spectator


async def test_strangers_see_no_closed_room_and_delayed_rooms_late(node: LiveNode) -> None:
    ann, ben, eve = Caller(node, "Ann"), Caller(node, "Ben"), Caller(node, "Eve")
    for id, settings in (("c1", {"watching": "none"}), ("c2", {"watching": "link"}), ("c3", {"delay_turns": 2})):
        room = await make(ann, id, settings=settings)
        await ben.ask(room, m.Join("j", room))
        choice = (await ann.get(f"/api/rooms/{room}")).json()["choices"][0]
        mover = (ann, ben)[choice["seat"]]
        assert (await mover.ask(room, m.Command("k", choice["seat"], choice["id"], ANSWER))).status == 200
        assert (await ben.get(f"/api/rooms/{room}/events?after=2")).json()["number"] == 3
        for path in (f"/api/rooms/{room}", f"/api/rooms/{room}/events?after=0"):
            looked = await eve.get(path)
            if "watching" in settings:
                assert looked.json()["code"] == "not_watched", looked.body
            else:
                assert (looked.status, looked.json()["number"]) == (200, 2)


async def test_options_are_those_of_the_game_that_is_named(node: LiveNode) -> None:
    ann, toy = Caller(node, "Ann"), {"game": GAME, "rounds": 4}
    for game, options, status, expected in (
        (GAME, toy, 200, "created"),
        (OTHER_GAME, {"game": OTHER_GAME, "rocks": 1}, 200, "created"),
        (OTHER_GAME, toy, 400, f"$.options.game: expected one of {OTHER_GAME}."),
        (GAME, {"game": GAME, "rounds": 100}, 400, "$.options.rounds: Expected `int` <= 99."),
        ("chess", toy, 409, f"There is no game called chess; there are: {', '.join(GAMES)}."),
    ):
        answer = await ann.post("/api/rooms", {"id": f"{game}{status}", "game": game, "players": 2, "options": options})
        made = answer.json()
        assert (answer.status, made.get("message", made.get("type"))) == (status, expected)
        if status == 200:
            shown = (await ann.get(f"/api/rooms/{made['room']}")).json()["room"]["options"]
            assert shown.items() >= options.items()


async def test_refusals_have_a_status_a_code_and_a_sentence(node: LiveNode) -> None:
    ann, ben = Caller(node, "Ann"), Caller(node, "Ben")
    room = await make(ann)
    other = await make(ann, "c2")
    pairs: list[tuple[Answer, int, str]] = [
        (await ben.ask(room, m.Start("s")), 403, "not_host"),
        (await ben.ask(room, m.Command("k", 0, 1, ANSWER)), 409, "not_started"),
        (await ben.ask(room, m.Join("j", room, 0)), 409, "seat_taken"),
        (await ben.ask(room, m.Join("j", other)), 400, "invalid_field"),
        (await ben.ask(room, m.Ping("p")), 400, "unknown_message"),
        (await ben.ask("nowhere", m.Join("j", "nowhere")), 404, "no_such_room"),
        (await ben.get("/api/rooms/nowhere"), 404, "no_such_room"),
        (await ben.get(f"/api/rooms/{room}/events?after=x"), 400, "invalid_field"),
        (await ben.post(f"/api/rooms/{room}/requests", b"{"), 400, "malformed"),
        (await ben.post(f"/api/rooms/{room}/requests", b'{"type": "join"}'), 400, "invalid_field"),
        (await ben.post(f"/api/rooms/{room}/requests", b" " * (MAX_FRAME_BYTES + 1)), 400, "malformed"),
        (await ben.post("/api/rooms", {"id": "c", "game": "chess", "players": 2}), 409, "unknown_game"),
        (await ben.post("/api/quick", {"id": "u", "game": GAME, "players": 9}), 400, "invalid_field"),
        (await node.http("POST", f"/api/rooms/{room}/requests", b"{}"), 401, "no_identity"),
        (await node.http("GET", "/api/me/matches"), 401, "no_identity"),
    ]
    for answer, status, code in pairs:
        assert (answer.status, answer.json()["code"]) == (status, code), answer.body
        assert answer.json()["message"].endswith(".")
    shown = (await ann.get(f"/api/rooms/{room}")).json()
    assert (shown["number"], shown["room"]["seats"][1]) == (1, None)


async def test_rooms_are_counted_as_over_a_socket(redis: RedisProcess) -> None:
    async with LiveNode(
        redis.url, limits=replace(MANY_OPEN, guest_rooms=1000, address_rooms=1000)
    ) as node:  # slow requests reach no quota first
        ann = Caller(node, "Ann")
        answers: list[Answer] = []
        for place in range(ROOMS_PER_IDENTITY.at_once * 3):
            answers.append(await ann.post("/api/rooms", {"id": f"c{place}", "game": GAME, "players": 2}))
            if answers[-1].status != 200:
                break
        assert (answers[-1].status, answers[-1].json()["code"]) == (429, "too_fast")
        assert int(answers[-1].headers["retry-after"]) >= 1


async def test_a_quick_match_by_http_meets_one_over_a_socket(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        waiting = await ann.ask(lambda id: m.QuickMatch(id, GAME, 2, m.Tempo.LIVE_2))
        wish = {"id": "u", "game": GAME, "players": 2, "tempo": "live_2"}
        paired = await Caller(node, "Ben").post("/api/quick", wish)
        assert paired.json() == {"type": "paired", "id": "u", "room": waiting.room}


async def test_the_document_says_what_may_be_asked(node: LiveNode) -> None:
    document = (await node.http("GET", "/api/openapi.json")).json()
    body = document["paths"]["/api/rooms/{room}/requests"]["post"]["requestBody"]["content"]["application/json"][
        "schema"
    ]
    assert {"join", "command", "resign", "start"} <= set(body["discriminator"]["mapping"])
    for reference in body["oneOf"]:
        name = reference["$ref"].rpartition("/")[2]
        assert document["components"]["schemas"][name]["properties"]["type"]


async def test_standing_answers_are_shown_to_their_player_only(node: LiveNode) -> None:
    ann, ben, wes = Caller(node, "Ann"), Caller(node, "Ben"), Caller(node, "Wes")
    room = await make(ann, game=OTHER_GAME)
    await ben.ask(room, m.Join("j1", room))
    path, asked = f"/api/rooms/{room}/standing", (await ann.get(f"/api/rooms/{room}/standing")).json()["answers"]
    set_by_ben = await ben.post(path, {"id": "s1", "answers": {"crystal": "first"}})
    assert set_by_ben.status == 200, set_by_ben.body
    assert (await ben.get(path)).json()["answers"] == set_by_ben.json()["answers"] != asked
    assert (await ann.get(path)).json()["answers"] == asked
    refused = await wes.get(path)
    assert (refused.status, refused.json()["code"]) == (403, "not_your_seat")


# --- chats ------------------------------------------------------------------------------------------------------


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


# --- the list of rooms ------------------------------------------------------------------------------------------


SLOW = m.TEMPO_CONTROLS[m.Tempo.SLOW_1]
ANN = Occupant("ann", "Ann")


@pytest.fixture(autouse=True)
def without_tidying(monkeypatch: pytest.MonkeyPatch) -> None:
    """The node keeps the lines of rooms that do not exist."""
    monkeypatch.setattr("botyard.lobby.index.FIRST_TIDY_SECONDS", 3_600.0)


async def put_rooms(node: LiveNode, count: int) -> list[str]:
    """Write the lines of slow rooms, which are listed without their people; returns their ids, newest first."""
    base = Record("", GAME, 1, "", 2, Status.OPEN, "ann", (ANN, None), 0, 0, clock=SLOW)
    for place in range(count):
        status = Status.OPEN if place % 2 else Status.PLAYING
        room = msgspec.structs.replace(base, room=f"r{place}", name=f"Table {place}", status=status, created=place)
        await LobbyIndexStore(node.store).put(room.room, pack_line(room), playing=status is Status.PLAYING)
    return [f"r{place}" for place in reversed(range(count))]


async def listed(node: LiveNode, **query: object) -> Answer:
    return await node.http("GET", f"/api/rooms?{urlencode(query)}")


async def test_the_pages_of_a_list_have_each_room_once(node: LiveNode) -> None:
    ids = await put_rooms(node, 25)
    for query, expected in (({}, ids), ({"status": "open"}, ids[1::2]), ({"status": "playing"}, ids[::2])):
        found = list[str]()
        cursor: str | None = ""
        while cursor is not None:
            answer = (await listed(node, limit=5, cursor=cursor, **query)).json()
            found += [room["id"] for room in answer["rooms"]]
            assert (len(answer["rooms"]) <= 5, answer["total"]) == (True, len(expected))
            cursor = answer["cursor"]
        assert found == expected


async def test_a_list_holds_the_rooms_that_pass_a_filter(node: LiveNode) -> None:
    await put_rooms(node, 12)
    for query, count in (
        ({"search": "table 1"}, 3),
        ({"search": "ANN"}, 12),
        ({"tempo": "slow", "players": 2, "game": GAME, "language": "de", "free": "1", "people": "1"}, 12),
        ({"tempo": "live"}, 0),
        ({"players": 3}, 0),
        ({"game": "other"}, 0),
    ):
        assert (await listed(node, **query)).json()["total"] == count, query


@pytest.mark.parametrize(
    ("query", "field"),
    [
        *(({"limit": limit}, "limit") for limit in (0, 201, "x", "-1", "99999")),
        *(({"cursor": cursor}, "cursor") for cursor in ("x", "0.1", "2.1.r1", "0.x.r1")),
        *[({"status": "finished"}, "status"), ({"tempo": "fast"}, "tempo"), ({"free": "yes"}, "free")],
        *[({"search": "x" * 41}, "search"), ({"players": 8}, "players"), ({"language": "DE"}, "language")],
    ],
)
async def test_a_wrong_parameter_is_named(node: LiveNode, query: dict[str, object], field: str) -> None:
    answer = await listed(node, **query)
    assert (answer.status, answer.json()["code"]) == (400, "invalid_field")
    assert answer.json()["message"].startswith(f"{field}:")


async def test_a_list_is_compressed_and_sent_again_only_if_it_has_changed(node: LiveNode) -> None:
    await put_rooms(node, 30)
    plain = await node.http("GET", "/api/rooms")
    packed = await node.http("GET", "/api/rooms", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(packed.body)) == plain.json()
    assert len(packed.body) * 8 < len(plain.body)
    same = await node.http("GET", "/api/rooms", if_none_match=packed.headers["etag"])
    assert (same.status, same.body) == (304, b"")
    await LobbyIndexStore(node.store).put("r3", None, playing=False)
    other = await node.http("GET", "/api/rooms", if_none_match=packed.headers["etag"])
    assert (other.status, other.json()["total"]) == (200, 29)


async def test_long_answers_of_the_api_are_compressed(node: LiveNode) -> None:
    plain = await node.http("GET", "/api/openapi.json")
    packed = await node.http("GET", "/api/openapi.json", accept_encoding="br;q=0, gzip")
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) * 5 < len(plain.body)
    assert "content-encoding" not in plain.headers
    games = await node.http("GET", "/api/games")
    assert (await node.http("GET", "/api/games", if_none_match=games.headers["etag"])).status == 304
