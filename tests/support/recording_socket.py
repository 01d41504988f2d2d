"""A socket for tests that keeps all written bytes."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from websockets.frames import Opcode


@dataclass
class RecordingSocket:
    """A socket that keeps what is written to it, and the code that it was closed with. `unsent`: what it reports."""

    writes: list[bytes] = field(default_factory=list)
    unsent: int = 0
    closed: int | None = None

    @property
    def open(self) -> bool:
        return self.closed is None

    @property
    def closing(self) -> bool:
        return self.closed is not None

    def pause(self) -> None:
        raise AssertionError("nothing is read from it")

    def resume(self) -> None:
        raise AssertionError("nothing is read from it")

    def write_frame(self, frame: bytes) -> int:
        self.writes.append(frame)
        return self.unsent

    def close_with(self, code: int, reason: str, abort_after: float) -> None:
        assert len(reason.encode()) <= 123
        self.closed = self.closed or code


def payloads_of(frames: bytes) -> Iterator[tuple[Opcode, bytes]]:
    """Yield the opcode and the payload of each of some frames that `data_frame` made, one behind the other."""
    at = 0
    while at < len(frames):
        start = at + {126: 4, 127: 10}.get(frames[at + 1], 2)
        size = frames[at + 1] if start == at + 2 else int.from_bytes(frames[at + 2 : start], "big")
        yield Opcode(frames[at] & 0x0F), frames[start : start + size]
        at = start + size
