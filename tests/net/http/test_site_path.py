"""A service below a path of a host, behind a proxy of another site."""

import json
import re
from collections.abc import AsyncIterator

import pytest_asyncio

from botyard.client import RoomAddress, connect, guest_token
from botyard.settings import Settings
from botyard_protocol import messages as m
from tests.net.http.test_rooms import Caller, make
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

PATH = "/games/bot"
ADDRESS = re.compile(r'(?:href|src|content)="([^"#]*)"')


@pytest_asyncio.fixture
async def below(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node below a path."""
    async with LiveNode(redis.url, path=PATH) as made:
        yield made


async def page(node: LiveNode, path: str) -> Answer:
    """The page at an address, as a browser opens it."""
    return await node.http("GET", path, accept="text/html")


async def test_pages_and_files_are_below_the_path_and_lead_there(below: LiveNode) -> None:
    for path in ("/", "/room/none", "/learn", "/imprint", "/nowhere"):
        answer = await page(below, PATH + path)
        assert answer.status == (404 if path == "/nowhere" else 200), path
        text = answer.body.decode()
        assert f'<html data-path="{PATH}" ' in text
        addresses = [one for one in ADDRESS.findall(text) if one.startswith("/")]
        assert len(addresses) > 5
        for address in addresses:
            assert address.startswith(f"{PATH}/"), address
            if "/assets/" in address:
                assert (await below.http("GET", address)).status == 200, address
    assert (await below.http("GET", f"{PATH}/sw.js")).status == 200


async def test_the_manifest_is_of_the_path(below: LiveNode) -> None:
    answer = await below.http("GET", f"{PATH}/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.body)
    assert [manifest[name] for name in ("id", "start_url", "scope")] == [f"{PATH}/"] * 3
    for icon in manifest["icons"]:
        assert (await below.http("GET", icon["src"])).status == 200


async def test_links_for_other_programs_name_the_path(below: LiveNode) -> None:
    room = await make(Below(below, "Ann"), settings={"language": "de"})
    head = (await page(below, f"{PATH}/room/{room}")).body.decode()
    base = f"http://{below.address}{PATH}"
    assert f'"og:url" content="{base}/room/{room}"' in head
    assert f'"og:image" content="{base}/' in head
    sitemap = (await below.http("GET", f"{PATH}/sitemap.xml")).body.decode()
    assert f"<loc>{base}/learn</loc>" in sitemap
    rules = (await below.http("GET", f"{PATH}/robots.txt")).body.decode()
    assert f"Disallow: {PATH}/api/\n" in rules
    assert f"Sitemap: {base}/sitemap.xml" in rules


async def test_rules_and_their_pictures_are_below_the_path(below: LiveNode) -> None:
    html = (await below.http("GET", f"{PATH}/api/games/twin_tin_bots/rules")).json()["html"]
    pictures = re.findall(r'<img src="([^"]*)"', html)
    assert pictures
    for picture in pictures:
        assert picture.startswith(f"{PATH}/api/games/"), picture
    assert (await below.http("GET", pictures[0])).status == 200
    document = (await page(below, f"{PATH}/rules/twin_tin_bots")).body.decode()
    assert f'hreflang="de" href="http://{below.address}{PATH}/rules/twin_tin_bots?lang=de"' in document
    assert 'src="/api/' not in document


async def test_outside_of_the_path_there_is_a_sentence_and_what_local_programs_ask(below: LiveNode) -> None:
    for path in ("/", "/room/x", "/api/games", f"{PATH}s/", "/games/bot%2f..%2fapi"):
        answer = await page(below, path)
        assert answer.status == 404, path
    assert (await page(below, "/")).body.decode() == (
        f"This server answers below {PATH}/: a proxy must pass on paths as they are."
    )
    assert "content-security-policy" in (await page(below, "/")).headers
    for site in ("", PATH):
        for path in ("/healthz", "/readyz", "/metrics"):
            assert (await below.http("GET", site + path)).status == 200
    slash = await page(below, PATH)
    assert (slash.status, slash.headers["location"]) == (308, f"{PATH}/")


async def test_cookies_go_to_the_path_only(below: LiveNode) -> None:
    made = await below.http("POST", f"{PATH}/api/guest", b'{"name": "Ann"}')
    cookies = made.headers["set-cookie"]
    assert f"Path={PATH};" in cookies
    assert "Path=/;" not in cookies


async def test_programs_play_by_the_link_of_a_room(below: LiveNode) -> None:
    room = await make(Below(below, "Ann"))
    address = RoomAddress.of(f"http://{below.address}{PATH}/room/{room}")
    assert address.ws == f"ws://{below.address}{PATH}/ws"
    guest = await guest_token(address.http, "Ben")
    async with connect(address.ws, token=guest.token) as client:
        await client.join(address.room)
    shown = await below.http("GET", f"{PATH}/api/rooms/{room}")
    assert shown.json()["room"]["status"] == m.Status.PLAYING.wire


async def test_the_page_of_a_service_without_a_path_is_as_it_is_built(node: LiveNode) -> None:
    built = (node.node.client_directory / "index.html").read_bytes()
    assert (await page(node, "/")).body == built
    assert Settings().path == ""


class Below(Caller):
    """A caller of a service below the path."""

    async def post(self, path: str, what: object) -> Answer:
        """Send JSON."""
        return await super().post(PATH + path, what)
