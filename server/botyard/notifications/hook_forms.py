"""The requests of webhooks: a notification in the form of each receiver. Pure.

Names and titles of tables are written by strangers. They can mention no one, format nothing, and break no header.
"""

import hmac
import re
from email.header import Header

import orjson

from botyard.notifications.channel import Notification
from botyard_protocol.api_notifications import HookForm

JSON = {"Content-Type": "application/json"}
TIME, SIGNATURE = "Botyard-Time", "Botyard-Signature"
"""The headers of the form `signed`: seconds since 1970, and the signature."""
NO_PREVIEWS = 4
"""A flag of Discord: no previews of links."""
_FORMATS = re.compile(r"([\\*_~`|<>\[\]()#:+.-])")

Sending = tuple[dict[str, str], bytes]
"""The headers and the body of a request."""


def request_of(form: HookForm, secret: str, notification: Notification, url: str, now: int) -> Sending:
    """Return the request for a notification.

    `secret`: signs it in the form `SIGNED`; other forms have none. `url`: the page that the notification leads to.
    `now`: seconds since 1970.
    """
    match form:
        case HookForm.DISCORD:
            return _discord(notification, url)
        case HookForm.SLACK:
            return _slack(notification, url)
        case HookForm.NTFY:
            return _ntfy(notification, url)
        case HookForm.SIGNED:
            return _signed(notification, url, secret, now)


def signature_of(secret: str, time: str, body: bytes) -> str:
    """Return the signature: `v1=`, and in hex the HMAC-SHA256 over the time, a full stop, and the body."""
    return "v1=" + hmac.digest(secret.encode(), time.encode() + b"." + body, "sha256").hex()


def _discord(notification: Notification, url: str) -> Sending:
    """Return the request in the form of Discord: texts format and mention nothing, and the link has no preview."""
    title, body = (_escaped(_line(one)) for one in (notification.title, notification.body))
    content = {"content": f"**{title}**\n{body}\n<{url}>", "allowed_mentions": {"parse": []}, "flags": NO_PREVIEWS}
    return JSON, orjson.dumps(content)


def _escaped(text: str) -> str:
    """Text that Discord shows as it is: format signs are escaped, and a space of no width after "@" ends mentions."""
    return _FORMATS.sub(r"\\\1", text).replace("@", "@\u200b")


def _slack(notification: Notification, url: str) -> Sending:
    """Return the request in the form of Slack, as text in which nothing is formatted, linked or mentioned."""
    text = "\n".join((_line(notification.title), _line(notification.body), url))
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, name)
    content = {"text": text, "mrkdwn": False, "link_names": False, "unfurl_links": False, "unfurl_media": False}
    return JSON, orjson.dumps(content)


def _ntfy(notification: Notification, url: str) -> Sending:
    """Return the request in the form of ntfy. The title is in a header, in the encoded words of RFC 2047."""
    title = " ".join(Header(_line(notification.title), "utf-8").encode().split())  # `encode` makes several lines
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": title, "Click": url}
    return headers, _line(notification.body).encode()


def _signed(notification: Notification, url: str, secret: str, now: int) -> Sending:
    """Return the request in our own form: all of the notification as JSON, with the time and the signature."""
    content = {
        "id": notification.id,
        "kind": "test" if notification.kind is None else notification.kind.wire,
        "title": notification.title,
        "body": notification.body,
        "url": url,
        "language": notification.language,
    }
    body = orjson.dumps(content)
    return {**JSON, TIME: str(now), SIGNATURE: signature_of(secret, str(now), body)}, body


def _line(text: str) -> str:
    """Text in one line: signs that cannot be printed, and runs of spaces, become one space."""
    return " ".join("".join(one if one.isprintable() else " " for one in text).split())
