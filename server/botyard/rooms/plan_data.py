"""The room that a commit is planned from, and the plan: what `commit_plan` takes and returns.

They are structs, which mypyc cannot compile; so they have a module of their own.
"""

import msgspec

from botyard.rooms.due import Due
from botyard.rooms.match.preset_answers import NO_SIDE_DATA, SideData
from botyard.rooms.record import Entry, Record
from botyard.rooms.requests import Request
from botyard.rooms.room import Room
from botyard_protocol.messages import Status


class LoadedRoom(msgspec.Struct, frozen=True):
    """A room at the position `(epoch, number)` of its log, with its side data. A `packed` room never changes again."""

    epoch: int
    number: int
    room: Room
    packed: bool = False
    side_data: SideData = NO_SIDE_DATA

    @property
    def digest(self) -> int | None:
        """The digest of the log up to `number`; None if an earlier release wrote that entry."""
        return self.room.record.digest

    @property
    def expired(self) -> bool:
        """Whether the room expired before its match began."""
        return self.packed and self.room.record.status is Status.OPEN


class CommitPlan(msgspec.Struct, frozen=True):
    """A decision that is not committed yet, with everything that the commit stores.

    `record`: as it is stored, with the game's dump. `listed`: whether the room's line in the lobby changes. `now`: the
    time that the decision is based on. `side_data`: the side data that it is based on. `follow_up`: the request that
    the node makes next by itself, if any. `deadline`: when the room acts without a request; `visit`: when a node looks
    at the room at the latest (ms since 1970, None for never). `due`: the lines of notifications that change with it.
    """

    request: Request
    entry: Entry
    room: Room
    record: Record
    listed: bool
    now: int
    side_data: SideData
    follow_up: Request | None
    deadline: int | None
    visit: int | None
    due: Due = ()
