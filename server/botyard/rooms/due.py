"""What people are to be informed of when their page is closed: the due lines of a room. Pure.

Each line is for a seat, or the webhook of the table, and a kind, with the time from which a notification may be sent. A
commit writes the lines that its entry makes due and removes those that it settles, so a line is there for as long as
its reason; one that follows another line is written when that one is due. Only slow matches have lines: in a live one
the players are at the table.
"""

from botyard.rooms.match.clock import deadline
from botyard.rooms.record import Record
from botyard.rooms.sight.watching import is_delayed
from botyard_protocol.api_notifications import NotificationKind
from botyard_protocol.messages import Pace, Status

DELAY_MS = 60_000
"""A notification waits so long: who answers meanwhile needs none."""
CLOCKS_DIFFER_MS = 5_000
"""More than the clocks of nodes differ: a commit whose time is 2 s off is refused."""
WARNING_SHARE = 4
WARNING_MS = 12 * 3_600_000
"""The time of a seat is nearly up when a quarter of it is left, or this much if that is less."""


CHANNELS = ("push", "mail", "hook")
"""The ways to a person; a due line that is being sent has a copy for each."""
TABLE = "table"
"""Stands in place of the seat in lines for the webhook of a table."""

Due = tuple[int | str, ...]
"""How many values follow for lines that are due: a time (ms since 1970) and the line, in turn. Then settled lines.

Empty if nothing changes.
"""
Lines = dict[str, int]
"""The time of each line, which is named by its seat and its kind on the wire, such as `0 turn` or `table turn`."""
_TURN, _TIME, _VOTE = NotificationKind.TURN.wire, NotificationKind.TIME.wire, NotificationKind.VOTE.wire
_BEGUN, _OVER = NotificationKind.BEGUN.wire, NotificationKind.OVER.wire
_TURN_OF_TABLE = f"{TABLE} {_TURN}"


def is_slow(record: Record) -> bool:
    """Whether a room has due lines: its players come and go."""
    return record.clock is not None and record.clock.pace is Pace.SLOW


def due_changes(before: Record | None, after: Record) -> Due:
    """The lines that an entry makes due, and those that it settles. `before`: None for a new room."""
    if not is_slow(after):
        return ()
    old, new = _lines_that_differ(before, after)
    goes_on = before is not None and before.status is Status.PLAYING
    added: list[int | str] = []
    settled: list[int | str] = []
    for line, at in new.items():
        if _follows(line):
            continue
        if line not in old:
            if goes_on and line.endswith(_BEGUN):  # after an adjournment, the match does not begin again
                continue
            added += (at or after.time + DELAY_MS, f"{after.room} {line}")
        elif old[line] != at:
            added += (at, f"{after.room} {line}")
            settled += _copies(line, after, old[line])  # one that is put off is of an earlier state
    for line, at in old.items():
        if _follows(line):
            if new.get(line) != at and not (line == _TURN_OF_TABLE and line in new and new[line] < at):
                begun = old[line if line == _TURN_OF_TABLE else line.replace(_TIME, _TURN)]
                settled += _copies(line, after, begun, with_line=True)
        elif line not in new:
            settled += (f"{after.room} {line}", *_copies(line, after, at))
    return (len(added), *added, *settled) if added or settled else ()


def _follows(line: str) -> bool:
    """Whether no commit writes a line: it comes when that of the turn is due, as most turns are answered before."""
    return line.endswith(_TIME) or line == _TURN_OF_TABLE


def following(record: Record, line: str) -> list[tuple[int, str]]:
    """The lines, each after its time, that come when a line of this record without a channel is due.

    After that of a turn: its time that is nearly up, and after the last one the turn for the webhook of the table.
    """
    room, seat, kind, *_ = line.split(" ")
    lines = due_lines(record)
    if kind != _TURN or seat == TABLE or f"{seat} {kind}" not in lines:
        return []
    found = [f"{seat} {_TIME}"]
    if _TURN_OF_TABLE in lines and seat == _last_on_turn(record, lines):
        found.append(_TURN_OF_TABLE)
    return [(lines[one], f"{room} {one}") for one in found]


def _last_on_turn(record: Record, lines: Lines) -> str:
    """The seat whose turn is due last."""
    return str(max(on_turn(record), key=lambda seat: (lines[f"{seat} {_TURN}"], seat)))


def _lines_that_differ(before: Record | None, after: Record) -> tuple[Lines, Lines]:
    """The lines before an entry and after it, without those that both are known to have."""
    if before is None:
        return {}, due_lines(after)
    if before.seats is not after.seats or before.absence is not after.absence or before.status is not after.status:
        return due_lines(before), due_lines(after)
    if after.halted or before.clocks is after.clocks:
        return {}, {}
    return _clock_lines(before), _clock_lines(after)


def _copies(line: str, after: Record, at: int, *, with_line: bool = False) -> list[str]:
    """The copies of a line for the channels, which are made from `at` on; none if that is after the entry.

    `with_line`: the line itself, too.
    """
    if at > after.time + CLOCKS_DIFFER_MS:
        return []
    own = [f"{after.room} {line}"] if with_line else []
    return [*own, *(f"{after.room} {line} {channel}" for channel in CHANNELS)]


def due_lines(record: Record) -> Lines:
    """The lines of a slow room, each with its time (ms since 1970). An adjourned match has none.

    The time is 0 if the line is due a while after the entry with which it begins to apply.
    """
    lines: Lines = {}
    if not record.halted:
        voters = _voters(record)
        lines = {f"{seat} {_BEGUN}": 0 for seat in (*_people(record), TABLE)}
        lines |= _clock_lines(record)
        lines |= {f"{seat} {_VOTE}": 0 for seat in voters}
        if voters and not is_delayed(record):
            lines[f"{TABLE} {_VOTE}"] = 0
    elif record.status is Status.FINISHED:
        lines = {f"{seat} {_OVER}": 0 for seat in (*_people(record), TABLE)}
    return lines


def line_of(room: str, seat: int | str, kind: NotificationKind) -> str:
    """The stored name of a line."""
    return f"{room} {name_of(seat, kind)}"


def name_of(seat: int | str, kind: NotificationKind) -> str:
    """The name of a line among those of its room. `seat`: `TABLE` for the webhook of the table."""
    return f"{seat} {kind.wire}"


def on_turn(record: Record) -> list[int]:
    """The seats of people whose clocks run; of each person the first one only."""
    first: dict[str, int] = {}
    for running in record.clocks.running if record.clocks is not None else ():
        occupant = record.seats[running.seat] if running.seat < len(record.seats) else None
        if occupant is not None and occupant.bot is None:
            first.setdefault(occupant.identity, running.seat)
    return list(first.values())


def _people(record: Record) -> list[int]:
    """The seats that people hold; of each person the first one only."""
    first: dict[str, int] = {}
    for seat, occupant in enumerate(record.seats):
        if occupant is not None and occupant.bot is None:
            first.setdefault(occupant.identity, seat)
    return list(first.values())


def _clock_lines(record: Record) -> Lines:
    """The lines of running clocks: one of each kind for each person who has to answer, and one for the table."""
    lines: Lines = {}
    clocks, waiting = record.clocks, on_turn(record)
    for running in clocks.running if clocks is not None else ():
        if running.seat not in waiting:
            continue
        assert clocks is not None
        lines.setdefault(f"{running.seat} {_TURN}", running.start + DELAY_MS)
        end = deadline(clocks, running)
        lines.setdefault(f"{running.seat} {_TIME}", end - min((end - running.start) // WARNING_SHARE, WARNING_MS))
    if lines and not is_delayed(record):  # spectators would not know it yet
        lines[_TURN_OF_TABLE] = max(lines[f"{seat} {_TURN}"] for seat in waiting)
    return lines


def _voters(record: Record) -> list[int]:
    """The seats of people who are asked about a missing player and have not voted."""
    absence = record.absence
    if absence is None or absence.decided is not None or not absence.missing:
        return []
    done = {one.identity for one in absence.missing} | {ballot.identity for ballot in absence.ballots}
    seats = record.seats
    return [seat for seat in _people(record) if (holder := seats[seat]) is not None and holder.identity not in done]
