"""The replay of a room's log: the room after each entry, as the rules make it of the entry's command.

Every 50th room is kept for a while, so that a reader who pages through a match replays each entry once.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from botyard.errors import Refused, Unreadable
from botyard.replay.verify import Differs, next_room
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry, continues
from botyard.rooms.room import Room, game_of
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.watching import delay_ms
from botyard.store.error_classes import StoreUnavailable

BATCH = 200
SLICE_ENTRIES = 5
"""The entries that are replayed in one turn of the event loop: less than a millisecond."""


class Forked(Unreadable):
    """An entry is not of the log that was replayed."""


@dataclass(frozen=True, slots=True)
class LogPosition:
    """A position in a log: an entry, the room after it, and how many turns of the match are over by then.

    The room's state holds secrets: callers show a view of it.
    """

    entry: Entry
    room: Room
    turns: int

    def loaded(self) -> LoadedRoom:
        """The room as if it were at this place."""
        return LoadedRoom(self.entry.epoch, self.entry.number, self.room)

    def now(self, now: int) -> int:
        """Return the moment from which shown clocks count, if the time is `now`; both in ms since 1970.

        That is the time of the entry; in a room with a delay, `now` minus the delay, but not before the entry.
        """
        delay = delay_ms(self.room.record)
        return max(now - delay, self.entry.time) if delay else self.entry.time


def position_after(name: str, secret: bytes, last: LogPosition | None, entry: Entry) -> LogPosition:
    """The place of an entry behind the `last` one. Raises like `room_after`."""
    room = room_after(name, secret, None if last is None else last.room, entry)
    return LogPosition(entry, room, 0 if room.state is None else game_of(room.record).turns(room.state))


def room_after(name: str, secret: bytes, room: Room | None, entry: Entry) -> Room:
    """Return the room after an entry. `room`: before it, None before the first.

    Raises `Forked`, and `Unreadable` for an entry that the rules did not make, or fail at.
    """
    if room is not None and not continues(room.record.digest, entry.before):
        raise Forked(f"entry {entry.number} of room {name} does not follow those before it")
    try:
        return next_room(name, secret, room, entry)
    except Differs as error:
        raise Unreadable(str(error)) from error
    except Refused:
        raise
    except Exception as error:  # the rules may be of a package, and fail in any way
        raise Unreadable(f"entry {entry.number}: the rules fail at its command") from error


async def read_in_order(
    rooms: Rooms, name: str, first: int, last: int, key: str, take: Callable[[Entry], bool]
) -> None:
    """Pass entries `first..last` to `take`, which returns whether it needs no more.

    `key`: the reader whose turns of the event loop it takes. Raises `StoreUnavailable`, and `Unreadable` for a log with
    gaps.
    """
    while first <= last:
        entries = await rooms.entries(name, first, min(last, first + BATCH - 1))
        if not entries:
            raise StoreUnavailable(f"room {name}: entries are missing")
        for begin in range(0, len(entries), SLICE_ENTRIES):
            async with rooms.pages.turns.turn(key):
                for entry in entries[begin : begin + SLICE_ENTRIES]:
                    if entry.number != first:
                        raise Unreadable(f"entry {first} of room {name} is missing")
                    if take(entry):
                        return
                    first += 1


CHECKPOINT_ENTRIES = 50
"""A room is kept after every such number of entries, and after the entry that starts the match."""
ROOMS_KEPT = 64
RECENT_KEPT = 4


_Key = tuple[str, int, int]  # the run of Redis, when the room was made, the epoch


@dataclass(slots=True)
class _Kept:
    """What is kept of one room, by number. `start`: after the entry that starts the match.

    `turns`: how many turns were over after each entry that was replayed. `recent`: the rooms that were asked for last.
    """

    key: _Key
    turns: dict[int, int] = field(default_factory=dict)
    start: LogPosition | None = None
    recent: deque[LogPosition] = field(default_factory=lambda: deque(maxlen=RECENT_KEPT))
    checkpoints: dict[int, LogPosition] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class PastRooms:
    """The past rooms of a node. A state holds secrets: callers show a view of it."""

    def __init__(self, rooms: Rooms, run_of: Callable[[str], str] = lambda room: "") -> None:
        """`run_of`: names the run of Redis that has a room now."""
        self._rooms = rooms
        self._run_of = run_of
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    async def at(self, name: str, loaded: LoadedRoom, number: int, reader: str) -> LogPosition:
        """Return the room after entry `number`, at least after the start of its match and at most as it is `loaded`.

        `reader`: the address or identity that waits. Raises `StoreUnavailable`, and `Unreadable` for a log that the
        rules do not make, also if the match has not started.
        """
        number = min(number, loaded.number)  # later entries may be kept, but not be due for this reader
        kept = self._kept_of(name, loaded)
        async with kept.lock:
            last = self._nearest(kept, number)
            while last is None or self._is_before(last, number):
                last = await self._advance(name, loaded, kept, last, number, reader)
            if all(one is not last for one in kept.recent):
                kept.recent.append(last)
        return last

    async def turn_start(self, name: str, loaded: LoadedRoom, turn: int, reader: str) -> LogPosition | None:
        """Return the room at the start of a turn of its match, counted from 1 over all seats; None if there was none.

        Raises `StoreUnavailable` and `Unreadable`.
        """
        turns_over = await self._turns_over(name, loaded, reader)
        newest = max(turns_over, default=0)
        # the entry that ended the turn before, or the one that started the match
        start = min([number for number, turns in turns_over.items() if turns >= turn - 1], default=newest)
        if turn < 1 or start == newest:  # no entry follows, so the turn has not begun
            return None
        return await self.at(name, loaded, start, reader)

    async def turns(self, name: str, loaded: LoadedRoom, reader: str) -> int:
        """Return how many turns of a match have begun, the one that is not finished included.

        Raises `StoreUnavailable` and `Unreadable`.
        """
        turns_over = await self._turns_over(name, loaded, reader)
        newest = max(turns_over)
        finished = turns_over[newest]
        last_end = min(number for number, turns in turns_over.items() if turns == finished)
        return finished + 1 if last_end < newest else finished  # an entry after the last end is of another turn

    async def _turns_over(self, name: str, loaded: LoadedRoom, reader: str) -> dict[int, int]:
        """Return by entry how many turns were over after it. Raises `StoreUnavailable` and `Unreadable`."""
        await self.at(name, loaded, loaded.number, reader)  # it replays all entries, and notes the turns of each
        turns_over = self._kept_of(name, loaded).turns
        return {number: turns for number, turns in turns_over.items() if number <= loaded.number}

    def _kept_of(self, name: str, loaded: LoadedRoom) -> _Kept:
        """Return what is kept of a room. What was kept of an earlier room of the same name is dropped.

        The room that was not used for longest is dropped if there are too many.
        """
        key = self._run_of(name), loaded.room.record.created, loaded.epoch
        kept = self._kept.get(name)
        if kept is None or kept.key != key:
            kept = self._kept[name] = _Kept(key)
        self._kept.move_to_end(name)
        if len(self._kept) > ROOMS_KEPT:
            self._kept.popitem(last=False)
        return kept

    @staticmethod
    def _nearest(kept: _Kept, number: int) -> LogPosition | None:
        """Return the last kept room up to entry `number`; None without one."""
        found = [one for one in (*kept.checkpoints.values(), *kept.recent) if one.entry.number <= number]
        found += [] if kept.start is None else [kept.start]
        return max(found, key=lambda one: one.entry.number, default=None)

    @staticmethod
    def _is_before(last: LogPosition, number: int) -> bool:
        """Whether entries up to `number` are still to be replayed; before the start of the match all of them."""
        return last.room.state is None or last.entry.number < number

    async def _advance(
        self, name: str, loaded: LoadedRoom, kept: _Kept, last: LogPosition | None, number: int, reader: str
    ) -> LogPosition:
        """Replay the next entries, up to `number` and at most `CHECKPOINT_ENTRIES`; return the last position."""
        first = 1 if last is None else last.entry.number + 1
        end = min(loaded.number, first + CHECKPOINT_ENTRIES - 1)

        def take(entry: Entry) -> bool:
            """Replay an entry. Return whether no more are needed."""
            nonlocal last
            last = position_after(name, loaded.room.record.secret, last, entry)
            self._keep(kept, last)
            return not self._is_before(last, number)

        await read_in_order(self._rooms, name, first, end, reader, take)
        if last is None or last.entry.number < first:
            raise Unreadable(f"the match of room {name} does not start")
        return last

    @staticmethod
    def _keep(kept: _Kept, past: LogPosition) -> None:
        """Keep what is used again of a position: the start, the turns, a room after every `CHECKPOINT_ENTRIES`."""
        if kept.start is None and past.room.state is not None:
            kept.start = past
        if past.room.state is not None:
            kept.turns[past.entry.number] = past.turns
        if past.entry.number % CHECKPOINT_ENTRIES == 0:
            kept.checkpoints[past.entry.number] = past
