"""Cuts the bytes between a node and Redis into whole commands and replies, without changing a byte. Pure."""

from botyard.store import scripts

COMMIT = scripts.COMMIT.sha.encode()
SUBSCRIBES = (b"SUBSCRIBE", b"SSUBSCRIBE")
MESSAGES = (b"message", b"smessage")

_BULK, _LIST, _MAP = b"$=!", b"*~>", b"%|"


class Splitter:
    """Takes bytes as they come and gives whole frames."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[bytes]:
        """The frames that are whole now, in order."""
        data, start, frames = self._rest + data, 0, []
        while (end := frame_end(data, start)) is not None:
            frames.append(data[start:end])
            start = end
        self._rest = data[start:]
        return frames


def frame_end(data: bytes, at: int) -> int | None:
    """Where the frame that begins at `at` ends, or None if it is not whole."""
    left = 1
    while left:
        line = data.find(b"\r\n", at)
        if line < 0:
            return None
        kind, text, at = data[at], data[at + 1 : line], line + 2
        left -= 1
        if kind in _LIST:
            left += max(int(text), 0)
        elif kind in _MAP:
            left += 2 * int(text)
        elif kind in _BULK and int(text) >= 0:
            at += int(text) + 2
            if at > len(data):
                return None
    return at


def word(frame: bytes, place: int) -> bytes:
    """The bulk string at `place` of a flat list; empty if there is none."""
    at, found = frame.find(b"\r\n") + 2, b""
    for _ in range(place + 1):
        if frame[at : at + 1] != b"$":
            return b""
        line = frame.find(b"\r\n", at)
        size = int(frame[at + 1 : line])
        found, at = frame[line + 2 : line + 2 + size], line + size + 4
    return found


def is_commit(command: bytes) -> bool:
    """Whether a command is a commit of an entry."""
    return COMMIT in command[:80]


def is_subscription(command: bytes) -> bool:
    """Whether a command makes its connection one that hears what is published."""
    return word(command, 0).upper() in SUBSCRIBES


def is_message(reply: bytes) -> bool:
    """Whether a frame from Redis is something published."""
    return word(reply, 0) in MESSAGES


def verdict(reply: bytes) -> str:
    """The reply of Redis to a commit: `committed`, `duplicate`, ...; `error` for an error."""
    return word(reply, 0).decode() if reply[:1] in (b"*", b"~") else "error"
