"""The operator's check of the archive: each change after the day is found, whatever was changed."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from botyard.archive import published
from botyard.archive.archive import MatchArchive
from botyard.archive.database import Statement, Steps
from botyard.archive.queries import COLUMNS, SEAT_COLUMNS
from botyard.archive.sqlite import SqliteDatabase
from botyard.replay.publisher import Publisher
from botyard.replay.stored_check import check_days
from tests.replay.archived import PRIVATE, archived

NIGHT = published.end_of("1970-01-01") + 3_600_000
CHANGES = (
    *(("matches", name) for name in COLUMNS if name not in ("room", "name")),
    *(("seats", name) for name in SEAT_COLUMNS if name not in ("seat", "name")),
    *(("rating_changes", name) for name in published.RATING),
    *(("logs", "body"), ("parts", "body"), ("leaves", "leaf"), ("roots", "root")),
)


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    """A database with a published day: three public matches, of which two changed ratings, and a private one."""
    made = SqliteDatabase(tmp_path / "archive.sqlite")
    archive = MatchArchive(made)
    await archive.start()
    for seed in range(4):
        await archive.put(*archived(f"room{seed}", seed, PRIVATE if seed == 2 else None))
    await made.write(rate)
    await Publisher(archive, lambda text: "", lambda: NIGHT).publish()
    yield made
    await archive.stop()


def rate() -> Steps[None]:
    """Note how ratings changed by two matches."""
    for number, room in enumerate(("room0", "room1"), 1):
        for identity in ("ann", "ben"):
            names = ("number", "room", "identity", "game", "tempo", "ended", *published.RATING)
            row = (number, room, identity, "robot_master", "live", 1_000, 25.0, 8.3, 25.5, 8.1, 1)
            values = dict(zip(names, row, strict=True))
            places = ", ".join(f":{name}" for name in names)
            yield f"INSERT INTO rating_changes ({', '.join(names)}) VALUES ({places})", values


async def faults_of(database: SqliteDatabase) -> list[str]:
    """What the check finds."""
    return [fault async for _, faults in check_days(MatchArchive(database)) for fault in faults]


async def write(database: SqliteDatabase, statement: Statement) -> None:
    """Run a statement."""

    def steps() -> Steps[None]:
        yield statement

    await database.write(steps)


async def value_of(database: SqliteDatabase, table: str, column: str, row: int) -> object:
    """A value of a row."""

    def steps() -> Steps[object]:
        return (yield f"SELECT {column} FROM {table} WHERE rowid = :row", {"row": row})[0][0]

    return await database.read(steps)


async def rows_of(database: SqliteDatabase, table: str) -> list[int]:
    """The numbers of the rows of a table."""

    def steps() -> Steps[list[int]]:
        return [row[0] for row in (yield f"SELECT rowid FROM {table}", {})]

    return await database.read(steps)


def changed(chance: random.Random, value: object) -> object:
    """Another value."""
    match value:
        case bytes():
            place = chance.randrange(20, len(value))  # of a part the first bytes say when it was packed
            return value[:place] + bytes([value[place] ^ 1 << chance.randrange(8)]) + value[place + 1 :]
        case str():
            return f"{value}x" if not value or chance.random() < 0.5 else value[:-1]
        case None:
            return 1
        case _:
            assert isinstance(value, int | float)
            return 1 - value if value in (0, 1) else value + chance.choice((-1, 1))


async def test_an_archive_as_it_was_published_has_no_faults(database: SqliteDatabase) -> None:
    assert await faults_of(database) == []


async def test_a_deleted_match_is_no_fault(database: SqliteDatabase) -> None:
    await MatchArchive(database).delete("room0")
    await MatchArchive(database).delete("room2")
    assert await faults_of(database) == []


async def test_another_name_is_no_fault(database: SqliteDatabase) -> None:
    assert await MatchArchive(database).rename("ann", "Former player 1", lambda name: name) == 4
    assert await faults_of(database) == []


async def test_each_of_100_archives_with_one_change_is_found(database: SqliteDatabase) -> None:
    chance, missed = random.Random(1), []
    for number in range(100):
        table, column = CHANGES[number % len(CHANGES)]
        row = chance.choice(await rows_of(database, table))
        former = await value_of(database, table, column, row)
        change = f"UPDATE {table} SET {column} = :value WHERE rowid = :row"
        await write(database, (change, {"value": changed(chance, former), "row": row}))
        if not await faults_of(database):
            missed.append((table, column, former, await value_of(database, table, column, row)))
        await write(database, (change, {"value": former, "row": row}))
    assert missed == []
    assert await faults_of(database) == []


@pytest.mark.parametrize("table", ["logs", "matches", "seats", "rating_changes", "parts", "leaves"])
async def test_a_missing_row_is_found(database: SqliteDatabase, table: str) -> None:
    await write(database, (f"DELETE FROM {table} WHERE rowid = (SELECT max(rowid) FROM {table})", {}))
    assert await faults_of(database) != []
