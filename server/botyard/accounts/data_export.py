"""What is kept of a person, area by area: each part of the service says how its own is told and deleted.

A part that stores something under a person's keys adds itself here, so that an export is whole and a deletion leaves
nothing behind.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

Export = Callable[[str], Awaitable[Any]]
"""All that an area keeps of an identity, as plain data for JSON. Raises `StoreUnavailable`."""

Erase = Callable[[str], Awaitable[None]]
"""Deletes all that an area keeps of an identity; done again, it does nothing. Raises `StoreUnavailable`."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of what is kept: its name in the export, and what is done with it."""

    name: str
    export: Export
    erase: Erase


class PersonalData:
    """All areas."""

    def __init__(self) -> None:
        self._areas: list[Area] = []

    def add(self, area: Area) -> None:
        """From now on this is told and deleted, too."""
        self._areas.append(area)

    async def export(self, identity: str) -> dict[str, Any]:
        """All that is kept of an identity, by area. Raises `StoreUnavailable`."""
        return {area.name: await area.export(identity) for area in self._areas}

    async def erase(self, identity: str) -> None:
        """Delete all that is kept of an identity, as far as areas have it. Raises `StoreUnavailable`."""
        for area in self._areas:
            await area.erase(identity)
