"""Where the microseconds of a turn go: `python -m bench.profile` prints the shares of a server at saturation.

The server samples itself (`bench/sampled.py`), which costs it a few per cent: compare shares, not turns.
"""

import argparse
import asyncio
import json
import os
import signal
import tempfile
from dataclasses import dataclass
from pathlib import Path

import uvloop

from bench.players import Tally, fill
from bench.processes import cpu_seconds, machine, node, redis

LARGEST = 10
"""The number of functions that are shown."""


@dataclass(frozen=True, slots=True)
class Profile:
    """The cost of a turn. `parts`: microseconds of each part. `functions`: shares of the largest functions."""

    turns: float
    parts: dict[str, float]
    functions: dict[str, float]

    def __str__(self) -> str:
        """A table in Markdown, the largest part first."""
        whole = sum(self.parts.values())
        lines = [f"| {name} | {spent:.0f} | {spent / (whole or 1):.0%} |" for name, spent in self.parts.items()]
        head = "| part of a turn | µs | share |\n| --- | ---: | ---: |"
        largest = [f"| `{name}` | {share:.1%} |" for name, share in self.functions.items()]
        functions = ("", "| function | share of its own |", "| --- | ---: |", *largest)
        return "\n".join((head, *lines, f"| all, at {self.turns:,.0f} turns/s | {whole:.0f} | |", *functions))


async def profile(rooms: int, watchers: int, warm_up: float, seconds: float) -> Profile:
    """Play at saturation on a server that samples itself."""
    with tempfile.TemporaryDirectory(prefix="botyard-profile-") as place:
        samples = Path(place, "samples.json")
        os.environ["BENCH_SAMPLES"] = str(samples)
        async with redis() as url, node(url, module="bench.sampled") as server:
            crowd = await fill(server, rooms, 4, watchers, Tally())
            await asyncio.sleep(warm_up)
            server.process.send_signal(signal.SIGUSR1)
            before = cpu_seconds(server.pid)
            meter = await crowd.play(seconds)
            server.process.send_signal(signal.SIGUSR2)
            spent, lasted, turns = cpu_seconds(server.pid) - before, meter.seconds(), crowd.tally.turns
            crowd.close()
        counts, functions = _read(samples)
    each = spent / max(turns, 1) / max(sum(counts.values()), 1) * 1e6  # a server without CPU has no samples
    parts = {name: count * each for name, count in sorted(counts.items(), key=lambda item: -item[1])}
    largest = sorted(functions.items(), key=lambda item: -item[1])[:LARGEST]
    shares = {name: count / max(sum(functions.values()), 1) for name, count in largest}
    return Profile(turns / lasted, parts, shares)


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--spectators", type=int, default=0, help="of each room")
    parser.add_argument("--seconds", type=float, default=8)
    given = parser.parse_args()
    print(f"{machine()}, {given.rooms} rooms of 4, {given.spectators} spectators each\n")
    print(uvloop.run(profile(given.rooms, given.spectators, 2.0, given.seconds)))


def _read(samples: Path) -> tuple[dict[str, int], dict[str, int]]:
    """Samples by part and by function."""
    counts: dict[str, dict[str, int]] = json.loads(samples.read_text())
    return counts["parts"], counts["functions"]


if __name__ == "__main__":
    main()
