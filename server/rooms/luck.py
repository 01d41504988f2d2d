"""Provable luck: nobody, the server included, could have chosen the cards.

Before anybody adds a share of chance the server binds itself to a secret by publishing its hash. The match's seed comes
from the secret and everybody's shares; the secret is told at the end, so that anybody can check both.
"""

from collections.abc import Sequence
from hashlib import sha256

SECRET_BYTES = 32
SHARE_BYTES = 16


def commitment(secret: bytes) -> str:
    """What is published of a secret before anybody contributes: its SHA-256, in hex."""
    return sha256(secret).hexdigest()


def seed(secret: bytes, room: str, contributions: Sequence[str | None]) -> bytes:
    """The 32 bytes that all of a match's chance comes from.

    SHA-256 over the secret, the room's id, and the contributions (hex, None for none) in the order of the seats. All
    but the secret are preceded by a byte with their length, so that no two sets of parts give the same bytes.
    """
    shares = [bytes.fromhex(share or "") for share in contributions]
    parts = [room.encode(), *shares]
    return sha256(secret + b"".join(bytes((len(part),)) + part for part in parts)).digest()
