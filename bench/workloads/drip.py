"""More sockets than a node takes, on which requests drip: are requests of others still answered?"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bench.processes import HOST, Meter, Node, node, redis
from bench.table import Row, quantile

CONNECTIONS = 50
"""The setting of the node; it takes 1,000 sockets more."""
SOCKETS = 1_150
BYTE_SECONDS = 4.0
TIMEOUT_SECONDS = 5.0
BODY = b"Host: localhost\r\nContent-Length: 900000\r\n\r\n"
KINDS = {
    "POST, refused": b"POST /api/logout HTTP/1.1\r\n" + BODY,
    "GET with a body": b"GET /healthz HTTP/1.1\r\n" + BODY,
    "chunked": b"POST /api/logout HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n",
    "404": b"POST /nowhere HTTP/1.1\r\n" + BODY,
    "POST, read": b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n",
}
PAGE = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


async def measure(short: bool) -> AsyncIterator[Row]:
    """A row for each kind of request, measured on a node of its own, unless it is `short`."""
    sockets, seconds = (60, 0.2) if short else (SOCKETS, 12.0)
    kinds = list(KINDS.items())
    async with redis() as url:
        for group in [kinds] if short else [[one] for one in kinds]:
            async with node(url, BOTYARD_CONNECTIONS=str(CONNECTIONS)) as started:
                for kind, head in group:
                    yield await _row(started, kind, head, sockets, seconds)


async def _row(started: Node, kind: str, head: bytes, sockets: int, seconds: float) -> Row:
    meter = Meter()
    async with _dripping(started.port, head, sockets) as held:
        waits, failed = await _visit(started.port, seconds)
        kept = sum(not task.done() for task in held)
    asked = len(waits) + failed
    return Row(
        f"{sockets:,} sockets that drip ({kind}), {CONNECTIONS} connections allowed: `GET /` of another client",
        "all answered with 200",
        f"{len(waits)} of {asked} answered, median {1000 * quantile(waits, 0.5):.0f} ms,"
        f" worst {1000 * quantile(waits, 1):.0f} ms; after {seconds:.0f} s {kept:,} sockets are still held",
        meter.share(),
    )


async def _visit(port: int, seconds: float) -> tuple[list[float], int]:
    """Ask for the page again and again: the seconds of each answer with status 200, and how many others there were."""
    loop = asyncio.get_running_loop()
    end, waits, failed = loop.time() + seconds, list[float](), 0
    while loop.time() < end:
        start = loop.time()
        if await _page(port):
            waits.append(loop.time() - start)
        else:
            failed += 1
        await asyncio.sleep(0.1)
    return waits, failed


async def _page(port: int) -> bool:
    """Whether the page is served."""
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            reader, writer = await asyncio.open_connection(HOST, port)
            writer.write(PAGE)
            came = await reader.read()
            writer.close()
    except OSError:  # TimeoutError included
        return False
    return came.startswith(b"HTTP/1.1 200")


@asynccontextmanager
async def _dripping(port: int, head: bytes, sockets: int) -> AsyncIterator[list[asyncio.Task[None]]]:
    tasks = [asyncio.create_task(_drip(port, head)) for _ in range(sockets)]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _drip(port: int, head: bytes) -> None:
    """Hold a socket until the server ends it."""
    try:
        reader, writer = await asyncio.open_connection(HOST, port)
    except OSError:
        return
    dripping = asyncio.create_task(_send_bytes(writer, head))
    try:
        while await reader.read(65_536):
            pass
    except OSError:
        return
    finally:
        dripping.cancel()
        writer.close()


async def _send_bytes(writer: asyncio.StreamWriter, head: bytes) -> None:
    writer.write(head)
    while True:
        await asyncio.sleep(BYTE_SECONDS)
        writer.write(b"1")
