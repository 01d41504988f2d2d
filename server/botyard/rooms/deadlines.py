"""When a room is to be acted on without a request of a client. Pure; all times are ms since 1970, None for never."""

from collections.abc import Sequence
from typing import Any

from botyard.rooms import absence
from botyard.rooms.bot_timing import Thinking, next_bot_answer
from botyard.rooms.clock import next_alarm
from botyard.rooms.record import Record
from botyard.rooms.requests import Alarm
from botyard.rooms.room import Room, answerable_choices
from botyard.rooms.watching import delay_ms
from botyard_protocol.messages import Status

KEEP_MS = 10 * 60_000
"""How long a match stays live after its end."""
EXPIRY_MS = 24 * 3_600_000
"""A room expires so long after its last entry if its match has not begun."""


def earliest(*times: int | None) -> int | None:
    """The first of some times."""
    return min([time for time in times if time is not None], default=None)


def bot_answer_at(room: Room, choices: Sequence[Any], thinking: Thinking) -> int | None:
    """When the next bot answers. `choices`: those that can be answered now."""
    if room.state is None or not room.record.shown:
        return None
    return next_bot_answer(room.record, choices, thinking)


def automatic_answer_at(room: Room, choices: Sequence[Any], thinking: Thinking) -> int | None:
    """When a bot answers, or the rules for a missing player of a match without a clock."""
    bot = bot_answer_at(room, choices, thinking)
    if room.record.absence is None or absence.auto_answer(room.record, choices) is None:
        return bot
    return earliest(bot, absence.auto_answer_at(room.record))


def due_auto_answer(room: Room, now: int) -> Alarm | None:
    """The alarm by which the rules answer for a missing player of a match without a clock, if it is due."""
    alarm = absence.auto_answer(room.record, answerable_choices(room))
    return alarm if alarm is not None and absence.auto_answer_at(room.record) <= now else None


def next_deadline(room: Room, answer: int | None) -> int | None:
    """When a clock runs out, an automatic `answer` is due, or the time for opening shares ends.

    The clocks of a room whose rules this node does not carry are left out: no alarm of this node could end them.
    """
    clocks = None if room.state is None else room.record.clocks
    alarm = None if clocks is None else next_alarm(clocks)
    return earliest(alarm, answer, opening_ends(room.record))


def next_visit(record: Record, deadline: int | None = None) -> int | None:
    """When any node looks at a room: at its `deadline`, or once it can be archived or expires."""
    return deadline if record.status is Status.PLAYING else earliest(next_look(record), deadline)


def next_look(record: Record) -> int:
    """When a room that is not being played can be archived, or expires.

    A match that spectators see with a delay is over for them later.
    """
    return record.time + (EXPIRY_MS if record.status is Status.OPEN else KEEP_MS + delay_ms(record))


def opening_ends(record: Record) -> int | None:
    """The end of the time for opening shares of chance; None while none are being opened."""
    return record.luck.until if record.status is Status.OPEN and record.luck.until else None


def is_over(record: Record, now: int) -> bool:
    """Whether a room can be archived or has expired."""
    return record.status is not Status.PLAYING and next_look(record) <= now
