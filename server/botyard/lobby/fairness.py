"""Fairness of the lobby's list: many rooms of one creator do not displace the rooms of others. Pure."""

from collections import Counter
from collections.abc import Iterable, Sequence

from botyard.settings import WIDER_FACTOR

ROOMS_OF_MAKER = 3
"""How many rooms of one creator keep their place; the newest ones do."""
ROOMS_OF_ADDRESS = 12
"""How many rooms of one address keep their place."""


def rooms_behind(rooms: Iterable[tuple[str, Sequence[str]]]) -> set[str]:
    """The rooms beyond the limits of their creator or an address: they come behind all others.

    `rooms`: the newest first, each with the digests of its creator, then of the networks of the address, narrowest
    first.
    """
    behind = set[str]()
    counts: Counter[str] = Counter()
    for room, makers in rooms:
        if all(counts[maker] < _most(level) for level, maker in enumerate(makers)):
            counts.update(makers)
        else:
            behind.add(room)
    return behind


def _most(level: int) -> int:
    return ROOMS_OF_MAKER if level == 0 else int(ROOMS_OF_ADDRESS * WIDER_FACTOR ** (level - 1))
