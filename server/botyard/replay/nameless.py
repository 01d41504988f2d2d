"""The log of a match as it is published for everyone: with identities, and without the names of people.

So what was published need not change when a person is deleted. The names of bots stay: the rules choose them.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.display_names import default_room_name
from botyard.replay.download import public_entry
from botyard.rooms.before.bots_on_seats import NAMES, PREFIX
from botyard.rooms.record import Entry
from botyard.rooms.requests import NextRoom
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import ChangeRoom, CreateRoom, RoomChanged, RoomCreated

PLAYER = "Player"
TITLED = (CreateRoom, ChangeRoom, NextRoom, RoomCreated, RoomChanged)
"""The requests and events that have the name of the room."""


class _Nameless(Pseudonyms):
    """Shows every person as `PLAYER`."""

    def name_of(self, identity: str, name: str) -> str:
        """Return the name to show. A name that bots have says nothing of a person, and bots avoid it."""
        return name if identity.startswith(PREFIX) or name in NAMES else PLAYER

    def entry(self, entry: Entry) -> Entry:
        """Return an entry without names of people, and with the name that a room of `PLAYER` gets."""
        named = [one for one in (entry.command, *entry.events) if isinstance(one, TITLED)]
        titles = {one.name: default_room_name(PLAYER) for one in named if one.name}
        return structs.replace(
            entry,
            command=self._renamed(entry.command, titles),
            events=tuple(self._renamed(event, titles) for event in entry.events),
        )


_NAMELESS = _Nameless()


def published_entries(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """Return the entries of a finished match in the JSON form, as `GET /api/match/ROOM` has them, without names."""
    return [to_named(_plain(public_entry(_NAMELESS.entry(entry)))) for entry in entries]


def _plain(entry: Entry) -> msgspec.Struct:
    """Return an entry without a proof: that would change with the key of the service."""
    return structs.replace(entry, proof=None)
