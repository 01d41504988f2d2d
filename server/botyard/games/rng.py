"""Chance that is part of the game's state: SHA-256 in counter mode, the same on every machine and version.

A state keeps the seed and how many numbers were drawn; both together continue the sequence.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

SEED_BYTES = 32

_RANGE = 1 << 64

T = TypeVar("T")


@dataclass(slots=True)
class Rng:
    """A sequence of numbers. `seed`: 32 bytes. `counter`: blocks used up so far."""

    seed: bytes
    counter: int = 0

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")

    @classmethod
    def for_round(cls, seed: bytes, number: int) -> "Rng":
        """Return the chance of the deal of round `number` (from 1) of a match; each round has its own.

        It follows from the seed of the match alone, so that players can check the deal when the match is over.
        """
        return cls(hashlib.sha256(seed + b"round" + number.to_bytes(4, "big")).digest())

    def below(self, n: int) -> int:
        """Draw a number 0..n-1, all equally likely. `n`: 1..2**64."""
        if not 1 <= n <= _RANGE:
            raise ValueError(f"no number can be drawn below {n}")
        fair = _RANGE - _RANGE % n  # beyond it the low numbers would come up more often
        while (word := self._word()) >= fair:
            pass
        return word % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in a random order, all orders equally likely (Fisher-Yates)."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            chosen = self.below(last + 1)
            result[last], result[chosen] = result[chosen], result[last]
        return result

    def _word(self) -> int:
        """Draw 64 bits: the first ones of the hash of the seed and the counter."""
        block = hashlib.sha256(self.seed + self.counter.to_bytes(8, "big")).digest()
        self.counter += 1
        return int.from_bytes(block[:8], "big")
