"""Messages outside the log: presence, the lobby, slow readers, heartbeats, the end of a node, Redis going away.

How a node stops: it says so, accepts no client, finishes commands in progress, and asks all clients to come back.
"""

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from botyard.accounts.identity import Identity
from botyard.background_tasks import spawn
from botyard.net.fanout import hubs
from botyard.net.transport import connection, websocket_driver
from botyard.settings import Limits
from botyard.store.keys import LOBBY
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from tests.net.table import Table, join, last_number, make_room, move, open_choice, start_match, watch
from tests.support.client import Client
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

# --- presence ---------------------------------------------------------------------------------------------------


async def test_presence_is_known_on_all_nodes(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await make_room(ann, players=3)
        await ann.next(m.Presence, lambda one: (one.seats, one.spectators) == ((True, False, False), 0))
        await join(ben, room)
        await ann.next(m.Presence, lambda one: (one.seats, one.spectators) == ((True, True, False), 0))
        token = node.token("Wes")
        async with Client(other.port, token) as wes, Client(node.port, token) as tab:
            for guest in (wes, tab):
                await guest.hello()
                await watch(guest, room)
            await ann.next(m.Presence, lambda one: (one.seats, one.spectators) == ((True, True, False), 1))
            await ben.next(m.Presence, lambda one: (one.seats, one.spectators) == ((True, True, False), 1))
        await ann.next(m.Presence, lambda one: (one.seats, one.spectators) == ((True, True, False), 0))
        await ben.ask(m.Exit)
        await ann.next(m.Presence, lambda one: (one.seats, one.spectators) == ((True, False, False), 0))


async def test_presence_takes_no_number(node: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        before = last_number(ann)
        for number in range(5):
            await watch(await table.guest(node, f"Wes{number}"), room)
        assert (await move({0: ann, 1: ben})).number == before + 1


async def test_nothing_of_a_room_comes_before_it_is_entered_or_after_it_is_left(node: LiveNode) -> None:
    async with Table() as table:
        ann, wes = await table.guest(node, "Ann"), await table.guest(node, "Wes")
        room = await make_room(ann, players=3)
        for _ in range(5):
            await watch(wes, room)
            start = len(wes.heard)
            await wes.ask(m.Exit)
            await ann.ask(lambda id: m.Resign(id, 0))
            await wes.settled()
            exited = next(place for place in range(start, len(wes.heard)) if isinstance(wes.heard[place], m.Exited))
            assert [type(one) for one in wes.heard[exited:]] == [m.Exited, m.Pong]
        first = next(one for one in wes.heard if isinstance(one, m.Presence | m.Entered))
        assert isinstance(first, m.Entered)


# --- lobby ------------------------------------------------------------------------------------------------------


async def test_the_lobby_is_live_on_all_nodes(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        here, there = await table.guest(node, "Here", Encoding.JSON), await table.guest(other, "There")
        for guest in (here, there):
            assert (await guest.ask(m.EnterLobby)).rooms == ()
        room = await make_room(ann)
        for guest in (here, there):
            line = (await guest.next(m.LobbyChanged, lambda one: one.room.id == room)).room
            assert (line.name, line.status, line.seats, line.players) == ("Table", m.Status.OPEN, ("Ann", None), 2)
        late = await table.guest(other, "Late")
        assert [line.id for line in (await late.ask(m.EnterLobby)).rooms] == [room]
        await join(ben, room)
        for guest in (here, there, late):
            await guest.next(m.LobbyChanged, lambda one: one.room.status is m.Status.PLAYING)
        await there.ask(m.LeaveLobby)
        await ben.ask(lambda id: m.Resign(id, 1))
        for guest in (here, late):
            assert (await guest.next(m.LobbyRemoved)).room == room
        assert (await there.ask(m.EnterLobby)).rooms == ()
        assert there.all(m.LobbyRemoved) == []


async def test_a_room_that_all_people_left_is_not_listed(node: LiveNode) -> None:
    async with Table() as table:
        ann, wes = await table.guest(node, "Ann"), await table.guest(node, "Wes")
        await wes.ask(m.EnterLobby)
        room = await make_room(ann)
        await wes.next(m.LobbyChanged, lambda one: one.room.id == room)
        await ann.ask(lambda id: m.LeaveSeat(id, 0))
        assert (await wes.next(m.LobbyRemoved)).room == room
        await ann.ask(lambda id: m.Join(id, room))
        await wes.next(m.LobbyChanged, lambda one: one.room.id == room)


async def test_a_cut_to_redis_loses_no_change_of_the_list(redis: RedisProcess, node: LiveNode) -> None:
    async with Table() as table:
        ann, wes = await table.guest(node, "Ann"), await table.guest(node, "Wes")
        await wes.ask(m.EnterLobby)
        redis.ask("CLIENT", "KILL", "TYPE", "pubsub")
        room = await make_room(ann)
        await wes.next(m.LobbyChanged, lambda one: one.room.id == room)


async def test_a_line_that_cannot_be_read_hides_no_other(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("botyard.lobby.index.FIRST_TIDY_SECONDS", 3_600.0)  # it would remove the line
    redis.ask("HSET", LOBBY, "poison", b"\xc1")
    async with LiveNode(redis.url) as node, Table() as table:
        ann, wes = await table.guest(node, "Ann"), await table.guest(node, "Wes")
        room = await make_room(ann)
        await until(lambda: redis.ask("HLEN", LOBBY) == b":2\r\n")
        assert [line.id for line in (await wes.ask(m.EnterLobby)).rooms] == [room]


# --- the pace of others -----------------------------------------------------------------------------------------


async def test_a_client_that_never_reads_is_closed_and_delays_no_other(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_driver, "SEND_BUFFER_BYTES", 4096)
    monkeypatch.setattr(connection, "OUTBOX_BYTES", 16 * 1024)
    monkeypatch.setattr(connection, "ABORT_SECONDS", 3_600.0)  # none is cut off before it reads why it is closed
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        slow = []
        for number in range(3):
            client = Client(node.port, node.token(f"Slow{number}"), Encoding.JSON, receive_buffer=4096)
            slow.append(await (await table.enter_async_context(client)).hello())
            await watch(slow[-1], room)
            slow[-1].socket.transport.pause_reading()
        longest = 0.0
        while len(node.node.hubs.connections) > 2:
            start = time.process_time()
            await move({0: ann, 1: ben})
            longest = max(longest, time.process_time() - start)
        assert longest < 4  # seconds of this process: other processes do not count
        for client in slow:
            client.socket.transport.resume_reading()
            assert (await client.end())[0] == Close.SLOW
            known = [one.number for one in client.all(m.EventFrame)]
            assert known == list(range(known[0], known[0] + len(known)))
        await move({0: ann, 1: ben})


async def test_a_client_that_asks_faster_than_it_reads_is_closed_too(redis: RedisProcess) -> None:
    async with LiveNode(redis.url, Limits(messages=100_000)) as node, Table() as table:
        ann = await table.enter_async_context(Client(node.port, node.token("Ann"), Encoding.JSON, receive_buffer=4096))
        await ann.hello()
        await make_room(ann)
        ann.socket.transport.pause_reading()
        for _ in range(4_000):
            await ann.send(m.GetHistory("h", 100, 100))
            if not node.node.hubs.connections:
                break
        await until(lambda: not node.node.hubs.connections)
        ann.socket.transport.resume_reading()
        assert (await ann.end())[0] in {Close.SLOW, 1006}


async def test_a_heartbeat_names_the_newest_number(redis: RedisProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "HEARTBEAT_SECONDS", 0.05)
    async with LiveNode(redis.url) as node, Table() as table:
        ann = await table.guest(node, "Ann")
        assert await ann.next(m.Heartbeat) == m.Heartbeat(None, None)
        room = await make_room(ann, players=3)
        await ann.next(m.Heartbeat, lambda one: one == m.Heartbeat(1, 1))
        await join(await table.guest(node, "Ben"), room)
        await ann.next(m.Heartbeat, lambda one: one == m.Heartbeat(1, 2))


class _Listener:
    """Stands for a connection of which only heartbeats are looked at. `written`: those of this cycle of the loop."""

    identity = Identity("g-listener", "Listener")
    hub = None
    in_lobby = True
    last_received = 0.0
    encoding = Encoding.MSGPACK

    def __init__(self, written: list[bytes]) -> None:
        self._written = written

    def write(self, frame: bytes) -> None:
        self._written.append(frame)


async def test_heartbeats_of_many_connections_let_other_work_pass_between_them(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "HEARTBEAT_SECONDS", 0.05)
    cycles: list[int] = []
    written: list[bytes] = []
    async with LiveNode(redis.url) as node:
        listeners: set[Any] = {_Listener(written) for _ in range(2 * hubs.HEARTBEATS_AT_ONCE + 50)}
        node.node.hubs.connections |= listeners
        try:
            while sum(cycles) < len(listeners):
                await asyncio.sleep(0)
                cycles.append(len(written))
                written.clear()
        finally:
            node.node.hubs.connections -= listeners
    assert max(cycles) == hubs.HEARTBEATS_AT_ONCE


# --- the end of a node ------------------------------------------------------------------------------------------


async def test_a_node_that_stops_asks_all_clients_to_come_back_one_after_the_other(redis: RedisProcess) -> None:
    async with Table() as table:
        node = LiveNode(redis.url)
        await node.start()
        guests = [await table.guest(node, f"Guest{number}") for number in range(8)]
        await watch(guests[0], await make_room(guests[1]))
        await asyncio.wait_for(node.stop(), 60)
        ends = [await guest.end() for guest in guests]
        assert {code for code, _ in ends} == {Close.RESTART}
        assert sorted(json.loads(reason)["after"] // 250 for _, reason in ends) == list(range(8))


async def test_a_client_that_comes_while_a_node_stops_is_sent_away(node: LiveNode) -> None:
    node.node.endpoint.close_all(2_000)
    async with Client(node.port, node.token("Ann")) as ann:
        assert await ann.end() == (Close.RESTART, '{"after": 500}')


# --- Redis goes away --------------------------------------------------------------------------------------------


async def test_without_redis_commands_are_put_off_and_play_goes_on_when_it_is_back(own_redis: RedisProcess) -> None:
    async with LiveNode(own_redis.url) as node, Table() as table:
        ann, ben, wes = [await table.guest(node, name) for name in ("Ann", "Ben", "Wes")]
        room = await start_match(ann, ben)
        await watch(wes, room)
        choice = open_choice(ann)
        command = m.Command("kept", choice.seat, choice.id, ANSWER)
        player = {0: ann, 1: ben}[choice.seat]
        own_redis.kill()
        for message in (command, m.Watch("w", room), m.EnterLobby("l"), m.CreateRoom("n", GAME, 2), command):
            await player.send(message)
            answer = await player.next(m.TryAgain)
            assert (answer.code, answer.after) == ("unavailable", 500)
        await wes.settled()
        own_redis.start()
        await until_accepted(player, command)
        assert player.all(m.Rejected) == []
        await wes.next(m.EventFrame, lambda one: one.number == 3)
        assert [one.number for one in wes.all(m.EventFrame)] == [3]


async def until_accepted(player: Client, command: m.Command) -> m.Accepted:
    """Send the same command until it is accepted."""
    async with asyncio.timeout(60):
        while True:
            await player.send(command)
            await player.settled()
            last = [one for one in player.heard if isinstance(one, m.Accepted | m.TryAgain)][-1]
            if isinstance(last, m.Accepted):
                return last
            await asyncio.sleep(0.02)  # else messages may come too fast


async def test_a_cut_to_redis_leaves_no_gap_in_what_is_received(own_redis: RedisProcess) -> None:
    """The last wake-up before the cut is lost, and no other follows it."""
    async with LiveNode(own_redis.url) as node, LiveNode(own_redis.url) as other, Table() as table:
        ann, ben, wes = await table.guest(node, "Ann"), await table.guest(node, "Ben"), await table.guest(other, "Wes")
        room = await start_match(ann, ben)
        await watch(wes, room)
        for _ in range(5):
            own_redis.ask("CLIENT", "KILL", "TYPE", "pubsub")
            await move({0: ann, 1: ben})
        await until(lambda: last_number(wes) == 7)
        assert [one.number for one in wes.all(m.EventFrame)] == list(range(3, 8))
        assert len(wes.all(m.Snapshot)) == 1


# --- the end of a node ------------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def stopping(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node that a test stops."""
    made = LiveNode(redis.url)
    await made.start()
    yield made
    await made.stop()  # again, which changes nothing


class Gate:
    """Holds the commits of a node."""

    def __init__(self, node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.waiting = 0
        self._send_commit = node.store.rooms.send_commit
        monkeypatch.setattr(
            node.store.rooms, "send_commit", lambda *arguments: spawn(self._held(*arguments), "a held commit")
        )

    async def _held(self, *arguments: Any) -> None:
        self.waiting += 1
        await self.open.wait()
        self._send_commit(*arguments)


async def test_commands_in_progress_are_answered_before_the_sockets_are_closed(
    stopping: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(stopping, "Ann"), await table.guest(stopping, "Ben")
        await start_match(ann, ben)
        gate = Gate(stopping, monkeypatch)
        choice = open_choice(ann)
        mover = (ann, ben)[choice.seat]
        await mover.send(m.Command("in-hand", choice.seat, choice.id, ANSWER))
        await until(lambda: gate.waiting)
        ending = asyncio.create_task(stopping.stop())
        await until(lambda: stopping.node.endpoint.stopping)
        assert (ann.closed, ben.closed) == (None, None)
        gate.open.set()
        ends = [await ann.end(), await ben.end()]
        await ending
    assert [code for code, _ in ends] == [Close.RESTART, Close.RESTART]
    (accepted,) = [one for one in mover.all(m.Accepted) if one.id == "in-hand"]
    for guest in (ann, ben):
        assert guest.all(m.EventFrame)[-1].number == accepted.number


async def test_a_command_that_comes_too_late_is_decided_once_by_the_next_node(
    stopping: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        token = stopping.token("Ann")
        ann, ann_again = await table.again(stopping, token), await table.again(other, token)
        ben = await table.guest(other, "Ben")
        room = await start_match(ann, ben)
        gate = Gate(stopping, monkeypatch)
        await ann.send(m.CreateRoom("in-hand", GAME, 2))
        await until(lambda: gate.waiting)
        ending = asyncio.create_task(stopping.stop())
        await until(lambda: stopping.node.endpoint.stopping)
        late = m.Resign("late", ann.all(m.Entered)[-1].audience[0])
        await ann.send(late)
        gate.open.set()
        await ann.end()
        await ending
        assert [one for one in ann.heard if getattr(one, "id", None) == "late"] == []
        assert gate.waiting == 1
        await watch(ann_again, room)
        assert isinstance(await ann_again.ask(lambda _: late, "late"), m.Accepted)


async def test_a_command_that_hangs_holds_the_node_only_for_a_moment(
    stopping: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("botyard.serve.FINISH_SECONDS", 0.1)
    monkeypatch.setattr("botyard.serve.GRACE_SECONDS", 1)
    async with Table() as table:
        ann = await table.guest(stopping, "Ann")
        gate = Gate(stopping, monkeypatch)
        await ann.send(m.CreateRoom("hangs", GAME, 2))
        await until(lambda: gate.waiting)
        ending = asyncio.create_task(stopping.stop())
        assert (await ann.end())[0] == Close.RESTART
        gate.open.set()
        await ending
    assert "the node stops with commands in hand" in caplog.text


async def test_a_node_ends_in_time_whatever_hangs(
    stopping: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ends: list[int] = []
    monkeypatch.setattr("botyard.serve.END_SECONDS", 0.05)
    monkeypatch.setattr("botyard.serve.os._exit", ends.append)
    stopping._server.handle_exit(signal.SIGTERM, None)
    stopping._server.handle_exit(signal.SIGTERM, None)
    assert stopping.node.readiness.stopping
    await until(lambda: ends)
    assert ends == [1]
    assert "the node hangs and is ended" in caplog.text


async def test_seats_come_back_before_spectators(stopping: LiveNode) -> None:
    async with Table() as table:
        watching = [await table.guest(stopping, f"Spectator {i}") for i in range(3)]
        ann = await table.guest(stopping, "Ann")
        room = await make_room(ann)
        for one in watching:
            await watch(one, room)
        await ann.ask(lambda id: m.Join(id, room))
        ending = asyncio.create_task(stopping.stop())
        delays = [json.loads((await one.end())[1])["after"] for one in (ann, *watching)]
        await ending
    assert delays[0] == min(delays) < 500
    assert sorted(delay // 500 for delay in delays) == [0, 1, 2, 3]


async def test_a_node_announces_its_end_before_it_stops_to_accept(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = LiveNode(redis.url, announce=0.1)
    await node.start()
    served, announce, waited = asyncio.Event(), node._server._announce, list[float]()

    async def announce_after(seconds: float) -> None:
        await served.wait()  # so that a slow machine has time for what follows
        began = asyncio.get_running_loop().time()
        await announce(seconds)
        waited.append(asyncio.get_running_loop().time() - began)

    monkeypatch.setattr(node._server, "_announce", announce_after)
    await until(lambda: node.node.subscriber.alive)
    assert (await node.http("GET", "/readyz")).status == 200
    ending = asyncio.create_task(node.stop())
    await until(lambda: node.node.readiness.stopping)
    answer = await node.http("GET", "/readyz")
    assert (answer.status, json.loads(answer.body)["failing"]) == (503, ["stopping"])
    async with Client(node.port, node.token("Ann")) as late:
        await late.hello()
        assert isinstance(await late.ask(lambda id: m.CreateRoom(id, GAME, 2)), m.Created)
        served.set()
        assert (await late.end())[0] == Close.RESTART
    await ending
    assert waited[0] > 0.09  # timers of the loop are exact to some milliseconds
    with pytest.raises(OSError, match="refused"):
        await asyncio.open_connection("127.0.0.1", node.port)
