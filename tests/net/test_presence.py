"""Who comes and goes is told of to the room, together where many do so at once."""

import asyncio
from typing import Any

import pytest

from botyard.net.fanout.absence_monitor import AbsenceMonitor
from botyard.net.fanout.hubs import Hubs
from botyard.rooms.public_names import STORED_NAMES
from botyard.rooms.runtime.service import Rooms
from botyard.store.keys import room_keys
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber
from tests.support.redis import RedisProcess
from tests.support.waiting import until


async def test_all_who_leave_at_once_are_broadcast_together(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(redis.url)
    store.start()
    await until(lambda: store.run)
    subscriber = Subscriber(store.topology, lambda channel, message: None, lambda: None)
    rooms, sizes = Rooms(store, STORED_NAMES, lambda _: None), list[int]()
    hubs = Hubs(store, subscriber, rooms, AbsenceMonitor(store, rooms), set(), lambda *_: None)
    absent = store.presence.remove

    async def counted(at: Any, members: list[str]) -> None:
        sizes.append(len(members))
        await absent(at, members)

    monkeypatch.setattr(store.presence, "remove", counted)
    names = [f"guest{place}/1" for place in range(100)]
    await store.presence.add(room_keys("room1"), [*names, "ann/1"], 2**52)
    await asyncio.gather(*(hubs.on_leave(name, "room1") for name in names), hubs.on_leave("ann/1", "room2"))
    assert sorted(sizes) == [1, 100]
    assert await store.presence.members(room_keys("room1"), 0) == ["ann/1"]
    await hubs.on_leave("ann/1", "room1")
    assert await store.presence.members(room_keys("room1"), 0) == []
    await store.stop()
