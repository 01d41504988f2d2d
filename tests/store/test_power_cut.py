"""After a power cut each acknowledged entry is there: the service's own server syncs before it answers.

All data that a server has written but not synced is lost then. After a SIGKILL the kernel still has all written data,
so killing a process shows nothing about syncs. Here a small library notes each sync, and the cut takes away the rest.
It covers data that is appended. For a file that was renamed its directory must have been synced afterwards, or the cut
fails: it does not pretend to know which name would be left.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from botyard.store.embedded import EmbeddedRedis, running_url
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.room_store import CommitData, Verdict
from botyard.store.store import Store
from tests.support.redis import connected
from tests.support.waiting import until

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
        """The synced size of each file, by its inode. The log's lines are those that `power_cut.c` describes."""
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


SERVICE = """
import asyncio, sys
from pathlib import Path
from botyard.store.embedded import EmbeddedRedis

async def main():
    embedded = EmbeddedRedis(Path(sys.argv[1]))
    await embedded.start()
    print(embedded.pid, flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""
ROOMS = [f"room-{place}" for place in range(8)]
ENOUGH = 200
"""Acknowledged entries, after which the power is cut while more are under way."""
SECONDS = 60.0
BURSTS = 5
"""A sync of each second may fall just before the cut, so that nothing is lost; hardly so often."""


@dataclass
class Acknowledged:
    """The acknowledged entries: the content of each entry by room and number."""

    entries: dict[tuple[str, int], bytes] = field(default_factory=dict)

    async def write(self, store: Store, room: str) -> None:
        """Append entries to a room until the store is away."""
        number = 0
        while True:
            entry = f"{room} {number}".encode()
            try:
                done = await store.rooms.commit(room_keys(room), 1, number, CommitData(entry, b"record"), False)
            except StoreUnavailable:
                return
            assert done.verdict is Verdict.COMMITTED
            number += 1
            self.entries[room, number] = entry


def has_ended(pid: int) -> bool:
    """Whether a process writes no more."""
    try:
        return "zombie" in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return True


async def play_until_the_cut(data: Path, power: Power, fsync: str) -> Acknowledged:
    """Write to rooms of a service of its own; when enough is acknowledged the power goes. What was acknowledged."""
    done = Acknowledged()
    service = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SERVICE, str(data)), stdout=asyncio.subprocess.PIPE, env=power.environment
    )
    assert service.stdout is not None
    server = int(await service.stdout.readline())
    url = running_url(data)
    assert url is not None
    async with connected(url) as store:
        await store.primaries[0].call("CONFIG", "SET", "appendfsync", fsync)
        await store.primaries[0].call("CONFIG", "SET", "auto-aof-rewrite-percentage", "0")
        writers = [asyncio.create_task(done.write(store, room)) for room in ROOMS]
        await until(lambda: len(done.entries) >= ENOUGH, SECONDS)
        service.send_signal(signal.SIGSTOP)  # or it would start the server again
        os.kill(server, signal.SIGKILL)
        await until(lambda: has_ended(server))
        service.kill()
        await service.wait()
        await asyncio.gather(*writers)
    power.cut()
    return done


async def lost(data: Path, done: Acknowledged) -> int:
    """How many acknowledged entries are not there any more, after a start on what the disk has."""
    embedded = EmbeddedRedis(data)
    await embedded.start()
    missing = 0
    async with connected(embedded.url) as store:
        for room in ROOMS:
            numbers = [number for place, number in done.entries if place == room]
            kept = await store.rooms.entries(room_keys(room), 1, max(numbers))
            missing += sum(done.entries[room, number] not in kept for number in numbers)
    await embedded.stop()
    return missing


@pytest.mark.parametrize("torn", [b"", b"*3\r\n$3\r\nSET\r\n$9\r\nbotya"], ids=["whole", "torn"])
async def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path, torn: bytes) -> None:
    """`torn`: half of an entry that was being written, as a disk may leave it."""
    data = tmp_path / "data"
    done = await play_until_the_cut(data, Power(tmp_path, data), "always")
    with next((data / "appendonlydir").glob("*.incr.aof")).open("ab") as file:
        file.write(torn)
    assert await lost(data, done) == 0


async def test_a_power_cut_loses_entries_of_a_server_that_syncs_once_a_second(tmp_path: Path) -> None:
    """The same way of cutting finds what is lost, so the test above can fail."""
    losses = 0
    for burst in range(BURSTS):
        directory = tmp_path / str(burst)
        directory.mkdir()
        done = await play_until_the_cut(directory / "data", Power(directory, directory / "data"), "everysec")
        losses += await lost(directory / "data", done)
        if losses:
            break
    assert losses
