"""The list of games over HTTP, the files of installed games, and a server that offers some of its games.

New rooms are of those, and older rooms of all others go on.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import orjson
import pytest
import pytest_asyncio

from botyard.games import registry
from botyard.games.package import ClientFiles, GamePackage
from botyard.games.registry import BUILT_IN, CURRENT, GAMES
from botyard_protocol import messages as m
from botyard_protocol.twin_tin_bots import SCHEMA
from tests.net.http.test_rooms import Caller, make
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess


async def test_all_games_are_listed_without_an_identity(node: LiveNode) -> None:
    answer = await node.http("GET", "/api/games")
    assert answer.status == 200
    games = answer.json()["games"]
    assert [game["name"] for game in games] == [game.name for game in CURRENT]
    first = games[0]
    assert first["players"] == list(BUILT_IN[0].players)
    assert first["bots"] == ["random", "greedy", "planner"]
    assert first["client"] is None
    assert first["about"]["author"] == "Philippe Keyaerts"
    assert (first["about"]["bgg"], first["about"]["minutes"], first["about"]["year"]) == (126239, 50, None)


async def test_only_listed_files_of_the_current_version_are_served(
    node: LiveNode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "client.js").write_text("export default () => ({});\n")
    (tmp_path / "notes.js").write_text("secret")
    package = GamePackage(BUILT_IN[0], SCHEMA, ClientFiles(tmp_path))
    monkeypatch.setitem(registry.PACKAGES, "some_game", package)
    answer = await node.http("GET", f"/games/some_game/{package.version}/client.js")
    assert (answer.status, answer.body) == (200, b"export default () => ({});\n")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    for path in (
        f"/games/some_game/{package.version}/notes.js",
        "/games/some_game/000000000000/client.js",
        f"/games/other/{package.version}/client.js",
        f"/games/some_game/{package.version}/..%2fnotes.js",
    ):
        assert (await node.http("GET", path)).status == 404


async def test_the_texts_of_an_installed_game_are_files_next_to_its_client(
    node: LiveNode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "client.js").write_text("export default () => ({});\n")
    (tmp_path / "en.ftl").write_text("# $name (string)\nwins = { $name } wins.\ndraw = A draw.\n")
    (tmp_path / "de.ftl").write_text("draw = Unentschieden.\n")
    package = GamePackage(BUILT_IN[0], SCHEMA, ClientFiles(tmp_path), texts=tmp_path)
    monkeypatch.setitem(registry.PACKAGES, BUILT_IN[0].name, package)
    (info,) = [one for one in (await node.http("GET", "/api/games")).json()["games"] if one["name"] == BUILT_IN[0].name]
    assert info["texts"] == ["en", "de"]
    folder = info["client"].removesuffix("client.js")
    english, german = [await node.http("GET", f"{folder}texts.{language}.json") for language in info["texts"]]
    assert english.json() == {"wins": [{"name": "name", "as": "text"}, " wins."], "draw": "A draw."}
    assert german.json() == {"draw": "Unentschieden."}
    assert german.headers["content-type"] == "application/json"
    assert german.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (await node.http("GET", f"{folder}texts.fr.json")).status == 404


async def test_the_tables_of_every_game_are_served(node: LiveNode) -> None:
    answer = await node.http("GET", "/api/games/twin_tin_bots/tables")
    assert answer.status == 200
    assert orjson.loads(answer.body)["unions"].keys() == {"GameCommand", "Choice", "GameEvent", "Change"}
    assert (await node.http("GET", "/api/games/chess/tables")).json()["code"] == "unknown_game"


# --- a server that offers some of its games ---------------------------------------------------------------------


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
