"""How the seed of a match is made: secrets, contributions, and what comes of them (PROTOCOL.md, "Provable luck")."""

from hashlib import sha256
from typing import Any

from protocol.base import MAX_ID_CHARS
from protocol.vectors.samples import OTHER_SHARE, ROOM, SECRET, SHARE


def _row(name: str, secret: str, room: str, *contributions: str | None) -> dict[str, Any]:
    hashed = (
        bytes.fromhex(secret) + _part(room.encode()) + b"".join(_part(bytes.fromhex(c or "")) for c in contributions)
    )
    return {
        "name": name,
        "secret": secret,
        "commitment": sha256(bytes.fromhex(secret)).hexdigest(),
        "room": room,
        "contributions": list(contributions),
        "hashed": hashed.hex(),
        "seed": sha256(hashed).hexdigest(),
    }


def _part(data: bytes) -> bytes:
    return bytes((len(data),)) + data


LUCK: list[dict[str, Any]] = [
    _row("two", SECRET, ROOM, SHARE, OTHER_SHARE),
    _row("two.exchanged", SECRET, ROOM, OTHER_SHARE, SHARE),
    _row("one_of_two", SECRET, ROOM, None, SHARE),
    _row("the_other_of_two", SECRET, ROOM, SHARE, None),
    _row("nobody", SECRET, ROOM, None, None),
    _row("six", "00" * 32, "a" * MAX_ID_CHARS, SHARE, None, "00" * 16, OTHER_SHARE, None, "ff" * 16),
    _row("another_secret", "ff" * 32, ROOM, SHARE, OTHER_SHARE),
]
"""Rows: `contributions` by person in seat order, null for none; `hashed`: the bytes whose SHA-256 is the `seed`."""
