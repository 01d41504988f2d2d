"""A client that sends more than can be served harms no other client, below the level of messages too."""

import asyncio
import time

import pytest

from botyard.net.transport import websocket_driver
from botyard.net.transport.token_bucket import Rate
from botyard.settings import Limits
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.codes import Close
from tests.net.table import Table, move, start_match
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

STALL_SECONDS = 4.0
"""Of this process, whatever else the machine does; a stall of what is unbounded takes many times that."""


async def flood(eve: Client, payload: bytes, times: int) -> None:
    """Write so many frames at once, as fast as the system takes them."""
    frame = bytes((0x82, 0x80 | len(payload), 0, 0, 0, 0)) + payload  # masked with zeros
    transport = eve.socket.transport
    for _ in range(times // 1000):
        if transport.is_closing():
            return
        transport.write(frame * 1000)
        await asyncio.sleep(0)


@pytest.mark.parametrize("payload", [encode(m.Ping("p"), Encoding.MSGPACK), b"\xc1", b""])
async def test_a_flood_of_messages_ends_itself_and_stalls_no_other_client(node: LiveNode, payload: bytes) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(ann, ben)
        begun = time.monotonic()
        eve = await table.guest(node, "Eve")
        flooding = asyncio.create_task(flood(eve, payload, 100_000))
        longest = 0.0
        while eve.closed is None:
            start = time.process_time()
            await move({0: ann, 1: ben})
            longest = max(longest, time.process_time() - start)
        assert eve.closed[0] in {Close.FLOODING, Close.MALFORMED}
        await flooding
        assert longest < STALL_SECONDS
        each_second = Limits().messages
        assert len(eve.all(m.Pong)) <= each_second * (2 + time.monotonic() - begun), "twice as many come at once"


async def test_pieces_of_nothing_are_no_message(node: LiveNode) -> None:
    async with Table() as table:
        ann, eve = await table.guest(node, "Ann"), await table.guest(node, "Eve")
        ping = encode(m.Ping("pieces"), Encoding.MSGPACK)
        await ann.socket.send([bytes((one,)) for one in ping])
        await ann.next(m.Pong, lambda one: one.id == "pieces")
        await eve.socket.send([b""] * (websocket_driver.FRAGMENTS_LIMIT + 1) + [ping])
        assert await eve.end() == (1009, "A message comes in at most 64 frames.")
        await ann.settled()


async def test_a_client_that_pings_too_fast_is_closed(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_driver, "PINGS", Rate(per_second=0.001, at_once=5))
    async with Table() as table:
        ann, eve = await table.guest(node, "Ann"), await table.guest(node, "Eve")
        for _ in range(5):
            await (await ann.socket.ping())
        for _ in range(7):
            await eve.socket.ping()
        assert await eve.end() == (Close.FLOODING, "Pings came too fast for too long.")
        await ann.settled()


async def test_a_client_that_pings_and_never_reads_is_cut_off(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_driver, "PINGS", Rate(per_second=1, at_once=1_000_000))
    monkeypatch.setattr(websocket_driver, "SEND_BUFFER_BYTES", 4096)
    async with Client(node.port, node.token("Eve"), receive_buffer=4096) as eve:
        await eve.hello()
        eve.socket.transport.pause_reading()
        ping = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + b"x" * 125
        for _ in range(200):
            eve.socket.transport.write(ping * 100)
            await asyncio.sleep(0.001)
            if not node.node.hubs.connections:
                break
        await until(lambda: not node.node.hubs.connections)
        eve.socket.transport.resume_reading()
        assert (await eve.end())[0] == 1006


async def test_a_client_that_does_not_answer_pings_is_closed(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with LiveNode(redis.url) as node, Table() as table:
        ann = await table.guest(node, "Ann")
        # of sockets that are opened from now on: Ann's answer may be late on a busy machine
        monkeypatch.setattr(websocket_driver, "PING_SECONDS", 0.5)
        eve = await table.guest(node, "Eve")
        eve.socket.transport.pause_reading()
        await until(lambda: len(node.node.hubs.connections) == 1)
        eve.socket.transport.resume_reading()
        assert (await eve.end())[0] == 1011
        await ann.settled()
