"""A thousand clients are cut off and come back at once: spectators of one room, and players of 250 rooms."""

import asyncio
import time
from collections.abc import AsyncIterator

from bench.players import HELLO, Crowd, Tally, fill, in_groups, watch
from bench.processes import HOST, SIGNER, Meter, Node, Row, cpu_seconds, quantile, service, token
from bench.wire import SNAPSHOT, UPDATE, Peer, connect, number_of, tag
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.schema import tag_of

ENTERED = tag_of(m.Entered)
SEATS = 4


async def measure(short: bool) -> AsyncIterator[Row]:
    """Measure the return on new connections, whose handshakes count, and on connections that are open already."""
    count, turns = (10, 20) if short else (1_000, 300)
    for handshakes in (True,) if short else (True, False):
        async with service() as node:
            how = "handshakes included" if handshakes else "on open sockets"
            seconds, each, cost, opened, meter = await _come_back(node, count, turns, handshakes)
            measured = f"{seconds * 1000:,.0f} ms, {each:,.0f} bytes each, {cost:,.0f} µs of CPU each"
            measured += "" if handshakes else f", {opened:,.0f} µs of CPU for a handshake before"
            yield Row(
                f"{count:,} clients resume after {turns} turns, {how}",
                "350 ms until all are up to date, under 1,024 bytes each, 350 µs of CPU",
                measured,
                meter,
            )

    rooms, played = (2, 8) if short else (250, 45)
    for missed in (0, 3):
        async with service() as node:
            seconds, cost, meter = await _players_back(node, rooms, played, missed)
            yield Row(
                f"{rooms * SEATS:,} players of {rooms} rooms come back at {played} turns, {missed} missed",
                "300 ms until all are up to date",
                f"{seconds * 1000:,.0f} ms, {cost:,.0f} µs of CPU each",
                meter,
            )


async def _players_back(node: Node, rooms: int, played: int, missed: int) -> tuple[float, float, float]:
    """Measure how players come back to a node after all have left.

    `played`: the least log entries of each room before the players leave. `missed`: how many of the newest they lack.
    Returns seconds until all are up to date again, µs of CPU for each player, and the generator's load (0 to 1).
    """
    crowd = await fill(node, rooms, SEATS, watchers=0, tally=Tally(think=0.1))
    while min(table.number for table in crowd.tables) < played:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    crowd.tally.over = True
    await asyncio.sleep(0.5)  # the last commands are under way
    crowd.close()
    await asyncio.sleep(1.0)  # the node has seen them go
    tables = {table.room: table for table in crowd.tables}
    back = []
    for place in range(rooms):
        table = tables[SIGNER.room_id(f"r{place}s0", "make")]
        for seat in range(SEATS):
            cursor = m.Cursor(1, table.number - missed, (seat,))
            back.append(ResumingClient(node, table.room, f"r{place}s{seat}", cursor, table.number))
    meter, began, cpu = Meter(), time.perf_counter(), cpu_seconds(node.pid)
    await asyncio.gather(*(one.catch_up() for one in back))
    seconds, busy, cpu = time.perf_counter() - began, meter.share(), cpu_seconds(node.pid) - cpu
    for one in back:
        one.close()
    return seconds, cpu / len(back) * 1e6, busy


async def _come_back(node: Node, count: int, turns: int, handshakes: bool) -> tuple[float, float, float, float, float]:
    """Measure how spectators come back after so many turns. `handshakes`: on new connections, else on open ones.

    Returns seconds until all are up to date; for each client bytes, µs of CPU, and µs of CPU for its connection if
    that was made before, else 0; the generator's load (0 to 1).
    """
    crowd = await fill(node, 1, SEATS, watchers=0, tally=Tally(think=0.02))
    (table,) = crowd.tables
    crowd.watchers += await in_groups(watch(node, table.room, f"w{place}") for place in range(count))
    cursor = m.Cursor(1, table.number, ())
    for gone in crowd.watchers:
        gone.close()
    crowd.tally.think = 0.0
    await _turns(crowd, cursor.number + turns)
    back = [ResumingClient(node, table.room, f"w{place}", cursor, table.number) for place in range(count)]
    before = cpu_seconds(node.pid)
    if not handshakes:
        await in_groups(one.connect() for one in back)
    opening = cpu_seconds(node.pid) - before
    meter, began, cpu = Meter(), time.perf_counter(), cpu_seconds(node.pid)
    await asyncio.gather(*(one.catch_up() for one in back))
    seconds, busy, cpu = time.perf_counter() - began, meter.share(), cpu_seconds(node.pid) - cpu
    crowd.close()
    each = quantile([one.received for one in back], 0.5)
    for one in back:
        one.close()
    return seconds, each, cpu / count * 1e6, opening / count * 1e6, busy


async def _turns(crowd: Crowd, until: int) -> None:
    """Let the table play until the entry `until` has arrived. Commands under way may then add some more entries."""
    (table,) = crowd.tables
    reached = asyncio.Event()

    def delivered() -> None:
        if table.number >= until:
            crowd.tally.over = True
            reached.set()

    table.on_delivered = delivered
    await reached.wait()
    await asyncio.sleep(0.2)  # the last commands may be under way


class ResumingClient:
    """A client that comes back with a cursor. It is up to date when it has the newest entry."""

    def __init__(self, node: Node, room: str, name: str, cursor: m.Cursor, newest: int) -> None:
        self._node = node
        self._name = name
        self._resume = encode(m.Resume("r", room, cursor), Encoding.MSGPACK)
        self._newest = newest
        self._missed_nothing = cursor.number == newest
        self._peer: Peer | None = None
        self._up_to_date = asyncio.Event()

    @property
    def received(self) -> int:
        """Bytes of frames."""
        return 0 if self._peer is None else self._peer.received

    async def connect(self) -> Peer:
        """Make a connection, without resuming."""
        self._peer = await connect(HOST, self._node.port, token(self._name), self._on_frame)
        return self._peer

    async def catch_up(self) -> None:
        """Resume, on a new connection if there is none, and wait until it is up to date."""
        peer = self._peer or await self.connect()
        peer.send(HELLO, self._resume)
        await self._up_to_date.wait()

    def close(self) -> None:
        """Leave."""
        if self._peer is not None:
            self._peer.close()

    def _on_frame(self, payload: bytes) -> None:
        """Look for the newest entry in a frame; if nothing was missed, look for the answer."""
        kind = tag(payload)
        is_back = kind == ENTERED and self._missed_nothing
        if is_back or (kind in (UPDATE, SNAPSHOT) and number_of(payload) >= self._newest):
            self._up_to_date.set()
