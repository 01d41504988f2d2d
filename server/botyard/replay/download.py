"""Finished matches from the store, as files."""

import asyncio

from msgspec import structs

from botyard.errors import Refused
from botyard.replay.file import entry_line, header_line, join_lines
from botyard.rooms.record import Entry
from botyard.rooms.requests import proof_of
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.watching import NO_TOKEN, AccessToken, view_rights
from botyard.store.error_classes import StoreUnavailable
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Command, Status

BATCH = 50
"""Entries that are read and written at a time: a few milliseconds of work."""


class Downloads:
    """Makes files of finished matches."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def file(self, room: str, identity: str = "", ticket: AccessToken = NO_TOKEN) -> bytes:
        """Return the file of a room's match, for `identity` ("" for a stranger) with its links (`ticket`).

        Raises `Refused` before its end, or before this person may know of it: nothing secret may leave. Raises
        `StoreUnavailable`.
        """
        loaded = await self._rooms.require(room)
        record = loaded.room.record
        sight = view_rights(record, identity, self._rooms.clock_of(room).now(), ticket)
        if record.status is not Status.FINISHED or sight.late:
            raise Refused(Code.NOT_FINISHED, localized("not_finished-match_over_downloaded_after"))
        lines = [header_line(room, record.game, record.rules_version)]
        for first in range(1, loaded.number + 1, BATCH):
            entries = await self._rooms.entries(room, first, min(first + BATCH - 1, loaded.number))
            lines.extend(entry_line(self._line(room, one)) for one in entries)
            await asyncio.sleep(0)  # other clients are served between two parts of a long match
        if len(lines) != loaded.number + 1:
            raise StoreUnavailable(f"room {room}: entries are missing")
        return join_lines(lines)

    def _line(self, room: str, entry: Entry) -> Entry:
        """The entry as all may know it, with the proof for its sender."""
        receipt = self._rooms.receipts.of(room, entry.number, entry.identity, entry.id)
        return structs.replace(public_entry(self._rooms.names.rename(entry)), proof=proof_of(receipt, entry.id))


def public_entry(entry: Entry) -> Entry:
    """Return the entry as all may know it: only its player knows whether a command was sent or preset."""
    if not isinstance(entry.command, Command):
        return entry
    id = f"command-{entry.number}"
    return structs.replace(entry, id=id, command=structs.replace(entry.command, id=id), standing=False)
