"""Commits of decided plans: sends them to Redis, and reports what was committed."""

import logging
import time
from collections.abc import Callable

from botyard.logs import about
from botyard.metrics import COMMIT_SECONDS
from botyard.rooms.commit_plan import CommitPlan, LoadedRoom
from botyard.rooms.record import Entry, dump_entry, dump_record
from botyard.rooms.requests import Accepted, Answer, Receipts, Rejected, Request
from botyard.rooms.runtime.actor import Actor
from botyard.rooms.runtime.alarms import Alarms
from botyard.store.room_store import CommitData, CommitResult, DuplicateCheck, OnCommitted, Verdict
from botyard.store.store import Store
from botyard_protocol.codes import Code
from botyard_protocol.messages import Durability

log = logging.getLogger("botyard.rooms")

OnEntry = Callable[[Entry], None]
"""Takes a committed entry. Must neither block nor raise."""


class Committer:
    """Commits the plans of a node. `on_index` takes a room whose line in the lobby has changed.

    `subscribers`: by room, takes each entry that is committed there, in order.
    """

    def __init__(self, store: Store, receipts: Receipts, alarms: Alarms, on_index: Callable[[str], None]) -> None:
        self._store = store
        self._receipts = receipts
        self._alarms = alarms
        self._on_index = on_index
        self.subscribers: dict[str, OnEntry] = {}

    def send(self, actor: Actor, plan: CommitPlan, then: OnCommitted) -> None:
        """Send the commit of a plan; `then` gets the result. Raises `StoreUnavailable` if it cannot even be sent."""
        entry = plan.entry
        stored = dump_entry(entry)
        digests = entry.before, entry.digest
        data = CommitData(stored, dump_record(plan.record), plan.now, plan.visit, plan.side_data.version, *digests)
        actor.seen, actor.last_commit, actor.sent = None, (stored, entry), time.perf_counter()
        self._store.rooms.send_commit(
            actor.keys, entry.epoch, entry.number - 1, data, plan.request.key, plan.listed, then
        )

    def conclude(self, actor: Actor, plan: CommitPlan, result: CommitResult) -> Answer | None:
        """The answer that follows from a commit; None if the room must be loaded again."""
        COMMIT_SECONDS.observe(time.perf_counter() - actor.sent)
        match result.verdict:
            case Verdict.COMMITTED:
                self._publish(actor, plan)
                return self._accepted(actor, plan.request, plan.entry.number, result.durability)
            case Verdict.DUPLICATE:
                return self._accepted(actor, plan.request, result.number, result.durability)
            case Verdict.REUSED:
                return _reused()
            case Verdict.CONFLICT | Verdict.SKEWED:
                return None

    def repeated(self, actor: Actor, request: Request, check: DuplicateCheck) -> Answer | None:
        """The answer to a request that was accepted before; None if `check` says that it was not."""
        if check.accepted is None:
            return None
        if not check.same:
            return _reused()
        return self._accepted(actor, request, check.accepted, self._store.rooms.durability_of(actor.keys))

    def _accepted(self, actor: Actor, request: Request, number: int, durability: Durability) -> Accepted:
        return Accepted(number, durability, self._receipts.of(actor.room, number, request.identity, request.ask.id))

    def _publish(self, actor: Actor, plan: CommitPlan) -> None:
        """Go on from a committed entry, and report it. An error of a subscriber delays no answer."""
        entry = plan.entry
        actor.seen = LoadedRoom(entry.epoch, entry.number, plan.room, side_data=plan.side_data)
        try:
            on_entry = self.subscribers.get(actor.room)
            if on_entry is not None:
                on_entry(entry)
            if self._alarms.hints.get(actor.room) != plan.deadline:  # after the hub, which does not know of bots
                self._alarms.schedule(actor.room, plan.deadline)
            if plan.listed:
                self._on_index(actor.room)
            if plan.follow_up is not None:
                actor.mailbox.append((plan.follow_up, _ignore))  # the actor is busy: it begins with it afterwards
        except Exception:
            log.exception("an entry was not handed on", extra=about(room=actor.room, number=entry.number))
        if log.isEnabledFor(logging.DEBUG):
            log.debug("an entry is committed", extra=about(room=actor.room, number=entry.number, epoch=entry.epoch))


def _ignore(answer: Answer) -> None:
    """Ignore the answer to a follow-up: no client awaits it."""


def _reused() -> Rejected:
    return Rejected(Code.ID_REUSED, "This id was used for another command: use a new id for each.")
