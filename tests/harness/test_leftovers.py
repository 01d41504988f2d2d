"""A run that leaves a process or a file behind fails, and names it."""

from pathlib import Path

import pytest

from tests.harness.runs import run
from tests.support.descendants import is_alive

pytestmark = pytest.mark.slow

PLUGINS = ("-p", "tests.support.leftovers")
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
    done = await run(tmp_path, {name: SOURCE.format(test=test) for name, test in left.items()}, *PLUGINS)
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
    done = (await run(tmp_path, sources, *PLUGINS, "-p", "xdist.plugin", "--numprocesses=1"))["it"]
    pid = (tmp_path / "it" / "pid").read_text().strip()
    assert done.status == 1, done.output
    assert f"process {pid}: sleep 600" in done.output
    assert not is_alive(int(pid))
