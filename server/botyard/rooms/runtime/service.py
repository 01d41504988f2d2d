"""The rooms of a node: decide requests, commit the decisions, and pass on the committed entries.

No process owns a room. A node decides against the version that it has seen last, and the commit in Redis checks that
version; nothing is sent to a client before its commit. Within the node a room's requests are decided one at a time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from botyard.archive.archive import MatchArchive
from botyard.background_tasks import spawn
from botyard.errors import GameFailed, NoSuchRoom, Refused, Unreadable
from botyard.fair_turns import FairTurns
from botyard.logs import about
from botyard.metrics import command_results
from botyard.rooms.commit_plan import (
    UNKNOWN_ATTENDANCE,
    RoomAttendance,
    automatic_answer_at,
    bot_answer_at,
    due_request,
    expected_people,
    is_over,
    needs_connected,
    next_deadline,
    next_visit,
    plan_commit,
    seat_of,
)
from botyard.rooms.decide import is_changeable
from botyard.rooms.match import preset_answers
from botyard.rooms.match.bot_timing import DEFAULT_THINKING, Thinking
from botyard.rooms.plan_data import CommitPlan, LoadedRoom
from botyard.rooms.record import Entry, continues
from botyard.rooms.requests import AGREEMENTS, RETRY_MS, Accepted, Answer, NextRoom, Rejected, Request, RetryLater
from botyard.rooms.room import Room, answerable_choices
from botyard.rooms.runtime.actor import Actor, Actors, Committer, OnEntry, Receipts, Then
from botyard.rooms.runtime.alarms import Alarms
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.history_pages import Pages
from botyard.rooms.runtime.room_loader import RoomLoader
from botyard.rooms.runtime.stored_rooms import Retention
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.clock import ClusterClock, ClusterClocks
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard.store.keys import room_keys
from botyard.store.primary import resolve
from botyard.store.room_store import CommitResult, Verdict
from botyard.store.store import Store
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Command, CreateRoom, GameAnswers, Status

log = logging.getLogger("botyard.rooms")

MAILBOX_LIMIT = 64
"""The most requests of one room that wait on this node."""
DECISION_TRIES = 5
"""How many times a request is decided at most: the room may change before each commit."""

FindAbsent = Callable[[str, frozenset[str]], Awaitable[frozenset[str]]]
"""Takes people on the seats of a room, and returns those of them who are `absent` (see `Context`)."""

REPORT_SECONDS = 0.5
"""How long a start waits for another node's report that a user has just come; nearly always it is there by then."""


class Rooms:
    """All rooms as one node sees them. What is assigned to its callbacks must neither block nor raise.

    Parts that only show rooms use `load`, `entries`, `log_ends`, `pages`, `names`, `alarms`, `clock_of`, `recognise`,
    `subscribe` and `release`.
    """

    def __init__(
        self,
        store: Store,
        names: PublicNames,
        thinking: Thinking = DEFAULT_THINKING,
        receipts: Receipts | None = None,
        archive: MatchArchive | None = None,
    ) -> None:
        """`archive`: where finished matches are that are not in Redis any more; None if all are."""
        self._store = store
        self.postpone: Callable[[str, Request], RetryLater | None] = lambda room, request: None
        """Returns the refusal of an agreement or a changed answer that comes too soon, or while Redis is nearly full;
        None if it may be made."""
        self.on_change: Callable[[str, Request], None] = lambda room, request: None
        """Takes each agreement and each second answer that was accepted."""
        self.find_absent: FindAbsent | None = None
        """Finds the players who are asked before a match starts; None: no player is."""
        self.on_listing: Callable[[str], None] = lambda room: None
        """Takes a room whose line in the lobby has changed."""
        self.on_end: Callable[[str], None] = lambda room: None
        """Takes a room whose match this node has ended."""
        self.on_bot_turn: Callable[[str], None] = lambda room: None
        """Takes a room in which a bot is to answer; it may be called several times for one answer."""
        self._thinking = thinking
        self.actors = Actors()
        self.recognise = self.actors.recognise
        """The entry in stored bytes if this node sent it last, so that it need not be decoded; else None."""
        self._clocks = ClusterClocks(store)
        self.now_at = self._clocks.now
        """The time of a primary, in ms since 1970."""
        self.outages = self._clocks.outages
        """All known times in which no node served, `(from, to)` in ms since 1970."""
        self._loader = RoomLoader(store, archive)
        self.replay_by = self._loader.replay_by
        self.log_ends = self._loader.log_ends
        self.alarms = Alarms(store, self._clocks.now, self.fire_alarm)
        self.retention = Retention(store, lambda room: self.clock_of(room).now())
        self.receipts = receipts or Receipts()
        self.names = names
        on_listing, on_end = lambda room: self.on_listing(room), lambda room: self.on_end(room)  # noqa: PLW0108 - assigned later
        self.committer = Committer(store, self.receipts, self.alarms, on_listing, on_end)
        self.pages = Pages(self, FairTurns(), names, store.run_of)
        """Past entries as clients get them."""
        store.topology.on_change(self.actors.forget_clocks)

    def start(self) -> None:
        """Start the heartbeat, the alarms and the retention."""
        self._clocks.start()
        self.alarms.start()
        self.retention.start()

    async def stop(self) -> None:
        """Stop the alarms, the retention and the heartbeat of this node; other nodes go on."""
        await self.alarms.stop()
        await self.retention.stop()
        await self._clocks.stop()

    def clock_of(self, room: str) -> ClusterClock:
        """Return the clock of a room's primary. Raises `StoreUnavailable` until the slots of a cluster are known."""
        actor = self.actors.get(room)
        if actor is None:
            return self._clocks.of(room)
        if actor.clock is None:  # looked up once for each actor
            actor.clock = self._clocks.of(room)
        return actor.clock

    # --- requests ---------------------------------------------------------------------------------------------------

    async def ask(self, room: str, request: Request) -> Answer:
        """Submit a request and wait for the answer. Never raises because of a client or Redis."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.submit(room, request, partial(resolve, answer))
        return await answer

    def submit(self, room: str, request: Request, then: Then) -> None:
        """Queue a request for its room; `then` gets the answer once it is certain, perhaps before this returns."""
        actor = self.actors.of(room)
        if type(request.ask) in AGREEMENTS or _is_second_answer(actor, request):
            if (later := self.postpone(room, request)) is not None:
                count_answer(then, later)
                return
            then = partial(_report_change, self.on_change, room, request, then)
        if len(actor.mailbox) + actor.busy >= MAILBOX_LIMIT:
            count_answer(then, RetryLater(Code.BUSY, localized("busy-too_many_requests_table"), RETRY_MS))
            return
        counted = partial(count_answer, then)
        if actor.busy or actor.mailbox:
            actor.mailbox.append((request, counted))
        else:
            self._begin(actor, request, counted)

    async def fire_alarm(self, room: str) -> None:
        """Do what is due in a room without a client's request. Never raises because of Redis."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        actor = self.actors.of(room)
        actor.mailbox.append((None, partial(resolve, done)))  # None in place of a request: do what is due
        self.next(actor)
        await done

    async def set_preset_answers(self, room: str, identity: str, answers: GameAnswers) -> None:
        """Store a player's preset answers, and commit one that is due. Raises `Refused` and `StoreUnavailable`."""
        for _ in range(DECISION_TRIES):
            loaded = await self.require(room)
            record = loaded.room.record
            with GameGuard(room, record.game):
                preset_answers.must_be_settable(record, identity, answers)
                side_data = loaded.side_data.with_answers(record, identity, answers)
                is_due = preset_answers.due_answer(loaded.room, side_data) is not None  # the choice is open already
            alarm = self.clock_of(room).now() if is_due else None
            number, version, dump = loaded.number, loaded.side_data.version, side_data.dump()
            # refused after a new entry: it may have opened the choice, and no node would then commit the answer
            if await self._store.rooms.write_side_data(room_keys(room), number, version, dump, alarm):
                if is_due:
                    await self.fire_alarm(room)
                return
        raise StoreUnavailable(f"room {room}: it changes too often for a preset answer")

    # --- reading ----------------------------------------------------------------------------------------------------

    async def load(self, room: str, is_new: bool = False) -> LoadedRoom | None:
        """Return the room as it is in the store; None if there is none, or if it has expired.

        `is_new`: the caller is about to make the room (see `StoredRooms.open`). Raises `StoreUnavailable` and
        `Unreadable`. The state stays None if this node does not have the room's rules.
        """
        loaded = await self._load(room, is_new)
        return None if loaded is None or loaded.expired else loaded

    async def has_expired(self, room: str) -> bool:
        """Return whether there was a room whose match never began. Raises `StoreUnavailable` and `Unreadable`."""
        loaded = await self._load(room)
        return loaded is not None and loaded.expired

    async def require(self, room: str) -> LoadedRoom:
        """Return the room as `load` does. Raises `NoSuchRoom` if there is none, `StoreUnavailable` and `Unreadable`."""
        loaded = await self.load(room)
        if loaded is None:
            raise NoSuchRoom
        return loaded

    async def _load(self, room: str, is_new: bool = False) -> LoadedRoom | None:
        """Load a room, also an expired one, and schedule its next alarm. None if there is no such room.

        A bot's answer that is due already gets no alarm, as the bot may be thinking. A replayed room gets one: a node
        without its rules has asked no bot, and has left the alarm out.
        """
        loaded = await self._loader.load(room, is_new)
        if loaded is not None:
            answer = _automatic_answer_at(loaded.room, self._thinking)
            is_due = answer is not None and answer <= self.clock_of(room).now()
            answer = None if is_due and not self._loader.was_replayed(room, loaded) else answer
            self.alarms.schedule(room, next_deadline(loaded.room, answer))
        return loaded

    async def game_of(self, room: str) -> str | None:
        """The name of a room's game; None if there is no room. Raises `StoreUnavailable`, `Unreadable`."""
        return await self._loader.game_of(room)

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        """Return entries `first..last` of a room's log, in order, without those that cannot be read.

        Raises `StoreUnavailable`, and `Unreadable` where nothing can be read.
        """
        return await self._loader.entries(room, first, last)

    def subscribe(self, room: str, on_entry: OnEntry) -> None:
        """Pass each entry that this node commits in a room to `on_entry`, in order, until the room is released."""
        self.committer.subscribers[room] = on_entry

    def release(self, room: str) -> None:
        """Forget the subscriber and what was cached of a room that has no connection on this node any more."""
        self.committer.subscribers.pop(room, None)
        self.actors.release(room)

    # --- the mailbox ------------------------------------------------------------------------------------------------

    def next(self, actor: Actor) -> None:
        """Begin with the oldest waiting request, unless one is being decided."""
        while actor.mailbox and not actor.busy:
            request, then = actor.mailbox.popleft()
            self._begin(actor, request, then)

    def _begin(self, actor: Actor, request: Request | None, then: Then) -> None:
        """Begin with a request; None: with what is due. Nearly always it is decided by the version in memory.

        Only if that is not enough, a task reads the store.
        """
        actor.busy = True
        if request is None or not self._decide_at_once(actor, request, then):
            spawn(self._decide_with_reads(actor, request, then), f"room {actor.room}")

    def _done(self, actor: Actor, then: Then, answer: Answer) -> None:
        """Answer a request and begin with the next one, even if the callback fails."""
        try:
            then(answer)
        except Exception:
            log.exception("an answer was not taken", extra=about(room=actor.room))
        actor.busy, actor.known = False, None
        self.next(actor)

    def _decide_at_once(self, actor: Actor, request: Request, then: Then) -> bool:
        """Decide by the version in memory, and send the commit. False if that needs a read of the store."""
        seen = actor.seen
        if seen is None or request.refused or needs_connected(seen):
            return False
        if actor.accepted.may_have(request.identity, seat_of(request), request.ask.id, request.standing):
            return False
        try:
            clock = actor.clock or self.clock_of(actor.room)
            if not clock.is_fresh:
                return False
            if self.find_absent is not None and expected_people(seen, request):
                return False
            plan = plan_commit(actor.room, seen, request, clock.now(), clock.outages, thinking=self._thinking)
            self.committer.send(actor, plan, partial(self.take_outcome, actor, plan, then))
        except (Refused, StoreUnavailable):  # a refusal must be proved by a read of the store
            return False
        except Exception:  # `_decide_with_reads` takes up the request again and reports the error
            log.debug("a decision at once has failed", extra=about(room=actor.room))
            return False
        return True

    def take_outcome(
        self, actor: Actor, plan: CommitPlan, then: Then, outcome: CommitResult | StoreUnavailable
    ) -> None:
        """Answer after a commit that was sent without a task; decide again if nothing was stored."""
        if isinstance(outcome, StoreUnavailable):
            answer: Answer | None = _unavailable(outcome)
        else:
            answer = self.committer.conclude(actor, plan, outcome)
        if answer is None:
            spawn(self._decide_with_reads(actor, plan.request, then), f"room {actor.room}")
        else:
            self._done(actor, then, answer)

    async def _decide_with_reads(self, actor: Actor, request: Request | None, then: Then) -> None:
        """Decide with reads of the store. However it ends, the request is answered and the room goes on."""
        answer: Answer = RetryLater(Code.UNAVAILABLE, localized("unavailable-something_went_wrong_server"), RETRY_MS)
        try:
            answer = await (self._fire_alarm(actor) if request is None else self._decide(actor, request))
        except StoreUnavailable as error:
            log.debug("a decision waits for the store", extra=about(room=actor.room))
            answer = _unavailable(error)
        except GameFailed as failed:
            answer = Rejected(failed.code, failed.message)
        except Unreadable as error:
            level = unreadable_level("room")
            log.log(level, "a room cannot be read", exc_info=True, extra=about(room=actor.room, game=error.game))
            answer = RetryLater(Code.UNAVAILABLE, localized("unavailable-server_cannot_read_room"), RETRY_MS)
        except Exception:
            log.exception("a request cannot be decided", extra=about(room=actor.room))
        finally:
            self._done(actor, then, answer)

    # --- deciding ---------------------------------------------------------------------------------------------------

    async def _fire_alarm(self, actor: Actor) -> Answer:
        """Commit the request that is due, or have the room archived, or have a bot answer (`on_bot_turn`)."""
        clock = self.clock_of(actor.room)
        await clock.refresh()
        seen = await self._see(actor)  # anew: another node may have postponed the alarm
        now = clock.now()
        if seen is not None and not seen.packed and is_over(seen.room.record, now):
            self.retention.schedule(actor.room)
        elif seen is not None and not seen.expired:
            with GameGuard(actor.room, seen.room.record.game):
                request = due_request(seen, now, clock.outages)
                answer = bot_answer_at(seen.room, answerable_choices(seen.room), self._thinking)
            if request is not None:
                return await self._decide(actor, request)
            if answer is not None and answer <= now:
                self.on_bot_turn(actor.room)
            visit = next_visit(seen.room.record, next_deadline(seen.room, answer))
            has_other = seen.room.record.status is Status.OPEN or self._loader.was_replayed(actor.room, seen)
            if has_other and visit is not None:  # an earlier release has set another one, or a node without rules none
                await self._store.rooms.put_off(actor.keys, seen.number, visit)
            self.alarms.missing_rules.add_if_missing(seen.room)
        return Rejected(Code.CHOICE_CLOSED, localized("choice_closed-nothing_due"))

    async def _decide(self, actor: Actor, request: Request) -> Answer:
        """Decide and commit a request; again if the room has changed meanwhile, at most `DECISION_TRIES` times."""
        for _ in range(DECISION_TRIES):
            clock = self.clock_of(actor.room)
            await clock.refresh()
            if actor.seen is None:
                await self._see(actor, isinstance(request.ask, CreateRoom | NextRoom))
            seen, actor.seen = actor.seen, None
            actor.known = None if seen is None else seen.room
            if (repeated := await self._accepted_before(actor, request)) is not None:
                actor.seen = seen
                return repeated
            try:
                if request.refused is not None:
                    raise request.refused
                attendance = await self._attendance(actor, seen, request)
                now, outages = clock.now(), clock.outages
                with GameGuard(actor.room, _game_of(seen, request)):
                    plan = plan_commit(actor.room, seen, request, now, outages, attendance, self._thinking)
            except Refused as refused:
                answer = await self._refuse(actor, seen, refused)
                if answer is not None:
                    actor.seen = seen if isinstance(answer, Rejected) else None  # else another node may be committing
                    return answer
                continue
            committed: asyncio.Future[CommitResult] = asyncio.get_running_loop().create_future()
            self.committer.send(actor, plan, partial(resolve, committed))
            result = await committed
            if (concluded := self.committer.conclude(actor, plan, result)) is not None:
                return concluded
            if result.verdict is Verdict.SKEWED:
                await clock.heartbeat()
        return RetryLater(Code.BUSY, localized("busy-too_many_players_act"), RETRY_MS)

    async def _attendance(self, actor: Actor, seen: LoadedRoom | None, request: Request) -> RoomAttendance:
        """Return who is connected to a room and who is absent; empty unless the request may start its match.

        A person who seems to be absent is looked for once more: the report of another node may be under way.
        """
        absent, expected = frozenset[str](), expected_people(seen, request)
        if self.find_absent is not None and expected and (absent := await self.find_absent(actor.room, expected)):
            await asyncio.sleep(REPORT_SECONDS)
            absent = await self.find_absent(actor.room, absent)
        if seen is None or not (absent or needs_connected(seen)):
            return UNKNOWN_ATTENDANCE
        members = await self._store.presence.members(actor.keys, self.clock_of(actor.room).now())
        # the name of a member of the presence begins with its identity
        return RoomAttendance(frozenset(member.partition("/")[0] for member in members), absent)

    async def _see(self, actor: Actor, is_new: bool = False) -> LoadedRoom | None:
        """Load a room (None: there is none), and the ids of the commands that it has accepted. Both stay in the actor.

        `is_new`: the caller is about to make the room (see `StoredRooms.open`).
        """
        redis_run = self._store.run_of(actor.room)  # before the room is read: its ids are those of this run
        actor.seen = None  # it stays so if this is interrupted
        seen = await self._load(actor.room, is_new)
        await self._loader.update_accepted(actor.room, actor.accepted, seen, redis_run)
        actor.seen = seen
        return seen

    async def _accepted_before(self, actor: Actor, request: Request) -> Answer | None:
        """Return the answer to a request that was accepted before; None if it was not, up to the position seen last.

        It is rejected if its sender has used its id for another command.
        """
        for number in actor.accepted.numbers(request):
            match await self._loader.compare(actor.room, number, request):
                case True:
                    return self.committer.accepted(actor, request, number, self._store.rooms.durability_of(actor.keys))
                case False:
                    return Rejected(Code.ID_REUSED, localized("id_reused-used_another_command_use"))
        return None

    async def _refuse(self, actor: Actor, seen: LoadedRoom | None, why: Refused) -> Answer | None:
        """Return the refusal once a read shows that the room is still as `seen`; None if it is not: decide again."""
        now = await self._loader.position(actor.room)
        if self._store.run_of(actor.room) != actor.accepted.run:  # the store may have been restored
            return None
        if seen is None or now is None:
            is_unchanged = seen is None and now is None
        else:
            is_unchanged = (now.epoch, now.number) == (seen.epoch, seen.number) and continues(seen.digest, now.digest)
        if not is_unchanged:
            return None
        if why.code is Code.TOO_LATE:  # another node may be committing the same command, received in time
            return RetryLater(why.code, why.message, RETRY_MS)
        return Rejected(why.code, why.message)


def _automatic_answer_at(room: Room, thinking: Thinking) -> int | None:
    """Return when a bot or the rules answer in a room (ms since 1970); None for never, also if its game fails."""
    try:
        with GameGuard(room.record.room, room.record.game):
            return automatic_answer_at(room, answerable_choices(room), thinking)
    except GameFailed:
        return None


def _game_of(seen: LoadedRoom | None, request: Request) -> str:
    """The name of the game by which a request is decided; of a room that does not exist yet, the one it asks for."""
    return str(getattr(request.ask, "game", "")) if seen is None else seen.room.record.game


def _unavailable(why: StoreUnavailable) -> RetryLater:
    return RetryLater(Code.UNAVAILABLE, localized(why.text), RETRY_MS)


def _is_second_answer(actor: Actor, request: Request) -> bool:
    """Return whether a request changes an answer, as far as the room is in memory. False if it was accepted before."""
    ask, room = request.ask, actor.known if actor.seen is None else actor.seen.room
    if room is None or not isinstance(ask, Command) or actor.accepted.may_have(request.identity, ask.seat, ask.id):
        return False
    try:
        return is_changeable(room, ask)
    except Exception:  # an error of the rules is reported where the request is decided
        log.debug("a second answer cannot be recognised", exc_info=True, extra=about(room=actor.room))
        return False


def _report_change(
    on_change: Callable[[str, Request], None], room: str, request: Request, then: Then, answer: Answer
) -> None:
    """Report an accepted request to `on_change`, then pass the answer to `then`."""
    if isinstance(answer, Accepted):
        on_change(room, request)
    then(answer)


def count_answer(then: Then, answer: Answer) -> None:
    """Count an answer in the metrics and pass it on."""
    command_results[_labels(answer)] += 1
    then(answer)


def _labels(answer: Answer) -> tuple[str, str]:
    """Return the labels of an answer for the metrics: what became of the request, and the code."""
    match answer:
        case Accepted():
            return "accepted", ""
        case Rejected():
            return "rejected", answer.code
        case RetryLater():
            return "undecided", answer.code
