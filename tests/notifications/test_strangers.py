"""What a stranger can cause to be sent to a person, and what a person can store."""

from collections.abc import AsyncIterator
from email.headerregistry import Address
from ipaddress import ip_network
from typing import Any

import pytest
import pytest_asyncio

from botyard.accounts.identity import Identity
from botyard.mail_settings import Mail
from botyard.notifications.push import MOST_BROWSERS
from botyard.notifications.strangers import MOST_TO_PERSON
from botyard.people.blocks import Contact
from botyard.store.keys import user_key
from tests.net.browser import Browser
from tests.notifications.conftest import ORIGIN, PASSWORD, account, ask, sweep_twice, with_mail
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.receivers import MailServer, PushService
from tests.support.redis import RedisProcess

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_once")]


@pytest_asyncio.fixture
async def node(redis: RedisProcess, smtp: MailServer) -> AsyncIterator[LiveNode]:
    """A node that sends mail, and push messages to this machine."""
    mail = Mail("127.0.0.1", smtp.port, "", "", False, Address("Botyard", "play", "example.org"), ORIGIN)
    async with LiveNode(redis.url, mail=mail, webhook_networks=(ip_network("127.0.0.0/8"),)) as made:
        yield made


async def invite(node: LiveNode, by: str, whom: str, table: str) -> Any:
    """Invite a person by name to a new table, which has this name."""
    identity = (await ask(node, whom, "GET", "/api/me")).json()["identity"]
    about = {"id": "table", "game": GAME, "players": 2, "name": table}
    room = (await ask(node, by, "POST", "/api/rooms", about)).json()["room"]
    wish = {"kind": "person", "whom": {"identity": identity, "name": "Ann"}}
    return await ask(node, by, "POST", f"/api/rooms/{room}/invitations", wish)


async def test_an_address_is_given_only_with_the_password_of_lately(node: LiveNode, smtp: MailServer) -> None:
    token = await account(node, "Ann Proof")
    identity = (await ask(node, token, "GET", "/api/me")).json()["identity"]
    await node.store.call("DEL", user_key(identity, "proved"))
    answer = await ask(node, token, "POST", "/api/me/mail", {"address": "ann@example.org"})
    assert (answer.status, answer.json()["code"]) == (403, "password_needed")
    await sweep_twice(node)
    assert smtp.got == []


async def test_a_stranger_has_three_links_a_day_sent_to_an_account(node: LiveNode, smtp: MailServer) -> None:
    await with_mail(node, smtp, "Ann Reset", "ann@example.org")
    smtp.got.clear()
    statuses = []
    for name in ("Ann Reset", "ANN  RESET", "AnnReset", "Ann Rеset"):  # all of them find the account
        statuses.append((await ask(node, "", "POST", "/api/reset/mail", {"name": name})).status)
        await sweep_twice(node)
    assert statuses == [204, 204, 204, 429]
    assert len(smtp.got) == 3


async def test_the_words_of_a_stranger_are_text_in_a_mail(node: LiveNode, smtp: MailServer) -> None:
    ann = await with_mail(node, smtp, "Ann Words", "ann@example.org")
    smtp.got.clear()
    assert (await invite(node, node.token("Ben <i>"), ann, '<a href="//x.example">')).status < 300
    await sweep_twice(node)
    (mail,) = smtp.got
    html = mail.get_body(("html",))
    assert html is not None
    assert mail["Subject"] == "Ben <i> invites you to play"
    assert "&lt;a href=&quot;//x.example&quot;&gt;" in html.get_content()
    assert html.get_content().count("<a ") == 2  # the links of the service


async def test_a_blocked_sender_causes_no_message(node: LiveNode, smtp: MailServer) -> None:
    ann, ben, cleo = await with_mail(node, smtp, "Ann Block", "ann@example.org"), node.token("Ben"), node.token("Cleo")
    smtp.got.clear()
    whom = {"identity": (await ask(node, ben, "GET", "/api/me")).json()["identity"], "name": "Ben"}
    assert (await ask(node, ann, "POST", "/api/me/blocks", whom)).status < 300
    for one in (ben, cleo):
        assert (await invite(node, one, ann, "Table")).status < 300
    await sweep_twice(node)
    assert [mail["Subject"] for mail in smtp.got] == ["Cleo invites you to play"]


async def reader(node: LiveNode, smtp: MailServer, name: str, address: str) -> str:
    """A person who gets mail at an address. Returns a token."""
    token = await with_mail(node, smtp, name, address)
    smtp.got.clear()
    return token


async def all_invite(node: LiveNode, senders: list[str], receivers: list[str]) -> None:
    """Each sender invites each receiver, and what that causes is sent."""
    for sender in senders:
        for receiver in receivers:
            assert (await invite(node, sender, receiver, "Table")).status < 300
    await sweep_twice(node)


async def test_strangers_cause_five_mails_a_day_to_a_person_and_friends_more(node: LiveNode, smtp: MailServer) -> None:
    ann, friend = await reader(node, smtp, "Ann Popular", "ann@example.org"), node.token("Finn")
    await all_invite(node, [node.token(f"Ben{number}") for number in range(7)], [ann])
    assert len(smtp.got) == MOST_TO_PERSON["mail"] == 5
    items = (await ask(node, ann, "GET", "/api/inbox")).json()["items"]
    assert len(items) == 7
    one, other = [(await ask(node, token, "GET", "/api/me")).json() for token in (ann, friend)]
    for who, whom in ((one, other), (other, one)):
        contact = Contact(whom["identity"], whom["name"], 1)
        await node.node.contacts.friends.request(Identity(who["identity"], who["name"]), contact)
    await all_invite(node, [friend], [ann])
    assert smtp.got[-1]["Subject"] == "Finn invites you to play"
    assert len(smtp.got) == 6


async def test_strangers_cause_so_many_push_messages_a_day_to_a_person(
    node: LiveNode, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.strangers.MOST_TO_PERSON_ELSEWHERE", 2)
    ann, browser = node.token("Ann"), service.browser()
    assert (await ask(node, ann, "POST", "/api/me/push", browser.subscription())).status == 204
    await all_invite(node, [node.token(f"Ben{number}") for number in range(3)], [ann])
    assert len(browser.got) == 2


async def test_a_sender_causes_so_many_messages_a_day_to_strangers(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.strangers.MOST_OF_SENDER", 2)
    people = [await reader(node, smtp, f"Ann {word}", f"{word}@example.org") for word in ("one", "two", "three")]
    await all_invite(node, [node.token("Ben")], people)
    assert len(smtp.got) == 2
    await all_invite(node, [node.token("Cleo")], people[:1])
    assert len(smtp.got) == 3


async def test_strangers_cause_so_many_mails_a_day_to_an_address_of_several_accounts(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.strangers.MOST_TO_ADDRESS", 1)
    named = {"Ann Lower": "ann@example.org", "Ann Upper": "Ann@Example.org"}
    people = [await reader(node, smtp, name, address) for name, address in named.items()]
    await all_invite(node, [node.token("Ben")], people)
    assert len(smtp.got) == 1


@pytest.mark.parametrize("channel", ["mail", "push"])
async def test_strangers_cause_so_many_messages_an_hour_to_a_domain_or_a_host(
    node: LiveNode, smtp: MailServer, service: PushService, monkeypatch: pytest.MonkeyPatch, channel: str
) -> None:
    monkeypatch.setattr("botyard.notifications.strangers.MOST_TO_HOST", 1)
    browsers = [service.browser(), service.browser()]
    if channel == "mail":
        people = [await reader(node, smtp, f"Ann {word}", f"{word}@example.org") for word in ("one", "two")]
    else:
        people = [node.token("Ann"), node.token("Amy")]
        for token, browser in zip(people, browsers, strict=True):
            assert (await ask(node, token, "POST", "/api/me/push", browser.subscription())).status == 204
    await all_invite(node, [node.token("Ben")], people)
    assert len(smtp.got) + sum(len(one.got) for one in browsers) == 1


async def test_so_many_log_ins_from_new_browsers_are_said_in_a_day(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.MOST_LOGINS", 1)
    await reader(node, smtp, "Ann Often", "ann@example.org")
    for _ in range(2):
        await Browser(node).done("/api/login", name="Ann Often", password=PASSWORD)
        await sweep_twice(node)
    assert len(smtp.got) == 1


async def test_a_person_has_so_many_browsers(node: LiveNode, service: PushService) -> None:
    token = node.token("Ann")
    browsers = [service.browser().subscription() for _ in range(MOST_BROWSERS + 1)]
    statuses = [(await ask(node, token, "POST", "/api/me/push", one)).status for one in browsers]
    assert statuses == [204] * MOST_BROWSERS + [400]
    assert (await ask(node, token, "POST", "/api/me/push", browsers[0])).status == 204  # it is known
    assert (await ask(node, token, "GET", "/api/me/notifications")).json()["browsers"] == MOST_BROWSERS
