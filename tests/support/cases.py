"""How many random cases a test tries: few in `make test`, many times as many in `make cases`."""

import os

TIMES = int(os.environ.get("BOTYARD_CASES", "1"))


def cases(count: int) -> int:
    """So many in `make test`, a multiple of them where BOTYARD_CASES asks for it."""
    return count * TIMES
