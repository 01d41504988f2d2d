"""The times at which bots answer, and their seeds. Pure: the same on every node.

A bot begins to think when the animation of the last entry is over, and seems to think for a time that follows from
the room and the choice. Its answer is computed afterwards, in a moment.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any
from zlib import crc32

import msgspec

from botyard.rooms.match import absence, clock
from botyard.rooms.record import Record
from botyard_protocol.messages import Occupant

REMAINING_TIME_DIVISOR = 20
"""If its clock runs, a bot thinks for at most 1 / `REMAINING_TIME_DIVISOR` of the time that it has left."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long bots seem to think, in ms. With `most` 0 they answer at once, without waiting for the animation."""

    least: int = 500
    most: int = 3_000

    def of(self, room: str, choice: int) -> int:
        """The time for a choice of a room, in ms: the same on every node."""
        return self.least + crc32(f"{room}/{choice}".encode()) % (self.most - self.least + 1)


DEFAULT_THINKING = Thinking()
RACE_THINKING = Thinking(20_000, 40_000)
"""How long bots seem to think where the first to answer has an advantage: about as long as a person."""


def with_animation_end(record: Record, events: int, now: int) -> Record:
    """Return the record with an estimate of when the animation of an entry ends: bots and the rules wait for that.

    `events`: how many the entry has. `now`: when it is made, in ms since 1970.
    """
    return msgspec.structs.replace(record, animation_end=now + clock.animation_ms(events))


def bot_choices(record: Record, choices: Sequence[Any]) -> list[tuple[Any, Occupant]]:
    """Return the choices that bots have to answer, each with its bot, which may be a substitute."""
    if not record.animation_end or record.halted:  # 0: no seat has had a bot so far
        return []
    occupants = [(choice, absence.substitute(record, choice.seat) or record.seats[choice.seat]) for choice in choices]
    return [(choice, occupant) for choice, occupant in occupants if occupant is not None and occupant.bot is not None]


def next_bot_answer(record: Record, choices: Sequence[Any], thinking: Thinking, race: bool = False) -> int | None:
    """Return when the first of the bots that are asked answers, in ms since 1970; None while none is.

    `race`: whether the first to answer has an advantage. Then, if a person is asked, too, bots wait `RACE_THINKING`.
    """
    asked = bot_choices(record, choices)
    if race and thinking.most > 0 and len(asked) < len(choices):
        thinking = RACE_THINKING
    return min((_answers_at(record, choice.id, thinking) for choice, _ in asked), default=None)


def _answers_at(record: Record, choice: int, thinking: Thinking) -> int:
    """Return when a bot answers a choice (ms since 1970): after the animation and a pause.

    The pause is shorter if little time is left on the bot's clock.
    """
    if thinking.most == 0:  # bots answer at once
        return record.time
    pause = thinking.of(record.room, choice)
    running = clock.running_for(record.clocks, choice) if record.clocks else None
    if running is not None and record.clocks is not None:
        remaining = clock.deadline(record.clocks, running) - running.start - running.given
        pause = min(pause, remaining // REMAINING_TIME_DIVISOR)
    return record.animation_end + pause


def seed(record: Record, identity: str) -> int:
    """The seed of a bot. It cannot be known before the secret of the match is revealed."""
    return int.from_bytes(sha256(b"bot" + record.secret + identity.encode()).digest()[:8])
