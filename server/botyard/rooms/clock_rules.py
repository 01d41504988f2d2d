"""Clock rules of a room: time given back, late commands, time-outs. Pure."""

from typing import Any

import msgspec

from botyard.errors import Refused
from botyard.games.interface import Game
from botyard.rooms import clock
from botyard.rooms.clock import Clocks, Outage
from botyard.rooms.record import Record
from botyard.rooms.requests import Alarm
from botyard_protocol.codes import Code
from botyard_protocol.messages import Event, SeatAbsent, SeatReturned, Status, TimedOut, TimeGranted

CLOCK = "clock"
"""The identity that alarms are decided for. No person has it: identities of people are hex digits."""


def due_alarm(record: Record, now: int) -> Alarm | None:
    """The alarm that is due at `now`, if any. Every node makes the same one, so that it is committed once."""
    clocks = record.clocks
    for running in clocks.running if clocks else ():
        assert clocks is not None
        if (at := clock.alarm_at(clocks, running)) <= now:
            return Alarm(f"alarm-{running.choice}-{at}", running.seat, running.choice)
    return None


def give_back(record: Record, outages: tuple[Outage, ...]) -> tuple[Record, tuple[Event, ...]]:
    """The record after outages are given back, and its events."""
    if record.clocks is None or not outages:
        return record, ()
    clocks, grants = clock.give_back(record.clocks, outages)
    events = tuple(TimeGranted(seat, ms) for seat, ms in grants)
    return msgspec.structs.replace(record, clocks=clocks), events


def must_be_in_time(clocks: Clocks, choice: int, at: int) -> None:
    """Raise `Refused` if the time for a choice was up before `at`."""
    running = clock.running_for(clocks, choice)
    if running is not None and at > clock.deadline(clocks, running):
        raise Refused(Code.TOO_LATE, "Your time was up before this came: the rules answer for you.")


def is_due(record: Record, ask: Alarm, now: int) -> bool:
    """Whether the alarm is due. Raises `Refused` if its choice is not open any more."""
    running = clock.running_for(record.clocks, ask.choice) if record.clocks else None
    if record.status is not Status.PLAYING or record.clocks is None or running is None:
        raise Refused(Code.CHOICE_CLOSED, "The choice was answered before its time was up.")
    return clock.alarm_at(record.clocks, running) <= now


def time_out(record: Record, seat: int) -> tuple[Record, tuple[Event, ...]]:
    """The record after a seat's time has run out, and its events."""
    assert record.clocks is not None
    clocks = clock.with_time_out(record.clocks, seat)
    events: tuple[Event, ...] = (TimedOut(seat),)
    if clocks.accounts[seat].absent and not record.clocks.accounts[seat].absent:
        events += (SeatAbsent(seat),)
    return msgspec.structs.replace(record, clocks=clocks), events


def come_back(record: Record, seat: int) -> tuple[Record, tuple[Event, ...]]:
    """The record after a seat has acted by itself, and its events."""
    if record.clocks is None:
        return record, ()
    absent = record.clocks.accounts[seat].absent
    changed = msgspec.structs.replace(record, clocks=clock.with_seat_back(record.clocks, seat))
    return changed, (SeatReturned(seat),) if absent else ()


def follow(record: Record, game: Game, state: Any, before: Any, events: int, at: int, now: int) -> Record:
    """The record with its clocks as of the choices that are open now.

    `before`: the state that the command found, None before the match. `events`: how many the entry has.
    """
    control = record.clock
    if control is None or record.status is Status.OPEN:
        return record
    clocks = record.clocks or clock.opening(control, len(record.seats))
    choices = () if record.halted else game.choices(state)  # while the match is adjourned no time runs
    active = () if record.halted else game.active(state)
    turn_over = before is not None and game.turns(state) > game.turns(before)
    followed = clock.follow(clocks, control, choices, active, at, now + clock.grace(events), turn_over)
    return msgspec.structs.replace(record, clocks=followed)
