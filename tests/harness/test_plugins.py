"""The plugins of pytest: what never ends is ended, what is left behind is named, the longest tests begin, loops stall.

And the other things that tests lean on: waiting, whose failure says what did not become true, programs of Debian, and
the command of continuous integration.
"""

import asyncio
import os
import re
import shutil
import signal
from asyncio.subprocess import PIPE, STDOUT
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from xdist.scheduler.worksteal import WorkStealingScheduling  # type: ignore[import-untyped]

from tests.harness.runs import ended, run, start
from tests.support import debian
from tests.support.descendants import is_alive
from tests.support.order import dealt
from tests.support.waiting import until

pytestmark = pytest.mark.slow


# --- time limits ------------------------------------------------------------------------------------------------


TIME_LIMITS = ("-p", "pytest_asyncio.plugin", "-p", "tests.support.time_limits")
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
    done = await run(tmp_path, sources, *TIME_LIMITS)
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
    done = (await run(tmp_path, sources, *TIME_LIMITS, "-p", "xdist.plugin", "--numprocesses=1"))["it"]
    assert "crashed while running 'test_it.py::test_hangs'" in done.output
    assert "Task waiting for nothing" in done.output
    assert "1 failed, 1 passed" in done.output


async def test_a_run_that_is_to_end_says_what_it_is_doing_and_ends_what_it_has_started(tmp_path: Path) -> None:
    pids = tmp_path / "it" / "pids"
    helper = "subprocess.Popen(['sleep', '600'], start_new_session=True)"
    begun = f"open({str(pids)!r}, 'w').write('%d %d\\n' % (os.getpid(), {helper}.pid))"
    sources = {"it": hanging("uvloop", "test", test=f"{begun}; await hang()")}
    ending = asyncio.create_task(
        ended(tmp_path, await start(tmp_path, sources, *TIME_LIMITS, "--override-ini=phase_seconds=100"))
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
    process = await start(tmp_path, {"it": hanging("asyncio", "test")}, *TIME_LIMITS, patience="0.5")
    assert "test of test_it.py::test_hangs, 2 s" in (await ended(tmp_path, process))["it"].output


async def test_a_thread_that_keeps_the_interpreter_to_itself_is_ended(tmp_path: Path) -> None:
    source = """
import ctypes
from tests.support import time_limits
time_limits.GRACE_SECONDS = 0

def test_hangs():
    ctypes.PyDLL(None).pause()
"""
    done = (await run(tmp_path, {"it": source}, *TIME_LIMITS))["it"]
    assert done.status == 1, done.output
    assert "Timeout (0:00:04)!" in done.output
    assert "in test_hangs" in done.output


# --- stalls -----------------------------------------------------------------------------------------------------


async def test_the_loop_of_a_test_stalls_alike_in_each_run(tmp_path: Path) -> None:
    source = """
import asyncio, time
stalls = []
time.sleep = stalls.append

async def test_goes_on():
    while len(stalls) < 2:
        await asyncio.sleep(0)
    print(stalls)
"""
    stalls = ("-s", "-p", "pytest_asyncio.plugin", "-p", "tests.support.stalls")
    done = (await run(tmp_path, {"one": source, "other": source}, *stalls)).values()
    assert [end.status for end in done] == [0, 0], [end.output for end in done]
    first, again = (re.findall(r"\[[\d., ]+\]", end.output) for end in done)
    assert first == again
    assert len(first) == 1


# --- leftovers --------------------------------------------------------------------------------------------------


LEFTOVERS = ("-p", "tests.support.leftovers")
SOURCE = """
import subprocess, sys, tempfile
from tests.support import leftovers
leftovers.END_SECONDS = 0.5

def test_leaves():
    {test}
"""
ORPHAN = """
    code = "import subprocess; print(subprocess.Popen(['sleep', '600'], start_new_session=True).pid)"
    subprocess.run([sys.executable, "-c", code], stdout=open("pid", "w"))
"""
BRIEF = "leftovers.END_SECONDS = 60; subprocess.Popen(['sleep', '0.1'])"
FORGOTTEN = "tempfile.mkdtemp(prefix='forgotten-')"


async def test_a_run_that_leaves_something_fails_and_removes_it(tmp_path: Path) -> None:
    left = {"process": ORPHAN, "file": FORGOTTEN, "nothing": "pass", "nothing soon": BRIEF}
    done = await run(tmp_path, {name: SOURCE.format(test=test) for name, test in left.items()}, *LEFTOVERS)
    pid = (tmp_path / "process" / "pid").read_text().strip()
    assert {name: end.status for name, end in done.items()} == {
        "process": 1,
        "file": 1,
        "nothing": 0,
        "nothing soon": 0,
    }
    assert {name for name, end in done.items() if "left behind by the tests" in end.output} == {"process", "file"}
    assert f"process {pid}: sleep 600" in done["process"].output
    assert not is_alive(int(pid))
    (line,) = [line for line in done["file"].output.splitlines() if line.startswith("file ")]
    assert "/forgotten-" in line
    assert not Path(line.removeprefix("file ")).parent.exists()


async def test_side_by_side_what_a_worker_leaves_fails_the_run(tmp_path: Path) -> None:
    sources = {"it": SOURCE.format(test=ORPHAN)}
    done = (await run(tmp_path, sources, *LEFTOVERS, "-p", "xdist.plugin", "--numprocesses=1"))["it"]
    pid = (tmp_path / "it" / "pid").read_text().strip()
    assert done.status == 1, done.output
    assert f"process {pid}: sleep 600" in done.output
    assert not is_alive(int(pid))


# --- the order of tests -----------------------------------------------------------------------------------------


class _Worker:
    """A worker of pytest-xdist that keeps the places of the tests that it is given."""

    shutting_down = False

    def __init__(self, place: int) -> None:
        self.gateway = SimpleNamespace(id=f"gw{place}")
        self.places: list[int] = []

    def send_runtest_some(self, places: list[int]) -> None:
        self.places += places


def _parts(tests: list[str], workers: int) -> list[list[str]]:
    """What pytest-xdist gives to each worker at the start."""
    config: Any = SimpleNamespace(getvalue=lambda _: [f"{workers}*popen"])
    scheduling, nodes = WorkStealingScheduling(config), [_Worker(place) for place in range(workers)]
    worker: Any
    for worker in nodes:
        scheduling.add_node(worker)
        scheduling.add_node_collection(worker, tests)
    scheduling.schedule()
    return [[tests[place] for place in worker.places] for worker in nodes]


def test_each_worker_begins_with_long_tests_and_files_stay_together() -> None:
    long, short = [["e1"], ["e2"], ["k1", "k2"], ["e3"], ["e4"]], [f"s{n}" for n in range(40)]
    for workers in range(1, 6):
        for place, part in enumerate(_parts(dealt(long, short, workers), workers)):
            own = [test for group in long[place::workers] for test in group]
            assert part[: len(own)] == own


def test_no_test_is_lost_or_doubled_for_any_number_of_workers() -> None:
    long, short = [[f"l{n}"] for n in range(5)], [f"s{n}" for n in range(7)]
    for workers in range(1, 15):
        assert sorted(dealt(long, short, workers)) == sorted([*(test for one in long for test in one), *short])


# --- waiting ----------------------------------------------------------------------------------------------------


async def test_a_condition_that_stays_false_is_reported_with_its_values() -> None:
    numbers = [1, 2]
    with pytest.raises(AssertionError) as failure:
        await until(lambda: len(numbers) == 3, 0.01)
    assert str(failure.value).splitlines() == [
        "not true within 0.01 s: await until(lambda: len(numbers) == 3, 0.01)",
        "  is False",
        "    numbers = [1, 2]",
    ]


async def test_a_true_condition_takes_no_waiting() -> None:
    await until({1: 2}.keys)


# --- programs of Debian -----------------------------------------------------------------------------------------


APT_GET = """#!/bin/sh
case "$*" in
  *--simulate*) printf '%s' "$PLANNED" ;;
  *download*)
    shift 3
    for package in "$@"; do
      mkdir -p "$package/DEBIAN" "$package/usr/bin"
      printf 'Package: %s\nVersion: 1\nArchitecture: all\nMaintainer: x\nDescription: x\n' "$package" \
        > "$package/DEBIAN/control"
      echo "$package" > "$package/usr/bin/$package"
      dpkg-deb --build "$package" "$package.deb" > /dev/null
    done ;;
esac
"""


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="packages are built and unpacked with dpkg-deb")
@pytest.mark.parametrize(
    ("installed", "planned", "fetched"),
    [
        ("nothing", ["library", "tools"], ["library", "tools"]),
        ("the library", ["tools"], ["tools"]),
        ("the package", ["library"], ["library", "tools"]),
        ("all", [], ["tools"]),
    ],
    ids=str,
)
def test_a_package_is_fetched_whatever_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: str, planned: list[str], fetched: list[str]
) -> None:
    apt_get = tmp_path / "bin" / "apt-get"
    apt_get.parent.mkdir()
    apt_get.write_text(APT_GET)
    apt_get.chmod(0o755)
    monkeypatch.setenv("PATH", f"{apt_get.parent}:{os.environ['PATH']}")
    monkeypatch.setenv("PLANNED", "".join(f"Inst {package} (1 Debian:12/stable [all])\n" for package in planned))
    monkeypatch.setattr(debian, "CACHE", tmp_path / "cache")
    root = debian.unpacked.__wrapped__("tools")
    assert sorted(found.name for found in (root / "usr" / "bin").iterdir()) == fetched, installed


# --- continuous integration -------------------------------------------------------------------------------------


COMMAND = Path(__file__).parents[2] / ".ci" / "run"
SECONDS = "600"


async def run_checks(directory: Path, script: str, end: signal.Signals | None = None) -> tuple[int | None, str]:
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
    assert await run_checks(tmp_path, f"echo checked $1; exit {status}") == (status, "checked test-all\n")


@pytest.mark.parametrize("end", [signal.SIGALRM, signal.SIGTERM], ids=["too long", "stopped"])
async def test_checks_that_do_not_end_are_ended_with_all_that_they_started(tmp_path: Path, end: signal.Signals) -> None:
    script = "sleep 600 & echo $! $PPID > $PIDS.new; mv $PIDS.new $PIDS; wait"
    status, output = await run_checks(tmp_path, f"trap 'echo still here; wait; exit 1' TERM; {script}", end)
    assert status == (124 if end == signal.SIGALRM else 143)
    assert "still here" in output
    assert (f"they took longer than {SECONDS} s (CI_SECONDS)" in output) is (end == signal.SIGALRM)
    assert not is_alive(pids(tmp_path)[0])
