"""The command of continuous integration: it ends in any case, with the status of the checks, and leaves no process."""

import asyncio
import os
import signal
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest

from tests.support.descendants import is_alive
from tests.support.waiting import until

COMMAND = Path(__file__).parents[2] / ".ci" / "run"


async def run(directory: Path, script: str, seconds: str, stop: bool = False) -> tuple[int | None, str]:
    """Run it with `script` in place of make; the exit status, and what it wrote."""
    make = directory / "make"
    make.write_text(f"#!/usr/bin/env bash\n{script}\n")
    make.chmod(0o755)
    environment = {**os.environ, "MAKE": str(make), "CI_SECONDS": seconds, "PIDS": str(directory / "pids")}
    process = await asyncio.create_subprocess_exec(
        "bash", str(COMMAND), stdout=PIPE, stderr=STDOUT, env=environment, start_new_session=True
    )
    if stop:
        await until((directory / "pids").exists)
        process.send_signal(signal.SIGTERM)
    output, _ = await process.communicate()
    return process.returncode, output.decode()


@pytest.mark.parametrize("status", [0, 2])
async def test_it_ends_as_the_checks_end(tmp_path: Path, status: int) -> None:
    assert await run(tmp_path, f"echo checked $1; exit {status}", "60") == (status, "checked test\n")


@pytest.mark.parametrize("stop", [False, True])
async def test_checks_that_do_not_end_are_ended_with_all_that_they_started(tmp_path: Path, stop: bool) -> None:
    hanging = "trap 'echo still here; wait; exit 1' TERM; sleep 600 & echo $! > $PIDS.new; mv $PIDS.new $PIDS; wait"
    status, output = await run(tmp_path, hanging, "600" if stop else "0.5", stop)
    assert status == (143 if stop else 124)
    assert "still here" in output
    assert ("they took longer than 0.5 s (CI_SECONDS)" in output) is not stop
    assert not is_alive(int((tmp_path / "pids").read_text()))
