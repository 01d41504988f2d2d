"""How the seed of a match is made: secrets, shares, and what comes of them (PROTOCOL.md, "Provable luck")."""

from hashlib import sha256
from typing import Any

from botyard_protocol.base import MAX_ID_CHARS
from botyard_protocol.vectors.contents import ANN, BEN, OTHER_SHARE, ROOM, SECRET, SHARE

SHORT, OTHER_SHORT = SHARE[:32], OTHER_SHARE[32:]

Person = tuple[int, str, str]
"""The seat, the identity, and the share (hex) of a person who takes part."""


def _row(name: str, secret: str, room: str, round: int, *people: Person) -> dict[str, Any]:
    """Return a test vector of the seed of a match, from its secret and the shares of people."""
    shares = [_share(*person) for person in people]
    parts = [
        part
        for one in shares
        for part in (bytes([one["seat"]]), bytes.fromhex(one["commitment"]), bytes.fromhex(one["share"]))
    ]
    head = (b"botyard seed", bytes.fromhex(secret), room.encode(), round.to_bytes(4, "big"))
    hashed = b"".join(map(_part, (*head, *parts)))
    if not people:  # then the seed is made as in earlier releases
        hashed = bytes.fromhex(secret) + b"".join(map(_part, (room.encode(), b"", b"")))
    return {
        "name": name,
        "secret": secret,
        "commitment": sha256(bytes.fromhex(secret)).hexdigest(),
        "room": room,
        "round": round,
        "players": max(len(people), 2),
        "shares": shares,
        "hashed": hashed.hex(),
        "seed": sha256(hashed).hexdigest(),
    }


def _share(seat: int, identity: str, share: str) -> dict[str, Any]:
    """Return a share with the bytes that are hashed to its commitment."""
    hashed = b"".join(map(_part, (b"botyard share", identity.encode(), bytes.fromhex(share))))
    return {
        "seat": seat,
        "identity": identity,
        "share": share,
        "hashed": hashed.hex(),
        "commitment": sha256(hashed).hexdigest(),
    }


def _earlier(name: str, secret: str, room: str, *contributions: str | None) -> dict[str, Any]:
    """Return a test vector of the seed as earlier releases made it. `contributions`: by seat, None without one."""
    shares = [_part(bytes.fromhex(share or "")) for share in contributions]
    hashed = bytes.fromhex(secret) + _part(room.encode()) + b"".join(shares)
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
    _row("two", SECRET, ROOM, 1, (0, ANN, SHARE), (1, BEN, OTHER_SHARE)),
    _row("two.exchanged", SECRET, ROOM, 1, (0, ANN, OTHER_SHARE), (1, BEN, SHARE)),
    _row("second_round", SECRET, ROOM, 2, (0, ANN, SHARE), (1, BEN, OTHER_SHARE)),
    _row("one_of_two", SECRET, ROOM, 1, (1, BEN, SHARE)),
    _row("the_other_of_two", SECRET, ROOM, 1, (0, ANN, SHARE)),
    _row("nobody", SECRET, ROOM, 1),
    _row("shortest", SECRET, ROOM, 1, (0, ANN, SHORT)),
    _row("six", "00" * 32, "a" * MAX_ID_CHARS, 300, *((seat, f"{seat:016x}", f"{seat:02x}" * 32) for seat in range(6))),
    _row("another_secret", "ff" * 32, ROOM, 1, (0, ANN, SHARE), (1, BEN, OTHER_SHARE)),
]
"""`shares`: of those who take part, in the order of the seats. `hashed`: the bytes whose SHA-256 is the next field."""

EARLIER_LUCK: list[dict[str, Any]] = [
    _earlier("two", SECRET, ROOM, SHORT, OTHER_SHORT),
    _earlier("two.exchanged", SECRET, ROOM, OTHER_SHORT, SHORT),
    _earlier("one_of_two", SECRET, ROOM, None, SHORT),
    _earlier("nobody", SECRET, ROOM, None, None),
    _earlier("six", "00" * 32, "a" * MAX_ID_CHARS, SHORT, None, "00" * 16, OTHER_SHORT, None, "ff" * 16),
]
"""Of logs in which shares were published as they came: `contributions` by seat, null for none."""
