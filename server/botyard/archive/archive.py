"""The archive of finished matches, as the service uses it."""

import asyncio
from collections.abc import Callable
from functools import partial

from botyard.archive import queries, rating_queries, roots
from botyard.archive.database import Database, reading, writing
from botyard.archive.match import FinishedMatch
from botyard.archive.recompute import rated_rooms, recompute

COPIED_AT_ONCE = 20
"""The matches that are copied at the same time: so many writes do not wait too long for a connection."""


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
    ratings_of = reading(rating_queries.ratings_of)
    own_ratings = reading(rating_queries.own_ratings)
    rating_curve = reading(rating_queries.rating_curve)
    leaderboard = reading(rating_queries.leaderboard)
    set_listed = writing(rating_queries.set_listed)
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
        # a node may have read the match before its deletion: of the two at least one finds what the other has written
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

        It can be repeated.

        The other archive then has the same ratings. Raises `DifferentMatch`.
        """
        count, after = 0, (0, "")
        while page := await self._database.read(partial(queries.all_logs, after, COPIED_AT_ONCE)):
            added = await asyncio.gather(*(other.put(match, body) for match, body in page))
            count, after = count + sum(added), page[-1][0].cursor
        order = await self._database.write(rated_rooms)  # it only reads, but for longer than a read may take
        for identity in await self._database.read(rating_queries.unlisted):
            await other.set_listed(identity, False)
        await other.recompute_ratings(order)
        await self.published.copy_to(other.published)
        return count
