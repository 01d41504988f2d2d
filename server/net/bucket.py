"""How often a connection may ask for something: so many at once, and so many a second after that."""

from math import ceil


class Bucket:
    """A bucket of `burst` tokens that refills by `rate` tokens a second. `now`: seconds of any steady clock."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._filled = now

    def take(self, now: float) -> int:
        """Take a token: 0, or the milliseconds until there is one and nothing is taken."""
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < 1:
            return ceil((1 - self._tokens) / self._rate * 1000)
        self._tokens -= 1
        return 0
