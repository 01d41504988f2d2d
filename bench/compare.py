"""Compare two commits, paired and interleaved: `make bench-compare BASE=<commit>`, or `python -m bench.compare BASE`.

Each round runs both, in alternating order, each with its own server and its own generator of load. The ratio of a round
is the figure of this checkout divided by that of the base. The table has the medians, and the median of the ratios with
its 95 % confidence interval (bootstrap over the rounds). CPU of the server for a turn says more than turns a second:
other programs on the machine hardly change it.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from bench.processes import machine

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / "build" / "compare"

WORKLOADS: dict[str, dict[str, float | str]] = {
    "turns": {"rooms": 100, "watchers": 0, "think": 0.0},
    "watched": {"rooms": 100, "watchers": 4, "think": 0.0},
    "quarter": {"rooms": 100, "watchers": 0, "think": 0.14},
    "many": {"rooms": 1000, "watchers": 0, "think": 0.0},
    "hidden": {"rooms": 100, "watchers": 0, "think": 0.0, "game": "toy_game"},
    "slow": {"rooms": 100, "watchers": 0, "think": 0.0, "game": "slow"},
    "resume": {"work": "resume", "clients": 1000},
}
"""The workloads. `watchers`: spectators of each room, all of four players. `think`: seconds before an answer. `game`:
matches that older bases can't play, of another game or with the tempo of days.

`resume`: `clients` connect and resume at once.
"""

METRICS = {
    "cpu": "µs of server CPU a turn",
    "turns": "turns/s",
    "p50": "latency p50, ms",
    "p99": "latency p99, ms",
    "update": "bytes of an update for a spectator",
    "back_cpu": "µs of server CPU for a handshake and a resume",
    "back": "until all have resumed, ms",
}

Run = dict[str, float]


def tree_of(commit: str) -> Path:
    """Return a folder with the code of a commit, made on first use. Raises `SystemExit` for an unknown commit."""
    command = ["git", "rev-parse", "--verify", f"{commit}^{{commit}}"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if found.returncode:
        sys.exit(f"bench.compare: there is no commit {commit}.")
    folder = PLACE / found.stdout.decode().strip()[:12]
    if not folder.exists():
        PLACE.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, capture_output=True).stdout
        made = Path(tempfile.mkdtemp(dir=PLACE))  # renamed once all files are there
        subprocess.run(["tar", "--extract", "--directory", made], input=packed, check=True)
        (made / "client_js" / "dist").symlink_to(ROOT / "client_js" / "dist")
        made.rename(folder)
    return folder


def path_of(tree: Path, native: bool) -> str:
    """Return the `PYTHONPATH` of a tree. `native`: with the compiled rules of `make run NATIVE=1`."""
    compiled = ROOT / "build" / "native"
    code = (compiled / "server", compiled / "protocol") if native else (tree / "server", tree / "protocol")
    return os.pathsep.join(map(str, (*code, tree)))


def one_run(path: str, options: Mapping[str, float | str]) -> Run:
    """Run once with the code on `path`, and return its figures by name. `options`: as `single_run.main` takes them.

    Raises `CalledProcessError`.
    """
    command = [sys.executable, "-P", str(ROOT / "bench" / "single_run.py"), json.dumps(options)]
    environment = {**os.environ, "PYTHONPATH": path}
    lines = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, cwd=ROOT).stdout.splitlines()
    found: Run = json.loads(lines[-1])
    return found


def interval(ratios: Sequence[float], draws: int = 2000) -> tuple[float, float]:
    """Return the 95 % interval of the median of ratios, by bootstrap with a fixed seed."""
    chance = random.Random(1)
    medians = sorted(median(chance.choices(ratios, k=len(ratios))) for _ in range(draws))
    return medians[int(draws * 0.025)], medians[int(draws * 0.975)]


def rows(name: str, base: Sequence[Run], here: Sequence[Run]) -> list[str]:
    """Return the lines of the table for a workload; `base[i]` and `here[i]` are of the same round.

    Metrics that the workload does not measure are left out.
    """
    lines = []
    for metric, label in METRICS.items():
        if metric in base[0]:
            ratios = [new[metric] / old[metric] for old, new in zip(base, here, strict=True)]
            low, high = interval(ratios)
            middle_base = median(run[metric] for run in base)
            middle_here = median(run[metric] for run in here)
            ratio = f"{median(ratios):.3f} ({low:.3f}-{high:.3f})"
            lines.append(f"| {name} | {label} | {middle_base:,.1f} | {middle_here:,.1f} | {ratio} |")
    return lines


def compare(base: str, here: str, name: str, rounds: int, seconds: float) -> list[str]:
    """Run a workload once per round for each path, either one first in turn, and return the lines of the table."""
    options = {**WORKLOADS[name], "warm_up": min(2.0, seconds), "seconds": seconds}
    found: dict[str, list[Run]] = {base: [], here: []}
    for number in range(rounds):
        for path in (base, here) if number % 2 == 0 else (here, base):
            found[path].append(one_run(path, options))
    return rows(name, found[base], found[here])


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, compare, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("base", help="a commit")
    parser.add_argument("workloads", nargs="*", metavar="WORKLOAD", help=f"some of: {', '.join(WORKLOADS)}")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--native", action="store_true", help="this checkout with compiled rules")
    given = parser.parse_args(arguments)
    if unknown := set(given.workloads) - set(WORKLOADS):
        parser.error(f"there is no workload {', '.join(sorted(unknown))}")
    base, here = path_of(tree_of(given.base), native=False), path_of(ROOT, given.native)
    if base == here:
        parser.error("the two paths are the same")
    print(f"{machine()}, {given.rounds} rounds of {given.seconds:g} s, {given.base} -> this checkout\n")
    print("| workload | | base | here | ratio (95 %) |\n| --- | --- | ---: | ---: | ---: |", flush=True)
    for name in given.workloads or ("turns", "watched"):
        print("\n".join(compare(base, here, name, given.rounds, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
