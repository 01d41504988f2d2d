"""What the archive has of a user as areas of personal data.

Matches are exported with their results and kept under a pseudonym; ratings are exported, and kept off leaderboards.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from botyard.accounts.accounts import pseudonym_of
from botyard.accounts.data_export import Area
from botyard.archive.archive import MatchArchive
from botyard.archive.errors import ArchiveUnavailable
from botyard.archive.match import FinishedMatch
from botyard.archive.queries import PAGE, Cursor, Filter
from botyard.display_names import default_room_name
from botyard.store.error_classes import StoreUnavailable

EXPORT_LIMIT = 10_000
"""The most matches of an export, the newest ones."""


class ArchiveArea:
    """Archived matches and ratings as personal data.

    Export and deletion raise `StoreUnavailable` while the archive is away.
    """

    def __init__(self, archive: MatchArchive) -> None:
        self._archive = archive
        self.area = Area("archived_matches", self._export, self._erase)
        self.ratings_area = Area("ratings", self._export_ratings, self._unlist)

    async def _export_ratings(self, identity: str) -> list[dict[str, Any]]:
        """Return the ratings of a person in each game and tempo, for JSON."""
        with _archive():
            ratings = await self._archive.own_ratings(identity)
        return [
            {"game": game, "tempo": tempo, **one.rating._asdict(), "points": one.rating.points, "matches": one.matches}
            for (game, tempo), one in ratings.items()
        ]

    async def _unlist(self, identity: str) -> None:
        """Take a person off all leaderboards. The ratings stay, as those of others follow from them."""
        with _archive():
            await self._archive.set_listed(identity, False)

    async def _export(self, identity: str) -> list[dict[str, Any]]:
        """Return the newest matches of a person, at most `EXPORT_LIMIT`, for JSON."""
        matches: list[FinishedMatch] = []
        before: Cursor | None = None
        with _archive():
            while len(matches) < EXPORT_LIMIT:
                page = await self._archive.history(Filter(identity=identity), before)
                matches += page
                if len(page) < PAGE:
                    break
                before = page[-1].cursor
        return [_exported(match, identity) for match in matches]

    async def _erase(self, identity: str) -> None:
        """Show the pseudonym in all matches, which stay, as they belong to the other players, too."""
        with _archive():
            await self._archive.rename(identity, pseudonym_of(identity), default_room_name)


def _exported(match: FinishedMatch, identity: str) -> dict[str, Any]:
    """Return a match for JSON, with the seats of one person only."""
    seats = [asdict(seat) | {"result": seat.result.value} for seat in match.seats if seat.identity == identity]
    return asdict(match) | {"seats": seats, "file": f"/api/match/{match.room}"}


@contextmanager
def _archive() -> Iterator[None]:
    """Raise `StoreUnavailable` while the archive is away."""
    try:
        yield
    except ArchiveUnavailable as error:
        raise StoreUnavailable(f"archive: {error}") from error
