"""Bots on the seats of a room that waits for its match. Pure.

A bot is an occupant as any other: it has an identity and a name, and sends its answers as people do. Its name
follows from the room and its seats, so that every node that decides a request makes the same bot.
"""

from collections.abc import Sequence
from hashlib import sha256

from botyard_protocol.messages import BotLevel, Occupant

BOT_NAMES = ("Cog", "Rivet", "Sprocket", "Gasket", "Piston", "Flywheel", "Camshaft", "Ratchet")
"""The names of bots: as many as a room has seats, so each of its bots gets another one."""

BOT_ID_PREFIX = "b-"
"""The beginning of bots' identities; those of people are hex digits."""


def with_bot(room: str, seats: Sequence[Occupant | None], seat: int, level: BotLevel) -> tuple[Occupant | None, ...]:
    """Return the seats of a room with a bot of this level on `seat`. No other seat has its identity or name."""
    identities = {occupant.identity for occupant in seats if occupant is not None}
    names = {occupant.name for occupant in seats if occupant is not None}
    digest = next(made for made in _digests(room) if f"{BOT_ID_PREFIX}{made}" not in identities)
    first = int(digest, 16) % len(BOT_NAMES)  # the name to try first
    name = next(name for name in (*BOT_NAMES[first:], *BOT_NAMES[:first]) if name not in names)
    return (*seats[:seat], Occupant(f"{BOT_ID_PREFIX}{digest}", name, level), *seats[seat + 1 :])


def human_ids(seats: Sequence[Occupant | None]) -> list[str]:
    """The identities of the people who hold these seats, without bots, in the order of the seats."""
    return [occupant.identity for occupant in seats if occupant is not None and occupant.bot is None]


def _digests(room: str) -> list[str]:
    """The identities that bots of a room may have, without their prefix."""
    return [sha256(f"bot/{room}/{number}".encode()).hexdigest()[:16] for number in range(len(BOT_NAMES))]
