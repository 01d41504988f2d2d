"""Reads the frames that a server has written."""

from collections.abc import Iterator

from websockets.frames import Opcode


def payloads_of(frames: bytes) -> Iterator[tuple[Opcode, bytes]]:
    """Yield the opcode and the payload of each of some frames that `data_frame` made, one behind the other."""
    at = 0
    while at < len(frames):
        start = at + {126: 4, 127: 10}.get(frames[at + 1], 2)
        size = frames[at + 1] if start == at + 2 else int.from_bytes(frames[at + 2 : start], "big")
        yield Opcode(frames[at] & 0x0F), frames[start : start + size]
        at = start + size
