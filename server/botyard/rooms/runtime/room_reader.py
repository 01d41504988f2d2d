"""The reading side of a node's rooms, for parts that show rooms and decide nothing."""

from typing import Protocol

from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.runtime.actor import OnEntry
from botyard.rooms.runtime.alarms import Alarms
from botyard.rooms.runtime.history_pages import Pages
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.clock import ClusterClock
from botyard.store.room_store import LogEnd


class RoomReader(Protocol):
    """Reads rooms, their logs and their clocks. `Rooms` implements it."""

    @property
    def alarms(self) -> Alarms:
        """The alarms of rooms: when each is due without a command."""
        ...

    @property
    def pages(self) -> Pages:
        """Past entries as clients get them."""
        ...

    @property
    def names(self) -> PublicNames:
        """The names under which people are shown."""
        ...

    def clock_of(self, room: str, /) -> ClusterClock:
        """The clock of a room's primary."""
        ...

    async def load(self, room: str) -> LoadedRoom | None:
        """The room as it is in the store, None if there is none. Raises `StoreUnavailable` and `Unreadable`."""
        ...

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        """Entries `first..last` of a room's log that can be read. Raises `StoreUnavailable` and `Unreadable`."""
        ...

    async def log_ends(self, rooms: list[str], /) -> list[LogEnd | None]:
        """The end of each room's log, None if only a read of the room can say more. Raises `StoreUnavailable`."""
        ...

    def recognise(self, room: str, stored: bytes) -> Entry | None:
        """The entry in these bytes if this node has committed it last, or is about to; None otherwise."""
        ...

    def subscribe(self, room: str, on_entry: OnEntry) -> None:
        """Pass each entry that this node commits in a room to `on_entry`, in order, until the room is released."""
        ...

    def release(self, room: str) -> None:
        """Forget the subscriber and what was cached of a room that has no connection on this node any more."""
        ...
