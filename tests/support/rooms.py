"""Puts rooms that were played without a store into one, as a node would have."""

import msgspec

from botyard.games.registry import GAMES
from botyard.rooms.commit_plan import earliest, next_visit, shares_deadline
from botyard.rooms.match.clock import next_alarm
from botyard.rooms.record import Entry, Record, dump_entry, dump_record
from botyard.rooms.room import Room
from botyard.store.keys import room_keys
from botyard.store.room_store import CommitData, Verdict
from botyard.store.store import Store


def stored(room: Room) -> Record:
    """The record of a room as it is stored."""
    if room.state is None:
        return room.record
    return msgspec.structs.replace(room.record, state=GAMES[room.record.game].dump(room.state))


def visit_of(record: Record, answer: int | None = None) -> int | None:
    """When any node is to look at a room in which a bot or the rules answer at `answer`."""
    return next_visit(record, earliest(next_alarm(record.clocks), answer, shares_deadline(record)))


async def lay(store: Store, room: Room, entries: tuple[Entry, ...]) -> None:
    """Commit the entries of a room that is now `room`."""
    record, alarm = dump_record(stored(room)), visit_of(room.record)
    for entry in entries:
        written = CommitData(dump_entry(entry), record, None, alarm)
        committed = await store.rooms.commit(
            room_keys(room.record.room), 1, entry.number - 1, written, entry.number == len(entries)
        )
        assert committed.verdict is Verdict.COMMITTED
