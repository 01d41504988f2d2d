"""An archive for tests of rooms that are in it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from botyard.archive.archive import MatchArchive
from botyard.archive.sqlite import SqliteDatabase


@pytest_asyncio.fixture
async def archive(tmp_path: Path) -> AsyncIterator[MatchArchive]:
    """An empty archive."""
    made = MatchArchive(SqliteDatabase(tmp_path / "archive.sqlite"))
    await made.start()
    yield made
    await made.stop()
