"""The HTTP driver leans on internals of uvicorn: these tests fail if they change."""

import asyncio
import time

import pytest

from server.net import patience
from server.settings import Limits
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
UPGRADE = b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"


async def answer(node: LiveNode, *parts: bytes) -> bytes:
    """What comes until the server ends a socket on which these parts were sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
    for part in parts:
        writer.write(part)
        await writer.drain()
        await asyncio.sleep(0.01)
    try:
        return await asyncio.wait_for(reader.read(), 20)
    except ConnectionResetError:
        return b"reset"
    finally:
        writer.close()


@pytest.mark.parametrize(
    "parts", [[], [b"G"], [HEAD], [HEAD, b"X: y\r\n"], [UPGRADE], [HEAD + b"\r\n", HEAD]], ids=range(6)
)
async def test_who_does_not_end_a_request_is_closed(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, parts: list[bytes]
) -> None:
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 0.2)
    start = time.monotonic()
    came = await answer(node, *parts)
    assert 0.15 < time.monotonic() - start < 8
    assert came.count(b"HTTP/1.1 200") == (len(parts) == 2 and parts[0].endswith(b"\r\n\r\n"))


async def test_who_asked_in_time_may_take_its_time(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 0.1)
    async with Client(node.port, node.token("Ann")) as ann:
        await ann.hello()
        await asyncio.sleep(0.3)
        await ann.settled()


async def test_a_body_that_does_not_come_is_not_waited_for(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.net.api.BODY_SECONDS", 0.1)
    head = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\nConnection: close\r\n\r\n"
    came = await answer(node, head, b'{"name"')
    assert came.startswith(b"HTTP/1.1 408")


async def test_sockets_beyond_all_that_are_served_are_closed(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.serve.SPARE_SOCKETS", 2)
    node = LiveNode(redis.url, limits=Limits(connections=1))
    await node.start()
    try:
        held = [await asyncio.open_connection("127.0.0.1", node.port) for _ in range(3)]
        assert await answer(node) in {b"", b"reset"}
        for _, writer in held:
            writer.close()
        await until(lambda: not node._server.server_state.connections)
        async with Client(node.port, node.token("Ann")) as ann:
            await ann.hello()
    finally:
        await node.end()
