"""Malformed requests are refused. The check depends on internals of h11, and these tests fail if they change."""

import asyncio

import pytest

from botyard.net.transport.strict_http import HEAD_BYTES, HEADERS_LIMIT
from tests.support.node import LiveNode

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n"


async def answer(node: LiveNode, *parts: bytes) -> bytes:
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
    "too many headers": (431, GET + headers(HEADERS_LIMIT) + b"\r\n"),
    "too many bytes": (431, GET + b"X: " + b"y" * HEAD_BYTES + b"\r\n\r\n"),
    "too many bytes of a target": (431, b"GET /" + b"y" * HEAD_BYTES + b" HTTP/1.1\r\nHost: x\r\n\r\n"),
    "two lengths": (400, POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    "chunks of HTTP/1.0": (400, b"POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    "bare line feeds": (400, GET.replace(b"\r\n", b"\n") + b"\n"),
    "one bare line feed": (400, GET + b"X: y\n\r\n"),
    "no HTTP": (400, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"),
}


@pytest.mark.parametrize(("status", "request_"), REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("pieces", [1, 2], ids=["whole", "in two"])
async def test_a_request_that_others_may_read_differently_is_refused(
    node: LiveNode, status: int, request_: bytes, pieces: int
) -> None:
    half = len(request_) // pieces
    came = await answer(node, *(part for part in (request_[:half], request_[half:]) if part))
    assert came.startswith(b"HTTP/1.1 %d " % status)
    assert came.count(b"HTTP/1.1") == 1
    assert b"\r\nConnection: close\r\n" in came


async def test_a_bad_request_after_a_good_one_ends_the_socket(node: LiveNode) -> None:
    came = await answer(node, GET + b"\r\n" + REFUSED["two lengths"][1] + GET + b"\r\n")
    assert [came.count(b"HTTP/1.1 %d" % status) for status in (200, 400)] == [1, 1]


async def test_a_body_that_cannot_be_read_ends_the_socket(node: LiveNode) -> None:
    came = await answer(node, POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n")
    assert came.startswith(b"HTTP/1.1 400")


async def test_a_request_with_as_much_as_is_allowed_is_served(node: LiveNode) -> None:
    lines = GET + headers(HEADERS_LIMIT - 3) + b"Connection: close\r\n"
    request = lines + b"X: " + b"y" * (HEAD_BYTES - len(lines) - 7) + b"\r\n\r\n"
    assert len(request) == HEAD_BYTES
    assert (await answer(node, request)).startswith(b"HTTP/1.1 200")
    assert (await answer(node, *(request[at : at + 4000] for at in range(0, len(request), 4000)))).startswith(
        b"HTTP/1.1 200"
    )
