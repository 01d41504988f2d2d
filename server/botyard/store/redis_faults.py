"""What it means that Redis cannot be used, and how often it is told."""

import logging
import time

from redis.exceptions import AuthenticationError, BusyLoadingError, RedisError, ResponseError

from botyard.logs import reason
from botyard.store.error_classes import StoreAway, StoreRefuses

TOLD_SECONDS = 60.0
KINDS_LIMIT = 100

PASSING = {"LOADING", "BUSY", "MASTERDOWN", "CLUSTERDOWN", "TRYAGAIN"}
"""Refusals that end by themselves."""


def fault_of(error: Exception) -> StoreAway:
    """What is told of a connection that could not be begun: a refusal, or that Redis is away for now."""
    if isinstance(error, StoreAway):
        return error
    said = _said(error)
    if said is None:
        return StoreAway(reason(error))
    sentence = str(said).partition(", with args")[0]  # which Redis quotes
    return StoreAway(sentence) if said.status_code in PASSING else StoreRefuses(sentence)


def _said(error: BaseException | None) -> RedisError | None:
    """The reply of Redis that an error, or what caused it, was made of."""
    while error is not None:
        if isinstance(error, AuthenticationError | BusyLoadingError | ResponseError):
            return error
        error = error.__cause__ or error.__context__
    return None


class Seldom:
    """Whether it is time to tell of something: once a minute for each kind."""

    def __init__(self) -> None:
        self._told: dict[str, float] = {}

    def is_due(self, kind: str) -> bool:
        """Whether `kind` was not told within the last minute; from now on it was."""
        now = time.monotonic()
        if now - self._told.get(kind, -TOLD_SECONDS) < TOLD_SECONDS:
            return False
        if len(self._told) >= KINDS_LIMIT:
            self._told.clear()
        self._told[kind] = now
        return True


_UNREADABLE = Seldom()


def unreadable_level(kind: str) -> int:
    """The level at which something unreadable is logged: an error once a minute for each kind, else for debugging.

    Clients ask again: without this each attempt would be an error with a trace.
    """
    return logging.ERROR if _UNREADABLE.is_due(kind) else logging.DEBUG
