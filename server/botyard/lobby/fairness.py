"""Fairness of the lobby's list: many rooms of one creator do not displace the rooms of others. Pure."""

from collections import Counter
from collections.abc import Iterable, Sequence

from botyard.settings import WIDER_FACTOR

ROOMS_OF_MAKER = 3
"""How many rooms of one creator keep their place; the newest ones do."""
ROOMS_OF_ADDRESS = 12
"""How many rooms of one address keep their place."""


def rooms_behind(rooms: Iterable[tuple[str, Sequence[str]]]) -> set[str]:
    """Return the ids of the rooms beyond the limits of their creator or an address: they are listed after all others.

    `rooms`: id and makers of each, the newest room first. The makers are digests: of the creator, then of the networks
    that the creator's address is in, the narrowest first.
    """
    behind = set[str]()
    counts: Counter[str] = Counter()  # by digest, rooms that are not behind
    for room, makers in rooms:
        if all(counts[maker] < _rooms_kept(level) for level, maker in enumerate(makers)):
            counts.update(makers)
        else:
            behind.add(room)
    return behind


def _rooms_kept(level: int) -> int:
    """Return how many rooms keep their place: at level 0 of a creator, at 1 of an address, above of a wider network."""
    return ROOMS_OF_MAKER if level == 0 else int(ROOMS_OF_ADDRESS * WIDER_FACTOR ** (level - 1))
