"""The lobby's list as this node knows it: all lines in memory, with the presence of their people.

Every node holds the list, follows its changes, and decides by the same rules which rooms are shown: a room of live
tempo leaves the list `ABSENT_SECONDS` after the last of its people has left the service.
"""

import asyncio
import heapq
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

import msgspec

from botyard.background_tasks import Loops, call_all, woken
from botyard.lobby.index import Line, load_line
from botyard.lobby.room_windows import Change, key_of
from botyard.rooms.sight.public_names import PublicNames
from botyard.settings import WIDER_FACTOR
from botyard.store.error_classes import StoreUnavailable
from botyard.store.lobby_index import LobbyIndexStore
from botyard.store.store import Store
from botyard_protocol.messages import Attendance, RoomSummary

log = logging.getLogger("botyard.lobby")

BATCH_SECONDS = 0.15
"""How long changes are collected before they are read and passed on."""
COMPARE_SECONDS = 0.3
"""The interval of reading changes from the store: publications may be lost, and a Redis may be emptied."""
RETRY_SECONDS = 0.25
ABSENT_SECONDS = 27.0
"""A room of live tempo leaves the list this long after the last of its people has left the service.

With the delays of `botyard.people.online` that is within 30 s after the last page was closed.
"""
READ_ROOMS = 500
"""How many lines are read at once."""

OnChanges = Callable[[Mapping[str, Change]], None]
"""Takes changes of the list by room. Must not block."""


class Presences(Protocol):
    """Who is connected to the service. `botyard.people.online.OnlineUsers` implements it."""

    def state(self, identity: str) -> Attendance:
        """The state of a user."""
        ...

    def left_at(self, identity: str) -> float | None:
        """When a user who is offline left (seconds since 1970); None if that was long ago."""
        ...

    def on_changes(self, listener: Callable[[str, Attendance], None]) -> None:
        """Call `listener` for each change of any user."""
        ...


class RoomList(Loops):
    """The rooms that the lobby shows, by id. `start` begins to follow their changes."""

    def __init__(
        self, store: Store, names: PublicNames, presences: Presences, now: Callable[[], float] = time.time
    ) -> None:
        """`now`: the time in seconds since 1970."""
        self._listing = LobbyIndexStore(store)
        self._names = names
        self._presences = presences
        self._now = now
        self._version = -1  # of the stored lines that were read; -1: none was
        self._names_version = names.version
        self._lines: dict[str, Line] = {}  # all stored lines, also of rooms that are not shown
        self._makers: dict[str, tuple[str, ...]] = {}  # the creators of their rooms, as digests
        self._rooms: dict[str, RoomSummary] = {}  # the rows that are shown
        self._rooms_of: dict[str, set[str]] = {}  # by person: the rooms that they host or play in
        self._behind: set[str] = set()  # shown rooms that come behind all others
        self._changed: set[str] = set()  # rooms whose lines are to be read
        self._touched: set[str] = set()  # rooms whose people have come or left
        self._due: list[tuple[float, str]] = []  # when rooms without people are to leave the list (s since 1970)
        self._listeners: list[OnChanges] = []
        self._turn = asyncio.Lock()
        self._wake = asyncio.Event()
        super().__init__((self._follow, "lobby list"))
        presences.on_changes(self._on_presence)

    @property
    def rooms(self) -> Mapping[str, RoomSummary]:
        """The rooms that are shown, by id, as of the last refresh."""
        return self._rooms

    def in_order(self) -> list[RoomSummary]:
        """The rooms that are shown: those behind all others last, then the newest first."""
        return sorted(self._rooms.values(), key=key_of)

    def on_changes(self, listener: OnChanges) -> None:
        """Call `listener` with each batch of changes."""
        self._listeners.append(listener)

    def on_change(self, room: str) -> None:
        """Read the line of a room, which has changed."""
        self._changed.add(room)
        self._wake.set()

    async def refresh(self) -> None:
        """Read what has changed in the store until now. Raises `StoreUnavailable`."""
        async with self._turn:
            await self._compare()
            await self._update()

    # --- following ---

    async def _follow(self) -> None:
        """Refresh the list for ever: soon after a change was announced, and at least every `COMPARE_SECONDS`."""
        while True:
            if await woken(self._wake, COMPARE_SECONDS):
                await asyncio.sleep(BATCH_SECONDS)
            self._wake.clear()
            try:
                await self.refresh()
            except StoreUnavailable:
                log.debug("the lobby is compared when the store is back")
                await asyncio.sleep(RETRY_SECONDS)

    async def _compare(self) -> None:
        """Find the rooms whose lines have changed since the last comparison, and note them in `_changed`."""
        version, changed = await self._listing.changed_since(self._version)
        if changed is None:  # any line may have changed
            changed = frozenset([*self._lines, *await self._listing.listed()])
        self._changed |= changed
        self._version = version

    async def _update(self) -> None:
        """Read the changed lines, and pass on what has changed in the list."""
        changed, self._changed = self._changed, set()
        rest = sorted(changed)
        try:
            while rest:
                for room, packed, makers in await self._listing.read(rest[:READ_ROOMS]):
                    self._set_line(room, None if packed is None else load_line(packed), tuple(makers))
                del rest[:READ_ROOMS]
        except StoreUnavailable:
            self._changed.update(rest)
            raise
        finally:
            self._update_rows(changed - set(rest))

    def _set_line(self, room: str, line: Line | None, makers: tuple[str, ...]) -> None:
        """Replace the line of a room, and the room in the index by people (`_rooms_of`). None: it is listed no more."""
        former = self._lines.pop(room, None)
        for person in () if former is None else _persons(former):
            rooms = self._rooms_of[person]
            rooms.discard(room)
            if not rooms:
                del self._rooms_of[person]
        self._makers.pop(room, None)
        if line is not None:
            self._lines[room], self._makers[room] = line, makers
            for person in _persons(line):
                self._rooms_of.setdefault(person, set()).add(room)

    # --- presence ---

    def _on_presence(self, identity: str, _: Attendance) -> None:
        """Have the rooms of a user who has come or left checked soon."""
        rooms = self._rooms_of.get(identity)
        if rooms:
            self._touched |= rooms
            self._wake.set()

    def _is_attended(self, room: str, line: Line) -> bool:
        """Return whether any of the people of a room is online, or was a short time ago; slow matches need no one.

        A room that they have just left is checked again after `ABSENT_SECONDS`.
        """
        if not line.is_live:
            return True
        people = line.attendants
        if not people or any(self._presences.state(one) is not Attendance.OFFLINE for one in people):
            return True
        times = [self._presences.left_at(one) for one in people]
        # a new room is shown for `ABSENT_SECONDS` in any case
        last = max(float(line.summary.created), *(at for at in times if at is not None), 0.0)
        if self._now() < last + ABSENT_SECONDS:
            heapq.heappush(self._due, (last + ABSENT_SECONDS, room))
            return True
        return False

    def _shown(self, room: str) -> RoomSummary | None:
        """Return the row of a room, None if it is not shown. Its field `behind` is set later, by `_update_rows`."""
        line = self._lines.get(room)
        if line is None or not self._is_attended(room, line):
            return None
        state = Attendance.HERE if line.host is None else line.host_state(self._presences.state(line.host))
        summary = self._names.rename_line(line.summary)
        if summary.host is state and not summary.behind:
            return summary
        return msgspec.structs.replace(summary, host=state)

    # --- changes ---

    def _update_rows(self, changed: set[str]) -> None:
        """Compute the rows of changed rooms, and of those whose people have come or left; pass on those that differ."""
        touched, self._touched = changed | self._touched, set()
        while self._due and self._due[0][0] <= self._now():
            touched.add(heapq.heappop(self._due)[1])
        if self._names.version != self._names_version:  # people were deleted, whose names may be in any row
            self._names_version = self._names.version
            touched.update(self._lines)
        if not touched:
            return
        rows = {room: self._shown(room) for room in touched}
        # Which rooms are behind depends on which are shown, and on when and by whom each was made. The latter stays the
        # same while a room is shown (creators are forgotten after 60 days), so it changes only if a room comes or goes.
        same = all((row is None) is (room not in self._rooms) for room, row in rows.items())
        behind = self._behind if same else self._rooms_behind(rows)
        for room in behind ^ self._behind:  # rooms that have come behind all others, or have left that place
            rows.setdefault(room, self._rooms.get(room))
        self._behind = behind
        changes = dict[str, Change]()
        for room, row in rows.items():
            before = self._rooms.get(room)
            if row is not None and row.behind is not (room in behind):
                row = msgspec.structs.replace(row, behind=room in behind)  # noqa: PLW2901
            if row == before:
                continue
            changes[room] = Change(before, row)
            if row is None:
                del self._rooms[room]
            else:
                self._rooms[room] = row
        if changes:
            call_all(self._listeners, changes)

    def _rooms_behind(self, rows: Mapping[str, RoomSummary | None]) -> set[str]:
        """Return the ids of the rooms behind all others, once these rows (None: not shown) have changed."""
        shown = [room for room in self._rooms.values() if room.id not in rows]
        shown += [row for row in rows.values() if row is not None]
        shown.sort(key=lambda room: (-room.created, room.id))  # the newest first
        return rooms_behind((room.id, self._makers.get(room.id, ())) for room in shown)


def _persons(line: Line) -> Iterable[str]:
    """Everyone whose presence matters for a line."""
    return {*line.people, *(() if line.host is None else (line.host,))}


ROOMS_OF_MAKER = 3
"""How many rooms of one creator keep their place in the list: the newest ones."""
ROOMS_OF_ADDRESS = 12
"""How many rooms of one address keep their place in the list."""


def rooms_behind(rooms: Iterable[tuple[str, Sequence[str]]]) -> set[str]:
    """Return the ids of the rooms beyond the limits of their creator or an address: they are listed after all others.

    Thus many rooms of one creator do not displace the rooms of others. `rooms`: id and makers of each, the newest room
    first. The makers are digests: of the creator, then of the networks that the creator's address is in, the narrowest
    first.
    """
    behind = set[str]()
    counts: Counter[str] = Counter()  # by digest, rooms that are not behind
    for room, makers in rooms:
        if all(counts[maker] < _rooms_kept(level) for level, maker in enumerate(makers)):
            counts.update(makers)
        else:
            behind.add(room)
    return behind


def _rooms_kept(level: int) -> int:
    """Return how many rooms keep their place: of a creator (level 0), an address (1), or a wider network (from 2)."""
    return ROOMS_OF_MAKER if level == 0 else int(ROOMS_OF_ADDRESS * WIDER_FACTOR ** (level - 1))
