"""Notifications where something is wrong: bad answers, bad stored values, rooms and people that are gone, no Redis."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from email.headerregistry import Address
from ipaddress import ip_network
from typing import Any

import orjson
import pytest
import pytest_asyncio
from prometheus_client import REGISTRY

from botyard.accounts.identity import new_identity
from botyard.games.registry import GAMES
from botyard.mail_settings import Mail
from botyard.notifications import wishes
from botyard.notifications.outbound import Outbound
from botyard.notifications.push import WebPush, field_of
from botyard.store.archived_room import ArchivedRoom
from botyard.store.keys import due_key, room_keys, shard_of
from botyard_protocol import messages as m
from botyard_protocol.api_notifications import NotificationKind, NotificationWishes
from tests.net.table import Table, watch
from tests.notifications.conftest import all_gone, ask, quiet_now, slow_match, sweep_twice
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.receivers import Browser, MailServer, PushService, encoded
from tests.support.redis import RedisProcess
from tests.support.waiting import until

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_once")]

LOCAL = (ip_network("127.0.0.0/8"),)
PUSH_PATH = "/api/me/push"
STATE_PATH = "/api/me/notifications"
PAST_DATE = "Wed, 21 Oct 2015 07:28:00 GMT"
LATER_DATE = "Wed, 21 Oct 2099 07:28:00 GMT"
WANTS_NOTES = NotificationWishes(push=(NotificationKind.NOTE,))


@pytest_asyncio.fixture
async def node(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node that may send messages to this machine."""
    async with LiveNode(redis.url, webhook_networks=LOCAL) as made:
        yield made


async def noted(node: LiveNode, browser: Browser, *others: Browser) -> str:
    """A new person with browsers, whose inbox has a note that is due. Returns the identity."""
    identity = new_identity("Ann").id
    for one in (browser, *others):
        value = orjson.dumps({**one.subscription(), "origin": "https://play.example"})
        await node.node.notifications.values.put(identity, field_of(one.url), value)
    await node.node.notifications.values.put(identity, wishes.FIELD, wishes.dump(WANTS_NOTES))
    await node.node.contacts.inbox.put(identity, m.InboxItem(f"note.{identity}", m.InboxKind.NOTE, 1, name="Ben"))
    return identity


async def lines_of(node: LiveNode, shard_name: str) -> dict[str, int]:
    """The due lines of the shard of a room or a person, with their times."""
    reply = await node.store.call("ZRANGE", due_key(shard_of(shard_name)), 0, -1, "WITHSCORES")
    return {line.decode(): int(float(at)) for line, at in zip(reply[::2], reply[1::2], strict=True)}


async def add_line(node: LiveNode, shard_name: str, line: str) -> None:
    """Put a line that is due into the shard of a room or a person."""
    await node.store.call("ZADD", due_key(shard_of(shard_name)), 1, line)


# --- what people send ---


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("p256dh", ""),
        ("p256dh", "AAAA"),
        ("p256dh", "A"),
        ("p256dh", "BA" + "A" * 85),
        ("p256dh", "AA"),
        ("auth", ""),
        ("auth", "AAAA"),
        ("auth", "A" * 23),
    ],
)
async def test_a_subscription_with_wrong_keys_is_refused(
    node: LiveNode, service: PushService, field: str, value: str
) -> None:
    token, wanted = node.token("Ann"), service.browser().subscription()
    answer = await ask(node, token, "POST", PUSH_PATH, {**wanted, field: value})
    assert (answer.status, answer.json()["code"]) == (400, "invalid_field")
    assert (await ask(node, token, "GET", STATE_PATH)).json()["browsers"] == 0


async def test_a_short_form_of_a_key_is_refused(node: LiveNode, service: PushService) -> None:
    browser = service.browser()
    numbers = browser.key.public_key().public_numbers()
    short = bytes([2 + numbers.y % 2]) + numbers.x.to_bytes(32, "big")  # browsers derive keys from the long one
    wanted = {**browser.subscription(), "p256dh": encoded(short)}
    assert (await ask(node, node.token("Ann"), "POST", PUSH_PATH, wanted)).status == 400


# --- what push services answer ---


@pytest.mark.parametrize(
    ("again", "least"),
    [
        ("1800", 1_800_000),
        ("", 60_000),
        ("soon", 60_000),
        ("-5", 60_000),
        ("999999999999", 86_400_000),
        (LATER_DATE, 86_400_000),
        (PAST_DATE, 60_000),
    ],
)
async def test_a_push_service_that_has_too_much_says_when_to_come_again(
    node: LiveNode, service: PushService, again: str, least: int
) -> None:
    browser = service.browser(status=429, retry_after=again)
    identity = await noted(node, browser)
    before = node.node.rooms.clock_of(identity).now()
    await sweep_twice(node)
    assert browser.requests == 1
    ((line, at),) = (await lines_of(node, identity)).items()
    assert line.endswith(" push")
    assert before + least <= at < before + least + 60_000


async def test_only_the_browser_that_failed_gets_a_message_again(
    node: LiveNode, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    taken, busy = service.browser(), service.browser(status=503)
    identity = await noted(node, taken, busy)
    await sweep_twice(node)
    quiet = NotificationWishes(push=WANTS_NOTES.push, **quiet_now("Europe/Paris"))
    await node.node.notifications.values.put(identity, wishes.FIELD, wishes.dump(quiet))
    await sweep_twice(node)  # puts it off
    await node.node.notifications.values.put(identity, wishes.FIELD, wishes.dump(WANTS_NOTES))
    ((line, at),) = (await lines_of(node, identity)).items()
    busy.status = 201
    now = node.node.rooms.clock_of(identity).now()
    if at > now:
        monkeypatch.setattr(node.node.rooms, "now_at", lambda primary: at)
    await node.node.notifications.sweep()
    assert (taken.requests, len(busy.got), await lines_of(node, identity)) == (1, 1, {})
    assert line.endswith(" push")


async def test_a_redirect_of_a_push_service_is_a_failure_that_is_tried_again(
    node: LiveNode, service: PushService
) -> None:
    browser = service.browser(status=301)
    identity = await noted(node, browser)
    await sweep_twice(node)
    assert (browser.requests, len(await lines_of(node, identity))) == (1, 1)


async def test_a_browser_of_another_key_is_forgotten_and_the_page_subscribes_anew(
    node: LiveNode, service: PushService
) -> None:
    tokens, browser = [node.token("Ann"), node.token("Ben")], service.browser(status=403)
    await ask(node, tokens[0], "POST", PUSH_PATH, browser.subscription())
    async with Table() as table:
        _, people = await slow_match(table, node, tokens)
    await all_gone(node, people)
    await sweep_twice(node)
    assert (await ask(node, tokens[0], "GET", STATE_PATH)).json()["browsers"] == 0
    browser.status = 201
    assert (await ask(node, tokens[0], "POST", PUSH_PATH, browser.subscription())).status == 204
    assert (await ask(node, tokens[0], "GET", STATE_PATH)).json()["browsers"] == 1


async def test_a_push_service_has_the_site_of_its_browser_as_contact(node: LiveNode, service: PushService) -> None:
    browser = service.browser()
    await noted(node, browser)
    await sweep_twice(node)
    assert browser.contacts == ["https://play.example"]


def test_another_secret_of_the_service_makes_another_public_key() -> None:
    keys = {_push(secret).public_key for secret in (b"a" * 32, b"a" * 32, b"b" * 32)}
    assert len(keys) == 2


def _push(secret: bytes) -> WebPush:
    store: Any = None
    return WebPush(store, Outbound(), secret, "", "", lambda *_: False)


async def test_of_the_addresses_of_a_name_the_first_that_answers_is_used(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    outbound, browser = Outbound(LOCAL), service.browser(status=404)
    monkeypatch.setattr("botyard.notifications.outbound.addresses_of", lambda name: ("127.0.0.2", "127.0.0.1"))
    reply = await outbound.post(browser.url.replace("127.0.0.1", "two.example"), {}, b"")
    assert (reply.status, browser.requests) == (404, 1)
    await outbound.stop()


@pytest.mark.slow
@pytest.mark.timeout(400)
async def test_receivers_that_hang_delay_none_of_the_others(
    node: LiveNode, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.outbound.SECONDS", 600.0)  # the machine may be busy
    browsers = [service.browser(hangs=place % 20 == 0) for place in range(260)]
    await asyncio.gather(*(noted(node, one) for one in browsers))
    failed = REGISTRY.get_sample_value("botyard_notifications_total", {"channel": "push", "result": "failed"})
    began = time.monotonic()
    sending = asyncio.create_task(node.node.notifications.sweep())
    await until(lambda: sum(len(one.got) for one in browsers) == 247, 300)
    print(f"247 of 260 have theirs after {time.monotonic() - began:.1f} s")
    again = REGISTRY.get_sample_value("botyard_notifications_total", {"channel": "push", "result": "failed"})
    assert again == failed, "one that hangs is given up before"
    service.let_go()
    await sending
    assert all(one.requests == 1 for one in browsers)


# --- stored values and lines of another release ---


def test_wishes_of_a_newer_release_are_kept_as_far_as_this_one_reads_them() -> None:
    stored = {
        "push": ["turn", "a_newer_kind"],
        "mail": [],
        "quiet_from": "at dusk",
        "quiet_to": 60,
        "zone": "Europe/Paris",
        "a_newer_field": 1,
    }
    known = wishes.load(orjson.dumps(stored))
    assert known == NotificationWishes(push=(NotificationKind.TURN,), mail=(), quiet_to=60, zone="Europe/Paris")
    assert [wishes.load(one) for one in (b"nonsense", b"[]", b"1", None)] == [wishes.DEFAULT] * 4


async def test_a_browser_that_this_release_cannot_read_keeps_none_of_the_others_from_its_message(
    node: LiveNode, service: PushService
) -> None:
    browser = service.browser()
    identity = await noted(node, browser)
    for name, value in (("push:0", b"{}"), ("push:1", b"nonsense"), ("push:2", _damaged(browser))):
        await node.node.notifications.values.put(identity, name, value)
    await sweep_twice(node)
    assert len(browser.got) == 1
    assert await lines_of(node, identity) == {}


def _damaged(browser: Browser) -> bytes:
    return orjson.dumps({**browser.subscription(), "origin": "https://play.example", "p256dh": "AAAA"})


BAD_LINES = ["", "x", "x y", "x y z", "room 0 a_newer_kind", "room 0 turn a_newer_channel", "@x y z", "@x own y", "@"]


async def test_a_line_that_this_release_cannot_read_stops_no_other_and_is_put_off(
    node: LiveNode, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    browser = service.browser()
    identity = await noted(node, browser)
    for line in BAD_LINES:
        await add_line(node, identity, line)
    with caplog.at_level(logging.CRITICAL, "botyard.notifications"):
        await sweep_twice(node)
    assert len(browser.got) == 1
    left = await lines_of(node, identity)
    assert set(left) <= set(BAD_LINES)
    now = node.node.rooms.clock_of(identity).now()
    assert all(at > now for at in left.values()), "it would hold up the sweeps"


async def test_a_line_that_no_release_can_read_is_given_up(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    await add_line(node, "x", "x 0")
    with caplog.at_level(logging.CRITICAL, "botyard.notifications"):
        for _ in range(10):
            (at,) = (await lines_of(node, "x")).values()
            monkeypatch.setattr(node.node.rooms, "now_at", lambda primary, now=at + 1: now)
            await node.node.notifications.sweep()
    assert await lines_of(node, "x") == {}


async def test_a_node_on_a_restored_backup_sends_nothing_if_notifications_are_off(
    node: LiveNode, redis: RedisProcess, service: PushService, smtp: MailServer
) -> None:
    browser = service.browser()
    await noted(node, browser)
    mail = Mail("127.0.0.1", smtp.port, "", "", False, Address("", "play", "example.org"), "https://play.example")
    async with LiveNode(redis.url, webhook_networks=LOCAL, mail=mail, notifications=False) as drill:
        assert drill.node.notifications.channels == {}, "so it sweeps nothing"
        state = (await ask(drill, drill.token("Ann"), "GET", STATE_PATH)).json()
        assert (state["push_key"], state["sends_mail"], state["sends_hooks"]) == ("", False, False)
    assert browser.requests == 0
    await sweep_twice(node)
    assert browser.requests == 1


async def test_nodes_that_take_turns_count_their_attempts_together(
    node: LiveNode, redis: RedisProcess, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.ATTEMPTS", 3)
    browser = service.browser(status=503)
    async with LiveNode(redis.url, webhook_networks=LOCAL) as other:
        identity = await noted(node, browser)
        await sweep_twice(node)
        for number, one in enumerate((other, node), 1):
            assert browser.requests == number
            (at,) = (await lines_of(node, identity)).values()
            monkeypatch.setattr(one.node.rooms, "now_at", lambda primary, now=at: now)
            await one.node.notifications.sweep()
        assert (browser.requests, await lines_of(node, identity)) == (3, {})


async def test_failures_of_one_state_do_not_count_for_the_next(
    node: LiveNode, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.ATTEMPTS", 2)
    browser = service.browser(status=503)
    identity = await noted(node, browser)
    await sweep_twice(node)
    ((line, _),) = (await lines_of(node, identity)).items()
    await add_line(node, identity, line)  # as after a commit: at another time
    await sweep_twice(node)
    assert browser.requests == 2
    assert list(await lines_of(node, identity)) == [line]


# --- rooms and people ---


async def test_a_match_of_a_game_that_this_node_does_not_have_is_notified_of_all_the_same(
    node: LiveNode, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens, browser = [node.token("Ann"), node.token("Ben")], service.browser()
    await ask(node, tokens[0], "POST", PUSH_PATH, browser.subscription())
    async with Table() as table:
        _, people = await slow_match(table, node, tokens)
    await all_gone(node, people)
    monkeypatch.delitem(GAMES, GAME)
    await sweep_twice(node)
    assert len(browser.got) == 1


async def test_the_end_of_an_archived_match_is_notified_of(
    node: LiveNode, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens, browser = [node.token("Ann"), node.token("Ben")], service.browser()
    await ask(node, tokens[1], "POST", PUSH_PATH, browser.subscription())
    await ask(node, tokens[1], "PUT", STATE_PATH, {"push": ["over"]})
    async with Table() as table:
        room, people = await slow_match(table, node, tokens)
    await all_gone(node, people)
    await node.node.store.call("DEL", *await node.node.store.call("KEYS", "*:seen:*"))  # it was long ago
    async with Table() as table:
        ann = await table.again(node, tokens[0])
        await watch(ann, room)
        assert isinstance(await ann.ask(lambda id: m.Resign(id, 0)), m.Accepted)
    monkeypatch.setattr("botyard.rooms.commit_plan.KEEP_MS", -1)
    await node.node.rooms.retention.archive(room)
    assert isinstance(await node.store.rooms.read(room_keys(room)), ArchivedRoom)
    await sweep_twice(node)
    assert [one["title"] for one in browser.got] == ["Toy Game: your match is over"]


async def test_a_room_that_is_gone_settles_its_lines(node: LiveNode) -> None:
    await add_line(node, "gone", "gone 0 turn")
    await add_line(node, "gone", "gone 0 turn push")
    await sweep_twice(node)
    assert await lines_of(node, "gone") == {}


async def test_a_person_who_is_deleted_while_a_message_is_sent_leaves_nothing(
    node: LiveNode, service: PushService
) -> None:
    browser = service.browser(hangs=True)
    identity = await noted(node, browser)
    sending = asyncio.create_task(node.node.notifications.sweep())
    await until(lambda: browser.requests == 1)
    await node.node.notifications.area.erase(identity)
    service.let_go()
    await sending
    assert await node.node.notifications.values.of(identity) == {}
    for line in await lines_of(node, identity):  # the request failed: its line is tried again
        await add_line(node, identity, line)
    await sweep_twice(node)
    assert (browser.requests, await lines_of(node, identity)) == (1, {})


async def test_a_node_that_stops_ends_what_it_sends_first(redis: RedisProcess, service: PushService) -> None:
    node = LiveNode(redis.url, webhook_networks=LOCAL)
    await node.start()
    browser = service.browser(hangs=True)
    identity = await noted(node, browser)
    sending = asyncio.create_task(node.node.notifications.sweep())
    await until(lambda: browser.requests == 1)
    browser.hangs = False
    ending = asyncio.create_task(node.end())
    service.let_go()
    await asyncio.gather(ending, sending)
    assert identity
    assert redis.ask("ZCARD", due_key(shard_of(identity))) == b":0\r\n"


# --- no Redis ---


async def test_a_sweep_while_redis_is_away_sends_nothing_and_loses_nothing(
    own_redis: RedisProcess, service: PushService
) -> None:
    async with LiveNode(own_redis.url, webhook_networks=LOCAL) as node:
        browser = service.browser()
        await noted(node, browser)
        own_redis.kill()
        await node.node.notifications.sweep()
        assert browser.requests == 0
        own_redis.start()
        await until(lambda: node.store.run)
        await until_sent(node, browser)
        assert len(browser.got) == 1


async def until_sent(node: LiveNode, browser: Browser) -> None:
    """Sweep until a browser has got something."""
    while not browser.got:
        await node.node.notifications.sweep()
        await asyncio.sleep(0.01)
