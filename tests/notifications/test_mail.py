"""E-mail, by real SMTP: an address is confirmed, gets notifications, and can be left; a lost password is set again.

And notices of what happens to an account: a log-in from a new browser, another password, another address.
"""

import argparse
import asyncio
import io
import ssl
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.headerregistry import Address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from botyard.admin import command
from botyard.admin.arguments import add_commands
from botyard.bad_setting import BadSetting
from botyard.errors import Refused
from botyard.mail_settings import Mail, read_mail
from botyard.notifications.mail import ADDRESS, FORMER, STOP, checked, send_test
from botyard.notifications.wishes import time_of
from botyard.settings import Settings
from botyard_protocol.api_notifications import NotificationWishes
from botyard_protocol.json_form import to_named
from tests.net.browser import Browser
from tests.net.table import Table
from tests.notifications.conftest import (
    ORIGIN,
    PASSWORD,
    account,
    all_gone,
    ask,
    mail_token,
    quiet_now,
    slow_match,
    sweep_twice,
    with_mail,
)
from tests.notifications.test_faults import lines_of
from tests.support.node import LiveNode
from tests.support.receivers import MailServer
from tests.support.redis import RedisProcess

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_once")]


async def test_an_address_that_is_not_confirmed_gets_nothing_else(node: LiveNode, smtp: MailServer) -> None:
    token = await account(node, "Ann Mail")
    assert (await ask(node, token, "POST", "/api/me/mail", {"address": "ann@example.org"})).status == 204
    state = (await ask(node, token, "GET", "/api/me/notifications")).json()
    assert (state["sends_mail"], state["address"], state["unconfirmed"]) == (True, "", "ann@example.org")
    async with Table() as table:
        _, people = await slow_match(table, node, [token, node.token("Ben")])
    await all_gone(node, people)
    await sweep_twice(node)
    assert [mail["Subject"] for mail in smtp.got] == ["Botyard: Confirm your address"]
    assert smtp.got[0]["To"] == "ann@example.org"


async def test_a_confirmed_address_gets_one_mail_for_a_turn_and_one_click_ends_them(
    node: LiveNode, smtp: MailServer
) -> None:
    token = await with_mail(node, smtp, "Ann Turn", "ann@example.org")
    smtp.got.clear()
    async with Table() as table:
        room, people = await slow_match(table, node, [token, node.token("Ben")])
    await all_gone(node, people)
    await sweep_twice(node)
    (mail,) = smtp.got
    assert (mail["Subject"], str(mail["From"])) == ("Toy Game: it’s your turn", "Botyard <play@example.org>")
    assert smtp.link() == f"{ORIGIN}/room/{room}"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = mail["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
    form = {"content_type": "application/x-www-form-urlencoded"}
    assert (await node.http("POST", path, b"List-Unsubscribe=One-Click", **form)).status == 204
    state = (await ask(node, token, "GET", "/api/me/notifications")).json()
    assert (state["wishes"]["mail"], state["address"]) == ([], "ann@example.org")


async def test_a_change_of_other_wishes_leaves_mail_stopped_by_its_link(node: LiveNode, smtp: MailServer) -> None:
    token = await with_mail(node, smtp, "Ann Stop", "ann@example.org")
    path = "/api/me/notifications"
    assert (await ask(node, token, "PATCH", path, {"mail": ["turn"], "zone": "Europe/Paris"})).status == 204
    identity = (await ask(node, token, "GET", "/api/me")).json()["identity"]
    stop = await mail_token(node, identity, STOP, ADDRESS)
    assert (await ask(node, "", "POST", f"/api/mail/stop?token={stop}")).status == 204
    assert (await ask(node, token, "PATCH", path, {"quiet_from": 60, "push": []})).status == 204
    wishes = (await ask(node, token, "GET", path)).json()["wishes"]
    changed = {"mail": [], "zone": "Europe/Paris", "quiet_from": 60, "push": []}
    assert wishes == to_named(NotificationWishes()) | changed
    assert (await ask(node, token, "PATCH", path, {"zone": "No/Where"})).status == 400


async def test_changes_of_wishes_at_the_same_time_are_all_kept(node: LiveNode) -> None:
    token, path = node.token("Ann"), "/api/me/notifications"
    changes = ({"quiet_from": 60}, {"quiet_to": 120}, {"language": "de"})
    answers = await asyncio.gather(*(ask(node, token, "PATCH", path, one) for one in changes))
    assert {answer.status for answer in answers} == {204}
    wishes = (await ask(node, token, "GET", path)).json()["wishes"]
    assert (wishes["quiet_from"], wishes["quiet_to"], wishes["language"]) == (60, 120, "de")


async def test_a_link_works_once_and_for_its_own_address(node: LiveNode, smtp: MailServer) -> None:
    token = await with_mail(node, smtp, "Ann Once", "ann@example.org")
    used = smtp.link().partition("#confirm.")[2]
    for wrong in (used, used[:-1] + ("0" if used[-1] != "0" else "1"), "", "x", used.replace(".", "-")):
        assert (await ask(node, "", "POST", "/api/mail/confirm", {"token": wrong})).status == 404
        assert (await ask(node, "", "POST", f"/api/mail/stop?token={wrong}")).status == 404
    assert (await ask(node, token, "DELETE", "/api/me/mail")).status == 204
    assert (await ask(node, token, "GET", "/api/me/notifications")).json()["address"] == ""


async def test_a_lost_password_is_set_again_by_mail(node: LiveNode, smtp: MailServer) -> None:
    await with_mail(node, smtp, "Ann Lost", "ann@example.org")
    smtp.got.clear()
    for name in ("Ann Lost", "No Such Name"):
        assert (await ask(node, "", "POST", "/api/reset/mail", {"name": name})).status == 204
    await sweep_twice(node)
    (mail,) = smtp.got
    assert mail["Subject"] == "Botyard: Set another password"
    body = {"secret": smtp.link().partition("#")[2], "password": "another long secret"}
    assert (await ask(node, "", "POST", "/api/reset", body)).status < 300
    assert (await ask(node, "", "POST", "/api/reset", body)).status == 404


async def test_a_wish_for_a_link_by_mail_leaves_the_link_of_a_moderator(node: LiveNode, smtp: MailServer) -> None:
    token = await with_mail(node, smtp, "Ann Links", "ann@example.org")
    identity = (await ask(node, token, "GET", "/api/me")).json()["identity"]
    link = await node.node.session_registry.recovery.make_reset_link(identity)
    for _ in range(2):
        assert (await ask(node, "", "POST", "/api/reset/mail", {"name": "Ann Links"})).status == 204
        await sweep_twice(node)
    older, newer = smtp.link(-2).partition("#")[2], smtp.link(-1).partition("#")[2]
    given = link.partition("#")[2]
    statuses = [
        (await ask(node, "", "POST", "/api/reset/owner", {"secret": one})).status for one in (older, newer, given)
    ]
    assert statuses == [404, 200, 200]
    assert (
        await ask(node, "", "POST", "/api/reset", {"secret": newer, "password": "another long secret"})
    ).status < 300
    assert (await ask(node, "", "POST", "/api/reset/owner", {"secret": given})).status == 404


async def test_another_password_ends_what_an_intruder_has_begun(node: LiveNode, smtp: MailServer) -> None:
    token = await account(node, "Ann Intruded")
    codes = (await ask(node, token, "POST", "/api/me/recovery-codes")).json()["codes"]
    assert (await ask(node, token, "POST", "/api/me/mail", {"address": "evil@example.org"})).status == 204
    await sweep_twice(node)
    confirm = {"token": smtp.link().partition("#confirm.")[2]}
    change = {"old": PASSWORD, "new": "another long secret"}
    assert (await ask(node, token, "POST", "/api/me/password", change)).status == 204
    assert (await ask(node, "", "POST", "/api/mail/confirm", confirm)).status == 404
    recovery = {"name": "Ann Intruded", "code": codes[0], "password": "a third long secret"}
    assert (await ask(node, "", "POST", "/api/recover", recovery)).status == 403
    assert (await ask(node, token, "GET", "/api/me/recovery-codes")).json()["left"] == 0


async def test_another_address_ends_the_link_that_was_sent_to_the_former_one(node: LiveNode, smtp: MailServer) -> None:
    token = await with_mail(node, smtp, "Ann Moved", "old@example.org")
    assert (await ask(node, "", "POST", "/api/reset/mail", {"name": "Ann Moved"})).status == 204
    await sweep_twice(node)
    secret = {"secret": smtp.link().partition("#")[2]}
    assert (await ask(node, "", "POST", "/api/reset/owner", secret)).status == 200
    assert (await ask(node, token, "DELETE", "/api/me/mail")).status == 204
    assert (await ask(node, "", "POST", "/api/reset/owner", secret)).status == 404


async def test_the_same_address_is_asked_three_times_a_day_at_most(node: LiveNode, smtp: MailServer) -> None:
    statuses = []
    for place in range(4):
        token = await account(node, f"Ann {place}")
        statuses.append((await ask(node, token, "POST", "/api/me/mail", {"address": "bob@example.org"})).status)
    assert statuses == [204, 204, 204, 429]


async def test_an_account_sends_three_links_a_day_at_most(node: LiveNode) -> None:
    token = await account(node, "Ann Links")
    asked = [await ask(node, token, "POST", "/api/me/mail", {"address": f"bob{n}@example.org"}) for n in range(4)]
    assert [answer.status for answer in asked] == [204, 204, 204, 429]


async def test_a_guest_has_no_address(node: LiveNode) -> None:
    answer = await ask(node, node.token("Ann"), "POST", "/api/me/mail", {"address": "ann@example.org"})
    assert answer.json()["code"] == "not_registered"


async def test_a_recipient_who_is_refused_stops_no_other(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    ann = await with_mail(node, smtp, "Ann Away", "ann@example.org")
    ben = await with_mail(node, smtp, "Ben Here", "ben@example.org")
    smtp.got.clear()
    smtp.refused = {"ann@example.org": "450 later"}
    async with Table() as table:
        _, people = await slow_match(table, node, [ann, ben])
    await all_gone(node, people)
    await sweep_twice(node)
    assert [mail["To"] for mail in smtp.got] == ["ben@example.org"]
    smtp.refused = {}
    await sweep_twice(node)
    assert [mail["To"] for mail in smtp.got] == ["ben@example.org", "ann@example.org"]


async def test_a_server_that_is_away_loses_no_mail(
    node: LiveNode, smtp: MailServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("botyard.notifications.service.RETRY_MS", 0)
    token, mailer = await account(node, "Ann Later"), node.node.notifications.mailer
    assert mailer is not None
    there = mailer._settings
    mailer._settings = replace(there, port=1)
    await ask(node, token, "POST", "/api/me/mail", {"address": "ann@example.org"})
    await sweep_twice(node)
    assert smtp.got == []
    assert "ann@example.org" not in caplog.text
    mailer._settings = there
    await sweep_twice(node)
    assert [mail["To"] for mail in smtp.got] == ["ann@example.org"]


async def test_the_export_has_the_address_and_a_deletion_forgets_it(node: LiveNode, smtp: MailServer) -> None:
    token = await with_mail(node, smtp, "Ann Gone", "ann@example.org")
    identity = (await ask(node, token, "GET", "/api/me")).json()["identity"]
    exported = (await ask(node, token, "GET", "/api/me/export")).json()
    assert exported["notifications"]["address"] == "ann@example.org"
    assert (await ask(node, token, "POST", "/api/me/delete", {"password": PASSWORD})).status < 300
    assert await node.node.notifications.values.of(identity) == {}


@pytest.mark.parametrize(
    "address",
    [
        *("", "ann", "ann@", "@example.org", "ann@example", "a b@example.org", "ann@exa mple.org", "ann@@example.org"),
        *("ann@example.org\nBcc: ben@example.org", "ann@example.org\r\n", "ann\0@example.org", "<ann@example.org>"),
        *(
            "ann@example.org, ben@example.org",
            "ann@[127.0.0.1]",
            "Ann <ann@example.org>",
            "änn@example.org",
            "a" * 80 + "@example.org",
        ),
    ],
)
def test_an_address_that_mail_is_not_sent_to_is_refused(address: str) -> None:
    if address.strip() == "ann@example.org":
        assert checked(address) == "ann@example.org"
        return
    with pytest.raises(Refused, match="no address for e-mail"):
        checked(address)


def test_a_domain_in_another_script_is_sent_to_by_its_name_in_letters_of_ascii() -> None:
    assert checked(" ann@bücher.example ") == "ann@xn--bcher-kva.example"


GIVEN = {"BOTYARD_SMTP": "smtps://ann:se%40cret@mail.example.org", "BOTYARD_MAIL_FROM": "Botyard <play@example.org>"}


def test_the_settings_of_mail_are_read() -> None:
    found = read_mail(GIVEN, ("http://old.example", ORIGIN, "https://another.example"), "/play")
    assert found is not None
    assert (found.host, found.port, found.user, found.password, found.tls) == (
        "mail.example.org",
        465,
        "ann",
        "se@cret",
        True,
    )
    assert (str(found.sender), found.origin) == ("Botyard <play@example.org>", f"{ORIGIN}/play")
    assert "se@cret" not in repr(found)
    assert read_mail({}, (), "") is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"BOTYARD_SMTP": "mail.example.org"}, "BOTYARD_SMTP must be like"),
        ({"BOTYARD_SMTP": "http://u:se%40cret@h"}, "BOTYARD_SMTP must be like"),
        ({"BOTYARD_SMTP": "smtp://h:99999"}, "BOTYARD_SMTP must be like"),
        ({"BOTYARD_MAIL_FROM": ""}, "BOTYARD_MAIL_FROM is"),
        ({"BOTYARD_MAIL_FROM": "Botyard"}, "BOTYARD_MAIL_FROM is"),
        ({"BOTYARD_SMTP_PASSWORD_FILE": "/no/such/file"}, "only one of them"),
    ],
)
def test_a_wrong_setting_of_mail_is_named(change: dict[str, str], said: str) -> None:
    with pytest.raises(BadSetting, match=said) as raised:
        read_mail(GIVEN | change, (ORIGIN,), "")
    assert "se@cret" not in str(raised.value)


def test_mail_needs_an_origin_for_its_links() -> None:
    with pytest.raises(BadSetting, match="BOTYARD_ORIGINS"):
        read_mail(GIVEN, (), "")


@pytest.mark.parametrize(
    ("given", "start_tls"),
    [
        ("smtp://mail.example.org", True),
        ("smtp://ann:secret@192.0.2.1", True),
        ("smtp://[2606:4700::1]", True),
        ("smtp://8.8.8.8", True),
        ("smtp://10.0.0.5:25", None),
        ("smtp://host.docker.internal", None),
        ("smtp://ann:secret@10.0.0.5", True),
        ("smtp://ann:secret@mail.lan", True),
        ("smtp://localhost", False),
        ("smtp://127.0.0.1:25", False),
        ("smtp://[::1]", False),
        ("smtp://postfix", None),
        ("smtps://mail.example.org", None),
    ],
)
def test_tls_is_needed_on_the_way_to_another_machine(given: str, start_tls: bool | None) -> None:
    found = read_mail(GIVEN | {"BOTYARD_SMTP": given}, (ORIGIN,), "")
    assert found is not None
    assert found.start_tls is start_tls


def own_certificate(folder: Path) -> ssl.SSLContext:
    """The TLS of a server whose certificate no authority has signed."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + timedelta(1))
    parts = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "own.pem").write_bytes(parts + made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "own.pem")
    return context


async def test_a_local_server_with_a_certificate_of_its_own_takes_mail(tmp_path: Path) -> None:
    async with MailServer(own_certificate(tmp_path)) as server:
        mail = Mail("127.0.0.1", server.port, "", "", False, Address("", "play", "example.org"), ORIGIN)
        assert await send_test(mail, "ann@example.org", "Botyard") == ""
        assert len(server.got) == 1


async def test_a_server_elsewhere_without_tls_gets_no_mail(smtp: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mail, "start_tls", True)  # as to another machine
    mail = Mail("127.0.0.1", smtp.port, "ann", "secret", False, Address("", "play", "example.org"), ORIGIN)
    assert "STARTTLS" in await send_test(mail, "ann@example.org", "Botyard")
    assert smtp.got == []


async def test_an_operator_tries_the_settings_and_sees_what_waits(
    node: LiveNode, smtp: MailServer, redis: RedisProcess
) -> None:
    sender = Address("Botyard", "play", "example.org")
    mail = Mail("127.0.0.1", smtp.port, "", "", False, sender, ORIGIN)

    async def admin(settings: Settings, *words: str) -> tuple[int, str]:
        parser, out = argparse.ArgumentParser(), io.StringIO()
        add_commands(parser)
        return await command.run(parser.parse_args(words), settings, out, out), out.getvalue()

    taken = "127.0.0.1 has taken a mail to ann@example.org.\n"
    assert await admin(Settings(mail=mail), "send-test-mail", "ann@example.org") == (0, taken)
    assert smtp.got[0]["Subject"] == "Botyard: a test"
    smtp.refused = {"ben@example.org": "550 no"}
    refused = "botyard: The mail was not sent: the recipient is refused with 550.\n"
    assert await admin(Settings(mail=mail), "send-test-mail", "ben@example.org") == (1, refused)
    unset = "botyard: BOTYARD_SMTP is not set: no mail is sent.\n"
    assert await admin(Settings(), "send-test-mail", "ann@example.org") == (1, unset)
    async with Table() as table:
        await slow_match(table, node, [node.token("Ann"), node.token("Ben")])
    status, said = await admin(Settings(redis_url=redis.url), "deliveries")
    assert (status, said.partition(" waiting")[0], " of them due, the oldest for " in said) == (0, "new: 5", True)


# --- notices of what happens to an account ----------------------------------------------------------------------


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
