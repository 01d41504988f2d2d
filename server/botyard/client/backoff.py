"""How long to wait before connecting again."""

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Backoff:
    """Delays in seconds: `first`, twice that, and so on up to `most`; each is shortened by chance by up to a half.

    Chance spreads the clients of a server that was restarted.
    """

    first: float = 0.1
    most: float = 5.0

    def delay(self, failures: int) -> float:
        """The delay after so many failures in a row, at least one."""
        longest = min(self.most, self.first * 2.0 ** min(failures - 1, 32))
        return longest * random.uniform(0.5, 1.0)
