"""The archived form of a room that never changes again: one value instead of its head, log and remembered ids.

It begins with a stamp, `epoch:number:reason:digest:`. Scripts read the stamp, and by it a node recognises a form that
it has unpacked already. The body after the stamp is opaque here.
"""

from dataclasses import dataclass
from enum import Enum
from hashlib import sha256

from botyard.errors import Damaged

STAMP_BYTES = 64
"""Upper limit of a stamp's size: epoch and number have up to 16 digits."""

DIGEST_SIGNS = 16
"""How many hex digits of the SHA-256 of the body the stamp has."""


class ArchiveReason(Enum):
    """Why a room never changes again."""

    FINISHED = "finished"
    EXPIRED = "expired"  # its match never started: kept only for repeated requests of accepted commands


@dataclass(frozen=True, slots=True)
class ArchivedRoom:
    """An archived room. `body` is empty if the node has it already, as its stamp showed."""

    epoch: int
    number: int
    reason: ArchiveReason
    digest: str
    body: bytes

    @classmethod
    def of(cls, epoch: int, number: int, reason: ArchiveReason, body: bytes) -> "ArchivedRoom":
        """Make the archived form of a room at `(epoch, number)`."""
        return cls(epoch, number, reason, _digest(body), body)

    @classmethod
    def read(cls, value: bytes) -> "ArchivedRoom":
        """Parse a stored value or its beginning. Raises `Damaged` if it has no stamp."""
        try:
            epoch, number, reason, digest, body = value.split(b":", 4)  # the body may have colons, too
            return cls(int(epoch), int(number), ArchiveReason(reason.decode()), digest.decode(), body)
        except ValueError as error:
            raise Damaged("the stamp of an archived room cannot be parsed") from error

    @property
    def stamp(self) -> bytes:
        """The beginning of the stored value."""
        return f"{self.epoch}:{self.number}:{self.reason.value}:{self.digest}:".encode()

    @property
    def value(self) -> bytes:
        """The stored value."""
        return self.stamp + self.body

    @property
    def intact(self) -> bool:
        """Whether the body matches its digest."""
        return self.digest == _digest(self.body)


def _digest(body: bytes) -> str:
    return sha256(body).hexdigest()[:DIGEST_SIGNS]
