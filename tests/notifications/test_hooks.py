"""Webhooks of people and of tables: real nodes, a real Redis, and a receiver over HTTP."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from email.header import decode_header, make_header
from ipaddress import ip_network
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import astuple, replace

from botyard.notifications import hook_forms, hooks, outbound, wishes
from botyard.notifications.channel import Notification
from botyard.store.keys import due_key, shard_of
from botyard.store.notifications import HOOK_FIELD_PREFIX
from botyard_protocol import messages as m
from botyard_protocol.api_notifications import HookForm, NotificationKind, NotificationWishes
from botyard_protocol.codec import pack
from tests.net.table import Table, watch
from tests.notifications.conftest import SLOW, all_gone, ask, slow_match, sweep_twice
from tests.support.client import SECONDS
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.receivers import Answer, Receiver
from tests.support.redis import RedisProcess

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_once")]

PATH = "/api/me/hooks"
SECRET = "/s3cr3t-t0ken"
"""The path of a webhook: nothing but the request to it, and the export of its owner, may hold it."""
NOTED = NotificationWishes(hook=(NotificationKind.NOTE,))
WICKED = "**@everyone** <@123> <!channel> & [x](https://x.example)\r\nX-Evil: 1 ünï"


@pytest_asyncio.fixture
async def node(redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """A node that may send requests to this machine."""
    async with LiveNode(redis.url, webhook_networks=(ip_network("127.0.0.0/8"),)) as made:
        yield made


@pytest_asyncio.fixture
async def receiver() -> AsyncIterator[Receiver]:
    """A receiver of webhooks."""
    async with Receiver() as made:
        yield made


async def add(node: LiveNode, token: str, url: str, form: str = "signed") -> dict[str, Any]:
    """Add a webhook for a person's own events and return its id and its secret."""
    answer = await ask(node, token, "POST", PATH, {"form": form, "url": url})
    assert answer.status == 200, answer.json()
    made: dict[str, Any] = answer.json()
    return made


async def listed(node: LiveNode, token: str) -> list[Any]:
    """The webhooks of a person."""
    found: list[Any] = (await ask(node, token, "GET", PATH)).json()["hooks"]
    return found


async def note(node: LiveNode, token: str, number: int = 1) -> str:
    """Make a note due for a person, whose webhook wants notes. Returns the identity."""
    identity: str = (await ask(node, token, "GET", "/api/me")).json()["identity"]
    await node.node.notifications.values.put(identity, wishes.FIELD, wishes.dump(NOTED))
    await node.node.contacts.inbox.put(identity, m.InboxItem(f"note.{number}", m.InboxKind.NOTE, 1, name="Ben"))
    return identity


async def due_at(node: LiveNode, name: str) -> dict[str, int]:
    """The due lines in the shard of a room or a person, with their times."""
    reply = await node.store.call("ZRANGE", due_key(shard_of(name)), 0, -1, "WITHSCORES")
    return {line.decode(): int(float(at)) for line, at in zip(reply[::2], reply[1::2], strict=True)}


# --- stored values of another release ---


async def test_values_that_only_a_newer_release_can_read_hide_nothing_else_of_a_person(
    node: LiveNode, receiver: Receiver
) -> None:
    token = node.token("Ann")
    made = await add(node, token, receiver.url + SECRET)
    values, identity = node.node.notifications.values, await note(node, token)
    stored = hooks.load((await values.of(identity))[HOOK_FIELD_PREFIX + made["id"]])
    newer_kind = hooks.StoredDelivery(1, 99, "x", 200), hooks.StoredDelivery(2, None, "", 200)
    await values.put(
        identity, HOOK_FIELD_PREFIX + made["id"], pack(replace(stored, is_off=True, deliveries=newer_kind))
    )
    await values.put(identity, f"{HOOK_FIELD_PREFIX}own-1", pack((99, *astuple(stored)[1:])))
    await values.put(identity, f"{HOOK_FIELD_PREFIX}own-2", b"\xc1")
    for name in ("mail", "mail:waiting", "push:1"):
        await values.put(identity, name, b"\xc1")
    (shown,) = await listed(node, token)
    assert [one["at"] for one in shown["deliveries"]] == [2]
    assert hooks.item_id(made["id"]) in [one.id for one in await node.node.contacts.inbox.of(identity)]
    state = (await ask(node, token, "GET", "/api/me/notifications")).json()
    assert (state["address"], state["unconfirmed"]) == ("", "")
    exported = await node.node.notifications.area.export(identity)
    assert ([one["url"] for one in exported["hooks"]], exported["browsers"]) == ([receiver.url + SECRET], [])
    assert (await ask(node, token, "POST", f"{PATH}/own-1/test")).status == 404


# --- forms ---


async def test_a_signed_message_is_that_of_its_event(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    made = await add(node, token, receiver.url + SECRET)
    await note(node, token)
    await sweep_twice(node)
    (got,) = receiver.got
    sent_at = got.headers["botyard-time"]
    assert abs(int(sent_at) - time.time()) < 60
    assert got.headers["botyard-signature"] == hook_forms.signature_of(made["secret"], sent_at, got.body)
    assert (got.json["kind"], got.json["id"], got.json["title"]) == ("note", "note.1 1", "Ben has sent you a note")
    assert got.json["url"] == f"http://{node.address}/"


def wicked(form: HookForm) -> tuple[dict[str, str], bytes]:
    """The request of a notification with words that mention people and break lines."""
    notification = Notification(WICKED, WICKED, "/", "", "", NotificationKind.NOTE, "1")
    return hook_forms.request_of(form, "secret", notification, "https://play.example/", 1)


def test_a_message_to_discord_mentions_and_formats_nothing() -> None:
    _, body = wicked(HookForm.DISCORD)
    content = json.loads(body)
    assert content["allowed_mentions"] == {"parse": []}
    lines = content["content"].split("\n")
    assert len(lines) == 3
    assert lines[1].startswith(r"\*\*" + "@\u200beveryone" + r"\*\* \<" + "@\u200b123" + r"\>")
    assert "https://x" not in content["content"]


def test_a_message_to_slack_has_its_signs_escaped() -> None:
    text = json.loads(wicked(HookForm.SLACK)[1])["text"]
    assert "&lt;!channel&gt; &amp; " in text
    assert "<" not in text
    assert ">" not in text


def test_a_title_for_ntfy_is_one_encoded_line() -> None:
    headers, body = wicked(HookForm.NTFY)
    assert all(value.isascii() and value.isprintable() for value in headers.values())
    assert str(make_header(decode_header(headers["Title"]))) == WICKED.replace("\r\n", " ")
    assert b"\n" not in body


@pytest.mark.parametrize("form", list(HookForm))
def test_no_form_has_a_line_break_in_a_header(form: HookForm) -> None:
    assert not any("\n" in value or "\r" in value for value in wicked(form)[0].values())


# --- what receivers answer ---


async def test_the_answer_to_a_test_is_shown_without_control_characters(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    id = (await add(node, token, receiver.url + SECRET, "discord"))["id"]
    receiver.answers[SECRET] = Answer(400, body=b"no\x00\x1b[31m " + "\u202eé".encode() + b"x" * 999)
    answer = (await ask(node, token, "POST", f"{PATH}/{id}/test")).json()
    assert (answer["status"], answer["text"][:13], len(answer["text"])) == (400, "no [31m éxxxx", 200)
    (hook,) = await listed(node, token)
    assert [(one["kind"], one["status"]) for one in hook["deliveries"]] == [(None, 400)]


async def test_a_redirect_is_the_answer(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    id = (await add(node, token, receiver.url + SECRET))["id"]
    receiver.answers[SECRET] = Answer(301, [f"Location: {receiver.url}/elsewhere"])
    assert (await ask(node, token, "POST", f"{PATH}/{id}/test")).json()["status"] == 301
    assert [one.path for one in receiver.got] == [SECRET]


async def test_of_an_endless_answer_the_beginning_counts(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    id = (await add(node, token, receiver.url + SECRET))["id"]
    receiver.answers[SECRET] = Answer(200, body=b"y" * 100_000, repeated=2_000)
    answer = (await ask(node, token, "POST", f"{PATH}/{id}/test")).json()
    assert answer == {"status": 200, "text": "y" * 200}


async def test_a_receiver_that_hangs_has_not_answered(
    node: LiveNode, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "SECONDS", 0.05)
    token = node.token("Ann")
    id = (await add(node, token, receiver.url + SECRET))["id"]
    receiver.answers[SECRET] = Answer(hangs=True)
    assert (await ask(node, token, "POST", f"{PATH}/{id}/test")).json() == {"status": 0, "text": ""}


async def test_a_receiver_that_has_too_much_gets_nothing_until_its_time(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    id = (await add(node, token, receiver.url + SECRET))["id"]
    receiver.answers[SECRET] = Answer(429, ["Retry-After: 1800"])
    identity = await note(node, token)
    before = node.node.rooms.clock_of(identity).now()
    await sweep_twice(node)
    ((line, at),) = (await due_at(node, identity)).items()
    assert line.endswith(" note.1 hook")
    assert before + 1_800_000 <= at < before + 1_860_000
    await note(node, token, 2)
    await sweep_twice(node)
    assert len(receiver.got) == 1
    answer = await ask(node, token, "POST", f"{PATH}/{id}/test")
    assert answer.json()["code"] == "busy"


async def test_a_message_is_sent_again_only_to_the_webhook_that_has_not_taken_it(
    node: LiveNode, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    token = node.token("Ann")
    for path in ("/first", "/second"):
        await add(node, token, receiver.url + path)
    receiver.answers["/second"] = Answer(503)
    await note(node, token)
    await sweep_twice(node)
    receiver.answers.clear()
    await sweep_twice(node)
    assert len(receiver.at("/first")) == 1
    assert [hook["deliveries"][0]["status"] for hook in await listed(node, token)] == [204, 204]


async def test_a_webhook_that_refuses_for_good_gets_nothing_again_while_another_one_fails(
    node: LiveNode, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    token = node.token("Ann")
    for path, status in (("/first", 404), ("/second", 503)):
        await add(node, token, receiver.url + path)
        receiver.answers[path] = Answer(status)
    await note(node, token)
    for times in (2, 3):
        await sweep_twice(node)
        assert (len(receiver.at("/first")), len(receiver.at("/second")) >= times) == (1, True)


async def test_a_message_that_left_the_last_deliveries_is_not_sent_again_to_the_webhook_that_took_it(
    node: LiveNode, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    monkeypatch.setattr("botyard.notifications.hooks.MOST_DELIVERIES", 1)
    token = node.token("Ann")
    for path in ("/first", "/second"):
        await add(node, token, receiver.url + path)
    receiver.answers["/second"] = Answer(503)
    for number in (1, 2):
        await note(node, token, number)
        await sweep_twice(node)
    assert [one.json["id"] for one in receiver.at("/first")] == ["note.1 1", "note.2 1"]


async def test_an_item_that_comes_again_is_sent_again(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    await add(node, token, receiver.url + SECRET)
    identity = await note(node, token)
    await sweep_twice(node)
    await node.node.contacts.inbox.put(identity, m.InboxItem("note.1", m.InboxKind.NOTE, 2, name="Ben"))
    await sweep_twice(node)
    assert [one.json["id"] for one in receiver.got] == ["note.1 1", "note.1 2"]


async def test_a_request_that_is_refused_for_good_is_not_repeated(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    await add(node, token, receiver.url + SECRET)
    receiver.answers[SECRET] = Answer(404)
    identity = await note(node, token)
    await sweep_twice(node)
    assert await due_at(node, identity) == {}
    assert len(receiver.got) == 1


async def test_the_last_ten_deliveries_are_kept(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    await add(node, token, receiver.url + SECRET)
    for number in range(hooks.MOST_DELIVERIES + 2):
        await note(node, token, number)
        await sweep_twice(node)
    (hook,) = await listed(node, token)
    assert [one["kind"] for one in hook["deliveries"]] == ["note"] * hooks.MOST_DELIVERIES


async def test_a_webhook_that_fails_for_a_day_is_off_until_a_test_arrives(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    id = (await add(node, token, receiver.url + SECRET))["id"]
    receiver.answers[SECRET] = Answer(404)
    identity = await note(node, token)
    await sweep_twice(node)
    values, field = node.node.notifications.values, HOOK_FIELD_PREFIX + id
    stored = hooks.load((await values.of(identity))[field])
    assert stored.failing > 0
    assert not stored.is_off
    failing = stored.failing - hooks.OFF_SECONDS
    await values.put(identity, field, pack(replace(stored, failing=failing)))
    await note(node, token, 2)
    await sweep_twice(node)
    (item,) = [one for one in (await ask(node, token, "GET", "/api/inbox")).json()["items"] if one["kind"] == "hook"]
    assert (item["title"], item["id"]) == ("127.0.0.1", f"hook.{id}")
    assert (await listed(node, token))[0]["is_off"]
    await note(node, token, 3)
    await sweep_twice(node)
    assert len(receiver.got) == 2
    receiver.answers.clear()
    assert (await ask(node, token, "POST", f"{PATH}/{id}/test")).json()["status"] == 204
    assert not (await listed(node, token))[0]["is_off"]
    assert all(one["kind"] != "hook" for one in (await ask(node, token, "GET", "/api/inbox")).json()["items"])


# --- limits ---


async def test_a_private_address_is_refused(redis: RedisProcess) -> None:
    async with LiveNode(redis.url) as made:
        for url in ("https://127.0.0.1/x", "https://10.0.0.7/", "http://hooks.example/", "https://user@hooks.example/"):
            answer = await ask(made, made.token("Ann"), "POST", PATH, {"form": "slack", "url": url})
            assert (answer.status, answer.json()["code"]) == (400, "invalid_field")


async def test_a_person_has_three_webhooks(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    for number in range(hooks.MOST_HOOKS):
        await add(node, token, f"{receiver.url}/{number}")
    answer = await ask(node, token, "POST", PATH, {"form": "ntfy", "url": receiver.url})
    assert answer.json()["code"] == "too_many"
    await ask(node, token, "DELETE", f"{PATH}/{(await listed(node, token))[0]['id']}")
    await add(node, token, receiver.url)


async def test_a_host_has_webhooks_for_eight_tables(node: LiveNode, receiver: Receiver) -> None:
    token, wish = node.token("Ann"), {"form": "slack", "url": receiver.url}
    clock = {"pace": "slow", "turn": 86_400, "off_turn": 43_200}
    answers = []
    for number in range(hooks.MOST_TABLES + 1):
        about = {"id": str(number), "game": GAME, "players": 2, "name": "Table", "clock": clock}
        room = (await ask(node, token, "POST", "/api/rooms", about)).json()["room"]
        answers.append(await ask(node, token, "PUT", f"/api/rooms/{room}/hook", wish))
    assert [one.status for one in answers[:-1]] == [200] * hooks.MOST_TABLES
    assert answers[-1].json()["code"] == "too_many"
    assert {one["room"] for one in await listed(node, token)} == {one.json()["id"] for one in answers[:-1]}


async def test_a_person_tests_webhooks_only_so_often(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    id = (await add(node, token, receiver.url + SECRET))["id"]
    answers = [await ask(node, token, "POST", f"{PATH}/{id}/test") for _ in range(6)]
    assert [one.status for one in answers] == [200] * 5 + [429]


@pytest.mark.parametrize("limit", ["PERSON_AT_ONCE", "RECEIVER_AT_ONCE"])
async def test_a_node_sends_only_so_much_for_a_person_and_to_a_receiver(
    node: LiveNode, receiver: Receiver, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hooks, limit, 2)
    monkeypatch.setattr(hooks, limit.replace("AT_ONCE", "PER_SECOND"), 0.001)
    token = node.token("Ann")
    await add(node, token, receiver.url + SECRET)
    identity = await note(node, token)
    for number in range(2, 5):
        await note(node, token, number)
    await sweep_twice(node)
    assert len(receiver.got) == 2
    assert len(await due_at(node, identity)) == 2  # they come later


def test_subdomains_are_one_receiver() -> None:
    urls = ("https://a.b.hooks.example/x", "https://hooks.example./", "https://10.1.2.3:8000/x", "https://[2600::1]/")
    assert [hooks.receiver_of(url) for url in urls] == ["hooks.example", "hooks.example", "10.1.2.3", "2600::1"]


# --- tables ---


async def test_the_webhook_of_a_table_gets_what_spectators_may_know(node: LiveNode, receiver: Receiver) -> None:
    tokens = [node.token("Ann"), node.token("Ben")]
    wish = {"form": "signed", "url": receiver.url + SECRET}
    async with Table() as table:
        room, people = await slow_match(table, node, tokens)
        path = f"/api/rooms/{room}/hook"
        assert (await ask(node, tokens[1], "PUT", path, wish)).json()["code"] == "not_host"
        assert (await ask(node, tokens[0], "PUT", path, wish)).status == 200
        async with asyncio.timeout(SECONDS):
            while len(receiver.got) < 2:  # clocks begin after the animation
                await node.node.notifications.sweep()
        titles = {one.json["title"] for one in receiver.got}
        assert titles == {"Toy Game: the match has begun", "Toy Game: it’s the turn of Ann, Ben"}
        seen = [(await ask(node, token, "GET", path)).json() for token in tokens]
        assert [one["form"] for one in seen] == ["signed", "signed"]
        assert (seen[0]["own"]["host"], seen[1]["own"]) == ("127.0.0.1", None)
        assert (await ask(node, node.token("Cay"), "GET", path)).json()["code"] == "not_your_seat"
        (seat,) = people[0].all(m.Snapshot)[-1].audience
        await people[0].ask(lambda id: m.Resign(id, seat))
        await sweep_twice(node)
    assert receiver.got[-1].json["title"] == "Toy Game: the match is over"
    await ask(node, tokens[0], "DELETE", f"{PATH}/{room}")
    assert (await ask(node, tokens[1], "GET", path)).json()["form"] is None


async def test_a_live_match_has_no_webhook(node: LiveNode, receiver: Receiver) -> None:
    token = node.token("Ann")
    made = await ask(node, token, "POST", "/api/rooms", {"id": "1", "game": GAME, "players": 2, "name": "Table"})
    wish = {"form": "slack", "url": receiver.url}
    answer = await ask(node, token, "PUT", f"/api/rooms/{made.json()['room']}/hook", wish)
    assert answer.json()["code"] == "invalid_field"


async def test_a_delayed_end_is_said_when_spectators_know_it(node: LiveNode, receiver: Receiver) -> None:
    tokens = [node.token("Ann"), node.token("Ben")]
    async with Table() as table:
        ann, ben = [await table.again(node, token) for token in tokens]
        settings = m.RoomSettings(delay_seconds=600)
        made = await ann.ask(lambda id: m.CreateRoom(id, GAME, 2, "Table", clock=SLOW, settings=settings))
        room = made.room
        await watch(ann, room)
        await ask(node, tokens[0], "PUT", f"/api/rooms/{room}/hook", {"form": "signed", "url": receiver.url})
        await ben.ask(lambda id: m.Join(id, room))
        await watch(ben, room)
        snapshot = await ann.next(m.Snapshot, lambda one: one.room.status is m.Status.PLAYING)
        await ann.ask(lambda id: m.Resign(id, snapshot.audience[0]))
        ended = node.node.rooms.clock_of(room).now()
        await sweep_twice(node)
    assert "over" not in {one.json["kind"] for one in receiver.got}
    assert abs((await due_at(node, room))[f"{room} table over"] - ended - 600_000) < 30_000


# --- secrets ---


async def test_the_url_of_a_webhook_is_in_the_bytes_of_no_other_and_in_no_log(
    node: LiveNode, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    receiver.answers[SECRET] = Answer(500)
    tokens = [node.token("Ann"), node.token("Ben")]
    heard: list[str] = []
    async with Table() as table:
        room, people = await slow_match(table, node, tokens)
        made = await ask(
            node, tokens[0], "PUT", f"/api/rooms/{room}/hook", {"form": "signed", "url": receiver.url + SECRET}
        )
        await add(node, tokens[0], receiver.url + SECRET)
        await sweep_twice(node)
        for token in tokens:
            for path in (PATH, f"/api/rooms/{room}/hook", "/api/inbox", "/api/me/notifications", f"/api/rooms/{room}"):
                heard.append((await ask(node, token, "GET", path)).body.decode())
        heard += [repr(message) for person in people for message in person.heard]
    await all_gone(node, people)
    await sweep_twice(node)
    secret = made.json()["secret"]
    assert len(receiver.at(SECRET)) >= 2
    assert not any(SECRET[1:] in one or secret in one for one in (*heard, caplog.text))


async def test_webhooks_are_exported_with_the_data_of_their_owner_and_deleted_with_it(
    node: LiveNode, receiver: Receiver
) -> None:
    token = node.token("Ann")
    made = await add(node, token, receiver.url + SECRET)
    identity = await note(node, token)
    await sweep_twice(node)
    exported = await node.node.session_registry.personal.export(identity)
    (hook,) = exported["notifications"]["hooks"]
    assert (hook["url"], hook["secret"]) == (receiver.url + SECRET, made["secret"])
    assert json.dumps(exported)
    await node.node.session_registry.personal.erase(identity)
    assert await node.node.notifications.values.of(identity) == {}
