"""The rooms of a node: decides commands, commits them, and tells who listens.

A room belongs to no process. This node decides against what it has seen last, and the commit in Redis checks that;
nothing is told to anybody before the commit that holds it. Within the node a room's commands pass one at a time.
"""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import msgspec

from botyard.background_tasks import spawn
from botyard.errors import NoSuchRoom, Refused, Unreadable
from botyard.fair_turns import FairTurns
from botyard.games.registry import find_rules
from botyard.logs import about
from botyard.metrics import COMMIT_SECONDS, commands
from botyard.rooms import absence, clock_rules, desertion, standing_answers, starting
from botyard.rooms.bot_timing import USUAL, Thinking, next_answer
from botyard.rooms.clock import next_alarm
from botyard.rooms.commit_plan import CommitPlan, LoadedRoom, needs_connected, plan_commit
from botyard.rooms.receipts import Receipts
from botyard.rooms.record import Alarm, CallOff, Entry, Record, dump_entry, dump_record, load_entry, load_record
from botyard.rooms.requests import Accepted, Answer, Rejected, Request, RetryLater
from botyard.rooms.room import Room, answerable_choices, game_of
from botyard.rooms.runtime.alarms import Alarms
from botyard.rooms.runtime.archive import Archive, Unpacked
from botyard.rooms.runtime.history_pages import Pages
from botyard.rooms.runtime.retention import Retention, earliest, is_over, next_visit, opening_ends
from botyard.rooms.standing_answers import load_beside
from botyard.store.clock import ClusterClock, ClusterClocks
from botyard.store.connection import resolve
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard.store.keys import room_keys
from botyard.store.room_store import CommitData, CommitResult, OnCommitted, Verdict
from botyard.store.store import Store
from botyard_protocol.codes import Code
from botyard_protocol.messages import Durability, GameAnswers

log = logging.getLogger("botyard.rooms")

MAILBOX_LIMIT = 64
DECISION_TRIES = 5
CACHED_ROOMS = 5_000
RETRY_MS = 500

OnEntry = Callable[[str, Entry], None]


Then = Callable[[Answer], None]
"""Takes the answer to a request. Must not raise."""


@dataclass(slots=True)
class Actor:
    """A room's place in this node: who waits for it, what was seen of it last, and what it commits.

    `seen` is None while a decision is under way: whatever breaks off leaves nothing stale behind.
    """

    mailbox: "deque[tuple[Request | None, Then]]" = field(default_factory=deque)
    busy: bool = False
    seen: LoadedRoom | None = None
    under_way: "tuple[bytes, Entry] | None" = None  # or was committed last, if nothing is


class Rooms:
    """All rooms, as this node sees them. `on_entry` hears every entry that this node committed, in order.

    `on_index`: the room's line in the lobby has changed. `on_bot`: a bot is to answer in the room; said more than once.
    """

    def __init__(
        self,
        store: Store,
        on_entry: OnEntry,
        on_index: Callable[[str], None],
        on_bot: Callable[[str], None] = lambda room: None,
        thinking: Thinking = USUAL,
        receipts: Receipts | None = None,
    ) -> None:
        self._store = store
        self._on_entry = on_entry
        self._on_index = on_index
        self._on_bot = on_bot
        self._thinking = thinking
        self._actors: OrderedDict[str, Actor] = OrderedDict()
        self._timekeepers = ClusterClocks(store)
        self.timekeeper: Callable[[str], ClusterClock] = self._timekeepers.of
        """Of a room: it keeps the time of the room's primary."""
        self.alarms = Alarms(store, self._timekeepers.now, self.ring)
        self.retention = Retention(store, lambda room: self.timekeeper(room).now())
        self.receipts = receipts or Receipts()
        self._archive = Archive(store)
        self.pages = Pages(self, FairTurns(), store.run_of)
        """Past entries as clients get them, and the turns of all that is expensive to make."""

    def start(self) -> None:
        """Begin to beat, to answer for seats whose time is up, and to pack what is over."""
        self._timekeepers.start()
        self.alarms.start()
        self.retention.start()

    async def stop(self) -> None:
        """End it all: other nodes go on."""
        await self.alarms.stop()
        await self.retention.stop()
        await self._timekeepers.stop()

    # --- asking -----------------------------------------------------------------------------------------------------

    async def ask(self, room: str, request: Request) -> Answer:
        """`submit`, to be waited for. Never raises for what a client or Redis does."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.submit(room, request, partial(resolve, answer))
        return await answer

    def submit(self, room: str, request: Request, then: Then) -> None:
        """Decide a request, in its turn; `then` gets the answer once it is proved."""
        actor = self._actor(room)
        if len(actor.mailbox) + actor.busy >= MAILBOX_LIMIT:
            _answer(then, RetryLater(Code.BUSY, "Too much at once in this room: try again.", RETRY_MS))
        else:
            self._post(room, actor, request, partial(_answer, then))

    async def ring(self, room: str) -> None:
        """Answer for a seat whose time is up, if one's is, or see to a room that is over. Never raises for Redis."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._post(room, self._actor(room), None, partial(resolve, done))
        await done

    async def set_standing(self, room: str, identity: str, answers: GameAnswers) -> None:
        """Have a player's questions answered without asking, from now on. Raises `Refused` and `StoreUnavailable`."""
        for _ in range(DECISION_TRIES):
            loaded = await self.load(room)
            if loaded is None:
                raise NoSuchRoom
            standing_answers.must_be_settable(loaded.room.record, identity, answers)
            beside = loaded.beside.with_answers(loaded.room.record, identity, answers)
            answered = standing_answers.due_answer(loaded.room, beside) is not None  # a question that is open already
            alarm = self.timekeeper(room).now() if answered else None
            if await self._store.rooms.write_side_data(room_keys(room), loaded.beside.version, beside.dump(), alarm):
                if answered:
                    await self.ring(room)
                return
        raise StoreUnavailable(f"room {room}: many say at once what they answer")

    def recognise(self, room: str, stored: bytes) -> Entry | None:
        """The entry in these bytes, if it is the one that this node has committed last, or is about to."""
        actor = self._actors.get(room)
        if actor is None or actor.under_way is None or actor.under_way[0] != stored:
            return None
        return actor.under_way[1]

    def release(self, room: str) -> None:
        """Nobody is in a room on this node any more: what was seen of it may go."""
        actor = self._actors.get(room)
        if actor is not None and not actor.busy:
            del self._actors[room]

    # --- the mailbox ------------------------------------------------------------------------------------------------

    def _post(self, room: str, actor: Actor, request: Request | None, then: Then) -> None:
        actor.mailbox.append((request, then))
        self._next(room, actor)

    def _next(self, room: str, actor: Actor) -> None:
        """Begin with who waits longest. Nearly always one look at what is in memory decides, without a task."""
        while actor.mailbox and not actor.busy:
            actor.busy = True
            request, then = actor.mailbox.popleft()
            if request is None or not self._decide_at_once(room, actor, request, then):
                spawn(self._take_time(room, actor, request, then), f"room {room}")

    def _done(self, room: str, actor: Actor, then: Then, answer: Answer) -> None:
        """A request is answered: on to the next one, whatever its asker makes of that."""
        try:
            then(answer)
        except Exception:
            log.exception("an answer was not taken", extra=about(room=room))
        actor.busy = False
        self._next(room, actor)

    def _decide_at_once(self, room: str, actor: Actor, request: Request, then: Then) -> bool:
        """Send a commit of what follows from the room as it was seen last. False if that takes more than a look."""
        if actor.seen is None or needs_connected(actor.seen):
            return False
        try:
            if not self.timekeeper(room).is_fresh:
                return False
            plan = self._plan(room, actor.seen, request)
            self._send(room, actor, plan, partial(self._answered, room, actor, plan, then))
        except (Refused, StoreUnavailable):  # a refusal must be proved
            return False
        except Exception:  # is told where the request is taken up again
            log.debug("a decision at once has failed", extra=about(room=room))
            return False
        return True

    def _answered(
        self, room: str, actor: Actor, plan: CommitPlan, then: Then, outcome: CommitResult | StoreUnavailable
    ) -> None:
        """Redis has answered a commit that was sent at once, or has not."""
        answer = _away(outcome) if isinstance(outcome, StoreUnavailable) else self._conclude(room, actor, plan, outcome)
        if answer is None:
            spawn(self._take_time(room, actor, plan.request, then), f"room {room}")
        else:
            self._done(room, actor, then, answer)

    async def _take_time(self, room: str, actor: Actor, request: Request | None, then: Then) -> None:
        """Decide with as many looks at the store as it takes. However it ends, the room goes on."""
        answer: Answer = RetryLater(Code.UNAVAILABLE, "The server has failed at this: try again.", RETRY_MS)
        try:
            answer = await (self._ring(room, actor) if request is None else self._decide(room, actor, request))
        except StoreUnavailable as away:
            log.debug("a decision waits for the store", extra=about(room=room))
            answer = _away(away)
        except Unreadable:
            level = unreadable_level("room")
            log.log(level, "a room cannot be read", exc_info=True, extra=about(room=room))
            answer = RetryLater(Code.UNAVAILABLE, "This server cannot read the room: try another.", RETRY_MS)
        except Exception:
            log.exception("a request cannot be decided", extra=about(room=room))
        finally:
            self._done(room, actor, then, answer)

    def _actor(self, room: str) -> Actor:
        actor = self._actors.get(room)
        if actor is None:
            actor = self._actors[room] = Actor()
            self._forget_idle()
        self._actors.move_to_end(room)
        return actor

    def _forget_idle(self) -> None:
        while len(self._actors) > CACHED_ROOMS:
            room, oldest = next(iter(self._actors.items()))
            if oldest.busy:
                return
            del self._actors[room]

    # --- reading ----------------------------------------------------------------------------------------------------

    async def load(self, room: str) -> LoadedRoom | None:
        """The room as it is in the store, or None if there is none, or if it has expired.

        Raises `StoreUnavailable` and `Unreadable`. The state of a room that plays by rules which this node does not
        carry stays None.
        """
        loaded = await self._read(room)
        return None if loaded is None or loaded.expired else loaded

    async def _read(self, room: str) -> LoadedRoom | None:
        head = await self._archive.open(room)
        if head is None:
            return None
        record = load_record(head.record)
        game = find_rules(record.game, record.rules_version)
        try:
            state = game.load(record.state) if game is not None and record.state else None
        except ValueError as error:
            raise Unreadable(f"state: {error}") from error
        made = Room(msgspec.structs.replace(record, state=b""), state)
        self._note(room, made, self.timekeeper(room).now())
        if isinstance(head, Unpacked):
            return LoadedRoom(head.epoch, head.number, made, packed=True)
        return LoadedRoom(head.epoch, head.number, made, beside=load_beside(head.side_version, head.side_data))

    async def accepted(self, room: str, request: Request) -> Answer | None:
        """The answer to a request that was accepted before; None if it was not.

        Raises `StoreUnavailable`, `Unreadable`.
        """
        standing = await self._archive.standing(room, request.key)
        if standing.accepted is None:
            return None
        return self._accepted(room, request, standing.accepted) if standing.same else _reused()

    def _accepted(self, room: str, request: Request, number: int, durability: Durability | None = None) -> Accepted:
        durability = self._store.rooms.durability_of(room_keys(room)) if durability is None else durability
        return Accepted(number, durability, self.receipts.of(room, number, request.identity, request.ask.id))

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        """Entries `first..last` of a room's log, in order, without those that cannot be read.

        Raises `StoreUnavailable`, and `Unreadable` where nothing can be read.
        """
        read: list[Entry] = []
        for data in await self._archive.entries(room, first, last):
            try:
                read.append(load_entry(data))
            except Unreadable:
                log.log(
                    unreadable_level("entry"),
                    "an entry cannot be read",
                    exc_info=True,
                    extra=about(room=room, first=first, last=last),
                )
        return read

    def _note(self, room: str, at: Room, after: int = 0) -> None:
        """Have in mind when the room, as it is `at`, is to be looked at next; for a bot only if that is `after`."""
        answer = self._next_act(at)
        due = answer if answer is not None and answer > after else None
        clocks = None if at.state is None else at.record.clocks  # or we would ring without an end
        self.alarms.note(room, earliest(next_alarm(clocks), due, opening_ends(at.record)))

    def _next_answer(self, at: Room) -> int | None:
        """When a bot is to answer, None while none is asked."""
        if at.state is None or not at.record.shown:
            return None
        return next_answer(at.record, answerable_choices(at), self._thinking)

    def _next_act(self, at: Room) -> int | None:
        """When a bot, or without a clock the rules, are to answer for somebody; None while neither is asked."""
        ruled = None if at.record.absence is None else absence.auto_answer(at.record, answerable_choices(at))
        return earliest(self._next_answer(at), None if ruled is None else absence.auto_answer_at(at.record))

    @staticmethod
    def _ruled(at: Room, now: int) -> Alarm | None:
        """The alarm for somebody who is missing in a match without a clock, if it is due."""
        ruled = absence.auto_answer(at.record, answerable_choices(at))
        return ruled if ruled is not None and absence.auto_answer_at(at.record) <= now else None

    # --- deciding ---------------------------------------------------------------------------------------------------

    async def _ring(self, room: str, actor: Actor) -> Answer:
        """What becomes of an alarm interests nobody but the tests."""
        await self.timekeeper(room).refresh()
        actor.seen = seen = await self.load(room)  # anew: another node may have put the alarm off
        alarm: Alarm | CallOff | None = None
        now = self.timekeeper(room).now()
        if seen is not None and not seen.packed and is_over(seen.room.record, now):
            self.retention.due(room)
        elif seen is not None and seen.room.record.luck.until:
            alarm = starting.overdue(seen.room.record, now, self.timekeeper(room).outages)
        elif seen is not None and seen.room.state is not None:
            alarm = clock_rules.due_alarm(seen.room.record, now) or self._ruled(seen.room, now)
            due = standing_answers.due_answer(seen.room, seen.beside) or desertion.asked(seen.room)
            if alarm is None and due is not None:
                return await self._decide(room, actor, due)
            answer = self._next_answer(seen.room)
            if alarm is None and answer is not None and answer <= now:
                self._on_bot(room)
        if alarm is not None:
            return await self._decide(room, actor, Request(clock_rules.CLOCK, "", alarm))
        return Rejected(Code.CHOICE_CLOSED, "Nothing is due.")

    async def _decide(self, room: str, actor: Actor, request: Request) -> Answer:
        for _ in range(DECISION_TRIES):
            timekeeper = self.timekeeper(room)
            await timekeeper.refresh()
            if actor.seen is None:
                actor.seen = await self._read(room)
            seen, actor.seen = actor.seen, None
            try:
                plan = self._plan(room, seen, request, await self._connected(room, seen))
            except Refused as refused:
                answer = await self._refuse(room, seen, request, refused)
                if answer is not None:
                    actor.seen = seen if isinstance(answer, Rejected) else None
                    return answer
                continue
            committed = await self._commit(room, actor, plan)
            if (concluded := self._conclude(room, actor, plan, committed)) is not None:
                return concluded
            if committed.verdict is Verdict.SKEWED:
                await timekeeper.beat()
        return RetryLater(Code.BUSY, "Many act in this room at once: try again.", RETRY_MS)

    def _plan(
        self, room: str, seen: LoadedRoom | None, request: Request, connected: frozenset[str] = frozenset()
    ) -> CommitPlan:
        timekeeper = self.timekeeper(room)
        return plan_commit(room, seen, request, timekeeper.now(), timekeeper.outages, connected)

    async def _connected(self, room: str, seen: LoadedRoom | None) -> frozenset[str]:
        """The identities that are connected to a room, where a start may depend on them; else none."""
        if seen is None or not needs_connected(seen):
            return frozenset()
        members = await self._store.presence.members(room_keys(room), self.timekeeper(room).now())
        return frozenset(member.partition("/")[0] for member in members)

    async def _refuse(self, room: str, seen: LoadedRoom | None, request: Request, why: Refused) -> Answer | None:
        """A refusal that a read of the head has proved; None if the room has moved on and must be looked at again."""
        standing = await self._archive.standing(room, request.key)
        if standing.accepted is not None:
            return self._accepted(room, request, standing.accepted) if standing.same else _reused()
        if (standing.epoch, standing.number) != ((seen.epoch, seen.number) if seen else (0, 0)):
            return None
        if why.code is Code.TOO_LATE:  # sent earlier, it may be in time and on its way from another node
            return RetryLater(why.code, why.message, RETRY_MS)
        return Rejected(why.code, why.message)

    # --- committing -------------------------------------------------------------------------------------------------

    async def _commit(self, room: str, actor: Actor, plan: CommitPlan) -> CommitResult:
        committed: asyncio.Future[CommitResult] = asyncio.get_running_loop().create_future()
        self._send(room, actor, plan, partial(resolve, committed))
        return await committed

    def _send(self, room: str, actor: Actor, plan: CommitPlan, then: OnCommitted) -> None:
        entry = plan.entry
        stored = dump_entry(entry)
        at_once = None if plan.follow_up is None else plan.now  # so that another node does it if this one dies
        visit = next_visit(plan.room.record, earliest(self._next_act(plan.room), at_once))
        record, place = dump_record(_with_dump(plan.room)), (entry.before, entry.digest)
        written = CommitData(stored, record, plan.now, visit, plan.beside.version, *place)
        timed = partial(_timed, time.perf_counter(), then)
        actor.seen, actor.under_way = None, (stored, entry)
        self._store.rooms.send_commit(
            room_keys(room), entry.epoch, entry.number - 1, written, plan.request.key, plan.listed, timed
        )

    def _conclude(self, room: str, actor: Actor, plan: CommitPlan, committed: CommitResult) -> Answer | None:
        """The answer that follows from a commit; None if the room must be looked at again."""
        match committed.verdict:
            case Verdict.COMMITTED:
                self._tell(room, actor, plan)
                return self._accepted(room, plan.request, plan.entry.number, committed.durability)
            case Verdict.DUPLICATE:
                return self._accepted(room, plan.request, committed.number, committed.durability)
            case Verdict.REUSED:
                return _reused()
            case Verdict.CONFLICT | Verdict.SKEWED:
                return None

    def _tell(self, room: str, actor: Actor, plan: CommitPlan) -> None:
        """An entry is in the log: go on from it, and let everybody know. Whoever fails at that keeps nobody waiting."""
        entry = plan.entry
        actor.seen = LoadedRoom(entry.epoch, entry.number, plan.room, beside=plan.beside)
        try:
            self._on_entry(room, entry)
            self._note(room, plan.room)  # after the others, who do not know of bots
            if plan.listed:
                self._on_index(room)
            if plan.follow_up is not None:
                self._post(room, actor, plan.follow_up, _ignore)
        except Exception:
            log.exception("an entry was not handed on", extra=about(room=room, number=entry.number))
        if log.isEnabledFor(logging.DEBUG):
            log.debug("an entry is committed", extra=about(room=room, number=entry.number, epoch=entry.epoch))


def _away(why: StoreUnavailable) -> RetryLater:
    return RetryLater(Code.UNAVAILABLE, why.sentence, RETRY_MS)


def _timed(began: float, then: OnCommitted, outcome: CommitResult | StoreUnavailable) -> None:
    if not isinstance(outcome, StoreUnavailable):
        COMMIT_SECONDS.observe(time.perf_counter() - began)
    then(outcome)


def _answer(then: Then, answer: Answer) -> None:
    commands(*_result(answer)).inc()
    then(answer)


def _with_dump(room: Room) -> Record:
    if room.state is None:
        return room.record
    return msgspec.structs.replace(room.record, state=game_of(room.record).dump(room.state))


def _ignore(answer: Answer) -> None:
    """Nobody waits for what becomes of a standing answer."""


def _result(answer: Answer) -> tuple[str, str]:
    match answer:
        case Accepted():
            return "accepted", ""
        case Rejected():
            return "rejected", answer.code
        case RetryLater():
            return "undecided", answer.code


def _reused() -> Rejected:
    return Rejected(Code.ID_REUSED, "This id was used for another command: use a new id for each.")
