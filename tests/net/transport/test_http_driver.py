"""The HTTP driver: deadlines, limits of sockets, and the internals of uvicorn that it leans on.

Malformed requests are refused by a check that depends on internals of h11: its tests fail if they change.
"""

import asyncio
import dis
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from types import FunctionType
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from botyard.net.transport import http_driver, http_sockets
from botyard.net.transport.http_driver import HttpConfig, HttpProtocol, peer_of
from botyard.net.transport.http_sockets import SocketTable
from botyard.net.transport.rate_limits import Denial
from botyard.net.transport.strict_http import HEAD_BYTES, HEADERS_LIMIT
from botyard.settings import Limits
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
)


async def answer(node: LiveNode, *parts: bytes) -> bytes:
    """Send these parts on a socket; return all bytes until the server ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.01)
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionResetError:
        return b"reset"
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("given", "said"),
    [("::ffff:10.0.0.7", "10.0.0.7"), ("10.0.0.7", "10.0.0.7"), ("::ffff:0:7", "::ffff:0:7"), ("::1", "::1")],
)
def test_a_peer_of_ipv4_on_a_socket_of_ipv6_has_the_address_that_settings_name(given: str, said: str) -> None:
    transport = asyncio.BaseTransport({"peername": (given, 1, 0, 0)})
    assert peer_of(transport) == (said, 1)


@pytest.mark.parametrize(
    "parts", [[], [b"G"], [HEAD], [HEAD, b"X: y\r\n"], [UPGRADE], [HEAD + b"\r\n" + HEAD]], ids=range(6)
)
async def test_a_socket_with_an_unfinished_request_is_closed(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, parts: list[bytes]
) -> None:
    whole = parts == [HEAD + b"\r\n" + HEAD]
    monkeypatch.setattr(http_driver, "REQUEST_SECONDS", 3_600.0 if whole else 0.1)
    begin = http_driver.HttpProtocol._begin_request

    def begin_in_time(*arguments: Any) -> None:
        monkeypatch.setattr(http_driver, "REQUEST_SECONDS", 0.1)  # only now, however slow the machine is
        begin(*arguments)

    monkeypatch.setattr(http_driver.HttpProtocol, "_begin_request", begin_in_time)
    came = await answer(node, *parts)
    assert came.count(b"HTTP/1.1 200") == whole


@pytest.mark.parametrize(
    "rest",
    [b"Transfer-Encoding: chunked\r\n\r\n", b"Content-Length: 5\r\n\r\nabc", b"X: " + b"a" * 9_000 + b"\r\n\r\n"],
    ids=["chunks", "a body", "a long header"],
)
async def test_a_handshake_that_the_library_cannot_read_is_answered_and_closed(node: LiveNode, rest: bytes) -> None:
    came = await answer(node, UPGRADE + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + rest)
    assert came.startswith(b"HTTP/1.1 4")
    assert b"websocket" in came.lower()


async def test_a_request_that_came_in_time_has_no_deadline(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    sockets: list[http_driver.HttpProtocol] = []
    made = http_driver.HttpProtocol.connection_made

    def note(socket: http_driver.HttpProtocol, transport: asyncio.Transport) -> None:
        sockets.append(socket)
        made(socket, transport)
        assert socket._deadline is not None

    monkeypatch.setattr(http_driver.HttpProtocol, "connection_made", note)
    async with Client(node.port, node.token("Ann")) as ann:
        await ann.hello()
        assert [socket._deadline for socket in sockets] == [None]


async def test_a_body_that_does_not_come_is_not_waited_for(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("botyard.net.http.router.BODY_SECONDS", 0.1)
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\nConnection: close\r\n\r\n"
    came = await answer(node, head + b'{"name"')
    assert came.startswith(b"HTTP/1.1 408")


DRIPS = {
    "a body that is not read": b"POST /api/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n",
    "a GET with a body": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n",
    "a page that is not there": b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000\r\n\r\n",
    "chunks": b"POST /api/logout HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n",
    "a body that is read": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n",
}


async def drip(writer: asyncio.StreamWriter) -> None:
    """Send a byte now and then, for as long as the server takes them."""
    while not writer.is_closing():
        writer.write(b"1")
        await asyncio.sleep(0.02)


@asynccontextmanager
async def dripping(node: LiveNode, head: bytes) -> AsyncIterator[asyncio.StreamReader]:
    """A socket on which a request drips after its head."""
    reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
    writer.write(head)
    task = asyncio.create_task(drip(writer))
    try:
        yield reader
    finally:
        task.cancel()
        writer.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize("head", DRIPS.values(), ids=DRIPS)
async def test_a_request_whose_body_drips_is_answered_and_its_socket_closed(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, head: bytes
) -> None:
    monkeypatch.setattr(http_driver, "LINGER_SECONDS", 0.1)
    monkeypatch.setattr("botyard.net.http.router.BODY_SECONDS", 0.1)
    async with dripping(node, head) as reader:
        came = await asyncio.wait_for(reader.read(), 60)
        assert b"\r\nconnection: close\r\n" in came
        await until(lambda: not node._server.server_state.connections)


async def test_an_answer_that_is_not_read_ends_its_socket(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_driver, "EXCHANGE_SECONDS", 0.2)
    with socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.setblocking(False)
        await asyncio.get_running_loop().sock_connect(peer, ("127.0.0.1", node.port))
        await asyncio.get_running_loop().sock_sendall(
            peer, b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 60
        )
        await until(lambda: node._server.server_state.connections)
        await until(lambda: not node._server.server_state.connections)


async def test_a_client_that_goes_away_in_a_body_is_no_error(node: LiveNode, caplog: pytest.LogCaptureFixture) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", node.port)
    writer.write(DRIPS["a body that is read"])
    await until(lambda: node._server.server_state.tasks)
    writer.close()
    await until(lambda: not node._server.server_state.tasks)
    assert [record for record in caplog.records if record.name == "uvicorn.error"] == []


async def test_a_socket_is_not_served_for_ever(node: LiveNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_driver, "SOCKET_REQUESTS", 3)
    came = await answer(node, *[HEAD + b"\r\n"] * 3)
    assert came.count(b"HTTP/1.1 200") == 3
    assert came.count(b"\r\nconnection: close\r\n") == 1


async def test_sockets_beyond_all_that_are_served_are_refused(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.serve.SPARE_SOCKETS", 2)
    monkeypatch.setattr(http_sockets, "WAITED_SECONDS", 3_600.0)  # none is closed for another one
    async with LiveNode(redis.url, Limits(connections=1)) as node:
        held = [await asyncio.open_connection("127.0.0.1", node.port) for _ in range(3)]
        came = await answer(node)
        assert came.startswith(b"HTTP/1.1 503")
        assert b"\r\nRetry-After: 30\r\n" in came
        for _, writer in held:
            writer.close()
        await until(lambda: not node._server.server_state.connections)
        async with Client(node.port, node.token("Ann")) as ann:
            await ann.hello()


async def test_sockets_that_are_only_held_keep_no_client_out(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.serve.SPARE_SOCKETS", 2)
    monkeypatch.setattr(http_sockets, "WAITED_SECONDS", 0.0)
    async with LiveNode(redis.url, Limits(connections=1)) as node, AsyncExitStack() as stack:
        for head in (DRIPS["a body that is read"], HEAD, b"", b"", DRIPS["a body that is read"]):
            await stack.enter_async_context(dripping(node, head))
        for _ in range(5):
            assert (await node.http("GET", "/healthz")).status == 200


LEANS_ON = {
    H11Protocol: (
        "connection_lost connection_made data_received handle_events handle_websocket_upgrade on_response_complete"
        " pause_writing resume_writing send_400_response shutdown"
    ),
    RequestResponseCycle: "disconnected message_event response_complete transport",
    FlowControl: "resume_reading write_paused",
    ServerState: "connections default_headers tasks total_requests",
    uvicorn.Server: (
        "capture_signals force_exit handle_exit lifespan server_state servers should_exit shutdown started startup"
    ),
}
"""What the drivers and `botyard.serve` override, call and read."""


@pytest.mark.parametrize("owner", LEANS_ON)
def test_uvicorn_has_what_the_drivers_lean_on(owner: type) -> None:
    methods = {name: value for one in reversed(owner.__mro__) for name, value in vars(one).items()}
    bodies = [dis.get_instructions(value) for value in methods.values() if isinstance(value, FunctionType)]
    attributes = {step.argval for body in bodies for step in body if step.opname == "STORE_ATTR"}
    assert set(LEANS_ON[owner].split()) <= methods.keys() | attributes


async def test_a_socket_has_the_attributes_of_uvicorns_but_for_what_it_makes_later() -> None:
    config = HttpConfig(lambda: None, SocketTable(1), lambda request: Denial(403, ""), log_config=None)
    config.load()
    state = ServerState()
    ours, theirs = HttpProtocol(config, state, {}), H11Protocol(config, state, {})
    for name, value in vars(theirs).items():
        if name not in ("conn", "app", "flow"):
            assert getattr(ours, name) == value, name


# --- malformed requests -----------------------------------------------------------------------------------------


POST = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n"


async def answer_to_parts(node: LiveNode, *parts: bytes) -> bytes:
    """Send these parts on a socket, each by itself; return all bytes until the server ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", node.port)
    for part in parts:
        writer.write(part)
        await writer.drain()
    try:
        return await asyncio.wait_for(reader.read(), 60)
    finally:
        writer.close()


def headers(count: int) -> bytes:
    return b"".join(b"X-%d: y\r\n" % place for place in range(count))


REFUSED = {
    "too many headers": (431, HEAD + headers(HEADERS_LIMIT) + b"\r\n"),
    "too many bytes": (431, HEAD + b"X: " + b"y" * HEAD_BYTES + b"\r\n\r\n"),
    "too many bytes of a target": (431, b"GET /" + b"y" * HEAD_BYTES + b" HTTP/1.1\r\nHost: x\r\n\r\n"),
    "two lengths": (400, POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    "chunks of HTTP/1.0": (400, b"POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    "bare line feeds": (400, HEAD.replace(b"\r\n", b"\n") + b"\n"),
    "one bare line feed": (400, HEAD + b"X: y\n\r\n"),
    "no HTTP": (400, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"),
}


@pytest.mark.parametrize(("status", "request_"), REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("pieces", [1, 2], ids=["whole", "in two"])
async def test_a_request_that_others_may_read_differently_is_refused(
    node: LiveNode, status: int, request_: bytes, pieces: int
) -> None:
    half = len(request_) // pieces
    came = await answer_to_parts(node, *(part for part in (request_[:half], request_[half:]) if part))
    assert came.startswith(b"HTTP/1.1 %d " % status)
    assert came.count(b"HTTP/1.1") == 1
    assert b"\r\nConnection: close\r\n" in came


async def test_a_bad_request_after_a_good_one_ends_the_socket(node: LiveNode) -> None:
    came = await answer_to_parts(node, HEAD + b"\r\n" + REFUSED["two lengths"][1] + HEAD + b"\r\n")
    assert [came.count(b"HTTP/1.1 %d" % status) for status in (200, 400)] == [1, 1]


async def test_a_body_that_cannot_be_read_ends_the_socket(node: LiveNode) -> None:
    came = await answer_to_parts(node, POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n")
    assert came.startswith(b"HTTP/1.1 400")


async def test_a_request_with_as_much_as_is_allowed_is_served(node: LiveNode) -> None:
    lines = HEAD + headers(HEADERS_LIMIT - 3) + b"Connection: close\r\n"
    request = lines + b"X: " + b"y" * (HEAD_BYTES - len(lines) - 7) + b"\r\n\r\n"
    assert len(request) == HEAD_BYTES
    assert (await answer_to_parts(node, request)).startswith(b"HTTP/1.1 200")
    assert (await answer_to_parts(node, *(request[at : at + 4000] for at in range(0, len(request), 4000)))).startswith(
        b"HTTP/1.1 200"
    )
