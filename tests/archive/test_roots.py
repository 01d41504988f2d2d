"""The roots of days, and the files of public matches: made once, whole, and true to the archive."""

import gzip
from pathlib import Path
from typing import Any

import orjson
import pytest

from botyard.archive import published
from botyard.archive.archive import MatchArchive
from botyard.archive.database import Database
from botyard.archive.roots import DayChanged, DayRoot, Leaf
from botyard.archive.sqlite import SqliteDatabase
from tests.archive.conftest import same_place
from tests.archive.matches import body_of, match

DAY = "1970-01-02"
ENDED = published.DAY_MS + 5


async def put(archive: MatchArchive, *rooms: str, ended: int = ENDED, **changes: Any) -> None:
    """Put matches that ended one after the other."""
    for after, room in enumerate(rooms):
        await archive.put(match(room, ended + after, **changes), body_of(room))


def leaf(place: int, room: str) -> Leaf:
    """A leaf of a public match in part 1."""
    return Leaf(DAY, place, room, 1, f"public {room}", "log", "")


def lines_of(body: bytes | None) -> list[dict[str, Any]]:
    """The lines of a part."""
    assert body is not None
    return [orjson.loads(line) for line in gzip.decompress(body).splitlines()]


async def publish_day(archive: MatchArchive, *rooms: str) -> None:
    """Publish these matches as those of `DAY`, and close it."""
    files = archive.published
    await files.open(DAY, "")
    leaves = [leaf(place, room) for place, room in enumerate(rooms)]
    body = published.packed(published.match_line(one.place, {"room": one.room}, []) for one in leaves)
    await files.add(DAY, 0, leaves, body)
    await files.close(DayRoot(DAY, "", "root", "signed", len(leaves)), published.packed([b"{}\n"]))


async def test_a_match_belongs_to_one_day(archive: MatchArchive) -> None:
    await put(archive, "r1", "r2")
    await put(archive, "late", ended=published.end_of(DAY))
    assert [one.room for one, _ in await archive.published.unpublished(published.end_of(DAY), 10)] == ["r1", "r2"]
    await publish_day(archive, "r1", "r2")
    assert await archive.published.unpublished(published.end_of(DAY), 10) == []
    assert await archive.published.last() == DayRoot(DAY, "", "root", "signed", 2)
    assert await archive.published.all_leaves(DAY) == [leaf(0, "r1"), leaf(1, "r2")]
    assert [part[:2] for part in await archive.published.parts(DAY, DAY)] == [(DAY, 0), (DAY, 1)]


async def test_of_two_nodes_that_take_the_same_step_one_is_refused(database: Database, archive: MatchArchive) -> None:
    await put(archive, "r1")
    other = MatchArchive(same_place(database))
    await other.start()
    for one in (archive, other):
        await one.published.open(DAY, "")
    await archive.published.add(DAY, 0, [leaf(0, "r1")], b"part")
    with pytest.raises(DayChanged):
        await other.published.add(DAY, 0, [leaf(0, "r1")], b"other")
    with pytest.raises(DayChanged):
        await other.published.close(DayRoot(DAY, "", "root", "", 0), b"head")
    await archive.published.close(DayRoot(DAY, "", "root", "", 1), b"head")
    with pytest.raises(DayChanged):
        await other.published.close(DayRoot(DAY, "", "another", "", 1), b"head")
    assert [root.root for root in await other.published.roots()] == ["root"]
    await other.stop()


async def test_a_match_that_is_deleted_meanwhile_is_not_published(archive: MatchArchive) -> None:
    await put(archive, "r1")
    await archive.published.open(DAY, "")
    await archive.delete("r1")
    with pytest.raises(DayChanged):
        await archive.published.add(DAY, 0, [leaf(0, "r1")], b"part")
    assert await archive.published.all_leaves(DAY) == []


async def test_a_deleted_match_leaves_the_published_file_and_never_comes_back(archive: MatchArchive) -> None:
    await put(archive, "r1", "r2")
    await publish_day(archive, "r1", "r2")
    await archive.published.count_month("1970-01")
    assert await archive.delete("r1")
    assert lines_of(await archive.published.part(DAY, 1)) == [
        {"place": 0, "deleted": True},
        {"place": 1, "match": {"room": "r2"}, "entries": []},
    ]
    assert [one.deleted for one in await archive.published.all_leaves(DAY)] == [True, False]
    assert await archive.published.months() == []
    assert not await archive.put(match("r1", ENDED), body_of("r1"))
    assert await archive.match("r1") is None


async def test_a_month_is_counted_once_it_is_over(archive: MatchArchive) -> None:
    await put(archive, "r1")
    await publish_day(archive, "r1")
    assert await archive.published.month_to_count("1970-01-30") is None
    assert await archive.published.month_to_count("1970-01-31") == "1970-01"
    await archive.published.count_month("1970-01")
    (month,) = await archive.published.months()
    size = sum(size for _, _, size in await archive.published.parts("1970-01-01", "1970-01-31"))
    assert (month.month, month.size, month.total) == ("1970-01", size, 1)
    assert await archive.published.month_to_count("1970-02-01") is None


async def test_a_month_that_changes_while_it_is_counted_is_counted_again(
    archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    await put(archive, "r1")
    await publish_day(archive, "r1")
    part = archive.published.part

    async def deleted_behind(day: str, number: int) -> bytes | None:
        body = await part(day, number)
        if number:
            await archive.delete("r1")
        return body

    with monkeypatch.context() as patched:
        patched.setattr(archive.published, "part", deleted_behind)
        await archive.published.count_month("1970-01")
    assert await archive.published.months() == []
    await archive.published.count_month("1970-01")
    assert [month.total for month in await archive.published.months()] == [0]


async def test_a_copy_of_the_archive_has_its_roots_and_files(database: Database, tmp_path: Path) -> None:
    archive = MatchArchive(database)
    await put(archive, "r1", "r2", "r3")
    await publish_day(archive, "r1", "r2")
    await archive.delete("r2")
    target = MatchArchive(SqliteDatabase(tmp_path / "target.sqlite"))
    await target.start()
    for _ in range(2):
        await archive.copy_to(target)
        copy, files = target.published, archive.published
        assert await copy.roots() == await files.roots()
        assert await copy.all_leaves(DAY) == await files.all_leaves(DAY)
        assert [await copy.part(DAY, part) for part in (0, 1)] == [await files.part(DAY, part) for part in (0, 1)]
        assert [one.room for one, _ in await copy.unpublished(published.end_of(DAY), 10)] == ["r3"]
    assert not await target.put(match("r2", ENDED), body_of("r2"))
    await target.stop()


async def test_a_match_that_another_ending_replaces_is_published_twice(archive: MatchArchive) -> None:
    await put(archive, "r1")
    await publish_day(archive, "r1")
    later = match("r1", ENDED + 1, epoch=2, digest="other")
    assert await archive.put(later, b"other")
    files, second = archive.published, "1970-01-03"
    assert [one.deleted for one in await files.all_leaves(DAY)] == [2]
    await files.open(second, "root")
    await files.add(second, 0, [Leaf(second, 0, "r1", 1, "public other", "log", "")], b"part")
    await files.close(DayRoot(second, "root", "root2", "", 1), b"head")
    assert len(lines_of(await files.part(DAY, 1))) == 1
