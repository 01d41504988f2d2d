"""The proxy of `compose.yaml`, with the very file that it is given there, in front of two nodes and one Redis."""

import asyncio
import json
import random
import ssl
import subprocess
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from email.message import Message
from pathlib import Path

import pytest
import pytest_asyncio
from websockets.asyncio.client import connect as dial
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin, Subprotocol

from botyard.client import Backoff, Client, connect, guest_token
from botyard.client.feed import Feed
from botyard.net.transport.security_headers import HEADERS
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from tests.live.checker import check
from tests.live.nginx import NginxProcess
from tests.live.players import Person, Player, Table
from tests.live.processes import NodeProcess, RedisProcess
from tests.support.debian import program
from tests.support.node import request
from tests.support.redis import connected
from tests.support.waiting import until

BACK_SECONDS = 60.0
CLIENT = Backoff(0.05, 0.5)
FORGED = dict.fromkeys(("x_forwarded_for", "x_real_ip", "forwarded", "x_forwarded_host"), "203.0.113.9")
FORM = [Subprotocol(Encoding.JSON.value)]

pytestmark = [pytest.mark.slow, pytest.mark.kill, pytest.mark.asyncio(loop_scope="module")]


class Site:
    """A Redis, two nodes that believe 127.0.0.1, and the proxy."""

    def __init__(self, directory: Path) -> None:
        self.redis = RedisProcess(directory)
        granted = {"BOTYARD_PROXIES": "127.0.0.1", "BOTYARD_ADDRESS_CONNECTIONS": "2"}
        self.nodes = [NodeProcess(directory, f"node{place}", self.redis.url, None, **granted) for place in (1, 2)]
        self.ports = (self.nodes[0].port, self.nodes[1].port)
        self.proxy = NginxProcess(directory, self.ports)

    async def start(self) -> None:
        """In the order of `compose.yaml`."""
        await self.redis.start()
        await asyncio.gather(*(node.start() for node in self.nodes))
        await self.proxy.start()

    async def end(self) -> None:
        """End all."""
        for process in (self.proxy, *self.nodes, self.redis):
            await process.end()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    try:
        await made.start()
        yield made
    finally:
        await made.end()


# --- pages and requests -----------------------------------------------------------------------------------------


async def test_pages_come_with_the_headers_of_the_node(site: Site) -> None:
    page, direct = await request(site.proxy.port, "GET", "/"), await request(site.nodes[0].port, "GET", "/")
    assert (page.status, page.body) == (200, direct.body)
    assert {name: page.headers[name.lower()] for name in HEADERS} == HEADERS
    packed = await request(site.proxy.port, "GET", "/", accept_encoding="gzip")
    assert "content-encoding" not in packed.headers or len(packed.body) < len(page.body)
    assert (await request(site.proxy.port, "GET", "/nothing-here")).status == 404


async def test_guests_are_made_and_refused_as_by_the_node(site: Site) -> None:
    made = await request(site.proxy.port, "POST", "/api/guest", b'{"name": "Ann"}')
    assert (made.status, made.json()["name"]) == (200, "Ann")
    long = await request(site.proxy.port, "POST", "/api/guest", b" " * 5_000)
    assert (long.status, "4,096 bytes" in long.json()["message"]) == (400, True)
    foreign = await request(site.proxy.port, "POST", "/api/guest", b'{"name": "Ann"}', origin="https://evil.example")
    assert foreign.status == 403


@pytest.mark.parametrize("path", ["/metrics", "//metrics", "/%6detrics", "/x/../metrics", "/metrics?a=b", "/readyz"])
async def test_the_status_of_nodes_is_hidden_from_the_world(site: Site, path: str) -> None:
    answer = await request(site.proxy.port, "GET", path)
    assert answer.status == 404
    assert b"botyard_" not in answer.body


async def test_a_client_cannot_say_that_it_speaks_tls(site: Site) -> None:
    made = await request(site.proxy.port, "POST", "/api/guest", b'{"name": "Ann"}', x_forwarded_proto="https")
    assert "secure" not in made.headers["set-cookie"].lower()


async def test_only_what_the_proxy_knows_is_passed_on(tmp_path: Path) -> None:
    heard: list[bytes] = []

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    listener = await asyncio.start_server(echo, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    proxy = NginxProcess(tmp_path, (port, port))
    await proxy.start()
    try:
        await request(proxy.port, "GET", "/?a=%2f", b"", None, host="play.example:8000", upgrade="h2c", **FORGED)
    finally:
        await proxy.end()
        listener.close()
    first, *lines = heard[0].decode().lower().split("\r\n")
    assert first == "get /?a=%2f http/1.1"
    passed = dict(line.split(": ", 1) for line in lines if line)
    named = {"host": "play.example:8000", "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "http"}
    assert passed == {**named, "connection": "close", "content-length": "0"}


# --- sockets ----------------------------------------------------------------------------------------------------


@contextmanager
def refused(status: int) -> Iterator[None]:
    """Expect that a websocket is refused with this status."""
    with pytest.raises(InvalidStatus) as refusal:
        yield
    assert refusal.value.response.status_code == status


async def test_a_page_connects_with_its_cookie_and_one_of_another_site_does_not(site: Site) -> None:
    made = await request(site.proxy.port, "POST", "/api/guest", b'{"name": "Ann"}')
    cookie = {"Cookie": made.headers["set-cookie"].partition(";")[0]}
    async with dial(site.proxy.ws, origin=Origin(site.proxy.http), additional_headers=cookie, subprotocols=FORM) as ws:
        await ws.send('{"type": "hello", "client": "tests"}')
        assert json.loads(await ws.recv())["name"] == "Ann"
    with refused(403):
        await dial(site.proxy.ws, origin=Origin("https://evil.example"), additional_headers=cookie, subprotocols=FORM)


async def test_an_address_that_a_client_invents_is_not_believed(site: Site) -> None:
    guest = await guest_token(site.proxy.http, "Ann")
    headers = {"Authorization": f"Bearer {guest.token}", "X-Forwarded-For": "203.0.113.9"}
    async with AsyncExitStack() as stack:
        for _ in range(6):  # of one address, each of the two nodes takes two
            await stack.enter_async_context(dial(site.proxy.ws, additional_headers=headers, subprotocols=FORM))


async def connections(site: Site, total: int) -> list[int]:
    """The open connections of each node, once there are `total`."""
    async with asyncio.timeout(60):
        while True:
            pages = [(await request(node.port, "GET", "/metrics")).body.decode() for node in site.nodes]
            counts = [int(float(page.split("\nbotyard_connections ")[1].split("\n")[0])) for page in pages]
            if sum(counts) == total:
                return counts
            await asyncio.sleep(0.2)


async def test_connections_of_pages_of_a_room_go_to_one_node(site: Site) -> None:
    guest = await guest_token(site.proxy.http, "Ann")
    headers = {"Authorization": f"Bearer {guest.token}"}
    homes = set()
    for room in range(64):  # of twelve, all go to the same node for one pair of ports in a thousand
        await connections(site, 0)
        async with AsyncExitStack() as stack:
            for _ in range(2):
                room_page = dial(f"{site.proxy.ws}?room=room{room}", additional_headers=headers, subprotocols=FORM)
                await stack.enter_async_context(room_page)
            counts = await connections(site, 2)
        assert sorted(counts) == [0, 2]
        homes.add(counts.index(2))
        if room >= 5 and homes == {0, 1}:
            break
    assert homes == {0, 1}


async def test_behind_another_proxy_limits_count_the_address_that_it_names(site: Site, tmp_path: Path) -> None:
    guest = await guest_token(site.proxy.http, "Ann")
    proxy = NginxProcess(tmp_path, site.ports, "front")
    await proxy.start()

    def come(address: str) -> dial:
        headers = {"Authorization": f"Bearer {guest.token}", "X-Forwarded-For": f"198.51.100.1, {address}"}
        return dial(proxy.ws, additional_headers=headers, subprotocols=FORM)

    try:
        async with AsyncExitStack() as stack:
            for _ in range(4):
                await stack.enter_async_context(come("203.0.113.9"))
            with refused(429):
                await come("203.0.113.9")
            await stack.enter_async_context(come("203.0.113.8"))
            made = await request(proxy.port, "POST", "/api/guest", b'{"name": "Ann"}', x_forwarded_for="203.0.113.7")
            assert "secure" in made.headers["set-cookie"].lower()
    finally:
        await proxy.end()


# --- a node dies ------------------------------------------------------------------------------------------------


async def test_nodes_die_and_all_clients_go_on_with_the_other_and_nothing_is_lost(site: Site) -> None:
    stop, tables = asyncio.Event(), [list[Player]() for _ in range(2)]
    playing = [asyncio.create_task(keep_playing(site.proxy, players, stop)) for players in tables]
    try:
        async with AsyncExitStack() as stack:
            clients, feeds = await watching(site, stack)
            await progress(tables)
            for node in site.nodes:  # the proxy has sent all clients to two
                await node.end()
                began = time.monotonic()
                async with asyncio.timeout(BACK_SECONDS):
                    await asyncio.gather(progress(tables), asks(site.proxy), *(client.ping() for client in clients))
                print(f"all go on {time.monotonic() - began:.1f} s after a node was killed")
                await node.start()
            entered = [await entrances(feed) for feed in feeds]
        stop.set()
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    assert all([one.recovered for one in ones] == [False] + [True] * (len(ones) - 1) for ones in entered)
    assert sum(map(len, entered)) >= 2 * len(clients), "each of them was on a node that was killed"
    await judge(site, [player for players in tables for player in players])


async def watching(site: Site, stack: AsyncExitStack) -> tuple[list[Client], list[Feed]]:
    """Four who watch a room in which nothing happens, and all that they hear."""
    clients = []
    for place in range(4):
        token = (await guest_token(site.proxy.http, f"Guest {place}")).token
        clients.append(await stack.enter_async_context(connect(site.proxy.ws, token=token, reconnect=CLIENT)))
    room = await clients[0].create("twin_tin_bots", 2, "Table")
    feeds = [stack.enter_context(client.messages()) for client in clients]
    await asyncio.gather(*(client.watch(room) for client in clients))
    return clients, feeds


async def asks(proxy: NginxProcess) -> None:
    """Send requests of both kinds, which must be answered by whichever node lives."""
    for _ in range(4):
        assert (await request(proxy.port, "GET", "/")).status == 200
        assert (await request(proxy.port, "POST", "/api/token", b'{"name": "Ann"}')).status == 200


async def entrances(feed: Feed) -> list[m.Entered]:
    """End a feed; all entrances that it has got."""
    feed.end(EOFError())
    found = []
    with suppress(EOFError):
        async for one in feed:
            if isinstance(one, m.Entered):
                found.append(one)
    return found


async def keep_playing(proxy: NginxProcess, players: list[Player], stop: asyncio.Event) -> None:
    """Matches of two, one after the other; `players` are all who ever played."""
    while not stop.is_set():
        table = Table([Player(f"p{random.getrandbits(32):08x}", random.Random(4)) for _ in range(2)])
        players += table.players
        sitting = (player.play(proxy.http, [proxy.ws], seat, table, stop) for seat, player in enumerate(table.players))
        await asyncio.gather(*sitting)


async def progress(tables: list[list[Player]]) -> None:
    """Wait until every table has played on."""

    def moves() -> list[int]:
        return [sum(len(player.record.accepted) for player in players) for players in tables]

    before = moves()
    await until(lambda: all(now >= then + 10 for now, then in zip(moves(), before, strict=True)), BACK_SECONDS)


async def judge(site: Site, players: list[Player]) -> None:
    """Check what all players got against the logs, and that they have played enough."""
    async with connected(site.redis.url) as store:
        tally, wrong = await check(store, list[Person](players))
    print(tally)
    assert not wrong, "\n".join(wrong[:20])
    assert tally.accepted >= 60


# --- TLS --------------------------------------------------------------------------------------------------------


def certificate(directory: Path) -> ssl.SSLContext:
    """A certificate for 127.0.0.1 where the proxy looks for one; how to trust it."""
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(directory / "privkey.pem"), "-out", str(directory / "fullchain.pem")]
    kind = ["-x509", "-nodes", "-days", "1", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    openssl = program("openssl", "usr/bin/openssl")
    subprocess.run([*openssl, "req", *kind, *files, *names], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(directory / "fullchain.pem"))


async def test_with_tls_cookies_are_secure_and_nothing_goes_in_the_clear(site: Site, tmp_path: Path) -> None:
    trusting = certificate(tmp_path)
    proxy = NginxProcess(tmp_path, site.ports, "tls")
    await proxy.start()
    try:
        url = f"https://127.0.0.1:{proxy.tls_port}"
        made = await asyncio.to_thread(post, f"{url}/api/guest", trusting)
        cookies = made.get_all("Set-Cookie", [])
        for cookie in cookies:
            assert {"Secure", "HttpOnly"} <= {part.strip() for part in cookie.split(";")}
        assert "max-age=" in made["Strict-Transport-Security"]
        assert made["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
        address = url.replace("https", "wss") + "/ws"
        shown = {"Cookie": "; ".join(cookie.partition(";")[0] for cookie in cookies)}
        async with dial(address, ssl=trusting, origin=Origin(url), additional_headers=shown, subprotocols=FORM) as ws:
            await ws.send('{"type": "hello", "client": "tests"}')
            assert json.loads(await ws.recv())["type"] == "welcome"
        for path in ("/", "/ws", "/api/me"):
            plain = await request(proxy.port, "GET", path, host="play.example")
            assert (plain.status, plain.headers["location"]) == (308, f"https://play.example{path}")
        assert (await request(proxy.port, "GET", "/healthz")).status == 200
    finally:
        await proxy.end()


def post(url: str, trusting: ssl.SSLContext) -> Message:
    """The headers of the answer to a visitor who asks for a name."""
    sent = urllib.request.Request(url, b'{"name": "Ann"}', {"Content-Type": "application/json"})
    handler = urllib.request.HTTPSHandler(context=trusting)
    with urllib.request.build_opener(urllib.request.ProxyHandler({}), handler).open(sent, timeout=60) as answer:
        headers: Message = answer.headers
        return headers
