"""Security events cannot flood the log."""

import logging

import pytest

from botyard import metrics
from botyard.accounts import events
from botyard.accounts.events import Event, SecurityEvents


def test_a_flood_of_events_is_counted_and_not_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "LINES_A_MINUTE", 3)
    now = 600.0
    monkeypatch.setattr("botyard.accounts.events.monotonic", lambda: now)
    caplog.set_level(logging.INFO, "botyard.security")
    counter, noted = metrics.account_events("wrong_password"), SecurityEvents()
    before = counter._value.get()
    for _ in range(10):
        noted.record(Event.WRONG_PASSWORD, "0123456789abcdef")
    assert counter._value.get() - before == 10
    words = [record.getMessage() for record in caplog.records]
    assert words == ["a security event"] * 3 + ["more security events this minute are only counted"]
    assert {record.levelname for record in caplog.records} == {"WARNING"}
    now = 660.0
    noted.record(Event.REGISTERED)
    assert caplog.records[-1].__dict__["about"] == {"identity": "", "reason": "registered"}
    assert caplog.records[-1].levelname == "INFO"
