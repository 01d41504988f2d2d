"""Somebody's matches, as an area of personal data: told with their results; of who goes, only the list is deleted.

Where a match has not begun, nobody waits for who is gone for good: the seat is free again, and another is the host.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from botyard.accounts.data_export import Area
from botyard.lobby.matches import Load, MatchIndex
from botyard.rooms.requests import Answer, Request
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import LeaveSeat, MyMatch, Status

Ask = Callable[[str, Request], Awaitable[Answer]]
"""Asks a room. Never raises."""


class MatchesOfPeople:
    """All raise `StoreUnavailable`."""

    def __init__(self, matches: MatchIndex, load: Load, ask: Ask) -> None:
        self._matches = matches
        self._load = load
        self._ask = ask

    @property
    def area(self) -> Area:
        """How it is told and deleted."""
        return Area("matches", self._told, self._erase)

    async def _told(self, identity: str) -> list[dict[str, Any]]:
        matches = await self._matches.of(identity, self._load)
        return [to_named(match) | {"file": f"/api/match/{match.room.id}"} for match in matches]

    async def _erase(self, identity: str) -> None:
        for match in await self._matches.of(identity, self._load):
            if match.room.status is Status.OPEN:
                await self._leave(identity, match)
        await self._matches.forget(identity)

    async def _leave(self, identity: str, match: MyMatch) -> None:
        """What becomes of it is the room's to say: its match may have begun meanwhile."""
        for seat in match.seats:
            await self._ask(match.room.id, Request(identity, "", LeaveSeat(f"gone-{match.changed}", seat)))
