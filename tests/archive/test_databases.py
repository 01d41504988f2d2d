"""What may befall the archive's databases: a file with its disk and its machine, and a server that goes away.

And the archive of the settings: what a start does with one that it cannot use.
"""

import argparse
import asyncio
import io
import logging
import os
import re
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from botyard.admin import command
from botyard.admin.arguments import add_commands
from botyard.archive import sqlite
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable, Steps, UnusableArchive
from botyard.archive.postgres import PostgresDatabase, numbered
from botyard.archive.sqlite import SqliteDatabase, file_system_of
from botyard.settings import read_settings
from botyard.startup import CannotStart, archive_of, connect_store, find_redis, start_archive, wait_for_signing_key
from botyard.store.datafiles import ARCHIVE
from botyard.store.store import Store
from tests.archive.matches import body_of, match
from tests.support.postgres import PostgresProcess
from tests.support.redis import RedisProcess

# --- SQLite -----------------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the archive is."""
    return tmp_path / "archive.sqlite"


@pytest_asyncio.fixture
async def database(file: Path) -> AsyncIterator[SqliteDatabase]:
    """An empty database."""
    made = SqliteDatabase(file)
    await made.start()
    yield made
    await made.stop()


async def refusal(database: SqliteDatabase) -> str:
    """The sentence with which a database does not start."""
    with pytest.raises(UnusableArchive) as raised:
        await database.start()
    await database.stop()
    return str(raised.value)


async def test_writes_that_arrive_together_wait_for_the_disk_once(
    database: SqliteDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups: list[int] = []
    commit = database._commit

    def counted(group):  # type: ignore[no-untyped-def]
        groups.append(len(group))
        return commit(group)

    monkeypatch.setattr(database, "_commit", counted)
    archive = MatchArchive(database)
    await asyncio.gather(*(archive.put(match(f"r{number}", number), b"x") for number in range(100)))
    assert sum(groups) == 100
    assert len(groups) <= 3  # the first is on its way before the others come


async def test_a_write_is_on_the_disk_when_it_is_answered(database: SqliteDatabase, file: Path) -> None:
    archive = MatchArchive(database)
    await archive.put(match("r1", 1_000), body_of("r1"))
    assert oct(file.stat().st_mode & 0o777) == "0o600"
    with sqlite3.connect(file) as reader:
        assert reader.execute("SELECT room FROM matches").fetchall() == [("r1",)]
    reader.close()

    def settings() -> Steps[list[str | int]]:
        found = []
        for name in ("journal_mode", "synchronous", "temp_store"):
            found.append((yield f"PRAGMA {name}", {})[0][0])
        return found

    wal, full, memory = "wal", 2, 2
    assert await database.write(settings) == [wal, full, memory]


async def test_a_full_disk_takes_nothing_and_the_next_write_is_taken(database: SqliteDatabase) -> None:
    archive = MatchArchive(database)
    await archive.put(match("r1", 1_000), b"x")

    def limit(pages: int) -> Steps[None]:
        yield f"PRAGMA max_page_count={pages}", {}

    await database.write(lambda: limit(1))  # SQLite takes it as the present size
    large = [archive.put(match(f"large{number}", 2_000), bytes(100_000)) for number in range(3)]
    outcomes = await asyncio.gather(*large, return_exceptions=True)
    assert [str(one) for one in outcomes] == ["SQLite: database or disk is full"] * 3
    assert all(isinstance(one, ArchiveUnavailable) for one in outcomes)
    await database.write(lambda: limit(100_000))
    assert await archive.ends(["r1", "large0", "large1", "large2"]) == {"r1": (1, 30, match("r1", 1_000).digest)}
    assert await archive.put(match("large0", 2_000), bytes(100_000)) is True


async def test_a_file_that_is_removed_takes_no_write_until_it_is_back(database: SqliteDatabase, file: Path) -> None:
    archive, aside = MatchArchive(database), file.with_name("aside.sqlite")
    await archive.put(match("r1", 1_000), b"x")
    file.rename(aside)
    for other in (None, b"another file"):
        if other is not None:
            file.write_bytes(other)
        with pytest.raises(ArchiveUnavailable, match="was removed or replaced: restart the service"):
            await archive.put(match("r2", 2_000), b"x")
        with pytest.raises(ArchiveUnavailable, match="was removed or replaced"):
            await archive.match("r1")
    aside.rename(file)
    assert await archive.put(match("r2", 2_000), b"x") is True
    assert (await archive.ends(["r1", "r2"])).keys() == {"r1", "r2"}


async def test_a_write_that_waits_too_long_for_another_node_fails_whole(
    database: SqliteDatabase, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    impatient = SqliteDatabase(file)
    await impatient.start()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    archive = MatchArchive(impatient)
    with pytest.raises(ArchiveUnavailable, match="locked"):
        await archive.put(match("r1", 1_000), b"x")
    assert await archive.match("r1") is None  # readers never wait
    other.execute("ROLLBACK")
    other.close()
    assert await archive.put(match("r1", 1_000), b"x") is True
    await impatient.stop()


async def test_a_read_that_takes_too_long_is_ended(database: SqliteDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless() -> Steps[None]:
        yield "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n", {}

    with monkeypatch.context() as impatient:
        impatient.setattr(sqlite, "READ_SECONDS", 0.05)
        with pytest.raises(ArchiveUnavailable, match="interrupted"):
            await database.read(endless)
    assert await MatchArchive(database).match("r1") is None


async def test_a_reader_cannot_leave_a_change(database: SqliteDatabase) -> None:
    def change() -> Steps[None]:
        yield "INSERT INTO facts (name, value) VALUES (:name, :value)", {"name": "a", "value": "b"}

    await database.read(change)

    def facts() -> Steps[int]:
        return len((yield "SELECT * FROM facts WHERE name = :name", {"name": "a"}))

    assert await database.read(facts) == 0


async def test_stopping_writes_what_waits(file: Path) -> None:
    database = SqliteDatabase(file)
    await database.start()
    archive = MatchArchive(database)
    works = [asyncio.ensure_future(archive.put(match(f"r{number}", number), b"x")) for number in range(3)]
    await asyncio.sleep(0)
    await archive.stop()
    assert [await one for one in works] == [True, True, True]
    with pytest.raises(ArchiveUnavailable):
        await archive.put(match("r9", 9), b"x")


async def test_a_cancelled_write_disturbs_no_other(database: SqliteDatabase) -> None:
    archive = MatchArchive(database)
    works = [asyncio.ensure_future(archive.put(match(f"r{number}", number), b"x")) for number in range(3)]
    await asyncio.sleep(0)
    works[1].cancel()
    outcomes = await asyncio.gather(*works, return_exceptions=True)
    assert [type(one) for one in outcomes] == [bool, asyncio.CancelledError, bool]


async def test_a_file_that_is_no_archive_is_refused_in_one_sentence(file: Path, tmp_path: Path) -> None:
    file.write_bytes(b"no database at all" * 100)
    assert await refusal(SqliteDatabase(file)) == f"The archive {file} cannot be used: file is not a database."
    assert await refusal(SqliteDatabase(tmp_path)) == f"The archive {tmp_path} cannot be used: Is a directory."
    missing = tmp_path / "nowhere" / "archive.sqlite"
    assert await refusal(SqliteDatabase(missing)) == (
        f"The archive {missing} cannot be used: No such file or directory."
    )


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anything")
async def test_a_file_that_cannot_be_written_is_refused_in_one_sentence(file: Path) -> None:
    file.touch(0o400)
    assert await refusal(SqliteDatabase(file)) == f"The archive {file} cannot be used: Permission denied."


async def test_a_network_disk_is_refused_in_one_sentence(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "file_system_of", lambda path: "nfs4")
    said = await refusal(SqliteDatabase(file))
    assert said.startswith(f"The archive {file} is on a network disk (nfs4)")
    assert not file.exists()


def test_the_file_system_of_a_path_is_that_of_the_nearest_mount(tmp_path: Path) -> None:
    mounts = tmp_path / "mountinfo"
    lines = [
        "1 0 8:1 / / rw - ext4 /dev/sda1 rw",
        "2 1 0:40 / /srv rw shared:5 - nfs4 server:/a rw",
        "3 2 0:41 / /srv/my\\040disk rw master:1 propagate_from:2 - tmpfs tmpfs rw",
    ]
    mounts.write_text("\n".join(lines) + "\n")
    paths = {"/srv/a/b": "nfs4", "/srv2/a": "ext4", "/srv/my disk/x": "tmpfs", "/": "ext4"}
    assert {path: file_system_of(Path(path), mounts) for path in paths} == paths
    assert file_system_of(Path("/srv"), tmp_path / "missing") == ""
    assert file_system_of(tmp_path) not in sqlite.NETWORK_DISKS


# --- PostgreSQL -------------------------------------------------------------------------------------------------


@pytest.fixture
def own_postgres() -> Iterator[PostgresProcess]:
    """A PostgreSQL that a test may kill."""
    process = PostgresProcess()
    yield process
    process.remove()


async def test_a_server_that_is_away_loses_nothing_that_was_acknowledged(own_postgres: PostgresProcess) -> None:
    archive = MatchArchive(PostgresDatabase(own_postgres.url()))
    with pytest.raises(ArchiveUnavailable):
        await archive.start()
    own_postgres.start()
    await archive.put(match("r1", 1_000), b"x")  # the tables are made at the first use
    own_postgres.kill()
    with pytest.raises(ArchiveUnavailable):
        await archive.match("r1")
    own_postgres.start()
    assert await archive.match("r1") == match("r1", 1_000)
    assert await archive.put(match("r1", 1_000), b"x") is False
    await archive.stop()


async def test_a_connection_that_is_lost_in_the_middle_leaves_nothing(own_postgres: PostgresProcess) -> None:
    own_postgres.start()
    database = PostgresDatabase(own_postgres.url())
    archive = MatchArchive(database)
    await archive.start()
    numbers = count()

    def lost() -> Steps[None]:
        yield "INSERT INTO logs (room, body) VALUES (:room, :body)", {"room": f"r{next(numbers)}", "body": b"x"}
        own_postgres.kill()
        yield "SELECT 1", {}

    with pytest.raises(ArchiveUnavailable):
        await database.write(lost)
    own_postgres.start()

    def logs() -> Steps[int]:
        return len((yield "SELECT room FROM logs", {}))

    assert await database.read(logs) == 0
    await archive.stop()


async def test_a_read_leaves_no_change(postgres: PostgresProcess) -> None:
    database = PostgresDatabase(postgres.create("unchanged"))

    def change() -> Steps[None]:
        yield "INSERT INTO facts (name, value) VALUES (:name, :value)", {"name": "a", "value": "b"}

    with pytest.raises(ArchiveUnavailable, match="read-only"):
        await database.read(change)
    await database.stop()


async def test_many_writes_at_once_share_few_connections(postgres: PostgresProcess) -> None:
    archive = MatchArchive(PostgresDatabase(postgres.create("crowd")))
    answers = await asyncio.gather(*(archive.put(match(f"r{number}", number), b"x") for number in range(50)))
    assert answers == [True] * 50
    await archive.stop()


async def test_an_address_or_an_installation_that_is_wrong_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for wrong in ("postgresql://[::1", "postgresql://ann:pass@host:secret/archive", "nonsense://host"):
        database = PostgresDatabase(wrong)
        with pytest.raises(UnusableArchive, match="BOTYARD_ARCHIVE is no address such as postgresql://"):
            await database.start()
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(UnusableArchive, match=r"install botyard\[postgres\]"):
        await PostgresDatabase("postgresql://host/archive").start()


def test_names_become_numbers_and_casts_stay() -> None:
    statement = "SELECT a::text FROM t WHERE b = :room AND (c, d) < (:ended, :room) AND e = 'x:y'"
    assert numbered(statement) == (
        "SELECT a::text FROM t WHERE b = $1 AND (c, d) < ($2, $1) AND e = 'x:y'",
        ("room", "ended"),
    )


# --- the archive of the settings --------------------------------------------------------------------------------


async def test_an_embedded_server_has_an_archive_in_its_data_directory(store: Store, tmp_path: Path) -> None:
    settings = read_settings({"BOTYARD_DATA": str(tmp_path)})
    async with AsyncExitStack() as stack:
        assert await start_archive(settings, store, stack) is not None
        assert (tmp_path / ARCHIVE).is_file()


async def test_a_redis_of_its_own_without_an_archive_is_said_once_at_the_start_of_a_port(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    settings = read_settings({"REDIS_URL": "redis://127.0.0.1:1"})
    async with AsyncExitStack() as stack:
        with caplog.at_level(logging.WARNING, "botyard"):
            assert await start_archive(settings, store, stack) is None
            assert await start_archive(settings, store, stack, one_of_many=True) is None
    (line,) = caplog.messages
    assert "BOTYARD_ARCHIVE" in line


def test_an_archive_can_be_switched_off() -> None:
    assert archive_of(read_settings({"BOTYARD_ARCHIVE": "none"})) is None


async def test_a_database_that_is_away_stops_no_start(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = read_settings({"BOTYARD_ARCHIVE": f"postgresql://postgres@/archive?host={tmp_path}"})
    async with AsyncExitStack() as stack:
        with caplog.at_level(logging.WARNING, "botyard"):
            assert await start_archive(settings, store, stack) is not None
    assert caplog.messages == ["the archive cannot be used now: matches stay in Redis"]


async def test_an_archive_that_cannot_be_used_ends_the_start_with_a_sentence(store: Store, tmp_path: Path) -> None:
    (tmp_path / ARCHIVE).mkdir()
    async with AsyncExitStack() as stack:
        with pytest.raises(CannotStart, match=rf"^The archive .*{ARCHIVE} cannot be used: .*\.$"):
            await start_archive(read_settings({"BOTYARD_DATA": str(tmp_path)}), store, stack)


@pytest.mark.parametrize("given", [{}, {"BOTYARD_ARCHIVE": "none"}])
async def test_a_redis_whose_matches_are_in_another_archive_is_refused_until_an_operator_agrees(
    store: Store, redis: RedisProcess, tmp_path: Path, given: dict[str, str]
) -> None:
    first = read_settings({"BOTYARD_DATA": str(tmp_path)})
    (tmp_path / "other").mkdir()
    other = read_settings({"BOTYARD_DATA": str(tmp_path / "other"), **given})
    for settings in (first, first):
        async with AsyncExitStack() as stack:
            await start_archive(settings, store, stack)
    async with AsyncExitStack() as stack:
        with pytest.raises(CannotStart, match=r"are in another archive .*: set BOTYARD_ARCHIVE .*use-archive` .*\.$"):
            await start_archive(other, store, stack)
    parser, out = argparse.ArgumentParser(), io.StringIO()
    add_commands(parser)
    # the file of a Redis of its own is in no data directory, so `other` has an archive for the start alone
    assert await command.run(parser.parse_args(["use-archive"]), replace(other, redis_url=redis.url), out, out) == 0
    assert out.getvalue() == "There is no archive now. Start the nodes.\n"
    async with AsyncExitStack() as stack:
        await start_archive(other, store, stack)


async def test_an_operator_takes_another_archive_for_the_embedded_server(tmp_path: Path) -> None:
    settings = read_settings({"BOTYARD_DATA": str(tmp_path)})
    for _ in range(2):
        parser, out = argparse.ArgumentParser(), io.StringIO()
        add_commands(parser)
        assert await command.run(parser.parse_args(["use-archive"]), settings, out, out) == 0
        assert re.fullmatch(r"The archive is now [0-9a-f]{32}\. Start the nodes\.\n", out.getvalue())
        async with AsyncExitStack() as stack:
            store = await connect_store(await find_redis(settings, stack), stack)
            await wait_for_signing_key(store, settings)
            assert await start_archive(settings, store, stack) is not None
        (tmp_path / ARCHIVE).unlink()


async def test_matches_move_from_sqlite_to_postgresql_by_one_command(
    store: Store, redis: RedisProcess, tmp_path: Path, postgres: PostgresProcess
) -> None:
    before = read_settings({"BOTYARD_DATA": str(tmp_path)})
    async with AsyncExitStack() as stack:
        archive = await start_archive(before, store, stack)
        assert archive is not None
        await archive.put(match("r1", 1_000), body_of("r1"))
    after = replace(before, archive=postgres.create("moved"), redis_url=redis.url)
    parser, out = argparse.ArgumentParser(), io.StringIO()
    add_commands(parser)
    options = parser.parse_args(["use-archive", "--copy"])
    assert await command.run(options, after, out, out) == 0
    assert out.getvalue().startswith("1 matches are copied. The archive is now ")
    async with AsyncExitStack() as stack:
        archive = await start_archive(after, store, stack)
        assert archive is not None
        assert await archive.match("r1") == match("r1", 1_000)
    for settings in (replace(after, archive=None), replace(after, data=tmp_path / "none")):
        assert await command.run(options, settings, out, out) == 1
    assert "names no PostgreSQL" in out.getvalue()
    assert "to copy: set BOTYARD_DATA" in out.getvalue()
