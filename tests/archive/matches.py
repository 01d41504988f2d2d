"""Finished matches made by hand, for tests of the archive."""

from hashlib import sha256
from typing import Any

from botyard.archive.database import Steps
from botyard.archive.match import FinishedMatch, MatchSeat, Result


def seat(number: int, name: str, place: int | None = None, **changes: Any) -> MatchSeat:
    """A seat of the person `name`, whose identity is the name in small letters."""
    result = Result.NONE if place is None else Result.WON if place == 1 else Result.LOST
    values: dict[str, Any] = {
        "seat": number,
        "first": True,
        "identity": name.lower(),
        "name": name,
        "bot": "",
        "place": place,
        "points": None,
        "result": result,
        "timeouts": 0,
        "left": False,
    }
    return MatchSeat(**values | changes)


def body_of(room: str) -> bytes:
    """What stands for the packed log of a match."""
    return b"log of " + room.encode()


def match(room: str, ended: int, *seats: MatchSeat, **changes: Any) -> FinishedMatch:
    """A match; without seats one that Ann has won against Ben."""
    values: dict[str, Any] = {
        "room": room,
        "digest": sha256(body_of(room)).hexdigest(),
        "epoch": 1,
        "number": 30,
        "game": "tic_tac_trap",
        "rules_version": 1,
        "name": "Table",
        "options": "{}",
        "clock": "",
        "created": ended - 2_000,
        "started": ended - 1_000,
        "ended": ended,
        "turns": 12,
        "abandoned": "",
        "rated": False,
        "with_bots": False,
        "public": True,
        "seats": seats or (seat(0, "Ann", 1), seat(1, "Ben", 2)),
    }
    return FinishedMatch(**values | changes)


def all_digests() -> Steps[list[tuple[str, str]]]:
    """Room and digest of all matches of an archive, the oldest first."""
    rows = yield "SELECT room, digest FROM matches ORDER BY ended, room", {}
    return [(room, digest) for room, digest in rows]
