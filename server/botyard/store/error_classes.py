"""Errors between a node and Redis: the exception classes, their making from errors of redis-py, and their log level."""

import logging
import time

from redis.exceptions import AuthenticationError, BusyLoadingError, RedisError, ResponseError

from botyard.logs import reason

LOG_INTERVAL_SECONDS = 60.0
KINDS_LIMIT = 100

TRANSIENT = {"LOADING", "BUSY", "MASTERDOWN", "CLUSTERDOWN", "TRYAGAIN"}
"""Error codes of Redis that end without intervention."""


class StoreUnavailable(Exception):
    """Redis did not answer. The request may have taken effect or not: repeat it with the same command id."""

    text = "unavailable-server_reach_store_try"
    """The id of the sentence for the client."""


class StoreRefused(StoreUnavailable):
    """Redis answered with an error: its memory or disk is full, it is a replica, or a command is forbidden."""

    text = "unavailable-store_refuses_changes"


class SlotMoved(StoreUnavailable):
    """Redis did nothing: the slot is at `host` and `port`. An empty `host` is that of the primary that answered."""

    def __init__(self, slot: int, host: str, port: int) -> None:
        super().__init__("another primary has the slot")
        self.slot = slot
        self.host = host
        self.port = port


class UnusableStore(Exception):
    """Redis answers, but its version, settings or data cannot be used. The message says what to change."""


def store_error(error: Exception) -> StoreUnavailable:
    """Return the `StoreUnavailable` for the error of a connection attempt: a `StoreRefused` for a lasting refusal."""
    if isinstance(error, StoreUnavailable):
        return error
    reply = _error_reply(error)
    if reply is None:
        return StoreUnavailable(reason(error))
    sentence = str(reply).partition(", with args")[0]  # without the arguments, which Redis quotes
    return StoreUnavailable(sentence) if reply.status_code in TRANSIENT else StoreRefused(sentence)


def _error_reply(error: BaseException | None) -> RedisError | None:
    """Return the error reply of Redis among an error and its causes; None if Redis has not replied."""
    while error is not None:
        if isinstance(error, AuthenticationError | BusyLoadingError | ResponseError):
            return error
        error = error.__cause__ or error.__context__
    return None


class LogThrottle:
    """Allows one log entry a minute for each kind of event."""

    def __init__(self) -> None:
        self._logged_at: dict[str, float] = {}

    def allow(self, kind: str) -> bool:
        """Return whether `kind` was not logged within the last minute. Counts it as logged then."""
        now = time.monotonic()
        if now - self._logged_at.get(kind, -LOG_INTERVAL_SECONDS) < LOG_INTERVAL_SECONDS:
            return False
        if len(self._logged_at) >= KINDS_LIMIT:  # each kind may be logged once more: the memory is bounded
            self._logged_at.clear()
        self._logged_at[kind] = now
        return True


_UNREADABLE = LogThrottle()


def unreadable_level(kind: str) -> int:
    """Return the log level for unreadable data: an error once a minute for each kind, otherwise debug.

    Clients repeat their requests: without this each attempt would log an error with a traceback.
    """
    return logging.ERROR if _UNREADABLE.allow(kind) else logging.DEBUG
