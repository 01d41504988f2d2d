"""The archive of the settings, and what a start does with one that it cannot use."""

import argparse
import io
import logging
import re
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from botyard.admin import command
from botyard.admin.arguments import add_commands
from botyard.settings import read_settings
from botyard.startup import (
    CannotStart,
    archive_of,
    connect_store,
    find_redis,
    start_archive,
    wait_for_signing_key,
)
from botyard.store.datafiles import ARCHIVE
from botyard.store.store import Store
from tests.archive.matches import body_of, match
from tests.support.postgres import PostgresProcess
from tests.support.redis import RedisProcess


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
