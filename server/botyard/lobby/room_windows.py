"""What a client sees of the lobby: the rooms that pass a filter, and the first rows of them. Pure."""

import unicodedata
from bisect import bisect_left, insort
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from msgspec import structs

from botyard_protocol.messages import Pace, PaceFilter, RoomFilter, RoomSummary, Status

Key = tuple[bool, int, str]
"""The place of a room in its list: rooms behind all others last, then the newest first."""
LISTS = (Status.OPEN, Status.PLAYING)


def key_of(room: RoomSummary) -> Key:
    """The place of a room in its list."""
    return room.behind, -room.created, room.id


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the lobby's list: None stands for a room that is not listed."""

    before: RoomSummary | None
    after: RoomSummary | None


class FilteredRooms:
    """The rooms that pass a filter, in order."""

    def __init__(self, filter: RoomFilter, rooms: Iterable[RoomSummary]) -> None:
        """`filter`: its search is as `with_normal_search` makes it."""
        self.filter = filter
        self._keys: dict[Status, list[Key]] = {status: [] for status in LISTS}
        for room in rooms:
            if passes(room, self.filter):
                self._keys[room.status].append(key_of(room))
        for keys in self._keys.values():
            keys.sort()

    def apply(self, changes: Iterable[Change]) -> bool:
        """Apply changes of the list. Returns whether any of them concerns a room that passes the filter."""
        any_applied = False
        for change in changes:
            for room, insert in ((change.before, False), (change.after, True)):
                if room is not None and passes(room, self.filter):
                    self._insert_or_remove(room, insert)
                    any_applied = True
        return any_applied

    def total(self, status: Status) -> int:
        """The number of rooms of a list."""
        return len(self._keys[status])

    def rows(self, status: Status, count: int, first: int = 0) -> list[str]:
        """The ids of `count` rooms of a list, from the place `first` on."""
        return [id for _, _, id in self._keys[status][first : first + count]]

    def _insert_or_remove(self, room: RoomSummary, insert: bool) -> None:
        """Insert a room in the order of its status, or remove it; nothing changes if that was done before."""
        keys, key = self._keys[room.status], key_of(room)
        place = bisect_left(keys, key)
        is_there = place < len(keys) and keys[place] == key
        if insert and not is_there:
            insort(keys, key)
        elif not insert and is_there:
            del keys[place]


@dataclass(frozen=True, slots=True)
class Rows:
    """How many rows of each list are shown."""

    open: int
    running: int

    def of(self, status: Status) -> int:
        """The number of rows of a list."""
        return self.open if status is Status.OPEN else self.running

    def with_more(self, status: Status, rows: int) -> "Rows":
        """These numbers with more rows of a list."""
        return Rows(self.open + rows, self.running) if status is Status.OPEN else Rows(self.open, self.running + rows)


@dataclass(frozen=True, slots=True)
class WindowChange:
    """What has changed for a client.

    `removed`: the ids of rows that are not shown any more, and whether their list still has them. `changed`: new rows,
    and those that differ.
    """

    removed: list[tuple[str, bool]]
    changed: list[RoomSummary]


class Window:
    """The first rows of both lists under a filter, as the clients with this window know them."""

    def __init__(self, filtered: FilteredRooms, rows: Rows) -> None:
        self.filtered = filtered
        self.rows = rows
        self._shown = self._current()

    @property
    def totals(self) -> tuple[int, int]:
        """How many open rooms and running matches pass the filter."""
        return self.filtered.total(Status.OPEN), self.filtered.total(Status.PLAYING)

    def shown(self) -> list[str]:
        """The ids of the shown rows: open rooms first, each list in order."""
        return [id for status in LISTS for id in self.filtered.rows(status, self.rows.of(status))]

    def update(self, rooms: Mapping[str, RoomSummary], changed: Iterable[str]) -> WindowChange:
        """Return what clients with this window must learn, now that the filtered rooms have changed.

        `rooms`: all rooms of the lobby, by id. `changed`: the ids of those that have changed.
        """
        shown, self._shown = self._shown, self._current()
        removed = [
            (id, id in rooms and rooms[id].status is status and passes(rooms[id], self.filtered.filter))
            for id, status in shown.items()
            if id not in self._shown
        ]
        # shown rows that have changed, and rows that were not shown before
        ids = {id for id in changed if id in self._shown} | (self._shown.keys() - shown.keys())
        return WindowChange(sorted(removed), [rooms[id] for id in sorted(ids)])

    def _current(self) -> dict[str, Status]:
        return {id: status for status in LISTS for id in self.filtered.rows(status, self.rows.of(status))}


ALL = RoomFilter()

_PACES = {PaceFilter.LIVE: Pace.LIVE, PaceFilter.SLOW: Pace.SLOW, PaceFilter.NONE: None}


def normalise(text: str) -> str:
    """A text in the form in which it is compared: case, and how letters with marks are written, make no difference."""
    return unicodedata.normalize("NFKC", text).casefold()


def search_text(room: RoomSummary) -> str:
    """The names in a room's line, in which a search looks."""
    return _search_text(room.name, room.seats)


@lru_cache(maxsize=10_000)
def _search_text(name: str, seats: tuple[str | None, ...]) -> str:
    return normalise("\n".join((name, *(seat for seat in seats if seat is not None))))


def with_normal_search(filter: RoomFilter) -> RoomFilter:
    """The filter with its search as it is compared: equal filters find the same rooms."""
    return structs.replace(filter, search=normalise(filter.search.strip()))


def passes(room: RoomSummary, filter: RoomFilter) -> bool:
    """Return whether a room passes a filter, whose search is as `with_normal_search` makes it.

    An empty field lets all rooms pass, and a room without a language passes for every language.
    """
    spoken = "" if room.settings is None else room.settings.language
    pace = None if room.clock is None else room.clock.pace
    return (
        (not filter.game or room.game == filter.game)
        and (not filter.players or room.players == filter.players)
        and (filter.tempo is PaceFilter.ANY or pace is _PACES[filter.tempo])
        and (not filter.language or not spoken or spoken == filter.language)
        and (not filter.free or room.status is not Status.OPEN or None in room.seats)
        and (not filter.people or not any(bot is not None for bot in room.bots))
        and (not filter.search or filter.search in search_text(room))
    )
