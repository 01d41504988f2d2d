"""What people are to be informed of when their page is closed: the due lines of a room. Pure.

Each line is for a seat, or the webhook of the table, and a kind, with the time from which a notification may be sent. A
commit writes the lines that its entry makes due and removes those that it settles, so a line is there for as long as
its reason. A line that follows another one (see `following`) is written when that other line is due. Only slow matches
have lines: in a live one the players are at the table.
"""

from botyard.rooms.match.clock import deadline
from botyard.rooms.record import Record
from botyard.rooms.sight.watching import is_delayed
from botyard_protocol.api_notifications import NotificationKind
from botyard_protocol.messages import Pace, Status

DELAY_MS = 60_000
"""How long a notification waits: a person who answers meanwhile needs none."""
CLOCK_SKEW_LIMIT_MS = 5_000
"""The clocks of nodes differ by less than this, since a commit whose time is 2 s off is refused."""
WARNING_DIVISOR = 4
WARNING_MS = 12 * 3_600_000
"""The time of a seat is nearly up when a quarter of it is left, or this much if that is less."""


CHANNELS = ("push", "mail", "hook")
"""The ways to notify a person; a due line that is being sent has a copy for each way."""
TABLE = "table"
"""Stands in place of the seat in lines for the webhook of a table."""

Due = tuple[int | str, ...]
"""The changes of due lines as one flat tuple: a count, so many values for new lines, then the settled lines.

The values for a new line are its time (ms since 1970) and the line. The tuple is empty if nothing changes.
"""
Lines = dict[str, int]
"""The time of each line, which is named by its seat and its kind on the wire, such as `0 turn` or `table turn`."""
_TURN, _TIME, _VOTE = NotificationKind.TURN.wire, NotificationKind.TIME.wire, NotificationKind.VOTE.wire
_BEGUN, _OVER = NotificationKind.BEGUN.wire, NotificationKind.OVER.wire
_TURN_OF_TABLE = f"{TABLE} {_TURN}"


def is_slow(record: Record) -> bool:
    """Whether a room has the slow pace. Only such rooms have due lines: their players come and go."""
    return record.clock is not None and record.clock.pace is Pace.SLOW


def due_changes(before: Record | None, after: Record) -> Due:
    """Return the lines that an entry makes due, and those that it settles. `before`: None for a new room.

    They are one flat tuple: how many values stand for new lines, these (time and line in turn), then the settled lines.
    It is empty if nothing changes, and for a match that is not slow.
    """
    if not is_slow(after):
        return ()
    added: list[int | str] = []
    settled: list[str] = []
    same = before is not None and before.seats is after.seats and before.status is after.status
    if not same or before is None or before.absence is not after.absence or before.clocks is not after.clocks:
        _change_turns({} if before is None else _turns(before), _turns(after), after, added, settled)
    if not same or before is None or before.absence is not after.absence:
        _change_others(before, after, added, settled)
    return (len(added), *added, *settled) if added or settled else ()


def _turns(record: Record) -> dict[int, int]:
    """Return when the clocks of people began to run (ms since 1970), by seat: one running clock of each person.

    Empty without a time control, and while no choice can be answered.
    """
    clocks = record.clocks
    if clocks is None or record.halted:
        return {}
    turns: dict[int, int] = {}
    people: list[str] = []
    seats = record.seats
    for running in clocks.running:
        occupant = seats[running.seat] if running.seat < len(seats) else None
        if occupant is not None and occupant.bot is None and occupant.identity not in people:
            people.append(occupant.identity)
            turns[running.seat] = running.start
    return turns


def _change_turns(
    old: dict[int, int], new: dict[int, int], after: Record, added: list[int | str], settled: list[str]
) -> None:
    """Add to `added` and `settled` the lines by which the turns `new` differ from `old` (both as `_turns` has them).

    The copies of a line, and the lines that follow it, are settled only if its clock began so long ago that the line
    can have been due.
    """
    latest_due = after.time + CLOCK_SKEW_LIMIT_MS - DELAY_MS  # the line of a clock that began later is not due yet
    for seat, start in new.items():
        if old.get(seat) != start:
            added += (start + DELAY_MS, f"{after.room} {seat} {_TURN}")
    for seat, start in old.items():
        if new.get(seat) == start:
            continue
        if seat not in new:
            settled.append(f"{after.room} {seat} {_TURN}")
        if start <= latest_due:
            settled += _copies(after, f"{seat} {_TURN}")
            settled += (f"{after.room} {seat} {_TIME}", *_copies(after, f"{seat} {_TIME}"))
    last = max(old.values(), default=latest_due + 1)  # without an old turn the table has no line to settle
    # the table's line follows the turn that began last; it is settled once no turn is left, or a later one has begun
    if last <= latest_due and (not new or max(new.values()) > last):
        settled += (f"{after.room} {_TURN_OF_TABLE}", *_copies(after, _TURN_OF_TABLE))


def _change_others(before: Record | None, after: Record, added: list[int | str], settled: list[str]) -> None:
    """Add the changes of all lines that do not follow from clocks to `added` and `settled`.

    A match that was being played before does not begin (`_BEGUN`) again, as after an adjournment.
    """
    old, new = (set[str]() if one is None else _other_lines(one) for one in (before, after))
    goes_on = before is not None and before.status is Status.PLAYING
    for line in sorted(new - old):
        if not (goes_on and line.endswith(_BEGUN)):
            added += (after.time + DELAY_MS, f"{after.room} {line}")
    for line in sorted(old - new):
        settled += (f"{after.room} {line}", *_copies(after, line))


def _copies(after: Record, line: str) -> list[str]:
    """Return the names of the copies of a line, one for each of `CHANNELS`."""
    return [f"{after.room} {line} {channel}" for channel in CHANNELS]


def due_lines(record: Record) -> Lines:
    """Return the lines of a slow room, each with its time (ms since 1970). An adjourned match has none.

    The time is 0 if the line is due `DELAY_MS` after the entry with which it begins to apply.
    """
    lines = dict.fromkeys(_other_lines(record), 0)
    return lines if record.halted else lines | _clock_lines(record)


def _other_lines(record: Record) -> set[str]:
    """Return the lines that do not follow from clocks, without their room: a seat or `TABLE`, then the kind.

    If no choice can be answered, only the end of a match has lines.
    """
    people = (*_people(record), TABLE)
    if record.halted:
        return {f"{seat} {_OVER}" for seat in people} if record.status is Status.FINISHED else set()
    voters = _voters(record)
    lines = {f"{seat} {_BEGUN}" for seat in people} | {f"{seat} {_VOTE}" for seat in voters}
    return lines | {f"{TABLE} {_VOTE}"} if voters and not is_delayed(record) else lines


def following(record: Record, line: str) -> list[tuple[int, str]]:
    """Return the lines that a node writes when `line` is due, each as its time (ms since 1970) and the line.

    `line`: one without a channel. Only that of a turn is followed by others: the warning that its time is nearly up,
    and, if no turn is due later, the turn for the webhook of the table.
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
    """Return the seat whose turn is due last, as text."""
    return str(max(on_turn(record), key=lambda seat: (lines[f"{seat} {_TURN}"], seat)))


def line_of(room: str, seat: int | str, kind: NotificationKind) -> str:
    """The name of a line in the store: its room, then what `name_of` returns."""
    return f"{room} {name_of(seat, kind)}"


def name_of(seat: int | str, kind: NotificationKind) -> str:
    """The name of a line among those of its room. `seat`: `TABLE` for the webhook of the table."""
    return f"{seat} {kind.wire}"


def on_turn(record: Record) -> list[int]:
    """The seats of people whose clocks run; of each person the first one only."""
    return list(_turns(record))


def _people(record: Record) -> list[int]:
    """Return the seats that people hold; of each person the first one only."""
    first: dict[str, int] = {}
    for seat, occupant in enumerate(record.seats):
        if occupant is not None and occupant.bot is None:
            first.setdefault(occupant.identity, seat)
    return list(first.values())


def _clock_lines(record: Record) -> Lines:
    """Return the lines of running clocks: a turn and a warning for each person who has to answer, a turn for the table.

    A table that spectators see late has no line.
    """
    lines: Lines = {}
    clocks, waiting = record.clocks, on_turn(record)
    for running in clocks.running if clocks is not None else ():
        if running.seat not in waiting:
            continue
        assert clocks is not None
        lines.setdefault(f"{running.seat} {_TURN}", running.start + DELAY_MS)
        end = deadline(clocks, running)
        lines.setdefault(f"{running.seat} {_TIME}", end - min((end - running.start) // WARNING_DIVISOR, WARNING_MS))
    if lines and not is_delayed(record):  # spectators would not know it yet
        lines[_TURN_OF_TABLE] = max(lines[f"{seat} {_TURN}"] for seat in waiting)
    return lines


def _voters(record: Record) -> list[int]:
    """Return the first seats of the people who are asked about a missing player and have not voted."""
    absence = record.absence
    if absence is None or absence.decided is not None or not absence.missing:
        return []
    done = {one.identity for one in absence.missing} | {ballot.identity for ballot in absence.ballots}
    seats = record.seats
    return [seat for seat in _people(record) if (holder := seats[seat]) is not None and holder.identity not in done]
