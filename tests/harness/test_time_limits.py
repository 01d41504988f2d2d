"""A set-up, a test and a teardown that never end are ended, on each event loop, with all stacks printed."""

import asyncio
import os
import signal
from itertools import product
from pathlib import Path

import pytest

from tests.harness.runs import ended, run, start
from tests.support.descendants import is_alive
from tests.support.waiting import until

pytestmark = pytest.mark.slow

PLUGINS = ("-p", "pytest_asyncio.plugin", "-p", "tests.support.time_limits")
HANGING = """
import asyncio
import os
import subprocess
import time
import pytest
import pytest_asyncio
{loop}

async def hang():
    await asyncio.create_task(asyncio.Event().wait(), name="waiting for nothing")

@pytest_asyncio.fixture
async def stuck():
    {setup}
    yield
    {teardown}

async def test_hangs(stuck):
    {test}
"""
LOOPS = {
    "asyncio": "",
    "uvloop": "import uvloop\n@pytest.fixture\ndef event_loop_policy():\n    return uvloop.EventLoopPolicy()",
}
PHASES = {
    "set-up": {"setup": "await hang()"},
    "test": {"test": "await hang()"},
    "test that stops the clock": {"test": "time.monotonic = lambda: 0.0; await hang()"},
    "teardown": {"teardown": "await hang()"},
    "teardown of a failure": {"teardown": "await hang()", "test": "assert False, 'the reason of the failure'"},
}


def hanging(loop: str, phase: str, **more: str) -> str:
    """The source of a test that hangs on an event loop, in one of the `PHASES`."""
    parts = dict.fromkeys(("setup", "teardown", "test"), "pass") | PHASES[phase] | more
    return HANGING.format(loop=LOOPS[loop], **parts)


async def test_a_test_that_hangs_in_any_phase_on_any_loop_ends_with_its_stacks(tmp_path: Path) -> None:
    sources = {f"{loop}, {phase}": hanging(loop, phase) for loop, phase in product(LOOPS, PHASES)}
    done = await run(tmp_path, sources, *PLUGINS)
    for loop, phase in product(LOOPS, PHASES):
        end = done[f"{loop}, {phase}"]
        assert end.status == 1, end.output
        assert f"Takes too long: {phase.split()[0]} of test_it.py::test_hangs, 4 s" in end.output
        assert "Thread MainThread" in end.output
        assert "Task waiting for nothing" in end.output
        assert "in hang" in end.output
        assert ("the reason of the failure" in end.output) is (phase == "teardown of a failure")
        assert ("<uvloop" in end.output) is (loop == "uvloop")


async def test_side_by_side_the_test_that_hangs_is_named_and_the_others_run(tmp_path: Path) -> None:
    sources = {"it": hanging("asyncio", "test") + "\ndef test_after():\n    pass\n"}
    done = (await run(tmp_path, sources, *PLUGINS, "-p", "xdist.plugin", "--numprocesses=1"))["it"]
    assert "crashed while running 'test_it.py::test_hangs'" in done.output
    assert "Task waiting for nothing" in done.output
    assert "1 failed, 1 passed" in done.output


async def test_a_run_that_is_to_end_says_what_it_is_doing_and_ends_what_it_has_started(tmp_path: Path) -> None:
    pids = tmp_path / "it" / "pids"
    helper = "subprocess.Popen(['sleep', '600'], start_new_session=True)"
    begun = f"open({str(pids)!r}, 'w').write('%d %d\\n' % (os.getpid(), {helper}.pid))"
    sources = {"it": hanging("uvloop", "test", test=f"{begun}; await hang()")}
    ending = asyncio.create_task(
        ended(tmp_path, await start(tmp_path, sources, *PLUGINS, "--override-ini=phase_seconds=100"))
    )
    await until(lambda: pids.exists() and pids.read_text().endswith("\n"))
    pid, started = map(int, pids.read_text().split())
    for _ in range(2):  # as `timeout` does
        os.kill(pid, signal.SIGTERM)
    done = (await ending)["it"]
    assert done.status == 1, done.output
    assert "Ended by SIGTERM: " in done.output
    assert "of test_it.py::test_hangs, 100 s" in done.output
    assert "Thread MainThread" in done.output
    assert not is_alive(started)


async def test_a_variable_changes_all_limits_for_a_slow_machine(tmp_path: Path) -> None:
    process = await start(tmp_path, {"it": hanging("asyncio", "test")}, *PLUGINS, patience="0.5")
    assert "test of test_it.py::test_hangs, 2 s" in (await ended(tmp_path, process))["it"].output


async def test_a_thread_that_keeps_the_interpreter_to_itself_is_ended(tmp_path: Path) -> None:
    source = """
import ctypes
from tests.support import time_limits
time_limits.GRACE_SECONDS = 0

def test_hangs():
    ctypes.PyDLL(None).pause()
"""
    done = (await run(tmp_path, {"it": source}, *PLUGINS))["it"]
    assert done.status == 1, done.output
    assert "Timeout (0:00:04)!" in done.output
    assert "in test_hangs" in done.output
