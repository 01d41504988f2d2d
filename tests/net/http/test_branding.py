"""A site with a name and a brand: pages, previews, manifest and files."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from botyard.brand import Brand, read_brand
from botyard.net.actions.match_pictures import site_of
from botyard.pictures.card import Card, Line, svg
from tests.net.http.test_rooms import Caller, make
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.test_brand import LOGO, TOML, folder

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
