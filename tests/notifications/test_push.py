"""Notifications of slow matches by push: real nodes, a real Redis, and a push service that decrypts.

And a channel that fails: it is named to operators, and what waits is counted.
"""

import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from ipaddress import ip_network
from typing import Any

import pytest
import pytest_asyncio
from prometheus_client import REGISTRY

from botyard.notifications.failures import FAILING_SECONDS, FORGET_AFTER_SECONDS, Failures
from botyard.store.notifications import is_browser
from tests.net.table import Table, move, watch
from tests.notifications.conftest import account, all_gone, ask, quiet_now, slow_match, sweep_twice
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.receivers import Browser, MailServer, PushService
from tests.support.redis import RedisProcess

pytestmark = pytest.mark.usefixtures("at_once")


@pytest_asyncio.fixture
async def pushing_node(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node that may send messages to this machine."""
    async with LiveNode(redis.url, webhook_networks=(ip_network("127.0.0.0/8"),)) as made:
        yield made


async def subscribe(pushing_node: LiveNode, token: str, browser: Browser) -> Any:
    """Send the messages of a person to a browser."""
    return await ask(pushing_node, token, "POST", "/api/me/push", browser.subscription())


async def test_each_player_whose_page_is_closed_gets_one_message_for_a_turn(
    pushing_node: LiveNode, service: PushService
) -> None:
    tokens, browsers = [pushing_node.token("Ann"), pushing_node.token("Ben")], [service.browser(), service.browser()]
    for token, browser in zip(tokens, browsers, strict=True):
        assert (await subscribe(pushing_node, token, browser)).status == 204
    async with Table() as table:
        room, people = await slow_match(table, pushing_node, tokens)
        await pushing_node.node.notifications.sweep()
        assert [len(one.got) for one in browsers] == [0, 0]  # the pages show the match
    await all_gone(pushing_node, people)
    await sweep_twice(pushing_node)
    assert [len(one.got) for one in browsers] == [1, 1]
    assert browsers[0].got[0] == {
        "title": "Toy Game: it’s your turn",
        "body": "With Ben",
        "navigate": f"http://{pushing_node.address}/room/{room}",
        "tag": room,
        "lang": "",
    }


async def test_an_answer_before_the_time_takes_the_message_back(pushing_node: LiveNode, service: PushService) -> None:
    tokens, browsers = [pushing_node.token("Ann"), pushing_node.token("Ben")], [service.browser(), service.browser()]
    for token, browser in zip(tokens, browsers, strict=True):
        await subscribe(pushing_node, token, browser)
    async with Table() as table:
        _, people = await slow_match(table, pushing_node, tokens)
        await move(dict(enumerate(people)))  # of the first seat
    await all_gone(pushing_node, people)
    await sweep_twice(pushing_node)
    assert [len(one.got) for one in browsers] == [0, 1]


async def test_a_turn_after_an_answer_is_a_message_of_its_own(pushing_node: LiveNode, service: PushService) -> None:
    tokens, browsers = [pushing_node.token("Ann"), pushing_node.token("Ben")], [service.browser(), service.browser()]
    for token, browser in zip(tokens, browsers, strict=True):
        await subscribe(pushing_node, token, browser)
    async with Table() as table:
        room, people = await slow_match(table, pushing_node, tokens)
    await all_gone(pushing_node, people)
    await sweep_twice(pushing_node)
    async with Table() as again:
        players = {seat: await again.again(pushing_node, token) for seat, token in enumerate(tokens)}
        for player in players.values():
            await watch(player, room)
        for _ in range(3):  # a round
            await move(players)
        await sweep_twice(pushing_node)
        assert [len(one.got) for one in browsers] == [1, 1]
    await all_gone(pushing_node, people)
    await sweep_twice(pushing_node)
    assert [len(one.got) for one in browsers] == [2, 2]
    assert browsers[0].topics[0] == browsers[0].topics[1]  # the push service keeps the newer one


@pytest.mark.parametrize("status", [404, 410, 403])
async def test_a_browser_that_is_gone_is_forgotten(pushing_node: LiveNode, service: PushService, status: int) -> None:
    tokens, browser, other = (
        [pushing_node.token("Ann"), pushing_node.token("Ben")],
        service.browser(status=status),
        service.browser(),
    )
    await subscribe(pushing_node, tokens[0], browser)
    await subscribe(pushing_node, tokens[0], other)
    async with Table() as table:
        _, people = await slow_match(table, pushing_node, tokens)
    await all_gone(pushing_node, people)
    await sweep_twice(pushing_node)
    assert len(other.got) == 1
    assert (await ask(pushing_node, tokens[0], "GET", "/api/me/notifications")).json()["browsers"] == 1


async def test_only_browsers_whose_session_goes_on_get_messages(pushing_node: LiveNode, service: PushService) -> None:
    tokens, lost, kept, again = (
        [pushing_node.token("Ann"), pushing_node.token("Ben")],
        *(service.browser() for _ in range(3)),
    )
    identity = (await ask(pushing_node, tokens[0], "GET", "/api/me")).json()["identity"]
    made = await ask(pushing_node, tokens[0], "POST", "/api/me/tokens", {"label": "another device"})
    await subscribe(pushing_node, made.json()["token"], lost)
    await subscribe(pushing_node, made.json()["token"], again)
    await subscribe(pushing_node, tokens[0], kept)
    assert (await ask(pushing_node, tokens[0], "POST", "/api/me/logout-everywhere", {"here": False})).status == 204
    await subscribe(pushing_node, tokens[0], again)  # the browser of the lost session is used by the other one now
    async with Table() as table:
        _, people = await slow_match(table, pushing_node, tokens)
    await all_gone(pushing_node, people)
    await sweep_twice(pushing_node)
    assert [len(one.got) for one in (lost, kept, again)] == [0, 1, 1]
    assert sum(map(is_browser, await pushing_node.node.notifications.values.of(identity))) == 2


async def test_a_push_service_that_is_busy_is_asked_again(
    pushing_node: LiveNode, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    tokens, browser = [pushing_node.token("Ann"), pushing_node.token("Ben")], service.browser(status=503)
    await subscribe(pushing_node, tokens[0], browser)
    async with Table() as table:
        _, people = await slow_match(table, pushing_node, tokens)
    await all_gone(pushing_node, people)
    await sweep_twice(pushing_node)
    browser.status = 201
    assert (browser.requests, len(browser.got)) == (2, 0)
    await sweep_twice(pushing_node)
    assert (browser.requests, len(browser.got)) == (3, 1)


async def test_a_person_chooses_what_to_get_and_in_which_language(pushing_node: LiveNode, service: PushService) -> None:
    tokens, browsers = [pushing_node.token("Ann"), pushing_node.token("Ben")], [service.browser(), service.browser()]
    for token, browser in zip(tokens, browsers, strict=True):
        await subscribe(pushing_node, token, browser)
    await ask(pushing_node, tokens[0], "PUT", "/api/me/notifications", {"push": ["time"]})
    await ask(pushing_node, tokens[1], "PUT", "/api/me/notifications", {"push": ["begun"], "language": "de"})
    async with Table() as table:
        _, people = await slow_match(table, pushing_node, tokens)
    await all_gone(pushing_node, people)
    await sweep_twice(pushing_node)
    assert [[one["title"] for one in browser.got] for browser in browsers] == [[], []]  # both were there at the start


async def test_an_invitation_and_a_friend_request_are_notified_of(pushing_node: LiveNode, service: PushService) -> None:
    ann, ben, browser = pushing_node.token("Ann"), pushing_node.token("Ben"), service.browser()
    await subscribe(pushing_node, ben, browser)
    await ask(pushing_node, ben, "PUT", "/api/me/notifications", {"push": ["invitation", "note"]})
    made = await ask(pushing_node, ann, "POST", "/api/rooms", {"id": "1", "game": GAME, "players": 2, "name": "Table"})
    room, whom = made.json()["room"], (await ask(pushing_node, ben, "GET", "/api/me")).json()["identity"]
    wish = {"kind": "person", "whom": {"identity": whom, "name": "Ben"}}
    assert (await ask(pushing_node, ann, "POST", f"/api/rooms/{room}/invitations", wish)).status < 300
    await sweep_twice(pushing_node)
    assert [one["title"] for one in browser.got] == ["Ann invites you to play"]


async def test_no_message_is_sent_in_quiet_hours(pushing_node: LiveNode, service: PushService) -> None:
    tokens, browser = [pushing_node.token("Ann"), pushing_node.token("Ben")], service.browser()
    await subscribe(pushing_node, tokens[0], browser)
    wishes = quiet_now("Pacific/Auckland")
    assert (await ask(pushing_node, tokens[0], "PUT", "/api/me/notifications", wishes)).status == 204
    async with Table() as table:
        _, people = await slow_match(table, pushing_node, tokens)
    await all_gone(pushing_node, people)
    await sweep_twice(pushing_node)
    assert browser.requests == 0


# --- channels that fail -----------------------------------------------------------------------------------------


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
            failures.record_attempt("mail", False, now)
        assert (failures.failing(FAILING_SECONDS + 1), said(caplog)) == ([], [])
        for now in (FAILING_SECONDS, FAILING_SECONDS + 1):
            failures.record_attempt("mail", False, now)
        assert failures.failing(FAILING_SECONDS + 1) == ["mail"]
        assert said(caplog) == ["a channel of messages has failed for ten minutes"]
        for now in (FAILING_SECONDS + 2, FAILING_SECONDS + 3):
            failures.record_attempt("mail", True, now)
        assert failures.failing(FAILING_SECONDS + 3) == []
        assert said(caplog)[1:] == ["a channel of messages works again"]


def test_a_channel_of_which_nothing_was_sent_for_long_is_not_known_to_fail() -> None:
    failures = Failures()
    for now in (0.0, FAILING_SECONDS):
        failures.record_attempt("push", False, now)
    assert failures.failing(FAILING_SECONDS + FORGET_AFTER_SECONDS + 1) == []
    failures.record_attempt("push", False, FAILING_SECONDS + FORGET_AFTER_SECONDS + 1)
    assert failures.failing(FAILING_SECONDS + FORGET_AFTER_SECONDS + 1) == []


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
