"""Deserted matches: when they are adjourned, and when they end. Pure.

Where only bots and the rules would play on, a match is adjourned at once, and so is one whose log is too long. Where no
clock runs and nothing has been done for long, it ends without a result. Nodes enter each of these into the log
(`Deserted`), so that all consequences follow from the log alone.
"""

from botyard.errors import Refused
from botyard.rooms.before import bots_on_seats
from botyard.rooms.match import absence
from botyard.rooms.record import Record
from botyard.rooms.requests import CLOCK, Deserted, Request
from botyard.rooms.room import Context, Decision, Room
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Abandoned, Pace, Status

DAY_MS = 86_400_000
IDLE_MS = 14 * DAY_MS
"""After this time without any action, a match in which no clock runs ends without a result."""
ALONE_IDLE_MS = DAY_MS
"""This time for a match that one guest plays alone with bots."""
MATCH_ENTRIES = 20_000
"""From this number of entries on a match is adjourned after each entry. Matches by the rules have far fewer."""


def due_adjournment(room: Room) -> Request | None:
    """Return the request that adjourns a match in which only bots and the rules would play on; None otherwise."""
    record = room.record
    if record.status is not Status.PLAYING or record.halted or not _goes_on_without_people(record):
        return None
    if any(_is_here(record, person) for person in absence.players(room)):
        return None
    return Request(CLOCK, "", Deserted(f"deserted-{record.time}"))


def adjournment_of_long_match(record: Record) -> Request | None:
    """Return the request that adjourns a match whose log is too long, as the caller knows; None if it is not played."""
    if record.status is not Status.PLAYING or record.halted:
        return None
    return Request(CLOCK, "", Deserted(f"long-{record.time}"))


def idle_since(record: Record) -> int | None:
    """When something was done last in a match in which no clock runs (ms since 1970); None for any other room."""
    runs = record.clock is not None and not record.halted
    return None if record.status is not Status.PLAYING or runs else record.time


def is_alone(record: Record) -> bool:
    """Whether all seats but one person's are bots'."""
    return len(bots_on_seats.human_ids(record.seats)) == 1


def end_of_idleness(record: Record) -> Request:
    """The request that ends a match in which nothing was done for too long."""
    # the time of the last entry in the id: every node makes the same request, and later ones differ
    return Request(CLOCK, "", Deserted(f"idle-{record.time}", over=True))


def desert(room: Room, ask: Deserted, request: Request, ctx: Context) -> Decision:
    """Adjourn a match that is deserted or whose log is too long, or end it if `ask.over` and it was idle for its term.

    Raises `Refused` for any other match.
    """
    if not ask.over:
        is_long = ctx.number > MATCH_ENTRIES and adjournment_of_long_match(room.record) is not None
        if due_adjournment(room) is None and not is_long:
            raise Refused(Code.NOBODY_MISSING, localized("nobody_missing-people_still_play_match"))
        return absence.adjourn(room, ctx)
    since = idle_since(room.record)
    term = ALONE_IDLE_MS if is_alone(room.record) else IDLE_MS
    if since is None or ctx.now - since < term:
        raise Refused(Code.NOBODY_MISSING, localized("nobody_missing-match_been_idle_long"))
    return absence.abandon(room, Abandoned.DESERTED, "", (), ctx)


def _goes_on_without_people(record: Record) -> bool:
    """Return whether a match goes on without people.

    With a clock: if it is a live match with bots. Without one: if the rules or bots answer for missing players.
    """
    if record.clock is not None:
        return record.clock.pace is Pace.LIVE and record.has_bots
    missing = record.absence.missing if record.absence else ()
    return any(one.ruled or one.bot is not None for one in missing)


def _is_here(record: Record, person: str) -> bool:
    """Return whether a person is connected as far as the room knows, and answers in time."""
    missing = record.absence.missing if record.absence else ()
    if any(one.identity == person and one.since for one in missing):
        return False
    clocks = record.clocks
    return clocks is None or not all(clocks.accounts[seat].absent for seat in record.seats_of(person))
