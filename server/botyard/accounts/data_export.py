"""Personal data by area: each part of the service defines how its data is exported and deleted.

A part that stores data under a user's keys adds an area here, so that exports and deletions are complete.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from botyard.store.error_classes import StoreUnavailable

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
        self._groups: list[tuple[Area, ...]] = []

    def add(self, *areas: Area) -> None:
        """Add a group of areas. They are erased in this order, since an area finds its data by that of later ones."""
        self._groups.append(areas)

    async def export(self, identity: str) -> dict[str, Any]:
        """The data of an identity, by area. Raises `StoreUnavailable`."""
        return {area.name: await area.export(identity) for group in self._groups for area in group}

    async def erase(self, identity: str) -> None:
        """Delete the data of an identity in all areas.

        Raises `StoreUnavailable` if an area fails: those behind it in its group stay, so that the call can be repeated.
        """
        failed: StoreUnavailable | None = None
        for group in self._groups:
            try:
                for area in group:
                    await area.erase(identity)
            # the other groups go on: the account may be gone, and its user could not repeat the deletion
            except StoreUnavailable as error:
                failed = failed or error
        if failed is not None:
            raise failed
