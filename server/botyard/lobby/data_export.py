"""The matches of a user as an area of personal data: exported with their results. Deletion removes only the list.

In a room whose match has not begun, a deleted user leaves the seat, and another user becomes the host. In a running
match the others decide at once what to do, for this player cannot come back.
"""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from botyard.accounts.data_export import Area
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

        Raises `StoreUnavailable` also if a room could not do it, after all others have been asked: it can be repeated.
        """
        requests = [one for match in await self._matches.of(identity, self._load) for one in _leaving(identity, match)]
        answers = [await self._ask(room, request) for room, request in requests]
        if any(isinstance(answer, RetryLater) for answer in answers):
            raise StoreUnavailable("a room could not take a user out")


def _leaving(identity: str, match: MyMatch) -> list[tuple[str, Request]]:
    """Return the requests by which a user leaves a room. It may refuse them: the match may have begun meanwhile."""
    room = match.room.id
    if match.room.status is Status.OPEN:
        leave = [LeaveSeat(f"gone-{match.changed}", seat) for seat in match.seats]
        return [(room, Request(identity, "", one)) for one in leave]
    if match.room.status is Status.PLAYING:
        left = Attend(f"left-{identity}", identity, time.time_ns() // 1_000_000, left=True)
        return [(room, Request(CLOCK, "", left))]  # the node asks, no person does
    return []
