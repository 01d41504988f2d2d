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
from bench.processes import machine, node, redis


@dataclass(frozen=True, slots=True)
class Profile:
    """What a turn cost. `parts`: microseconds of each part."""

    turns: float
    parts: dict[str, float]

    def __str__(self) -> str:
        """A table in Markdown, the largest part first."""
        whole = sum(self.parts.values())
        lines = [f"| {name} | {spent:.0f} | {spent / (whole or 1):.0%} |" for name, spent in self.parts.items()]
        head = "| part of a turn | µs | share |\n| --- | ---: | ---: |"
        return "\n".join((head, *lines, f"| all, at {self.turns:,.0f} turns/s | {whole:.0f} | |"))


async def profile(rooms: int, watchers: int, warm_up: float, seconds: float) -> Profile:
    """Play at saturation on a server that samples itself."""
    with tempfile.TemporaryDirectory(prefix="botyard-profile-") as place:
        samples = Path(place, "samples.json")
        os.environ["BOTYARD_SAMPLES"] = str(samples)
        async with redis() as url, node(url, module="bench.sampled") as server:
            crowd = await fill(server, rooms, 4, watchers, Tally())
            await asyncio.sleep(warm_up)
            server.process.send_signal(signal.SIGUSR1)
            before = _cpu(server.pid)
            meter = await crowd.play(seconds)
            server.process.send_signal(signal.SIGUSR2)
            spent, lasted, turns = _cpu(server.pid) - before, meter.seconds(), crowd.tally.turns
            crowd.close()
        counts = _read(samples)
    each = spent / max(turns, 1) / max(sum(counts.values()), 1) * 1e6  # a server without CPU has no samples
    parts = {name: count * each for name, count in sorted(counts.items(), key=lambda item: -item[1])}
    return Profile(turns / lasted, parts)


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--spectators", type=int, default=0, help="of each room")
    parser.add_argument("--seconds", type=float, default=8)
    given = parser.parse_args()
    print(f"{machine()}, {given.rooms} rooms of 4, {given.spectators} spectators each\n")
    print(uvloop.run(profile(given.rooms, given.spectators, 2.0, given.seconds)))


def _read(samples: Path) -> dict[str, int]:
    counts: dict[str, int] = json.loads(samples.read_text())
    return counts


def _cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
