"""The order of the lobby's list: many rooms of one creator do not displace the rooms of others. Pure."""

from collections import Counter
from collections.abc import Mapping, Sequence

from botyard.settings import WIDER_FACTOR
from botyard_protocol.messages import RoomSummary

ROOMS_OF_MAKER = 3
"""How many rooms of one creator keep their place; the newest ones do."""
ROOMS_OF_ADDRESS = 12
"""How many rooms of one address keep their place."""


def in_fair_order(rooms: Sequence[RoomSummary], makers: Mapping[str, Sequence[str]]) -> list[RoomSummary]:
    """Move the rooms beyond the limits of a creator or an address to the end, and keep the order otherwise.

    `makers`, by room: digests of its creator, then of the networks of the address, narrowest first.
    """
    first, last = list[RoomSummary](), list[RoomSummary]()
    counts: Counter[str] = Counter()
    for room in rooms:
        of_room = makers.get(room.id, ())
        fits = all(counts[maker] < _most(level) for level, maker in enumerate(of_room))
        (first if fits else last).append(room)
        if fits:
            counts.update(of_room)
    return first + last


def _most(level: int) -> int:
    return ROOMS_OF_MAKER if level == 0 else int(ROOMS_OF_ADDRESS * WIDER_FACTOR ** (level - 1))
