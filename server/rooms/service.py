"""The rooms of a node: decides commands, commits them, and tells who listens.

A room belongs to no process. This node decides against what it has seen last, and the commit in Redis checks that;
nothing is told to anybody before the commit that holds it. Within the node a room's commands pass one at a time.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from protocol.codes import Code
from protocol.messages import CreateRoom
from server.games.registry import carried
from server.logs import about
from server.metrics import COMMIT_SECONDS, commands
from server.rooms import timing
from server.rooms.alarms import Alarms
from server.rooms.clock import Outage, next_alarm, relevant
from server.rooms.decide import create, decide
from server.rooms.luck import SECRET_BYTES
from server.rooms.record import Entry, Record, Unreadable, dump_entry, dump_record, load_entry, load_record
from server.rooms.requests import Accepted, Answer, Refused, Rejected, Request, Undecided
from server.rooms.room import Circumstances, Decision, Room, game_of
from server.store.errors import StoreAway
from server.store.keys import room_keys
from server.store.store import Committed, Store, Verdict, Written
from server.store.timekeeper import Timekeeper, Timekeepers

log = logging.getLogger("botyard.rooms")

MAILBOX_LIMIT = 64
DECISION_TRIES = 5
CACHED_ROOMS = 5_000
RETRY_MS = 500

OnEntry = Callable[[str, Entry], None]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A room as it was at `(epoch, number)`."""

    epoch: int
    number: int
    room: Room


@dataclass(slots=True)
class Actor:
    """A room's place in this node: who waits for it, and what was seen of it last."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0
    seen: Loaded | None = None


class Rooms:
    """All rooms, as this node sees them. `on_entry` hears every entry that this node committed, in order."""

    def __init__(self, store: Store, on_entry: OnEntry, on_index: Callable[[str], None]) -> None:
        self._store = store
        self._on_entry = on_entry
        self._on_index = on_index
        self._actors: OrderedDict[str, Actor] = OrderedDict()
        self._timekeepers = Timekeepers(store)
        self.timekeeper: Callable[[str], Timekeeper] = self._timekeepers.of
        """Of a room: it keeps the time of the room's primary."""
        self.alarms = Alarms(store, self._timekeepers.now, self.ring)

    def start(self) -> None:
        """Begin to beat, and to answer for seats whose time is up."""
        self._timekeepers.start()
        self.alarms.start()

    async def stop(self) -> None:
        """End both: other nodes go on."""
        await self.alarms.stop()
        await self._timekeepers.stop()

    async def ask(self, room: str, request: Request) -> Answer:
        """Decide a request. Never raises for what a client or Redis does."""
        answer = await self._ask(room, request)
        commands(*_result(answer)).inc()
        return answer

    async def _ask(self, room: str, request: Request) -> Answer:
        actor = self._actor(room)
        if actor.waiting >= MAILBOX_LIMIT:
            return Undecided(Code.BUSY, "Too much at once in this room: try again.", RETRY_MS)
        actor.waiting += 1
        try:
            async with actor.turn:
                return await self._decide(room, actor, request)
        except StoreAway:
            return Undecided(Code.UNAVAILABLE, "The server cannot reach its store: try again.", RETRY_MS)
        except Unreadable:
            log.exception("a room cannot be read", extra=about(room=room))
            return Undecided(Code.UNAVAILABLE, "This server cannot read the room: try another.", RETRY_MS)
        finally:
            actor.waiting -= 1

    async def ring(self, room: str) -> None:
        """Answer for a seat whose time is up, if one's is. Never raises for what Redis does."""
        actor = self._actor(room)
        actor.waiting += 1
        try:
            async with actor.turn:
                await self._ring(room, actor)
        except StoreAway:
            log.info("an alarm waits for the store", extra=about(room=room))
        except Unreadable:
            log.exception("a room cannot be read", extra=about(room=room))
        finally:
            actor.waiting -= 1

    async def _ring(self, room: str, actor: Actor) -> None:
        await self.timekeeper(room).refresh()
        actor.seen = seen = await self.load(room)  # anew: another node may have put the alarm off
        if seen is None or seen.room.state is None:
            return
        alarm = timing.due(seen.room.record, self.timekeeper(room).now())
        if alarm is not None:
            await self._decide(room, actor, Request(timing.CLOCK, "", alarm))

    async def load(self, room: str) -> Loaded | None:
        """The room as it is in the store, or None. Raises `StoreAway` and `Unreadable`.

        The state of a room that plays by rules which this node does not carry stays None.
        """
        head = await self._store.open(room_keys(room))
        if head is None:
            return None
        record = load_record(head.record)
        self.alarms.note(room, next_alarm(record.clocks))
        game = carried(record.game, record.rules_version)
        try:
            state = game.load(record.state) if game is not None and record.state else None
        except ValueError as error:
            raise Unreadable(f"state: {error}") from error
        return Loaded(head.epoch, head.number, Room(msgspec.structs.replace(record, state=b""), state))

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        """Entries `first..last` of a room's log, in order, without those that cannot be read. Raises `StoreAway`."""
        read: list[Entry] = []
        for data in await self._store.entries(room_keys(room), first, last):
            try:
                read.append(load_entry(data))
            except Unreadable:
                log.exception("an entry cannot be read", extra=about(room=room, first=first, last=last))
        return read

    def _actor(self, room: str) -> Actor:
        actor = self._actors.get(room)
        if actor is None:
            actor = self._actors[room] = Actor()
        self._actors.move_to_end(room)
        self._forget_idle()
        return actor

    def _forget_idle(self) -> None:
        while len(self._actors) > CACHED_ROOMS:
            room, oldest = next(iter(self._actors.items()))
            if oldest.waiting:
                return
            del self._actors[room]

    async def _decide(self, room: str, actor: Actor, request: Request) -> Answer:
        for _ in range(DECISION_TRIES):
            timekeeper = self.timekeeper(room)
            await timekeeper.refresh()
            if actor.seen is None:
                actor.seen = await self.load(room)
            seen, actor.seen = actor.seen, None  # whatever breaks off from here on leaves nothing stale behind
            now = timekeeper.now()
            around = _circumstances(seen, request, now, timekeeper.outages)
            try:
                decision = _decision(room, seen, request, around)
            except Refused as refused:
                answer = await self._refuse(room, seen, request, refused)
                if answer is not None:
                    actor.seen = seen if isinstance(answer, Rejected) else None
                    return answer
                continue
            entry = _entry(seen, decision, request, around)
            listed = seen is None or seen.room.record.summary() != decision.room.record.summary()
            committed = await self._commit(room, entry, decision.room, request, listed, now)
            match committed.verdict:
                case Verdict.COMMITTED:
                    actor.seen = Loaded(entry.epoch, entry.number, decision.room)
                    self.alarms.note(room, next_alarm(entry.clocks))
                    self._on_entry(room, entry)
                    if log.isEnabledFor(logging.DEBUG):
                        log.debug(
                            "an entry is committed", extra=about(room=room, number=entry.number, epoch=entry.epoch)
                        )
                    if listed:
                        self._on_index(room)
                    return Accepted(entry.number, committed.durability)
                case Verdict.DUPLICATE:
                    return Accepted(committed.number, committed.durability)
                case Verdict.REUSED:
                    return _reused()
                case Verdict.CONFLICT:
                    continue
                case Verdict.SKEWED:
                    await timekeeper.beat()
        return Undecided(Code.BUSY, "Many act in this room at once: try again.", RETRY_MS)

    async def _refuse(self, room: str, seen: Loaded | None, request: Request, why: Refused) -> Answer | None:
        """A refusal that a read of the head has proved; None if the room has moved on and must be looked at again."""
        standing = await self._store.standing(room_keys(room), request.key)
        if standing.accepted is not None:
            durability = self._store.durability_of(room_keys(room))
            return Accepted(standing.accepted, durability) if standing.same else _reused()
        if (standing.epoch, standing.number) != ((seen.epoch, seen.number) if seen else (0, 0)):
            return None
        return Rejected(why.code, why.message)

    async def _commit(self, name: str, entry: Entry, room: Room, request: Request, listed: bool, now: int) -> Committed:
        written = Written(dump_entry(entry), dump_record(_with_dump(room)), now, next_alarm(entry.clocks))
        began = time.perf_counter()
        committed = await self._store.commit(
            room_keys(name), entry.epoch, entry.number - 1, written, request.key, listed
        )
        COMMIT_SECONDS.observe(time.perf_counter() - began)
        return committed


def _circumstances(seen: Loaded | None, request: Request, now: int, outages: tuple[Outage, ...]) -> Circumstances:
    secret = secrets.token_bytes(SECRET_BYTES)
    if seen is None:
        return Circumstances(now, secret)
    record = seen.room.record
    return Circumstances(max(now, record.time), secret, request.received, relevant(record.clocks, outages))


def _decision(room: str, seen: Loaded | None, request: Request, around: Circumstances) -> Decision:
    if seen is not None:
        return decide(seen.room, request, around)
    if not isinstance(request.ask, CreateRoom):
        raise Refused(Code.NO_SUCH_ROOM, "There is no such room: the link may be mistyped, or the room is gone.")
    return create(room, request, around)


def _entry(seen: Loaded | None, decision: Decision, request: Request, around: Circumstances) -> Entry:
    record, state = decision.room.record, decision.room.state
    return Entry(
        epoch=1 if seen is None else seen.epoch,
        number=1 if seen is None else seen.number + 1,
        rules_version=record.rules_version,
        time=record.time,
        identity=request.identity,
        seat=request.seat,
        id=request.ask.id,
        command=request.ask,
        events=decision.events,
        choices=() if state is None else game_of(record).choices(state),
        received=around.at if record.clocks else 0,
        outages=around.outages,
        clocks=record.clocks,
    )


def _with_dump(room: Room) -> Record:
    if room.state is None:
        return room.record
    return msgspec.structs.replace(room.record, state=game_of(room.record).dump(room.state))


def _result(answer: Answer) -> tuple[str, str]:
    match answer:
        case Accepted():
            return "accepted", ""
        case Rejected():
            return "rejected", answer.code
        case Undecided():
            return "undecided", answer.code


def _reused() -> Rejected:
    return Rejected(Code.ID_REUSED, "This id was used for another command: use a new id for each.")
