"""The archive in PostgreSQL: a server that is away, and one that goes away in the middle of work."""

import asyncio
import sys
from collections.abc import Iterator
from itertools import count

import pytest

from botyard.archive.archive import MatchArchive
from botyard.archive.database import Steps
from botyard.archive.errors import ArchiveUnavailable, UnusableArchive
from botyard.archive.postgres import PostgresDatabase, numbered
from tests.archive.matches import match
from tests.support.postgres import PostgresProcess


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
