"""The list of games over HTTP, and the files of installed games."""

from pathlib import Path

import orjson
import pytest

from botyard.games import registry
from botyard.games.package import ClientFiles, GamePackage
from botyard.games.registry import BUILT_IN, CURRENT
from botyard_protocol.twin_tin_bots import SCHEMA
from tests.support.node import LiveNode


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
