"""People who have deleted themselves: what is told of them bears a pseudonym, whatever rooms have stored.

A log is never written anew, so names are put in order where something is told: in views, events, lines and files. Who
is gone every node knows (`botyard.accounts.revocation`), and notes it here; nobody else does.
"""

from typing import Any, TypeVar, cast, get_args

import msgspec
from msgspec import structs

from botyard.display_names import default_room_name
from botyard_protocol.messages import Event, RoomEvent, RoomSummary, StartCalledOff

T = TypeVar("T", bound=msgspec.Struct)

_pseudonyms: dict[str, str] = {}
_NAMING = frozenset(
    event for event in get_args(RoomEvent) if "name" in event.__struct_fields__ or event is StartCalledOff
)


def note(identity: str, pseudonym: str) -> None:
    """From now on `identity` is told as `pseudonym`."""
    _pseudonyms[identity] = pseudonym


def is_gone(identity: str) -> bool:
    """Whether somebody has deleted themselves: nothing is to be noted of them any more."""
    return identity in _pseudonyms


def how_many() -> int:
    """How many have deleted themselves, as far as this node knows: what is told changes with that number."""
    return len(_pseudonyms)


def name_of(identity: str, name: str) -> str:
    """What somebody is called whom something stored calls `name`."""
    return _pseudonyms.get(identity, name)


def told(stored: T) -> T:
    """The same struct, with all within it who are gone under their pseudonyms, and what was called after them."""
    if not _pseudonyms:
        return stored
    gone: dict[str, str] = {}
    _find(stored, gone)
    return cast(T, _renamed(stored, {default_room_name(name): default_room_name(now) for name, now in gone.items()}))


def told_events(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Events of one entry, likewise."""
    if not _pseudonyms or _NAMING.isdisjoint([type(event) for event in events]):
        return events
    return told(_Events(events)).events


def told_summary(line: RoomSummary) -> RoomSummary:
    """A line of the lobby, likewise: it has names and identities side by side."""
    if _pseudonyms.keys().isdisjoint(line.identities):
        return line
    pairs = [
        (name, None if name is None else name_of(identity or "", name))
        for name, identity in zip(line.seats, line.identities, strict=True)
    ]
    titles = {
        default_room_name(name): default_room_name(now) for name, now in pairs if name is not None and now is not None
    }
    return structs.replace(line, seats=tuple(now for _, now in pairs), name=titles.get(line.name, line.name))


class _Events(msgspec.Struct, frozen=True):
    events: tuple[Event, ...]


def _find(value: Any, gone: dict[str, str]) -> None:
    """The names under which people who are gone stand in a value, and their pseudonyms."""
    if isinstance(value, tuple):
        for one in value:
            _find(one, gone)
    elif isinstance(value, msgspec.Struct):
        identity, name = getattr(value, "identity", None), getattr(value, "name", None)
        if isinstance(name, str) and isinstance(identity, str) and identity in _pseudonyms:
            gone[name] = _pseudonyms[identity]
        for field in value.__struct_fields__:
            _find(getattr(value, field), gone)


def _renamed(value: Any, names: dict[str, str]) -> Any:
    """A value with `names` of rooms changed, and those of people; the same value where nothing is to be changed."""
    if isinstance(value, tuple):
        made = tuple(_renamed(one, names) for one in value)
        return made if any(new is not old for new, old in zip(made, value, strict=True)) else value
    if not isinstance(value, msgspec.Struct):
        return value
    changed = {field: _renamed_field(value, field, names) for field in value.__struct_fields__}
    changed = {field: new for field, new in changed.items() if new is not getattr(value, field)}
    return structs.replace(value, **changed) if changed else value


def _renamed_field(value: msgspec.Struct, field: str, names: dict[str, str]) -> Any:
    stored = getattr(value, field)
    if field != "name" or not isinstance(stored, str):
        return _renamed(stored, names)
    identity = getattr(value, "identity", None)
    if isinstance(identity, str):
        return name_of(identity, stored)
    return names.get(stored, stored)
