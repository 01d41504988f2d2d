"""How often something may be asked for: so many at once, and so many a second after that."""

from collections import OrderedDict
from dataclasses import dataclass
from math import ceil

KEYS_KEPT = 20_000
"""Of so many addresses or identities the buckets are kept; then the one that was used longest ago is forgotten."""


@dataclass(frozen=True, slots=True)
class Rate:
    """`at_once` of something, and `per_second` more as time goes by."""

    per_second: float
    at_once: int


class Bucket:
    """A bucket of `burst` tokens that refills by `rate` tokens a second. `now`: seconds of any steady clock."""

    __slots__ = ("_burst", "_filled", "_promised", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._filled = now
        self._promised = now

    def take(self, now: float) -> int:
        """Take a token: 0, or the milliseconds until there is one and nothing is taken."""
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < 1:
            return _milliseconds((1 - self._tokens) / self._rate)
        self._tokens -= 1
        return 0

    def take_turn(self, now: float) -> int:
        """As `take`, but those who are refused are told to come one after the other, not all at the same moment."""
        after = self.take(now)
        if after:
            self._promised = max(self._promised, now) + 1 / self._rate
            after = max(after, _milliseconds(self._promised - now))
        return after


def _milliseconds(seconds: float) -> int:
    """Whole milliseconds that are no less; what only the arithmetic of a clock adds does not make another one."""
    return ceil(round(seconds * 1000, 3))


class Buckets:
    """A bucket for each key, all of one rate; how many keys are remembered is bounded."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str | None, now: float) -> int:
        """Take a token of a key: 0, or milliseconds to wait. None: nobody is counted under this name."""
        return 0 if key is None else self.of(key, now).take(now)

    def of(self, key: str, now: float) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate.per_second, self._rate.at_once, now)
            if len(self._buckets) > KEYS_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def __len__(self) -> int:
        return len(self._buckets)
