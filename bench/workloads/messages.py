"""Messages to a thousand browsers are due at once, and one in twenty of the receivers never answers."""

import asyncio
import base64
import secrets
import time
from collections.abc import AsyncIterator
from typing import cast

import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bench.processes import HOST, Meter, Row, cpu_seconds, node, redis
from botyard.notifications import wishes
from botyard.notifications.push import field_of
from botyard.notifications.subject import inbox_line
from botyard.store.due_lines import DueLines
from botyard.store.notifications import NotificationStore
from botyard.store.relations import Relation, Relations
from botyard.store.store import Store
from botyard_protocol import messages as m
from botyard_protocol.api_notifications import NotificationKind, NotificationWishes
from botyard_protocol.codec import pack

HANGING = 20
"""One of so many receivers hangs."""
WANTS = wishes.dump(NotificationWishes(push=(NotificationKind.NOTE,)))
ANSWER = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


async def measure(short: bool) -> AsyncIterator[Row]:
    """Measure how long the other receivers wait for their messages, from the first message on."""
    count = 40 if short else 1_000
    receivers = Receivers(count - count // HANGING)
    server = await asyncio.get_running_loop().create_server(lambda: Receiver(receivers), HOST, 0, backlog=2_000)
    async with redis() as url:
        await _make_due(url, count, server.sockets[0].getsockname()[1])
        async with node(url, BOTYARD_WEBHOOK_NETWORKS="127.0.0.0/8") as started:
            meter, cpu = Meter(), cpu_seconds(started.pid)
            await receivers.all_came.wait()
            busy, cpu = meter.share(), cpu_seconds(started.pid) - cpu
    server.close()
    yield Row(
        f"{count:,} messages to browsers are due, one receiver in {HANGING} hangs",
        "the others have theirs 2 s after the first",
        f"{receivers.seconds * 1000:,.0f} ms, {cpu / count * 1e6:,.0f} µs of CPU each",
        busy,
    )


async def _make_due(url: str, count: int, port: int) -> None:
    """Store people with one browser each, and in the inbox of each a note that is due."""
    store = Store(url)
    store.start()
    values, relations, lines = NotificationStore(store), Relations(store), DueLines(store)
    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = _encoded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    for place in range(count):
        person = f"person{place}"
        endpoint = f"http://{HOST}:{port}/{'hangs' if place % HANGING == 0 else 'answers'}/{place}"
        browser = {"endpoint": endpoint, "p256dh": point, "auth": _encoded(secrets.token_bytes(16)), "origin": ""}
        item = m.InboxItem(f"note.{person}", m.InboxKind.NOTE, 1, name="Ben")
        await values.put(person, wishes.FIELD, WANTS)
        await values.put(person, field_of(endpoint), orjson.dumps(browser))
        await relations.put_recent(person, Relation.NOTES, item.id, pack(item), 1, 1)
        await lines.add(person, str(inbox_line(person, item)), 0)
    await store.stop()


class Receivers:
    """Counts the messages that have come, and times them. `wanted`: so many are expected."""

    def __init__(self, wanted: int) -> None:
        self._left = wanted
        self._first_at = 0.0
        self.seconds = 0.0  # from the first message to the last
        self.all_came = asyncio.Event()

    def came(self) -> None:
        """Count a message."""
        self._first_at = self._first_at or time.perf_counter()
        self._left -= 1
        if self._left == 0:
            self.seconds = time.perf_counter() - self._first_at
            self.all_came.set()


class Receiver(asyncio.Protocol):
    """A connection to a push service, which answers a request once it is whole, unless its path says that it hangs."""

    def __init__(self, receivers: Receivers) -> None:
        self._receivers = receivers
        self._read = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport, to which answers are written."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Answer each complete request."""
        self._read += data
        head, end, body = self._read.partition(b"\r\n\r\n")
        if not end or head.startswith(b"POST /hangs"):
            return
        length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        if len(body) >= int(length.partition(b":")[2]):
            self._read = b""
            self._receivers.came()
            self._transport.write(ANSWER)


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
