"""Security events of accounts, in the log and in the metrics. They never contain a name, an address or a secret."""

import logging
from enum import StrEnum
from time import monotonic

from botyard.logs import about
from botyard.metrics import account_events

log = logging.getLogger("botyard.security")

LINES_A_MINUTE = 300
"""Limit of log lines, because anonymous clients can cause them. Further events only count in the metrics."""


class Event(StrEnum):
    """A kind of event: the label in the metrics, and the `reason` in the log."""

    LOGGED_IN = "logged_in"
    WRONG_PASSWORD = "wrong_password"
    THROTTLED = "throttled"
    REGISTERED = "registered"
    PASSWORD_CHANGED = "password_changed"
    PASSWORD_NEEDED = "password_needed"
    RECOVERY_CODES_MADE = "recovery_codes_made"
    RESET_LINK_MADE = "reset_link_made"
    RECOVERED = "recovered"
    DELETED = "deleted"
    TOKEN_MADE = "token_made"
    SESSION_ENDED = "session_ended"
    SESSIONS_ENDED = "sessions_ended"
    EXPORTED = "exported"
    BANNED = "banned"


WARNINGS = frozenset({Event.WRONG_PASSWORD, Event.THROTTLED})
"""Signs of an attack."""


class SecurityEvents:
    """Records security events."""

    def __init__(self) -> None:
        self._minute = 0  # the current minute, by a steady clock
        self._lines = 0  # in that minute

    def record(self, event: Event, identity: str = "") -> None:
        """Count and log an event. `identity`: of the account, empty for none."""
        account_events(event.value).inc()
        if not self._may_log():
            return
        if event in WARNINGS:
            log.warning("a security event", extra=about(identity=identity, reason=event.value))
        else:
            log.info("a security event", extra=about(identity=identity, reason=event.value))

    def _may_log(self) -> bool:
        """Count a line. Returns whether it may be written: one warning replaces those over the limit of a minute."""
        minute = int(monotonic() // 60)
        if minute != self._minute:
            self._minute, self._lines = minute, 0
        self._lines += 1
        if self._lines == LINES_A_MINUTE + 1:
            log.warning("more security events this minute are only counted")
        return self._lines <= LINES_A_MINUTE
