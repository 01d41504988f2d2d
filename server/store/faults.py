"""What it means that Redis cannot be used, and how often it is told."""

import time

from redis.exceptions import AuthenticationError, BusyLoadingError, RedisError, ResponseError

from server.logs import reason
from server.store.errors import StoreAway, StoreRefuses

OLDEST = (6, 2)
"""The first version that has all that the scripts and the store use."""

TOLD_SECONDS = 60.0
KINDS_LIMIT = 100

PASSING = {"LOADING", "BUSY", "MASTERDOWN", "CLUSTERDOWN", "TRYAGAIN"}
"""Refusals that end by themselves."""


def check_version(version: str) -> None:
    """Raise `StoreRefuses` for a Redis that is too old; a version that is not made of numbers is taken as it is."""
    parts = version.split(".")[:2]
    if all(part.isdecimal() for part in parts) and tuple(map(int, parts)) < OLDEST:
        needed = ".".join(map(str, OLDEST))
        raise StoreRefuses(f"it is version {version}, and {needed} or newer is needed")


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
