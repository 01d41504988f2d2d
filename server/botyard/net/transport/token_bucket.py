"""Token buckets: rate limits for one key, for many keys, and for the messages of one connection."""

from dataclasses import dataclass
from math import ceil

from botyard.net.transport.client_address import wider_networks
from botyard.settings import WIDER_FACTOR

KEYS_KEPT = 20_000
"""The most buckets of a kind. Beyond that the fullest are forgotten, and never an empty one."""
KEPT_AFTER_SWEEP = 0.75
"""The share of `KEYS_KEPT` that stays after a sweep that had to forget buckets that were not full."""
SWEEP_SECONDS = 1.0
"""The pause after a sweep that found only empty buckets, of which none is forgotten."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A limit: `at_once` requests, and `per_second` more as time passes."""

    per_second: float
    at_once: int


class Bucket:
    """A bucket of `burst` tokens, refilled by `rate` tokens a second. `now` is in seconds of any steady clock."""

    __slots__ = ("_burst", "_filled", "_promised", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._tokens = self._burst  # as of `_filled`; less than 0 if tokens are owed
        self._filled = now
        self._promised = now  # when the last refused caller of `take_turn` may come again

    def take(self, now: float) -> int:
        """Take a token: returns 0, or the milliseconds until there is one; then nothing is taken."""
        after = self.wait(now)
        if not after:
            self._tokens -= 1
        return after

    def take_one(self) -> None:
        """Take a token, after `wait` has said that there is one."""
        self._tokens -= 1

    def wait(self, now: float) -> int:
        """Return the milliseconds until there is a token, 0 if there is one. Takes nothing."""
        tokens = self._tokens + (now - self._filled) * self._rate  # `_fill` without a call
        self._tokens = tokens = tokens if tokens < self._burst else self._burst
        self._filled = now
        return 0 if tokens >= 1 else _milliseconds((1 - tokens) / self._rate)

    def charge(self, now: float, tokens: int) -> None:
        """Take tokens for a request that is served anyway. Missing tokens are owed, at most as many as it can hold."""
        self._fill(now)
        self._tokens = max(-self._burst, self._tokens - tokens)

    def _fill(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now

    def fill_level(self, now: float) -> float:
        """Return how full it is: 1 if as full as a new one, 0 without a whole token."""
        return 0.0 if self.wait(now) else self._tokens / self._burst

    def take_turn(self, now: float) -> int:
        """Take a token: returns 0, or the milliseconds to wait, so spread that refused callers come one by one."""
        after = self.take(now)
        if after:
            self._promised = max(self._promised, now) + 1 / self._rate
            after = max(after, _milliseconds(self._promised - now))
        return after


def _milliseconds(seconds: float) -> int:
    """Round up to milliseconds; rounding errors of the clock do not add one."""
    return ceil(round(seconds * 1000, 3))


class Buckets:
    """A bucket for each key, all of one rate. The number of keys is bounded.

    An IPv6 network also counts for its wider networks, which are granted more: the customer of a /48 has 65,536 /64
    networks to send from.
    """

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._shared = self._new(1, 0.0)  # for new keys while there is no place for more buckets
        self._swept: float | None = None  # when a sweep last found nothing to forget

    def take(self, key: str | None, now: float) -> int:
        """Take a token of a key: returns 0, or the milliseconds to wait; then nothing is taken. None is not counted."""
        if key is None:
            return 0
        chain = self.chain(key, now)
        after = max(bucket.wait(now) for bucket in chain)
        if not after:
            for bucket in chain:
                bucket.take(now)
        return after

    def chain(self, key: str, now: float) -> list[Bucket]:
        """Return the bucket of a key and those of its wider networks."""
        keys = key, *wider_networks(key)
        return [self._bucket(one, WIDER_FACTOR**level, now) for level, one in enumerate(keys)]

    def of(self, key: str, now: float) -> Bucket:
        """Return the bucket of a key without wider networks."""
        return self._bucket(key, 1, now)

    def _bucket(self, key: str, factor: int, now: float) -> Bucket:
        """Return the bucket of a key, of `factor` times the rate. With too many keys, new ones share one bucket."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= KEYS_KEPT and not self._sweep(now):
                return self._shared
            bucket = self._buckets[key] = self._new(factor, now)
        return bucket

    def _new(self, factor: int, now: float) -> Bucket:
        return Bucket(self._rate.per_second * factor, self._rate.at_once * factor, now)

    def _sweep(self, now: float) -> bool:
        """Forget full buckets and, if that is not enough, the fullest others. Returns whether a bucket fits now."""
        if self._swept is not None and now < self._swept + SWEEP_SECONDS:
            return False
        levels = {key: bucket.fill_level(now) for key, bucket in self._buckets.items()}  # from 0, empty, to 1, full
        spare = sorted((key for key, level in levels.items() if level), key=levels.__getitem__, reverse=True)
        full = sum(level == 1 for level in levels.values())
        for key in spare[: max(full, len(levels) - int(KEYS_KEPT * KEPT_AFTER_SWEEP))]:
            del self._buckets[key]
        self._swept = None if spare else now
        return bool(spare)

    def __len__(self) -> int:
        return len(self._buckets)


class MessageBudget:
    """The limits that the messages of one connection count for: buckets, each with the sentence of its refusal."""

    def __init__(self, limited: list[tuple[Bucket, str]]) -> None:
        self._limited = limited

    def take(self, now: float) -> tuple[int, str]:
        """Take a message: returns 0, or the milliseconds to wait and the reason; then nothing is taken."""
        for bucket, sentence in self._limited:
            if bucket.wait(now):  # the first that has no token
                return bucket.take_turn(now), sentence
        for bucket, _ in self._limited:
            bucket.take_one()
        return 0, ""

    def charge(self, now: float, price: int) -> None:
        """Take the cost of a message beyond 1. If less is left, it is served anyway and later messages wait longer."""
        if price > 0:
            for bucket, _ in self._limited:
                bucket.charge(now, price)
