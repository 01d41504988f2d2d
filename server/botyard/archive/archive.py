"""The archive of finished matches, as the service uses it."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from botyard.archive import queries, ratings, roots
from botyard.archive.database import Database, Steps, reading, writing
from botyard.archive.match import FinishedMatch
from botyard.archive.queries import PAGE, matches_of
from botyard.archive.ratings import rate

BOTH = "identity, game, tempo, mean, deviation, matches"  # the key of a rating, then its numbers


class Recomputed(NamedTuple):
    """How many matches and ratings there are now, and how many ratings have another number than before."""

    matches: int
    ratings: int
    different: int


def rated_rooms() -> Steps[list[str]]:
    """Return the rooms of all rated matches in the order in which they were rated.

    Matches that were never rated come last, in the order of their ends.
    """
    rows = yield (
        "SELECT m.room FROM matches m LEFT JOIN rating_changes c ON c.room = m.room WHERE m.rated = 1"
        " GROUP BY m.room, m.ended ORDER BY min(COALESCE(c.number, :last)), m.ended, m.room",
        {"last": 2**62},
    )
    return [row[0] for row in rows]


def recompute(order: Sequence[str] = ()) -> Steps[Recomputed]:
    """Compute all ratings anew: first of the matches of `order`, then of all others in the order of `rated_rooms`.

    The same matches give the same numbers, to the last bit, as long as the formula is the same.
    """
    # changes nothing, but locks the row that `next_number` needs: no match is rated meanwhile
    yield "UPDATE facts SET value = value WHERE name = :name", {"name": "rated"}
    rated = yield from rated_rooms()
    first = set(rated) & set(order)
    rooms = [room for room in order if room in first] + [room for room in rated if room not in first]
    before = yield from _numbers()
    yield "DELETE FROM ratings", {}
    yield "DELETE FROM rating_changes", {}
    for start in range(0, len(rooms), PAGE):
        matches = yield from matches_of(rooms[start : start + PAGE])
        for number, match in enumerate(matches, start + 1):
            yield from rate(match, number)
    yield "UPDATE facts SET value = :count WHERE name = :name", {"name": "rated", "count": str(len(rooms))}
    after = yield from _numbers()
    different = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
    return Recomputed(len(rooms), len(after), different)


def _numbers() -> Steps[dict[tuple[str, str, str], tuple[float, float, int]]]:
    """Return the mean, the deviation and the number of matches of each rating, by identity, game and tempo."""
    rows = yield f"SELECT {BOTH} FROM ratings", {}
    return {(row[0], row[1], row[2]): (row[3], row[4], row[5]) for row in rows}


COPIED_AT_ONCE = 20
"""How many matches are copied at the same time: few enough that no write waits too long for a connection."""


class MatchArchive:
    """All finished matches, in a database. Every method raises `ArchiveUnavailable`; `queries` explains each."""

    id = reading(queries.own_id)
    log = reading(queries.log)
    ends = reading(queries.ends)
    match = reading(queries.match_of)
    history = reading(queries.history)
    history_page = reading(queries.history_page)
    profile = reading(queries.profile)
    opponents = reading(queries.opponents)
    statistics = reading(queries.statistics)
    ratings_of = reading(ratings.ratings_of)
    own_ratings = reading(ratings.own_ratings)
    rating_curve = reading(ratings.rating_curve)
    leaderboard = reading(ratings.leaderboard)
    set_listed = writing(ratings.set_listed)
    recompute_ratings = writing(recompute)

    def __init__(self, database: Database) -> None:
        self._database = database
        self.published = roots.PublishedFiles(database)

    async def start(self) -> str:
        """Open the database and return the id of the archive. Raises `UnusableArchive` too."""
        return await self._database.start()

    async def stop(self) -> None:
        """Close the database."""
        await self._database.stop()

    async def put(self, match: FinishedMatch, body: bytes) -> bool:
        """Add a match with its packed log, `body`. Returns False if it was there already, or was deleted.

        Raises `DifferentMatch` if the archive has another match of the room.
        """
        added = await self._database.write(lambda: queries.put(match, body))
        # another node may delete the match meanwhile: at least one of the two nodes finds what the other has written
        if added and await self._database.read(lambda: queries.was_deleted(match.room)):
            await self._database.write(lambda: queries.delete(match.room))
            return False
        return added

    async def delete(self, room: str) -> bool:
        """Delete a match for ever, also from the published files; False if there is none."""
        await self._database.write(lambda: roots.forget(room))
        return await self._database.write(lambda: queries.delete(room))

    async def rename(self, identity: str, name: str, title_of: Callable[[str], str]) -> int:
        """Give a person another name in all matches, and return in how many. `title_of`: see `queries.rename`."""
        total = 0
        while changed := await self._database.write(lambda: queries.rename(identity, name, title_of)):
            total += changed
        return total

    async def copy_to(self, other: "MatchArchive") -> int:
        """Put all matches, and what was published, into another archive. Returns how many matches it did not have.

        The other archive then has the same ratings. The call can be repeated. Raises `DifferentMatch`.
        """
        count, after = 0, (0, "")
        while page := await self._database.read(partial(queries.all_logs, after, COPIED_AT_ONCE)):
            added = await asyncio.gather(*(other.put(match, body) for match, body in page))
            count, after = count + sum(added), page[-1][0].cursor
        order = await self._database.write(rated_rooms)  # a write, though it only reads: a read may not take so long
        for identity in await self._database.read(ratings.unlisted):
            await other.set_listed(identity, False)
        await other.recompute_ratings(order)
        await self.published.copy_to(other.published)
        return count
