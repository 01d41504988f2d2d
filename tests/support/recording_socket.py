"""A socket for tests that keeps what is written to it."""

from dataclasses import dataclass, field


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
