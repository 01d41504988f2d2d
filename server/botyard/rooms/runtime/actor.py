"""The rooms that this node decides in, each with its queue of requests and the last version that was seen."""

from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from botyard.rooms.commit_plan import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.requests import Answer, Request
from botyard.store.clock import ClusterClock
from botyard.store.keys import RoomKeys, room_keys

CACHED_ROOMS = 5_000
"""A node forgets the room that was used longest ago once it has more than these."""

Then = Callable[[Answer], None]
"""Takes the answer to a request. Must not raise."""


@dataclass(slots=True)
class Actor:
    """One room on this node: its waiting requests, the version seen last, and what is being committed.

    `mailbox`: requests in order, None for an alarm, each with the callback for its answer. `seen` is None while a
    decision is in progress, so that an interrupted decision leaves nothing stale behind. `clock`: of the room's
    primary, None until it is looked up and after slots have moved. `last_commit`: the entry that was sent last, with
    its bytes. `sent`: when that was, in seconds of `time.perf_counter`.
    """

    room: str
    keys: RoomKeys
    clock: ClusterClock | None = None
    mailbox: deque[tuple[Request | None, Then]] = field(default_factory=deque)
    busy: bool = False
    seen: LoadedRoom | None = None
    last_commit: tuple[bytes, Entry] | None = None
    sent: float = 0.0


class Actors(OrderedDict[str, Actor]):
    """The actors of a node by room, the least recently used first."""

    def of(self, room: str) -> Actor:
        """The actor of a room, created on first use."""
        actor = self.get(room)
        if actor is None:
            actor = self[room] = Actor(room, room_keys(room))
            self._forget_idle()
        self.move_to_end(room)
        return actor

    def release(self, room: str) -> None:
        """Forget a room, unless it is busy."""
        actor = self.get(room)
        if actor is not None and not actor.busy:
            del self[room]

    def recognise(self, room: str, stored: bytes) -> Entry | None:
        """The entry in these bytes, if it is the one that this node has sent last."""
        actor = self.get(room)
        if actor is None or actor.last_commit is None or actor.last_commit[0] != stored:
            return None
        return actor.last_commit[1]

    def forget_clocks(self) -> None:
        """Have every actor look up its clock anew, since slots have moved between primaries."""
        for actor in self.values():
            actor.clock = None

    def _forget_idle(self) -> None:
        while len(self) > CACHED_ROOMS:
            room, oldest = next(iter(self.items()))
            if oldest.busy:
                return
            del self[room]
