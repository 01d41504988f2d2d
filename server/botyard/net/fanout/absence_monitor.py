"""Notices players who have been absent for long, so that their rooms record it and ask the others what to do.

Each node observes the rooms in which it has connections. It asks a room to record an absence by a request with an id
that is the same on every node, so the log has it once. The room decides whether it matters.
"""

import asyncio
import logging
from collections.abc import Mapping

from botyard.background_tasks import spawn
from botyard.errors import Unreadable
from botyard.logs import about
from botyard.net.fanout.presence import holders, identity_of
from botyard.net.fanout.room_hub import Hub
from botyard.rooms.match import absence
from botyard.rooms.requests import CLOCK, Attend, Request
from botyard.rooms.room import Room
from botyard.rooms.runtime.service import Rooms
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.store import Store

log = logging.getLogger("botyard.net")

SLACK_SECONDS = 0.05
"""How long after the end of the grace period an absence is checked, since the clocks of nodes differ a little."""


class AbsenceMonitor:
    """Watches the rooms of one node for players who have been absent for long, and has the rooms record it."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._due: dict[str, float] = {}  # by room, when it is to be checked, in seconds of the loop's clock
        self._busy: set[str] = set()  # rooms that are recording absences

    def due_rooms(self) -> set[str]:
        """Return the rooms whose time to be checked has come, and forget that time."""
        now = asyncio.get_running_loop().time()
        due = {room for room, at in self._due.items() if at <= now}
        for room in due:
            del self._due[room]
        return due

    def observe(self, hub: Hub, present: set[str], absent: Mapping[str, int], now: int) -> None:
        """Start to record, in a task, the absences and returns in a room that its log does not have yet.

        `present`: the identities that are connected. `absent`: by identity, when each other player was seen last.
        Times are in ms since 1970.
        """
        # checked by the shortest grace of any clock; the room decides by the grace of its own clock
        gone = self._gone_since(hub.room, absent, absence.LIVE_GRACE_MS)
        overdue = {one for one, since in gone.items() if now - since >= absence.LIVE_GRACE_MS}
        for since in (since for one, since in gone.items() if one not in overdue):
            self._check_later(hub.room, since + absence.LIVE_GRACE_MS - now)
        # players whom the room has as missing, and who are here or have been since
        back = any(one in present or absent.get(one, 0) > since for one, since in hub.absent_since.items())
        if not back and not any(hub.needs_report(one, absent[one]) for one in overdue):
            return
        if hub.room in self._busy:
            self._check_later(hub.room, 0)  # the report under way may have read an older presence
            return
        self._busy.add(hub.room)
        spawn(self._report(hub), f"absences {hub.room}")

    def _gone_since(self, room: str, absent: Mapping[str, int], grace: int) -> dict[str, int]:
        """Return since when absent players count as gone: outages do not count, and leave a minute to come back.

        `absent`: by identity, when each was seen last. `grace`: for how long they may be gone, in ms. Raises
        `StoreUnavailable`.
        """
        outages = self._rooms.clock_of(room).outages
        # so late that `grace` ends `LIVE_GRACE_MS` after the last outage
        newest = max((ended for _, ended in outages), default=0) + absence.LIVE_GRACE_MS - grace
        lost = {
            one: sum(ended - max(began, since) for began, ended in outages if ended > since)
            for one, since in absent.items()
        }
        return {one: max(since + lost[one], newest if lost[one] else 0) for one, since in absent.items()}

    def _check_later(self, room: str, ms: int) -> None:
        """Have the room checked after `ms`, unless it is checked earlier."""
        at = asyncio.get_running_loop().time() + ms / 1000 + SLACK_SECONDS
        self._due[room] = min(at, self._due.get(room, at))

    async def _report(self, hub: Hub) -> None:
        """Let a room record who is absent, and note in its hub what was reported, and after which entry."""
        try:
            number = hub.log.number
            hub.reported_absences = number, await self.record_absences(hub.room)
        except (StoreUnavailable, Unreadable) as error:
            log.debug("absences are recorded later", extra=about(room=hub.room, reason=type(error).__name__))
        finally:
            self._busy.discard(hub.room)

    async def touch_last_seen(self, room: str, identity: str) -> None:
        """Note that a player is active, perhaps without a socket. May fail silently: the next command does it again."""
        try:
            await self._store.presence.touch_last_seen(room_keys(room), [identity], self._rooms.clock_of(room).now())
        except StoreUnavailable:
            log.debug("an active player is noted the next time", extra=about(room=room))

    async def record_absences(self, room: str) -> dict[str, int] | None:
        """Have a room record the players who are absent, and those who are back, as of now.

        Returns since when (ms since 1970) players are absent, by identity, without those within the grace period, which
        outages extend. None if no match is being played. Raises `StoreUnavailable` and `Unreadable`.
        """
        await self._rooms.clock_of(room).refresh()  # so that all outages are known
        loaded = await self._rooms.load(room)
        # an adjourned match is halted, too, but has an `absence`
        if loaded is None or (loaded.room.record.halted and loaded.room.record.absence is None):
            return None
        at, now = room_keys(room), self._rooms.clock_of(room).now()
        present = set(map(identity_of, await self._store.presence.members(at, now)))
        absent = await self._store.presence.last_seen(at, sorted(holders(loaded.room.record.seats) - present), now)
        grace = absence.grace_ms(loaded.room.record.clock)
        gone = self._gone_since(room, absent, grace)
        deleted = {one for one in gone if self._rooms.names.is_deleted(one)}
        for change in _changes(loaded.room, present, absent, gone, deleted, now):
            await self._rooms.ask(room, Request(CLOCK, "", change))  # the node sends the request, not a person
        for since in (since for since in gone.values() if now - since < grace):
            self._check_later(room, since + grace - now)
        return {one: since for one, since in absent.items() if now - gone[one] >= grace}


def _changes(
    room: Room, present: set[str], absent: Mapping[str, int], gone: Mapping[str, int], deleted: set[str], now: int
) -> list[Attend]:
    """Return the requests that record who is back (`since` 0) and who is absent. Their ids are the same on every node.

    `absent`: by identity, when each was seen last; `gone`: since when they count as gone. `deleted`: those of
    `gone` who can never come back. A node records that when they are deleted, unless it lacks the rules or dies.
    """
    known = room.record.absence.missing if room.record.absence else ()
    back = [one for one in known if one.since and (one.identity in present or absent.get(one.identity, 0) > one.since)]
    left = deleted.intersection(absence.players_who_can_return(room)) if deleted else set()
    missed = [(one, since) for one, since in gone.items() if absence.is_reported(room, one, since, now)]
    seen = [Attend(f"seen-{one.identity}-{one.since}", one.identity, 0) for one in back]
    seen += [Attend(f"gone-{one}-{since}", one, since) for one, since in missed if one not in left]
    # at least 1: `since` 0 would say that they are back
    return seen + [Attend(f"left-{one}", one, max(gone[one], 1), left=True) for one in sorted(left)]
