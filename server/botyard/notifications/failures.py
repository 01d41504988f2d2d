"""Which channels fail: for how long each has sent nothing, though it tried. Logs once that a channel fails or works."""

import logging
from dataclasses import dataclass

from botyard.logs import about

log = logging.getLogger("botyard.notifications")

FAILING_SECONDS = 600.0
"""A channel fails if it has tried to send for so long, and has sent nothing."""
FORGET_AFTER_SECONDS = 7200.0
"""After so long without an attempt a channel counts as working: while messages fail, one is tried at least hourly."""


@dataclass(slots=True)
class _Run:
    """A series of failures without a success in between: the times of the first and the last (s of a steady clock)."""

    first: float
    last: float
    logged: bool = False


class Failures:
    """The failures of one node, by channel. `now`: seconds of any steady clock."""

    def __init__(self) -> None:
        self._runs: dict[str, _Run] = {}

    def record_attempt(self, channel: str, works: bool, now: float) -> None:
        """Record an attempt. `works`: whether the channel answered as it should.

        Logs once that a channel has failed for `FAILING_SECONDS`, and then that it works again.
        """
        run = self._runs.get(channel)
        if works:
            self._runs.pop(channel, None)
            if run is not None and run.logged:
                log.warning("a channel of messages works again", extra=about(task=channel))
            return
        if run is None or now - run.last > FORGET_AFTER_SECONDS:
            run = self._runs[channel] = _Run(now, now)
        run.last = now
        if now - run.first >= FAILING_SECONDS and not run.logged:
            run.logged = True
            log.warning("a channel of messages has failed for ten minutes", extra=about(task=channel))

    def failing(self, now: float) -> list[str]:
        """Return the names of the channels that fail, sorted."""
        return sorted(
            name
            for name, run in self._runs.items()
            if run.last - run.first >= FAILING_SECONDS and now - run.last <= FORGET_AFTER_SECONDS
        )
