"""Announcements: sentences of the operators for all users, such as the time of a restart.

Every node holds the current one in its memory.
"""

import time
from collections.abc import Callable

import msgspec

from botyard.accounts.replicated_table import ReplicatedTables
from botyard.display_names import one_line
from botyard_protocol.codec import pack
from botyard_protocol.messages import MAX_ANNOUNCEMENT_CHARS, Announcement

TABLE = "announcements"
CURRENT = "current"
SHOWN_SECONDS = 86_400
"""How long an announcement without a restart is shown, unless it says otherwise."""
AFTER_RESTART_SECONDS = 600
"""How long an announced restart is shown after its time."""
LONGEST_SECONDS = 30 * 86_400


class BadAnnouncement(ValueError):
    """An announcement that cannot be made. The message is a sentence for the operator."""


class Announcements:
    """The announcement of the service. Reads are local; writes reach all nodes, and raise `StoreUnavailable`."""

    def __init__(self, tables: ReplicatedTables) -> None:
        self._table = tables.table(TABLE)
        self._started = time.time()

    def current(self) -> Announcement | None:
        """Return the announcement that is shown now, None if there is none.

        A node that has started after an announced restart takes it for done.
        """
        data = self._table.get(CURRENT)
        announcement = None if data is None else _decoder.decode(data)
        if announcement is None or announcement.until <= time.time():
            return None
        return None if announcement.restart is not None and announcement.restart <= self._started else announcement

    async def announce(self, text: str, restart: int | None = None, seconds: int | None = None) -> Announcement:
        """Replace the announcement, and return the new one. Raises `BadAnnouncement`.

        `restart`: when the service restarts, in seconds since 1970. `seconds`: how long it is shown, by default
        `SHOWN_SECONDS`, or until `AFTER_RESTART_SECONDS` after the restart.
        """
        now = int(time.time())
        words = one_line(text)
        if len(words) > MAX_ANNOUNCEMENT_CHARS:
            raise BadAnnouncement(f"An announcement has at most {MAX_ANNOUNCEMENT_CHARS} characters.")
        if not words and restart is None:
            raise BadAnnouncement("An announcement needs a text, or the time of a restart.")
        if restart is not None and restart <= now:
            raise BadAnnouncement("The time of the restart is past.")
        until = now + SHOWN_SECONDS if restart is None else restart + AFTER_RESTART_SECONDS
        announcement = Announcement(words, restart, until if seconds is None else now + seconds)
        if announcement.until > now + LONGEST_SECONDS:
            raise BadAnnouncement("An announcement is shown for at most 30 days.")
        await self._table.put(CURRENT, pack(announcement), (announcement.until - now) * 1000)
        return announcement

    async def withdraw(self) -> bool:
        """Remove the announcement. Returns whether there was one."""
        await self._table.refresh()
        found = self.current() is not None
        await self._table.remove(CURRENT)
        return found

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call `listener`, which must not block, after the announcement has changed, on whichever node."""
        self._table.on_changes(listener)


_decoder = msgspec.msgpack.Decoder(Announcement, strict=False)
