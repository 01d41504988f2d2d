"""Published files and the archive are compared with roots that were kept: each change after the day is found."""

import gzip
import io
import random
from collections.abc import AsyncIterator, Callable
from copy import deepcopy
from pathlib import Path

import orjson
import pytest
import pytest_asyncio

from botyard.archive import published
from botyard.archive.archive import MatchArchive
from botyard.archive.database import Statement, Steps
from botyard.archive.queries import COLUMNS, SEAT_COLUMNS
from botyard.archive.sqlite import SqliteDatabase
from botyard.cli import main
from botyard.replay import command
from botyard.replay.publisher import Publisher
from botyard.replay.root_keys import signer_of
from botyard.replay.stored_check import check_days
from tests.replay.archived import PRIVATE, archived

# --- published files --------------------------------------------------------------------------------------------


NIGHT = published.end_of("1970-01-01") + 3_600_000
KEY, SIGN = signer_of(b"secret")


@pytest_asyncio.fixture
async def files(tmp_path: Path) -> tuple[Path, Path]:
    """The file of a day with three public matches and a private one, and the kept roots."""
    archive = MatchArchive(SqliteDatabase(tmp_path / "archive.sqlite"))
    await archive.start()
    for seed in range(4):
        await archive.put(*archived(f"room{seed}", seed, PRIVATE if seed == 2 else None))
    await Publisher(archive, SIGN, lambda: NIGHT).publish()
    (root,) = await archive.published.roots()
    parts = await archive.published.parts(root.day, root.day)
    bodies = [await archive.published.part(day, part) for day, part, _ in parts]
    file, kept = tmp_path / "day.jsonl.gz", tmp_path / "roots.json"
    file.write_bytes(b"".join(body or b"" for body in bodies))
    listed = {"day": root.day, "root": root.root, "former": root.former, "signature": root.signature}
    kept.write_bytes(orjson.dumps({"key": KEY, "roots": [listed]}))
    await archive.stop()
    return file, kept


def checked(file: Path, kept: Path) -> tuple[int, str]:
    """The exit status and the output of the check."""
    out, err = io.StringIO(), io.StringIO()
    status = command.check_roots([str(kept)], [str(file)], out, err)
    return status, out.getvalue() + err.getvalue()


async def test_a_file_as_it_was_published_passes_and_its_matches_follow_the_rules(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    file, kept = files
    assert main(["verify", "--root", str(kept), str(file)]) == 0
    assert "3 matches are as they were published; 1 are private, 0 were deleted." in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.count("all as the rules make them") == 3


def _byte(chance: random.Random, lines: list[bytes]) -> None:
    """Change one byte."""
    number = chance.randrange(len(lines))
    line = bytearray(lines[number])
    line[chance.randrange(len(line))] ^= 1 << chance.randrange(8)
    lines[number] = bytes(line)


def _row(chance: random.Random, lines: list[bytes]) -> None:
    """Change a value of a row."""
    number = chance.randrange(1, len(lines))
    line = orjson.loads(lines[number])
    row = line["match"] if chance.random() < 0.5 else chance.choice(line["match"]["seats"])
    name = chance.choice([name for name, value in row.items() if isinstance(value, int | str)])
    row[name] = row[name] + ("x" if isinstance(row[name], str) else 1)
    lines[number] = orjson.dumps(line) + b"\n"


def _row_and_root(chance: random.Random, lines: list[bytes]) -> None:
    """Change a result, and make leaf and root anew, as the operator could."""
    number, head = chance.randrange(1, len(lines)), orjson.loads(lines[0])
    line = orjson.loads(lines[number])
    line["match"]["seats"][chance.randrange(2)]["points"] += chance.randrange(1, 9)
    head["leaves"][line["place"]] = published.leaf_of(line["match"])
    head["root"] = published.root_of(head["former"], head["day"], head["leaves"])
    head["signature"] = SIGN(published.signed_text(head["day"], head["root"]))
    lines[0], lines[number] = orjson.dumps(head) + b"\n", orjson.dumps(line) + b"\n"


def _gone(chance: random.Random, lines: list[bytes]) -> None:
    """Leave a match out."""
    del lines[chance.randrange(1, len(lines))]


CHANGES: list[Callable[[random.Random, list[bytes]], None]] = [_byte, _row, _row_and_root, _gone]


async def test_each_of_100_files_with_one_change_is_found(files: tuple[Path, Path]) -> None:
    file, kept = files
    whole = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    chance, changed = random.Random(1), file.with_name("changed.jsonl.gz")
    found = 0
    for number in range(100):
        lines = list(whole)
        CHANGES[number % len(CHANGES)](chance, lines)
        assert lines != whole
        changed.write_bytes(gzip.compress(b"".join(lines)))
        found += checked(changed, kept)[0] == command.FAILED
    assert found == 100


async def test_a_file_that_is_cut_or_damaged_is_found(files: tuple[Path, Path]) -> None:
    file, kept = files
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert checked(file, kept)[0] == command.FAILED
    file.write_bytes(whole[:60] + bytes([whole[60] ^ 255]) + whole[61:])
    assert checked(file, kept)[0] == command.FAILED


async def test_a_match_that_was_deleted_is_said_and_no_fault(files: tuple[Path, Path]) -> None:
    file, kept = files
    head, *others = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(published.packed([head]) + published.without(1, published.packed(others)))
    status, said = checked(file, kept)
    assert (status, "2 matches are as they were published; 1 are private, 1 were deleted." in said) == (0, True)


async def test_roots_with_a_wrong_signature_or_two_roots_of_a_day_are_refused(files: tuple[Path, Path]) -> None:
    file, kept = files
    right = orjson.loads(kept.read_bytes())
    wrong = deepcopy(right)
    wrong["roots"][0]["root"] = "0" * 64
    kept.write_bytes(orjson.dumps(wrong))
    assert checked(file, kept) == (
        command.UNUSABLE,
        f"{kept}: {kept}: the signature of 1970-01-01 is not of the key {KEY[:16]}.\n",
    )
    wrong["roots"][0]["signature"] = SIGN(published.signed_text("1970-01-01", "0" * 64))
    kept.write_bytes(orjson.dumps(wrong))
    other = kept.with_name("today.json")
    other.write_bytes(orjson.dumps(right))
    err = io.StringIO()
    assert command.check_roots([str(kept), str(other)], [str(file)], io.StringIO(), err) == command.UNUSABLE
    assert "has another root than in the files before" in err.getvalue()


async def test_a_day_that_the_roots_do_not_have_is_a_fault(files: tuple[Path, Path]) -> None:
    file, kept = files
    kept.write_bytes(orjson.dumps({"key": "", "roots": []}))
    status, said = checked(file, kept)
    assert (status, "the roots do not have this day" in said) == (command.FAILED, True)


# --- the archive ------------------------------------------------------------------------------------------------


STORED_CHANGES = (
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


async def test_ratings_that_were_computed_anew_are_distinguished_from_other_matches(database: SqliteDatabase) -> None:
    await write(database, ("UPDATE rating_changes SET mean = mean + 1", {}))
    (said,) = await faults_of(database)
    assert said == "other ratings than on that day, as after `botyard admin ratings`, in so many matches: 2."
    await write(database, ("UPDATE matches SET turns = turns + 1 WHERE room = 'room0'", {}))
    assert [fault.split(" ", 2)[:2] for fault in await faults_of(database)] == [["the", "match"], ["other", "ratings"]]


async def test_another_name_is_no_fault(database: SqliteDatabase) -> None:
    assert await MatchArchive(database).rename("ann", "Former player 1", lambda name: name) == 4
    assert await faults_of(database) == []


async def test_each_of_100_archives_with_one_change_is_found(database: SqliteDatabase) -> None:
    chance, missed = random.Random(1), []
    for number in range(100):
        table, column = STORED_CHANGES[number % len(STORED_CHANGES)]
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
