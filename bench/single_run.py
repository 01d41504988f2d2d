"""One short run of rooms full of players, as a line of JSON, with the code of the tree that `PYTHONPATH` names.

`bench.compare` starts it for two trees in turn; so it may use nothing that is newer than the older of them.
"""

import asyncio
import json
import sys
from typing import Any

import uvloop

from bench.players import Tally, fill
from bench.processes import Meter, cpu_seconds, many_files, service
from bench.table import quantile


async def run(
    rooms: int, watchers: int, think: float, warm_up: float, seconds: float, game: str | None = None
) -> dict[str, float]:
    """Play, and return figures by name: see `bench.compare.METRICS`. `think`, `warm_up`, `seconds`: in seconds.

    `game`: None for Twin Tin Bots, the only one that older trees know.
    """
    settings: dict[str, Any] = {}
    if game is not None:
        from bench import hidden  # noqa: PLC0415 - older trees do not have it

        settings = hidden.settings()
    async with service("always", 1, True, **settings) as node:
        crowd = await fill(node, rooms, 4, watchers, Tally(think), **({} if game is None else {"game": game}))
        await asyncio.sleep(warm_up)
        cpu, received = cpu_seconds(node.pid), crowd.watched()
        meter = Meter()
        await crowd.play(seconds)
        while not crowd.tally.turns:  # on a busy machine the server may not run at all for a while
            await crowd.play(seconds)
        cpu, lasted, received = cpu_seconds(node.pid) - cpu, meter.seconds(), crowd.watched() - received
        crowd.close()
    tally = crowd.tally
    found = {
        "cpu": cpu / tally.turns * 1e6,
        "turns": tally.turns / lasted,
        "p50": quantile(tally.latencies, 0.5) * 1000,
        "p99": quantile(tally.latencies, 0.99) * 1000,
    }
    return {**found, "update": received / (tally.turns * watchers)} if watchers else found


def main(given: str) -> None:
    """Run with the arguments of `run`, in JSON, and print what came of it."""
    many_files()
    print(json.dumps(uvloop.run(run(**json.loads(given)))))


if __name__ == "__main__":
    main(sys.argv[1])
