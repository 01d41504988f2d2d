"""A node is killed while it writes to an archive in SQLite: what it said to be written is there, and days are whole."""

import asyncio
import os
import random
import sys
from pathlib import Path

import pytest

from botyard.archive.archive import MatchArchive
from botyard.archive.database import Steps
from botyard.archive.sqlite import SqliteDatabase
from botyard.replay.stored_check import check_days
from tests.archive.busy_publisher import MATCHES
from tests.archive.matches import all_digests

KILLS = int(os.environ.get("BOTYARD_FAULTS", "6"))
LINES = 40
"""A program is killed at the latest after so many steps."""

pytestmark = [pytest.mark.kill, pytest.mark.timeout(120 + 20 * KILLS)]


def loose_ends() -> Steps[int]:
    """How many rows do not belong to one another."""
    rows = yield (
        "SELECT (SELECT count(*) FROM matches WHERE room NOT IN (SELECT room FROM logs))"
        " + (SELECT count(*) FROM matches WHERE (day <> '') <> (room IN (SELECT room FROM leaves)))"
        " + (SELECT count(*) - count(DISTINCT room) FROM leaves)",
        {},
    )
    return int(rows[0][0])


async def run_until_killed(file: Path, steps: int) -> int:
    """Run the program for so many steps, kill it, and return how many matches it has said to be new."""
    program = (sys.executable, "-m", "tests.archive.busy_publisher", str(file))
    process = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    new = 0
    while steps > 0:
        line = await process.stdout.readline()
        assert line, "it has ended by itself"
        new += line == b"True\n"
        steps -= line != b"False\n"
    process.kill()
    new += (await process.stdout.read()).count(b"True\n")
    await process.wait()
    return new


async def test_matches_and_days_are_whole_whenever_a_node_is_killed(tmp_path: Path) -> None:
    chance, file, said = random.Random(1), tmp_path / "archive.sqlite", 0
    for _ in range(KILLS):
        said += await run_until_killed(file, chance.randrange(1, LINES))
        database = SqliteDatabase(file)
        archive = MatchArchive(database)
        await archive.start()
        try:
            assert [day async for day in check_days(archive) if day[1]] == []
            assert await database.read(loose_ends) == 0
            there = len(await database.read(all_digests))
            assert said <= there <= said + KILLS  # a match may be written, and not be said any more
            assert all(root.total == MATCHES for root in await archive.published.roots())
        finally:
            await archive.stop()
