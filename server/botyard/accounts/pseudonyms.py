"""Pseudonyms of deleted identities: all that a node sends shows them instead of the stored names.

A log is never rewritten, so names are replaced where stored values are sent: in views, events, lobby lines and files.
Every node learns of deleted identities by a replicated table (`botyard.accounts.revocation`).
"""

from typing import Any, TypeVar, cast, get_args

import msgspec
from msgspec import structs

from botyard.display_names import default_room_name
from botyard_protocol.messages import Event, RoomEvent, RoomSummary, StartCalledOff

T = TypeVar("T", bound=msgspec.Struct)

_NAMING = frozenset(
    event for event in get_args(RoomEvent) if "name" in event.__struct_fields__ or event is StartCalledOff
)
"""The events that have names of people; `StartCalledOff` has them in its `people`."""


class Pseudonyms:
    """The pseudonyms that a node knows, by identity."""

    def __init__(self) -> None:
        self._pseudonyms: dict[str, str] = {}

    def add(self, identity: str, pseudonym: str) -> None:
        """Show `identity` as `pseudonym` from now on."""
        self._pseudonyms[identity] = pseudonym

    @property
    def version(self) -> int:
        """A number that changes whenever shown names change: how many identities are deleted."""
        return len(self._pseudonyms)

    def is_deleted(self, identity: str) -> bool:
        """Whether an identity is deleted: nothing new is stored about it."""
        return identity in self._pseudonyms

    def name_of(self, identity: str, name: str) -> str:
        """The name to show for an identity that is stored as `name`."""
        return self._pseudonyms.get(identity, name)

    def rename(self, stored: T) -> T:
        """Return a struct with pseudonyms of deleted identities, also in the names of rooms called after them."""
        if not self._pseudonyms:
            return stored
        gone: dict[str, str] = {}
        self._collect_names(stored, gone)
        titles = {default_room_name(name): default_room_name(now) for name, now in gone.items()}
        return cast(T, self._renamed(stored, titles))

    def rename_events(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Return the events of one entry with pseudonyms."""
        if not self._pseudonyms or _NAMING.isdisjoint([type(event) for event in events]):
            return events
        return self.rename(_Events(events)).events

    def rename_line(self, line: RoomSummary) -> RoomSummary:
        """Return a line of the lobby with pseudonyms: it has names and identities in parallel tuples."""
        if self._pseudonyms.keys().isdisjoint(line.identities):
            return line
        pairs = [
            (name, None if name is None else self.name_of(identity or "", name))
            for name, identity in zip(line.seats, line.identities, strict=True)
        ]
        known = [(name, now) for name, now in pairs if name is not None and now is not None]
        titles = {default_room_name(name): default_room_name(now) for name, now in known}
        return structs.replace(line, seats=tuple(now for _, now in pairs), name=titles.get(line.name, line.name))

    def _collect_names(self, value: Any, gone: dict[str, str]) -> None:
        """Put the pseudonyms of the deleted identities in a value into `gone`, by former name."""
        if isinstance(value, tuple):
            for one in value:
                self._collect_names(one, gone)
        elif isinstance(value, msgspec.Struct):
            identity, name = getattr(value, "identity", None), getattr(value, "name", None)
            if isinstance(name, str) and isinstance(identity, str) and identity in self._pseudonyms:
                gone[name] = self._pseudonyms[identity]
            for field in value.__struct_fields__:
                self._collect_names(getattr(value, field), gone)

    def _renamed(self, value: Any, titles: dict[str, str]) -> Any:
        """Return a value with pseudonyms. The same object if nothing changes. `titles`: names of rooms, old to new."""
        if isinstance(value, tuple):
            made = tuple(self._renamed(one, titles) for one in value)
            return made if any(new is not old for new, old in zip(made, value, strict=True)) else value
        if not isinstance(value, msgspec.Struct):
            return value
        changed = {field: self._renamed_field(value, field, titles) for field in value.__struct_fields__}
        changed = {field: new for field, new in changed.items() if new is not getattr(value, field)}
        return structs.replace(value, **changed) if changed else value

    def _renamed_field(self, value: msgspec.Struct, field: str, titles: dict[str, str]) -> Any:
        """Return a field of a struct with pseudonyms: names of people by their identity, names of rooms by `titles`."""
        stored = getattr(value, field)
        if field != "name" or not isinstance(stored, str):
            return self._renamed(stored, titles)
        identity = getattr(value, "identity", None)
        if isinstance(identity, str):
            return self.name_of(identity, stored)
        return titles.get(stored, stored)


class _Events(msgspec.Struct, frozen=True):
    """Events in a struct, so that `rename` takes them."""

    events: tuple[Event, ...]
