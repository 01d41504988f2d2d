"""Archived matches are exported completely, and a deletion leaves no name of the person in them."""

import json
from typing import Any

import pytest

from botyard.accounts.accounts import pseudonym_of
from botyard.archive.archive import MatchArchive
from botyard.archive.errors import ArchiveUnavailable
from botyard.archive.queries import PAGE, Filter
from botyard.lobby import archive_export
from botyard.lobby.archive_export import ArchiveArea
from botyard.store.error_classes import StoreUnavailable
from tests.archive.matches import match, seat


async def test_an_export_has_every_match_and_the_own_seats_only(
    archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(PAGE + 20):
        await archive.put(match(f"r{number}", number), b"x")
    area = ArchiveArea(archive).area
    exported = json.loads(json.dumps(await area.export("ann")))
    assert len(exported) == PAGE + 20
    newest = exported[0]
    assert (newest["room"], newest["file"], newest["game"]) == ("r119", "/api/match/r119", "tic_tac_trap")
    assert [(one["name"], one["result"]) for one in newest["seats"]] == [("Ann", "won")]
    assert await area.export("dan") == []
    monkeypatch.setattr(archive_export, "EXPORT_LIMIT", 50)
    assert len(await area.export("ann")) == PAGE  # whole pages


async def test_a_deleted_person_is_found_under_no_former_name(archive: MatchArchive) -> None:
    await archive.put(match("r1", 1_000, name="Ann's table"), b"x")
    await archive.put(match("r2", 2_000, seat(0, "Annie", 1, identity="ann"), name="Annie's table"), b"x")
    area = ArchiveArea(archive).area
    await area.erase("ann")
    await area.erase("ann")
    matches = await archive.history(Filter(identity="ann"))
    assert {one.seats[0].name for one in matches} == {pseudonym_of("ann")}
    assert {one.name for one in matches} == {f"{pseudonym_of('ann')}'s table"}
    for word in ("ann", "annie", "ann's", "annie's"):
        assert await archive.history(Filter(words=(word,))) == []


async def test_ratings_are_exported_and_leave_the_leaderboards_with_the_person(archive: MatchArchive) -> None:
    await archive.put(match("r1", 1_000, rated=True), b"x")
    area = ArchiveArea(archive).ratings_area
    (rating,) = json.loads(json.dumps(await area.export("ann")))
    assert (rating["game"], rating["tempo"], rating["matches"]) == ("tic_tac_trap", "live", 1)
    assert rating["points"] == round(1000 + 40 * (rating["mean"] - 3 * rating["deviation"]))
    assert await area.export("dan") == []
    await area.erase("ann")
    assert [one.identity for one in await archive.leaderboard("tic_tac_trap", "live")] == ["ben"]


async def test_an_archive_that_is_away_lets_export_and_deletion_be_repeated(
    archive: MatchArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: Any) -> Any:
        raise ArchiveUnavailable("no route")

    for name in ("history", "rename"):
        monkeypatch.setattr(archive, name, away)
    area = ArchiveArea(archive).area
    with pytest.raises(StoreUnavailable, match="archive: no route"):
        await area.export("ann")
    with pytest.raises(StoreUnavailable, match="archive: no route"):
        await area.erase("ann")
