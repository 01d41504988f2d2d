"""The hashes of provable luck (PROTOCOL.md, "Provable luck"): of the secret, of a person's share, and the seed.

Every part of what is hashed is preceded by one byte with its length, so that no two lists of parts give the same bytes.
"""

from collections.abc import Sequence
from hashlib import sha256

SHARE_BYTES = 32
"""The length of a share that a client draws."""

_SHARE_DOMAIN = b"botyard share"
_SEED_DOMAIN = b"botyard seed"

OpenedShare = tuple[int, str, str]
"""A seat before the match, the commitment of its holder, and their share (both in hex)."""


def secret_commitment(secret: bytes) -> str:
    """The SHA-256 of the server's secret, in hex: the room shows it from its first entry on."""
    return sha256(secret).hexdigest()


def share_commitment(identity: str, share: str) -> str:
    """The SHA-256 that `identity` sends in the place of a share (hex) before the start."""
    return sha256(hashed_for_share(identity, share)).hexdigest()


def match_seed(secret: bytes, room: str, round: int, shares: Sequence[OpenedShare], players: int) -> bytes:
    """Return the 32 bytes that all chance of a match comes from: its seed.

    `shares`: those of the start, in the order of the seats; without any the seed is that of `players` empty ones.
    """
    if not shares:
        return plain_seed(secret, room, (None,) * players)
    return sha256(hashed_for_seed(secret, room, round, shares)).digest()


def plain_seed(secret: bytes, room: str, contributions: Sequence[str | None]) -> bytes:
    """Return the seed that is made of `contributions`: by seat a share in hex, None for a seat without one.

    Matches of earlier releases and matches without shares have such a seed.
    """
    shares = [bytes.fromhex(share or "") for share in contributions]
    return sha256(secret + _joined(room.encode(), *shares)).digest()


def hashed_for_share(identity: str, share: str) -> bytes:
    """The bytes whose SHA-256 is the commitment of a share."""
    return _joined(_SHARE_DOMAIN, identity.encode(), bytes.fromhex(share))


def hashed_for_seed(secret: bytes, room: str, round: int, shares: Sequence[OpenedShare]) -> bytes:
    """Return the bytes whose SHA-256 is the seed of a match. `round`: the number of the start that led to it."""
    opened = [(bytes((seat,)), bytes.fromhex(promise), bytes.fromhex(share)) for seat, promise, share in shares]
    return _joined(
        _SEED_DOMAIN, secret, room.encode(), round.to_bytes(4, "big"), *(part for parts in opened for part in parts)
    )


def _joined(*parts: bytes) -> bytes:
    return b"".join(bytes((len(part),)) + part for part in parts)
