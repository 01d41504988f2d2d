"""E-mail over SMTP: notifications, and the mails of the service itself: with a link to confirm an address or to set
another password, and notices of what happens to an account.

An address gets mail only once its owner has confirmed it. Each mail has one recipient.
"""

import asyncio
import hmac
import logging
import re
import ssl
import time
from collections.abc import Mapping, Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from html import escape

import aiosmtplib
import msgspec

from botyard.accounts.recovery import MAIL_LINK, make_reset_link
from botyard.errors import Refused
from botyard.mail_settings import Mail
from botyard.notifications.channel import Notification, Outcome, failed, sent
from botyard.notifications.wishes import time_of
from botyard.store.accounts import AccountStore
from botyard.store.error_classes import unreadable_level
from botyard.store.notifications import NotificationStore
from botyard.texts import localized, said_in
from botyard_protocol.api_notifications import NotificationWishes
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code

log = logging.getLogger("botyard.notifications")

ADDRESS = "mail"
WAITING = "mail:waiting"
"""The stored values of the confirmed address, and of one that is not confirmed yet."""
FORMER = "mail:former:"
"""The beginning of the names under which former addresses are stored, each until its notice is sent."""
CONFIRM, RESET = "confirm", "reset"
"""The mails of the service itself, with a link."""
LOGIN, PASSWORD, MOVED = "login", "password", "moved"
"""Notices of the service: a log-in from a new browser, another password, an address that gets no mail any more."""
STOP = "stop"
"""The link that ends the mails of notifications."""
CONFIRM_SECONDS = 24 * 3600
PATH = "/mail"
SECONDS = 15.0
"""The limit for handing a mail to the SMTP server, from the connection to the last answer."""
_TOKEN = re.compile(r"([0-9a-f]{16})\.([0-9]{1,12})\.([0-9a-f]{40})\Z")
_PLAIN = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}\Z")


class StoredAddress(msgspec.Struct, frozen=True, array_like=True):
    """An address. `at`: when it was given (seconds since 1970)."""

    address: str
    at: int


class Mailer:
    """The channel `mail`. `key`: the secret of the service. `site`: how it is called."""

    name = "mail"

    def __init__(
        self, values: NotificationStore, accounts: AccountStore, settings: Mail, key: bytes, site: str
    ) -> None:
        self._values = values
        self._accounts = accounts
        self._settings = settings
        self._key = hmac.digest(key, b"mail", "sha256")
        self._site = site

    # --- addresses ---

    async def ask(self, identity: str, address: str) -> None:
        """Keep an address until its owner confirms it. Raises `Refused` for an address that no mail is sent to."""
        await self._values.put(identity, WAITING, pack(StoredAddress(checked(address), int(time.time()))))

    async def owner_of_waiting(self, token: str) -> tuple[str, StoredAddress] | None:
        """Return the person and the address that a link confirms; None if its token is not valid."""
        found = _TOKEN.match(token)  # 1: the identity, 2: when the address was given, 3: the signature
        waiting = None if found is None else address_of(await self._values.of(found[1]), WAITING)
        if found is None or waiting is None or int(found[2]) != waiting.at:
            return None
        if waiting.at + CONFIRM_SECONDS < time.time():
            return None
        is_signed = hmac.compare_digest(found[3], self._signature(CONFIRM, found[1], waiting))
        return (found[1], waiting) if is_signed else None

    async def end_reset_link(self, identity: str) -> None:
        """End the link to set another password that was sent to an address of a person."""
        await self._accounts.put_field(identity, MAIL_LINK, b"")

    async def owner_of(self, token: str) -> str | None:
        """Return the person whose mails a link ends; None if it is not valid, or they have another address now."""
        found = _TOKEN.match(token)  # 1: the identity, 3: the signature, which also covers the address and its time
        address = None if found is None else address_of(await self._values.of(found[1]), ADDRESS)
        if found is None or address is None:
            return None
        return found[1] if hmac.compare_digest(found[3], self._signature(STOP, found[1], address)) else None

    # --- the channel ---

    def reaches(self, values: Mapping[str, bytes]) -> bool:
        """Whether a person with these values has confirmed an address."""
        return ADDRESS in values

    async def send(self, identity: str, values: Mapping[str, bytes], notification: Notification) -> Outcome:
        """Send a notification to the address of a person."""
        language, link = notification.language, f"{self._settings.origin}{notification.path}"
        links = [(said_in(language, "mail-open"), link)]
        return await self._send_all(identity, values, language, notification.title, (notification.body,), links)

    async def _send_all(
        self,
        identity: str,
        values: Mapping[str, bytes],
        language: str,
        title: str,
        paragraphs: Sequence[str],
        links: Sequence[tuple[str, str]],
    ) -> Outcome:
        """Send a mail to the address of a person, with a link that ends these mails. `links`: words and URLs.

        Without a confirmed address nothing is sent, which counts as sent.
        """
        address = address_of(values, ADDRESS)
        if address is None:
            return sent()
        stop = f"{self._settings.origin}{PATH}#stop.{self._token(STOP, identity, address)}"
        one_click = f"{self._settings.origin}/api/mail/stop?token={self._token(STOP, identity, address)}"
        mail = _mail_of(
            self._settings,
            address.address,
            title,
            (*paragraphs, said_in(language, "mail-why", site=self._site)),
            *links,
            (said_in(language, "mail-stop"), stop),
        )
        mail["List-Unsubscribe"] = f"<{one_click}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Message-ID"] = self._message_id(identity, title, *(url for _, url in links))
        return await self._deliver(mail)

    async def send_digest(
        self, identity: str, values: Mapping[str, bytes], language: str, notifications: Sequence[Notification]
    ) -> Outcome:
        """Send several notifications to the address of a person, as one mail with a link for each."""
        title = said_in(language, "digest-title", site=self._site)
        look = said_in(language, "inbox-look")  # the words of a body that only repeats its link
        words = [one.title if one.body == look else f"{one.title} ({one.body})" for one in notifications]
        paths = [f"{self._settings.origin}{one.path}" for one in notifications]
        return await self._send_all(identity, values, language, title, (), tuple(zip(words, paths, strict=True)))

    async def send_notice(
        self, values: Mapping[str, bytes], what: str, about: str, wishes: NotificationWishes
    ) -> Outcome:
        """Send a notice: `LOGIN`, `PASSWORD` or `MOVED`. Its only link leads to the account page, and does nothing.

        `about`: when it happened (seconds since 1970), and for `LOGIN` the browser. `MOVED` goes to the former address,
        unless it is the present one again. Without an address nothing is sent, which counts as sent.
        """
        when, _, browser = about.partition(" ")
        present = address_of(values, ADDRESS)
        address = address_of(values, FORMER + when) if what == MOVED else present
        if address is None:
            return sent()
        if what == MOVED and present is not None and present.address == address.address:  # the address gets mail again
            return sent()
        language = wishes.language
        named = {
            "site": self._site,
            "time": time_of(wishes, int(when)),
            "browser": browser or said_in(language, "login-unknown"),
        }
        mail = _mail_of(
            self._settings,
            address.address,
            said_in(language, f"{what}-title", site=self._site),
            (said_in(language, f"{what}-body", **named), said_in(language, f"{what}-else", site=self._site)),
            (said_in(language, "notice-link"), f"{self._settings.origin}/account"),
        )
        mail["Message-ID"] = self._message_id(what, about, address.address)
        return await self._deliver(mail)

    async def send_own(self, identity: str, values: Mapping[str, bytes], what: str, language: str) -> Outcome:
        """Send a mail of the service itself: `CONFIRM` to an address that waits for it, `RESET` to a confirmed one.

        Without such an address nothing is sent, which counts as sent.
        """
        address = address_of(values, WAITING if what == CONFIRM else ADDRESS)
        if address is None:
            return sent()
        if what == CONFIRM:
            path = f"{PATH}#confirm.{self._token(CONFIRM, identity, address)}"
        else:
            path = await make_reset_link(self._accounts, identity, field=MAIL_LINK)
        mail = _mail_of(
            self._settings,
            address.address,
            said_in(language, f"{what}-title", site=self._site),
            (said_in(language, f"{what}-body", site=self._site),),
            (said_in(language, f"{what}-link"), f"{self._settings.origin}{path}"),
        )
        mail["Message-ID"] = self._message_id(identity, what, str(time.time_ns()))
        return await self._deliver(mail)

    async def _deliver(self, mail: EmailMessage) -> Outcome:
        return await _hand_over(self._settings, mail)

    # --- tokens ---

    def _token(self, what: str, identity: str, address: StoredAddress) -> str:
        return f"{identity}.{address.at}.{self._signature(what, identity, address)}"

    def _signature(self, what: str, identity: str, address: StoredAddress) -> str:
        """Sign a link of the kind `what`, for this address of a person and the time when it was given."""
        text = f"{what}/{identity}/{address.at}/{address.address}"
        return hmac.digest(self._key, text.encode(), "sha256").hex()[:40]

    def _message_id(self, *parts: str) -> str:
        """Return the `Message-ID` of a mail, made of the digest of `parts` and the time."""
        digest = sha256("/".join(parts).encode()).hexdigest()[:32]
        return f"<{digest}.{int(time.time())}@{self._settings.sender.domain}>"


async def send_test(settings: Mail, to: str, site: str) -> str:
    """Send a test mail. Returns why it was not sent, "" if it was."""
    mail = _mail_of(settings, to, said_in("", "test-title", site=site), (said_in("", "test-body", site=site),))
    mail["Message-ID"] = make_msgid(domain=settings.sender.domain)
    outcome = await _hand_over(settings, mail)
    return outcome.why


def _mail_of(
    settings: Mail, to: str, subject: str, paragraphs: tuple[str, ...], *links: tuple[str, str]
) -> EmailMessage:
    """Return a mail of paragraphs and links, as text and as HTML. `links`: the words and the URL of each."""
    mail = EmailMessage()
    mail["From"] = settings.sender
    mail["To"] = to
    mail["Subject"] = " ".join(subject.split())
    mail["Date"] = formatdate()
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content("\n\n".join((*paragraphs, *(f"{words}:\n{url}" for words, url in links))) + "\n")
    html = [f"<p>{escape(one)}</p>" for one in paragraphs]
    html += [f'<p><a href="{escape(url)}">{escape(words)}</a></p>' for words, url in links]
    mail.add_alternative(f"<!doctype html><html><body>{''.join(html)}</body></html>", subtype="html")
    return mail


async def _hand_over(smtp: Mail, mail: EmailMessage) -> Outcome:
    """Hand a mail to the SMTP server. A refusal for good counts as sent, so that the server is not asked again."""
    try:
        async with asyncio.timeout(SECONDS):
            await aiosmtplib.send(
                mail,
                hostname=smtp.host,
                port=smtp.port,
                username=smtp.user or None,
                password=smtp.password or None,
                use_tls=smtp.tls,
                start_tls=smtp.start_tls,
                tls_context=ssl.create_default_context() if smtp.tls else None,
                timeout=SECONDS,
            )
    except aiosmtplib.SMTPRecipientsRefused as error:
        codes = [one.code for one in error.recipients]
        for_good = all(code >= 500 for code in codes)
        return Outcome(for_good, f"the recipient is refused with {codes[0]}", works=True)
    except aiosmtplib.SMTPException as error:
        if (
            type(error) is aiosmtplib.SMTPException
        ):  # not an answer: the server lacks what is asked for, such as STARTTLS
            return failed(str(error))
        return failed(f"{type(error).__name__} of the SMTP server")  # its words may hold an address
    except OSError as error:
        return failed(f"the SMTP server can't be reached: {error.strerror or type(error).__name__}")
    return sent()


def checked(address: str) -> str:
    """Return a mail address in the form it is stored in. Raises `Refused` if it is not one that mail is sent to.

    Space around it is removed, and the letters of its domain become ASCII (IDNA).
    """
    text = address.strip()
    try:
        local, _, domain = text.rpartition("@")
        domain = domain.encode("idna").decode() if not domain.isascii() else domain
        text = f"{local}@{domain}"
        fits = _PLAIN.match(text) is not None and Address(addr_spec=text).domain == domain and "." in domain
    except (ValueError, UnicodeError, IndexError):
        fits = False
    if not fits:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-mail_address"))
    return text


def address_of(values: Mapping[str, bytes], field: str) -> StoredAddress | None:
    """The address that a person has stored, None for none. Raises `msgspec.DecodeError`."""
    stored = values.get(field)
    return None if stored is None else _addresses.decode(stored)


def shown_address(values: Mapping[str, bytes], field: str) -> str:
    """The address that a person has stored, "" for none, and for one that only a newer release can read."""
    try:
        address = address_of(values, field)
    except msgspec.DecodeError:
        log.log(unreadable_level("address"), "an address cannot be read", exc_info=True)
        return ""
    return "" if address is None else address.address


_addresses = msgspec.msgpack.Decoder(StoredAddress, strict=True)
