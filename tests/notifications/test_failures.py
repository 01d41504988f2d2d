"""A channel that fails is named to operators, and what waits is counted."""

import logging
from dataclasses import replace

import pytest
from prometheus_client import REGISTRY

from botyard.notifications.failures import FAILING_SECONDS, FORGOTTEN_SECONDS, Failures
from tests.notifications.people import account, ask, sweep_twice
from tests.support.node import LiveNode
from tests.support.receivers import MailServer

pytestmark = pytest.mark.usefixtures("at_once")


def waiting() -> tuple[float | None, float]:
    """The gauges of mail: how many wait, and since when the oldest (s)."""
    oldest = REGISTRY.get_sample_value("botyard_notifications_oldest_seconds", {"channel": "mail"})
    assert oldest is not None
    return REGISTRY.get_sample_value("botyard_notifications_waiting", {"channel": "mail"}), oldest


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says of channels."""
    return [one.getMessage() for one in caplog.records if one.getMessage().startswith("a channel of messages")]


def test_a_channel_that_fails_for_ten_minutes_is_logged_once_and_once_when_it_works_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    failures = Failures()
    with caplog.at_level(logging.WARNING, "botyard.notifications"):
        for now in (0.0, FAILING_SECONDS - 1):
            failures.note("mail", False, now)
        assert (failures.failing(FAILING_SECONDS + 1), said(caplog)) == ([], [])
        for now in (FAILING_SECONDS, FAILING_SECONDS + 1):
            failures.note("mail", False, now)
        assert failures.failing(FAILING_SECONDS + 1) == ["mail"]
        assert said(caplog) == ["a channel of messages has failed for ten minutes"]
        for now in (FAILING_SECONDS + 2, FAILING_SECONDS + 3):
            failures.note("mail", True, now)
        assert failures.failing(FAILING_SECONDS + 3) == []
        assert said(caplog)[1:] == ["a channel of messages works again"]


def test_a_channel_of_which_nothing_was_sent_for_long_is_not_known_to_fail() -> None:
    failures = Failures()
    for now in (0.0, FAILING_SECONDS):
        failures.note("push", False, now)
    assert failures.failing(FAILING_SECONDS + FORGOTTEN_SECONDS + 1) == []
    failures.note("push", False, FAILING_SECONDS + FORGOTTEN_SECONDS + 1)
    assert failures.failing(FAILING_SECONDS + FORGOTTEN_SECONDS + 1) == []


async def test_a_server_of_mail_that_is_away_is_a_warning_and_the_node_stays_ready(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    monkeypatch.setattr("botyard.notifications.failures.FAILING_SECONDS", 0.0)
    token, mailer = await account(node, "Ann Warned"), node.node.notifications.mailer
    assert mailer is not None
    there = mailer._settings
    mailer._settings = replace(there, port=1)
    await ask(node, token, "POST", "/api/me/mail", {"address": "ann@example.org"})
    await sweep_twice(node)
    answer = await node.http("GET", "/readyz")
    assert (answer.status, answer.json()["warnings"]) == (200, ["messages by mail"])
    await node.node.notifications.measure()
    assert (waiting()[0], waiting()[1] > 0) == (1, True)
    mailer._settings = there
    await sweep_twice(node)
    assert len(smtp.got) == 1
    assert (await node.http("GET", "/readyz")).json()["warnings"] == []
    await node.node.notifications.measure()
    assert waiting() == (0, 0)


async def test_a_recipient_who_is_refused_is_no_failure_of_the_channel(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.failures.FAILING_SECONDS", 0.0)
    smtp.refused = {"ann@example.org": "450 later"}
    token = await account(node, "Ann Refused")
    await ask(node, token, "POST", "/api/me/mail", {"address": "ann@example.org"})
    await sweep_twice(node)
    assert (await node.http("GET", "/readyz")).json()["warnings"] == []
