"""The pages and files of a site over HTTP: its name and brand, what search engines may read, where to report."""

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from botyard.brand import Brand, read_brand
from botyard.net.actions.match_pictures import site_of
from botyard.net.http.site_pages import security_text
from botyard.pictures.card import Card, Line, svg
from tests.net.http.test_rooms import Caller, make
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.test_brand import LOGO, TOML, folder

HTML = {"accept": "text/html,application/xhtml+xml"}


async def test_a_page_comes_in_a_language_of_the_reader_and_is_revalidated(node: LiveNode) -> None:
    answer = await node.http("GET", "/api/pages/help?language=en", b"", **{"accept-language": "de"})
    assert (answer.status, answer.json()["name"], answer.json()["language"]) == (200, "help", "en")
    again = await node.http("GET", "/api/pages/help?language=en", b"", **{"if-none-match": answer.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    assert (await node.http("GET", "/api/pages/secret")).json()["code"] == "invalid_field"


@pytest.mark.parametrize("page", ["about", "help", "contact", "imprint", "privacy", "terms"])
async def test_the_document_of_a_page_has_its_text_for_readers_without_scripts(node: LiveNode, page: str) -> None:
    shown = (await node.http("GET", f"/api/pages/{page}?language=en")).json()
    answer = await node.http("GET", f"/{page}", b"", **HTML, **{"accept-language": "en"})
    document = answer.body.decode()
    assert answer.status == 200
    assert f"<title>{shown['title']} · Botyard</title>" in document
    assert f'property="og:title" content="{shown["title"]} · Botyard"' in document
    assert document.count('name="description"') == document.count('property="og:description"') == 1
    assert shown["html"] in document.partition("<noscript>")[2].partition("</noscript>")[0]


@pytest.mark.parametrize("path", ["/nonsense", "/room/a/b/c/d", "/help/me", "/favicon"])
async def test_an_unknown_address_gets_the_page_with_status_404(node: LiveNode, path: str) -> None:
    answer = await node.http("GET", path, b"", **HTML)
    assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert b'<div id="app">' in answer.body


@pytest.mark.parametrize("path", ["/wp-login.php", "/favicon.ico", "/assets/gone.js"])
async def test_a_missing_file_gets_a_line_of_text(node: LiveNode, path: str) -> None:
    answer = await node.http("GET", path, b"", **HTML)
    assert (answer.status, answer.headers["content-type"]) == (404, "text/plain; charset=utf-8")
    program = await node.http("GET", "/nonsense", accept="application/json")
    assert (program.status, program.headers["content-type"]) == (404, "text/plain; charset=utf-8")


async def test_robots_may_read_pages_but_no_links_with_secrets(node: LiveNode) -> None:
    robots = (await node.http("GET", "/robots.txt")).body.decode()
    lines = set(robots.splitlines())
    assert {"Disallow: /i/", "Disallow: /coach", "Disallow: /reset", "Disallow: /api/"} <= lines
    assert "Disallow: /room/" not in lines  # previews of links to tables
    sitemap = next(line.partition(": ")[2] for line in lines if line.startswith("Sitemap"))
    assert sitemap.endswith("/sitemap.xml")
    listed = (await node.http("GET", "/sitemap.xml")).body
    assert [place in listed for place in (b"/privacy</loc>", b"/daily</loc>")] == [True, True]


# --- where to report a weakness ---------------------------------------------------------------------------------


PATH = "/.well-known/security.txt"


async def test_the_contact_of_the_settings_is_served(redis: RedisProcess) -> None:
    async with LiveNode(redis.url, security_contact="mailto:security@example.org") as node:
        answer = await node.http("GET", PATH)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    fields = dict(line.split(": ", 1) for line in answer.body.decode().splitlines())
    assert fields["Contact"] == "mailto:security@example.org"
    assert datetime.now(UTC) < datetime.fromisoformat(fields["Expires"]) < datetime.now(UTC) + timedelta(days=365)


def test_it_holds_for_half_a_year() -> None:
    text = security_text("https://example.org/security", datetime(2026, 1, 1, 13, 14, 15, tzinfo=UTC))
    assert "Expires: 2026-06-30T00:00:00Z\n" in text


async def test_without_a_contact_there_is_no_file(node: LiveNode) -> None:
    answer = await node.http("GET", PATH)
    assert answer.status == 404
    assert b"BOTYARD_SECURITY_CONTACT" in answer.body


# --- name and brand ---------------------------------------------------------------------------------------------


TOOTH = '<rect x="-3.5"'
"""A part of the built-in logo on cards."""
NAME = 'Ann & Ben\'s "Yard" <b>'
SHOWN = "Ann &amp; Ben&#x27;s &quot;Yard&quot; &lt;b&gt;"


@pytest_asyncio.fixture
async def site(redis: RedisProcess, tmp_path: Path) -> AsyncIterator[LiveNode]:
    """A node with a brand, whose name has characters that mean something in HTML."""
    async with LiveNode(redis.url, brand=read_brand(folder(tmp_path, TOML, LOGO), NAME)) as made:
        yield made


async def text_of(node: LiveNode, path: str) -> str:
    """The document at an address."""
    return (await node.http("GET", path, accept="text/html")).body.decode()


async def test_the_page_and_its_previews_have_the_name_and_the_sentence(site: LiveNode) -> None:
    page = await text_of(site, "/")
    assert f"<title>{SHOWN}</title>" in page
    assert f"<span>{SHOWN}</span>" in page
    assert f'<meta property="og:site_name" content="{SHOWN}" />' in page
    assert '<meta name="description" content="Games on Thursdays" />' in page
    room = await make(Caller(site, "Ann"))
    head = await text_of(site, f"/room/{room}")
    assert f'"og:site_name" content="{SHOWN}"' in head
    assert f"Play at {SHOWN} in the browser" in head
    assert f"· {SHOWN}</title>" in await text_of(site, "/imprint")
    for path in ("/", f"/room/{room}", "/imprint", "/nowhere"):
        assert NAME not in await text_of(site, path), path


async def test_files_of_the_brand_are_kept_and_can_do_nothing(site: LiveNode) -> None:
    page = await text_of(site, "/")
    logo = page.partition('<img src="')[2].partition('"')[0]
    style = page.rpartition('<link rel="stylesheet" href="')[2].partition('"')[0]
    drawn = await site.http("GET", logo)
    assert (drawn.status, drawn.body.decode()) == (200, LOGO)
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "default-src 'none'" in drawn.headers["content-security-policy"]
    assert "sandbox" in drawn.headers["content-security-policy"]
    sheet = await site.http("GET", style)
    assert b"--action" in sheet.body
    for answer in (drawn, sheet):
        assert answer.headers["cache-control"].endswith("immutable")
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<circle r=" not in page.partition("</main>")[0]
    assert (await site.http("GET", "/brand/0000000000000000.svg")).status == 404


async def test_the_client_gets_the_brand_with_the_page(site: LiveNode) -> None:
    page = await text_of(site, "/")
    written = page.partition('data-brand="')[2].partition('"')[0].replace("&quot;", '"').replace("&#x27;", "'")
    brand = json.loads(written)
    assert brand["sentence"]["de"] == "Spiele am Donnerstag"
    assert brand["links"] == [{"address": "https://club.example/", "words": {"en": "Our club"}}]


async def test_the_manifest_and_pictures_have_the_name(site: LiveNode) -> None:
    manifest = (await site.http("GET", "/manifest.webmanifest")).json()
    assert (manifest["name"], manifest["short_name"]) == (NAME, NAME)
    assert manifest["description"] == "Games on Thursdays"


async def test_the_frame_of_the_browser_and_of_the_app_has_the_accent(site: LiveNode, node: LiveNode) -> None:
    page = await text_of(site, "/")
    for scheme, accent in (("light", "#7a1f3d"), ("dark", "#ff9db8")):
        frame = f'<meta name="theme-color" content="{accent}" media="(prefers-color-scheme: {scheme})" />'
        assert frame in page
        assert accent not in await text_of(node, "/")
    assert (await site.http("GET", "/manifest.webmanifest")).json()["theme_color"] == "#7a1f3d"


def test_pictures_of_matches_have_the_name_in_a_colour_of_the_brand(tmp_path: Path) -> None:
    card = Card("Game", "The end of the match", (Line("Ann"),))
    plain, named = svg(card), svg(card, site_of(Brand("Club")))
    assert ("Botyard" in plain, "Club" in named, "Botyard" in named) == (True, True, False)
    assert plain.count(TOOTH) == named.count(TOOTH) > 0
    own = svg(card, site_of(read_brand(folder(tmp_path, TOML, LOGO), "Club")))
    assert 'fill="#7a1f3d" xml:space="preserve">Club<' in own
    assert TOOTH not in own


async def test_without_a_brand_the_page_has_no_trace_of_one(node: LiveNode) -> None:
    page = await text_of(node, "/")
    assert "data-brand" not in page
    assert "/brand/" not in page
