"""Somebody's matches, as an area of personal data: told with their results; of who goes, only the list is deleted."""

from typing import Any

from protocol.named import to_named
from server.accounts.personal import Area
from server.lobby.matches import Load, MatchIndex


class MatchesOfPeople:
    """All raise `StoreAway`."""

    def __init__(self, matches: MatchIndex, load: Load) -> None:
        self._matches = matches
        self._load = load

    @property
    def area(self) -> Area:
        """How it is told and deleted."""
        return Area("matches", self._told, self._matches.forget)

    async def _told(self, identity: str) -> list[dict[str, Any]]:
        return [to_named(match) for match in await self._matches.of(identity, self._load)]
