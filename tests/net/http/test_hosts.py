"""Under which names a node answers."""

from collections.abc import AsyncIterator
from socket import gethostname

import pytest
import pytest_asyncio

from botyard.net.http.hosts import is_known
from botyard.settings import Settings, names_of_machine
from tests.support.node import LiveNode
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
    async with LiveNode(redis.url, hosts=LISTED, origins=frozenset({"https://other.example.org"})) as made:
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
