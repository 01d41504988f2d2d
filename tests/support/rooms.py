"""Rooms that were played without a store, put into one as a node would have, and the presence of people."""

from collections.abc import Callable

import msgspec

from botyard.games.registry import GAMES
from botyard.rooms.commit_plan import earliest, next_visit, shares_deadline
from botyard.rooms.match.clock import next_alarm
from botyard.rooms.record import Entry, Record, dump_entry, dump_record
from botyard.rooms.room import Room
from botyard.store.keys import room_keys
from botyard.store.room_store import CommitData, Verdict
from botyard.store.store import Store
from botyard_protocol.messages import Attendance


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


class SetPresences:
    """The states of users; users without one have `usual`."""

    def __init__(self, usual: Attendance = Attendance.HERE) -> None:
        self._usual = usual
        self._states: dict[str, Attendance] = {}
        self._left: dict[str, float] = {}
        self._listeners: list[Callable[[str, Attendance], None]] = []

    def state(self, identity: str) -> Attendance:
        """The state of a user."""
        return self._states.get(identity, self._usual)

    def left_at(self, identity: str) -> float | None:
        """When a user left, if `set` said so."""
        return self._left.get(identity)

    def on_changes(self, listener: Callable[[str, Attendance], None]) -> None:
        """Call `listener` for each change."""
        self._listeners.append(listener)

    def set(self, identity: str, state: Attendance, left: float | None = None) -> None:
        """Change the state of a user. `left`: when a user who is offline left."""
        self._states[identity] = state
        self._left.pop(identity, None)
        if left is not None:
            self._left[identity] = left
        for listener in self._listeners:
            listener(identity, state)
