"""Pictures and statistics over HTTP: of finished matches that the caller may watch, and made once.

Heads of pages of rooms and games, for readers without scripts. Those of rooms say what an anonymous spectator may know,
and nothing of private matches.
"""

import json
import re
import struct
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import orjson
import pytest

from botyard import app
from botyard.game_pages import game_languages
from botyard.games.interface import Scoring
from botyard.games.registry import BUILT_IN, GAMES
from botyard.games.robot_master import RobotMaster
from botyard.net.actions import match_pictures
from botyard.net.http.page_parts import MANIFEST
from botyard.pictures import raster
from botyard.pictures.card import HEIGHT, WIDTH
from botyard.processes.process_pool import ProcessPool
from botyard.rooms.sight.link_preview import link_preview
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard_protocol import messages as m
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.net.fanout.test_delayed import start_delayed
from tests.net.http.test_timeline import play
from tests.net.table import Table, join, make_room, move, start_match
from tests.replay.matches import played_out
from tests.support.node import Answer, LiveNode, unless_busy
from tests.support.redis import RedisProcess


async def get(node: LiveNode, room: str, file: str, token: str = "") -> Answer:
    """The answer to a request for a picture, by the owner of a token."""
    shown = {"authorization": f"Bearer {token}"} if token else {}
    return await unless_busy(lambda: node.http("GET", f"/api/match/{room}/{file}", b"", **shown))


async def refusal(node: LiveNode, room: str, file: str, token: str = "") -> tuple[int, str]:
    """Status and code of a refusal."""
    answer = await get(node, room, file, token)
    return answer.status, answer.json()["code"]


FILES = ("picture.svg", "picture.png")


@pytest.mark.parametrize("game", ["twin_tin_bots", "robot_master"])
async def test_a_finished_match_has_pictures_of_each_turn(node: LiveNode, game: str) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, 'Ann <b>&"'), await table.guest(node, "Ben")
        room = await start_match(ann, ben, game=game)
        for file in FILES:
            assert await refusal(node, room, file) == (409, Code.NOT_FINISHED), file
        await play({0: ann, 1: ben}, game, 8)
        await ann.ask(lambda id: m.Resign(id, 0))
        whole = await get(node, room, "picture.svg")
        document = ElementTree.fromstring(whole.body)
        assert (document.get("width"), document.get("height")) == (str(WIDTH), str(HEIGHT))
        texts = {text.text for text in document.iter("{http://www.w3.org/2000/svg}text")}
        assert "The end of the match" in texts
        assert any((text or "").startswith('Ann <b>&"') for text in texts)
        assert not re.search(rb"href|<script|<style|<image|on\w+=", whole.body)
        second = await get(node, room, "picture.svg?turn=2")
        assert b">Turn 2<" in second.body
        png = await get(node, room, "picture.png?turn=2")
        assert png.headers["content-type"] == "image/png", png.body
        assert png.headers["cross-origin-resource-policy"] == "cross-origin"
        assert png.body.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", png.body[16:24]) == (WIDTH, HEIGHT)
        for query in ("turn=0", "turn=99", "turn=x", "entry=-1", "as=red"):
            assert await refusal(node, room, f"picture.svg?{query}") == (400, Code.INVALID_FIELD), query


async def test_a_game_without_pictures_has_a_card_with_the_names(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        assert b">Toy Game<" in (await get(node, room, "picture.svg")).body


async def test_private_matches_have_pictures_for_their_players_alone(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.NONE), ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        for file in FILES:
            assert await refusal(node, room, file) == (403, Code.NOT_WATCHED), file
        assert (await get(node, room, "picture.svg", token)).headers["cache-control"] == "private, no-cache"


async def test_the_same_picture_is_made_once(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        asked = list[str]()

        async def run(_: object, __: float, ___: object, drawn: str) -> bytes:
            asked.append(drawn)
            return b"png"

        monkeypatch.setattr(ProcessPool, "run", run)
        bodies = {(await get(node, room, "picture.png")).body for _ in range(3)}
        assert (bodies, len(asked)) == ({b"png"}, 1)


async def test_a_room_without_a_finished_match_has_a_card_with_names_alone(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(_: object, __: float, ___: object, drawn: str) -> bytes:
        return drawn.encode()

    monkeypatch.setattr(ProcessPool, "run", run)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann <b>"), await table.guest(node, "Ben")
        room = await make_room(ann, 2, "twin_tin_bots")
        card = f"/api/rooms/{room}/card.png"
        assert {b">Ann &lt;b&gt; invites you<", b">Twin Tin Bots<"} <= set(
            re.findall(rb">[^<>]+<", (await node.http("GET", card)).body)
        )
        await join(ben, room)
        await ben.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        running = (await node.http("GET", card)).body
        assert b">This match is being played now<" in running
        assert b"<polygon" not in running
        private = await start_delayed(m.RoomSettings(watching=m.Watching.NONE), ann, ben)
        answer = await node.http("GET", f"/api/rooms/{private}/card.png")
        assert (answer.status, answer.json()["code"]) == (403, Code.NOT_WATCHED)


async def test_so_many_pictures_wait_for_the_worker(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_pictures, "WAITING_LIMIT", 0)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        answer = await node.http("GET", f"/api/match/{room}/picture.png")
        assert (answer.status, answer.json()["code"], answer.headers["retry-after"]) == (503, Code.BUSY, "3")


def test_text_of_other_scripts_is_drawn_with_the_fonts_of_the_service() -> None:
    def drawn(text: str) -> bytes:
        head = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" font-family="Nunito Sans">'
        return raster.png(f'{head}<text y="30" font-size="24">{text}</text></svg>')

    assert len({drawn(text) for text in ("", "Ann", "Зоя", "Łukasz", "Ґанна")}) == 5


# --- statistics -------------------------------------------------------------------------------------------------


async def ask(node: LiveNode, room: str, **headers: str) -> Answer:
    return await node.http("GET", f"/api/match/{room}/statistics", b"", **headers)


async def test_a_match_has_statistics_after_its_end_alone(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = list[Any]()
    observations = RobotMaster.observations

    def observe(game: RobotMaster, state: Any, events: Any) -> Any:
        counted.append(state)
        return observations(game, state, events)

    monkeypatch.setattr(RobotMaster, "observations", observe)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben, game="robot_master")
        await play({0: ann, 1: ben}, "robot_master", 23)
        refused = await ask(node, room)
        assert (refused.status, refused.json()["code"]) == (409, Code.NOT_FINISHED)
        assert counted == []
        await play({0: ann, 1: ben}, "robot_master", 1)
        answers = [await ask(node, room) for _ in range(3)]
        made = answers[0].json()
        assert [one["name"] for one in made["statistics"]] == ["highest", "lowest"]
        assert all(isinstance(value, int) for one in made["statistics"] for value in one["values"])
        assert ({answer.body for answer in answers}, len(counted)) == ({answers[0].body}, 1)
        known = await ask(node, room, if_none_match=answers[0].headers["etag"])
        assert known.status == 304


async def test_a_game_that_declares_none_has_no_statistics(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        assert (await ask(node, room)).json() == {"statistics": [], "awards": []}


async def test_a_private_match_has_statistics_for_its_players_alone(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_delayed(m.RoomSettings(watching=m.Watching.NONE), ann, ben)
        await ann.ask(lambda id: m.Resign(id, 0))
        assert (await ask(node, room)).json()["code"] == Code.NOT_WATCHED
        assert (await ask(node, room, authorization=f"Bearer {token}")).status == 200


async def test_a_game_that_fails_to_count_is_refused(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RobotMaster, "observations", lambda *_: [("undeclared", 0, 1)])
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben, game="robot_master")
        await ann.ask(lambda id: m.Resign(id, 0))
        refused = await ask(node, room)
        assert (refused.status, refused.json()["code"]) == (500, Code.INTERNAL_ERROR)
        monkeypatch.undo()
        assert (await ask(node, room)).status == 200


# --- previews of links ------------------------------------------------------------------------------------------


BUILT = {
    "index.html": {"file": "assets/index.js", "imports": ["_base.js"], "css": ["assets/index.css"]},
    "_base.js": {"file": "assets/base.js"},
    "_table.js": {"file": "assets/table.js", "imports": ["_base.js"]},
    "src/ui/room.tsx": {"file": "assets/room.js", "imports": ["_base.js", "_table.js", "index.html"]},
    "src/games/twin_tin_bots/match_part.tsx": {
        "file": "assets/board.js",
        "imports": ["_table.js", "_base.js"],
        "css": ["assets/board.css"],
    },
}
"""A manifest as the build of a client writes it."""
CLIENT = Path(__file__).parents[3] / "client_js"


def test_the_result_of_a_match_names_each_winner_once_and_adds_up_the_points_of_a_side() -> None:
    room = played_out(2, Options(Mode.ADVANCED_TWO_PLAYER), game="twin_tin_bots").room
    assert room is not None
    preview, game = link_preview(room, STORED_NAMES), GAMES["twin_tin_bots"]
    assert preview is not None
    assert isinstance(game, Scoring)
    scores, places = game.scores(room.state), game.ranking(room.state)
    winner = room.record.seats[places[0][0]]
    assert winner is not None
    points = [sum(scores[seat] for seat in place) for place in places]
    assert preview.description.startswith(f"{winner.name} won, {points[0]} to {points[1]}.")


@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.ADVANCED_TWO_PLAYER])
def test_a_draw_is_won_by_no_one(mode: Mode) -> None:
    room = played_out(2, Options(mode, stalled_after=1), game="twin_tin_bots").room
    assert room is not None
    preview = link_preview(room, STORED_NAMES)
    assert preview is not None
    assert preview.description.startswith("Ann and Ben share first place, 0 to 0.")


@pytest.fixture
async def site(redis: RedisProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LiveNode]:
    """A node whose client is its page alone."""
    (tmp_path / "index.html").write_bytes((CLIENT / "index.html").read_bytes())
    monkeypatch.setattr(app, "client_directory", lambda: tmp_path)
    async with LiveNode(redis.url) as node:
        yield node


async def head(site: LiveNode, path: str, **headers: str) -> dict[str, str]:
    """The Open Graph properties of a page."""
    answer = await site.http("GET", path, b"", **headers)
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache")
    assert answer.headers["content-type"].startswith("text/html")
    assert "content-security-policy" in answer.headers
    found = re.findall(r'<meta property="((?:og|twitter):[\w:]+)" content="([^"<>]*)" />', answer.body.decode())
    assert len(found) == len(dict(found)) == answer.body.count(b"<meta property=")
    return {name: unescape(content) for name, content in found}


async def test_a_waiting_room_says_who_invites_to_what(site: LiveNode) -> None:
    async with Table() as table:
        room = await make_room(await table.guest(site, "Ann <b>&\"'"), 3, "twin_tin_bots")
        found = await head(site, f"/room/{room}")
        assert found["og:title"] == "Ann <b>&\"' invites you to Twin Tin Bots"
        assert found["og:description"].startswith("2 seats are free.")
        assert found["og:url"] == f"http://127.0.0.1:{site.port}/room/{room}"


@pytest.mark.parametrize("added", [".", ",", ")", "%20", "%E2%80%8B", "%3E).", "/", "%23w0.token"])
async def test_a_link_with_signs_behind_it_says_the_same(site: LiveNode, added: str) -> None:
    async with Table() as table:
        room = await make_room(await table.guest(site, "Ann"), 3, "twin_tin_bots")
        assert await head(site, f"/room/{room}{added}") == await head(site, f"/room/{room}")
        assert await head(site, f"/i{added}") == await head(site, "/i")


async def test_a_match_says_who_plays_and_at_its_end_who_won(site: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(site, "Ann"), await table.guest(site, "Ben")
        room = await start_match(ann, ben, game="twin_tin_bots")
        running = await head(site, f"/m/{room}?turn=2&as=red")
        assert running["og:title"] == "Ann and Ben: Twin Tin Bots"
        assert "won" not in running["og:description"]
        assert running["og:image"] == f"http://127.0.0.1:{site.port}/api/rooms/{room}/card.png"
        await ben.ask(lambda id: m.Resign(id, 1))
        over = await head(site, f"/m/{room}?turn=2&as=%22%3E%3Cscript%3E&entry=x")
        assert over["og:title"] == "Ann and Ben: Twin Tin Bots, turn 2"
        assert over["og:description"].startswith("Ann won")
        assert over["og:url"] == f"http://127.0.0.1:{site.port}/m/{room}?turn=2"
        assert over["og:image"] == f"http://127.0.0.1:{site.port}/api/match/{room}/picture.png?turn=2"
        assert (over["og:image:width"], over["og:image:height"]) == ("1200", "630")


async def test_private_matches_and_rooms_that_do_not_exist_have_the_same_neutral_head(site: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(site, "Ann"), await table.guest(site, "Ben")
        neutral = (await site.http("GET", "/i")).body
        for watching in (m.Watching.NONE, m.Watching.LINK):
            room = await start_delayed(m.RoomSettings(watching=watching), ann, ben)
            for _ in range(2):
                for path in (f"/room/{room}", f"/m/{room}?turn=1", f"/room/{room}/w0.token", "/room/nowhere", "/m/x"):
                    assert (await site.http("GET", path)).body == neutral, path
                await ann.ask(lambda id: m.Resign(id, 0))


async def test_a_delayed_match_is_over_only_when_its_spectators_know_it(site: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(site, "Ann"), await table.guest(site, "Ben")
        room = await start_delayed(m.RoomSettings(delay_seconds=600), ann, ben)
        before = (await site.http("GET", f"/m/{room}")).body
        await move({0: ann, 1: ben})
        await ann.ask(lambda id: m.Resign(id, 0))
        assert (await site.http("GET", f"/m/{room}")).body == before
        assert b"won" not in before.replace(room.encode(), b"")  # an id may have these letters


async def test_a_head_links_the_parts_that_the_room_needs_besides_the_page(site: LiveNode, tmp_path: Path) -> None:
    def links(page: bytes) -> list[tuple[str, str]]:
        return re.findall(
            r'<link rel="(\w+)"(?: as="style")? crossorigin fetchpriority="low" href="(.+)">', page.decode()
        )

    async with Table() as table:
        room = await make_room(await table.guest(site, "Ann"), 3, "twin_tin_bots")
        assert links((await site.http("GET", f"/room/{room}")).body) == []
        (tmp_path / MANIFEST).parent.mkdir()
        (tmp_path / MANIFEST).write_text(json.dumps(BUILT))
        expected = [("modulepreload", f"/assets/{name}.js") for name in ("room", "table", "board")]
        page = (await site.http("GET", f"/room/{room}")).body
        assert links(page) == [*expected, ("preload", "/assets/board.css")]
        assert links((await site.http("GET", "/room/nowhere")).body) == []
        other = await make_room(await table.guest(site, "Ben"), 2)
        assert links((await site.http("GET", f"/room/{other}")).body) == expected[:2], "its game has no part"


async def test_a_head_names_no_host_that_is_none(site: LiveNode) -> None:
    async with Table() as table:
        room = await make_room(await table.guest(site, "Ann"))
        assert (await site.http("GET", f"/room/{room}", host='localhost:1"><b>')).status == 421
        same = await site.http("GET", f"/room/{room}")
        again = await site.http("GET", f"/room/{room}", if_none_match=same.headers["etag"])
        assert (again.status, again.body) == (304, b"")
        only_head = await site.http("HEAD", f"/room/{room}")
        assert (only_head.status, only_head.body) == (200, b"")


# --- pages of games ---------------------------------------------------------------------------------------------


HTML = {"accept": "text/html,application/xhtml+xml"}


async def test_the_document_has_its_text_in_the_language_of_the_address(node: LiveNode) -> None:
    answer = await node.http("GET", "/games/volt?lang=uk", b"", **HTML, **{"accept-language": "de"})
    document = answer.body.decode()
    assert answer.status == 200
    shown = (await node.http("GET", "/api/games/volt/page?language=uk")).json()
    assert shown["language"] == "uk"
    lead, _, facts = shown["html"].partition('<h2 id="facts">')
    text = document.partition("<noscript>")[2].partition("</noscript>")[0]
    assert lead.partition("<h2>")[0] in text
    assert facts in text
    assert '<a href="/daily/volt">Задача дня</a>' in shown["html"]
    assert "<script" not in text
    assert document.count('name="description"') == 1
    assert re.search(r'<link rel="canonical" href="[^"]+/games/volt\?lang=uk" />', document)
    assert len(re.findall(r'rel="alternate" hreflang="\w\w"', document)) == len(game_languages())
    other = await node.http("GET", "/games/volt", b"", **HTML, **{"accept-language": "de"})
    assert '<article class="site-text" lang="de">' in other.body.decode()


async def test_search_engines_find_structured_data_and_the_address(node: LiveNode) -> None:
    document = (await node.http("GET", "/games/robot_master?lang=en", b"", **HTML)).body
    found = re.findall(rb'<script type="application/ld\+json">(.*?)</script>', document)
    assert len(found) == 1
    assert orjson.loads(found[0])["author"] == {"@type": "Person", "name": "Reiner Knizia"}
    sitemap = (await node.http("GET", "/sitemap.xml")).body.decode()
    for game in (one.name for one in BUILT_IN):
        assert f"/games/{game}</loc>" in sitemap
        assert f"/rules/{game}</loc>" in sitemap


async def test_the_start_of_a_game_is_a_picture(node: LiveNode) -> None:
    for game in (one.name for one in BUILT_IN):
        answer = await node.http("GET", f"/api/games/{game}/picture.svg")
        assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.body.startswith(b"<svg ")
    assert (await node.http("GET", "/api/games/chess/picture.svg")).json()["code"] == "unknown_game"


async def test_an_unknown_game_gets_the_page_of_an_unknown_address(node: LiveNode) -> None:
    answer = await node.http("GET", "/games/chess", b"", **HTML)
    assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b'<div id="app">' in answer.body
    assert (await node.http("GET", "/api/games/chess/page")).json()["code"] == "unknown_game"


async def test_signs_behind_the_address_of_a_game_are_left_out(node: LiveNode) -> None:
    assert (await node.http("GET", "/games/volt).", b"", **HTML)).status == 200
