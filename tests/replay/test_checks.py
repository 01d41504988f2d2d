"""Published files and the archive are compared with roots that were kept: each change after the day is found."""

import gzip
import io
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import orjson
import pytest
import pytest_asyncio
from msgspec import structs

from botyard.archive import published
from botyard.archive.archive import MatchArchive
from botyard.archive.database import Statement, Steps
from botyard.archive.queries import COLUMNS, SEAT_COLUMNS
from botyard.archive.sqlite import SqliteDatabase
from botyard.cli import main
from botyard.replay import command
from botyard.replay.file import BadFile, Match, read, write
from botyard.replay.publisher import Publisher
from botyard.replay.root_keys import signer_of
from botyard.replay.stored_check import check_days
from botyard.replay.verify import verify
from botyard.rooms.requests import Alarm, proof_of
from botyard.rooms.runtime.actor import Receipts
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from tests.games.twin_tin_bots.players import NAME as GAME
from tests.replay.archived import PRIVATE, archived
from tests.replay.matches import brief, timed, with_entry

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


async def write_files(database: SqliteDatabase, statement: Statement) -> None:
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
    await write_files(database, ("UPDATE rating_changes SET mean = mean + 1", {}))
    (said,) = await faults_of(database)
    assert said == "other ratings than on that day, as after `botyard admin ratings`, in so many matches: 2."
    await write_files(database, ("UPDATE matches SET turns = turns + 1 WHERE room = 'room0'", {}))
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
        await write_files(database, (change, {"value": changed(chance, former), "row": row}))
        if not await faults_of(database):
            missed.append((table, column, former, await value_of(database, table, column, row)))
        await write_files(database, (change, {"value": former, "row": row}))
    assert missed == []
    assert await faults_of(database) == []


@pytest.mark.parametrize("table", ["logs", "matches", "seats", "rating_changes", "parts", "leaves"])
async def test_a_missing_row_is_found(database: SqliteDatabase, table: str) -> None:
    await write_files(database, (f"DELETE FROM {table} WHERE rowid = (SELECT max(rowid) FROM {table})", {}))
    assert await faults_of(database) != []


# --- leaves of a file -------------------------------------------------------------------------------------------


Leaf = tuple[str | int, ...]

UNCHECKED = {"command.join.seat", "digest", "epoch", "events.seat_taken.name", "proof", "time"}
"""Of a match without clocks; PROTOCOL.md says why."""
UNCHECKED_BY_CLOCK = UNCHECKED | {"outages", "received"}
UNCHECKED_WITH_SHARES = UNCHECKED | {"command.contribute.replace"}
DOCUMENT = (Path(__file__).parents[2] / "protocol" / "PROTOCOL.md").read_text(encoding="utf-8")


def leaves(value: Any, path: Leaf = ()) -> Iterator[Leaf]:
    """The paths of all leaves."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for name, one in items:
            yield from leaves(one, (*path, name))
    else:
        yield path


def at(value: Any, path: Leaf) -> Any:
    for step in path:
        value = value[step]
    return value


def kind_of(line: dict[str, Any], path: Leaf) -> str:
    """The path with the types of commands and events for their places."""
    words = [line["command"]["type"]] if path[0] == "command" and "command" in line else []
    words += [at(line, path[:2])["type"]] if path[0] == "events" else []
    return ".".join([str(path[0]), *words, *(str(step) for step in path[1:] if not isinstance(step, int))])


def altered(value: Any) -> list[Any]:
    """Other values of a leaf."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, max(value - 1, 0) if value else 7, None]
        case str():
            other = value[:-1] + ("1" if value.endswith("0") else "0")
            return [other, None]
        case _:
            return [1, "ben", True]


def signed(lines: list[Any]) -> bytes:
    """The lines of a file with a new digest."""
    body = b"".join(orjson.dumps(line) + b"\n" for line in lines)
    return body + orjson.dumps({"sha256": sha256(body).hexdigest()}) + b"\n"


def is_accepted(data: bytes) -> bool:
    try:
        return not verify(read(data)).faults
    except BadFile:
        return False


def accepted_kinds(match: Match) -> set[str]:
    """The kinds of leaves that can be altered without notice, tried where they come first and last."""
    lines = [orjson.loads(line) for line in write(match).splitlines()[:-1]]
    places: dict[str, list[tuple[int, Leaf]]] = {}
    for number, line in enumerate(lines):
        for path in leaves(line):
            kind = kind_of(line, path) if number else f"header.{path[0]}"
            places.setdefault(kind, []).append((number, path))
    return {
        kind
        for kind, found in places.items()
        if any(_passes(lines, number, path) for number, path in {found[0], found[-1]})
    }


def _passes(lines: list[Any], number: int, path: Leaf) -> bool:
    """Whether some other value of a leaf is accepted."""
    holder, former = at(lines[number], path[:-1]), at(lines[number], path)
    try:
        for other in altered(former):
            holder[path[-1]] = other
            if is_accepted(signed(lines)):
                return True
        return False
    finally:
        holder[path[-1]] = former


def with_proofs(match: Match) -> Match:
    """The match as a server writes its file."""
    receipts = Receipts(bytes(32))
    made = [receipts.of(match.room, one.number, one.identity, one.id) for one in match.entries]
    pairs = zip(match.entries, made, strict=True)
    return replace(
        match, entries=tuple(structs.replace(one, proof=proof_of(receipt, one.id)) for one, receipt in pairs)
    )


@pytest.mark.slow
def test_the_document_lists_all_changes_that_pass_unnoticed() -> None:
    assert accepted_kinds(with_proofs(brief(8, ttb.Options(blobs=1), seed=3, game=GAME))) == UNCHECKED_WITH_SHARES
    listed = DOCUMENT.split("cannot check:")[1].split("\n\n")[0]
    assert set(re.findall(r"`([a-z_.]+)`", listed)) == UNCHECKED_BY_CLOCK | UNCHECKED_WITH_SHARES


@pytest.mark.slow
def test_in_a_match_by_a_clock_times_are_checked_as_far_as_they_count() -> None:
    """Only leaves in `UNCHECKED_BY_CLOCK` can be altered without notice, so clocks and alarms are checked."""
    assert accepted_kinds(with_proofs(timed(moves=18, game=GAME))) == UNCHECKED_BY_CLOCK


def test_an_altered_file_is_no_crash_but_a_fault_in_words() -> None:
    match = timed(moves=18, game=GAME)
    numbers = [entry.number for entry in match.entries if isinstance(entry.command, Alarm)]
    assert numbers
    for number in numbers:
        entry = match.entries[number - 1]
        assert isinstance(entry.command, Alarm)
        for change in ({"seat": 1 - entry.command.seat}, {"choice": entry.command.choice + 1}):
            forged = structs.replace(entry, command=structs.replace(entry.command, **change))
            assert verify(with_entry(match, number, forged)).faults[0].startswith(f"entry {number}: ")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"hash": 5}, "its fingerprints"),
        ({"own": (1, 2)}, "its fingerprints"),
        ({"standing": True}, "standing"),
        ({"seat": 1}, "its seat"),
        ({"epoch": 0}, "its epoch"),
        ({"id": "other"}, "its id"),
        ({"received": 1}, "received"),
        ({"outages": ((1, 2),)}, "received and outages"),
        ({"digest": 5}, "its digest"),
        ({"before": 5}, "before"),
        ({"proof": "none"}, "its proof"),
    ],
)
def test_each_detail_is_named(change: dict[str, Any], fault: str) -> None:
    match = brief(8, game=GAME)
    number = next(e.number for e in match.entries if isinstance(e.command, m.Command) and e.seat == 0)
    (found,) = verify(with_entry(match, number, structs.replace(match.entries[number - 1], **change))).faults
    assert found.startswith(f"entry {number}: ")
    assert fault in found


def test_a_command_for_another_room_is_found() -> None:
    match = brief(2, game=GAME)
    number = next(e.number for e in match.entries if isinstance(e.command, m.Join))
    entry = match.entries[number - 1]
    forged = structs.replace(entry, command=structs.replace(entry.command, room="other"))
    assert "another room" in verify(with_entry(match, number, forged)).faults[0]
