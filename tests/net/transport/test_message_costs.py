"""An expensive request counts as several messages, over every transport."""

from typing import Any

import pytest

from botyard.net.transport import rate_limits
from botyard.net.transport.message_costs import PRICES, bytes_price, entries_price
from botyard.net.transport.rate_limits import RateLimits
from botyard.net.transport.token_bucket import Bucket, Rate
from botyard.net.ws.handlers import ROUTES
from botyard.settings import Limits
from botyard_protocol import messages as m
from tests.net.table import Table, make_room
from tests.net.transport.test_rate_limits import ONE, TWO, proxied
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

pytestmark = pytest.mark.usefixtures("unfilled")


@pytest.fixture
def unfilled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Freeze the clock of the buckets: no client may send more after a while."""
    monkeypatch.setattr(rate_limits, "_message_rate", lambda per_second: Rate(per_second / 1000, 2 * per_second))


def test_a_debt_delays_the_next_message_and_is_bounded() -> None:
    bucket = Bucket(rate=10, burst=20, now=0.0)
    assert bucket.take(0.0) == 0
    bucket.charge(0.0, 29)
    assert bucket.take(0.0) == 1100
    assert bucket.take(1.1) == 0
    bucket.charge(1.1, 1_000_000)
    assert bucket.wait(1.1) == 2100


def test_a_message_costs_what_stands_in_the_table() -> None:
    assert ROUTES[m.Ping].price == ROUTES[m.Exit].price == 1
    assert ROUTES[m.GetSnapshot].price == PRICES[m.GetSnapshot] == 5
    assert [ROUTES[m.GetHistory].price + entries_price(limit) for limit in (1, 5, 50, 100)] == [4, 4, 12, 20]
    assert [bytes_price(size) for size in (0, 8191, 8192, 137_000)] == [0, 0, 1, 16]


def test_a_thousand_people_of_one_address_come_back_with_the_usual_limits() -> None:
    books, resume = RateLimits(Limits()), m.Resume("r", "room", m.Cursor(1, 1, ()))
    for place in range(1000):
        pace = books.message_budget(f"p{place}", "one", 0.0)
        for message in (m.Hello("c"), resume):
            assert pace.take(0.0) == (0, "")
            pace.charge(0.0, ROUTES[type(message)].price - 1)


def test_an_identity_comes_back_to_all_its_matches_at_once() -> None:
    books, resume = RateLimits(Limits()), m.Resume("r", "room", m.Cursor(1, 1, ()))
    pace = books.message_budget("ann", "one", 0.0)
    for _ in range(50):
        assert pace.take(0.0) == (0, "")
        pace.charge(0.0, ROUTES[type(resume)].price - 1)


async def test_snapshots_use_up_what_a_connection_may_send(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=25)) as node, Table() as table:
        ann = await table.guest(node, "Ann")
        await make_room(ann)
        for place in range(30):
            await ann.send(m.GetSnapshot(f"s{place}"))
            await ann.send(m.Ping(f"p{place}"))
        await ann.next(m.TryAgain, lambda one: one.code == "too_fast")
        assert len(ann.all(m.Pong)) < 10


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


async def test_strangers_on_this_machine_are_not_counted_together(redis: RedisProcess) -> None:
    async with proxied(redis, Limits(messages=1)) as node:
        lists = [await node.http("GET", "/api/rooms") for _ in range(10)]
        assert {one.status for one in lists} == {200}
        guests = [await node.http("POST", "/api/guest", b'{"name":"Ben"}') for _ in range(10)]
        assert {one.status for one in guests} == {200}


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
