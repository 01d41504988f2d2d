"""One room that a thousand or five thousand watch: from a command until the last of them has its entry."""

from collections.abc import AsyncIterator

from bench.players import Crowd, Tally, fill, in_groups, watch
from bench.processes import Meter, Node, cpu_seconds, service
from bench.table import Row, quantile


async def measure(short: bool) -> AsyncIterator[Row]:
    """The median and the worst of many turns."""
    sizes = {20: "-"} if short else {1_000: "14 ms", 5_000: "65 ms"}
    for count, goal in sizes.items():
        async with service() as node:
            crowd = await gathered(node, count, Tally(think=0.02 if short else 0.25))
            await crowd.turns(2 if short else 10)
            meter, cpu = Meter(), cpu_seconds(node.pid)
            latencies = await crowd.turns(5 if short else 60)
            cpu, busy = cpu_seconds(node.pid) - cpu, meter.share()
            crowd.close()
        measured = (
            f"median {quantile(latencies, 0.5):.1f} ms, worst {quantile(latencies, 1):.1f} ms of {len(latencies)} turns"
        )
        measured += f"; {cpu / (len(latencies) * count) * 1e6:.1f} µs of CPU a spectator and update"
        yield Row(f"{count:,} spectators of one room: until the last receives", goal, measured, busy)


async def gathered(node: Node, count: int, tally: Tally) -> Crowd:
    """A room of two that play, and of whose entries so many spectators are latencies as well."""
    crowd = await fill(node, 1, 2, 0, tally)
    (table,) = crowd.tables
    crowd.watchers += await in_groups(watch(node, table.room, f"w{place}", table.seen) for place in range(count))
    table.members += count
    return crowd
