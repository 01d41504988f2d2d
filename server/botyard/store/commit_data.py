"""The content of a commit, and its outcome.

They are structs, which stay interpreted in the compiled form of `room_store`; so they have a module of their own.
"""

from enum import Enum

import msgspec

from botyard_protocol.messages import Durability


class CommitData(msgspec.Struct, frozen=True):
    """The content of a commit. Times in ms since 1970.

    `now`: the time that the node decided by, None if the decision does not depend on time. `alarm`: time of the room's
    next alarm. `side_version`: version of the side data that the node decided with. `before`: digest of the log that
    the entry continues, which Redis compares; `digest`: of the log with the entry. None where unknown.
    """

    entry: bytes
    record: bytes
    now: int | None = None
    alarm: int | None = None
    side_version: int = 0
    before: int | None = None
    digest: int | None = None


class Verdict(Enum):
    """The outcome of a commit."""

    COMMITTED = b"committed"
    DUPLICATE = b"duplicate"  # accepted before, under the number given
    REUSED = b"reused"  # the id was accepted before with other content
    CONFLICT = b"conflict"  # the room has moved on: load it and decide again
    SKEWED = b"skewed"  # the node has a wrong time: refresh it and decide again


class CommitResult(msgspec.Struct, frozen=True):
    """The answer to a commit. `number`: of the entry, or of the entry that first accepted the command."""

    verdict: Verdict
    number: int
    durability: Durability
