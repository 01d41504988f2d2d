"""Missing players of a match, and the votes of the others about what to do. Pure.

Nodes write into the log that a player has gone or is connected again (`Attend`), so that all consequences follow from
the log alone. Players decide by votes; how many must agree is always shown.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from botyard.errors import Refused
from botyard.rooms.before import bots_on_seats
from botyard.rooms.match import clock
from botyard.rooms.record import NOTHING_AGREED, Record
from botyard.rooms.requests import Alarm, Attend, EndMatch, Request
from botyard.rooms.room import Context, Decision, Room, answerable_choices, game_of, must_hold, progress, resign_all
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code
from botyard_protocol.messages import (
    Abandoned,
    Absence,
    AbsenceChanged,
    Ballot,
    BotLevel,
    Decided,
    Event,
    MatchAbandoned,
    MatchFinished,
    Missing,
    Occupant,
    Pace,
    PersonGone,
    PersonSeen,
    Remedy,
    SeatAbsent,
    SeatReturned,
    Status,
    TimeControl,
    Voted,
)

LIVE_GRACE_MS = 60_000
"""How long a player may be disconnected in a match with live clocks: see `grace_ms`."""
UNTIMED_GRACE_MS = 120_000
"""The grace time in a match without a clock."""
SLOW_GRACE_MS = 24 * 3_600_000
"""The longest grace time in a slow match: it is one turn's time if that is less."""

STAND_INS = (BotLevel.GREEDY, BotLevel.PLANNER)
"""The levels of substitute bots."""

WHILE_ADJOURNED = (Remedy.GO_ON, Remedy.END, Remedy.FORFEIT)
"""The remedies that are offered while the match is adjourned."""
FINAL = (Remedy.END, Remedy.FORFEIT)
"""The remedies that cannot be taken back. Those who are here decide about them, also while the match is adjourned."""


def grace_ms(control: TimeControl | None) -> int:
    """Return the ms that a player may be disconnected before the others are asked. `control`: None for no clock."""
    if control is None:
        return UNTIMED_GRACE_MS
    return LIVE_GRACE_MS if control.pace is Pace.LIVE else min(control.turn * 1000, SLOW_GRACE_MS)


# --- who is there -----------------------------------------------------------------------------------------------


def players(room: Room) -> list[str]:
    """Return the identities of people who still play, who hold a seat that has not resigned, in the order of seats."""
    out = game_of(room.record).resigned(room.state)
    playing = [one for seat, one in enumerate(room.record.seats) if seat not in out]
    return list(dict.fromkeys(bots_on_seats.human_ids(playing)))  # each person once


def players_who_can_return(room: Room) -> list[str]:
    """Return the identities of `players`, without those who can never come back."""
    missing = room.record.absence.missing if room.record.absence else ()
    gone = {one.identity for one in missing if one.left}
    return [one for one in players(room) if one not in gone]


def attend(room: Room, ask: Attend, request: Request, ctx: Context) -> Decision:
    """Record that a player has gone (`ask.since` not 0), or is connected again (0). Raises `Refused` if it is known."""
    if room.record.status is not Status.PLAYING or room.state is None:
        raise Refused(Code.GAME_OVER, localized("game_over-no_match_progress_no"))
    return _record_gone(room, ask, ctx) if ask.since else _record_back(room, ask, ctx)


def is_missed(room: Room, identity: str, since: int, now: int) -> bool:
    """Return whether the others are to vote about a person who is not connected since `since` (ms since 1970).

    In a slow match people come and go: there a player is missed only once the match waits for them. A match that is
    adjourned waits for no one: there each player who is away that long is missed.
    """
    record = room.record
    absence = record.absence or Absence()
    if record.status is not Status.PLAYING or now - since < grace_ms(record.clock) or identity not in players(room):
        return False
    if any(one.identity == identity and one.since for one in absence.missing):
        return False  # the others vote already
    if record.clock is None or record.clock.pace is not Pace.SLOW or absence.adjourned:
        return True
    return _is_awaited(room, identity)


def is_reported(room: Room, identity: str, since: int, now: int) -> bool:
    """Return whether a node records a person as missing: one who `is_missed`.

    In a rated match without a clock only while the match waits for them: else a player who never answers would win as
    soon as an opponent who has waited for long closes the page.
    """
    record = room.record
    only_awaited = record.clock is None and record.effective_settings.rated
    return is_missed(room, identity, since, now) and (not only_awaited or _is_awaited(room, identity))


def _is_awaited(room: Room, identity: str) -> bool:
    """Return whether a choice of a person is open."""
    return any(choice.seat in room.record.seats_of(identity) for choice in answerable_choices(room))


def _record_gone(room: Room, ask: Attend, ctx: Context) -> Decision:
    """Record that a player is missing or has left, and ask the others again. If no one can return, the match ends.

    Raises `Refused` if that is no news.
    """
    absence = room.record.absence or Absence()
    known = next((one for one in absence.missing if one.identity == ask.person), Missing(ask.person, 0))
    if ask.left:
        is_news = ask.person in players_who_can_return(room)
    else:
        is_news = is_missed(room, ask.person, ask.since, ctx.now)
    if not is_news:
        raise Refused(Code.NOBODY_MISSING, localized("nobody_missing-no_vote_about_player"))
    others = tuple(one for one in absence.missing if one is not known)
    # about another person, or when waiting has become useless, the others are asked anew
    decided = absence.decided if known in absence.missing and not ask.left else None
    gone = replace(known, since=known.since or ask.since, left=ask.left)
    changed = replace(absence, missing=(*others, gone), ballots=(), decided=decided)
    events = (PersonGone(_seat_of(room.record, ask.person), gone.since, ask.left),)
    if ask.left and players_who_can_return(room) == [ask.person]:
        return abandon(room, Abandoned.DESERTED, "", events, ctx)
    return _decision_with(room, changed, events, ctx)


def _record_back(room: Room, ask: Attend, ctx: Context) -> Decision:
    """Record that a missing player is connected again. Raises `Refused` if that is no news.

    A substitute goes on until the player answers.
    """
    absence = room.record.absence or Absence()
    known = next((one for one in absence.missing if one.identity == ask.person and one.since), None)
    if known is None or known.left or not room.record.seats_of(ask.person):
        raise Refused(Code.NOBODY_MISSING, localized("nobody_missing-player_wasn"))
    others = tuple(one for one in absence.missing if one is not known)
    if known.ruled or known.bot is not None:
        others += (replace(known, since=0),)  # connected, but the substitute still plays
    return _decision_with(
        room, replace(absence, missing=others, ballots=()), (PersonSeen(_seat_of(room.record, ask.person)),), ctx
    )


def _seat_of(record: Record, identity: str) -> int:
    """The first seat of a person who has one."""
    return record.seats_of(identity)[0]


def _decision_with(room: Room, absence: Absence, events: tuple[Event, ...], ctx: Context) -> Decision:
    """The decision with these events, after which the room has this absence."""
    record, changes = _with_absence(room, absence)
    return Decision(Room(replace(record, time=ctx.now), room.state), (*events, *changes))


def _with_absence(room: Room, absence: Absence) -> tuple[Record, tuple[Event, ...]]:
    """Set the absence of a record, without people who are not missing. Returns the record and its event.

    The needed votes are counted anew. The record has None once no player is missing and the match is not adjourned.
    """
    missing = tuple(one for one in absence.missing if _is_missing(room.record, one))
    absence = replace(absence, missing=missing)
    absence = replace(absence, needed=_votes_needed(room, absence))
    shown = absence if missing or absence.adjourned else None
    return replace(room.record, absence=shown), (AbsenceChanged(shown),)


def _is_missing(record: Record, one: Missing) -> bool:
    """Whether a player who was marked as missing still is: disconnected, or replaced by the rules or a bot."""
    return bool(record.seats_of(one.identity)) and (one.since > 0 or one.ruled or one.bot is not None)


# --- coming back ------------------------------------------------------------------------------------------------


def with_person_back(room: Room, identity: str) -> tuple[Record, tuple[Event, ...]]:
    """End the absence of a player who is back. Returns the record and its events, none for one who was not missing.

    All votes about missing players are void then.
    """
    record, absence = room.record, room.record.absence
    known = None if absence is None else next((one for one in absence.missing if one.identity == identity), None)
    if absence is None or known is None:
        return record, ()
    events: tuple[Event, ...] = ()
    if known.ruled or known.bot is not None:
        events = tuple(SeatReturned(seat) for seat in record.seats_of(identity))
        record = _with_seats_present(record, identity)
    others = tuple(one for one in absence.missing if one is not known)
    record, changes = _with_absence(Room(record, room.state), replace(absence, missing=others, ballots=()))
    return record, (*events, *changes)


def without_resigned(room: Room) -> tuple[Record, tuple[Event, ...]]:
    """End the absence of players who have left the match, and so are not missed. Returns the record and its events.

    They have resigned, or other people hold their seats now.
    """
    absence = room.record.absence
    if absence is None:
        return room.record, ()
    playing = players(room)
    missing = tuple(one for one in absence.missing if one.identity in playing)
    return _with_absence(room, replace(absence, missing=missing))


def back_after_answer(room: Room, identity: str) -> tuple[Record, tuple[Event, ...]]:
    """End the absence of a player who has answered a choice, if a substitute answers for that player.

    Any other missing player stays missing: the answer may be a preset one, and must not tell the others that the
    player is there.
    """
    if _missing_with_substitute(room.record, identity) is None:
        return room.record, ()
    return with_person_back(room, identity)


def _missing_with_substitute(record: Record, identity: str) -> Missing | None:
    """The missing person with this identity, if the rules or a bot play for them; else None."""
    missing = record.absence.missing if record.absence else ()
    return next((one for one in missing if one.identity == identity and (one.ruled or one.bot is not None)), None)


def _with_seats_present(record: Record, identity: str) -> Record:
    """Return the record in which the clocks do not mark the seats of a person as absent any more."""
    clocks = record.clocks
    for seat in record.seats_of(identity) if clocks is not None else ():
        assert clocks is not None
        clocks = clock.with_seat_back(clocks, seat)
    return replace(record, clocks=clocks)


def _without_absence_marks(record: Record, identity: str) -> tuple[Record, tuple[Event, ...]]:
    """Remove the marks of absence after time-outs from a person's seats. Returns the record and its events."""
    accounts = record.clocks.accounts if record.clocks else ()
    seats = [seat for seat in record.seats_of(identity) if accounts and accounts[seat].absent]
    return (_with_seats_present(record, identity), tuple(map(SeatReturned, seats))) if seats else (record, ())


def apply_invariants(before: Record, decision: Decision) -> Decision:
    """Add to a decision what follows from it for missing players. `before`: the record before it.

    The former holder of a seat that was handed over is not missed any more, and does not vote. If fewer vote, fewer
    must agree, so that something may be decided without a new vote.
    """
    record = decision.room.record
    if record.absence is before.absence and record.seats == before.seats:
        return decision
    if record.seats != before.seats:
        record, changes = without_resigned(decision.room)
        decision = Decision(Room(record, decision.room.state), (*decision.events, *changes))
    return _with_ballot_decided(decision)


def _with_ballot_decided(decision: Decision) -> Decision:
    """Carry out what enough players have voted for, if fewer votes are needed than when they voted."""
    room, absence = decision.room, decision.room.record.absence
    if absence is None or room.record.status is not Status.PLAYING:
        return decision
    ballot = next((one for one in absence.ballots if _is_decided(room, absence, one)), None)
    if ballot is None:
        return decision
    # of the context only the time is needed
    return _accept_ballot(room, ballot, absence, decision.events, Context(room.record.time, secret=b""))


# --- deciding ---------------------------------------------------------------------------------------------------


def vote(room: Room, ask: messages.Vote, request: Request, ctx: Context) -> Decision:
    """Take a vote, and do what is decided by it, if anything is. Raises `Refused`.

    The vote of a missing player first ends that absence, which voids all ballots so far. A vote to go on also removes
    the marks of absence from the seats of the voter.
    """
    _must_vote(room, request.identity)
    record, events = with_person_back(room, request.identity)
    if ask.remedy is Remedy.GO_ON:
        record, returned = _without_absence_marks(record, request.identity)
        events += returned
    room = Room(record, room.state)
    _must_be_offered(record.absence, ask)
    absence = record.absence or Absence()
    ballot = Ballot(request.identity, ask.remedy, ask.level)
    others = tuple(one for one in absence.ballots if one.identity != request.identity)
    absence = replace(absence, ballots=(*others, ballot))
    events += (Voted(_seat_of(record, request.identity), ask.remedy, ask.level),)
    if not _is_decided(room, absence, ballot):
        return _decision_with(room, absence, events, ctx)
    return _accept_ballot(room, ballot, absence, events, ctx)


def _must_vote(room: Room, identity: str) -> None:
    """Raise `Refused` unless this player of a running match may vote."""
    if room.record.status is Status.OPEN:
        raise Refused(Code.NOT_STARTED, localized("not_started-match"))
    seat = next(iter(room.record.seats_of(identity)), 0)
    must_hold(room.record, identity, seat)  # raises for a person who holds none
    if room.record.status is Status.FINISHED:
        raise Refused(Code.GAME_OVER, localized("game_over-match"))
    if identity not in players(room):
        raise Refused(Code.ALREADY_RESIGNED, localized("already_resigned-other_players_decide"))


def _must_be_offered(absence: Absence | None, ask: messages.Vote) -> None:
    """Raise `Refused` unless the remedy that is voted for is offered now."""
    if absence is None:
        raise Refused(Code.NOBODY_MISSING, localized("nobody_missing-no_player_nothing_vote"))
    if absence.adjourned and ask.remedy not in WHILE_ADJOURNED:
        raise Refused(Code.ADJOURNED, localized("adjourned-match_paused_vote_resume"))
    if not absence.adjourned and ask.remedy is Remedy.GO_ON:
        raise Refused(Code.NOT_OFFERED, localized("not_offered-match_running"))
    if ask.remedy is Remedy.FORFEIT and not any(one.since for one in absence.missing):
        raise Refused(Code.NOT_OFFERED, localized("not_offered-no_player_forfeits"))
    if ask.remedy is Remedy.BOT and ask.level not in STAND_INS:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-level_substitute_greedy_bot"))
    if ask.remedy is not Remedy.BOT and ask.level is not None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-level_bot"))


def _is_decided(room: Room, absence: Absence, ballot: Ballot) -> bool:
    """Return whether enough players want what `ballot` wants.

    A ballot of a missing player does not exist: voting ends the absence, and a new absence voids all ballots.
    """
    deciding = set(players(room))
    wanted = Counter((one.remedy, one.level) for one in absence.ballots if one.identity in deciding)
    return wanted[ballot.remedy, ballot.level] >= _votes_needed(room, absence, ballot.remedy)


def _votes_needed(room: Room, absence: Absence, remedy: Remedy | None = None) -> int:
    """Return how many votes decide: the votes of more than half of the players who are not missing.

    To go on with an adjourned match one vote is enough once all are back; before that, more than half of all players
    who can come back. `remedy`: what is voted for; None for one that is not final.
    """
    if not absence.adjourned or remedy in FINAL:
        return len(_present_players(room, absence)) // 2 + 1
    if any(one.since and not one.left for one in absence.missing):
        return len(players_who_can_return(room)) // 2 + 1
    return 1


def _present_players(room: Room, absence: Absence) -> list[str]:
    """The players who are not missing."""
    missing = {one.identity for one in absence.missing}
    return [identity for identity in players(room) if identity not in missing]


# --- what is decided --------------------------------------------------------------------------------------------


def _accept_ballot(room: Room, ballot: Ballot, absence: Absence, events: tuple[Event, ...], ctx: Context) -> Decision:
    """Note that `ballot` is decided, void all ballots, and carry it out. `events`: those of the request so far."""
    absence = replace(absence, ballots=(), decided=ballot.remedy)
    return _carry_out(room, ballot, absence, (*events, Decided(ballot.remedy, ballot.level)), ctx)


def _carry_out(room: Room, ballot: Ballot, absence: Absence, events: tuple[Event, ...], ctx: Context) -> Decision:
    """Carry out for the missing players what `ballot` wants. `absence`: the one in which that is noted as decided."""
    record = room.record
    match ballot.remedy:
        case Remedy.END:
            return abandon(room, Abandoned.VOTE, "", events, ctx)
        case Remedy.FORFEIT:
            return _forfeit(room, absence, events, ctx)
        case Remedy.GO_ON:
            absence = replace(absence, decided=None, adjourned=0)
        case Remedy.ADJOURN:
            record, absence = _set_substitutes(record, absence, ruled=False, level=None)
            absence = replace(absence, adjourned=ctx.now)
        case Remedy.RULES:
            record, absence = _set_substitutes(record, absence, ruled=True, level=None)
            events += tuple(SeatAbsent(seat) for one in absence.missing for seat in record.seats_of(one.identity))
        case Remedy.WAIT | Remedy.BOT:  # a ballot to wait has no level: then no bot plays
            record, absence = _set_substitutes(record, absence, ruled=False, level=ballot.level)
    return _decision_with(Room(record, room.state), absence, events, ctx)


def _forfeit(room: Room, absence: Absence, events: tuple[Event, ...], ctx: Context) -> Decision:
    """Take the missing players who are not connected out of the match, as if they had resigned: they rank last."""
    game = game_of(room.record)
    gone = [one.identity for one in absence.missing if one.since]  # 0: connected again
    state, left = resign_all(game, room.state, [seat for who in gone for seat in room.record.seats_of(who)])
    playing = players(Room(room.record, state))
    missing = tuple(one for one in absence.missing if one.identity in playing)
    record, changes = _with_absence(
        Room(room.record, state), replace(absence, missing=missing, decided=Remedy.WAIT if missing else None)
    )
    return progress(record, game, state, (*events, *left, *changes), ctx)


def _set_substitutes(record: Record, absence: Absence, ruled: bool, level: BotLevel | None) -> tuple[Record, Absence]:
    """Have the rules (`ruled`), a bot (of a `level`, None: no bot) or neither answer for all missing players.

    Their clocks count time-outs anew, and mark them as absent only if the rules answer.
    """
    arranged = tuple(replace(one, ruled=ruled, bot=_stand_in(record, one.identity, level)) for one in absence.missing)
    clocks = record.clocks
    for one in absence.missing if clocks is not None else ():
        for seat in record.seats_of(one.identity):
            assert clocks is not None
            clocks = clock.with_account(clocks, seat, missed=0, absent=ruled)
    return replace(record, clocks=clocks), replace(absence, missing=arranged)


def _stand_in(record: Record, identity: str, level: BotLevel | None) -> Occupant | None:
    """Make the bot of a `level` that plays for a person, the same on every node; None for no level."""
    if level is None:
        return None
    digest = sha256(f"stand-in/{record.room}/{identity}".encode()).hexdigest()[:16]
    taken = {occupant.name for occupant in record.seats if occupant is not None}
    free = [name for name in bots_on_seats.BOT_NAMES if name not in taken]
    return Occupant(f"{bots_on_seats.BOT_ID_PREFIX}{digest}", free[int(digest, 16) % len(free)], level)


def adjourn(room: Room, ctx: Context) -> Decision:
    """Adjourn the match until a player wants to go on."""
    absence = room.record.absence or Absence()
    return _decision_with(room, replace(absence, adjourned=ctx.now, ballots=(), decided=None), (), ctx)


def abandon(room: Room, by: Abandoned, why: str, events: tuple[Event, ...], ctx: Context) -> Decision:
    """End the match without a result, after `events`. `by`: the kind of reason; `why`: an operator's words, else ""."""
    record = replace(
        room.record, status=Status.FINISHED, absence=None, agreements=NOTHING_AGREED, abandoned=by, time=ctx.now
    )
    gone = (AbsenceChanged(None),) if room.record.absence else ()
    ended = (MatchAbandoned(by, why), MatchFinished(record.secret.hex()))
    return Decision(Room(record, room.state), (*events, *gone, *ended))


def end(room: Room, ask: EndMatch, request: Request, ctx: Context) -> Decision:
    """End the match for an operator of the service. Raises `Refused` if none is being played."""
    if room.record.status is Status.OPEN:
        raise Refused(Code.NOT_STARTED, localized("not_started-match"))
    if room.record.status is Status.FINISHED:
        raise Refused(Code.GAME_OVER, localized("game_over-match"))
    return abandon(room, Abandoned.OPERATOR, ask.why, (), ctx)


# --- who answers ------------------------------------------------------------------------------------------------


def substitute(record: Record, seat: int) -> Occupant | None:
    """Return the bot that plays for the holder of a seat, None if none does."""
    holder = record.seats[seat]
    missing = None if holder is None else _missing_with_substitute(record, holder.identity)
    return None if missing is None else missing.bot


def is_answered_for(record: Record, seat: int) -> bool:
    """Whether the rules or a bot answer for the holder of a seat."""
    holder = record.seats[seat]
    return holder is not None and _missing_with_substitute(record, holder.identity) is not None


def auto_answer(record: Record, choices: Sequence[Any]) -> Alarm | None:
    """Return the alarm by which the rules answer for a missing person in a match without a clock; None if they do not.

    `choices`: those that can be answered now. The alarm is due at `auto_answer_at`.
    """
    if record.clock is not None or record.absence is None:
        return None
    for choice in choices:
        holder = record.seats[choice.seat]
        missing = None if holder is None else _missing_with_substitute(record, holder.identity)
        if missing is not None and missing.ruled:
            return Alarm(f"alarm-{choice.id}-{auto_answer_at(record)}", choice.seat, choice.id)
    return None


def auto_answer_at(record: Record) -> int:
    """When the rules answer in a match without a clock: a moment after the animation (ms since 1970)."""
    return record.animation_end + clock.ABSENT_MS
