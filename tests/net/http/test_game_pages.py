"""Pages of games over HTTP: the document for readers without scripts, its head, and addresses of unknown games."""

import re

import orjson

from botyard.game_pages import game_languages
from botyard.games.registry import BUILT_IN
from tests.support.node import LiveNode

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
