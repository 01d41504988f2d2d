"""The data directory of an old release, made by `tools/make_old_data.py` with real play on Redis 6.2.14."""

import json
import tarfile
from pathlib import Path
from typing import Any

FIXTURE = Path(__file__).parents[1] / "fixtures" / "redis-6.2.tar.xz"


def unpack_old_data(directory: Path) -> dict[str, Any]:
    """Put the data directory at `directory/data`; what is in there: people, their proofs, and rooms by name."""
    with tarfile.open(FIXTURE) as packed:
        packed.extractall(directory, filter="data")
    facts: dict[str, Any] = json.loads((directory / "facts.json").read_text())
    return facts
