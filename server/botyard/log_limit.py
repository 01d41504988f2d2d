"""A rate limit for log lines of other packages: any client can cause them, and they must not fill a disk.

uvicorn and websockets write a line for each request that cannot be read. Of each kind one line a minute is written.
"""

import logging
import time
from collections.abc import Callable

EACH_SECONDS = 60.0
KINDS_KEPT = 1_000
OURS = "botyard"


class LineLimit(logging.Filter):
    """Lets one line of a kind pass in `EACH_SECONDS`; all lines of our own pass. `clock`: seconds, steady.

    A kind is the logger, the text, and of an exception its type and place. A line that passes says in `about` how many
    of its kind were left out since the one before.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._passed: dict[tuple[object, ...], float] = {}  # when a line of a kind has last passed
        self._left_out: dict[tuple[object, ...], int] = {}  # how many of a kind since then

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is written. `logging` calls it for each line of a handler."""
        if record.name.partition(".")[0] == OURS:
            return True
        kind, now = _kind(record), self._clock()
        if now < self._passed.get(kind, now - EACH_SECONDS) + EACH_SECONDS:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            record.about = {**getattr(record, "about", {}), "count": left_out}
        if len(self._passed) >= KINDS_KEPT:
            self._passed.clear()
            self._left_out.clear()
        self._passed[kind] = now
        return True


def _kind(record: logging.LogRecord) -> tuple[object, ...]:
    """Return what makes records alike: logger, message, and the type and place of the error."""
    error = record.exc_info[1] if record.exc_info else None
    place = error.__traceback__ if error is not None else None
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    code = None if place is None else (place.tb_frame.f_code.co_filename, place.tb_lineno)
    return record.name, str(record.msg), type(error), code
