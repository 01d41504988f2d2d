"""Limits of requests about accounts over HTTP, and the slowing of attempts to guess a password."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

from botyard.accounts.passwords import TooBusy
from botyard.accounts.throttle import Throttled
from botyard.net.http.router import Call, Later, TooFast
from botyard.net.transport.rate_limits import RateLimits
from botyard.net.transport.token_bucket import Buckets
from botyard.texts import localized
from botyard_protocol.codes import Code

PASSWORD_REFUSALS = (Code.WRONG_PASSWORD, Code.TOO_FAST, Code.BUSY)
"""Refusals of every operation that checks a password."""


@contextmanager
def checks_password(rate_limits: RateLimits, call: Call) -> Iterator[None]:
    """A request of a session in which its owner shows the password: counted, and slowed down after wrong ones.

    Raises `TooFast` and `Later`.
    """
    limit_personal(rate_limits, call)
    with slowed():
        yield


def limit_personal(rate_limits: RateLimits, call: Call) -> None:
    """Count what a session does about its own account. Raises `TooFast`."""
    limit(rate_limits.personal, call.caller.id, localized("too_fast-account_changes"))


def limit_accounts(rate_limits: RateLimits, call: Call) -> None:
    """Count a request about accounts under the caller's address. Raises `TooFast`."""
    limit(rate_limits.accounts, call.address, localized("too_fast-account_requests_address"))


def limit(buckets: Buckets, key: str | None, sentence: str) -> None:
    """Count a request under a key. Raises `TooFast` with the sentence."""
    if after := buckets.take(key, asyncio.get_running_loop().time()):
        raise TooFast(sentence, after)


@contextmanager
def slowed() -> Iterator[None]:
    """Answer attempts that are too many, or come while too many hashes are made, with a time to try again."""
    try:
        yield
    except Throttled as error:
        raise TooFast(localized(error.text, seconds=ceil(error.after / 1000)), error.after) from error
    except TooBusy as error:
        seconds = ceil(error.after / 1000)
        sentence = localized("busy-too_many_people_logging", seconds=seconds)
        raise Later(Code.BUSY, sentence, error.after) from error
