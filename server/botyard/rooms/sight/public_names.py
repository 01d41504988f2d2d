"""The names under which people are shown: pure code takes them as a parameter, since deleted identities change them."""

from typing import Protocol, TypeVar

import msgspec

from botyard_protocol.messages import Event, RoomSummary

T = TypeVar("T", bound=msgspec.Struct)


class PublicNames(Protocol):
    """Replaces stored names by those that are shown. `botyard.accounts.pseudonyms.Pseudonyms` implements it."""

    @property
    def version(self) -> int:
        """A number that changes whenever shown names change."""
        ...

    def is_deleted(self, identity: str) -> bool:
        """Whether an identity is deleted: nothing new is stored about it."""
        ...

    def name_of(self, identity: str, name: str) -> str:
        """The name to show for an identity that is stored as `name`."""
        ...

    def rename(self, stored: T) -> T:
        """The same struct with the names that are shown."""
        ...

    def rename_events(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events of one entry with the names that are shown."""
        ...

    def rename_line(self, line: RoomSummary) -> RoomSummary:
        """A line of the lobby with the names that are shown."""
        ...


class StoredNames:
    """Shows the stored names: for a service without deleted identities, and for tools that send nothing to clients."""

    version = 0

    def is_deleted(self, identity: str) -> bool:
        """False: no identity is deleted here."""
        return False

    def name_of(self, identity: str, name: str) -> str:
        """The stored name."""
        return name

    def rename(self, stored: T) -> T:
        """The struct as it is."""
        return stored

    def rename_events(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events as they are."""
        return events

    def rename_line(self, line: RoomSummary) -> RoomSummary:
        """The line as it is."""
        return line


STORED_NAMES = StoredNames()
