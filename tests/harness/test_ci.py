"""The command of continuous integration: it ends in any case, with the status of the checks, and leaves no process."""

import asyncio
import os
import signal
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest

from tests.support.descendants import is_alive
from tests.support.waiting import until

pytestmark = pytest.mark.slow

COMMAND = Path(__file__).parents[2] / ".ci" / "run"
SECONDS = "600"


async def run(directory: Path, script: str, end: signal.Signals | None = None) -> tuple[int | None, str]:
    """Run it with `script` in place of make; the exit status, and what it wrote.

    `end`: sent once `script` has written its pids, SIGALRM to `timeout`, which then takes its time as over.
    """
    make = directory / "make"
    make.write_text(f"#!/usr/bin/env bash\n{script}\n")
    make.chmod(0o755)
    environment = {**os.environ, "MAKE": str(make), "CI_SECONDS": SECONDS, "PIDS": str(directory / "pids")}
    process = await asyncio.create_subprocess_exec(
        "bash", str(COMMAND), stdout=PIPE, stderr=STDOUT, env=environment, start_new_session=True
    )
    if end is not None:
        await until((directory / "pids").exists)
        timeout = pids(directory)[1]
        assert Path(f"/proc/{timeout}/cmdline").read_text().split("\0")[:3] == ["timeout", "--kill-after=10", SECONDS]
        os.kill(timeout if end == signal.SIGALRM else process.pid, end)
    output, _ = await process.communicate()
    return process.returncode, output.decode()


def pids(directory: Path) -> list[int]:
    """The processes that the script has started, and its parent."""
    return list(map(int, (directory / "pids").read_text().split()))


@pytest.mark.parametrize("status", [0, 2])
async def test_it_ends_as_the_checks_end(tmp_path: Path, status: int) -> None:
    assert await run(tmp_path, f"echo checked $1; exit {status}") == (status, "checked test-all\n")


@pytest.mark.parametrize("end", [signal.SIGALRM, signal.SIGTERM], ids=["too long", "stopped"])
async def test_checks_that_do_not_end_are_ended_with_all_that_they_started(tmp_path: Path, end: signal.Signals) -> None:
    script = "sleep 600 & echo $! $PPID > $PIDS.new; mv $PIDS.new $PIDS; wait"
    status, output = await run(tmp_path, f"trap 'echo still here; wait; exit 1' TERM; {script}", end)
    assert status == (124 if end == signal.SIGALRM else 143)
    assert "still here" in output
    assert (f"they took longer than {SECONDS} s (CI_SECONDS)" in output) is (end == signal.SIGALRM)
    assert not is_alive(pids(tmp_path)[0])
