"""Nodes and Redis are killed while messages are sent: none is lost, and none comes more than twice."""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
import pytest

from botyard.accounts.identity import new_identity
from botyard.notifications.push import field_of
from botyard.rooms.commit_plan import plan_commit
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import dump_entry, dump_record
from botyard.rooms.requests import Request
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import SHARDS, due_key, room_keys
from botyard.store.notifications import NotificationStore
from botyard.store.room_store import CommitData, Verdict
from botyard.store.store import Store
from botyard_protocol import messages as m
from tests.live.nursery import Nursery
from tests.live.processes import NodeProcess, RedisProcess
from tests.support.receivers import Browser, PushService
from tests.support.waiting import until

KILLS = int(os.environ.get("BOTYARD_FAULTS", "10"))
MESSAGES = 200 if KILLS >= 100 else 40
SEED = int(os.environ.get("BOTYARD_SEED", str(random.SystemRandom().getrandbits(32))))
SLOW = m.TEMPO_CONTROLS[m.Tempo.SLOW_1]
GAME = "volt"
"""A game in which both players of a match are asked at once."""
LATER = 10**13
"""A time after this test (ms since 1970)."""

pytestmark = [pytest.mark.kill, pytest.mark.timeout(120 + 10 * KILLS)]

Line = tuple[str, str]
"""A due line, after the key of its set."""


async def lay_match(store: Store, room: str, people: Sequence[str]) -> None:
    """Commit a slow match of two, with its due lines, as a node would."""
    seen: LoadedRoom | None = None
    asks: list[Any] = [m.CreateRoom("c", GAME, 2, "Table", clock=SLOW), m.Join("j", room)]
    for who, ask in zip(people, asks, strict=True):
        plan = plan_commit(room, seen, Request(who, "Ann", ask), int(time.time() * 1000), ())
        entry = plan.entry
        record = dump_record(plan.record)
        data = CommitData(dump_entry(entry), record, None, plan.visit, 0, entry.before, entry.digest, plan.due)
        done = await store.rooms.commit(room_keys(room), 1, entry.number - 1, data, True)
        assert done.verdict is Verdict.COMMITTED
        seen = LoadedRoom(entry.epoch, entry.number, plan.room, side_data=plan.side_data)


async def lay(store: Store, service: PushService) -> list[Browser]:
    """Commit matches of people who have a browser each; all are asked for an answer."""
    browsers, values = [service.browser() for _ in range(MESSAGES)], NotificationStore(store)
    people = [new_identity("Ann").id for _ in browsers]
    for identity, browser in zip(people, browsers, strict=True):
        value = orjson.dumps({**browser.subscription(), "origin": "https://play.example"})
        await values.put(identity, field_of(browser.url), value)
    for place in range(0, MESSAGES, 2):
        await lay_match(store, f"match{place}", people[place : place + 2])
    return browsers


async def asked(store: Store, *command: str | bytes | int) -> Any:
    """The reply of Redis to a command that is sent until Redis is there."""
    while True:
        with suppress(StoreUnavailable):
            return await store.call(*command)
        await asyncio.sleep(0.02)


async def turn_lines(store: Store, until_time: int) -> list[Line]:
    """All lines of turns, also those of a channel, whose time comes by `until_time`."""
    found: list[Line] = []
    for key in map(due_key, range(SHARDS)):
        lines = await asked(store, "ZRANGEBYSCORE", key, "-inf", until_time)
        found += [(key, line.decode()) for line in lines if _is_of_seat(line)]
    return found


def _is_of_seat(line: bytes) -> bool:
    _, seat, kind, *_ = line.split()
    return kind == b"turn" and seat.isdigit()


async def set_time(store: Store, lines: Sequence[Line], at: int) -> None:
    """Change the time of lines that are still there."""
    for key, line in lines:
        await asked(store, "ZADD", key, "XX", at, line)


async def break_all(
    store: Store, service: PushService, processes: Sequence[NodeProcess | RedisProcess], browsers: Sequence[Browser]
) -> Counter[str]:
    """Kill and start a process `KILLS` times, each when messages have been taken and not been answered yet."""
    chance, killed = random.Random(SEED), Counter[str]()
    lines = await turn_lines(store, LATER)
    assert len(lines) == MESSAGES
    await set_time(store, lines, LATER)
    for kill in range(KILLS):
        service.answers.clear()
        before = _sent(browsers)
        await set_time(store, lines[kill * MESSAGES // KILLS : (kill + 1) * MESSAGES // KILLS], 1)
        await until(lambda: _sent(browsers) > before)  # noqa: B023 - it is waited for here
        victim = chance.choice(processes)
        await victim.end()
        service.answers.set()
        await victim.start()
        killed[type(victim).__name__] += 1
        await set_time(store, await turn_lines(store, LATER - 1), LATER)  # what was under way is sent again at the end
    return killed


def _sent(browsers: Sequence[Browser]) -> int:
    return sum(len(one.got) for one in browsers)


async def test_messages_are_neither_lost_nor_sent_more_than_twice_whatever_is_killed(tmp_path: Path) -> None:
    redis = RedisProcess(tmp_path)
    networks = {"BOTYARD_WEBHOOK_NETWORKS": "127.0.0.0/8"}
    async with PushService() as service, Nursery() as nursery:
        nodes = [NodeProcess(tmp_path, f"node{place}", redis.url, nursery, **networks) for place in range(2)]
        processes: list[NodeProcess | RedisProcess] = [redis, *nodes]
        store = Store(redis.url)
        try:
            await redis.start()
            await asyncio.gather(*(node.start() for node in nodes))
            store.start()
            await until(lambda: store.run)
            browsers = await lay(store, service)
            killed = await break_all(store, service, processes, browsers)
            twice = await finish(store, browsers)
        finally:
            await store.stop()
            for process in processes:
                await process.end()
    print(f"seed {SEED}: killed {dict(killed)}, {MESSAGES} messages, of which {twice} came twice")


async def finish(store: Store, browsers: Sequence[Browser]) -> int:
    """Make due what is left, and wait until all of it is sent. Returns how many messages came twice."""
    await set_time(store, await turn_lines(store, LATER), 2)  # long past; not 1, the time of earlier claims
    await until(lambda: all(one.got for one in browsers))
    async with asyncio.timeout(60):
        while await turn_lines(store, LATER):  # noqa: ASYNC110 - Redis has no event
            await asyncio.sleep(0.1)
    times = Counter(len(one.got) for one in browsers)
    assert set(times) <= {1, 2}, f"seed {SEED}: {times}"
    return times[2]
