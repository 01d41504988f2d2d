"""Actors: one for each room that a node decides in, with its queue of requests.

The commits of their plans, and receipts for accepted requests, are here, too.
"""

import hmac
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256

from botyard.logs import about
from botyard.metrics import COMMIT_SECONDS
from botyard.rooms.plan_data import CommitPlan, LoadedRoom
from botyard.rooms.record import Entry, dump_entry, dump_record
from botyard.rooms.requests import RECEIPT_CHARS, Accepted, Answer, Request
from botyard.rooms.room import Room
from botyard.rooms.runtime.accepted_ids import AcceptedIds
from botyard.rooms.runtime.alarms import Alarms
from botyard.store.clock import ClusterClock
from botyard.store.keys import RoomKeys, room_keys
from botyard.store.room_store import CommitData, CommitResult, OnCommitted, Verdict
from botyard.store.store import Store
from botyard_protocol.messages import Durability, Status

log = logging.getLogger("botyard.rooms")

CACHED_ROOMS = 5_000
"""A node forgets the room that was used longest ago once it has more than these."""

Then = Callable[[Answer], None]
"""Takes the answer to a request. Must not raise."""
OnEntry = Callable[[Entry], None]
"""Takes a committed entry. Must neither block nor raise."""


@dataclass(slots=True)
class Actor:
    """One room on this node: its waiting requests, the version seen last, and what is being committed.

    `mailbox`: requests in order, None for an alarm, each with the callback for its answer. `seen` is None while a
    decision is in progress, so that an interrupted decision leaves nothing stale behind; `known` is the room that is
    being decided or committed then. `busy`: whether one is. `clock`: of the room's primary, None until it is looked up
    and after slots have moved. `last_commit`: the entry that was sent last, with its bytes, until it is published.
    `sent`: when that was, in seconds of `time.perf_counter`. `accepted`: the ids that were accepted up to `seen`, or at
    least up to an earlier entry while `seen` is None.
    """

    room: str
    keys: RoomKeys
    clock: ClusterClock | None = None
    mailbox: deque[tuple[Request | None, Then]] = field(default_factory=deque)
    busy: bool = False
    seen: LoadedRoom | None = None
    known: Room | None = None
    last_commit: tuple[bytes, Entry] | None = None
    sent: float = 0.0
    accepted: AcceptedIds = field(default_factory=AcceptedIds)


class Actors:
    """The actors of a node. `by_room`: the least recently used first.

    Not derived from `OrderedDict`, since mypyc would give it the smaller memory of a `dict`.
    """

    def __init__(self) -> None:
        self.by_room: OrderedDict[str, Actor] = OrderedDict()

    def of(self, room: str) -> Actor:
        """Return the actor of a room, made on first use. The actors used longest ago may be forgotten for it."""
        actor = self.by_room.get(room)
        if actor is None:
            actor = self.by_room[room] = Actor(room, room_keys(room))
            self._forget_idle()
        self.by_room.move_to_end(room)
        return actor

    def get(self, room: str) -> Actor | None:
        """The actor of a room, None if there is none."""
        return self.by_room.get(room)

    def release(self, room: str) -> None:
        """Forget all of a room but the ids, unless a request is being decided there.

        To read the log anew is much work, which clients that come and go must not cause each time.
        """
        actor = self.by_room.get(room)
        if actor is not None and not actor.busy:
            actor.seen = actor.last_commit = None

    def recognise(self, room: str, stored: bytes) -> Entry | None:
        """Return the entry in stored bytes if this node sent it last, so that it need not be decoded; else None.

        Each entry is published once, so the actor does not keep it any longer.
        """
        actor = self.by_room.get(room)
        if actor is None or actor.last_commit is None or actor.last_commit[0] != stored:
            return None
        entry, actor.last_commit = actor.last_commit[1], None
        return entry

    def forget_clocks(self) -> None:
        """Make every actor look up its clock again, since slots have moved between primaries."""
        for actor in self.by_room.values():
            actor.clock = None

    def _forget_idle(self) -> None:
        """Drop the rooms that were used longest ago, over `CACHED_ROOMS`, up to the first one that is busy."""
        while len(self.by_room) > CACHED_ROOMS:
            room, oldest = next(iter(self.by_room.items()))
            if oldest.busy:
                return
            del self.by_room[room]


class Receipts:
    """Makes receipts. `key`: the secret that all nodes share; without one there are none."""

    def __init__(self, key: bytes = b"") -> None:
        # copied for each receipt: to begin with the key each time would cost half as much again
        self._keyed = hmac.new(hmac.digest(key, b"receipts", sha256), digestmod=sha256) if key else None

    def of(self, room: str, number: int, identity: str, id: str) -> str:
        """Return the receipt of the command `id` of `identity`, which is entry `number` of a room; "" without a key."""
        if self._keyed is None:
            return ""
        digest = self._keyed.copy()
        digest.update(f"{room}/{number}/{identity}/{id}".encode())
        return digest.hexdigest()[:RECEIPT_CHARS]


class Committer:
    """Commits the plans of a node.

    `on_listing` takes a room whose line in the lobby has changed, `on_end` one whose match is over.

    `subscribers`: by room, takes each entry that is committed there, in order.
    """

    def __init__(
        self,
        store: Store,
        receipts: Receipts,
        alarms: Alarms,
        on_listing: Callable[[str], None],
        on_end: Callable[[str], None],
    ) -> None:
        self._store = store
        self.receipts = receipts
        self._alarms = alarms
        self._on_listing = on_listing
        self._on_end = on_end
        self.subscribers: dict[str, OnEntry] = {}

    def send(self, actor: Actor, plan: CommitPlan, then: OnCommitted) -> None:
        """Send the commit of a plan; `then` gets the result. Raises `StoreUnavailable` if it cannot even be sent."""
        entry = plan.entry
        stored = dump_entry(entry)
        # `now` is the time of the primary; the script in Redis compares with what its own clock shows
        clock, version = plan.now - (actor.clock.correction if actor.clock else 0), plan.side_data.version
        record = dump_record(plan.record)
        data = CommitData(
            stored, record, clock, plan.visit, version, entry.before, entry.digest, plan.due, actor.accepted.run
        )
        actor.seen, actor.known = None, plan.room
        actor.last_commit, actor.sent = (stored, entry), time.perf_counter()
        self._store.rooms.send_commit(actor.keys, entry.epoch, entry.number - 1, data, plan.listed, then)

    def conclude(self, actor: Actor, plan: CommitPlan, result: CommitResult) -> Answer | None:
        """Return the answer that follows from a commit, and publish its entry.

        None if nothing was stored: another node has committed, or the clocks differ, so the request is decided again.
        """
        COMMIT_SECONDS.observe(time.perf_counter() - actor.sent)
        match result.verdict:
            case Verdict.COMMITTED:
                self.publish(actor, plan)
                return self.accepted(actor, plan.request, plan.entry.number, result.durability)
            case Verdict.CONFLICT | Verdict.SKEWED:
                return None

    def accepted(self, actor: Actor, request: Request, number: int, durability: Durability) -> Accepted:
        """Return the answer to a request that was accepted as entry `number`."""
        return Accepted(number, durability, self.receipts.of(actor.room, number, request.identity, request.ask.id))

    def publish(self, actor: Actor, plan: CommitPlan) -> None:
        """Continue from a committed entry, and pass it on. An error of a subscriber delays no answer."""
        entry = plan.entry
        actor.accepted.add(entry.identity, entry.seat, entry.id, entry.standing, entry.digest)
        actor.seen, actor.known = LoadedRoom(entry.epoch, entry.number, plan.room, side_data=plan.side_data), None
        try:
            on_entry = self.subscribers.get(actor.room)
            if on_entry is not None:
                on_entry(entry)
            if self._alarms.hints.get(actor.room) != plan.deadline:  # `on_entry` sets the alarm by the clocks only
                self._alarms.schedule(actor.room, plan.deadline)
            if plan.listed:
                self._on_listing(actor.room)
                if plan.record.status is Status.FINISHED:  # the archive is to get the match
                    self._on_end(actor.room)
            if plan.follow_up is not None:
                actor.mailbox.append((plan.follow_up, _ignore))  # the busy actor begins with it afterwards
        except Exception:
            log.exception("an entry was not handed on", extra=about(room=actor.room, number=entry.number))
        if log.isEnabledFor(logging.DEBUG):
            log.debug("an entry is committed", extra=about(room=actor.room, number=entry.number, epoch=entry.epoch))


def _ignore(answer: Answer) -> None:
    """Ignore the answer to a follow-up: no client awaits it."""
