"""Notifications of slow matches by push: real nodes, a real Redis, and a push service that decrypts."""

from collections.abc import AsyncIterator
from ipaddress import ip_network
from typing import Any

import pytest
import pytest_asyncio

from botyard.store.notifications import is_browser
from tests.net.table import Table, move, watch
from tests.notifications.people import all_gone, ask, quiet_now, slow_match, sweep_twice
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.receivers import Browser, PushService
from tests.support.redis import RedisProcess

pytestmark = pytest.mark.usefixtures("at_once")


@pytest_asyncio.fixture
async def node(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node that may send messages to this machine."""
    async with LiveNode(redis.url, webhook_networks=(ip_network("127.0.0.0/8"),)) as made:
        yield made


async def subscribe(node: LiveNode, token: str, browser: Browser) -> Any:
    """Send the messages of a person to a browser."""
    return await ask(node, token, "POST", "/api/me/push", browser.subscription())


async def test_each_player_whose_page_is_closed_gets_one_message_for_a_turn(
    node: LiveNode, service: PushService
) -> None:
    tokens, browsers = [node.token("Ann"), node.token("Ben")], [service.browser(), service.browser()]
    for token, browser in zip(tokens, browsers, strict=True):
        assert (await subscribe(node, token, browser)).status == 204
    async with Table() as table:
        room, people = await slow_match(table, node, tokens)
        await node.node.notifications.sweep()
        assert [len(one.got) for one in browsers] == [0, 0]  # the pages show the match
    await all_gone(node, people)
    await sweep_twice(node)
    assert [len(one.got) for one in browsers] == [1, 1]
    assert browsers[0].got[0] == {
        "title": "Toy Game: it’s your turn",
        "body": "With Ben",
        "navigate": f"http://{node.address}/room/{room}",
        "tag": room,
        "lang": "",
    }


async def test_an_answer_before_the_time_takes_the_message_back(node: LiveNode, service: PushService) -> None:
    tokens, browsers = [node.token("Ann"), node.token("Ben")], [service.browser(), service.browser()]
    for token, browser in zip(tokens, browsers, strict=True):
        await subscribe(node, token, browser)
    async with Table() as table:
        _, people = await slow_match(table, node, tokens)
        await move(dict(enumerate(people)))  # of the first seat
    await all_gone(node, people)
    await sweep_twice(node)
    assert [len(one.got) for one in browsers] == [0, 1]


async def test_a_turn_after_an_answer_is_a_message_of_its_own(node: LiveNode, service: PushService) -> None:
    tokens, browsers = [node.token("Ann"), node.token("Ben")], [service.browser(), service.browser()]
    for token, browser in zip(tokens, browsers, strict=True):
        await subscribe(node, token, browser)
    async with Table() as table:
        room, people = await slow_match(table, node, tokens)
    await all_gone(node, people)
    await sweep_twice(node)
    async with Table() as again:
        players = {seat: await again.again(node, token) for seat, token in enumerate(tokens)}
        for player in players.values():
            await watch(player, room)
        for _ in range(3):  # a round
            await move(players)
        await sweep_twice(node)
        assert [len(one.got) for one in browsers] == [1, 1]
    await all_gone(node, people)
    await sweep_twice(node)
    assert [len(one.got) for one in browsers] == [2, 2]
    assert browsers[0].topics[0] == browsers[0].topics[1]  # the push service keeps the newer one


@pytest.mark.parametrize("status", [404, 410, 403])
async def test_a_browser_that_is_gone_is_forgotten(node: LiveNode, service: PushService, status: int) -> None:
    tokens, browser, other = [node.token("Ann"), node.token("Ben")], service.browser(status=status), service.browser()
    await subscribe(node, tokens[0], browser)
    await subscribe(node, tokens[0], other)
    async with Table() as table:
        _, people = await slow_match(table, node, tokens)
    await all_gone(node, people)
    await sweep_twice(node)
    assert len(other.got) == 1
    assert (await ask(node, tokens[0], "GET", "/api/me/notifications")).json()["browsers"] == 1


async def test_only_browsers_whose_session_goes_on_get_messages(node: LiveNode, service: PushService) -> None:
    tokens, lost, kept, again = [node.token("Ann"), node.token("Ben")], *(service.browser() for _ in range(3))
    identity = (await ask(node, tokens[0], "GET", "/api/me")).json()["identity"]
    made = await ask(node, tokens[0], "POST", "/api/me/tokens", {"label": "another device"})
    await subscribe(node, made.json()["token"], lost)
    await subscribe(node, made.json()["token"], again)
    await subscribe(node, tokens[0], kept)
    assert (await ask(node, tokens[0], "POST", "/api/me/logout-everywhere", {"here": False})).status == 204
    await subscribe(node, tokens[0], again)  # the browser of the lost session is used by the other one now
    async with Table() as table:
        _, people = await slow_match(table, node, tokens)
    await all_gone(node, people)
    await sweep_twice(node)
    assert [len(one.got) for one in (lost, kept, again)] == [0, 1, 1]
    assert sum(map(is_browser, await node.node.notifications.values.of(identity))) == 2


async def test_a_push_service_that_is_busy_is_asked_again(
    node: LiveNode, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    tokens, browser = [node.token("Ann"), node.token("Ben")], service.browser(status=503)
    await subscribe(node, tokens[0], browser)
    async with Table() as table:
        _, people = await slow_match(table, node, tokens)
    await all_gone(node, people)
    await sweep_twice(node)
    browser.status = 201
    assert (browser.requests, len(browser.got)) == (2, 0)
    await sweep_twice(node)
    assert (browser.requests, len(browser.got)) == (3, 1)


async def test_a_person_chooses_what_to_get_and_in_which_language(node: LiveNode, service: PushService) -> None:
    tokens, browsers = [node.token("Ann"), node.token("Ben")], [service.browser(), service.browser()]
    for token, browser in zip(tokens, browsers, strict=True):
        await subscribe(node, token, browser)
    await ask(node, tokens[0], "PUT", "/api/me/notifications", {"push": ["time"]})
    await ask(node, tokens[1], "PUT", "/api/me/notifications", {"push": ["begun"], "language": "de"})
    async with Table() as table:
        _, people = await slow_match(table, node, tokens)
    await all_gone(node, people)
    await sweep_twice(node)
    assert [[one["title"] for one in browser.got] for browser in browsers] == [[], []]  # both were there at the start


async def test_an_invitation_and_a_friend_request_are_notified_of(node: LiveNode, service: PushService) -> None:
    ann, ben, browser = node.token("Ann"), node.token("Ben"), service.browser()
    await subscribe(node, ben, browser)
    await ask(node, ben, "PUT", "/api/me/notifications", {"push": ["invitation", "note"]})
    made = await ask(node, ann, "POST", "/api/rooms", {"id": "1", "game": GAME, "players": 2, "name": "Table"})
    room, whom = made.json()["room"], (await ask(node, ben, "GET", "/api/me")).json()["identity"]
    wish = {"kind": "person", "whom": {"identity": whom, "name": "Ben"}}
    assert (await ask(node, ann, "POST", f"/api/rooms/{room}/invitations", wish)).status < 300
    await sweep_twice(node)
    assert [one["title"] for one in browser.got] == ["Ann invites you to play"]


async def test_no_message_is_sent_in_quiet_hours(node: LiveNode, service: PushService) -> None:
    tokens, browser = [node.token("Ann"), node.token("Ben")], service.browser()
    await subscribe(node, tokens[0], browser)
    wishes = quiet_now("Pacific/Auckland")
    assert (await ask(node, tokens[0], "PUT", "/api/me/notifications", wishes)).status == 204
    async with Table() as table:
        _, people = await slow_match(table, node, tokens)
    await all_gone(node, people)
    await sweep_twice(node)
    assert browser.requests == 0
