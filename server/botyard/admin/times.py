"""Times on the command line: durations such as `90m`, and `18:00` of today or tomorrow, or `2026-11-24T18:00`."""

import re
from datetime import datetime, timedelta

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


class BadTime(ValueError):
    """A text that is no time. The message shows the format."""


def read_time(text: str, now: datetime) -> int:
    """Parse a time in the zone of `now`, which must have one, to seconds since 1970. Raises `BadTime`."""
    try:
        return int(now.timestamp()) + read_duration(text) // 1000
    except BadDuration:
        pass  # then it is a time of day, or a date
    try:
        return int(_next(text, now).timestamp())
    except (ValueError, OverflowError):
        raise BadTime(f"{text!r} is no time: write 18:00, 2026-11-24T18:00, 15m or 2h.") from None


def _next(text: str, now: datetime) -> datetime:
    """Return the time of a text: a date with time, or the next time of day like 14:30. Raises `ValueError`."""
    if "T" in text:
        date = datetime.fromisoformat(text)
        return date if date.tzinfo is not None else _local(date, now)
    hours = datetime.strptime(text, "%H:%M").time()
    today = _local(datetime.combine(now.date(), hours), now)
    return today if today > now else _local(datetime.combine(now.date() + timedelta(days=1), hours), now)


def _local(naive: datetime, now: datetime) -> datetime:
    """Give a date without a zone that of `now`; if that is the zone of this machine, with its offset on that day."""
    local = now.astimezone().tzinfo == now.tzinfo
    return naive.astimezone() if local else naive.replace(tzinfo=now.tzinfo)
