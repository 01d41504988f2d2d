"""Runs of pytest on small test files, side by side, each in a fork of a process that has imported pytest."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from tests.support.time_limits import PATIENCE

ROOT = Path(__file__).parents[2]
CONFIGURATION = """
[pytest]
asyncio_mode = auto
asyncio_default_fixture_loop_scope = function
phase_seconds = 4
"""
IMPORTED = ("pytest", "pytest_asyncio", "uvloop")


@dataclass(frozen=True, slots=True)
class Run:
    """How a run ended, and all that it wrote."""

    status: int
    output: str


async def start(directory: Path, sources: Mapping[str, str], *options: str, patience: str = "1") -> Process:
    """Start pytest once for each test file; `options` are those of pytest, `patience` multiplies its limits."""
    for name, source in sources.items():
        (directory / name).mkdir()
        (directory / name / "pytest.ini").write_text(CONFIGURATION)
        (directory / name / "test_it.py").write_text(source)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, str(directory), json.dumps(list(sources)), *options),
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT), PATIENCE: patience},
        stdout=PIPE,
        start_new_session=True,
    )


async def ended(directory: Path, process: Process) -> dict[str, Run]:
    """Wait for the ends of all runs, which are killed if this is cancelled."""
    try:
        statuses, _ = await process.communicate()
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
    ends: dict[str, int] = json.loads(statuses)
    return {name: Run(status, (directory / name / "output").read_text()) for name, status in ends.items()}


async def run(directory: Path, sources: Mapping[str, str], *options: str) -> dict[str, Run]:
    """Run pytest once for each test file, and wait for the ends."""
    return await ended(directory, await start(directory, sources, *options))


def main(directory: str, names: str, *options: str) -> None:
    """Fork a run for each name, and write their exit statuses."""
    for module in IMPORTED:
        import_module(module)
    pids = {name: _forked(Path(directory, name), options) for name in json.loads(names)}
    print(json.dumps({name: os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) for name, pid in pids.items()}))


def _forked(directory: Path, options: tuple[str, ...]) -> int:
    """Fork a run in a folder, with its output in a file there; the process id."""
    if pid := os.fork():
        return pid
    os.chdir(directory)
    output = os.open("output", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    status = 99
    try:
        status = import_module("pytest").main(["-p", "no:cacheprovider", *options, "test_it.py"])
    finally:
        sys.stdout.flush()
        os._exit(status)


if __name__ == "__main__":
    main(*sys.argv[1:])
