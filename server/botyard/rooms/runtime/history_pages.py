"""Past entries as the bytes that clients get, made once for each audience and encoding and kept in pages.

A log never changes, so a page that was made once serves every reader. Its key is all that decides what it
shows: room, epoch, audience, encoding, and how many people have deleted themselves, which changes the names that are
shown. The run of Redis is part of the key, too, since a store may be restored between two runs.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from botyard.fair_turns import FairTurns
from botyard.games.interface import Audience
from botyard.rooms.record import Entry
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.sight import projection
from botyard.rooms.sight.public_names import PublicNames
from botyard_protocol.codec import Encoding, encode

PAGE_ENTRIES = 50
PAGES_BYTES = 32 * 1024 * 1024
"""How many bytes of pages a node keeps; beyond that it forgets the page that was used longest ago."""
SLICE_ENTRIES = 5
"""How many entries are made into bytes in one cycle of the event loop: that takes less than a millisecond."""
ENTRY_OVERHEAD = 150
"""About how many bytes an entry of a page takes in addition to its payload."""


class Logs(Protocol):
    """Where entries are read."""

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        """Entries `first..last` of a room's log that can be read. Raises `StoreUnavailable` and `Unreadable`."""
        ...


class Frame(NamedTuple):
    """An entry as one audience may know it: the payload of its event frame in one encoding.

    `changes_audiences`: whether those who follow the room get a snapshot in its place.
    """

    number: int
    payload: bytes
    changes_audiences: bool


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader for whom frames are made. `game`, `created`: of the room. `key`: the address or identity that waits.

    `own`: whether the audience is the reader's own, which may know its preset answers.
    """

    room: str
    game: str
    created: int
    epoch: int
    audience: Audience
    encoding: Encoding
    key: str
    own: bool = True


@dataclass(slots=True)
class _Page:
    """Frames by number. `read`: up to which number the log was read, or the number before the page."""

    read: int
    size: int = 0
    frames: dict[int, Frame] = field(default_factory=dict)


_Key = tuple[str, str, int, int, Audience, bool, Encoding, int, int]
"""Room, run of Redis, time of creation, epoch, audience, `own`, encoding, version of names, page from 0."""


class Pages:
    """The pages of a node."""

    def __init__(
        self, logs: Logs, turns: FairTurns, names: PublicNames, run_of: Callable[[str], str] = lambda room: ""
    ) -> None:
        """`turns`: lets one reader after the other have frames made. `run_of`: returns the id of the run of Redis that
        has a room now.
        """
        self.turns = turns
        self._run_of = run_of
        self._names = names
        self._logs = logs
        self._pages: OrderedDict[_Key, _Page] = OrderedDict()
        self._size = 0

    @property
    def size(self) -> int:
        """About how many bytes are kept."""
        return self._size

    async def frames(self, reader: Reader, first: int, last: int) -> list[Frame]:
        """Return the frames of entries `first..last` (from 1, both included), as far as there are any, in order.

        Raises `StoreUnavailable`, `Unreadable`, and `Refused` if this node lacks the rules or the game fails.
        """
        if first > last:  # a client that comes back has often missed nothing
            return []
        found: list[Frame] = []
        for place in range((first - 1) // PAGE_ENTRIES, (last - 1) // PAGE_ENTRIES + 1):
            page = await self._page(reader, place, last)
            low, high = max(first, place * PAGE_ENTRIES + 1), min(last, (place + 1) * PAGE_ENTRIES)
            found += [page.frames[number] for number in range(low, high + 1) if number in page.frames]
        return found

    async def frames_of(self, reader: Reader, entries: Sequence[Entry]) -> list[Frame]:
        """Return the frames of a few entries, which are not kept. Raises `Refused` as `frames` does."""
        async with self.turns.turn(reader.key):
            return [_frame(reader, entry, self._names) for entry in entries]

    def _key(self, reader: Reader, place: int) -> _Key:
        """Return the key of page number `place` (from 0) for a reader: all that decides what the page shows."""
        # in an emptied or restored store another room may have the same id, or this room may have other entries
        of_room = reader.room, self._run_of(reader.room), reader.created, reader.epoch
        return (*of_room, tuple(reader.audience), reader.own, reader.encoding, self._names.version, place)

    async def _page(self, reader: Reader, place: int, last: int) -> _Page:
        """Return page number `place` (from 0) with all entries of it that are in the log up to number `last`."""
        key = self._key(reader, place)
        last = min(last, (place + 1) * PAGE_ENTRIES)
        page = self._pages.get(key)
        if page is None or page.read < last:
            begin = place * PAGE_ENTRIES if page is None else page.read
            entries = await self._logs.entries(reader.room, begin + 1, last)
            async with self.turns.turn(reader.key):
                page = self._page_from(key, page, begin)
                await self._extend(page, reader, entries)
                self._keep(key, page)
        else:
            self._pages.move_to_end(key)
        return page

    def _page_from(self, key: _Key, found: _Page | None, begin: int) -> _Page:
        """Return the page to which entries from `begin + 1` on are added.

        It is the page that is kept now, which another reader may have extended meanwhile, if it has the entries up to
        `begin`. Else it is `found`, the page before the entries were read, or a new one if that is None.
        """
        kept = self._pages.get(key)
        if kept is not None and kept.read >= begin:
            return kept
        return found or _Page(begin)

    async def _extend(self, page: _Page, reader: Reader, entries: Sequence[Entry]) -> None:
        """Add the frames of entries to a page that has those before them."""
        for begin in range(0, len(entries), SLICE_ENTRIES):
            if begin:
                await asyncio.sleep(0)  # let other tasks run
            for entry in entries[begin : begin + SLICE_ENTRIES]:
                if entry.number not in page.frames:
                    page.frames[entry.number] = _frame(reader, entry, self._names)
                page.read = max(page.read, entry.number)

    def _keep(self, key: _Key, page: _Page) -> None:
        """Keep a page, and forget those used longest ago over `PAGES_BYTES`."""
        if (former_page := self._pages.pop(key, None)) is not None:
            self._size -= former_page.size
        page.size = sum(len(one.payload) + ENTRY_OVERHEAD for one in page.frames.values())
        self._pages[key] = page
        self._size += page.size
        while self._size > PAGES_BYTES and len(self._pages) > 1:
            _, oldest = self._pages.popitem(last=False)
            self._size -= oldest.size


def _frame(reader: Reader, entry: Entry, names: PublicNames) -> Frame:
    """Make the frame of an entry for a reader. Raises `Refused` if this node lacks the rules or the game fails."""
    with GameGuard(reader.room, reader.game):
        frame = projection.event_frame(reader.game, entry, reader.audience, names, own=reader.own)
        payload = encode(frame, reader.encoding)
    return Frame(entry.number, payload, projection.changes_audiences(entry))
