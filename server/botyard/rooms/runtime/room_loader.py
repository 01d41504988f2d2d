"""The loader of rooms: reads rooms and entries from Redis or the archive, and decodes them."""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from botyard.archive.archive import MatchArchive
from botyard.errors import Damaged, Unreadable
from botyard.logs import about
from botyard.rooms.match.preset_answers import load_side_data
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, Record, load_entry
from botyard.rooms.requests import Request
from botyard.rooms.room import Room, load_room
from botyard.rooms.runtime.accepted_ids import AcceptedIds, compare
from botyard.rooms.runtime.stored_rooms import StoredRooms, Unpacked, record_of
from botyard.store.error_classes import LogThrottle, unreadable_level
from botyard.store.room_store import Head
from botyard.store.store import Store

log = logging.getLogger("botyard.rooms")

K = TypeVar("K")
V = TypeVar("V")

NextRoom = Callable[[str, bytes, Room | None, Entry], Room]
"""Returns the room after an entry: its name, its secret, the room before it. Raises `Unreadable`."""

SLICE_ENTRIES = 5
"""How many entries are replayed in one turn of the event loop."""
PAGE_ENTRIES = 500
"""How many entries are read at once for the ids that were accepted."""
STATES_KEPT = 64
"""How many states that were made by replaying are kept in memory."""
FAILED_SECONDS = 60.0
"""A log that does not lead to a state is not replayed again for this time."""
FAILED_KEPT = 10_000
"""The most rooms of which a node remembers that their logs lead to no state."""
KNOWN_GAMES = 10_000
"""The most rooms of which a node keeps the name of the game in memory."""

_LOGGED = LogThrottle()


def _put(kept: OrderedDict[K, V], key: K, value: V, limit: int) -> None:
    """Put a value at the end of `kept`, and drop the oldest one over `limit`."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > limit:
        kept.popitem(last=False)


def _log_damage(room: str, error: Damaged) -> None:
    """Log that a room is damaged: an error once a minute for each room, otherwise debug."""
    level = logging.ERROR if _LOGGED.allow(room) else logging.DEBUG
    why = f"{error}: its data stay as they are; restore a backup"
    log.log(level, "the data of a room are damaged", extra=about(room=room, reason=why))


class RoomLoader:
    """Loads rooms, live or archived. All methods raise `StoreUnavailable` and `Unreadable`."""

    def __init__(self, store: Store, archive: MatchArchive | None = None) -> None:
        """`archive`: where finished matches are that are not in the store any more; None: all are there."""
        self._stored = StoredRooms(store, archive)
        self.log_ends = self._stored.log_ends
        self.position = self._stored.position
        self._games: OrderedDict[str, str] = OrderedDict()  # by room
        self.next_room: NextRoom | None = None
        """Replays the log of a room whose state the rules cannot load any more. None: such a room is unreadable."""
        self._replayed: OrderedDict[tuple[str, int, int], Any] = OrderedDict()
        """The states that were made by replaying, by room, epoch and number."""
        self._failed: OrderedDict[tuple[str, int, int], float] = OrderedDict()
        """When replaying failed, in seconds of `time.monotonic`, by room, epoch and number."""

    def replay_by(self, next_room: NextRoom) -> None:
        """Replay the log of a room by this function if the rules cannot load its state any more."""
        self.next_room = next_room

    async def load(self, room: str, is_new: bool = False) -> LoadedRoom | None:
        """Return the room as it is stored, also if it has expired; None if there is none.

        `is_new`: the caller is about to make the room (see `StoredRooms.open`). The state is None if this node does not
        carry the rules that the room is played by.
        """
        opened = await self._open(room, is_new)
        if opened is None:
            return None
        head, record = opened
        try:
            made = load_room(record)
        except Unreadable as error:
            made = await self._replay(room, record, (head.epoch, head.number), error)
        if isinstance(head, Unpacked):  # the stored form is a packed one, which has no side data
            return LoadedRoom(head.epoch, head.number, made, packed=True)
        try:
            side_data = load_side_data(head.side_version, head.side_data, record.game)
        except Damaged as error:
            _log_damage(room, error)
            raise
        return LoadedRoom(head.epoch, head.number, made, side_data=side_data)

    async def _open(self, room: str, is_new: bool = False) -> tuple[Head | Unpacked, Record] | None:
        """Return the stored room with its record, None if there is none. Logs damage, and raises `Damaged` for it."""
        try:
            head = await self._stored.open(room, is_new)
            if head is None:
                return None
            record = record_of(head)
        except Damaged as error:
            _log_damage(room, error)
            raise
        self._remember_game(room, record.game)
        return head, record

    async def _replay(self, room: str, record: Record, at: tuple[int, int], error: Unreadable) -> Room:
        """Return the room with the state that its log leads to: newer rules may have another form of states.

        `at`: epoch and number of the record. Raises `error`, with which loading the state failed, if the log does not
        lead to a state either.
        """
        epoch, number = at
        key = room, epoch, number
        if key not in self._replayed:
            # alarms and lists of matches ask for it again and again
            if self.next_room is None or time.monotonic() - self._failed.get(key, -math.inf) < FAILED_SECONDS:
                raise error
            try:
                state = await self._replayed_state(self.next_room, room, record, number)
            except Unreadable as unlike:
                _put(self._failed, key, time.monotonic(), FAILED_KEPT)
                raise error from unlike
            log.warning("the state of a room is made anew from its log", extra=about(room=room, number=number))
            _put(self._replayed, key, state, STATES_KEPT)
        return Room(msgspec.structs.replace(record, state=b""), self._replayed[key])

    def was_replayed(self, room: str, loaded: LoadedRoom) -> bool:
        """Whether the state of a loaded room was made from its log."""
        return (room, loaded.epoch, loaded.number) in self._replayed

    async def _replayed_state(self, next_room: NextRoom, room: str, record: Record, number: int) -> Any:
        """Return the state to which the log of a room leads. Raises `Unreadable`, also if entries are missing."""
        made: Room | None = None
        entries = await self.entries(room, 1, number)
        if len(entries) != number:
            raise Unreadable(f"{len(entries)} entries of {number} are there")
        for entry in entries:
            made = next_room(room, record.secret, made, entry)
            if entry.number % SLICE_ENTRIES == 0:
                await asyncio.sleep(0)  # let other tasks run
        return None if made is None else made.state

    async def game_of(self, room: str) -> str | None:
        """Return the name of a room's game, which never changes; None if there is no room."""
        game = self._games.get(room)
        if game is None:
            opened = await self._open(room)
            return None if opened is None else opened[1].game
        return game

    def _remember_game(self, room: str, game: str) -> None:
        _put(self._games, room, game, KNOWN_GAMES)

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        """Return the entries `first..last` (both included, from 1) of a log in order, without unreadable ones."""
        read: list[Entry] = []
        game = await self.game_of(room)
        for data in await self._stored.entries(room, first, last):
            try:
                read.append(load_entry(data, game))
            except Unreadable as error:
                if isinstance(error, Damaged):
                    _log_damage(room, error)
                log.log(
                    unreadable_level("entry"),
                    "an entry cannot be read",
                    exc_info=True,
                    extra=about(room=room, first=first, last=last),
                )
        return read

    async def update_accepted(self, room: str, accepted: AcceptedIds, seen: LoadedRoom | None, run: str) -> None:
        """Bring the accepted ids of a room to the position at which it was `seen` in a run of Redis.

        `seen`: None if there is no such room.
        """
        if seen is None:
            return accepted.begin(1, run)  # a room is made in epoch 1
        if accepted.run != run or accepted.epoch != seen.epoch:
            accepted.begin(seen.epoch, run)
        if accepted.is_up_to(seen.number, seen.digest):
            return
        if accepted.number >= seen.number:  # the ids are of another history
            accepted.begin(seen.epoch, run)
        goes_on = accepted.number > 0  # whether the ids held so far are still to be compared with the log
        while accepted.number < seen.number:
            first, last = accepted.number + 1, min(accepted.number + PAGE_ENTRIES, seen.number)
            stored = await self._stored.entries(room, first, last)
            if goes_on and not accepted.is_continued_by(stored):  # the ids are of another history
                accepted.begin(seen.epoch, run)
            elif unknown := accepted.extend(stored, last):
                log.log(
                    unreadable_level("entry"),
                    "the ids of entries are unknown",
                    extra=about(room=room, number=unknown[0], count=len(unknown)),
                )
            goes_on = False

    async def compare(self, room: str, number: int, request: Request) -> bool | None:
        """Return whether entry `number` has the content of a request with the same id.

        None if it accepted another request, or is not there.
        """
        stored = await self._stored.entries(room, number, number)
        return compare(stored[0], request) if stored else None
