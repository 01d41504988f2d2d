"""The list of rooms over HTTP: pages of a filtered list, which a client that has them is not sent again."""

import gzip
import json
from urllib.parse import urlencode

import msgspec
import pytest

from botyard.lobby.lines import pack_line
from botyard.rooms.record import Record
from botyard.store.lobby_index import LobbyIndexStore
from botyard_protocol import messages as m
from botyard_protocol.messages import Occupant, Status
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode

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
