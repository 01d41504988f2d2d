"""Coming into a room: at any moment, on any node, with or without a cursor, there is no gap and nothing twice."""

import asyncio
import random
from collections.abc import Mapping
from contextlib import AsyncExitStack
from functools import partial
from types import MappingProxyType

import pytest

from botyard.rooms.runtime.service import Rooms
from botyard.store.keys import room_keys
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.codes import Close
from tests.net.table import Table, join, last_number, make_room, move, open_choices, start_match, watch
from tests.support.client import Client
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until


def numbers(guest: Client) -> list[int]:
    """The numbers of all event frames that came."""
    return [one.number for one in guest.all(m.EventFrame)]


async def resume(guest: Client, room: str, cursor: m.Cursor) -> m.Entered:
    entered = await guest.ask(lambda id: m.Resume(id, room, cursor))
    assert isinstance(entered, m.Entered), entered
    await guest.settled()
    return entered


async def played(table: Table, node: LiveNode, commands: int = 3) -> tuple[Client, Client, str]:
    """A match of two with some commands played."""
    ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
    room = await start_match(ann, ben)
    for _ in range(commands):
        await move({0: ann, 1: ben})
    return ann, ben, room


# --- cursors ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_a_cursor_of_this_epoch_and_audience_gets_the_tail(node: LiveNode, encoding: Encoding) -> None:
    async with Table() as table:
        ann, ben, room = await played(table, node, commands=0)
        eve = await table.guest(node, "Eve")
        await watch(eve, room)
        for _ in range(3):
            await move({0: ann, 1: ben})
        await until(lambda: last_number(eve) == 5)
        wes = await table.guest(node, "Wes", encoding)
        entered = await resume(wes, room, m.Cursor(1, 3, ()))
        assert entered.recovered
        assert numbers(wes) == [4, 5]
        assert [one.number for one in wes.all(m.ChoiceFrame)] == [5]
        assert wes.all(m.ChoiceFrame)[0].choices == open_choices(ann)
        assert wes.all(m.Snapshot) == []
        assert wes.all(m.EventFrame) == eve.all(m.EventFrame)[-2:]


async def test_a_cursor_at_the_head_gets_only_the_choices(node: LiveNode) -> None:
    async with Table() as table:
        _, _, room = await played(table, node)
        wes = await table.guest(node, "Wes")
        assert (await resume(wes, room, m.Cursor(1, 5, ()))).recovered
        assert [one.number for one in wes.all(m.ChoiceFrame)] == [5]
        assert numbers(wes) == []


@pytest.mark.parametrize(
    "cursor",
    [
        m.Cursor(1, 6, ()),  # ahead of the head
        m.Cursor(1, 2**53 - 1, ()),
        m.Cursor(1, 4, (0,)),  # of another audience
        m.Cursor(1, 4, (7, 0, 0)),
        m.Cursor(2, 4, ()),  # of another epoch
        m.Cursor(0, 4, ()),
        m.Cursor(1, 1, ()),  # from before the match, whose start cannot be folded
        m.Cursor(1, 0, ()),
    ],
)
async def test_any_other_cursor_gets_a_snapshot(node: LiveNode, cursor: m.Cursor) -> None:
    async with Table() as table:
        _, _, room = await played(table, node)
        wes = await table.guest(node, "Wes")
        assert not (await resume(wes, room, cursor)).recovered
        assert [one.number for one in wes.all(m.Snapshot)] == [5]
        assert numbers(wes) == []


async def test_the_smaller_of_tail_and_snapshot_is_sent(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, room = await played(table, node, commands=0)
        eve, zoe = await table.guest(node, "Eve"), await table.guest(node, "Zoe")
        for spectator in (eve, zoe):
            await watch(spectator, room)
        for _ in range(40):
            await move({0: ann, 1: ben})
        await until(lambda: last_number(eve) == last_number(zoe) == 42)
        size = len(encode(await watch(await table.guest(node, "Wes"), room), Encoding.MSGPACK))
        tails = {len(encode(one, Encoding.MSGPACK)) for one in eve.all(m.EventFrame)}
        recovered = []
        for back in range(1, 40):
            sue = await table.guest(node, f"Sue{back}")
            recovered.append((await resume(sue, room, m.Cursor(1, 42 - back, ()))).recovered)
        assert recovered[0]
        assert not recovered[-1]
        assert recovered == sorted(recovered, reverse=True)
        assert max(tails) < size < sum(len(encode(one, Encoding.MSGPACK)) for one in eve.all(m.EventFrame))
        assert zoe.all(m.EventFrame) == eve.all(m.EventFrame)


async def test_a_player_resumes_with_a_cursor_as_the_same_player(node: LiveNode) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        back = await table.again(node, token)
        entered = await resume(back, room, m.Cursor(1, 2, (0,)))
        assert (entered.recovered, entered.audience) == (True, (0,))
        await move({0: back, 1: ben})
        await ann.settled()
        assert numbers(ann) == numbers(back) == [3]


async def test_a_new_epoch_gives_every_connection_a_snapshot(redis: RedisProcess, node: LiveNode) -> None:
    async with Table() as table:
        ann, _, room = await played(table, node)
        redis.ask("HSET", room_keys(room).head, "epoch", "2", "number", "4")
        redis.ask("HDEL", room_keys(room).head, "digest")
        node.node.hubs.on_gap()
        ann_sees = await ann.next(m.Snapshot, lambda one: one.epoch == 2)
        assert ann_sees.number == 4
        wes = await table.guest(node, "Wes")
        assert not (await resume(wes, room, m.Cursor(1, 4, ()))).recovered


# --- history ----------------------------------------------------------------------------------------------------


async def test_history_is_read_backwards_in_pages(node: LiveNode) -> None:
    async with Table() as table:
        ann, _, _ = await played(table, node, commands=6)
        page = await ann.ask(lambda id: m.GetHistory(id, 9, 3))
        assert ([one.number for one in page.frames], page.more) == ([6, 7, 8], True)
        page = await ann.ask(lambda id: m.GetHistory(id, 3, 100))
        assert ([one.number for one in page.frames], page.more) == ([1, 2], False)
        created = page.frames[0].events[0]
        assert isinstance(created, m.RoomCreated)
        assert (created.host, created.name) == (ann.all(m.Welcome)[0].identity, "Table")
        page = await ann.ask(lambda id: m.GetHistory(id, 2**53 - 1, 1))
        assert page.frames == (ann.all(m.EventFrame)[-1],)
        for before in (0, 1):
            await ann.send(m.GetHistory(f"h{before}", before, 5))
            await ann.settled()
            assert (ann.all(m.History)[-1].frames, ann.all(m.History)[-1].more) == ((), False)


# --- changes of who one is --------------------------------------------------------------------------------------


async def test_taking_and_leaving_a_seat_changes_the_audience_of_every_connection(node: LiveNode) -> None:
    async with Table() as table:
        ann, token = await table.guest(node, "Ann"), node.token("Ben")
        ben, tab = await table.again(node, token), await table.again(node, token)
        room = await make_room(ann, players=3)
        for guest in (ben, tab):
            await watch(guest, room)
        await ben.ask(lambda id: m.Join(id, room))
        for guest in (ben, tab):
            entered = await guest.next(m.Entered, lambda one: one.id == "")
            assert (entered.audience, entered.recovered) == ((1,), False)
            assert (await guest.next(m.Snapshot)).audience == (1,)
        assert (await ann.next(m.EventFrame)).number == 2
        await tab.ask(lambda id: m.LeaveSeat(id, 1))
        for guest in (ben, tab):
            assert (await guest.next(m.Entered, lambda one: one.id == "")).audience == ()
            assert (await guest.next(m.Snapshot)).number == 3
        assert (await ann.next(m.EventFrame)).number == 3
        assert len(ann.all(m.Snapshot)) == 1


async def test_the_start_gives_every_connection_a_snapshot_of_its_own_seats(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, cid, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Cid", "Wes")]
        room = await make_room(ann, players=4)
        await join(ben, room)
        await join(cid, room)
        await watch(wes, room)
        await ben.ask(lambda id: m.LeaveSeat(id, 1))
        await ann.ask(m.Start)
        started = [
            await guest.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
            for guest in (ann, ben, cid, wes)
        ]
        assert [one.audience for one in started] == [(0,), (), (1,), ()]  # the seats have closed up
        assert {one.number for one in started} == {5}


async def test_a_snapshot_is_given_on_demand_and_frames_go_on_after_it(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, _ = await played(table, node)
        for _ in range(10):
            await ann.send(m.GetSnapshot("s"))
        await move({0: ann, 1: ben})
        await ann.settled()
        assert ann.all(m.Snapshot)[-1].number in {5, 6}
        assert last_number(ann) == 6
        assert contiguous(ann)


# --- rooms that open and close while connections are in them -----------------------------------------------------


async def test_watching_a_room_twice_keeps_it_alive(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await make_room(ann, players=3)
        for times in range(1, 5):
            await watch(ben, room)
            await ann.ask(lambda id: m.Join(id, room) if times % 2 == 0 else m.LeaveSeat(id, 0))  # noqa: B023 - at once
            assert (await ben.next(m.EventFrame)).number == 1 + times


async def test_a_snapshot_asked_before_entering_anew_comes_in_order(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben, room = await played(table, node)
        for _ in range(20):
            await ann.send(m.GetSnapshot("s"))
            await ann.send(m.Watch("w", room))
        await move({0: ann, 1: ben})
        await ann.settled()
        assert contiguous(ann)


async def test_people_who_change_rooms_at_once_all_receive_events(node: LiveNode, other: LiveNode) -> None:
    """A room closes on a node with its last member; a guest who enters at that moment must not be in a closed one."""
    async with Table() as table:
        hosts = [await table.guest(other, f"Host{number}") for number in range(2)]
        rooms = [await make_room(host, players=6) for host in hosts]
        guests = [await table.guest(node, f"Guest{number}") for number in range(6)]
        rng = random.Random(7)

        async def wander(guest: Client) -> str:
            for room in rng.choices(rooms, k=20):
                await watch(guest, room)
                if rng.random() < 0.3:
                    await guest.ask(m.Exit)
            await watch(guest, rooms[0])
            return rooms[0]

        where = await asyncio.gather(*(wander(guest) for guest in guests))
        for host in hosts:
            await host.ask(lambda id: m.LeaveSeat(id, 0))
        for guest, room in zip(guests, where, strict=True):
            frame = await guest.next(m.EventFrame)
            assert (frame.number, frame.events[0]) == (2, m.SeatLeft(0)), room


async def test_an_empty_room_is_let_go_of(redis: RedisProcess, node: LiveNode) -> None:
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Client(node.port, node.token("Ann")))
        await ann.hello()
        room = await make_room(ann)
        channel = room_keys(room).channel
        assert redis.ask("PUBLISH", channel, b"") == b":1\r\n"
        await ann.ask(lambda id: m.Watch(id, "nowhere"))
        assert redis.ask("PUBLISH", channel, b"") == b":1\r\n"
    await until(lambda: not node.node.hubs.connections)
    await until(lambda: redis.ask("PUBLISH", channel, b"") == b":0\r\n")


async def test_a_room_that_could_not_be_entered_is_let_go_of(
    redis: RedisProcess, node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room: str = (await ann.ask(lambda id: m.CreateRoom(id, GAME, 2))).room
        load, calls = Rooms.load, 0

        async def third_fails(self: Rooms, name: str) -> object:
            nonlocal calls
            calls += 1
            if calls == 3:  # the one in which a member enters
                raise OSError
            return await load(self, name)

        monkeypatch.setattr(Rooms, "load", third_fails)
        await ben.send(m.Watch("w", room))
        assert (await ben.end())[0] == Close.FAILED
        await until(lambda: redis.ask("PUBLISH", room_keys(room).channel, b"") == b":0\r\n")
        await watch(ann, room)


# --- many, while a match runs on two nodes ----------------------------------------------------------------------


def is_at(guest: Client, number: int) -> bool:
    return last_number(guest) == number


def contiguous(guest: Client, cursors: Mapping[str, int] = MappingProxyType({})) -> bool:
    """Whether every frame of entries came exactly after the one before, the snapshot, or the cursor by its id."""
    at: int | None = None
    for one in guest.heard:
        match one:
            case m.Entered(recovered=True) as entered:
                at = cursors[entered.id]
            case m.Snapshot() as snapshot:
                if at is not None and snapshot.number < at:
                    return False
                at = snapshot.number
            case m.EventFrame() as frame:
                if at is None or frame.number != at + 1:
                    return False
                at = frame.number
            case _:
                pass
    return True


async def test_a_spectator_who_enters_during_play_misses_nothing(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await start_match(ann, ben)
        rng = random.Random(3)
        ended = False

        async def spectate(number: int) -> tuple[Client, dict[str, int]]:
            guest = await table.guest(rng.choice([node, other]), f"Guest{number}", rng.choice(list(Encoding)))
            cursors: dict[str, int] = {}
            while not ended:
                known = [one.number for one in guest.heard if isinstance(one, m.Snapshot | m.EventFrame)]
                cursors[id := guest.id()] = max(known, default=0)
                await guest.send(m.Resume(id, room, m.Cursor(1, cursors[id], ())))
                for _ in range(rng.randrange(4)):
                    await guest.settled()
                if rng.random() < 0.2:
                    await guest.send(m.GetSnapshot("s"))
            return guest, cursors

        watching = [asyncio.ensure_future(spectate(number)) for number in range(8)]
        for _ in range(60):
            await move({0: ann, 1: ben})
        ended = True
        for guest, cursors in [await one for one in watching]:
            await until(partial(is_at, guest, 62))
            assert contiguous(guest, cursors)
            assert any(one.recovered for one in guest.all(m.Entered))
        assert numbers(ann) == numbers(ben) == list(range(3, 63))


async def test_a_match_goes_on_across_nodes_when_one_of_them_stops(node: LiveNode, redis: RedisProcess) -> None:
    second = LiveNode(redis.url)
    await second.start()
    async with Table() as table:
        token = node.token("Ben")
        ann, ben = await table.guest(node, "Ann"), await table.again(second, token)
        room = await start_match(ann, ben)
        for _ in range(4):
            await move({0: ann, 1: ben})
        cursor = m.Cursor(1, last_number(ben), (1,))
        await second.stop()
        assert ben.closed is not None or (await ben.end())[0] == 4000
        back = await table.again(node, token)
        assert (await resume(back, room, cursor)).recovered
        for _ in range(4):
            await move({0: ann, 1: back})
        assert numbers(ann) == list(range(3, 11))
