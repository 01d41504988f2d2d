"""How a node stops: it says so, accepts no client, finishes commands in progress, and asks all clients to come back."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from botyard.background_tasks import spawn
from botyard_protocol import messages as m
from botyard_protocol.codes import Close
from tests.net.table import Table, make_room, open_choice, start_match, watch
from tests.support.client import Client
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until


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
