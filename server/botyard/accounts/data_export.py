"""Personal data by area: each part of the service defines how its data is exported and deleted.

A part that stores data under a user's keys adds an area here, so that exports and deletions are complete.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

Export = Callable[[str], Awaitable[Any]]
"""Returns an area's data of an identity for JSON. Raises `StoreUnavailable`."""

Erase = Callable[[str], Awaitable[None]]
"""Deletes an area's data of an identity. Idempotent. Raises `StoreUnavailable`."""


@dataclass(frozen=True, slots=True)
class Area:
    """An area of personal data: its name in the export, and its operations."""

    name: str
    export: Export
    erase: Erase


class PersonalData:
    """All areas of personal data."""

    def __init__(self) -> None:
        self._areas: list[Area] = []

    def add(self, *areas: Area) -> None:
        """Add areas, which are exported and erased in this order."""
        self._areas += areas

    async def export(self, identity: str) -> dict[str, Any]:
        """The data of an identity, by area. Raises `StoreUnavailable`."""
        return {area.name: await area.export(identity) for area in self._areas}

    async def erase(self, identity: str) -> None:
        """Delete the data of an identity in all areas. Raises `StoreUnavailable`."""
        for area in self._areas:
            await area.erase(identity)
