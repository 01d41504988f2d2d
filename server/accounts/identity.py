"""Who somebody is: a guest with a name, proved by a signature that any node can check.

A browser keeps the proof in a cookie that scripts cannot read; bots and tools send it as a bearer token. The identity
itself is public: everybody sees who holds a seat.
"""

import base64
import binascii
import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from protocol.base import MAX_NAME_CHARS
from server.names import is_visible, tidy

COOKIE = "botyard_guest"
COOKIE_SECONDS = 365 * 24 * 3600
KEY_BYTES = 32

Kind = Literal["cookie", "token"]


@dataclass(frozen=True, slots=True)
class Identity:
    """A person or a program: `id` is public and for ever, `name` is what others see."""

    id: str
    name: str


class BadName(ValueError):
    """A name that cannot be used; the message says why."""


def new_identity(name: str) -> Identity:
    """Somebody who was never here. Raises `BadName`."""
    return Identity(secrets.token_hex(8), clean_name(name))


def clean_name(name: str) -> str:
    """A name with its white space put in order. Raises `BadName` for one that is empty, too long or unprintable."""
    cleaned = tidy(name)
    if not cleaned:
        raise BadName("Choose a name of at least one letter.")
    if len(cleaned) > MAX_NAME_CHARS:
        raise BadName(f"A name has at most {MAX_NAME_CHARS} characters.")
    if not is_visible(cleaned):
        raise BadName("A name is made of letters, digits and signs that can be seen.")
    return cleaned


class Signer:
    """Makes and checks proofs with one key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def proof(self, identity: Identity, kind: Kind) -> str:
        """What the identity shows from now on."""
        payload = f"v1.{identity.id}.{_encode(identity.name.encode())}"
        return f"{payload}.{self._mac(payload, kind)}"

    def identity(self, proof: str, kind: Kind) -> Identity | None:
        """Whose proof it is, or None if it is nobody's."""
        payload, _, mac = proof.rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._mac(payload, kind).encode()):
            return None
        _, id, name = payload.split(".")
        try:
            return Identity(id, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())
        except (binascii.Error, UnicodeDecodeError):  # signed by us, so never; yet no proof is worth a crash
            return None

    def room_id(self, identity: str, command: str) -> str:
        """The id of the room that this command of this identity makes: sent again, it names the same room."""
        digest = hmac.digest(self._key, f"room/{identity}/{command}".encode(), sha256)
        return base64.b32encode(digest)[:12].decode().lower()

    def _mac(self, payload: str, kind: Kind) -> str:
        return _encode(hmac.digest(self._key, f"{kind}/{payload}".encode(), sha256))


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
