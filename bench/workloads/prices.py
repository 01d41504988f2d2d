"""The CPU time that requests cost a node, and what they are counted as: the table "Prices" of docs/security.md."""

import asyncio
from collections.abc import AsyncIterator

from bench.players import HELLO
from bench.processes import HOST, Meter, Node, cpu_seconds, node, redis, token
from bench.table import Row
from bench.wire import connect, tag
from bench.workloads.fairness import long_match
from botyard.net.transport.message_costs import PRICES, REQUEST, ROOM_READ, TIMELINE, bytes_price, entries_price
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.schema import tag_of

ENTRIES = 300
ANSWERS = m.Pong, m.History, m.Snapshot, m.LobbyRooms, m.Rejected, m.TryAgain, m.Error
ENDS = {tag_of(cls) for cls in ANSWERS}


async def measure(short: bool) -> AsyncIterator[Row]:
    """Requests one after the other by one connection, and by HTTP."""
    count, entries = (2, 5) if short else (300, ENTRIES)
    async with redis() as url, node(url, BOTYARD_GUEST_ROOMS="100000") as served:
        room = await long_match(served, entries)
        for name, message in _messages(room):
            yield await _over_a_socket(served, room, name, message, count)
        for path, price in ((f"/api/rooms/{room}", ROOM_READ), (f"/api/rooms/{room}/events?after=0", ROOM_READ)):
            yield await _by_http(served, path.replace(room, "R"), path, price, count)
        past = f"/api/match/{room}/timeline"
        for part in ("", "?from=200"):
            yield await _by_http(served, past.replace(room, "R") + part, past + part, TIMELINE, min(count, 50))
        yield await _by_http(served, "/api/rooms", "/api/rooms", REQUEST, count)


def _messages(room: str) -> list[tuple[str, m.ClientMessage]]:
    return [
        ("ping", m.Ping("p")),
        ("get_history 100", m.GetHistory("h", ENTRIES, 100)),
        ("get_snapshot", m.GetSnapshot("s")),
        ("watch", m.Watch("w", room)),
        ("resume from 1", m.Resume("r", room, m.Cursor(1, 1, ()))),
        ("enter_lobby", m.EnterLobby("l")),
    ]


def _hear(payload: bytes, answered: asyncio.Event) -> None:
    if tag(payload) in ENDS:
        answered.set()


async def _over_a_socket(served: Node, room: str, name: str, message: m.ClientMessage, count: int) -> Row:
    answered = asyncio.Event()
    peer = await connect(HOST, served.port, token("bench"), lambda data: _hear(data, answered))
    peer.send(HELLO, encode(m.Watch("w", room), Encoding.MSGPACK))
    await answered.wait()
    before, began, meter = peer.received, cpu_seconds(served.pid), Meter()
    for _ in range(count):
        answered.clear()
        peer.send(encode(message, Encoding.MSGPACK))
        await answered.wait()
    size, spent = (peer.received - before) // count, (cpu_seconds(served.pid) - began) / count
    peer.close()
    price = PRICES.get(type(message), 1) + bytes_price(size)
    if isinstance(message, m.GetHistory):
        price += entries_price(message.limit)
    return _row(name, price, spent, size, meter)


async def _by_http(served: Node, name: str, path: str, price: int, count: int) -> Row:
    size, began, meter = 0, cpu_seconds(served.pid), Meter()
    for _ in range(count):
        reader, writer = await asyncio.open_connection(HOST, served.port)
        head = f"GET {path} HTTP/1.1\r\nHost: {HOST}:{served.port}\r\nConnection: close\r\n"
        writer.write(f"{head}Authorization: Bearer {token('bench')}\r\n\r\n".encode())
        size = len(await reader.read(-1))
        writer.close()
    return _row(f"GET {name}", price + bytes_price(size), (cpu_seconds(served.pid) - began) / count, size, meter)


def _row(name: str, price: int, spent: float, size: int, meter: Meter) -> Row:
    return Row(name, f"counts as {price}", f"{spent * 1000:.2f} ms of CPU, {size:,} bytes", meter.share())
