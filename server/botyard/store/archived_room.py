"""The packed form of a room that changes no more: one value in the place of its head, log and remembered ids.

It begins with a stamp, `epoch:number:kind:digest:`, which scripts read and by which a node knows a form that it has
unpacked already. What comes behind is the business of whoever packed it.
"""

from dataclasses import dataclass
from enum import Enum
from hashlib import sha256

STAMP_BYTES = 64
"""At most: epoch and number have up to 16 digits."""


class Kind(Enum):
    """Why a room changes no more."""

    FINISHED = "finished"
    EXPIRED = "expired"  # nobody started its match: it is kept for those only who ask again for what was accepted


@dataclass(frozen=True, slots=True)
class Packed:
    """A packed room. `body` is empty where the node has it already, as it said by the stamp."""

    epoch: int
    number: int
    kind: Kind
    digest: str
    body: bytes

    @classmethod
    def of(cls, epoch: int, number: int, kind: Kind, body: bytes) -> "Packed":
        """The packed form of a room at `(epoch, number)`."""
        return cls(epoch, number, kind, _digest(body), body)

    @classmethod
    def read(cls, value: bytes) -> "Packed":
        """What a stored value, or its beginning, says. Raises `ValueError` for one that is none."""
        epoch, number, kind, digest, body = value.split(b":", 4)
        return cls(int(epoch), int(number), Kind(kind.decode()), digest.decode(), body)

    @property
    def stamp(self) -> bytes:
        """What it begins with as it is stored."""
        return f"{self.epoch}:{self.number}:{self.kind.value}:{self.digest}:".encode()

    @property
    def value(self) -> bytes:
        """As it is stored."""
        return self.stamp + self.body

    @property
    def intact(self) -> bool:
        """Whether the body is the one that was packed."""
        return self.digest == _digest(self.body)


def _digest(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]
