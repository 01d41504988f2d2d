"""What a request makes of a room as a node has seen it, ready to be committed: the decision, numbered, with its entry.

Nothing here waits or writes. A plan that the commit refuses is thrown away, and made again of the room as it is then.
"""

import secrets
from dataclasses import dataclass

from botyard.errors import NoSuchRoom, Refused
from botyard.rooms import desertion, starting
from botyard.rooms.clock import Outage, relevant
from botyard.rooms.decide import create, decide
from botyard.rooms.log_digest import digest_of
from botyard.rooms.luck import SECRET_BYTES
from botyard.rooms.record import Entry, NextRoom
from botyard.rooms.requests import Request
from botyard.rooms.room import Context, Decision, Room, fingerprints, open_choices
from botyard.rooms.standing_answers import NOTHING, SideData, due_answer
from botyard_protocol.codes import Code
from botyard_protocol.messages import CreateRoom, Status


@dataclass(frozen=True, slots=True)
class LoadedRoom:
    """A room as it was at `(epoch, number)`, and what is beside its log; one that is `packed` changes no more."""

    epoch: int
    number: int
    room: Room
    packed: bool = False
    beside: SideData = NOTHING

    @property
    def digest(self) -> int | None:
        """Of the log up to `number`; None if an earlier release wrote that entry."""
        return self.room.record.digest

    @property
    def expired(self) -> bool:
        """Whether its match never began, and never will."""
        return self.packed and self.room.record.status is Status.OPEN


@dataclass(frozen=True, slots=True)
class CommitPlan:
    """A decision that is made and not committed yet. `listed`: whether the room's line in the lobby changes.

    `beside`: what it was decided with; `follow_up`: what is to be committed next without being asked for, if anything.
    """

    request: Request
    entry: Entry
    room: Room
    listed: bool
    now: int
    beside: SideData
    follow_up: Request | None


def plan_commit(
    name: str,
    seen: LoadedRoom | None,
    request: Request,
    now: int,
    outages: tuple[Outage, ...],
    connected: frozenset[str] = frozenset(),
) -> CommitPlan:
    """What `request` makes of the room `name`. `seen`: None if there is no such room yet. Raises `Refused`.

    `now`: the time of the room's primary (ms since 1970); `outages`: those that are known there.
    `connected`: the identities that are connected to a room of which `needs_connected` is true.
    """
    if request.standing and (seen is None or due_answer(seen.room, seen.beside) != request):
        raise Refused(Code.CHOICE_CLOSED, "What was answered in advance was taken back, or is not asked any more.")
    ctx = _circumstances(seen, request, now, outages, connected)
    decision = _decision(name, seen, request, ctx)
    listed = seen is None or not seen.room.record.is_listed_as(decision.room.record)
    beside = NOTHING if seen is None else seen.beside
    entry = entry_of(seen, decision, request, ctx)
    follow_up = due_answer(decision.room, beside) or desertion.asked(decision.room)
    return CommitPlan(request, entry, decision.room.after(entry), listed, now, beside, follow_up)


def needs_connected(seen: LoadedRoom) -> bool:
    """Whether a request may start a match, for which the people who are connected open their shares of chance."""
    record = seen.room.record
    return record.status is Status.OPEN and bool(record.luck.shares) and not record.luck.until


def _circumstances(
    seen: LoadedRoom | None, request: Request, now: int, outages: tuple[Outage, ...], connected: frozenset[str]
) -> Context:
    if seen is None:
        return Context(now, secrets.token_bytes(SECRET_BYTES))
    record = seen.room.record
    known = (*relevant(record.clocks, outages), *starting.relevant(record, outages))
    return Context(max(now, record.time), b"", request.received, known, connected)


def _decision(room: str, seen: LoadedRoom | None, request: Request, ctx: Context) -> Decision:
    if seen is not None and not seen.expired:
        return decide(seen.room, request, ctx)
    if seen is not None or not isinstance(request.ask, CreateRoom | NextRoom):
        raise NoSuchRoom
    return create(room, request, ctx)


def entry_of(seen: LoadedRoom | None, decision: Decision, request: Request, ctx: Context) -> Entry:
    """The entry that tells of a decision, numbered as the next one after `seen`."""
    record = decision.room.record
    public, own = fingerprints(decision.room)
    epoch, number, before = (1, 1, None) if seen is None else (seen.epoch, seen.number + 1, seen.digest)
    return Entry(
        epoch=epoch,
        number=number,
        rules_version=record.rules_version,
        time=record.time,
        identity=request.identity,
        seat=request.seat,
        id=request.ask.id,
        command=request.ask,
        events=decision.events,
        choices=open_choices(decision.room),
        received=ctx.at if record.clocks else 0,
        outages=ctx.outages,
        clocks=record.clocks,
        hash=public,
        own=own,
        standing=request.standing,
        digest=digest_of(before, number, public, decision.events),
        before=before,
    )
