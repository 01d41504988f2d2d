"""A server that offers some of its games: new rooms are of those, and older rooms of all others go on."""

from collections.abc import AsyncIterator

import pytest_asyncio

from botyard.games.registry import GAMES
from botyard_protocol import messages as m
from tests.net.http.test_rooms import Caller, make
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

OFFERED = ("volt", "robot_master")
REFUSAL = f"There is no game called {GAME}; there are: {', '.join(OFFERED)}."


@pytest_asyncio.fixture
async def small(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node that offers two games."""
    async with LiveNode(redis.url, games=OFFERED) as made:
        yield made


async def test_offered_games_are_listed_first_in_the_order_of_the_setting(small: LiveNode) -> None:
    games = (await small.http("GET", "/api/games")).json()["games"]
    assert [game["name"] for game in games if game["offered"]] == list(OFFERED)
    assert [game["name"] for game in games[:2]] == list(OFFERED)
    assert {game["name"] for game in games} == set(GAMES)


async def test_new_rooms_are_of_offered_games_only(small: LiveNode) -> None:
    ann = Caller(small, "Ann")
    await make(ann, game="volt")
    lesson = {"game": "twin_tin_bots", "start": {"kind": "lesson", "id": "program"}, "own": [0]}
    for path, wish in (
        ("/api/rooms", {"id": "c", "game": GAME, "players": 2}),
        ("/api/quick", {"id": "q", "game": GAME, "players": 2, "tempo": "live_2"}),
    ):
        refused = await ann.post(path, wish)
        assert (refused.status, refused.json()["message"]) == (409, REFUSAL), path
    assert (await ann.post("/api/practice", lesson)).json()["code"] == "unknown_game"
    new = {"game": "twin_tin_bots", "start": {"kind": "new", "players": 2}, "own": [0]}
    assert (await ann.post("/api/practice", new)).json()["code"] == "unknown_game"


async def test_matches_of_other_games_go_on_and_can_be_watched_and_replayed(node: LiveNode, small: LiveNode) -> None:
    before = Caller(node, "Ann")
    room = await make(before, "same")
    ann, ben = Caller(small, "Ann"), Caller(small, "Ben")
    ann.token = before.token
    assert await make(ann, "same") == room, "a request that is sent again gets its first answer"
    assert (await ben.ask(room, m.Join("j", room))).json()["type"] == "accepted"
    choice = (await ann.get(f"/api/rooms/{room}")).json()["choices"][0]
    mover = (ann, ben)[choice["seat"]]
    assert (await mover.ask(room, m.Command("k", choice["seat"], choice["id"], ANSWER))).json()["type"] == "accepted"
    assert (await mover.ask(room, m.Resign("r", choice["seat"]))).json()["type"] == "accepted"
    assert (await Caller(small, "Eve").get(f"/api/rooms/{room}")).json()["room"]["status"] == "finished"
    assert (await small.http("GET", f"/api/match/{room}/timeline")).status == 200
    refused = await ann.post(f"/api/rooms/{room}/rematch", {"id": "n"})
    assert refused.json().get("message", refused.json()) == REFUSAL


async def test_search_engines_are_led_to_offered_games_only(small: LiveNode) -> None:
    sitemap = (await small.http("GET", "/sitemap.xml")).body.decode()
    assert [name for name in GAMES if f"/rules/{name}<" in sitemap] == sorted(OFFERED)


async def test_rules_of_other_games_can_be_read_without_lessons_and_puzzles(node: LiveNode, small: LiveNode) -> None:
    whole = (await node.http("GET", "/api/games/twin_tin_bots/lessons")).json()
    rules = (await small.http("GET", "/api/games/twin_tin_bots/lessons")).json()
    assert rules == {**whole, "lesson": [], "puzzles": []}
    assert whole["lesson"]
    assert whole["rules"]


async def test_recorded_matches_are_of_offered_games_only(small: LiveNode) -> None:
    assert (await small.http("GET", "/api/games/volt/recording")).status == 200
    refused = await small.http("GET", "/api/games/twin_tin_bots/recording")
    assert (refused.status, refused.json()["code"]) == (409, "unknown_game")
