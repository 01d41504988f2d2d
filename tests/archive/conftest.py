"""An empty archive in each database."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from botyard.archive.archive import MatchArchive
from botyard.archive.database import Database
from botyard.archive.postgres import PostgresDatabase
from botyard.archive.sqlite import SqliteDatabase
from tests.support.postgres import PostgresProcess

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresProcess]:
    """A PostgreSQL for all tests that leave it alive."""
    process = PostgresProcess()
    process.start()
    yield process
    process.remove()


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database, open."""
    made: Database
    if request.param == "sqlite":
        made = SqliteDatabase(tmp_path / "archive.sqlite")
    else:
        server: PostgresProcess = request.getfixturevalue("postgres")
        made = PostgresDatabase(server.create(f"archive{next(_numbers)}"))
    await made.start()
    yield made
    await made.stop()


@pytest.fixture
def archive(database: Database) -> MatchArchive:
    """An empty archive."""
    return MatchArchive(database)


def same_place(database: Database) -> Database:
    """Another node's database on the same data."""
    if isinstance(database, SqliteDatabase):
        return SqliteDatabase(database._path)
    assert isinstance(database, PostgresDatabase)
    return PostgresDatabase(database._url)
