"""Of one identity a room serves the newest connections, and a message reaches all its sockets, at every node."""

from functools import partial

import pytest

from botyard.net.fanout.presence import (
    LARGE_ROOM,
    SAME_IDENTITY_LIMIT,
    TICKS_LIMIT,
    PresencePace,
    excess_connections,
    member_name,
)
from botyard_protocol import messages as m
from botyard_protocol.codes import Close
from tests.net.table import Table, join, make_room, move, start_match, watch
from tests.support.client import Client
from tests.support.node import LiveNode

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
    assert sent_at(LARGE_ROOM - 1) == list(range(1, 21))
    assert sent_at(LARGE_ROOM) == list(range(1, 21, 2))
    assert sent_at(4 * LARGE_ROOM) == [1, 6, 11, 16]
    assert sent_at(1_000 * LARGE_ROOM) == [1, 1 + TICKS_LIMIT, 1 + 2 * TICKS_LIMIT]


def test_an_absence_is_shown_in_a_large_room_at_once() -> None:
    pace = PresencePace()
    taken = [pace.take(tick, 4 * LARGE_ROOM, urgent=tick == 3) for tick in range(1, 9)]
    assert taken == [True, False, True, False, False, False, False, True]


async def test_in_a_large_room_all_learn_of_all_in_the_end(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("botyard.net.fanout.presence.LARGE_ROOM", 1)
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
