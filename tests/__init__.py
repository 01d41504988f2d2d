"""The tests. The toy game counts as an installed package: its entry point stands in `support/installed`."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "support" / "installed"))
