"""What a node and its Redis take for live matches of four with two spectators each, at the pace of people."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

from redis.asyncio import Redis

from bench.players import Crowd, Tally, fill
from bench.processes import Node, Row, cpu_seconds, memory, node, quantile, redis

PLAYERS, WATCHERS = 4, 2


@dataclass(frozen=True, slots=True)
class Size:
    """The number of matches, their least entries, the seconds between commands, and the seconds of the measurement."""

    rooms: int
    entries: int
    think: float
    seconds: float


async def measure(short: bool) -> AsyncIterator[Row]:
    """Matches of 150 entries, with a command every 8 s in each."""
    sizes = [Size(2, 6, 0.2, 0.5)] if short else [Size(rooms, 150, 8.0, 60.0) for rooms in (250, 500, 1_000)]
    for size in sizes:
        async with redis() as url, node(url) as started, Redis.from_url(url) as client:
            yield await _row(size, started, client)


async def _row(size: Size, node: Node, client: "Redis") -> Row:
    """Fill the rooms, play them to their length, and measure while they go on at the pace of people."""
    crowd = await fill(node, size.rooms, PLAYERS, WATCHERS, Tally(think=0.1))
    while min(table.number for table in crowd.tables) < size.entries:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    crowd.tally.think = size.think
    await asyncio.sleep(size.think)  # commands from before the change of pace may be under way
    before, cpu = await client.info("cpu"), cpu_seconds(node.pid)
    meter = await crowd.measure(size.seconds)
    seconds, busy, cpu = meter.seconds(), meter.share(), cpu_seconds(node.pid) - cpu
    after = await client.info("cpu")
    measured = await _in_words(crowd, node, client)
    redis_cpu = sum(after[key] - before[key] for key in ("used_cpu_sys", "used_cpu_user"))
    measured += f", {cpu / seconds:.1%} and {redis_cpu / seconds:.1%} of a core"
    crowd.close()
    people = f"{size.rooms * PLAYERS:,} players and {size.rooms * WATCHERS:,} spectators"
    return Row(f"{size.rooms:,} matches, {people}, {crowd.tally.turns / seconds:,.0f} turns/s", "-", measured, busy)


async def _in_words(crowd: Crowd, node: Node, client: "Redis") -> str:
    """Return in words the memory of the node and of Redis, what Redis needs more to rewrite its file, and latencies."""
    own = memory(node.pid) >> 10
    stored = (await client.info("memory"))["used_memory_rss"] >> 20
    await client.bgrewriteaof()
    while not _is_rewritten(state := await client.info("persistence")):  # noqa: ASYNC110 - Redis has no event
        await asyncio.sleep(0.05)
    copied = state["aof_last_cow_size"] >> 20
    late = crowd.tally.latencies
    times = f"p50 / p99 {quantile(late, 0.5) * 1000:.1f} / {quantile(late, 0.99) * 1000:.1f} ms"
    return f"{own:,} MiB of the node, {stored:,} of Redis and {copied:,} for its copy, {times}"


def _is_rewritten(state: dict[str, int]) -> bool:
    """Whether Redis has ended the rewriting of its file."""
    return not (state["aof_rewrite_in_progress"] or state["aof_rewrite_scheduled"])
