"""Identities of users, and signed proofs that any node can check.

A browser keeps the proof in a cookie that scripts cannot read; bots and tools send it as a bearer token. The identity
itself is public. Every proof belongs to a session, which can be ended (`revocation`).
"""

import base64
import binascii
import hmac
import secrets
import time
from hashlib import sha256
from typing import Literal

import msgspec

from botyard.display_names import has_printable_chars, normalise
from botyard_protocol.base import MAX_NAME_CHARS

COOKIE = "botyard_guest"
COOKIE_SECONDS = 365 * 24 * 3600
"""The lifetime of a browser's cookie without a visit."""
GUEST_SECONDS = 2 * COOKIE_SECONDS
"""The longest lifetime of a guest's session, with all renewals."""
ACCOUNT_SECONDS = 90 * 24 * 3600
"""The longest lifetime of a session that began with a password."""
TOKEN_SECONDS = 365 * 24 * 3600
RENEWED_SECONDS = 30 * 24 * 3600
"""The age from which on a cookie is renewed."""
KEY_BYTES = 32

Kind = Literal["cookie", "token"]


class Identity(msgspec.Struct, frozen=True):
    """A user, human or program. `id`: public and permanent; `name`: the displayed name."""

    id: str
    name: str


class Proof(msgspec.Struct, frozen=True):
    """A signed statement of an identity and its session.

    `issued`: seconds since 1970, 0 in proofs of the first version. `known`: number of the newest revocation that was
    known when the proof was made (see `Revocations`). `until`: end of the session (seconds since 1970), 0 in proofs of
    earlier releases.
    """

    identity: Identity
    kind: Kind
    session: str
    issued: int = 0
    known: int = 0
    until: int = 0

    @property
    def stale(self) -> bool:
        """Whether the session has ended, or the browser's cookie has expired."""
        now = time.time()
        return 0 < self.until < now or (self.kind == "cookie" and 0 < self.issued < now - COOKIE_SECONDS)

    @property
    def seconds_left(self) -> int:
        """The remaining lifetime of the cookie."""
        return min(COOKIE_SECONDS, self.until - int(time.time())) if self.until else COOKIE_SECONDS

    @property
    def needs_renewal(self) -> bool:
        """Whether the cookie should be renewed, so that occasional visitors keep their identity."""
        return self.kind == "cookie" and self.issued < time.time() - RENEWED_SECONDS


class BadName(ValueError):
    """A name that cannot be used; the message says why."""


def new_identity(name: str) -> Identity:
    """Make a new identity. Raises `BadName`."""
    return Identity(secrets.token_hex(8), clean_name(name))


def new_proof(identity: Identity, kind: Kind, known: int = 0, seconds: int | None = None) -> Proof:
    """Make the proof of a new session. `seconds`: its lifetime; None for the default of a guest or a token."""
    now, life = int(time.time()), TOKEN_SECONDS if kind == "token" else GUEST_SECONDS
    return Proof(identity, kind, secrets.token_hex(8), now, known, now + (life if seconds is None else seconds))


def renewed(proof: Proof, registered: bool) -> Proof:
    """Return a new proof of the same session. A session of an earlier release gets an end."""
    now = int(time.time())
    until = proof.until or now + (ACCOUNT_SECONDS if registered else GUEST_SECONDS)
    return msgspec.structs.replace(proof, issued=now, until=until)


def first_session(identity: str, kind: Kind) -> str:
    """The session of all proofs of the first version, which contain none: it never expires."""
    return sha256(f"{kind}/{identity}".encode()).hexdigest()[:16]


def clean_name(name: str) -> str:
    """Return the normalised name. Raises `BadName` if it is empty, too long, unprintable, or unfit for a URL."""
    cleaned = normalise(name)
    if not cleaned:
        raise BadName("Your name needs at least one letter.")
    if len(cleaned) > MAX_NAME_CHARS:
        raise BadName(f"Use at most {MAX_NAME_CHARS} characters for your name.")
    if not has_printable_chars(cleaned):
        raise BadName("Use only visible characters in your name.")
    if "/" in cleaned or not cleaned.strip("."):  # its profile would have no address of its own
        raise BadName("Use no slash in your name, and not only dots.")
    return cleaned


class Signer:
    """Makes and checks proofs with one key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._keyed = hmac.new(key, digestmod=sha256)  # copied for each proof

    def sign(self, proof: Proof) -> str:
        """Return the text form of a proof."""
        identity, name = proof.identity, _encode(proof.identity.name.encode())
        payload = f"v2.{identity.id}.{proof.session}.{proof.issued:x}.{proof.known:x}.{name}.{proof.until:x}"
        return f"{payload}.{self._mac(payload, proof.kind)}"

    def read(self, shown: str, kind: Kind) -> Proof | None:
        """Parse the text form of a proof. Returns None if the signature is not ours."""
        payload, _, mac = shown.rpartition(".")
        if not hmac.compare_digest(mac.encode(), self._mac(payload, kind).encode()):
            return None
        try:
            return _proof(payload.split("."), kind)
        except (binascii.Error, ValueError):  # impossible, since it is signed; but a proof must never crash a node
            return None

    def proof(self, identity: Identity, kind: Kind) -> str:
        """The text form of a new session's proof."""
        return self.sign(new_proof(identity, kind))

    def identity(self, proof: str, kind: Kind) -> Identity | None:
        """The identity of a proof, None if the proof is invalid."""
        read = self.read(proof, kind)
        return None if read is None else read.identity

    def room_id(self, identity: str, command: str) -> str:
        """The id of the room that a command of an identity creates. A repeated command has the same id."""
        digest = hmac.digest(self._key, f"room/{identity}/{command}".encode(), sha256)
        return base64.b32encode(digest)[:12].decode().lower()

    def next_room_id(self, room: str) -> str:
        """The id of the rematch room of `room`, the same for every player who asks for it."""
        return self.room_id("rematch", room)

    def link(self, what: str) -> str:
        """The secret of a link to `what`: 128 bits as text, the same on every node."""
        return _encode(hmac.digest(self._key, f"link/{what}".encode(), sha256)[:16])

    def digest(self, what: str) -> str:
        """A keyed digest of data that must not be stored: it reveals nothing without the key."""
        return hmac.digest(self._key, f"digest/{what}".encode(), sha256).hex()[:24]

    def _mac(self, payload: str, kind: Kind) -> str:
        """Return the signature of a proof. It covers the kind, so that it is not valid for another one."""
        keyed = self._keyed.copy()  # cheaper than a new one for each proof
        keyed.update(f"{kind}/{payload}".encode())
        return _encode(keyed.digest())


def _proof(parts: list[str], kind: Kind) -> Proof:
    """Make a proof of the parts of its text form, in the order of `Signer.sign`. Raises `ValueError`."""
    if parts[0] == "v1":  # all proofs of this kind share one session
        _, id, name = parts
        return Proof(Identity(id, _decoded(name)), kind, first_session(id, kind))
    _, id, session, issued, known, name, *until = parts  # proofs of data format 1 have no `until`
    return Proof(
        Identity(id, _decoded(name)), kind, session, int(issued, 16), int(known, 16), int(until[0], 16) if until else 0
    )


def _encode(data: bytes) -> str:
    return binascii.b2a_base64(data, newline=False).translate(TO_URL_SAFE, b"=").decode()


def _decoded(text: str) -> str:
    # `_encode` leaves out the signs "=" that fill the text up to a multiple of four
    return binascii.a2b_base64(text.encode().translate(FROM_URL_SAFE) + b"=" * (-len(text) % 4)).decode()


TO_URL_SAFE, FROM_URL_SAFE = bytes.maketrans(b"+/", b"-_"), bytes.maketrans(b"-_", b"+/")
"""Between the two alphabets of base64 (RFC 4648)."""
