"""What a connection that says nothing, and a room that nobody is in, cost the server's process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

from bench.players import AT_ONCE, HELLO, Tally, fill, in_groups, watch
from bench.processes import HOST, Meter, Node, memory, service, token
from bench.table import Row
from bench.wire import Peer, connect
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.messages import EnterLobby

SOCKET_GOAL, ROOM_GOAL = "16 KiB", "3 KiB"


async def measure(short: bool) -> AsyncIterator[Row]:
    """Connections in the lobby; spectators of one room; rooms whose players have left."""
    sockets, rooms = (20, 5) if short else (2_000, 1_000)
    works = (
        (_lobby, sockets, "connections in the lobby", SOCKET_GOAL),
        (_spectators, sockets // 2, "spectators", SOCKET_GOAL),
        (_rooms, rooms, "rooms that nobody is in", ROOM_GOAL),
    )
    async with AsyncExitStack() as stack:
        node = await stack.enter_async_context(service())
        for work, count, things, goal in works:
            meter = Meter()
            each = await work(node, count)
            yield Row(f"memory of each of {count:,} {things}", goal, f"{each:.1f} KiB", meter.share())
            if not short:  # what was freed would be used again
                await stack.aclose()
                node = await stack.enter_async_context(service())


async def _lobby(node: Node, count: int) -> float:
    async def come(place: int) -> Peer:
        listed = asyncio.Event()
        peer = await connect(HOST, node.port, token(f"idle{place}"), lambda _: listed.set())
        peer.send(HELLO, encode(EnterLobby("l"), Encoding.MSGPACK))
        await listed.wait()
        return peer

    first = await in_groups(
        come(place) for place in range(min(count, AT_ONCE))
    )  # what the first of all needs is not theirs
    before = memory(node.pid)
    peers = await in_groups(come(AT_ONCE + place) for place in range(count))
    used = memory(node.pid) - before
    for peer in (*first, *peers):
        peer.close()
    return used / count


async def _spectators(node: Node, count: int) -> float:
    crowd = await fill(node, 1, 2, AT_ONCE, Tally(think=0.5))
    before = memory(node.pid)
    room = crowd.tables[0].room
    crowd.watchers += await in_groups(watch(node, room, f"idle{place}") for place in range(count))
    await crowd.turns(4)
    used = memory(node.pid) - before
    crowd.close()
    return used / count


async def _rooms(node: Node, count: int) -> float:
    """Rooms are opened some at a time, so that the memory of connections is the same before and after."""
    before, some = 0, min(count, AT_ONCE)
    for opened in range(0, count + some, some):
        crowd = await fill(node, some, 4, 0, Tally(think=60.0), f"g{opened}")
        crowd.close()
        before = before or memory(node.pid)
    await asyncio.sleep(0.5)  # the last ones are let go
    return (memory(node.pid) - before) / count
