"""Limits of requests over HTTP, by what they are about, and the slowing of attempts to guess a password."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

from botyard.accounts.passwords import TooBusy
from botyard.accounts.throttle import Throttled
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Later, TooFast
from botyard.net.transport.token_bucket import Buckets
from botyard.texts import localized
from botyard_protocol.codes import Code

PASSWORD_REFUSALS = (Code.WRONG_PASSWORD, Code.TOO_FAST, Code.BUSY)
"""Refusals of every operation that checks a password."""


@contextmanager
def checks_password(node: Node, call: Call) -> Iterator[None]:
    """Count a request in which the owner of a session shows the password, and run the block that checks it.

    Raises `TooFast` for too many requests or wrong passwords, and `Later` while the server checks too many.
    """
    limit_personal(node, call)
    with slowed():
        yield


def limit_personal(node: Node, call: Call) -> None:
    """Count what a session does about its own account. Raises `TooFast`."""
    limit(node.rate_limits.personal, call.caller.id, call, localized("too_fast-account_changes"))


def limit_settings(node: Node, call: Call) -> None:
    """Count a change of what the caller's account has set. Raises `TooFast`."""
    limit(node.rate_limits.settings, call.caller.id, call, localized("too_fast-settings"))


def limit_accounts(node: Node, call: Call) -> None:
    """Count a request about accounts under the caller's address. Raises `TooFast`."""
    limit(node.rate_limits.accounts, call.address, call, localized("too_fast-account_requests_address"))


def limit_contact(node: Node, call: Call) -> None:
    """Count a request that concerns another user. Raises `TooFast`."""
    if after := node.rate_limits.contacts.take(call.caller.id, call.address, call.now):
        raise TooFast(localized("too_fast-many_requests_other_players"), after)


def limit(buckets: Buckets, key: str | None, call: Call, sentence: str) -> None:
    """Count a request under a key. Raises `TooFast` with the sentence."""
    if after := buckets.take(key, call.now):
        raise TooFast(sentence, after)


@contextmanager
def slowed() -> Iterator[None]:
    """Turn `Throttled` and `TooBusy`, if the block raises them, into `TooFast` and `Later` with the time to wait."""
    try:
        yield
    except Throttled as error:
        raise TooFast(localized(error.text, seconds=ceil(error.after / 1000)), error.after) from error
    except TooBusy as error:
        seconds = ceil(error.after / 1000)
        sentence = localized("busy-too_many_people_logging", seconds=seconds)
        raise Later(Code.BUSY, sentence, error.after) from error
