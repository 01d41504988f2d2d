"""The publisher: shortly after each day it makes the root over the day's matches, and the file of the public ones.

Any node does so, and several at once do no harm. A match that comes late, as after an outage of the archive, belongs
to the next day whose root is made: a root never changes.
"""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Iterable
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import structs

from botyard.accounts.pseudonyms import Pseudonyms
from botyard.archive import published
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.archive.match import FinishedMatch, PackedLog
from botyard.archive.roots import DayChanged, DayRoot, Leaf
from botyard.background_tasks import Loops
from botyard.display_names import default_room_name
from botyard.errors import Unreadable
from botyard.logs import about
from botyard.replay.download import public_entry
from botyard.rooms.before.bots_on_seats import BOT_ID_PREFIX, BOT_NAMES
from botyard.rooms.record import Entry, load_entry
from botyard.rooms.requests import NextRoom
from botyard.rooms.runtime.stored_rooms import packed_of, unpack
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import ChangeRoom, CreateRoom, RoomChanged, RoomCreated

log = logging.getLogger("botyard.replay")

SWEEP_SECONDS = 60.0
MARGIN_MS = 600_000
"""The time from the end of a day until its root is made: by then the archive has the matches of its last minute."""
PART_MATCHES = 20
"""The most matches of a part of a file, some 300 KB: so many are read and written at once."""
PAUSE_FACTOR = 2.0
"""After each part the publisher pauses this many times as long as the part took."""

Sign = Callable[[bytes], str]


class Publisher(Loops):
    """Makes roots and files. `sign`: signs a text, "" without a key. `now`: the time in ms since 1970."""

    def __init__(self, archive: MatchArchive, sign: Sign, now: Callable[[], int] | None = None) -> None:
        self._archive = archive.published
        self._sign = sign
        self._now = now or (lambda: int(time.time() * 1000))
        super().__init__((self._work, "publisher"))

    async def _work(self) -> None:
        """Publish the days that are over, for ever."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS * random.uniform(0.5, 1.5))  # nodes must not work in step
            try:
                await self.publish()
            except DayChanged:
                log.debug("another node publishes the same day")
            except ArchiveUnavailable:
                log.debug("matches are published when the archive is back")

    async def publish(self) -> None:
        """Publish all days that are over, and count the months. Raises `DayChanged` and `ArchiveUnavailable`."""
        today = published.day_of(self._now() - MARGIN_MS)
        while (day := await self._next_day(today)) is not None:
            await self._publish_day(day)
        last = await self._archive.last()
        if last is not None and not last.root:  # another node has just opened it, and counts the months afterwards
            return
        while last is not None and (month := await self._archive.month_to_count(last.day)) is not None:
            await self._archive.count_month(month)

    async def _next_day(self, today: str) -> DayRoot | None:
        """Return the open day before `today`, which is opened if need be; None if all are closed.

        The first day of all is the one just before `today`.
        """
        last = await self._archive.last()
        if last is not None and not last.root:
            return last
        yesterday = published.day_of(published.end_of(today) - 2 * published.DAY_MS)
        day = yesterday if last is None else published.next_day(last.day)
        if day >= today:
            return None
        await self._archive.open(day, "" if last is None else last.root)
        return await self._archive.last()

    async def _publish_day(self, day: DayRoot) -> None:
        """Add to an open day the matches that belong to it, and close it."""
        total = day.total
        while page := await self._archive.unpublished(published.end_of(day.day), PART_MATCHES):
            began = asyncio.get_running_loop().time()
            ratings = await self._archive.ratings([match.room for match, _ in page])
            leaves, body = await asyncio.to_thread(_part_of, day.day, total, page, ratings)
            await self._archive.add(day.day, total, leaves, body)
            total += len(leaves)
            await asyncio.sleep(PAUSE_FACTOR * (asyncio.get_running_loop().time() - began))
        leaves = await self._archive.all_leaves(day.day)
        listed = [one.leaf for one in leaves]
        root = published.root_of(day.former, day.day, listed)
        signature = self._sign(published.signed_text(day.day, root))
        head = published.head_line(day.day, day.former, root, signature, listed)
        made = DayRoot(day.day, day.former, root, signature, len(leaves))
        await self._archive.close(made, await asyncio.to_thread(published.packed, [head]))
        log.info("a day is published", extra=about(name=day.day, count=len(leaves)))


def _part_of(
    day: str, first: int, page: list[tuple[FinishedMatch, bytes]], ratings: dict[str, published.Ratings]
) -> tuple[list[Leaf], bytes | None]:
    """Return the leaves of some matches, and the part of the file with the public ones; None without one.

    `first`: the place of the first match in its day. A match that is not public has a salt in place of a digest.
    """
    leaves, lines = [], []
    for place, (match, body) in enumerate(page, first):
        entries = _entries_of(match, body) if match.public else None
        digest, salt = (published.log_digest(entries), "") if entries is not None else ("", token_hex(32))
        facts = published.facts_of(match, digest, salt, ratings.get(match.room, {}))
        part = 0 if entries is None else first + 1  # 0: in no part
        leaves.append(Leaf(day, place, match.room, part, published.leaf_of(facts), digest, salt))
        if entries is not None:
            lines.append(published.match_line(place, facts, entries))
    return leaves, published.packed(lines) if lines else None


def _entries_of(match: FinishedMatch, body: bytes) -> list[dict[str, Any]] | None:
    """Return the published entries of a packed match, None for one that cannot be read. It takes some 50 ms."""
    try:
        unpacked = unpack(packed_of(PackedLog(match.epoch, match.number, match.digest, body)))
        return published_entries(load_entry(entry, match.game) for entry in unpacked.entries)
    except Unreadable:
        log.exception("a match cannot be published", extra=about(room=match.room))
        return None


PLAYER = "Player"
TITLED = (CreateRoom, ChangeRoom, NextRoom, RoomCreated, RoomChanged)
"""The requests and events that have the name of the room."""


class _Nameless(Pseudonyms):
    """Shows every person as `PLAYER`, so that what was published need not change when a person is deleted."""

    def name_of(self, identity: str, name: str) -> str:
        """Return the name to show. A name that bots have stays: it says nothing of a person, and bots avoid it."""
        return name if identity.startswith(BOT_ID_PREFIX) or name in BOT_NAMES else PLAYER

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
