"""The log of a server: one line of JSON per event, for people and for machines.

A line says what happened in words that never change, and where in fields of its own: room, number, connection. It
never holds what people sent, their names, or secrets. So exceptions are logged by their types and places, not by their
messages, which may quote anything; and of other packages' lines only the words are kept, not what was put into them.
"""

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypedDict, Unpack

OURS = "botyard"
FRAMES_LIMIT = 12
WORDS_LIMIT = 200


class About(TypedDict, total=False):
    """The subject of an event. `first` and `last`: numbers of entries. `reason`: in our own or the system's words."""

    allowed: int
    free: int
    room: str
    number: int
    epoch: int
    first: int
    last: int
    connection: str
    engine: str
    form: str
    game: str
    identity: str
    code: int
    command: str
    count: int
    lane: str
    name: str
    node: int
    path: str
    process: int | None
    reason: str
    request: str
    seconds: float
    status: int
    task: str
    version: str


def about(**fields: Unpack[About]) -> dict[str, About]:
    """The fields of a line: `log.info("a frame was lost", extra=about(room=room))`."""
    return {"about": fields}


def start_logging(level: str) -> None:
    """Write lines of at least this level (`debug`, `info` or `warning`) to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(LineLimit())
    logging.basicConfig(level=level.upper(), handlers=[handler])
    for name in ("uvicorn.error", "websockets", "asyncio", "httpcore"):
        # Their lines for each socket would drown the rest, and name receivers of notifications.
        logging.getLogger(name).setLevel(logging.WARNING)


class Lines(logging.Formatter):
    """Makes a line of a record."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a JSON object of time (UTC), level, logger, event, the fields, and where an exception came from.

        `logging` calls it for each line of the handler. The fields are those of `extra=about(...)`.
        """
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "pid": record.process,
            "event": _event(record),
            **{name: value for name, value in getattr(record, "about", {}).items() if value != ""},
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= {"error": _types(record.exc_info[1]), "trace": _places(record.exc_info[1])}
        return json.dumps(line, ensure_ascii=True)


def _event(record: logging.LogRecord) -> str:
    """Return the words of a line; of a line of another package only those without values, cut to `WORDS_LIMIT`."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    words: str = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
    return words.partition("\n")[0][:WORDS_LIMIT]


def _types(error: BaseException) -> str:
    """The types of an exception and of its causes, the last one first."""
    return " < ".join(type(cause).__name__ for cause in _causes(error))


def _causes(error: BaseException) -> list[BaseException]:
    """Return an error, its cause, the cause of that, and so on."""
    causes = [error]
    while (cause := _cause(causes[-1])) is not None and cause not in causes:
        causes.append(cause)
    return causes


def _cause(error: BaseException) -> BaseException | None:
    return error.__cause__ if error.__suppress_context__ else error.__context__


def _places(error: BaseException) -> list[str]:
    """The last `FRAMES_LIMIT` frames of an exception and its causes, innermost last."""
    frames = [frame for cause in reversed(_causes(error)) for frame in traceback.extract_tb(cause.__traceback__)]
    return [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames[-FRAMES_LIMIT:]]


def _short(path: str) -> str:
    return "/".join(path.split("/")[-3:])


def reason(error: BaseException) -> str:
    """The reason of any error without secrets: the system's words for it or for its cause, else only their types."""
    words = (cause.strerror for cause in _causes(error) if isinstance(cause, OSError))
    return next((word for word in words if word), _types(error))


EACH_SECONDS = 60.0
KINDS_KEPT = 1_000


class LineLimit(logging.Filter):
    """Lets one line of a kind pass every `EACH_SECONDS`, and all lines of our own. `clock`: seconds, steady.

    Lines of other packages, as of uvicorn for each request that cannot be read, can be caused by any client.

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
