"""The order of the lobby's list: many rooms of one maker do not push out those of others. Pure."""

from collections import Counter
from collections.abc import Mapping, Sequence

from botyard.settings import WIDER_FACTOR
from botyard_protocol.messages import RoomSummary

ROOMS_OF_MAKER = 3
"""So many rooms of one person stand before those of others, the newest of them."""
ROOMS_OF_ADDRESS = 12
"""And so many that were made from one address."""


def in_fair_order(rooms: Sequence[RoomSummary], makers: Mapping[str, Sequence[str]]) -> list[RoomSummary]:
    """Rooms in their order, but those beyond what a maker or an address has a right to come last.

    `makers`, by room: digests of its maker, then of the networks of the address, narrowest first.
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
