"""The matches of a user as an area of personal data: exported with their results. Deletion removes only the list.

In a room whose match has not begun, a deleted user leaves the seat, and another user becomes the host. In a running
match the others decide at once what to do, for this player cannot come back.
"""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from botyard.accounts.data_export import Area
from botyard.lobby.matches import Load, MatchIndex
from botyard.rooms.requests import CLOCK, Answer, Attend, Request
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
        """Take a user who can never come back out of open rooms, and record in running matches that they have left."""
        for match in await self._matches.of(identity, self._load):
            if match.room.status is Status.OPEN:
                await self._leave(identity, match)
            elif match.room.status is Status.PLAYING:
                left = Attend(f"left-{identity}", identity, time.time_ns() // 1_000_000, left=True)
                await self._ask(match.room.id, Request(CLOCK, "", left))  # the node asks, no person does

    async def _leave(self, identity: str, match: MyMatch) -> None:
        """Leave all seats of a room. The answers are ignored: the match may have begun meanwhile."""
        for seat in match.seats:
            await self._ask(match.room.id, Request(identity, "", LeaveSeat(f"gone-{match.changed}", seat)))
