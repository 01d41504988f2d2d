"""Who somebody is: a guest with a name, proved by a signature that any node can check.

A browser keeps the proof in a cookie that scripts cannot read; bots and tools send it as a bearer token. The identity
itself is public: everybody sees who holds a seat. Every proof belongs to a session, which can be ended (`gate`).
"""

import base64
import binascii
import hmac
import secrets
import time
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Literal

from botyard.display_names import has_printable_chars, normalise
from botyard_protocol.base import MAX_NAME_CHARS

COOKIE = "botyard_guest"
COOKIE_SECONDS = 365 * 24 * 3600
"""A browser that does not come back for so long is forgotten."""
GUEST_SECONDS = 2 * COOKIE_SECONDS
"""A guest's session ends so long after it began, however often it is renewed."""
ACCOUNT_SECONDS = 90 * 24 * 3600
"""Likewise a session that a password began."""
TOKEN_SECONDS = 365 * 24 * 3600
RENEWED_SECONDS = 30 * 24 * 3600
KEY_BYTES = 32

Kind = Literal["cookie", "token"]


@dataclass(frozen=True, slots=True)
class Identity:
    """A person or a program: `id` is public and for ever, `name` is what others see."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Proof:
    """What somebody shows: who they are, and in which session.

    `issued`: seconds since 1970, 0 for a proof of the first version, which did not say. `known`: the newest end of
    sessions that was known when it was made (see `Gate`). `until`: seconds since 1970 when the session ends for good,
    0 for a proof of before, which did not say.
    """

    identity: Identity
    kind: Kind
    session: str
    issued: int = 0
    known: int = 0
    until: int = 0

    @property
    def stale(self) -> bool:
        """Whether its session is over, or older than the cookie that a browser got."""
        now = time.time()
        return 0 < self.until < now or (self.kind == "cookie" and 0 < self.issued < now - COOKIE_SECONDS)

    @property
    def seconds_left(self) -> int:
        """For how long a browser keeps it."""
        return min(COOKIE_SECONDS, self.until - int(time.time())) if self.until else COOKIE_SECONDS

    @property
    def due(self) -> bool:
        """Whether a browser had better get a new one, so that who comes back now and then is never forgotten."""
        return self.kind == "cookie" and self.issued < time.time() - RENEWED_SECONDS


class BadName(ValueError):
    """A name that cannot be used; the message says why."""


def new_identity(name: str) -> Identity:
    """Somebody who was never here. Raises `BadName`."""
    return Identity(secrets.token_hex(8), clean_name(name))


def new_proof(identity: Identity, kind: Kind, known: int = 0, seconds: int | None = None) -> Proof:
    """The proof of a new session, from now on. `seconds`: its life; None for a guest's or a token's."""
    now, life = int(time.time()), TOKEN_SECONDS if kind == "token" else GUEST_SECONDS
    return Proof(identity, kind, secrets.token_hex(8), now, known, now + (life if seconds is None else seconds))


def renewed(proof: Proof, registered: bool) -> Proof:
    """The proof of the same session, made anew; a session of before gets an end."""
    now = int(time.time())
    until = proof.until or now + (ACCOUNT_SECONDS if registered else GUEST_SECONDS)
    return replace(proof, issued=now, until=until)


def first_session(identity: str, kind: Kind) -> str:
    """The session of proofs of the first version, which named none: it never runs out."""
    return sha256(f"{kind}/{identity}".encode()).hexdigest()[:16]


def clean_name(name: str) -> str:
    """A name with its white space put in order. Raises `BadName` for one that is empty, too long or unprintable."""
    cleaned = normalise(name)
    if not cleaned:
        raise BadName("Choose a name of at least one letter.")
    if len(cleaned) > MAX_NAME_CHARS:
        raise BadName(f"A name has at most {MAX_NAME_CHARS} characters.")
    if not has_printable_chars(cleaned):
        raise BadName("A name is made of letters, digits and signs that can be seen.")
    return cleaned


class Signer:
    """Makes and checks proofs with one key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, proof: Proof) -> str:
        """A proof as it is shown."""
        identity, name = proof.identity, _encode(proof.identity.name.encode())
        payload = f"v2.{identity.id}.{proof.session}.{proof.issued:x}.{proof.known:x}.{name}.{proof.until:x}"
        return f"{payload}.{self._mac(payload, proof.kind)}"

    def read(self, shown: str, kind: Kind) -> Proof | None:
        """The proof that is shown, or None if it is none of ours."""
        payload, _, mac = shown.rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._mac(payload, kind).encode()):
            return None
        try:
            return _proof(payload.split("."), kind)
        except (binascii.Error, ValueError):  # signed by us, so never; yet no proof is worth a crash
            return None

    def proof(self, identity: Identity, kind: Kind) -> str:
        """What the identity shows from now on, in a new session."""
        return self.sign(new_proof(identity, kind))

    def identity(self, proof: str, kind: Kind) -> Identity | None:
        """Whose proof it is, or None if it is nobody's."""
        read = self.read(proof, kind)
        return None if read is None else read.identity

    def room_id(self, identity: str, command: str) -> str:
        """The id of the room that this command of this identity makes: sent again, it names the same room."""
        digest = hmac.digest(self._key, f"room/{identity}/{command}".encode(), sha256)
        return base64.b32encode(digest)[:12].decode().lower()

    def next_room_id(self, room: str) -> str:
        """The id of the room in which the people of `room` meet again: whoever asks for it first makes it."""
        return self.room_id("rematch", room)

    def link(self, what: str) -> str:
        """128 bits, as text, that nobody can guess and every node makes the same: the secret of a link to `what`."""
        return _encode(hmac.digest(self._key, f"link/{what}".encode(), sha256)[:16])

    def digest(self, what: str) -> str:
        """A keyed digest of something that is not to be stored: without the key it reveals nothing."""
        return hmac.digest(self._key, f"digest/{what}".encode(), sha256).hex()[:24]

    def _mac(self, payload: str, kind: Kind) -> str:
        return _encode(hmac.digest(self._key, f"{kind}/{payload}".encode(), sha256))


def _proof(parts: list[str], kind: Kind) -> Proof:
    """A proof by its parts. Raises `ValueError`."""
    if parts[0] == "v1":  # one session for all of this kind that an identity was ever given
        _, id, name = parts
        return Proof(Identity(id, _decoded(name)), kind, first_session(id, kind))
    _, id, session, issued, known, name, *until = parts  # before data format 2 no end was in it
    return Proof(
        Identity(id, _decoded(name)), kind, session, int(issued, 16), int(known, 16), int(until[0], 16) if until else 0
    )


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _decoded(text: str) -> str:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()
