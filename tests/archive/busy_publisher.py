"""A program that fills an archive in SQLite and publishes day after day, until it is killed: `python -m ... FILE`."""

import asyncio
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path

from botyard.archive.archive import MatchArchive
from botyard.archive.published import DAY_MS
from botyard.archive.sqlite import SqliteDatabase
from botyard.replay import publisher
from tests.replay.archived import archived

MATCHES = 12
"""Of each day; every other one is public."""


async def work(file: Path) -> None:
    """Print a line after each match and each day."""
    publisher.PAUSE_FACTOR, publisher.PART_MATCHES = 0.0, 4
    archive = MatchArchive(SqliteDatabase(file))
    await archive.start()
    match, body = archived("room", 1)
    for day in count():
        for number in range(MATCHES):
            ended = day * DAY_MS + number
            made = replace(match, room=f"day{day}x{number}", ended=ended, public=number % 2 == 0)
            print(await archive.put(made, body), flush=True)
        night = (day + 1) * DAY_MS + publisher.MARGIN_MS
        await publisher.Publisher(archive, lambda text: "", lambda: night).publish()  # noqa: B023 - used here
        print("day", flush=True)


if __name__ == "__main__":
    asyncio.run(work(Path(sys.argv[1])))
