"""`botyard serve` in which it stays noon of one day for the puzzles of days: no test of theirs meets midnight.

python -m tests.e2e.serve_at_noon serve
"""

import sys
from functools import partialmethod

from botyard.cli import main
from botyard.net.actions.daily import Daily
from botyard.practice.daily import DAY_SECONDS

DAY = 20786
"""The 29th of November 2026."""

if __name__ == "__main__":
    at_noon = partialmethod(Daily.__init__, clock=lambda: (DAY + 1 / 2) * DAY_SECONDS)
    setattr(Daily, "__init__", at_noon)  # noqa: B010 - mypy lets no method be replaced
    sys.exit(main())
