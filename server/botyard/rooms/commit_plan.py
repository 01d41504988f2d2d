"""Plans of commits: the decision about a request, its log entry, and the time of the room's next alarm.

Pure: nothing here waits or writes. If Redis refuses the commit, the plan is discarded and made again from the newer
room.
Deadlines are ms since 1970, None for never.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from botyard.errors import NoSuchRoom, Refused
from botyard.games.interface import Game
from botyard.rooms.before import bots_on_seats, seats, starting
from botyard.rooms.before.luck import SECRET_BYTES
from botyard.rooms.decide import create, decide, is_changeable
from botyard.rooms.due import due_changes
from botyard.rooms.match import absence, desertion
from botyard.rooms.match.bot_timing import DEFAULT_THINKING, Thinking, next_bot_answer
from botyard.rooms.match.clock import Outage, due_alarm, next_alarm, outages_while_running
from botyard.rooms.match.preset_answers import NO_SIDE_DATA, SideData, due_answer
from botyard.rooms.plan_data import CommitPlan, LoadedRoom
from botyard.rooms.record import Entry, Record, digest_of
from botyard.rooms.requests import AGREEMENTS, CLOCK, Alarm, CallOff, EndMatch, NextRoom, Request
from botyard.rooms.room import Context, Decision, Room, answerable_choices, game_of, rules_of
from botyard.rooms.sight.watching import delay_ms
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code
from botyard_protocol.messages import CreateRoom, LeaveSeat, OpenShare, Pace, Start, Status

KEEP_MS = 10 * 60_000
"""How long a match stays live after its end."""
EXPIRY_MS = 24 * 3_600_000
"""A room expires so long after its last entry if its match has not begun."""

OPEN_ENTRIES = 2_000
"""The most entries of a room before its match: then it takes only the requests `_WHEN_LONG`."""
CHANGED_ENTRIES = desertion.MATCH_ENTRIES // 2
"""From this number of entries on a match takes no changed answers and, except first final votes, no `AGREEMENTS`: the
rest of `MATCH_ENTRIES` is kept for moves."""

_WHEN_LONG = (LeaveSeat, Start, OpenShare, CallOff, EndMatch)
"""The requests that an open room with `OPEN_ENTRIES` entries still takes."""

_SEATED = frozenset(
    (messages.Command, messages.Resign, messages.Contribute, messages.OpenShare, messages.ComeBack, Alarm)
)
"""The requests that act for a seat, which their entries note. `Entry.seat` of all others is None."""


@dataclass(frozen=True, slots=True)
class RoomAttendance:
    """The people who are `connected` to an open room (empty unless `needs_connected`), and those on its seats who are
    `absent`, as in `Context`.
    """

    connected: frozenset[str] = frozenset()
    absent: frozenset[str] = frozenset()


UNKNOWN_ATTENDANCE = RoomAttendance()


def plan_commit(
    name: str,
    seen: LoadedRoom | None,
    request: Request,
    now: int,
    outages: tuple[Outage, ...],
    attendance: RoomAttendance = UNKNOWN_ATTENDANCE,
    thinking: Thinking = DEFAULT_THINKING,
) -> CommitPlan:
    """Decide `request` in the room `name`, and plan its commit. `seen`: None if there is no such room yet.

    Raises `Refused`; its subclass `NoSuchRoom` for an expired room, and without a room unless the request makes one.

    `now`: the time of the room's primary (ms since 1970); `outages`: those that are known there. `attendance`: who is
    connected and who is absent, for a request that may start the match. `thinking`: how long bots seem to think.
    """
    side_data = NO_SIDE_DATA if seen is None else seen.side_data
    # a preset answer (`standing`) counts only while it is still the one that is due
    if request.standing and (seen is None or due_answer(seen.room, side_data) != request):
        raise Refused(Code.CHOICE_CLOSED, localized("choice_closed-preset_answer_withdrawn_question"))
    ctx = _context(seen, request, now, outages, attendance)
    if seen is not None and not seen.expired:  # an expired room takes no request
        _must_not_be_long(seen, request)
        decision = decide(seen.room, request, ctx)
    elif seen is None and isinstance(request.ask, CreateRoom | NextRoom):
        decision = create(name, request, ctx)
    else:
        raise NoSuchRoom
    game = rules_of(decision.room)
    entry = entry_of(seen, decision, request, ctx, game)
    room = decision.room.after(entry)
    record = room.record
    follow_up, deadline = _next_steps(room, entry, side_data, thinking)
    at_once = None if follow_up is None else now  # another node commits the follow-up if this one dies
    visit = earliest(next_visit(record, deadline), at_once)
    # `listed`: whether the room's line in the lobby changes
    listed = seen is None or not seen.room.record.is_listed_as(record)
    dumped = record if game is None else msgspec.structs.replace(record, state=game.dump(room.state))
    due = due_changes(None if seen is None else seen.room.record, record)
    return CommitPlan(request, entry, room, dumped, listed, now, side_data, follow_up, deadline, visit, due)


def _next_steps(room: Room, entry: Entry, side_data: SideData, thinking: Thinking) -> tuple[Request | None, int | None]:
    """Return the request that the node itself makes after the newest `entry`, and the room's next deadline.

    The request gives a preset answer, or adjourns a match that is deserted or too long. Each may be None: no request is
    due, no deadline is set.
    """
    record = room.record
    choices = () if record.halted else entry.choices
    follow_up = due_answer(room, side_data, choices) if side_data.answers else None
    answer = None
    if record.has_automatic_seats:
        follow_up = follow_up or desertion.due_adjournment(room)
        answer = automatic_answer_at(room, choices, thinking)
    if entry.number >= desertion.MATCH_ENTRIES:
        follow_up = follow_up or desertion.adjournment_of_long_match(record)
    return follow_up, next_deadline(room, answer)


def _must_not_be_long(seen: LoadedRoom, request: Request) -> None:
    """Raise `Refused` for what would only make a long log longer.

    An open room with `OPEN_ENTRIES` entries takes only requests to leave, start or end it; a match with
    `CHANGED_ENTRIES` takes neither agreements nor changed answers, since a player can make any number of them.
    """
    status, ask = seen.room.record.status, request.ask
    if status is Status.OPEN and seen.number >= OPEN_ENTRIES and not isinstance(ask, _WHEN_LONG):
        raise Refused(Code.ROOM_IS_LONG, localized("room_is_long"))
    if status is Status.PLAYING and seen.number >= CHANGED_ENTRIES:
        is_agreement = type(ask) in AGREEMENTS and not _is_first_final_vote(seen.room.record, request)
        if is_agreement or is_changeable(seen.room, ask):
            raise Refused(Code.ROOM_IS_LONG, localized("room_is_long-match"))


def _is_first_final_vote(record: Record, request: Request) -> bool:
    """Return whether a request is a person's first vote to end or resume a match with a missing player."""
    ask, known = request.ask, record.absence
    if not isinstance(ask, messages.Vote) or known is None:
        return False
    is_final = ask.remedy in absence.FINAL or known.adjourned
    cast = [one for one in known.ballots if one.identity == request.identity and one.remedy in absence.FINAL]
    return bool(is_final) and not cast


def needs_connected(seen: LoadedRoom) -> bool:
    """Whether plans need `RoomAttendance.connected`: a start of this room may ask for shares of the seed.

    Only people who are connected, or have just committed to a share, are asked to open it.
    """
    record = seen.room.record
    return record.status is Status.OPEN and bool(record.luck.shares) and not record.luck.until


def expected_people(seen: LoadedRoom | None, request: Request) -> frozenset[str]:
    """Return the people on the seats of an open room who are asked before its match starts, if they are absent.

    The sender of the request is not among them. Empty if the request cannot start a match, or starts it unasked.
    """
    if seen is None or seen.room.record.status is not Status.OPEN or seen.room.record.luck.until:
        return frozenset()  # `until`: a start is under way
    record = seen.room.record
    ask, free, may_ask = request.ask, record.seats.count(None), seats.asks_absent(record)
    if isinstance(ask, messages.ChangeRoom):  # it decides how many seats there are, and whether people are asked
        free -= max(record.players - ask.players, 0)
        may_ask = ask.clock is None or ask.clock.pace is not Pace.SLOW
    # other requests fill one seat at most, so with two free seats no match starts unless the host starts it
    if free > 1 or not may_ask:
        return frozenset()
    return frozenset(bots_on_seats.human_ids(record.seats)) - {request.identity}


def _context(
    seen: LoadedRoom | None, request: Request, now: int, outages: tuple[Outage, ...], attendance: RoomAttendance
) -> Context:
    """Return what a decision depends on besides the room and the request. `seen`: None for a new room.

    `now` and `outages` as in `plan_commit`; outages that change nothing in the room are left out.
    """
    if seen is None:
        return Context(now, secrets.token_bytes(SECRET_BYTES), number=1)
    record = seen.room.record
    known = (
        (*outages_while_running(record.clocks, outages), *starting.outages_while_opening(record, outages))
        if outages
        else ()
    )
    return Context(
        max(now, record.time),  # the times of a log never go back
        b"",  # only a new room needs a secret
        request.received,
        known,
        attendance.connected,
        absent=attendance.absent,
        number=seen.number + 1,
    )


def entry_of(seen: LoadedRoom | None, decision: Decision, request: Request, ctx: Context, game: Game | None) -> Entry:
    """Return the log entry of a decision, with the number after `seen`. `game`: the rules, None before the match."""
    record, state = decision.room.record, decision.room.state
    public, own = (None, ()) if game is None else game.fingerprints(state)  # `own`: by seat
    choices = () if game is None or record.status is not Status.PLAYING else game.choices(state)
    epoch, number, before = (1, 1, None) if seen is None else (seen.epoch, seen.number + 1, seen.room.record.digest)
    return Entry(
        epoch=epoch,
        number=number,
        rules_version=record.rules_version,
        time=record.time,
        identity=request.identity,
        seat=seat_of(request),
        id=request.ask.id,
        command=request.ask,
        events=decision.events,
        choices=choices,
        received=ctx.at if record.clocks else 0,  # the moment that counts for a clock
        outages=ctx.outages,
        clocks=record.clocks,
        hash=public,
        own=own,
        standing=request.standing,
        digest=digest_of(before, number, public, decision.events),
        before=before,
    )


def seat_of(request: Request) -> int | None:
    """The seat that a request is for, None if it is for none."""
    ask: Any = request.ask
    return ask.seat if type(ask) in _SEATED else None


# --- deadlines --------------------------------------------------------------------------------------------------


def due_request(seen: LoadedRoom, now: int, outages: tuple[Outage, ...]) -> Request | None:
    """Return the request that is due at `now` without a client; None if none is.

    It is an alarm, the calling off of a start in which shares were not opened in time, a preset answer, or the
    adjournment of a deserted match.
    """
    room = seen.room
    alarm: Alarm | CallOff | None = None
    if room.record.luck.until:
        alarm = starting.overdue(room.record, now, outages)
    elif room.state is not None:
        alarm = due_alarm(room.record.clocks, now) or due_auto_answer(room, now)
    if alarm is not None:
        return Request(CLOCK, "", alarm)
    if room.record.luck.until or room.state is None:
        return None
    return due_answer(room, seen.side_data) or desertion.due_adjournment(room)


def earliest(*times: int | None) -> int | None:
    """Return the earliest of some times, without those that are None; None if all are."""
    first = None
    for time in times:
        if time is not None and (first is None or time < first):
            first = time
    return first


def bot_answer_at(room: Room, choices: Sequence[Any], thinking: Thinking) -> int | None:
    """Return when the next bot answers (ms since 1970); None if no bot is asked.

    `choices`: those that can be answered now.
    """
    if room.state is None or not room.record.animation_end:  # 0: no seat has had a bot so far
        return None
    return next_bot_answer(room.record, choices, thinking, game_of(room.record).is_race(room.state))


def automatic_answer_at(room: Room, choices: Sequence[Any], thinking: Thinking) -> int | None:
    """Return when a bot answers, or the rules for a missing player of a match without a clock; None if none does.

    `choices` as in `bot_answer_at`.
    """
    bot = bot_answer_at(room, choices, thinking)
    if room.record.absence is None or absence.auto_answer(room.record, choices) is None:
        return bot
    return earliest(bot, absence.auto_answer_at(room.record))


def due_auto_answer(room: Room, now: int) -> Alarm | None:
    """The alarm by which the rules answer for a missing player of a match without a clock; None if none is due."""
    alarm = absence.auto_answer(room.record, answerable_choices(room))
    return alarm if alarm is not None and absence.auto_answer_at(room.record) <= now else None


def next_deadline(room: Room, answer: int | None) -> int | None:
    """Return when a clock runs out, an automatic `answer` is due, or the time for opening shares ends; None for never.

    The clocks of a room whose rules this node does not have are left out: no alarm of this node could stop them.
    """
    clocks = None if room.state is None else room.record.clocks
    alarm = None if clocks is None else next_alarm(clocks)
    return earliest(alarm, answer, shares_deadline(room.record))


def next_visit(record: Record, deadline: int | None = None) -> int | None:
    """Return when a node looks at a room: at its `deadline`, or once it can be archived or expires; None for never."""
    return deadline if record.status is Status.PLAYING else earliest(retention_end(record), deadline)


def retention_end(record: Record) -> int:
    """Return when a room whose match is not running can be archived, or expires (ms since 1970).

    An open room waits `EXPIRY_MS` after its last entry. While people sit in it, it waits one turn of a slow match if
    that is longer, and at least until its last valid invitation expires. A match that spectators see some seconds late
    stays longer by these seconds.
    """
    if record.status is not Status.OPEN:
        return record.time + KEEP_MS + delay_ms(record)
    if record.host is None:  # all people have left, but the room still counts for its maker
        return record.time + EXPIRY_MS
    term = EXPIRY_MS
    if record.clock is not None and record.clock.turn:  # of a slow match
        term = max(term, record.clock.turn * 1000)
    invited = (one.expires for one in record.invitations if one.is_alive(record.time))
    return max((record.time + term, *invited))


def shares_deadline(record: Record) -> int | None:
    """The deadline for opening shares of the seed (ms since 1970); None while none are being opened."""
    return record.luck.until if record.status is Status.OPEN and record.luck.until else None


def is_over(record: Record, now: int) -> bool:
    """Whether a room can be archived or has expired."""
    return record.status is not Status.PLAYING and retention_end(record) <= now
