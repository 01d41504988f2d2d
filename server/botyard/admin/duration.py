"""Durations on the command line: `90m`, `2h`, `7d`, `2w`."""

import re

UNITS = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}
MOST_MS = 3_650 * UNITS["d"]


class BadDuration(ValueError):
    """A text that is no duration. The message shows the format."""


def read_duration(text: str) -> int:
    """Parse a duration to milliseconds, from a minute to ten years. Raises `BadDuration`."""
    found = re.fullmatch(r"([0-9]{1,6})([mhdw])", text)
    ms = int(found[1]) * UNITS[found[2]] if found else 0
    if not UNITS["m"] <= ms <= MOST_MS:
        raise BadDuration(f"{text!r} is no time: write 90m, 2h, 7d or 2w, at most 3650d.")
    return ms
