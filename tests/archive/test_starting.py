"""The archive of the settings, and what a start does with one that it cannot use."""

import logging
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from botyard.settings import read_settings
from botyard.startup import CannotStart, archive_of, start_archive
from botyard.store.datafiles import ARCHIVE


async def test_an_embedded_server_has_an_archive_in_its_data_directory(tmp_path: Path) -> None:
    settings = read_settings({"BOTYARD_DATA": str(tmp_path)})
    async with AsyncExitStack() as stack:
        assert await start_archive(settings, stack) is not None
        assert (tmp_path / ARCHIVE).is_file()


async def test_a_redis_of_its_own_without_an_archive_is_said_at_the_start(caplog: pytest.LogCaptureFixture) -> None:
    settings = read_settings({"REDIS_URL": "redis://127.0.0.1:1"})
    async with AsyncExitStack() as stack:
        with caplog.at_level(logging.WARNING, "botyard"):
            assert await start_archive(settings, stack) is None
    (line,) = caplog.messages
    assert "BOTYARD_ARCHIVE" in line


def test_an_archive_can_be_switched_off() -> None:
    assert archive_of(read_settings({"BOTYARD_ARCHIVE": "none"})) is None


async def test_a_database_that_is_away_stops_no_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = read_settings({"BOTYARD_ARCHIVE": f"postgresql://postgres@/archive?host={tmp_path}"})
    async with AsyncExitStack() as stack:
        with caplog.at_level(logging.WARNING, "botyard"):
            assert await start_archive(settings, stack) is not None
    assert caplog.messages == ["the archive does not answer: matches stay in Redis"]


async def test_an_archive_that_cannot_be_used_ends_the_start_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / ARCHIVE).mkdir()
    async with AsyncExitStack() as stack:
        with pytest.raises(CannotStart, match=rf"^The archive .*{ARCHIVE} cannot be used: .*\.$"):
            await start_archive(read_settings({"BOTYARD_DATA": str(tmp_path)}), stack)
