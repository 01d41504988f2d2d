"""How many random cases a test tries: half in `make test`, many times as many in `make cases`."""

import os

TIMES = float(os.environ.get("TEST_CASES", "1"))


def cases(count: int) -> int:
    """So many in `make test-all`, a multiple or a part of them where TEST_CASES asks for it."""
    return max(1, int(count * TIMES))
