"""A backup has the archive as it was at the moment of the store, and a restore puts both into their places."""

import asyncio
import os
import tarfile
from pathlib import Path
from threading import Thread

import pytest

from botyard.archive.archive import MatchArchive
from botyard.archive.database import Steps
from botyard.archive.sqlite import Snapshot, SqliteDatabase
from botyard.backup import making
from botyard.backup.archive import BackupFailed
from botyard.backup.making import backup
from botyard.backup.restoring import restore
from botyard.settings import Settings
from botyard.store.datafiles import ARCHIVE, DataFile, data_names
from tests.archive.matches import body_of, match
from tests.backup.test_backup import COUNTER, read, serving

pytestmark = pytest.mark.slow


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
    data, copy = tmp_path / "data", making._copy_of
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

        monkeypatch.setattr(making, "_copy_of", write_first)
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
