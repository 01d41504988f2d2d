"""All that is measured, as a table in Markdown: `python -m bench`, or some of it: `python -m bench turns resume`.

It writes nothing: docs/benchmarks.md has the figures of one machine. `--short` only shows that everything runs.
"""

import argparse
from collections.abc import Sequence

import uvloop

from bench.processes import HEAD, machine, raise_file_limit
from bench.workloads import WORKLOADS


async def measure(names: Sequence[str], short: bool) -> None:
    """Print the table, each row as soon as it is measured."""
    print(f"{machine()}{', short: the figures say nothing' if short else ''}\n\n{HEAD}", flush=True)
    for name in names:
        async for row in WORKLOADS[name](short):
            print(row, flush=True)


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("workloads", nargs="*", metavar="WORKLOAD", help=f"some of: {', '.join(WORKLOADS)} (all)")
    parser.add_argument("--short", action="store_true", help="only show that they run")
    given = parser.parse_args()
    if unknown := set(given.workloads) - set(WORKLOADS):
        parser.error(f"there is no workload {', '.join(sorted(unknown))}")
    raise_file_limit()
    uvloop.run(measure(given.workloads or list(WORKLOADS), given.short))


if __name__ == "__main__":
    main()
