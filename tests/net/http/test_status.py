"""Health that tells the truth, and metrics for those who may read them.

Metrics that are counted in the process first are shown as if each had been added at once.
"""

import asyncio
import re
import time
from collections import deque
from ipaddress import ip_network
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import REGISTRY, CollectorRegistry, Histogram, generate_latest

from botyard import background_tasks, health, metrics
from botyard.health import LoopMonitor
from botyard.metrics import BatchedHistogram
from botyard.net.transport.client_address import is_allowed
from botyard.rooms.room import Room
from botyard.rooms.runtime.alarms import RECHECK_SECONDS
from botyard.settings import LOOPBACK
from botyard.store import subscriber
from botyard.store.connection import connection_to
from botyard_protocol import messages as m
from tests.net.table import Table, make_room, move, start_match, watch
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

REDIS_SECONDS = 1.0
"""The time that a Redis has to answer, which is longer in other tests: how busy the machine is says nothing there."""


async def failing(node: LiveNode) -> list[str]:
    """The failing parts in `/readyz`, after a check of its status."""
    answer = await node.http("GET", "/readyz")
    found = list(answer.json()["failing"])
    assert answer.status == (503 if found else 200)
    assert answer.json()["status"] == ("not ready" if found else "ready")
    assert answer.headers["cache-control"] == "no-store"
    return found


async def comes(node: LiveNode, expected: list[str]) -> None:
    """Wait until exactly this is wrong."""
    async with asyncio.timeout(60):
        while await failing(node) != expected:  # noqa: ASYNC110 - it is asked over HTTP
            await asyncio.sleep(0.02)


async def metrics_page(node: LiveNode) -> dict[str, float]:
    """All that `/metrics` shows, by name and labels."""
    answer = await node.http("GET", "/metrics")
    assert (answer.status, answer.headers["content-type"].partition(";")[0]) == (200, "text/plain")
    return {name: float(value) for name, value in re.findall(r"^([^# ]\S*) (\S+)$", answer.body.decode(), re.M)}


# --- health -----------------------------------------------------------------------------------------------------


async def test_a_node_is_ready_while_all_is_well(node: LiveNode) -> None:
    await comes(node, [])
    assert (await node.http("GET", "/healthz")).json() == {"status": "ok"}


async def test_matches_that_wait_for_rules_are_a_warning(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = node.node.rooms.alarms.missing_rules
    now = 1_000.0
    monkeypatch.setattr(missing, "_now", lambda: now)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        loaded = await node.node.rooms.load(await start_match(ann, ben))
        assert loaded is not None
        missing.add_if_missing(Room(loaded.room.record))
        assert (await node.http("GET", "/readyz")).json()["warnings"] == []
        now += RECHECK_SECONDS
        missing.add_if_missing(Room(loaded.room.record))
        assert (await node.http("GET", "/readyz")).json()["warnings"] == ["games"]


async def test_a_disk_that_is_nearly_full_is_reported(node: LiveNode, tmp_path: Path) -> None:
    await comes(node, [])
    node.node.readiness._data_directory = tmp_path / "gone"
    await comes(node, ["disk"])
    node.node.readiness._data_directory = tmp_path
    await comes(node, [])


async def test_a_redis_that_hangs_is_reported_within_seconds_and_the_process_stays_alive(
    own_redis: RedisProcess, own_node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "REDIS_SECONDS", REDIS_SECONDS)
    await comes(own_node, [])
    own_redis.pause()
    await comes(own_node, ["redis"])  # while it hangs
    assert (await own_node.http("GET", "/healthz")).status == 200
    own_redis.go_on()
    await comes(own_node, [])


async def test_a_redis_that_is_gone_is_reported_with_the_subscription(
    own_redis: RedisProcess, own_node: LiveNode
) -> None:
    await comes(own_node, [])
    own_redis.kill()
    await comes(own_node, ["redis", "subscription"])
    own_redis.start()
    await comes(own_node, [])


async def test_a_subscription_that_has_died_alone_is_reported(
    own_redis: RedisProcess, own_node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    await comes(own_node, [])
    monkeypatch.setattr(subscriber, "connection_to", lambda _: connection_to("unix:///nowhere"))
    own_redis.ask("CLIENT", "KILL", "TYPE", "pubsub")
    await comes(own_node, ["subscription"])
    monkeypatch.undo()
    await comes(own_node, [])


async def test_a_loop_that_was_held_is_reported_for_a_while(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    await comes(node, [])
    pulse = node.node.pulse
    pulse._lags = deque()  # of more than two seconds, however late the answer comes
    monkeypatch.setattr(health, "LAG_LIMIT_SECONDS", 0.5)
    time.sleep(0.8)  # noqa: ASYNC251 - what must not be done is what is tested
    assert pulse.worst > 0.5
    assert await failing(node) == ["loop"]
    pulse._lags = deque(maxlen=health.BEATS_KEPT)  # two seconds later
    await comes(node, [])


async def test_metrics_that_cannot_be_written_are_no_lag(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_tasks, "AGAIN_SECONDS", 0.01)
    tries = []

    def sample() -> None:
        tries.append("a try")
        raise OSError("the disk is full")

    monitor = LoopMonitor(sample)
    monitor.start()
    await until(lambda: len(monitor._lags) > 3)
    await until(lambda: len(tries) > 1)
    await monitor.stop()


async def test_a_node_that_stops_says_so(node: LiveNode) -> None:
    node.node.readiness.stopping = True
    await comes(node, ["stopping"])
    assert (await node.http("GET", "/healthz")).status == 200


async def test_however_many_ask_redis_is_asked_once(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    await comes(node, [])
    asked, gate = 0, asyncio.Event()

    async def ping() -> None:
        nonlocal asked
        asked += 1
        await gate.wait()

    monkeypatch.setattr(node.store, "ping", ping)
    asking = [asyncio.create_task(node.node.readiness.failing()) for _ in range(20)]
    await until(lambda: asked)
    gate.set()
    assert await asyncio.gather(*asking) == [[]] * 20
    assert asked == 1


# --- metrics ----------------------------------------------------------------------------------------------------


async def test_commands_and_connections_are_counted_and_timed(node: LiveNode) -> None:
    before, began = await metrics_page(node), time.monotonic()
    node.node.pulse._lags.clear()  # those that `before` counts: a fast match ends before the next one
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await move({0: ann, 1: ben})
        refused = await ann.ask(lambda id: m.Join(id, room, 1))
        assert isinstance(refused, m.Rejected)
        await until(lambda: node.node.pulse._lags)
        node.node.pulse._sample()
        after, took = await metrics_page(node), time.monotonic() - began
    grown = {name: after[name] - before.get(name, 0) for name in after}
    accepted = len(ann.all(m.Accepted)) + len(ben.all(m.Accepted)) + len(ann.all(m.Created))
    assert grown['botyard_commands_total{code="",result="accepted"}'] == accepted
    assert grown[f'botyard_commands_total{{code="{refused.code}",result="rejected"}}'] == 1
    assert grown["botyard_commit_seconds_count"] == accepted
    assert 0 < grown["botyard_commit_seconds_sum"] < accepted * took
    assert 0 < grown["botyard_fanout_seconds_count"] <= accepted
    assert grown["botyard_loop_lag_seconds_count"] > 0
    assert (after["botyard_connections"], after["botyard_rooms_open"]) == (2, 1)
    assert after["botyard_tasks"] > 0
    assert after["botyard_outbox_bytes"] == 0


async def test_resumes_are_counted_by_their_outcome(node: LiveNode) -> None:
    before = await metrics_page(node)
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await make_room(ann)
        seen = await watch(ben, room)
        for cursor in (m.Cursor(seen.epoch, seen.number, ()), m.Cursor(seen.epoch + 1, seen.number, ())):
            await ben.ask(lambda id, cursor=cursor: m.Resume(id, room, cursor))  # type: ignore[misc]
        after = await metrics_page(node)
    for outcome in ("recovered", "snapshot"):
        name = f'botyard_resumes_total{{outcome="{outcome}"}}'
        assert after[name] - before[name] == 1, outcome


async def test_errors_of_redis_are_counted(own_redis: RedisProcess, own_node: LiveNode) -> None:
    before = await metrics_page(own_node)
    own_redis.kill()
    await comes(own_node, ["redis", "subscription"])
    own_redis.start()
    await comes(own_node, [])
    after = await metrics_page(own_node)
    for kind in ("lost", "deaf"):
        assert (
            after[f'botyard_redis_errors_total{{kind="{kind}"}}']
            > before[f'botyard_redis_errors_total{{kind="{kind}"}}']
        )


async def test_metrics_are_for_the_addresses_that_the_setting_names(node: LiveNode) -> None:
    assert (await node.http("GET", "/metrics")).status == 200
    async with LiveNode(node.redis, metrics=()) as closed:
        answer = await closed.http("GET", "/metrics")
    assert answer.status == 403
    assert b"botyard_" not in answer.body


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "x_real_ip", "via"])
async def test_a_proxy_on_this_machine_lends_no_client_its_address(node: LiveNode, header: str) -> None:
    """One that is not listed in BOTYARD_PROXIES: all clients seem to come from here."""
    assert (await node.http("GET", "/metrics", b"", **{header: "203.0.113.7"})).status == 403


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("10.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("2001:db8::1", False),
        ("unknown", False),
        ("", False),
    ],
)
def test_by_default_this_machine_is_allowed(host: str, allowed: bool) -> None:
    assert is_allowed(host, LOOPBACK) is allowed
    assert is_allowed(host, (ip_network("0.0.0.0/0"), ip_network("::/0"))) is ("." in host or ":" in host)
    assert not is_allowed(host, ())


# --- metrics of the process -------------------------------------------------------------------------------------


BOUNDS = (0.001, 0.01, 0.1, 1.0)
AMOUNTS = st.lists(st.sampled_from((0.0, *BOUNDS, 1e9)) | st.floats(0, 2), max_size=20)


def shown(registry: CollectorRegistry) -> list[str]:
    """The lines of the text format, without the times at which metrics were made."""
    return [line for line in generate_latest(registry).decode().splitlines() if "_created" not in line]


@given(st.lists(AMOUNTS, min_size=1, max_size=4))
def test_a_batched_histogram_shows_what_an_ordinary_one_does(batches: list[list[float]]) -> None:
    batched_registry, ordinary_registry = CollectorRegistry(), CollectorRegistry()
    batched = BatchedHistogram("seconds", "Some times.", buckets=BOUNDS, registry=batched_registry)
    ordinary = Histogram("seconds", "Some times.", buckets=BOUNDS, registry=ordinary_registry)
    for amounts in batches:
        for amount in amounts:
            batched.observe(amount)
            ordinary.observe(amount)
        batched.flush()
        *counts, total = [line for line in shown(batched_registry) if not line.startswith("#")]
        *expected, expected_total = [line for line in shown(ordinary_registry) if not line.startswith("#")]
        assert counts == expected
        assert abs(float(total.split()[1]) - float(expected_total.split()[1])) <= 1e-6 * float(
            expected_total.split()[1]
        )


def test_nothing_is_shown_before_it_is_flushed_and_nothing_twice() -> None:
    name, labels = "botyard_commands_total", {"result": "rejected", "code": "only_in_this_test"}
    seen = []
    for count in (2, 0, 3):
        metrics.command_results["rejected", "only_in_this_test"] += count
        seen.append(REGISTRY.get_sample_value(name, labels))
        metrics.flush()
        seen.append(REGISTRY.get_sample_value(name, labels))
    assert seen == [None, 2, 2, 2, 2, 5]


def test_the_version_and_its_form_are_shown() -> None:
    assert b'botyard_build_info{form="' in metrics.exposition()


def test_metrics_are_read_while_a_node_makes_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "counter_2.db").touch()
    monkeypatch.setattr(metrics, "_shared", str(tmp_path))
    assert b"botyard_store_info" in metrics.exposition()
