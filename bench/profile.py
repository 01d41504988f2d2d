"""Where the microseconds of a turn go: `python -m bench.profile` prints the shares of a server at saturation.

The server samples itself (`bench/sampled.py`), which costs it a few per cent: compare shares, not turns. The compiled
form is sampled from outside by py-spy, which must be allowed: run it as root, or with `kernel.yama.ptrace_scope` 0.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import uvloop

from bench.compare import ROOT, path_of
from bench.players import Tally, fill
from bench.processes import cpu_seconds, machine, node, redis
from bench.sampled import LOOP, part_named

LARGEST = 10
"""The number of functions that are shown."""
PY_SPY = "py-spy@0.4.3"
RATE = 120
"""Samples a second of the compiled form: with many more the node is so slow that its clock counts as stale."""


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
            crowd = await fill(server, rooms, players=4, watchers=watchers, tally=Tally())
            await asyncio.sleep(warm_up)
            server.process.send_signal(signal.SIGUSR1)
            before = cpu_seconds(server.pid)
            meter = await crowd.measure(seconds)
            server.process.send_signal(signal.SIGUSR2)
            spent, lasted, turns = cpu_seconds(server.pid) - before, meter.seconds(), crowd.tally.turns
            crowd.close()
        counts, functions = _read(samples)
    return _profile(counts, functions, spent, turns, lasted)


async def native_profile(rooms: int, watchers: int, warm_up: float, seconds: float) -> Profile:
    """Play at saturation on the compiled form of `make run NATIVE=1`. Raises `SystemExit` if py-spy cannot sample."""
    with tempfile.TemporaryDirectory(prefix="botyard-profile-") as place:
        raw = Path(place, "raw.txt")
        async with redis() as url, node(url, PYTHONPATH=path_of(ROOT, native=True)) as server:
            crowd = await fill(server, rooms, players=4, watchers=watchers, tally=Tally())
            await asyncio.sleep(warm_up)
            spy = await asyncio.create_subprocess_exec(
                *(str(Path(sys.executable).with_name("uv")), "tool", "run", PY_SPY, "record", "--native"),
                *("--pid", str(server.pid), "--rate", str(RATE), "--duration", f"{seconds:.0f}"),
                *("--format", "raw", "--output", str(raw)),
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE,
            )
            before = cpu_seconds(server.pid)
            meter = await crowd.measure(seconds)
            spent, lasted, turns = cpu_seconds(server.pid) - before, meter.seconds(), crowd.tally.turns
            crowd.close()
            _, errors = await spy.communicate()
        counts, functions = _read_raw(raw, errors)
    return _profile(counts, functions, spent, turns, lasted)


def _read_raw(raw: Path, errors: bytes) -> tuple[dict[str, int], dict[str, int]]:
    """Return samples by part and by function, as py-spy has written them. Raises `SystemExit` if there are none."""
    if not raw.exists():
        sys.exit(f"bench.profile: py-spy has sampled nothing: {errors.decode().strip()}")
    return count_stacks(raw.read_text().splitlines())


def count_stacks(lines: Iterable[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Count samples by part and by function. `lines`: of py-spy, each a stack, outermost frame first, and a number."""
    modules = _compiled_modules()
    parts: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for line in lines:
        stack, _, count = line.rpartition(" ")
        named = [place for frame in reversed(stack.split(";")) if (place := _place_of(frame, modules)) is not None]
        known = (part for path, name in named if (part := part_named(path, name)) is not None)
        parts[next(known, LOOP)] += int(count)
        path, name = named[0] if named else ("", LOOP)
        functions[f"{'/'.join(path.split('/')[-2:])} {name}".strip()] += int(count)
    return parts, functions


def _compiled_modules() -> dict[str, str]:
    """Paths of the compiled modules by the names that mypyc has for them: the ends of their paths, joined by `___`."""
    paths = [line for line in (ROOT / "tools" / "native_modules.txt").read_text().split("\n") if line.endswith(".py")]
    named: dict[str, str] = {}
    for path in paths:
        folders = path.removesuffix(".py").split("/")
        named |= {"___".join(folders[start:]): path for start in range(len(folders))}
    return named


def _place_of(frame: str, modules: dict[str, str]) -> tuple[str, str] | None:
    """The path and the function of a frame of py-spy; None if it is in no code of Python or mypyc."""
    if compiled := re.match(r"CPyDef_(\w+)", frame):
        parts = compiled[1].split("___")
        for end in range(len(parts) - 1, 0, -1):
            if (path := modules.get("___".join(parts[:end]))) is not None:
                return f"/server/{path}", parts[-1]
    if interpreted := re.match(r"(.+) \((.+\.py):\d+\)$", frame):
        return f"/server/{interpreted[2]}", interpreted[1].rpartition(".")[2]
    return None


def _profile(counts: dict[str, int], functions: dict[str, int], spent: float, turns: int, lasted: float) -> Profile:
    """Compute the cost of a turn, from counts of samples, and the seconds of CPU that were `spent` on so many turns."""
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
    parser.add_argument("--native", action="store_true", help="of the compiled form")
    given = parser.parse_args()
    form = "compiled" if given.native else "interpreted"
    print(f"{machine()}, {form}, {given.rooms} rooms of 4, {given.spectators} spectators each\n")
    measure = native_profile if given.native else profile
    print(uvloop.run(measure(given.rooms, given.spectators, 2.0, given.seconds)))


def _read(samples: Path) -> tuple[dict[str, int], dict[str, int]]:
    """Samples by part and by function."""
    counts: dict[str, dict[str, int]] = json.loads(samples.read_text())
    return counts["parts"], counts["functions"]


if __name__ == "__main__":
    main()
