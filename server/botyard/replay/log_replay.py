"""The replay of a room's log: the room after each entry, as the rules make it of the entry's command."""

from collections.abc import Callable
from dataclasses import dataclass

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
    """A place of a log: an entry, the room after it, and how many turns of the match are over there.

    The room's state holds secrets: callers show a view of it.
    """

    entry: Entry
    room: Room
    turns: int

    def loaded(self) -> LoadedRoom:
        """The room as if it were at this place."""
        return LoadedRoom(self.entry.epoch, self.entry.number, self.room)

    def now(self, now: int) -> int:
        """Return the time to which shown clocks are relative if it is `now`: both in ms since 1970.

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
