"""Notices by mail of what happens to an account: a log-in from a new browser, another password, another address."""

import pytest

from botyard.notifications.mail import FORMER
from botyard.notifications.wishes import time_of
from botyard_protocol.api_notifications import NotificationWishes
from tests.net.browser import Browser
from tests.notifications.people import ORIGIN, PASSWORD, account, ask, quiet_now, sweep_twice, with_mail
from tests.notifications.test_faults import lines_of
from tests.support.mail_server import MailServer
from tests.support.node import LiveNode

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_once")]

OTHER = "another long secret"


async def owner(node: LiveNode, smtp: MailServer, name: str) -> tuple[str, str]:
    """A person with a confirmed address who wants no mail and is in quiet hours. Returns a token and the identity."""
    token = await with_mail(node, smtp, name, "ann@example.org")
    wishes = {"mail": [], **quiet_now("Europe/Paris")}
    assert (await ask(node, token, "PUT", "/api/me/notifications", wishes)).status == 204
    smtp.got.clear()
    return token, (await ask(node, token, "GET", "/api/me")).json()["identity"]


def sent(smtp: MailServer) -> list[tuple[str, str]]:
    """To whom each mail went, and its subject."""
    return [(str(mail["To"]), str(mail["Subject"])) for mail in smtp.got]


async def test_a_log_in_from_a_new_browser_is_said_to_the_owner_once(node: LiveNode, smtp: MailServer) -> None:
    await owner(node, smtp, "Ann New")
    browser = Browser(node)
    for _ in range(2):
        await browser.done("/api/login", name="Ann New", password=PASSWORD)
        await sweep_twice(node)
    assert sent(smtp) == [("ann@example.org", "Botyard: a log-in from a new browser")]
    body = smtp.got[0].get_body(("plain",))
    assert body is not None
    assert "has logged in: Firefox, Linux, 20" in body.get_content()
    assert "(Europe/Paris)" in body.get_content()
    assert smtp.link() == f"{ORIGIN}/account"
    assert smtp.got[0]["List-Unsubscribe"] is None
    assert (await Browser(node).post("/api/login", name="Ann New", password="wrong horse")).status == 403
    await sweep_twice(node)
    assert len(smtp.got) == 1


async def test_another_password_is_said_to_the_owner_however_it_was_set(node: LiveNode, smtp: MailServer) -> None:
    token, identity = await owner(node, smtp, "Ann Changes")
    assert (await ask(node, token, "POST", "/api/me/password", {"old": PASSWORD, "new": OTHER})).status == 204
    await sweep_twice(node)
    changed = ("ann@example.org", "Botyard: your password was changed")
    assert sent(smtp) == [changed]
    link = await node.node.session_registry.recovery.make_reset_link(identity)
    body = {"secret": link.partition("#")[2], "password": PASSWORD}
    assert (await ask(node, "", "POST", "/api/reset", body)).status < 300
    await sweep_twice(node)
    assert sent(smtp) == [changed, changed]


async def test_an_address_that_is_replaced_or_removed_gets_a_notice_itself(node: LiveNode, smtp: MailServer) -> None:
    token, identity = await owner(node, smtp, "Ann Moves")
    for address in ("new@example.org", "new@example.org"):  # the same one again is no change
        assert (await ask(node, token, "POST", "/api/me/mail", {"address": address})).status == 204
        await sweep_twice(node)
        link = smtp.link().partition("#confirm.")[2]
        assert (await ask(node, "", "POST", "/api/mail/confirm", {"token": link})).status == 204
        await sweep_twice(node)
    moved = "Botyard: e-mail no longer goes to this address"
    confirm = ("new@example.org", "Botyard: Confirm your address")
    assert sent(smtp) == [confirm, ("ann@example.org", moved), confirm]
    assert (await ask(node, token, "DELETE", "/api/me/mail")).status == 204
    await sweep_twice(node)
    assert sent(smtp)[3:] == [("new@example.org", moved)]
    assert not any(name.startswith(FORMER) for name in await node.node.notifications.values.of(identity))
    assert await lines_of(node, identity) == {}


async def test_an_address_that_was_not_changed_after_all_gets_no_notice(node: LiveNode, smtp: MailServer) -> None:
    _, identity = await owner(node, smtp, "Ann Stays")
    notifications = node.node.notifications
    kept = (await notifications.values.of(identity))["mail"]
    await notifications.change_address(identity, None)
    await notifications.values.put(identity, "mail", kept)  # as if the node had died before the change
    await sweep_twice(node)
    assert (smtp.got, await lines_of(node, identity)) == ([], {})


async def test_a_person_without_an_address_gets_no_notice(node: LiveNode, smtp: MailServer) -> None:
    token = await account(node, "Ann None")
    await Browser(node).done("/api/login", name="Ann None", password=PASSWORD)
    assert (await ask(node, token, "DELETE", "/api/me/mail")).status == 204
    assert (await ask(node, token, "POST", "/api/me/password", {"old": PASSWORD, "new": OTHER})).status == 204
    identity = (await ask(node, token, "GET", "/api/me")).json()
    await sweep_twice(node)
    assert (smtp.got, bool(identity)) == ([], True)


def test_the_time_of_a_notice_is_by_the_clock_of_its_reader() -> None:
    assert time_of(NotificationWishes(zone="Europe/Paris"), 1_764_421_200) == "2025-11-29 14:00 (Europe/Paris)"
    assert time_of(NotificationWishes(), 1_764_421_200) == "2025-11-29 13:00 (UTC)"
    assert time_of(NotificationWishes(zone="No/Such_Place"), 1_764_421_200) == "2025-11-29 13:00 (UTC)"
