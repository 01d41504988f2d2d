"""A backup of the embedded server under writes, and its restore: nothing that was acknowledged before it is missing.

It has the archive as it was at the moment of the store, and a restore puts both into their places.
"""

import asyncio
import gzip
import json
import os
import resource
import subprocess
import sys
import tarfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from errno import EACCES, ENOSPC, EPERM
from functools import partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from threading import Thread

import pytest

from botyard.admin.locate_store import NoService
from botyard.archive.archive import MatchArchive
from botyard.archive.database import Steps
from botyard.archive.sqlite import Snapshot, SqliteDatabase
from botyard.backup import archive as backup_module
from botyard.backup.archive import BackupFailed, backup, write_archive
from botyard.backup.restoring import restore
from botyard.settings import Settings
from botyard.store import datafiles, embedded
from botyard.store.datafiles import ARCHIVE, DataFile, data_names, try_lock
from botyard.store.embedded import EmbeddedRedis
from botyard.store.error_classes import StoreRefused, UnusableStore
from botyard.store.keys import room_keys
from botyard.store.store import Store
from tests.archive.matches import body_of, match
from tests.support.redis import connected
from tests.support.waiting import until

pytestmark = pytest.mark.slow

COUNTER = "botyard:{test}:counter"
AT = room_keys("room1")


@asynccontextmanager
async def serving(data: Path) -> AsyncIterator[Store]:
    """An embedded server in a directory, and a store that is connected to it."""
    embedded = EmbeddedRedis(data)
    await embedded.start()
    try:
        async with connected(embedded.url) as store:
            yield store
    finally:
        await embedded.stop()


async def read(data: Path, *command: str) -> bytes | None:
    async with serving(data) as store:
        reply: bytes | None = await store.call(*command)
        return reply


@pytest.fixture
async def made(tmp_path: Path) -> Path:
    """A backup of a room and the number 7."""
    async with serving(tmp_path / "data") as store:
        await store.call("SET", COUNTER, "7")
        await store.call("HSET", AT.head, "epoch", "4", "number", "1", "record", "r", "run", "x", "durable", "1")
        return (await backup(Settings(data=tmp_path / "data"), str(tmp_path / "one.tar.gz")))[0]


# --- under writes -----------------------------------------------------------------------------------------------


async def test_a_backup_under_writes_and_a_rewrite_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    """Each of these backups is of one moment: after the last acknowledged write before it, and with no half command."""
    acknowledged = issued = 0

    async def write(store: Store) -> None:
        nonlocal acknowledged, issued
        while True:
            issued += 1
            acknowledged = int(await store.call("INCR", COUNTER))

    def further(number: int) -> bool:
        return acknowledged > number

    spans = []
    async with serving(tmp_path / "data") as store:
        writing = asyncio.create_task(write(store))
        await until(lambda: acknowledged > 100)
        for place in range(3):
            with suppress(StoreRefused):  # one is under way already
                await store.primaries[0].call("BGREWRITEAOF")
            before = acknowledged
            target, size = await backup(Settings(data=tmp_path / "data"), str(tmp_path / f"{place}.tar.gz"))
            spans.append((target, before, issued))
            assert size == target.stat().st_size
            assert target.stat().st_mode & 0o077 == 0, "it holds secrets"
            await until(partial(further, acknowledged + 50))
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    for target, least, most in spans:
        fresh = tmp_path / f"fresh-{target.name}"
        await restore(Settings(data=fresh), target, force=False)
        found = await read(fresh, "GET", COUNTER)
        assert found is not None
        assert least <= int(found) <= most
        assert "truncated" not in (fresh / "redis.log").read_text().lower()


async def test_files_of_a_rewrite_under_way_are_no_data(tmp_path: Path, made: Path) -> None:
    folder = tmp_path / "data" / "appendonlydir"
    manifest = next(folder.glob("*.manifest"))
    (folder / f"temp-{manifest.name}").write_bytes(manifest.read_bytes())
    (folder / "temp-rewriteaof-7.aof").write_bytes(b"half")
    target, _ = await backup(Settings(data=tmp_path / "data"), str(tmp_path / "two.tar.gz"))
    with tarfile.open(made) as one, tarfile.open(target) as two:
        assert two.getnames() == one.getnames()


async def test_writes_go_on_after_a_backup_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(data: Path) -> None:
        raise UnusableStore("no")

    async with serving(tmp_path / "data") as store:
        monkeypatch.setattr(backup_module, "open_data_files", fail)
        monkeypatch.setattr(datafiles, "PAUSE_MS", 600_000)
        with pytest.raises(UnusableStore):
            await backup(Settings(data=tmp_path / "data"), str(tmp_path / "one.tar.gz"))
        async with asyncio.timeout(60):  # less than the pause would last
            await store.call("SET", COUNTER, "1")
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["data"]


# --- restored ---------------------------------------------------------------------------------------------------


async def test_a_restore_begins_a_new_epoch_of_every_live_room(tmp_path: Path, made: Path) -> None:
    done = await restore(Settings(data=tmp_path / "new"), made, force=False)
    assert (done.rooms, done.replaced) == (1, None)
    async with serving(tmp_path / "new") as store:
        first, again = await store.rooms.read(AT), await store.rooms.read(AT)
    assert (first.epoch, again.epoch) == (5, 5)  # type: ignore[union-attr]


async def test_a_backup_that_is_larger_than_the_usual_memory_is_restored(
    tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(embedded, "usual_limit", lambda: 1)
    target = tmp_path / "restored"
    await restore(Settings(data=target), made, force=False)
    assert await read(target, "GET", COUNTER) is not None


async def test_the_remains_of_a_killed_restore_are_removed(tmp_path: Path, made: Path) -> None:
    left = tmp_path / "new" / ".restore-abc"
    left.mkdir(parents=True)
    (left / "secrets").write_text("hands")
    await restore(Settings(data=tmp_path / "new"), made, force=False)
    assert not left.exists()


async def test_a_stopped_service_is_backed_up_and_a_directory_gets_a_new_file(tmp_path: Path, made: Path) -> None:
    target, _ = await backup(Settings(data=tmp_path / "data"), str(tmp_path))
    assert target.parent == tmp_path
    await restore(Settings(data=tmp_path / "new"), target, force=False)
    assert await read(tmp_path / "new", "GET", COUNTER) == b"7"


async def test_data_that_is_there_is_replaced_only_by_force_and_kept(tmp_path: Path, made: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as store:
        await store.call("SET", COUNTER, "8")
    with pytest.raises(BackupFailed, match=r"holds data.*--force"):
        await restore(Settings(data=data), made, force=False)
    assert await read(data, "GET", COUNTER) == b"8"
    done = await restore(Settings(data=data), made, force=True)
    assert await read(data, "GET", COUNTER) == b"7"
    assert done.replaced is not None
    assert await read(done.replaced, "GET", COUNTER) == b"8"


# --- refused ----------------------------------------------------------------------------------------------------


async def test_a_damaged_backup_is_refused_and_changes_nothing(tmp_path: Path, made: Path) -> None:
    whole = made.read_bytes()
    middle = len(whole) // 2
    flipped = whole[:middle] + bytes([whole[middle] ^ 0xFF]) + whole[middle + 1 :]
    damaged = {"cut": whole[:-100], "head": whole[:50], "flipped": flipped, "empty": b"", "text": b"no backup at all"}
    for name, data in damaged.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(BackupFailed, match="Use another one"):
            await restore(Settings(data=tmp_path / "data"), tmp_path / name, force=True)
    assert await read(tmp_path / "data", "GET", COUNTER) == b"7"
    assert all(not entry.name.startswith((".restore", "replaced")) for entry in (tmp_path / "data").iterdir())


def packed(path: Path, files: dict[str, bytes], version: int = 1) -> Path:
    """A file like a backup, with these files."""
    sums = {name: [len(data), sha256(data).hexdigest()] for name, data in files.items()}
    contents = {"format": "botyard-backup", "version": version, "made": "now", "server": "0", "files": sums}
    with tarfile.open(path, "w:gz") as archive:
        for name, data in {**files, "CONTENTS.json": json.dumps(contents).encode()}.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, BytesIO(data))
    return path


async def test_files_of_the_owner_in_the_data_directory_are_in_no_backup_and_stay(tmp_path: Path, made: Path) -> None:
    data, own = tmp_path / "data", ("notes.txt", "notes (1).txt~", "old.tar.gz", "backups/old.tar.gz")
    (data / "backups").mkdir()
    for name in own:
        (data / name).write_bytes(b"own")
    path, _ = await backup(Settings(data=data), str(tmp_path / "again"))
    done = await restore(Settings(data=data), path, force=True)
    assert not [name for name in done.contents.files if name.startswith(("notes", "old", "backups"))]
    assert [(data / name).read_bytes() for name in own] == [b"own"] * len(own)
    assert await read(data, "GET", COUNTER) == b"7"


async def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(self: Path, *_: object, **__: object) -> object:
        raise PermissionError(EACCES, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(UnusableStore, match="cannot be read: Permission denied"):
        await backup(Settings(data=tmp_path / "data"), str(tmp_path / "again"))


async def test_a_disk_without_links_takes_backups_and_replaces_none(
    tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    settings, target = Settings(data=tmp_path / "data"), tmp_path / "stick"
    path, size = await backup(settings, str(target))
    assert (path, target.stat().st_size) == (target, size)
    before = target.read_bytes()
    with pytest.raises(BackupFailed, match="exists: choose another name"):
        write_archive(target, [])
    assert (target.read_bytes(), list(tmp_path.glob(".*"))) == (before, [])


@pytest.mark.parametrize("name", ["../outside", "/etc/outside", "a/b/c", ".hidden", "a/../b"])
async def test_a_file_never_leaves_the_data_directory(tmp_path: Path, name: str) -> None:
    with pytest.raises(BackupFailed, match="is no backup of Botyard"):
        await restore(Settings(data=tmp_path / "new"), packed(tmp_path / "bad", {name: b"x"}), force=False)
    assert data_names(tmp_path / "new") == []


async def test_a_changed_file_a_foreign_archive_and_a_newer_form_are_refused(tmp_path: Path, made: Path) -> None:
    tar = gzip.decompress(made.read_bytes())
    changed = tmp_path / "changed"
    changed.write_bytes(gzip.compress(tar.replace(b"botyard:{test}:counter", b"botyard:{test}:COUNTER")))
    foreign = tmp_path / "foreign"
    with tarfile.open(foreign, "w:gz") as archive:
        archive.add(__file__, "some.py")
    newer = packed(tmp_path / "newer", {"a": b"x"}, version=2)
    for file, sentence in (
        (changed, "not those of its list"),
        (foreign, "not those of its list"),
        (newer, "has the form 2"),
        (tmp_path / "none", "There is no backup"),
    ):
        with pytest.raises(BackupFailed, match=sentence):
            await restore(Settings(data=tmp_path / "new"), file, force=False)


async def test_a_backup_of_a_newer_data_format_is_refused_and_changes_nothing(tmp_path: Path, made: Path) -> None:
    newer = {"format": 99, "botyard": "9.0.0", "engine": "valkey", "version": "9.1.2"}
    files = {"format.json": json.dumps(newer).encode(), "appendonlydir/appendonly.aof.manifest": b""}
    with pytest.raises(UnusableStore, match="has format 99"):
        await restore(Settings(data=tmp_path / "data"), packed(tmp_path / "newer", files), force=True)
    assert await read(tmp_path / "data", "GET", COUNTER) == b"7"


async def test_a_target_that_exists_is_kept(tmp_path: Path, made: Path) -> None:
    before = made.read_bytes()
    with pytest.raises(BackupFailed, match="exists: choose another name"):
        await backup(Settings(data=tmp_path / "data"), str(made))
    assert made.read_bytes() == before


async def test_a_backup_that_is_impossible_fails_with_the_reason(tmp_path: Path, made: Path) -> None:
    (tmp_path / "empty").mkdir()
    for settings, target, sentence in (
        (Settings(data=tmp_path / "empty"), "x", "There is no data in"),
        (Settings(data=tmp_path / "nowhere"), "x", "There is no data in"),
        (Settings(data=tmp_path / "data"), "no/such/x", "There is no directory"),
        (Settings(data=tmp_path / "data"), "none/", "There is no directory"),
        (Settings(data=tmp_path / "data"), "data/x", "is the data directory"),
        (Settings(data=tmp_path / "data", redis_url="redis://127.0.0.1:1"), "x", "with its own tools"),
    ):
        with pytest.raises(BackupFailed, match=sentence):
            await backup(settings, f"{tmp_path}/{target}")
    with try_lock(tmp_path / "data") as free:
        assert free
        with pytest.raises(NoService):
            await backup(Settings(data=tmp_path / "data"), str(tmp_path / "x"))
    assert not (tmp_path / "x").exists()


async def test_a_data_directory_that_takes_no_files_is_said(
    tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> str:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("botyard.backup.restoring.tempfile.mkdtemp", full)
    with pytest.raises(BackupFailed, match="cannot be used: No space left on device"):
        await restore(Settings(data=tmp_path / "new"), made, force=False)
    monkeypatch.undo()
    monkeypatch.setattr("botyard.backup.restoring._put", full)
    with pytest.raises(BackupFailed, match=r"cannot be moved.*No space left on device"):
        await restore(Settings(data=tmp_path / "new"), made, force=False)
    assert data_names(tmp_path / "new") == []


async def test_a_service_that_runs_is_not_restored_over(
    tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.backup.restoring.LOCK_SECONDS", 0.0)
    async with serving(tmp_path / "data") as store:
        with pytest.raises(BackupFailed, match="stop it, then restore"):
            await restore(Settings(data=tmp_path / "data"), made, force=True)
        assert await store.call("GET", COUNTER) == b"7"


def test_a_disk_that_is_too_small_is_said_and_nothing_is_left(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "appendonly.aof").write_bytes(os.urandom(100_000))
    ran = subprocess.run(
        [sys.executable, "-B", "-m", "botyard.cli", "backup", "--data", str(data), str(tmp_path / "one")],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
        env={"PATH": os.environ["PATH"]},
    )
    assert ran.returncode == 1
    assert ran.stderr == f"botyard: The backup cannot be written to {tmp_path / 'one'}: File too large.\n"
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["data"]


# --- the archive ------------------------------------------------------------------------------------------------


async def opened(data: Path) -> MatchArchive:
    """The archive of a data directory."""
    made = MatchArchive(SqliteDatabase(data / ARCHIVE))
    await made.start()
    return made


async def archive_another(data: Path) -> None:
    """Add a match as another node does."""
    archive = await opened(data)
    await archive.put(match("r2", 2_000), body_of("r2"))
    await archive.stop()


async def test_a_backup_has_the_archive_of_its_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, copy = tmp_path / "data", backup_module._copy_of
    async with serving(data) as store:
        archive = await opened(data)
        await store.call("SET", COUNTER, "7")
        await archive.put(match("r1", 1_000), body_of("r1"))

        def write_first(snapshot: Snapshot, folder: Path) -> DataFile:
            """Let a node write after the moment, before the copy."""
            writing = Thread(target=asyncio.run, args=(archive_another(folder),))
            writing.start()
            writing.join()
            return copy(snapshot, folder)

        monkeypatch.setattr(backup_module, "_copy_of", write_first)
        target, _ = await backup(Settings(data=data), str(tmp_path / "one.tar.gz"))
        assert list(await archive.ends(["r1", "r2"])) == ["r1", "r2"]
        await archive.stop()
    assert [name for name in data_names(data) if name.startswith(".")] == []
    with tarfile.open(target) as files:
        assert [name for name in files.getnames() if name.startswith(ARCHIVE)] == [ARCHIVE]
    fresh = tmp_path / "fresh"
    await restore(Settings(data=fresh), target, force=False)
    assert await read(fresh, "GET", COUNTER) == b"7"
    restored = await opened(fresh)
    assert list(await restored.ends(["r1", "r2"])) == ["r1"]
    log = await restored.log("r1")
    assert log is not None
    assert log.body == body_of("r1")
    await restored.stop()


async def test_a_restore_with_force_replaces_the_archive_as_well(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data):
        archive = await opened(data)
        await archive.put(match("r1", 1_000), b"x")
        await archive.stop()
    target, _ = await backup(Settings(data=data), str(tmp_path / "one.tar.gz"))  # of a stopped service
    await archive_another(data)
    result = await restore(Settings(data=data), target, force=True)
    assert result.replaced is not None
    assert (result.replaced / ARCHIVE).exists()
    archive = await opened(data)
    assert list(await archive.ends(["r1", "r2"])) == ["r1"]
    await archive.stop()


async def test_an_archive_of_a_newer_release_is_not_restored(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data):
        database = SqliteDatabase(data / ARCHIVE)
        await database.start()

        def newer() -> Steps[None]:
            yield "INSERT INTO migrations (number) VALUES (:number)", {"number": 9999}

        await database.write(newer)
        await database.stop()
    target, _ = await backup(Settings(data=data), str(tmp_path / "one.tar.gz"))
    fresh = tmp_path / "fresh"
    with pytest.raises(BackupFailed, match="The archive is of a newer release of Botyard"):
        await restore(Settings(data=fresh), target, force=False)
    assert data_names(fresh) == []


async def test_a_damaged_archive_stops_a_backup_with_a_sentence(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data):
        pass
    (data / ARCHIVE).write_bytes(b"nonsense" * 1_000)
    with pytest.raises(BackupFailed, match=r"archive\.sqlite cannot be read: file is not a database"):
        await backup(Settings(data=data), str(tmp_path / "one.tar.gz"))
    assert not (tmp_path / "one.tar.gz").exists()


async def test_leftovers_of_a_killed_backup_are_removed_an_hour_later(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data):
        await archive_another(data)
        old, new = data / ".backup-old", data / ".backup-new"
        for folder in (old, new):
            folder.mkdir()
            (folder / ARCHIVE).touch()
        os.utime(old, (1, 1))
        await backup(Settings(data=data), str(tmp_path / "one.tar.gz"))
        assert [folder.exists() for folder in (old, new)] == [False, True]
