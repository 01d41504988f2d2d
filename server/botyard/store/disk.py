"""The disk of the embedded server: its free space, and the reason that the server logged when it ended."""

import os
import re
from pathlib import Path

FLOOR_BYTES = 64 * 1024 * 1024
FLOOR_SHARE = 20
"""The disk is low with less than 64 MiB free, or on a small one with less than a twentieth."""
TAIL_BYTES = 4_096
TAIL_LINES = 2
TAIL_LIMIT = 400
"""The reason for the server's end is taken from this much of its log: the last bytes, warnings and characters."""
LINE = re.compile(r"\d+:\w .{1,40}? # (.+)")
"""A warning of the server: process and role, time, level, text. Other lines may contain data."""
DATA = ("argv[", "key ", "client:", "Query")
"""Beginnings of lines of a crash report that may contain data."""
FULL = "No space left on device"


def free_bytes(directory: Path) -> int:
    """Return how many bytes the service may still write into a directory; 0 if the directory is gone."""
    try:
        found = os.statvfs(directory)
    except OSError:
        return 0
    return found.f_bavail * found.f_frsize


def is_low(directory: Path) -> bool:
    """Return whether so little is free on the disk that an operator should make room; True if the directory is gone."""
    try:
        found = os.statvfs(directory)
    except OSError:
        return True
    floor = min(FLOOR_BYTES, found.f_blocks * found.f_frsize // FLOOR_SHARE)
    return found.f_bavail * found.f_frsize < floor


def exit_reason(log_file: Path, start: int, free: int) -> str:
    """Return the last warnings of the server since byte `start` of its log, after `FULL` if `free` (bytes) is 0."""
    words = " ".join(_lines(log_file, start)[-TAIL_LINES:])[-TAIL_LIMIT:]
    return f"{FULL}. {words}".rstrip() if free == 0 else words


def _lines(log_file: Path, start: int) -> list[str]:
    """Return the last lines of the server's log after `start`, except those that may show data of users."""
    try:
        with log_file.open("rb") as file:
            file.seek(max(start, file.seek(0, os.SEEK_END) - TAIL_BYTES))  # the inner `seek` returns the size
            text = file.read().decode(errors="replace")
    except OSError as error:
        return [f"Its log cannot be read: {error.strerror}."]
    found = (LINE.fullmatch(line) for line in text.splitlines())
    return [one[1] for one in found if one and not one[1].startswith(DATA)]
