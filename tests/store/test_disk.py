"""A disk that is full: the log says so, and readiness says so before."""

import os
import shlex
from pathlib import Path
from types import SimpleNamespace

import pytest

from botyard.store.disk import FULL, exit_reason, free_bytes, is_low
from botyard.store.embedded import EmbeddedRedis
from botyard.store.engine import redis_server
from botyard.store.error_classes import StoreUnavailable
from tests.support.logs import lines
from tests.support.redis import connected
from tests.support.waiting import until

MIB = 1024 * 1024
BLOCK = 4_096


@pytest.fixture
def disk_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """The free and all bytes of a disk are what the name of a directory says: `free-all`."""

    def statvfs(directory: Path) -> SimpleNamespace:
        free, size = map(int, Path(directory).name.split("-"))
        return SimpleNamespace(f_bavail=free // BLOCK, f_blocks=size // BLOCK, f_frsize=BLOCK)

    monkeypatch.setattr("botyard.store.disk.os.statvfs", statvfs)


@pytest.mark.usefixtures("disk_of")
@pytest.mark.parametrize(
    ("free", "size", "low"),
    [
        (64 * MIB, 10**12, False),
        (63 * MIB, 10**12, True),
        (2 * MIB, 24 * MIB, False),
        (1 * MIB, 24 * MIB, True),
        (0, 24 * MIB, True),
    ],
)
def test_a_disk_is_low_before_it_is_full(free: int, size: int, low: bool) -> None:
    assert is_low(Path(f"{free}-{size}")) is low
    assert free_bytes(Path(f"{free}-{size}")) == free


def test_a_directory_that_is_gone_has_no_room(tmp_path: Path) -> None:
    assert is_low(tmp_path / "gone")
    assert free_bytes(tmp_path / "gone") == 0


def test_the_last_words_are_of_this_run_and_hold_no_data(tmp_path: Path) -> None:
    log = tmp_path / "redis.log"
    before = "1:M 22 Nov 2026 12:00:00.000 # of the run before\n"
    lately = ["# Error", "* Ready", "# argv[1]: 'secret'"]
    log.write_text(before + "argv[0]: 'secret'\n" + "".join(f"1:M 22 Nov 2026 12:00:01.000 {one}\n" for one in lately))
    assert exit_reason(log, len(before), 9) == "Error"
    assert exit_reason(log, log.stat().st_size, 9) == ""
    assert exit_reason(log, log.stat().st_size, 0) == f"{FULL}."
    assert "No such file" in exit_reason(tmp_path / "none", 0, 0)


def small_disk(tmp_path: Path) -> str:
    """A server that can write no file over 32 KiB: its writes fail like those to a full disk, also as root."""
    wrapper = tmp_path / "server"
    wrapper.write_text(f'#!/bin/sh\ntrap "" XFSZ\nulimit -f 64\nexec {shlex.quote(redis_server())} "$@"\n')
    wrapper.chmod(0o755)
    return str(wrapper)


async def test_a_server_that_ends_for_want_of_space_is_logged_with_its_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    embedded = EmbeddedRedis(tmp_path / "data", small_disk(tmp_path))
    await embedded.start()
    try:
        async with connected(embedded.url) as store:
            with pytest.raises(StoreUnavailable):
                await store.call("SET", "botyard:{test}:large", "x" * 40_000)
            await until(lambda: any(line["event"] == "redis ended and is started again" for line in lines(caplog)))
    finally:
        await embedded.stop()
    (ended, *_) = [line for line in lines(caplog) if line["event"] == "redis ended and is started again"]
    assert "writing to the AOF file" in ended["reason"]
    assert ended["free"] == pytest.approx(os.statvfs(tmp_path).f_bavail * os.statvfs(tmp_path).f_frsize, abs=1024 * MIB)
    assert ended["status"] == 1
