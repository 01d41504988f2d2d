"""What a quiet player notices of 40 connections of another address that ping, or ask for history without a pause."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bench.players import HELLO, Crowd, Tally, fill
from bench.processes import HOST, Meter, Node, node, redis, token
from bench.table import Row, quantile
from bench.wire import connect, tag
from botyard.processes.process_setup import end_with_parent
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.schema import tag_of

CONNECTIONS = 40
ENTRIES = 300
PONG = tag_of(m.Pong)
GOAL = "commands within twice the time without them"


async def measure(short: bool) -> AsyncIterator[Row]:
    """Ordinary limits; the address that floods is named by a proxy, as the one of the players."""
    seconds, entries = (0.1, 5) if short else (10.0, ENTRIES)
    async with redis() as url, node(url, BOTYARD_MESSAGES="300", BOTYARD_PROXIES=HOST) as served:
        room = await long_match(served, entries)
        for kind in ("nobody else", "history") if short else ("nobody else", "ping", "history"):
            async with _flooded(served, room, kind):
                pings, commands, busy = await _quiet_player(served, kind, seconds)
            measured = f"{_shown('ping', pings)}; {_shown('command', commands)}"
            yield Row(f"beside {CONNECTIONS} connections: {kind}", GOAL, measured, busy)


def _shown(name: str, times: list[float]) -> str:
    median, late = quantile(times, 0.5), quantile(times, 0.95)
    return f"{name} p50 / p95 {median * 1000:.1f} / {late * 1000:.1f} ms ({len(times)})"


async def long_match(served: Node, entries: int) -> str:
    """An empty room whose log is that long."""
    crowd = await fill(served, 1, 2, 0, Tally(), "long")
    (table,) = crowd.tables
    reached = asyncio.Event()

    def told() -> None:
        if table.number >= entries:
            crowd.tally.over = True
            reached.set()

    table.on_told = told
    await reached.wait()
    crowd.close()
    return table.room


@asynccontextmanager
async def _flooded(served: Node, room: str, kind: str) -> AsyncIterator[None]:
    if kind not in ("ping", "history"):
        yield
        return
    command = sys.executable, "-m", "bench.flood", str(served.port), room, kind, str(CONNECTIONS)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, preexec_fn=end_with_parent)
    assert process.stdout is not None
    await process.stdout.readline()
    try:
        yield
    finally:
        process.kill()
        await process.wait()


async def _quiet_player(served: Node, name: str, seconds: float) -> tuple[list[float], list[float], float]:
    """Seconds that pings and commands take of two who play at an ordinary pace, and how busy this process was."""
    name = name.replace(" ", "")
    crowd: Crowd = await fill(served, 1, 2, 0, Tally(think=0.03), f"quiet-{name}")
    pings: list[float] = []
    answered = asyncio.Event()
    peer = await connect(HOST, served.port, token(f"pinger-{name}"), lambda payload: _pong(payload, answered))
    peer.send(HELLO)
    crowd.tally.counting, meter, began = True, Meter(), time.perf_counter()
    while time.perf_counter() - began < seconds:
        answered.clear()
        sent = time.perf_counter()
        peer.send(encode(m.Ping("p"), Encoding.MSGPACK))
        await answered.wait()
        pings.append(time.perf_counter() - sent)
        await asyncio.sleep(0.02)
    busy, commands = meter.share(), list(crowd.tally.latencies)
    crowd.close()
    peer.close()
    return pings, commands, busy


def _pong(payload: bytes, answered: asyncio.Event) -> None:
    if tag(payload) == PONG:
        answered.set()
