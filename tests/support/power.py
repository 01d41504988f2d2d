"""A power cut: all data that a server has written but not synced is lost.

After a SIGKILL the kernel still has all written data, so killing a process shows nothing about syncs. Here a small
library notes each sync, and the cut takes away the rest. It covers data that is appended. For a file that was renamed
its directory must have been synced afterwards, or the cut fails: it does not pretend to know which name would be left.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("power_cut.c")


class Power:
    """The power of a server that keeps its log in `data/appendonlydir`. `environment`: what it must be started with."""

    def __init__(self, directory: Path, data: Path) -> None:
        self._folder = data / "appendonlydir"
        self._log = directory / "power.log"
        self.environment = {"LD_PRELOAD": str(_library(directory)), "POWER_LOG": str(self._log)}

    def cut(self) -> None:
        """Take away what was not synced. The server must have ended."""
        synced = self._synced()
        assert synced, "no sync was noted: the library was not loaded"
        for file in self._folder.iterdir():
            status = file.stat()
            os.truncate(file, min(status.st_size, synced.get(status.st_ino, 0)))

    def _synced(self) -> dict[int, int]:
        """The synced size of each file, by its inode."""
        sizes: dict[int, int] = {}
        renamed = False
        for line in self._log.read_text().splitlines():
            kind, inode, size = line.split()
            if kind == "S":
                sizes[int(inode)] = int(size)
            renamed = kind == "R" or (renamed and kind != "D")
        assert not renamed, "a file was renamed, and its directory was not synced"
        return sizes


def _library(directory: Path) -> Path:
    """Compile the library that notes syncs. Skips the test without a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("a power cut needs a C compiler (cc), and there is none here")
    library = directory / "power_cut.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True, timeout=60)
    return library
