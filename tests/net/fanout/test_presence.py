"""Of one identity a room serves the newest connections, and a message reaches all its sockets, at every node.

Arrivals and departures are sent to the room, together where many happen at once.
"""

import asyncio
from functools import partial
from typing import Any

import pytest

from botyard.net.fanout import hubs as hubs_module
from botyard.net.fanout.absence_monitor import AbsenceMonitor
from botyard.net.fanout.hubs import Hubs
from botyard.net.fanout.presence import (
    CONNECTIONS_PER_TICK,
    SAME_IDENTITY_LIMIT,
    TICKS_LIMIT,
    PresencePace,
    excess_connections,
    member_name,
)
from botyard.net.fanout.room_hub import Hub
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.keys import RoomKeys, room_keys
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber
from botyard_protocol import messages as m
from botyard_protocol.codes import Close
from tests.net.table import Table, join, make_room, move, start_match, watch
from tests.support.client import Client
from tests.support.compiled import needs_interpreted
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

SENTENCE = "You opened this table in a newer tab."


def test_the_oldest_names_are_too_many() -> None:
    ann = [member_name("ann") for _ in range(SAME_IDENTITY_LIMIT + 2)]
    ben = [member_name("ben") for _ in range(SAME_IDENTITY_LIMIT)]
    assert excess_connections([*reversed(ann), *ben]) == set(ann[:2])
    assert excess_connections(ann[2:] + ben) == set()


def sent_at(connections: int, ticks: int = 20) -> list[int]:
    """The ticks at which a room is sent its presence, if that changes all the time."""
    pace = PresencePace()
    return [tick for tick in range(1, ticks + 1) if pace.take(tick, connections)]


def test_the_presence_of_a_large_room_is_sent_at_fewer_ticks() -> None:
    assert sent_at(CONNECTIONS_PER_TICK - 1) == list(range(1, 21))
    assert sent_at(CONNECTIONS_PER_TICK) == list(range(1, 21, 2))
    assert sent_at(4 * CONNECTIONS_PER_TICK) == [1, 6, 11, 16]
    assert sent_at(1_000 * CONNECTIONS_PER_TICK) == [1, 1 + TICKS_LIMIT, 1 + 2 * TICKS_LIMIT]


def test_an_absence_is_shown_in_a_large_room_at_once() -> None:
    pace = PresencePace()
    taken = [pace.take(tick, 4 * CONNECTIONS_PER_TICK, urgent=tick == 3) for tick in range(1, 9)]
    assert taken == [True, False, True, False, False, False, False, True]


async def test_in_a_large_room_all_learn_of_all_in_the_end(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("botyard.net.fanout.presence.CONNECTIONS_PER_TICK", 1)
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        room = await make_room(ann)
        for place in range(4):
            await watch(await table.guest(node, f"Guest {place}"), room)
        await ann.next(m.Onlookers, lambda one: one.count == 4)


async def test_a_fifth_connection_of_a_seat_takes_the_place_of_the_first(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        tabs = [await table.again((node, other)[place % 2], token) for place in range(5)]
        ben = await table.guest(other, "Ben")
        room = await make_room(tabs[4])  # so that it is not the age of a connection that counts
        for tab in tabs[:3]:
            await watch(tab, room)
        await join(ben, room)
        for guest in (tabs[4], *tabs[:3], ben):
            await guest.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        await watch(tabs[3], room)
        assert await tabs[4].end() == (Close.REPLACED, SENTENCE)
        assert not Close.REPLACED.come_back
        for _ in range(4):
            await move({0: tabs[2], 1: ben})
        for tab in tabs[:4]:
            await tab.settled()


async def test_spectators_of_one_identity_are_counted_too_and_others_are_not(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        token = node.token("Wes")
        tabs = [await table.again(node, token) for _ in range(SAME_IDENTITY_LIMIT + 1)]
        for tab in tabs:
            await watch(tab, room)
        assert (await tabs[0].end())[0] == Close.REPLACED
        for guest in (ann, ben, *tabs[1:]):
            await guest.settled()


async def test_a_second_entry_renews_a_connection_and_an_exit_makes_room(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        room, elsewhere = await make_room(ann), await make_room(ann)
        token = node.token("Wes")
        tabs: list[Client] = [await table.again(node, token) for _ in range(SAME_IDENTITY_LIMIT + 1)]
        for tab in tabs[:-1]:
            await watch(tab, room)
        await watch(tabs[0], elsewhere)
        await watch(tabs[-1], room)
        await watch(tabs[0], room)
        assert (await tabs[1].end())[0] == Close.REPLACED
        for tab in (tabs[0], *tabs[2:]):
            await tab.settled()


async def test_a_connection_may_enter_any_number_of_times(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        room = await make_room(ann)
        for _ in range(10):
            await ann.ask(lambda id: m.Watch(id, room))
            await ann.ask(m.Exit)
        await watch(ann, room)
        await ann.next(m.Presence, lambda one: one.seats[0])
        await ann.settled()


# --- messages to a user -----------------------------------------------------------------------------------------


NOTICE = m.Created("n1", "r1")


async def test_a_notice_is_sent_to_all_sockets_of_a_user(node: LiveNode, other: LiveNode) -> None:
    token = node.token("Ann")
    async with Table() as table:
        mine = [await table.again(node, token), await table.again(other, token)]
        foreign = await table.guest(node, "Ben")
        identity = mine[0].all(m.Welcome)[0].identity
        await node.node.user_channel.send_to_user(identity, NOTICE)
        for client in mine:
            assert await client.next(m.Created) == NOTICE
        await foreign.settled()
        assert not foreign.all(m.Created)


async def test_an_order_reaches_those_who_obey_its_topic_at_all_nodes(node: LiveNode, other: LiveNode) -> None:
    heard: list[tuple[LiveNode, str, bytes]] = []
    for one in (node, other):
        one.node.user_channel.subscribe("out", partial(_note, heard, one))
    await node.node.user_channel.broadcast("ann", "in", b"come")
    await node.node.user_channel.broadcast("ann", "out", b"go")
    async with Table() as table:
        for one in (node, other):  # what was published before is heard before
            client = await table.guest(one, "Ben")
            await one.node.user_channel.send_to_user(client.all(m.Welcome)[0].identity, NOTICE)
            await client.next(m.Created)
    assert [(identity, order) for _, identity, order in heard] == [("ann", b"go")] * 2


def _note(heard: list[tuple[LiveNode, str, bytes]], at: LiveNode, identity: str, order: bytes) -> None:
    heard.append((at, identity, order))


# --- arrivals and departures ------------------------------------------------------------------------------------


LIVE = m.TEMPO_CONTROLS[m.Tempo.LIVE_5]


async def test_all_who_leave_at_once_are_broadcast_together(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(redis.url)
    store.start()
    await until(lambda: store.run)
    subscriber = Subscriber(store.topology, lambda channel, message: None, lambda: None)
    rooms, sizes = Rooms(store, STORED_NAMES), list[int]()
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


async def test_presence_goes_on_after_a_room_at_which_it_fails(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table() as table:
        ann, cai = await table.guest(node, "Ann"), await table.guest(node, "Cai")
        rooms = [await make_room(one) for one in (ann, cai)]
        last_seen, failed = node.store.presence.last_seen, set[str]()

        async def broken(at: RoomKeys, *rest: Any) -> Any:
            if at.room not in failed:
                failed.add(at.room)
                raise ValueError("a name that cannot be read")
            return await last_seen(at, *rest)

        monkeypatch.setattr(node.store.presence, "last_seen", broken)
        for room in rooms:
            node.node.hubs._presence_changed(room)
        await until(lambda: failed == set(rooms))
        assert "the presence of a room fails" in caplog.text
        ben = await table.guest(other, "Ben")
        await watch(ben, rooms[1])
        assert (await cai.next(m.Onlookers, lambda one: one.count == 1)).people[0].name == "Ben"


async def test_the_presence_loop_goes_on_after_a_round_that_fails(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs_interpreted(hubs_module)
    take, failed = node.node.hubs._take_presence_due, list[int]()

    def broken(tick: int) -> list[Hub]:
        if not failed:
            failed.append(tick)
            raise ValueError("a round that fails")
        assert tick > failed[0], "large rooms would wait until the ticks were as many again"
        return take(tick)

    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await make_room(ann)
        monkeypatch.setattr(node.node.hubs, "_take_presence_due", broken)
        await until(lambda: failed)
        await watch(ben, room)
        assert (await ann.next(m.Onlookers, lambda one: one.count == 1)).people[0].name == "Ben"


async def test_presence_is_renewed_for_many_rooms_together_and_holds_up_no_news_of_them(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs_interpreted(hubs_module)
    async with LiveNode(redis.url) as other, Table() as table:  # its first renewal is far off
        monkeypatch.setattr(hubs_module, "PRESENCE_SECONDS", 0.05)
        node = await table.enter_async_context(LiveNode(redis.url))
        rooms = [await make_room(await table.guest(node, name)) for name in ("Ann", "Ben")]
        cai, renewed = await table.guest(node, "Cai"), set[str]()
        await watch(cai, rooms[0])
        never = asyncio.Event()

        async def slow(at: RoomKeys, *_: Any) -> None:
            renewed.add(at.room)
            await never.wait()

        monkeypatch.setattr(node.store.presence, "add", slow)
        await until(lambda: renewed == set(rooms))
        await watch(await table.guest(other, "Dan"), rooms[0])
        await cai.next(m.Onlookers, lambda one: {"Cai", "Dan"} == {each.name for each in one.people})


@pytest.fixture
def seldom_renewed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes that start afterwards send no presence because they renew it."""
    monkeypatch.setattr(hubs_module, "PRESENCE_SECONDS", 3_600.0)


@pytest.mark.usefixtures("seldom_renewed")
async def test_a_spectator_who_takes_a_seat_is_none_any_more(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await make_room(ann)
        await watch(ben, room)
        assert (await ann.next(m.Onlookers, lambda one: one.count == 1)).people[0].name == "Ben"
        await join(ben, room)
        for one in (ann, ben):
            await one.next(m.Onlookers, lambda one: one.count == 0)


async def test_a_match_waits_for_a_host_who_is_away_when_the_room_fills_up(node: LiveNode, other: LiveNode) -> None:
    token = node.token("Ann")
    async with Table() as table:
        ann, ben = await table.again(node, token), await table.guest(other, "Ben")
        identity = ann.all(m.Welcome)[0].identity
        room = await make_room(ann)
        await until(lambda: other.node.online.state(identity) is m.Attendance.HERE)
        await ann.socket.close()
        await until(lambda: other.node.online.state(identity) is m.Attendance.OFFLINE)
        await join(ben, room)
        asked = await ben.next(m.Snapshot, lambda one: one.room.id == room)
        assert (asked.room.status, asked.room.asked) == (m.Status.OPEN, (identity,))
        back = await table.again(node, token)
        await watch(back, room)
        await back.ask(m.Ready)
        for guest in (back, ben):
            await guest.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)


@pytest.mark.parametrize("way", ["join", "quick match"])
async def test_a_match_waits_for_a_host_who_plays_a_live_match_elsewhere(
    node: LiveNode, other: LiveNode, way: str
) -> None:
    async with Table() as table:
        ann, ben, cai = [await table.guest(one, name) for one, name in ((node, "Ann"), (other, "Ben"), (node, "Cai"))]
        if way == "join":
            room: str = (await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, "", clock=LIVE))).room
        else:
            room = (await ann.ask(lambda id: m.QuickMatch(id, GAME, 2, m.Tempo.LIVE_5))).room
        await watch(ann, room)
        await ann.ask(m.Exit)
        elsewhere = (await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, "", clock=LIVE))).room
        await watch(ann, elsewhere)
        await join(cai, elsewhere)
        await cai.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        await node.node.lobby.update(elsewhere)  # by which it is known that she plays there
        if way == "join":
            await join(ben, room)
        else:
            assert (await ben.ask(lambda id: m.QuickMatch(id, GAME, 2, m.Tempo.LIVE_5))).room == room
        asked = await watch(ben, room)
        assert (asked.room.status, asked.room.asked) == (m.Status.OPEN, (ann.all(m.Welcome)[0].identity,))
        await ann.ask(m.Exit)
        await watch(ann, room)
        await ann.ask(m.Ready)
        await ben.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)


async def test_a_match_starts_at_once_with_a_host_who_is_on_another_page(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await make_room(ann)
        await ann.ask(m.Exit)
        await join(ben, room)
        await ben.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
