"""Security events: what happens to accounts, in the log and in the metrics. Never with a name, address or secret."""

import logging
import time
from enum import StrEnum

from botyard.logs import about
from botyard.metrics import account_events

log = logging.getLogger("botyard.security")

LINES_A_MINUTE = 300
"""Strangers can cause these lines: more of them in a minute are counted in the metrics alone."""


class Event(StrEnum):
    """What happened: the label in the metrics, and the `reason` in the log."""

    LOGGED_IN = "logged_in"
    WRONG_PASSWORD = "wrong_password"
    THROTTLED = "throttled"
    REGISTERED = "registered"
    PASSWORD_CHANGED = "password_changed"
    PASSWORD_NEEDED = "password_needed"
    DELETED = "deleted"
    TOKEN_MADE = "token_made"
    SESSION_ENDED = "session_ended"
    SESSIONS_ENDED = "sessions_ended"
    EXPORTED = "exported"
    BANNED = "banned"


WARNINGS = frozenset({Event.WRONG_PASSWORD, Event.THROTTLED})
"""Signs of an attack."""


class Events:
    """Notes security events."""

    def __init__(self) -> None:
        self._minute = 0
        self._lines = 0

    def note(self, event: Event, identity: str = "") -> None:
        """Count an event, and log it. `identity`: whose account it is about, empty if there is none."""
        account_events(event.value).inc()
        if not self._may_log():
            return
        if event in WARNINGS:
            log.warning("a security event", extra=about(identity=identity, reason=event.value))
        else:
            log.info("a security event", extra=about(identity=identity, reason=event.value))

    def _may_log(self) -> bool:
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute, self._lines = minute, 0
        self._lines += 1
        if self._lines == LINES_A_MINUTE + 1:
            log.warning("more security events this minute are only counted")
        return self._lines <= LINES_A_MINUTE
