"""A Redis of our own: it starts, it is ours alone, and it lives and dies with us.

If its disk is full, the log says so, and readiness says so before.
"""

import asyncio
import errno
import os
import shlex
import shutil
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from botyard.store.disk import FULL, exit_reason, free_bytes, is_low
from botyard.store.embedded import EmbeddedRedis, running_url, runtime_directory
from botyard.store.engine import redis_server
from botyard.store.error_classes import StoreUnavailable, UnusableStore
from botyard_protocol.messages import Durability
from tests.support.descendants import is_alive
from tests.support.redis import connected
from tests.support.waiting import lines, until

PARENT = """
import asyncio, sys
from pathlib import Path
from botyard.store.embedded import EmbeddedRedis

async def main():
    embedded = EmbeddedRedis(Path(sys.argv[1]))
    await embedded.start()
    print(embedded.pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""

LOADS_SLOWLY = """#!{python}
import os, socket, sys
if "--version" not in sys.argv:
    path = sys.argv[sys.argv.index("--unixsocket") + 1]
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(path)
    listening.listen()
    for _ in range(3):
        connection = listening.accept()[0]
        connection.recv(100)
        with open("{answers}", "a") as file:
            file.write(".")
        connection.sendall(b"-LOADING loads\\r\\n")
        connection.close()
    listening.close()
    os.unlink(path)
os.execv("{server}", ["{server}", *sys.argv[1:]])
"""


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[EmbeddedRedis]:
    embedded = EmbeddedRedis(data)
    try:
        await embedded.start()
        yield embedded
    finally:
        await embedded.stop()


async def test_it_keeps_its_data_and_promises_fsync(tmp_path: Path) -> None:
    async with running(tmp_path / "new" / "data") as first, connected(first.url) as store:
        assert store.primaries[0].durability is Durability.FSYNC
        await store.secret(b"kept")
    async with running(tmp_path / "new" / "data") as second, connected(second.url) as store:
        assert await store.secret(b"other") == b"kept"


async def test_its_directories_are_for_their_owner_alone(tmp_path: Path) -> None:
    async with running(tmp_path / "data"):
        for directory in (tmp_path / "data", runtime_directory(tmp_path / "data")):
            assert directory.stat().st_mode & 0o077 == 0


async def test_all_that_it_writes_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o755)
    (data / "left.aof").write_text("")
    async with running(data) as embedded, connected(embedded.url) as store:
        await store.secret(b"kept")
        paths = [data, *data.rglob("*")]
        assert any(path.suffix == ".aof" and path.parent != data for path in paths)
        assert [path for path in paths if path.stat().st_mode & 0o077] == []


async def test_it_waits_as_long_as_its_data_is_being_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = tmp_path / "server"
    server.write_text(LOADS_SLOWLY.format(python=sys.executable, server=redis_server(None), answers=tmp_path / "n"))
    server.chmod(0o755)
    count = tmp_path / "n"
    # the clock goes on with each answer that the data is being loaded, by more than a start may take
    monkeypatch.setattr(
        "botyard.store.embedded.monotonic", lambda: 40.0 * (count.stat().st_size if count.exists() else 0)
    )
    caplog.set_level("INFO")
    embedded = EmbeddedRedis(tmp_path / "data", str(server))
    await embedded.start()
    async with connected(embedded.url) as store:
        assert await store.secret(b"new") == b"new"
    await embedded.stop()
    assert count.stat().st_size == 3
    assert sum(record.getMessage() == "the data is being loaded" for record in caplog.records) == 3


async def test_a_socket_that_is_cleaned_away_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("botyard.store.embedded.SOCKET_CHECK_SECONDS", 0.05)
    async with running(tmp_path / "data") as embedded, connected(embedded.url) as store:
        await store.secret(b"kept")
        old = embedded.pid
        shutil.rmtree(runtime_directory(tmp_path / "data"))
        await until(lambda: embedded.pid != old and running_url(tmp_path / "data") is not None)
        async with connected(embedded.url) as again:
            assert await again.secret(b"other") == b"kept"


def test_a_long_path_has_its_socket_elsewhere(tmp_path: Path) -> None:
    near, far = tmp_path / "d", tmp_path / ("d" * 100)
    for data in (near, far):
        data.mkdir()
        runtime = runtime_directory(data)
        assert (runtime.parent == data) is (len(str(data)) < 80)
        assert len(str(runtime / "starting.sock")) < 108
        runtime.rmdir()


@pytest.mark.parametrize(("number", "near"), [(errno.EOPNOTSUPP, False), (errno.EPERM, False), (errno.EACCES, True)])
def test_a_file_system_without_sockets_has_its_socket_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, near: bool
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    data = tmp_path / "d"
    data.mkdir()
    monkeypatch.setattr(socket.socket, "bind", refuse)
    runtime = runtime_directory(data)
    runtime.rmdir()
    assert (runtime.parent == data) is near


async def test_nothing_is_left_running_or_lying_about(tmp_path: Path) -> None:
    async with running(tmp_path) as embedded:
        pid = embedded.pid
        assert pid is not None
        runtime = runtime_directory(tmp_path)
        assert list(runtime.iterdir()) == [runtime / "redis.sock"]
    assert not is_alive(pid)
    assert not runtime.exists()


async def test_a_server_that_does_not_end_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("botyard.store.embedded.STOP_SECONDS", 0.1)
    async with running(tmp_path) as embedded:
        pid = embedded.pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
    assert not is_alive(pid)
    assert "redis does not end and is killed" in caplog.messages


async def test_it_is_started_again_when_it_dies(tmp_path: Path) -> None:
    async with running(tmp_path) as embedded, connected(embedded.url) as store:
        await store.secret(b"kept")
        first = embedded.pid
        assert first is not None
        run = store.run
        os.kill(first, signal.SIGKILL)
        await until(lambda: embedded.pid not in {None, first})
        await until(lambda: store.run not in {None, run})
        assert await store.secret(b"other") == b"kept"


async def test_a_directory_in_use_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("botyard.store.embedded.LOCK_SECONDS", 0.1)
    async with running(tmp_path) as first:
        with pytest.raises(UnusableStore, match="in use by another server"):
            await EmbeddedRedis(tmp_path).start()
        async with connected(first.url) as store:
            assert await store.secret(b"mine") == b"mine"


async def test_it_dies_with_its_parent_and_the_next_one_takes_over_at_once(tmp_path: Path) -> None:
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PARENT, str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert parent.stdout is not None
    pid = int(await asyncio.wait_for(parent.stdout.readline(), 60))
    parent.kill()
    async with running(tmp_path) as second:
        assert not is_alive(pid)
        assert second.pid != pid
    await parent.wait()


async def test_a_deep_data_directory_has_a_short_socket(tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*["long-directory-name"] * 8)
    async with running(deep) as embedded:
        assert len(embedded.url.removeprefix("unix://").encode()) <= 107
        assert (deep / "appendonlydir").exists()


@pytest.mark.parametrize("name", ["", "lock/below", "redis.log"])
async def test_a_directory_that_cannot_be_used_is_refused(tmp_path: Path, name: str) -> None:
    """The data directory is a file, is below one, or has a directory where the log belongs."""
    data = tmp_path / "data"
    if name == "redis.log":
        (data / name).mkdir(parents=True)
    else:
        data.write_text("")
    embedded = EmbeddedRedis(data / "below" if "below" in name else data)
    with pytest.raises(UnusableStore, match="cannot be used"):
        await embedded.start()
    await embedded.stop()


NO_SERVER = "it is neither a redis-server nor a valkey-server"
BROKEN = """#!/bin/sh
[ "$1" = --version ] && echo 'Valkey server v=9.1.2 sha=0' && exit
exit 3
"""


@pytest.mark.parametrize(
    ("content", "why"),
    [("#!/bin/sh\nexit 3\n", NO_SERVER), ("\x7fELF nonsense", "cannot be run"), (BROKEN, "does not start")],
)
async def test_a_bad_program_is_refused(tmp_path: Path, content: str, why: str) -> None:
    binary = tmp_path / "redis-server"
    binary.write_text(content)
    binary.chmod(0o700)
    embedded = EmbeddedRedis(tmp_path / "data", str(binary))
    with pytest.raises(UnusableStore, match=why):
        await embedded.start()
    await embedded.stop()


async def test_broken_data_are_refused(tmp_path: Path) -> None:
    (tmp_path / "appendonly.aof").write_text("this is no append-only file")
    embedded = EmbeddedRedis(tmp_path)
    with pytest.raises(UnusableStore, match=r"redis\.log"):
        await embedded.start()
    await embedded.stop()
    assert "Bad file format" in (tmp_path / "redis.log").read_text()


@pytest.mark.parametrize("kind", ["file", "link", "open"])
def test_a_runtime_directory_that_others_can_use_is_refused(tmp_path: Path, kind: str) -> None:
    runtime = runtime_directory(tmp_path)
    runtime.rmdir()
    try:
        if kind == "file":
            runtime.write_text("")
        elif kind == "link":
            runtime.symlink_to(tmp_path)
        else:
            runtime.mkdir()
            runtime.chmod(0o755)
        with pytest.raises(UnusableStore, match="no directory of this user alone"):
            runtime_directory(tmp_path)
    finally:
        if kind == "open":
            shutil.rmtree(runtime)
        else:
            runtime.unlink()


# --- a full disk ------------------------------------------------------------------------------------------------


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
