"""A room as delayed spectators see it: replayed from its log, up to the entries that are due.

Pure: the caller passes the entries in order, and asks which of them are due at a time.
"""

from collections import deque

from botyard.errors import Unreadable
from botyard.replay.log_replay import LogPosition, position_after
from botyard.rooms.record import Entry, continues
from botyard.rooms.sight.watching import delay_ms
from botyard_protocol.messages import MatchStarted, Status


class DelayedRoom:
    """The room `name` in the `epoch` it is in, following its log at a distance. `secret`: of the room's record."""

    def __init__(self, name: str, secret: bytes, epoch: int) -> None:
        self.epoch = epoch
        self.number = 0
        """The number of the last entry that was taken."""
        self._name = name
        self._secret = secret
        self._digests: list[int | None] = [None]  # of the log, by number
        self._ahead: deque[LogPosition] = deque()  # the room after each entry that is not due yet
        self._last: LogPosition | None = None  # after the last entry that was taken
        self._current: LogPosition | None = None  # after the last one that was due

    @property
    def current(self) -> LogPosition:
        """The place that was due last."""
        assert self._current is not None, "the first entry of a room is due at once"
        return self._current

    @property
    def digest(self) -> int | None:
        """The digest of the log up to the last entry that was taken, None if it is not known."""
        return self.digest_at(self.number)

    def digest_at(self, number: int) -> int | None:
        """The digest of the log up to an entry that was taken, None if it is not known."""
        return self._digests[number] if 0 <= number < len(self._digests) else None

    def fits(self, entry: Entry) -> bool:
        """Whether an entry can be the next one of the log that was followed."""
        return continues(self.digest, entry.before)

    @property
    def turns(self) -> int:
        """How many turns of the match are over by now: spectators must not know this."""
        return 0 if self._last is None else self._last.turns

    def take(self, entry: Entry) -> None:
        """Take the entry `number + 1`. Raises `Forked`, and `Unreadable` for one that the rules did not make."""
        assert entry.number == self.number + 1
        try:
            self._last = position_after(self._name, self._secret, self._last, entry)
        except Unreadable:
            raise
        except Exception as error:  # this node does not have the rules, or they fail
            raise Unreadable(f"entry {entry.number}: the rules fail at its command") from error
        self._ahead.append(self._last)
        self._digests.append(entry.digest)
        self.number = entry.number

    def due(self, now: int) -> list[LogPosition]:
        """Return the places that have become due by `now` (ms since 1970), in order. Each is returned once."""
        due = []
        while self._ahead and self._is_due(self._ahead[0], now):
            self._current = self._ahead.popleft()
            due.append(self._current)
        return due

    def next_due(self) -> int | None:
        """When the next entry is due if nothing happens, in ms since 1970; None for never."""
        delay = delay_ms(self._ahead[0].room.record) if self._ahead else 0
        return self._ahead[0].entry.time + delay if delay else None

    def _is_due(self, place: LogPosition, now: int) -> bool:
        """Return whether the room at a place in its log may be shown at `now` (ms since 1970).

        Later entries are never due before earlier ones: times and turns never fall.
        """
        record = place.room.record
        if record.status is Status.OPEN or _starts(place.entry):
            return True
        if record.effective_settings.delay_turns:
            assert self._last is not None
            over = self._last.room.record.status is Status.FINISHED
            return over or self.turns - place.turns >= record.effective_settings.delay_turns
        return place.entry.time + delay_ms(record) <= now


def _starts(entry: Entry) -> bool:
    return any(isinstance(event, MatchStarted) for event in entry.events)
