"""How often a connection may ask, how many HTTP requests an address may send, and which HTTP sockets a node takes."""

from functools import partial

import pytest

from botyard.net.http import request_limits
from botyard.net.transport import http_sockets
from botyard.net.transport import token_bucket as buckets
from botyard.net.transport.http_sockets import HttpSocket, SocketTable
from botyard.net.transport.rate_limits import Denial
from botyard.net.transport.token_bucket import Bucket, Buckets, Rate
from tests.net.transport.test_rate_limits import proxied
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until


def test_a_burst_is_served_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(rate=5, burst=3, now=100.0)
    assert [bucket.take(100.0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(100.0) == 200
    assert bucket.take(100.15) == 50
    assert bucket.take(100.2) == 0
    assert bucket.take(100.2) == 200


def test_a_client_that_comes_back_in_time_is_served() -> None:
    bucket = Bucket(rate=3, burst=1, now=0.0)
    now = 0.0
    assert bucket.take(now) == 0
    for _ in range(50):
        after = bucket.take(now)
        assert after > 0
        now += after / 1000
        assert bucket.take(now) == 0


def test_a_rest_does_not_save_up_more_than_a_burst() -> None:
    bucket = Bucket(rate=5, burst=2, now=0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [0, 0, 200]


def test_refused_clients_come_back_one_after_the_other_and_are_then_served() -> None:
    bucket = Bucket(rate=8, burst=5, now=0.0)
    waits = [bucket.take_turn(0.0) for _ in range(25)]
    assert waits[:5] == [0] * 5
    assert waits[5:] == [125 * place for place in range(1, 21)]
    assert [bucket.take_turn(after / 1000 + 0.001) for after in waits[5:]] == [0] * 20


def test_a_client_that_went_on_regardless_does_not_wait_for_longer_than_that() -> None:
    bucket = Bucket(rate=10, burst=1, now=0.0)
    for _ in range(50):
        bucket.take_turn(0.0)
    assert bucket.take_turn(100.0) == 0
    assert bucket.take_turn(100.0) == 100


def test_every_key_has_a_bucket_of_its_own() -> None:
    keyed = Buckets(Rate(per_second=1, at_once=2))
    assert [keyed.take("ann", 0.0) for _ in range(3)] == [0, 0, 1000]
    assert keyed.take("ben", 0.0) == 0
    assert [keyed.take(None, 0.0) for _ in range(5)] == [0] * 5
    assert len(keyed) == 2


def test_how_many_keys_are_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "KEYS_KEPT", 10)
    keyed = Buckets(Rate(per_second=1, at_once=2))
    for place in range(1000):
        keyed.take(f"key {place}", float(place))
    assert len(keyed) <= 10


def test_a_key_that_has_used_all_is_not_forgotten_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "KEYS_KEPT", 10)
    keyed = Buckets(Rate(per_second=0.001, at_once=2))
    assert [keyed.take("greedy", 0.0) for _ in range(2)] == [0, 0]
    for place in range(1000):
        keyed.take(f"key {place}", 0.0)
    assert keyed.take("greedy", 0.0) == 1_000_000
    assert len(keyed) <= 10


def test_full_buckets_are_forgotten_before_those_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "KEYS_KEPT", 4)
    keyed = Buckets(Rate(per_second=1, at_once=4))
    for key in ("rested", "rested too"):
        keyed.take(key, 0.0)
    for key in ("busy", "busy too", "new"):
        assert [keyed.take(key, 100.0) for _ in range(3)] == [0] * 3
    assert len(keyed) == 3
    assert [keyed.take("busy", 100.0) for _ in range(2)] == [0, 1000]


def test_new_keys_share_a_bucket_while_all_that_are_kept_have_used_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "KEYS_KEPT", 3)
    keyed = Buckets(Rate(per_second=1, at_once=1))
    assert [keyed.take(f"key {place}", 0.0) for place in range(5)] == [0, 0, 0, 0, 1000]
    assert keyed.take("key 0", 0.0) == 1000
    assert keyed.take("later", 2.0) == 0
    assert len(keyed) <= 3


def test_a_customer_with_many_ipv6_networks_is_counted_as_a_whole() -> None:
    keyed = Buckets(Rate(per_second=1, at_once=60))
    of_a_48 = [f"2001:db8:7:{place:x}::/64" for place in range(5000)]
    assert sum(keyed.take(key, 0.0) == 0 for key in of_a_48) == 60 * 16
    assert keyed.take("2001:db8:8::/64", 0.0) == 0
    of_a_56 = [f"2001:db8:9:{place:x}::/64" for place in range(256)] * 5
    assert sum(keyed.take(key, 0.0) == 0 for key in of_a_56) == 60 * 4
    assert keyed.take("2001:db8:9:100::/64", 0.0) == 0


def test_a_refusal_by_one_network_takes_nothing_of_the_others() -> None:
    keyed = Buckets(Rate(per_second=1, at_once=1))
    for _ in range(50):
        keyed.take("2001:db8:7:1::/64", 0.0)
    assert [keyed.take(f"2001:db8:7:{place}::/64", 0.0) for place in (2, 3, 4, 5)] == [0, 0, 0, 250]


# --- requests over HTTP -----------------------------------------------------------------------------------------


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


# --- HTTP sockets -----------------------------------------------------------------------------------------------


class Sockets:
    """A table with sockets that have names."""

    def __init__(self, table: SocketTable) -> None:
        self.table = table
        self.open: dict[str, HttpSocket] = {}

    def come(self, name: str, host: str = "127.0.0.1", now: float = 0.0) -> Denial | None:
        """A socket that waits for its request, unless it is refused."""
        self.open[name] = self.table.enter(host, partial(self.go, name))
        denial = self.table.refusal(self.open[name], len(self.open), now)
        if denial is None:
            self.table.wait(self.open[name], now)
        else:
            self.go(name)
        return denial

    def go(self, name: str) -> None:
        """Close a socket: the table forgets it."""
        self.table.leave(self.open.pop(name))


def test_a_full_node_closes_the_socket_that_has_waited_for_longest() -> None:
    sockets = Sockets(SocketTable(3))
    for place, name in enumerate(("first", "second", "third")):
        assert sockets.come(name, now=float(place)) is None
    sockets.table.work(sockets.open["first"])
    assert sockets.come("fourth", now=10.0) is None
    assert set(sockets.open) == {"first", "third", "fourth"}


def test_a_socket_that_has_just_come_or_is_served_is_not_closed_for_another() -> None:
    sockets = Sockets(SocketTable(2))
    sockets.come("served", now=0.0)
    sockets.table.work(sockets.open["served"])
    sockets.come("new", now=9.75)
    denial = sockets.come("third", now=10.0)
    assert denial is not None
    assert (denial.status, denial.after_seconds > 0) == (503, True)
    assert set(sockets.open) == {"served", "new"}


def test_waiting_counts_from_its_beginning_whatever_drips_in_between() -> None:
    sockets = Sockets(SocketTable(2))
    sockets.come("drips", now=0.0)
    sockets.come("later", now=5.0)
    sockets.table.wait(sockets.open["drips"], 9.0)
    sockets.come("new", now=10.0)
    assert set(sockets.open) == {"later", "new"}


def test_an_address_has_so_many_sockets_and_others_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_sockets, "SOCKETS_PER_ADDRESS", 2)
    sockets = Sockets(SocketTable(100))
    came = [sockets.come(f"one {place}", "203.0.113.1") for place in range(3)]
    assert [denial and denial.status for denial in came] == [None, None, 429]
    assert sockets.come("other", "203.0.113.2") is None
    assert sockets.come("one again", "203.0.113.1", now=5.0) is None
    assert "one 0" not in sockets.open
    for name in list(sockets.open):
        sockets.go(name)
    assert not sockets.table.addresses


def test_networks_of_a_customer_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_sockets, "SOCKETS_PER_ADDRESS", 1)
    sockets = Sockets(SocketTable(100))
    came = [sockets.come(f"{place}", f"2001:db8:7:{place:x}::1") for place in range(10)]
    assert sum(denial is None for denial in came) == 4


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "10.0.0.7"])
def test_proxies_and_this_machine_are_not_counted(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr(http_sockets, "SOCKETS_PER_ADDRESS", 1)
    sockets = Sockets(SocketTable(100, ("10.0.0.0/8",)))
    assert [sockets.come(f"{place}", host) for place in range(50)] == [None] * 50


def test_sockets_that_got_their_last_answer_take_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_sockets, "REFUSED_SOCKETS", 3)
    sockets = Sockets(SocketTable(1))
    for place in range(10):
        assert sockets.come(f"{place}") is None
        sockets.table.end(sockets.open[f"{place}"])
    assert set(sockets.open) == {"7", "8", "9"}


def test_of_many_that_end_at_once_each_beyond_the_limit_is_closed() -> None:
    table = SocketTable(100, refused=2)
    closed: list[int] = []
    sockets = [table.enter("127.0.0.1", partial(closed.append, place)) for place in range(10)]
    for socket in sockets:  # the event loop reports a closed socket later, so that none leaves in between
        table.end(socket)
    assert closed == [0, 1, 2, 3, 4, 5, 6, 7]
    for place in closed[:5]:
        table.leave(sockets[place])
    table.end(table.enter("127.0.0.1", partial(closed.append, 10)))
    assert closed[8:] == [8]
