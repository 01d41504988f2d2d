"""Rooms that were played without a store, laid into one as a node would have."""

import msgspec

from botyard.games.registry import GAMES
from botyard.rooms.record import Entry, Record, dump_entry, dump_record
from botyard.rooms.requests import Request
from botyard.rooms.room import Room
from botyard.rooms.runtime.retention import next_visit
from botyard.store.command_key import CommandKey
from botyard.store.keys import room_keys
from botyard.store.room_store import CommitData, Verdict
from botyard.store.store import Store


def key_of(entry: Entry) -> CommandKey:
    """Under which the command of an entry is remembered."""
    return Request(entry.identity, "", entry.command).key


def stored(room: Room) -> Record:
    """The record of a room as it is stored."""
    if room.state is None:
        return room.record
    return msgspec.structs.replace(room.record, state=GAMES[room.record.game].dump(room.state))


async def lay(store: Store, room: Room, entries: tuple[Entry, ...]) -> None:
    """Commit the entries of a room that is now `room`."""
    record, alarm = dump_record(stored(room)), next_visit(room.record)
    for entry in entries:
        written = CommitData(dump_entry(entry), record, None, alarm)
        committed = await store.rooms.commit(
            room_keys(room.record.room), 1, entry.number - 1, written, key_of(entry), entry.number == len(entries)
        )
        assert committed.verdict is Verdict.COMMITTED
