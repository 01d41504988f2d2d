"""How many HTTP requests an address may send."""

import pytest

from botyard.net.http import request_limits
from botyard.net.transport.token_bucket import Rate
from tests.net.transport.test_rate_limits import proxied
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

ONE = "203.0.113.1"


@pytest.mark.parametrize("path", ["/", "/assets/x", "/api/openapi.json", "/api/rooms", "/nothing"])
async def test_an_address_sends_so_many_requests_whatever_they_ask_for(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(request_limits, "REQUESTS_PER_ADDRESS", Rate(0.001, 2))
    async with proxied(redis) as node:
        first = [(await node.http("GET", path, x_forwarded_for=ONE)).status for _ in range(2)]
        assert 429 not in first
        answer = await node.http("GET", path, x_forwarded_for=ONE)
        assert answer.status == 429
        assert int(answer.headers["retry-after"]) > 0
        if path.startswith("/api/"):
            assert answer.json()["code"] == "too_fast"
        assert (await node.http("GET", path, x_forwarded_for="203.0.113.2")).status == first[0]


async def test_an_address_behind_a_proxy_has_so_many_requests_at_once(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limits, "REQUESTS_AT_ONCE", 1)
    async with proxied(redis) as node:
        held = await node.begin("POST", "/api/guest", x_forwarded_for=ONE, content_length="10")
        await until(lambda: node._server.server_state.tasks)
        assert (await node.http("GET", "/healthz", x_forwarded_for=ONE)).status == 429
        assert (await node.http("GET", "/healthz", x_forwarded_for="203.0.113.2")).status == 200
        held.close()
        await until(lambda: not node._server.server_state.tasks)
        assert (await node.http("GET", "/healthz", x_forwarded_for=ONE)).status == 200


async def test_this_machine_is_not_counted(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_limits, "REQUESTS_AT_ONCE", 0)
    assert (await node.http("GET", "/healthz")).status == 200
