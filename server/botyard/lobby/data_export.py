"""The matches of a user as an area of personal data: exported with their results. Deletion removes only the list.

In a room whose match has not begun, a deleted user leaves the seat, and another user becomes the host. In a running
match the others decide at once what to do, for this player cannot come back.
"""

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from botyard.accounts.accounts import pseudonym_of
from botyard.accounts.data_export import Area
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.archive.match import FinishedMatch
from botyard.archive.queries import PAGE, Cursor, Filter
from botyard.display_names import default_room_name
from botyard.lobby.matches import Load, MatchIndex
from botyard.rooms.requests import CLOCK, Answer, Attend, Request, RetryLater
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import LeaveSeat, MyMatch, Status

Ask = Callable[[str, Request], Awaitable[Answer]]
"""Sends a request to a room. Never raises."""


class MatchesArea:
    """Matches as an area of personal data. Export and deletion raise `StoreUnavailable`."""

    def __init__(self, matches: MatchIndex, load: Load, ask: Ask) -> None:
        self._matches = matches
        self._load = load
        self._ask = ask
        self.area = Area("matches", self._export, self._erase)

    async def _export(self, identity: str) -> list[dict[str, Any]]:
        matches = await self._matches.of(identity, self._load)
        return [to_named(match) | {"file": f"/api/match/{match.room.id}"} for match in matches]

    async def _erase(self, identity: str) -> None:
        await self.leave_all(identity)
        await self._matches.forget(identity)

    async def leave_all(self, identity: str) -> None:
        """Take a user who can never come back out of open rooms, and record in running matches that they have left.

        Raises `StoreUnavailable` also if a room could not do it, after all others were asked: the call can be repeated.
        """
        requests = [one for match in await self._matches.of(identity, self._load) for one in _leaving(identity, match)]
        answers = [await self._ask(room, request) for room, request in requests]
        if any(isinstance(answer, RetryLater) for answer in answers):
            raise StoreUnavailable("a room could not take a user out")


def _leaving(identity: str, match: MyMatch) -> list[tuple[str, Request]]:
    """Return the requests by which a user leaves a room. It may refuse them if its match has begun meanwhile."""
    room = match.room.id
    if match.room.status is Status.OPEN:
        leave = [LeaveSeat(f"gone-{match.changed}", seat) for seat in match.seats]
        return [(room, Request(identity, "", one)) for one in leave]
    if match.room.status is Status.PLAYING:
        left = Attend(f"left-{identity}", identity, time.time_ns() // 1_000_000, left=True)
        return [(room, Request(CLOCK, "", left))]  # the node sends the request, not a person
    return []


EXPORT_LIMIT = 10_000
"""The most matches of an export, the newest ones."""


class ArchiveArea:
    """Archived matches, which are kept under a pseudonym, and ratings, kept off leaderboards, as personal data.

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
        """Take a person off all leaderboards. The ratings stay, since the ratings of others were computed from them."""
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
        """Show the pseudonym in all matches of a person. The matches stay: they belong to the other players, too."""
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
