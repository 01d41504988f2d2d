"""How much a connection, an identity and an address may ask of a node, and the answers beyond that.

An expensive request counts as several messages, over every transport.
"""

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import connect as websockets_connect
from websockets.exceptions import InvalidStatus

from botyard.client import Disconnected, connect
from botyard.net.fanout import hubs
from botyard.net.transport import rate_limits
from botyard.net.transport.rate_limits import PRICES, RateLimits, bytes_price, entries_price
from botyard.net.transport.token_bucket import Bucket, Rate
from botyard.net.ws import session
from botyard.net.ws.handlers import ROUTES
from botyard.settings import Limits
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from tests.net.table import Table, make_room, watch
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

ONE, TWO = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}


def proxied(redis: RedisProcess, granted: Limits | None = None) -> LiveNode:
    """A node that believes this machine which addresses clients have."""
    return LiveNode(redis.url, limits=granted, proxies=("127.0.0.1",))


async def denied(node: LiveNode, token: str, headers: Mapping[str, str]) -> tuple[int, str, int]:
    """Status, sentence and Retry-After of a handshake that is refused."""
    with pytest.raises(InvalidStatus) as refusal:
        async with Client(node.port, token, headers=headers):
            raise AssertionError("it was accepted")
    response = refusal.value.response
    return response.status_code, (response.body or b"").decode(), int(response.headers["Retry-After"])


@pytest.fixture
def unfilled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Freeze the buckets: however slow the machine is, the same messages come too fast."""
    monkeypatch.setattr(rate_limits, "_message_rate", lambda per_second: Rate(per_second / 1000, 2 * per_second))


# --- messages ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_messages_that_come_too_fast_are_to_be_tried_again(redis: RedisProcess, encoding: Encoding) -> None:
    async with proxied(redis, Limits(messages=5)) as node, Table() as table:
        ann, ben = await table.guest(node, "Ann", encoding), await table.guest(node, "Ben", encoding)
        for place in range(20):
            await ann.send(m.Ping(f"p{place}"))
        again = await ann.next(m.TryAgain)
        assert (again.code, again.message) == ("too_fast", "A connection may send 5 messages a second.")
        assert 0 < again.after <= 200
        assert isinstance(await ben.ask(m.Ping), m.Pong)
        answer: Any = again
        while isinstance(answer, m.TryAgain):  # more than once if the server came late to the others of the 20
            await asyncio.sleep(answer.after / 1000)
            answer = await ann.ask(m.Ping)
        assert isinstance(answer, m.Pong)


def test_the_connections_of_an_identity_and_of_an_address_are_counted_together() -> None:
    books = RateLimits(Limits(messages=10))

    def refusals(identity: str, address: str | None, connections: int) -> set[str]:
        """The refusals of so many connections that send as much as each may."""
        paces = [books.message_budget(identity, address, 0.0) for _ in range(connections)]
        return {why for pace in paces for after, why in [pace.take(0.0) for _ in range(20)] if after}

    assert refusals("ann", "one", 4) == set()
    assert refusals("ann", "two", 1) == {"All your connections together may send 40 messages a second."}
    assert refusals("ben", "two", 4) == set()
    clients = [refusals(f"p{place}", "one", 1) for place in range(17)]
    assert set().union(*clients[:16]) == set()
    assert clients[16] == {"All connections of your address together may send 200 messages a second."}
    assert refusals("eva", None, 4) == set()


@pytest.mark.usefixtures("unfilled")
async def test_an_identity_with_many_connections_is_no_faster(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=1)) as node, AsyncExitStack() as stack:
        token, heard = node.token("Ann"), []
        for _ in range(20):
            ann = await stack.enter_async_context(Client(node.port, token))
            answer = await (await ann.hello()).ask(m.Ping)
            heard.append(getattr(answer, "message", "pong"))
        assert heard[0] == "pong"
        assert set(heard) == {"pong", "All your connections together may send 4 messages a second."}


@pytest.mark.usefixtures("unfilled")
async def test_a_refused_message_does_nothing(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=1)) as node, Table() as table:
        ann = await table.guest(node, "Ann")
        await ann.ask(m.Ping)
        assert (await ann.ask(lambda id: m.CreateRoom(id, GAME, 2))).code == "too_fast"
        wes = await table.guest(node, "Wes")
        assert (await wes.ask(m.EnterLobby)).rooms == ()


@pytest.mark.usefixtures("unfilled")
async def test_a_second_hello_that_comes_too_fast_is_an_error(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=1)) as node, Table() as table:
        ann = await table.guest(node, "Ann")
        await ann.ask(m.Ping)
        await ann.send(m.Hello("again"))
        error = await ann.next(m.Error)
        assert (error.id, error.code) == (None, "too_fast")


async def test_handshakes_that_show_neither_an_origin_nor_a_token_are_counted(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "HANDSHAKES_PER_ADDRESS", Rate(per_second=0.001, at_once=3))
    async with proxied(redis) as node:
        statuses = []
        for _ in range(5):
            with pytest.raises(InvalidStatus) as refusal:
                async with websockets_connect(f"ws://{node.address}/ws", additional_headers=ONE):
                    raise AssertionError("it was accepted")
            statuses.append(refusal.value.response.status_code)
        assert statuses == [403, 403, 403, 429, 429]
        assert node.node.rate_limits.connections == 0


@pytest.mark.usefixtures("unfilled")
async def test_a_client_that_goes_on_regardless_is_closed(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "REFUSED_MESSAGES", Rate(per_second=0.001, at_once=30))
    async with proxied(redis, Limits(messages=2)) as node, Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        for place in range(200):
            await ann.send(m.Ping(f"p{place}"))
        assert await ann.end() == (Close.FLOODING, "Messages came too fast for too long.")
        assert len(ann.all(m.TryAgain)) == 31
        await ben.settled()


async def test_the_client_gets_all_its_answers_at_the_pace_of_the_server(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=150)) as node:
        url = f"ws://{node.address}/ws"
        async with connect(url, token=node.token("Ann"), reconnect=None) as ann:
            async with asyncio.timeout(60):
                await asyncio.gather(*(ann.ping() for _ in range(500)))


async def test_a_server_without_a_place_says_when_to_come_back(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(identity_connections=1)) as node:
        token, url = node.token("Ann"), f"ws://{node.address}/ws"
        async with connect(url, token=token, reconnect=None):
            with pytest.raises(Disconnected, match="You have too many connections") as end:
                async with connect(url, token=token):
                    raise AssertionError("it was accepted")
    assert (end.value.come_back, end.value.after) == (True, 30)


# --- rooms ------------------------------------------------------------------------------------------------------


async def rooms(guest: Client, count: int) -> list[str]:
    """Make so many rooms; return `created` or the code of the refusal of each."""
    answers = [await guest.ask(lambda id: m.CreateRoom(id, GAME, 2)) for _ in range(count)]
    return [getattr(answer, "code", "created") for answer in answers]


async def test_rooms_are_counted_for_their_creators(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "ROOMS_PER_IDENTITY", Rate(0.01, 3))
    async with proxied(redis) as node, Table() as table:
        token = node.token("Ann")
        ann, tab, ben = [await table.again(node, one) for one in (token, token, node.token("Ben"))]
        assert await rooms(ann, 4) == ["created"] * 3 + ["too_fast"]
        assert await rooms(tab, 1) == ["too_fast"], "another connection is no other identity"
        assert await rooms(ben, 1) == ["created"]


async def test_lists_of_ones_matches_are_counted_by_every_way(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "LISTS_PER_IDENTITY", Rate(0.01, 2))
    async with proxied(redis) as node, Table() as table:
        token = node.token("Ann")
        bearer = f"Bearer {token}"
        ann = await table.again(node, token)
        assert isinstance(await ann.ask(m.FollowMatches), m.MyMatches)
        assert (await node.http("GET", "/api/me/matches", authorization=bearer)).status == 200
        refused = await node.http("GET", "/api/me/matches", authorization=bearer)
        assert (refused.status, refused.json()["code"]) == (429, "too_fast")
        assert int(refused.headers["retry-after"]) > 1
        waits = await ann.ask(m.FollowMatches)
        assert isinstance(waits, m.TryAgain)
        assert isinstance(await (await table.guest(node, "Ben")).ask(m.FollowMatches), m.MyMatches)


async def test_rooms_are_counted_for_where_they_are_made(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "ROOMS_PER_ADDRESS", Rate(0.01, 3))
    async with proxied(redis) as node, AsyncExitStack() as stack:
        made = []
        for name, headers in (("Ann", ONE), ("Ben", ONE), ("Eva", TWO)):
            guest = await stack.enter_async_context(Client(node.port, node.token(name), headers=headers))
            made.append(await rooms(await guest.hello(), 2))
        assert made == [["created"] * 2, ["created", "too_fast"], ["created"] * 2]


# --- connections ------------------------------------------------------------------------------------------------


async def test_a_full_node_says_so_before_the_upgrade(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(connections=2)) as node, Table() as table:
        await table.guest(node, "Ann")
        async with Client(node.port, node.token("Ben")) as ben:
            await ben.hello()
            status, sentence, after = await denied(node, node.token("Eva"), {})
            assert (status, sentence, after) == (503, "This server is full: try again later.", 30)
        await until(lambda: node.node.rate_limits.connections == 1)
        await table.guest(node, "Eva")


async def test_an_address_has_so_many_connections(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(address_connections=2)) as node, AsyncExitStack() as stack:
        await stack.enter_async_context(Client(node.port, node.token("Ann"), headers=ONE))
        async with Client(node.port, node.token("Ben"), headers=ONE):
            status, sentence, _ = await denied(node, node.token("Eva"), ONE)
            assert (status, sentence) == (429, "Your address has too many connections: close some.")
            async with Client(node.port, node.token("Eva"), headers=TWO) as eva:
                await eva.hello()
        await until(lambda: node.node.rate_limits.connections == 1)
        async with Client(node.port, node.token("Eva"), headers=ONE) as eva:
            await eva.hello()


async def test_an_identity_has_so_many_connections_wherever_it_is(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(identity_connections=2)) as node:
        token = node.token("Ann")
        async with Client(node.port, token, headers=ONE), Client(node.port, token, headers=TWO):
            status, sentence, _ = await denied(node, token, {})
            assert (status, sentence) == (429, "You have too many connections: close some.")
            async with Client(node.port, node.token("Ben"), headers=ONE) as ben:
                await ben.hello()
        await until(lambda: not node.node.rate_limits.connections)
        async with Client(node.port, token) as ann:
            await ann.hello()


async def test_an_address_connects_so_often(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "HANDSHAKES_PER_ADDRESS", Rate(0.001, 3))
    async with proxied(redis) as node:
        for _ in range(3):
            async with Client(node.port, node.token("Ann"), headers=ONE):
                pass
        status, sentence, after = await denied(node, node.token("Ann"), ONE)
        assert (status, sentence) == (429, "Too many connection attempts from your address: wait a little.")
        assert 900 <= after <= 1000
        async with Client(node.port, node.token("Ann"), headers=TWO) as ann:
            await ann.hello()


async def test_connections_that_ended_are_counted_no_more(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(connections=3, address_connections=3, identity_connections=3)) as node:
        token = node.token("Ann")
        for _ in range(10):
            async with Client(node.port, token, headers=ONE) as ann:
                await ann.hello()
        books = node.node.rate_limits
        await until(lambda: not books.connections)
        assert not books.addresses
        assert not books.identities


async def test_only_a_listed_proxy_is_believed(redis: RedisProcess) -> None:
    async with (
        LiveNode(redis.url, limits=Limits(address_connections=1), proxies=("10.0.0.1",)) as node,
        Client(node.port, node.token("Ann"), headers=ONE),
        Client(node.port, node.token("Ben"), headers=ONE),
    ):
        assert (node.node.rate_limits.connections, len(node.node.rate_limits.addresses)) == (2, 0)


async def test_a_forged_address_before_the_proxys_is_not_believed(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(address_connections=1)) as node, AsyncExitStack() as stack:
        await stack.enter_async_context(Client(node.port, node.token("Ann"), headers=ONE))
        forged = {"X-Forwarded-For": "198.51.100.99, 203.0.113.1"}
        assert (await denied(node, node.token("Ben"), forged))[0] == 429


def test_the_networks_of_a_customer_have_so_many_connections_together() -> None:
    books = RateLimits(Limits(address_connections=2))
    networks = [f"2001:db8:7:{place:x}::/64" for place in range(100)]
    admitted = [network for network in networks * 2 if books.admit(network, None, 0.0) is None]
    assert len(admitted) == 2 * 4
    assert books.admit("2001:db8:7:100::/64", None, 0.0) is None
    for network in [*admitted, "2001:db8:7:100::/64"]:
        books.leave(network, None)
    assert not books.addresses


# --- HTTP -------------------------------------------------------------------------------------------------------


async def named(node: LiveNode, path: str, address: str) -> Answer:
    return await node.http("POST", path, b'{"name": "Ann"}', x_forwarded_for=address)


async def test_an_address_asks_for_names_so_often(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "GUESTS_PER_ADDRESS", Rate(0.001, 2))
    async with proxied(redis) as node:
        assert (await named(node, "/api/guest", "203.0.113.1")).status == 200
        assert (await named(node, "/api/token", "203.0.113.1")).status == 200
        for path in ("/api/guest", "/api/token"):
            answer = await named(node, path, "203.0.113.1")
            assert (answer.status, answer.json()["code"]) == (429, "too_fast")
            assert 900 <= int(answer.headers["retry-after"]) <= 1000
            assert answer.json()["message"].endswith(".")
            assert "set-cookie" not in answer.headers
        assert (await named(node, "/api/guest", "203.0.113.2")).status == 200


async def test_an_address_downloads_so_often(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "DOWNLOADS_PER_ADDRESS", Rate(0.001, 2))
    async with proxied(redis) as node:
        got = [(await node.http("GET", "/api/match/x", x_forwarded_for="203.0.113.1")).status for _ in range(3)]
        assert got == [404, 404, 429]


@pytest.mark.parametrize(
    ("limit", "file"), [("TIMELINES_PER_ADDRESS", "timeline"), ("PICTURES_PER_ADDRESS", "picture.svg")]
)
async def test_an_address_looks_back_so_often(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch, limit: str, file: str
) -> None:
    monkeypatch.setattr(rate_limits, limit, Rate(0.001, 2))
    async with proxied(redis) as node:
        path = f"/api/match/x/{file}"
        got = [(await node.http("GET", path, x_forwarded_for="203.0.113.1")).status for _ in range(3)]
        assert got == [404, 404, 429]


# --- being nowhere ----------------------------------------------------------------------------------------------


async def test_a_silent_client_is_closed_unless_it_is_in_a_room_or_the_lobby(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "HEARTBEAT_SECONDS", 0.1)
    async with proxied(redis) as node, Table() as table:
        ann, ben, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Wes")]
        await ben.ask(m.EnterLobby)
        await watch(wes, await make_room(ben))
        monkeypatch.setattr(hubs, "IDLE_SECONDS", 0.2)
        assert await ann.end() == (Close.SILENT, "Nothing was heard for too long.")
        for guest in (ben, wes):
            await guest.settled()
        await wes.ask(m.Exit)
        assert (await wes.end())[0] == Close.SILENT


# --- expensive requests -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("unfilled")
def test_a_debt_delays_the_next_message_and_is_bounded() -> None:
    bucket = Bucket(rate=10, burst=20, now=0.0)
    assert bucket.take(0.0) == 0
    bucket.charge(0.0, 29)
    assert bucket.take(0.0) == 1100
    assert bucket.take(1.1) == 0
    bucket.charge(1.1, 1_000_000)
    assert bucket.wait(1.1) == 2100


@pytest.mark.usefixtures("unfilled")
def test_a_message_costs_what_stands_in_the_table() -> None:
    assert ROUTES[m.Ping].price == ROUTES[m.Exit].price == 1
    assert ROUTES[m.GetSnapshot].price == PRICES[m.GetSnapshot] == 5
    assert [ROUTES[m.GetHistory].price + entries_price(limit) for limit in (1, 5, 50, 100)] == [4, 4, 12, 20]
    assert [bytes_price(size) for size in (0, 8191, 8192, 137_000)] == [0, 0, 1, 16]


@pytest.mark.usefixtures("unfilled")
def test_a_thousand_people_of_one_address_come_back_with_the_usual_limits() -> None:
    books, resume = RateLimits(Limits()), m.Resume("r", "room", m.Cursor(1, 1, ()))
    for place in range(1000):
        pace = books.message_budget(f"p{place}", "one", 0.0)
        for message in (m.Hello("c"), resume):
            assert pace.take(0.0) == (0, "")
            pace.charge(0.0, ROUTES[type(message)].price - 1)


@pytest.mark.usefixtures("unfilled")
def test_an_identity_comes_back_to_all_its_matches_at_once() -> None:
    books, resume = RateLimits(Limits()), m.Resume("r", "room", m.Cursor(1, 1, ()))
    pace = books.message_budget("ann", "one", 0.0)
    for _ in range(50):
        assert pace.take(0.0) == (0, "")
        pace.charge(0.0, ROUTES[type(resume)].price - 1)


@pytest.mark.usefixtures("unfilled")
async def test_snapshots_use_up_what_a_connection_may_send(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=25)) as node, Table() as table:
        ann = await table.guest(node, "Ann")
        await make_room(ann)
        for place in range(30):
            await ann.send(m.GetSnapshot(f"s{place}"))
            await ann.send(m.Ping(f"p{place}"))
        await ann.next(m.TryAgain, lambda one: one.code == "too_fast")
        assert len(ann.all(m.Pong)) < 10


@pytest.mark.usefixtures("unfilled")
async def test_requests_by_http_are_counted_together(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=20)) as node, Table() as table:
        token = node.token("Ann")
        room = await make_room(await table.again(node, token))
        wes = node.token("Wes")
        assert 200 in (answers := await events(node, room, 30, wes))
        assert answers[-1] == 429
        assert await events(node, room, 1, node.token("Eva")) == [200]
        strangers = await events(node, room, 60, None, ONE)
        assert (strangers[0], strangers[-1]) == (200, 429)
        assert await events(node, room, 1, None, TWO) == [200]


@pytest.mark.usefixtures("unfilled")
async def test_strangers_on_this_machine_are_not_counted_together(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=1)) as node:
        lists = [await node.http("GET", "/api/rooms") for _ in range(10)]
        assert {one.status for one in lists} == {200}
        guests = [await node.http("POST", "/api/guest", b'{"name":"Ben"}') for _ in range(10)]
        assert {one.status for one in guests} == {200}


@pytest.mark.usefixtures("unfilled")
async def test_a_refused_request_says_when_to_come_back(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=1)) as node:
        wes = f"Bearer {node.token('Wes')}"
        await node.http("GET", "/api/rooms", authorization=wes)
        await node.http("GET", "/api/rooms", authorization=wes)
        refused = await node.http("GET", "/api/rooms", authorization=wes)
        assert (refused.status, refused.json()["code"]) == (429, "too_fast")
        assert refused.json()["message"] == "A connection may send 1 messages a second."
        assert int(refused.headers["retry-after"]) >= 1


async def events(
    node: LiveNode, room: str, times: int, token: str | None, headers: dict[str, str] | None = None
) -> list[int]:
    """The statuses of so many requests for what happened in a room."""
    who: dict[str, Any] = {} if token is None else {"authorization": f"Bearer {token}"}
    who |= {name.lower().replace("-", "_"): value for name, value in (headers or {}).items()}
    return [(await node.http("GET", f"/api/rooms/{room}/events?after=0", **who)).status for _ in range(times)]
