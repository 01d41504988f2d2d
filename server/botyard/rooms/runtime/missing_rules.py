"""Matches whose alarm is due and whose rules this node does not have: it leaves them to others, and says so.

While no node has the rules, such as without the package of a game, the clocks of these matches run on.
"""

import logging
import time
from collections.abc import Callable

from botyard.logs import about
from botyard.rooms.room import Room
from botyard.store.error_classes import LogThrottle
from botyard_protocol.messages import Status

log = logging.getLogger("botyard.rooms")

LOOK_SECONDS = 60.0
"""A node looks at such a match so often."""
FOUND_LIMIT = 100_000
FORGOTTEN_SECONDS = 2 * LOOK_SECONDS
"""A match that was not found so for this time is decided by another node, or is over."""


class MissingRules:
    """The matches that one node leaves to others. `now`: in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._found: dict[str, tuple[float, float]] = {}  # by room: when it was found first and last
        self._logged = LogThrottle()

    def note(self, room: Room) -> None:
        """Note a room whose alarm is due if this node does not have the rules of its match."""
        record, now = room.record, self._now()
        if record.status is not Status.PLAYING or room.state is not None:
            return
        first, last = self._found.get(record.room, (now, now))
        if now - last > FORGOTTEN_SECONDS:
            first = now
        self._found[record.room] = (first, now)
        if now - first >= LOOK_SECONDS and self._logged.allow(f"{record.game} {record.rules_version}"):
            why = f"this node does not have rules version {record.rules_version}: is the package of the game missing?"
            log.warning(
                "matches wait for the rules of their games",
                extra=about(game=record.game, count=self.waiting(), reason=why),
            )
        elif len(self._found) > FOUND_LIMIT:
            self._found.clear()  # they are found anew

    def is_left(self, room: str) -> bool:
        """Whether the node need not look at a room now."""
        found = self._found.get(room)
        return found is not None and self._now() - found[1] < LOOK_SECONDS

    def waiting(self) -> int:
        """Return how many matches were found more than once: no other node decides in them."""
        since = self._now() - FORGOTTEN_SECONDS
        return sum(last > since and last - first >= LOOK_SECONDS for first, last in self._found.values())
