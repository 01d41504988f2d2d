"""Under which names a node answers, and below which path of a host, behind a proxy of another site."""

import json
import re
from collections.abc import AsyncIterator
from socket import gethostname

import pytest
import pytest_asyncio

from botyard.client import RoomAddress, connect, guest_token
from botyard.net.http.hosts import is_known
from botyard.settings import Settings, names_of_machine
from botyard_protocol import messages as m
from tests.net.http.test_rooms import Caller, make
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess

LISTED = frozenset({"play.example.org", "*.club.example"})
HANDSHAKE = {
    "upgrade": "websocket",
    "connection": "Upgrade",
    "sec_websocket_version": "13",
    "sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[fd00::7]",
        "localhost",
        "LOCALHOST:8000",
        "localhost.",
        "botyard.localhost:8000",
        "play.example.org",
        "Play.Example.org:8000",
        "a.club.example",
        "",
    ],
)
def test_addresses_loopback_names_and_listed_names_are_known(host: str) -> None:
    assert is_known(host, LISTED)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "play.example.org.evil.example",
        "evilplay.example.org",
        "club.example",
        "evilclub.example",
        "localhost.evil.example",
        "evillocalhost",
        "127.0.0.1.evil.example",
        "127.0.0.1@evil.example",
        "::1].evil.example",
        "2130706433",
        "0x7f.1",
        "127.0.0.1:80@evil.example",
        "localhost:80/x",
        "localhost:evil.example",
    ],
)
def test_other_names_are_not(host: str) -> None:
    assert not is_known(host, LISTED)


@pytest.mark.parametrize("host", ["laptop:8000", "laptop.local:8000", "Laptop.home.arpa"])
def test_a_machine_is_reached_by_its_own_name(host: str) -> None:
    assert is_known(host, names_of_machine("Laptop.home.arpa"))
    assert not is_known(host, names_of_machine("other"))
    assert names_of_machine(gethostname()) <= Settings().host_names
    assert not is_known(f"{host.partition(':')[0]}.evil.example", names_of_machine("Laptop.home.arpa"))


def test_a_star_allows_all() -> None:
    assert is_known("evil.example", frozenset({"*"}))


@pytest_asyncio.fixture
async def named(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node that answers under further names."""
    async with LiveNode(redis.url, hosts=LISTED, origins=("https://other.example.org",)) as made:
        yield made


@pytest.mark.parametrize("path", ["/", "/metrics", "/api/rooms", "/api/me", "/assets/x", "/nothing"])
async def test_a_page_that_gave_our_address_to_its_own_name_gets_nothing(node: LiveNode, path: str) -> None:
    answer = await node.http("GET", path, host="evil.example")
    assert answer.status == 421
    assert b"BOTYARD_HOSTS" in answer.body
    assert "location" not in answer.headers
    assert b"evil.example" not in answer.body


async def test_it_makes_no_guest_and_no_connection_either(node: LiveNode) -> None:
    answer = await node.http(
        "POST", "/api/guest", b'{"name": "Ann"}', host="evil.example", origin="http://evil.example"
    )
    assert (answer.status, answer.json()["code"]) == (421, "forbidden_origin")
    assert "set-cookie" not in answer.headers
    shown = {"authorization": f"Bearer {node.token('Ann')}", "origin": "http://evil.example", "host": "evil.example"}
    assert (await node.http("GET", "/ws", b"", **HANDSHAKE, **shown)).status == 421


async def test_names_of_the_settings_and_of_listed_origins_are_served(named: LiveNode) -> None:
    for host in ("play.example.org", "other.example.org:443", "a.club.example", "192.168.1.20:8000", "localhost"):
        assert (await named.http("GET", "/api/rooms", host=host)).status == 200
    assert (await named.http("GET", "/api/rooms", host="evil.example")).status == 421


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_a_balancer_asks_for_the_health_under_any_name(node: LiveNode, path: str) -> None:
    assert (await node.http("GET", path, host="balancer.internal")).status == 200


@pytest.mark.parametrize("path", ["/healthz/", "/api/rooms/", "//evil.example/", "/account/"])
async def test_nothing_is_redirected_to_the_host_that_a_request_names(named: LiveNode, path: str) -> None:
    answer = await named.http("GET", path, host="play.example.org")
    assert answer.status in {200, 404}
    assert "location" not in answer.headers


# --- below a path of another site -------------------------------------------------------------------------------


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
