"""The archive of finished matches, as the service uses it."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from botyard.archive import queries, rating_queries, roots
from botyard.archive.database import Database
from botyard.archive.match import FinishedMatch, PackedLog
from botyard.archive.queries import PAGE, Cursor, Filter, GameResults, GameStatistic, Opponent
from botyard.archive.rating_queries import RatedPlayer, RatingChange
from botyard.archive.recompute import Recomputed, rated_rooms, recompute

COPIED_AT_ONCE = 20
"""The matches that are copied at the same time: so many writes do not wait too long for a connection."""


class MatchArchive:
    """All finished matches, in a database. Every method raises `ArchiveUnavailable`; `queries` explains each."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.published = roots.PublishedFiles(database)

    async def start(self) -> str:
        """Open the database and return the id of the archive. Raises `UnusableArchive` too."""
        return await self._database.start()

    async def stop(self) -> None:
        """Close the database."""
        await self._database.stop()

    async def id(self) -> str:
        """Return the id of the archive."""
        return await self._database.read(queries.own_id)

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

    async def log(self, room: str) -> PackedLog | None:
        """Return the packed log of a match, None if there is none."""
        return await self._database.read(lambda: queries.log(room))

    async def ends(self, rooms: list[str]) -> dict[str, tuple[int, int, str]]:
        """Return the epoch, number and digest of the matches that are there, by room: of the first `PAGE` rooms."""
        return await self._database.read(lambda: queries.ends(rooms))

    async def match(self, room: str) -> FinishedMatch | None:
        """Return a match without its log, None if there is none."""
        return await self._database.read(lambda: queries.match_of(room))

    async def history(self, which: Filter, before: Cursor | None = None, limit: int = PAGE) -> list[FinishedMatch]:
        """Return a page of matches, the newest first."""
        return await self._database.read(lambda: queries.history(which, before, limit))

    async def history_page(
        self, which: Filter, before: Cursor | None = None, limit: int = PAGE
    ) -> tuple[list[FinishedMatch], Cursor | None]:
        """Return a page of matches, the newest first, and the cursor of the next page, None if there is none."""
        return await self._database.read(lambda: queries.history_page(which, before, limit))

    async def profile(self, identity: str, *, public: bool = False) -> list[GameResults]:
        """Return the results of a person by game."""
        return await self._database.read(lambda: queries.profile(identity, public=public))

    async def opponents(self, identity: str, limit: int = PAGE, *, public: bool = False) -> list[Opponent]:
        """Return the people whom a person has played against, the most frequent first."""
        return await self._database.read(lambda: queries.opponents(identity, limit, public=public))

    async def statistics(self, identity: str, *, public: bool = False) -> list[GameStatistic]:
        """Return what games have counted in the matches of a person."""
        return await self._database.read(lambda: queries.statistics(identity, public=public))

    async def ratings_of(
        self, game: str, tempo: str, identities: Sequence[str], listed: bool = False
    ) -> dict[str, RatedPlayer]:
        """Return the ratings of some players in a game, by identity; without those who have none.

        `listed`: only of people who have a place on leaderboards.
        """
        return await self._database.read(lambda: rating_queries.ratings_of(game, tempo, identities, listed))

    async def own_ratings(self, identity: str) -> dict[tuple[str, str], RatedPlayer]:
        """Return the ratings of a player, by game and tempo."""
        return await self._database.read(lambda: rating_queries.own_ratings(identity))

    async def rating_curve(self, identity: str, game: str, tempo: str, limit: int = PAGE) -> list[RatingChange]:
        """Return the newest changes of a player's rating in a game, the newest first."""
        return await self._database.read(lambda: rating_queries.rating_curve(identity, game, tempo, limit))

    async def leaderboard(
        self, game: str, tempo: str, month: str = "", after: tuple[int, str] | None = None, limit: int = PAGE
    ) -> list[RatedPlayer]:
        """Return a page of the players of a game, the strongest first."""
        return await self._database.read(lambda: rating_queries.leaderboard(game, tempo, month, after, limit))

    async def set_listed(self, identity: str, is_listed: bool) -> None:
        """Set whether a person has a place on leaderboards."""
        await self._database.write(lambda: rating_queries.set_listed(identity, is_listed))

    async def recompute_ratings(self, order: Sequence[str] = ()) -> Recomputed:
        """Compute all ratings anew; first of the matches of `order`."""
        return await self._database.write(lambda: recompute(order))

    async def copy_to(self, other: "MatchArchive") -> int:
        """Put all matches, and what was published, into another archive. Returns how many matches it did not have.

        It can be repeated.

        The other archive then has the same ratings. Raises `DifferentMatch`.
        """
        count, after = 0, (0, "")
        while page := await self._database.read(partial(queries.all_logs, after, COPIED_AT_ONCE)):
            added = await asyncio.gather(*(other.put(match, body) for match, body in page))
            count, after = count + sum(added), page[-1][0].cursor
        order = await self._database.read(rated_rooms)
        for identity in await self._database.read(rating_queries.unlisted):
            await other.set_listed(identity, False)
        await other.recompute_ratings(order)
        await self.published.copy_to(other.published)
        return count
