"""The operator's check of the archive against its own roots: rows, logs, ratings and the stored files."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from hashlib import sha256
from io import BytesIO

from botyard.archive import published
from botyard.archive.archive import MatchArchive
from botyard.archive.match import FinishedMatch
from botyard.archive.roots import DayRoot, Leaf, PublishedFiles
from botyard.replay.file import BadFile
from botyard.replay.published_check import check, lines_of

AT_ONCE = 20
"""The number of matches that are read at a time."""


async def check_days(archive: MatchArchive) -> AsyncIterator[tuple[str, list[str]]]:
    """Yield each published day, the oldest first, with the faults that were found. Raises `ArchiveUnavailable`."""
    files, former = archive.published, ""
    for day in await _all_days(files):
        leaves = await files.all_leaves(day.day)
        faults = [] if day.former == former else ["it does not follow the day before."]
        if published.root_of(day.former, day.day, [one.leaf for one in leaves]) != day.root:
            faults.append("its leaves do not have its root.")
        body = b"".join([await files.part(day.day, part) or b"" for _, part, _ in await files.parts(day.day, day.day)])
        faults += await asyncio.to_thread(_faults_of_file, day, body)
        changed: list[Leaf] = []
        for first in range(0, len(leaves), AT_ONCE):
            found, others = await _faults_of_rows(files, leaves[first : first + AT_ONCE])
            faults, changed = [*faults, *found], [*changed, *others]
        if changed:
            faults += await _faults_of_changed(files, changed, await asyncio.to_thread(_ratings_in, body))
        yield day.day, faults
        former = day.root


async def _all_days(files: PublishedFiles) -> list[DayRoot]:
    """Return all closed days, the oldest first."""
    found: list[DayRoot] = []
    while page := await files.roots(found[-1].day) if found else await files.roots():
        found += page
    return found[::-1]


def _faults_of_file(day: DayRoot, body: bytes) -> list[str]:
    """Return the faults of the stored file of a day. `body`: all its parts."""
    try:
        return check(lines_of(BytesIO(body)), {day.day: (day.root, day.signature)}).faults
    except BadFile as error:
        return [f"its file: {error}"]


def _ratings_in(body: bytes) -> dict[str, published.Ratings]:
    """Return the ratings in a published file, by match; none of a damaged one."""
    try:
        facts = [line["match"] for line in lines_of(BytesIO(body)) if "match" in line]
        return {match["room"]: published.ratings_in(match) for match in facts}
    except (BadFile, LookupError, TypeError):
        return {}


async def _faults_of_changed(
    files: PublishedFiles, changed: Sequence[Leaf], then: dict[str, published.Ratings]
) -> list[str]:
    """Return the faults of matches that are not as their leaves say. `then`: the ratings of that day, by match."""
    count, faults = 0, list[str]()
    for leaf in changed:
        found = next(iter(await files.stored([leaf.room])), None)
        if leaf.room in then and _is_same(leaf, found, then[leaf.room]):
            count += 1
        else:
            faults.append(f"the match {leaf.room} is another one than on that day, or is missing.")
    others = f"other ratings than on that day, as after `botyard admin ratings`, in so many matches: {count}."
    return [*faults, others] if count else faults


async def _faults_of_rows(files: PublishedFiles, leaves: Sequence[Leaf]) -> tuple[list[str], list[Leaf]]:
    """Return the faults of the rows of some matches of a day, and which of them are not as their leaves say."""
    rooms = [one.room for one in leaves if not one.deleted]
    try:
        found = {match.room: (match, body) for match, body in await files.stored(rooms)}
    except ValueError as error:
        return [f"a row of the matches {rooms[0]} to {rooms[-1]}: {error}."], []
    ratings = await files.ratings(rooms)
    kept = [one for one in leaves if not one.deleted]
    return [], [one for one in kept if not _is_same(one, found.get(one.room), ratings.get(one.room, {}))]


def _is_same(leaf: Leaf, found: tuple[FinishedMatch, bytes] | None, ratings: published.Ratings) -> bool:
    """Return whether a stored match is the one of its leaf; False for a match that is missing or damaged."""
    if found is None or sha256(found[1]).hexdigest() != found[0].digest:
        return False
    try:
        return published.leaf_of(published.facts_of(found[0], leaf.log, leaf.salt, ratings)) == leaf.leaf
    except ValueError:
        return False
