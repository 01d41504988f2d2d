"""The time of Redis, beats, and the outages between them."""

import asyncio
import time
from typing import Any

import pytest

from botyard.store import clock
from botyard.store.clock import ClusterClock, ClusterClocks
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import BEAT, heartbeat_keys
from botyard.store.store import GAP_MS, Heartbeat, Store
from tests.support.redis import RedisProcess
from tests.support.waiting import until


def keeper_of(store: Store) -> ClusterClock:
    return ClusterClock(store, store.primaries[0])


def beat_of(store: Store) -> str:
    """The key of the last beat at the first primary."""
    return heartbeat_keys(store.primaries[0].shards[0])[0] if store.topology.cluster else BEAT


def backdate(redis: RedisProcess, store: Store, ms: int) -> int:
    """Write a last heartbeat of so long ago. Returns its time."""
    last = time.time_ns() // 1_000_000 - ms
    redis.ask("SET", beat_of(store), str(last))
    return last


async def test_the_time_is_that_of_redis(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = time.time_ns()
    monkeypatch.setattr(time, "time_ns", lambda: wall + 3_600_000_000_000)  # this machine's clock is an hour ahead
    keeper = keeper_of(store)
    assert keeper.now() - wall // 1_000_000 >= 3_600_000
    await keeper.heartbeat()
    monkeypatch.undo()
    assert abs(keeper.now() - time.time_ns() // 1_000_000) < 5_000


async def test_a_slow_reply_does_not_spoil_what_is_known_better(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = keeper_of(store)
    await keeper.heartbeat()
    before, beat = ahead(keeper), store.heartbeat

    async def slow(*call: Any) -> Heartbeat:
        reply = await beat(*call)
        await asyncio.sleep(0.2)
        return reply

    monkeypatch.setattr(store, "heartbeat", slow)
    await keeper.heartbeat()
    assert abs(ahead(keeper) - before) < 90


def ahead(keeper: ClusterClock) -> int:
    """How many ms a keeper is ahead of this machine: the most of several looks, since both clocks are read in turn."""
    return max(keeper.now() - time.monotonic_ns() // 1_000_000 for _ in range(20))


@pytest.mark.usefixtures("long_gap")
async def test_without_a_gap_there_is_no_outage(redis: RedisProcess, store: Store) -> None:
    keeper = keeper_of(store)
    await keeper.heartbeat()
    backdate(redis, store, 500)
    await keeper.heartbeat()
    assert keeper.outages == ()


@pytest.mark.usefixtures("long_gap")
async def test_a_gap_is_an_outage_that_every_node_hears_of_once(redis: RedisProcess, store: Store) -> None:
    one, two = keeper_of(store), keeper_of(store)
    await one.heartbeat()
    last = backdate(redis, store, 100_000)
    await one.heartbeat()
    ((began, ended),) = one.outages
    assert began == last
    assert abs(ended - one.now()) < 5_000
    await asyncio.gather(*(keeper.heartbeat() for keeper in (one, two, two)))
    assert one.outages == two.outages == ((began, ended),)
    await until(lambda: one.now() > ended + 1)  # no two outages end in the same millisecond
    another = backdate(redis, store, 80_000)
    await two.heartbeat()
    await one.heartbeat()
    assert one.outages == two.outages
    assert [began for began, _ in one.outages] == [last, another]


@pytest.mark.usefixtures("long_gap")
async def test_a_clock_that_goes_back_is_no_outage(redis: RedisProcess, store: Store) -> None:
    keeper = keeper_of(store)
    ahead = backdate(redis, store, -30_000)
    await keeper.heartbeat()
    assert keeper.outages == ()
    assert str(ahead).encode() in redis.ask("GET", beat_of(store))


async def test_a_clock_that_was_set_back_hides_no_outage(redis: RedisProcess, store: Store) -> None:
    keeper = keeper_of(store)
    ahead = backdate(redis, store, -3_600_000)
    await keeper.heartbeat()
    assert keeper.outages == ()
    assert keeper.now() >= ahead  # time does not go back
    last = backdate(redis, store, 10_000 - 3_600_000)
    await keeper.heartbeat()
    assert last in dict(keeper.outages)


@pytest.mark.usefixtures("long_gap")
async def test_a_node_that_stood_still_takes_the_time_of_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = keeper_of(store), keeper_of(store)
    await one.heartbeat()
    await two.heartbeat()
    run = clock._monotonic
    monkeypatch.setattr(clock, "_monotonic", lambda: run() - 60_000)
    await two.heartbeat()
    assert two.correction == 0
    monkeypatch.undo()
    assert abs(two.now() - one.now() - 60_000) < 5_000
    await one.heartbeat()
    assert one.correction == 0
    assert one.outages == two.outages == ()


async def test_an_old_heartbeat_decides_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper, beats = keeper_of(store), []
    beat = store.heartbeat

    async def counted(*call: Any) -> Heartbeat:
        beats.append(call)
        return await beat(*call)

    monkeypatch.setattr(store, "heartbeat", counted)
    at = clock._monotonic()
    monkeypatch.setattr(clock, "_monotonic", lambda: at)
    await asyncio.gather(*(keeper.refresh() for _ in range(50)))
    await keeper.refresh()
    assert len(beats) == 1
    monkeypatch.setattr(clock, "_monotonic", lambda: at + clock.FRESH_SECONDS * 1000 + 1)
    await keeper.refresh()
    assert len(beats) == 2


async def test_all_callers_that_wait_for_a_heartbeat_share_its_failure(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, beats = keeper_of(store), []

    async def away(*call: Any) -> Heartbeat:
        beats.append(call)
        await asyncio.sleep(0)
        raise StoreUnavailable("its primary is away")

    monkeypatch.setattr(store, "heartbeat", away)
    outcomes = await asyncio.gather(*(keeper.refresh() for _ in range(20)), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {StoreUnavailable}
    assert len(beats) == 1


async def test_a_redis_that_was_away_is_an_outage_too(own_redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "HEARTBEAT_SECONDS", 0.05)
    store = Store(own_redis.url)
    store.start()
    keepers = ClusterClocks(store)
    keepers.start()
    keeper = keepers.of("room1")
    try:
        await until(lambda: own_redis.ask("GET", BEAT) != b"$-1\r\n")
        own_redis.kill()
        with pytest.raises(StoreUnavailable):
            await keeper.heartbeat()
        await asyncio.sleep(GAP_MS / 1000)
        own_redis.start()
        await until(lambda: keeper.outages)
        ((began, ended),) = keeper.outages
        assert GAP_MS < ended - began < GAP_MS + 60_000
    finally:
        await keepers.stop()
        await store.stop()
