"""Web push: encrypted messages for browsers whose page is closed (RFC 8030, 8291 and 8292)."""

import asyncio
import base64
import logging
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import orjson
from cryptography.exceptions import InvalidKey, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from botyard.accounts.identity import Proof
from botyard.errors import Refused
from botyard.logs import about
from botyard.notifications.channel import Notification, Outcome, combined_outcome, failed, sent
from botyard.notifications.outbound import Outbound, Reply
from botyard.store.notifications import BROWSER_FIELD_PREFIX, NotificationStore, is_browser
from botyard.texts import localized
from botyard_protocol.api_notifications import PushSubscription
from botyard_protocol.codes import Code

log = logging.getLogger("botyard.notifications")

MOST_BROWSERS = 8
KEPT_SECONDS = 24 * 3600
"""The time for which a push service keeps a message for a browser that is not connected."""
TOKEN_SECONDS = 12 * 3600
MOST_TOKENS = 1_000
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256."""
POINT_BYTES = 65
"""The length of a point in the form that browsers give and derive keys from: uncompressed."""
GONE = (404, 410)
REFUSED = (400, 401, 403)
"""The push service takes no message signed by our key: the subscription was made for another one, and is useless."""

HasEnded = Callable[[str, str, int], bool]
"""Takes an identity, a session, and the newest revocation that its proof knows (`Revocations.has_ended`)."""


class WebPush:
    """The channel `push`. `key`: the secret of the service, of which the key of VAPID is made.

    `contact`: of the operator, for push services (RFC 8292, section 2.1), "" for the site of each browser.
    `path`: below which the pages are, "" for the whole host. `has_ended`: whether a session has ended; a browser
    that turned messages on in such a session gets none.
    """

    name = "push"

    def __init__(
        self, store: NotificationStore, outbound: Outbound, key: bytes, contact: str, path: str, has_ended: HasEnded
    ) -> None:
        self._path = path
        self._has_ended = has_ended
        self._store = store
        self._outbound = outbound
        self._contact = contact
        number = int.from_bytes(HKDF(hashes.SHA256(), 48, None, b"botyard vapid").derive(key), "big")
        # a private key is a number from 1 to `ORDER - 1`
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1())
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._hour, self._tokens = 0, dict[tuple[str, str], str]()
        self.public_key = _encoded(point)
        """The key that browsers subscribe with, in base64 for URLs."""

    # --- subscriptions ---

    async def subscribe(self, proof: Proof, wanted: PushSubscription, origin: str) -> None:
        """Store a browser of a person, for the session of `proof`. `origin`: of its page.

        Raises `Refused` and `StoreUnavailable`.
        """
        self._outbound.must_be_allowed(wanted.endpoint, "endpoint")
        _must_be_keys(wanted)
        values = await self._store.of(proof.identity.id)
        name = field_of(wanted.endpoint)
        if name not in values and sum(map(is_browser, values)) >= MOST_BROWSERS:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-browsers", most=str(MOST_BROWSERS)))
        keys = {"endpoint": wanted.endpoint, "p256dh": wanted.p256dh, "auth": wanted.auth}
        content = {**keys, "origin": origin, "session": proof.session, "known": proof.known}
        await self._store.put(proof.identity.id, name, orjson.dumps(content))

    async def unsubscribe(self, identity: str, endpoint: str) -> None:
        """Forget a browser of a person."""
        await self._store.remove(identity, field_of(endpoint))

    # --- the channel ---

    def reaches(self, values: Mapping[str, bytes]) -> bool:
        """Whether a person with these values has a browser that takes messages."""
        return any(map(is_browser, values))

    async def send(self, identity: str, values: Mapping[str, bytes], notification: Notification) -> Outcome:
        """Send a notification to the browsers of a person; one that is gone is forgotten.

        It is also a failure if this release can read none of the browsers.
        """
        browsers = {name: value for name, value in values.items() if is_browser(name)}
        sending = [self._send_to(identity, name, value, notification) for name, value in browsers.items()]
        outcomes = dict(zip(browsers, await asyncio.gather(*sending), strict=True))
        readable = {name: one for name, one in outcomes.items() if one is not None}
        return combined_outcome(readable) if readable or not outcomes else failed("an error of the service")

    async def _send_to(self, identity: str, name: str, stored: bytes, notification: Notification) -> Outcome | None:
        """Send a notification to a browser; None for one that this release cannot read.

        A browser that is gone, or whose session has ended, is forgotten, which counts as sent.
        """
        try:
            browser = orjson.loads(stored)
            has_ended = "session" in browser and self._has_ended(identity, browser["session"], browser["known"])
            reply = None if has_ended else await self._post(browser, notification)
        except OSError as error:
            return failed(str(error))
        except Exception:  # a newer release may have stored it: the other browsers of the person still get the message
            log.exception("a browser cannot be used", extra=about(task=self.name))
            return None
        if reply is None or reply.status in GONE or reply.status in REFUSED:
            if reply is not None and reply.status in REFUSED:
                log.warning("a push service refuses our messages", extra=about(task=self.name, status=reply.status))
            await self._store.remove(identity, name)
            return sent()  # the browser is forgotten: no other attempt is needed
        return _outcome(reply)

    async def _post(self, browser: Mapping[str, str], notification: Notification) -> Reply:
        """Send a notification to the push service of a browser. Raises `OSError`."""
        encrypted, headers = self._message(browser, notification), self._headers(browser, notification)
        return await self._outbound.post(browser["endpoint"], headers, encrypted)

    def _message(self, browser: Mapping[str, str], notification: Notification) -> bytes:
        """A notification, encrypted for a browser."""
        content = {
            "title": notification.title,
            "body": notification.body,
            "navigate": browser["origin"] + self._path + notification.path,
            "tag": notification.tag,
            "lang": notification.language,
        }
        encrypted: bytes = http_ece.encrypt(
            orjson.dumps({"web_push": 8030, "notification": content}),  # 8030: browsers may show it without the worker
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_decoded(browser["p256dh"]),
            auth_secret=_decoded(browser["auth"]),
            version="aes128gcm",
        )
        return encrypted

    def _headers(self, browser: Mapping[str, str], notification: Notification) -> dict[str, str]:
        """Return the headers of a request to a push service. Under one `Topic` a newer one replaces an older one."""
        parts, origin = urlsplit(browser["endpoint"]), browser["origin"]
        # some push services refuse a contact at localhost, where no other has a page without encryption
        contact = self._contact or (origin if origin.startswith("https:") else "mailto:botyard@localhost")
        token = self._token_for(f"{parts.scheme}://{parts.netloc}", contact)
        return {
            "Authorization": f"vapid t={token}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Topic": _encoded(sha256(notification.tag.encode()).digest()[:24]),  # at most 32 characters
        }

    def _token_for(self, audience: str, contact: str) -> str:
        """Return the token for a push service. It is kept for an hour: a signature costs more than all else here.

        `audience`: the origin of the push service. `contact`: a URL of the operator.
        """
        hour = int(time.time()) // 3600
        if hour != self._hour or len(self._tokens) >= MOST_TOKENS:
            self._hour, self._tokens = hour, {}
        if (audience, contact) not in self._tokens:
            claims = {"aud": audience, "exp": hour * 3600 + TOKEN_SECONDS, "sub": contact}
            self._tokens[audience, contact] = self._token(claims)
        return self._tokens[audience, contact]

    def _token(self, claims: Mapping[str, object]) -> str:
        """A JSON Web Token, signed by ES256 (RFC 7518, section 3.4)."""
        head = _encoded(orjson.dumps({"typ": "JWT", "alg": "ES256"}))
        text = f"{head}.{_encoded(orjson.dumps(claims))}"
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{_encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def field_of(endpoint: str) -> str:
    """Return the name under which a browser is stored. `endpoint`: its URL at the push service."""
    return BROWSER_FIELD_PREFIX + sha256(endpoint.encode()).hexdigest()[:24]


def _must_be_keys(wanted: PushSubscription) -> None:
    """Raise `Refused` unless the keys of a browser can be used."""
    try:
        point = _decoded(wanted.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        fits = len(point) == POINT_BYTES and len(_decoded(wanted.auth)) == 16
    except (ValueError, InvalidKey, UnsupportedAlgorithm):
        fits = False
    if not fits:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-push_keys"))


def _outcome(reply: Reply) -> Outcome:
    if 200 <= reply.status < 300:
        return sent()
    return failed(f"the push service answers with {reply.status}", reply.retry_after)


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    """Decode base64 for URLs, with or without the signs "=" that fill it up to a multiple of four."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
