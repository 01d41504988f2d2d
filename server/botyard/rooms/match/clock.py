"""The clocks of a match: how much time each seat has, which clocks run, and when time is up. Pure.

Durations are whole ms; moments are ms since 1970 by the time of Redis. An outage `(from, to)` is a time in which no
node served any room. Each clock that would have run in it gets it back once, however often this is computed.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from botyard.errors import Refused
from botyard.rooms.requests import Alarm
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Pace, SeatClock, TimeControl

ALARM_MS = 500
"""How long after the deadline an alarm fires: a command that was received in time may still be on its way."""
EVENT_ANIMATION_MS = 150
ANIMATION_LIMIT_MS = 5_000
"""About how long clients animate an event, and at most an entry: only then do the clocks of its choices run."""
ABSENT_AFTER = 3
"""The number of time-outs in a row after which a seat is marked absent."""
ABSENT_MS = 1_000
"""How long the choice of an absent seat is left open, after the animation."""

Outage = tuple[int, int]
"""From when to when no node served, in ms since 1970."""

BOUNDS: dict[Pace, dict[str, tuple[int, int]]] = {
    Pace.LIVE: {"bank": (10, 7_200), "increment": (0, 300), "cap": (10, 14_400), "turn": (0, 0)},
    Pace.SLOW: {"bank": (0, 0), "increment": (0, 0), "cap": (0, 0), "turn": (3_600, 14 * 86_400)},
}
"""The least and the greatest value of each field by pace, in seconds; fields of the other pace are 0."""
OFF_TURN_LEAST = 5
"""The least time for questions in others' turns, in seconds."""


class BadTimeControl(ValueError):
    """An invalid time control; the message begins with the field."""


class Account(msgspec.Struct, frozen=True, array_like=True):
    """The time that a seat has left, in ms: `bank` for its own turns, `off_turn` for questions in others' turns.

    `missed`: time-outs in a row. `absent`: after too many of them its choices are answered by the rules at once.
    `granted`: the total that it got back for outages.
    """

    bank: int
    off_turn: int
    missed: int = 0
    absent: bool = False
    granted: int = 0


class Running(msgspec.Struct, frozen=True, array_like=True):
    """A clock that runs from `start` on for the open choice `choice` of `seat`. `given`: ms added for outages.

    `off_turn`: it takes from the seat's time for others' turns, not from its bank.
    """

    choice: int
    seat: int
    off_turn: bool
    start: int
    given: int = 0


class Clocks(msgspec.Struct, frozen=True, array_like=True):
    """All clocks of a match. `active`: the seat whose turn it is, or the seats where several have theirs at once."""

    accounts: tuple[Account, ...]
    running: tuple[Running, ...] = ()
    active: int | tuple[int, ...] | None = None

    @property
    def active_seats(self) -> tuple[int, ...]:
        """The seats whose turn it is, ascending; `()` before the first turn."""
        if self.active is None:
            return ()
        return (self.active,) if isinstance(self.active, int) else self.active


def check(control: TimeControl) -> None:
    """Raise `BadTimeControl` for an invalid time control."""
    for name, (low, high) in BOUNDS[control.pace].items():
        _must_be_within(name, getattr(control, name), low, high)
    if control.cap < control.bank:
        raise BadTimeControl("clock.cap: a bank begins below its cap, or at it.")
    _must_be_within("off_turn", control.off_turn, OFF_TURN_LEAST, max(control.bank, control.turn))


def _must_be_within(name: str, value: int, low: int, high: int) -> None:
    """Raise `BadTimeControl` unless a field of a time control is in its range (in seconds)."""
    if low == high != value:  # a field that only the other pace has
        raise BadTimeControl(f"clock.{name}: a time control of this pace has none: leave it 0.")
    if not low <= value <= high:
        raise BadTimeControl(f"clock.{name}: it is {low} to {high} seconds.")


def opening(control: TimeControl, seats: int) -> Clocks:
    """The clocks before the first choice: none runs."""
    # `bank` is 0 in slow matches, `turn` in live ones
    return Clocks((Account(max(control.bank, control.turn) * 1000, control.off_turn * 1000),) * seats)


def animation_ms(events: int) -> int:
    """How long an entry with so many events is animated, in ms: the next clock begins to run afterwards."""
    return min(events * EVENT_ANIMATION_MS, ANIMATION_LIMIT_MS)


# --- moments ----------------------------------------------------------------------------------------------------


def running_for(clocks: Clocks, choice: int) -> Running | None:
    """The clock that runs for a choice, None if none does."""
    return next((running for running in clocks.running if running.choice == choice), None)


def deadline(clocks: Clocks, running: Running) -> int:
    """The last moment at which a command is in time (ms since 1970)."""
    return running.start + running.given + _time_at_start(clocks, running)


def alarm_at(clocks: Clocks, running: Running) -> int:
    """Return from when on the rules may answer for the seat of a clock (ms since 1970).

    That is `ALARM_MS` after its deadline; for a seat marked absent, at the latest `ABSENT_MS` after the clock began.
    """
    latest = deadline(clocks, running) + ALARM_MS
    absent = clocks.accounts[running.seat].absent
    return min(latest, running.start + running.given + ABSENT_MS) if absent else latest


def next_alarm(clocks: Clocks | None) -> int | None:
    """The first moment at which a running clock needs an answer of the rules; None while no clock runs."""
    return None if clocks is None else min((alarm_at(clocks, running) for running in clocks.running), default=None)


def _time_at_start(clocks: Clocks, running: Running) -> int:
    """Return the ms that the seat of a running clock had when it began, without what was given for outages."""
    account = clocks.accounts[running.seat]
    return account.off_turn if running.off_turn else account.bank


def due_alarm(clocks: Clocks | None, now: int) -> Alarm | None:
    """Return the alarm that is due at `now`, or None. Every node makes the same one, so that it is committed once."""
    for running in clocks.running if clocks else ():
        assert clocks is not None
        if (at := alarm_at(clocks, running)) <= now:
            return Alarm(f"alarm-{running.choice}-{at}", running.seat, running.choice)
    return None


def must_be_in_time(clocks: Clocks, choice: int, at: int) -> None:
    """Raise `Refused` if the time for a choice was up before `at`."""
    running = running_for(clocks, choice)
    if running is not None and at > deadline(clocks, running):
        raise Refused(Code.TOO_LATE, localized("too_late"))


# --- changes ----------------------------------------------------------------------------------------------------


def outages_while_running(clocks: Clocks | None, outages: Iterable[Outage]) -> tuple[Outage, ...]:
    """Return the outages that ended after the first running clock began, oldest first; none if no clock runs."""
    first_start = min((running.start for running in clocks.running), default=None) if clocks else None
    if first_start is None:
        return ()
    return tuple(sorted((began, ended) for began, ended in outages if ended > first_start))


def give_back(clocks: Clocks, outages: Sequence[Outage]) -> tuple[Clocks, tuple[tuple[int, int], ...]]:
    """Give the running clocks back the time of `outages` (oldest first).

    Returns the clocks, and `(seat, ms)` for each that gets more now than it had got before.
    """
    grants = []
    for running in clocks.running:
        given = _given_for_outages(running.start, _time_at_start(clocks, running), outages)
        if (more := given - running.given) > 0:
            grants.append((running.seat, more))
            clocks = _with_running(clocks, msgspec.structs.replace(running, given=given))
            granted = clocks.accounts[running.seat].granted + more
            clocks = with_account(clocks, running.seat, granted=granted)
    return clocks, tuple(grants)


def _given_for_outages(start: int, time: int, outages: Sequence[Outage]) -> int:
    """Return the ms that outages (oldest first) add to a clock that began at `start` with `time` ms.

    An outage that began after the time was up adds nothing.
    """
    given = 0
    for began, ended in outages:
        within = max(began, start)
        if within < ended and within <= start + time + given:
            given += ended - within
    return given


def follow(
    clocks: Clocks,
    control: TimeControl,
    choices: Sequence[Any],
    active: tuple[int, ...],
    at: int,
    start: int,
    turn_over: bool = False,
) -> Clocks:
    """Stop and start clocks after an entry: `choices` are open now, and it is the turn of the seats `active`.

    `active` empty: the turns stay as they are. `at`: when the request came in, until which the clocks of closed choices
    ran. `start`: when new clocks begin. `turn_over`: the request finished a turn; a seat that is active before and
    after it has then begun another one.
    """
    still_open = {choice.id for choice in choices}
    for running in clocks.running:
        if running.choice not in still_open:
            clocks = _stop(clocks, running, at)
    if active:
        # seats in the middle of a turn: they still have an open question of that turn
        unanswered = {running.seat for running in clocks.running if not running.off_turn}
        again = set(active) - unanswered if turn_over else set()
        clocks = _next_turns(clocks, control, active, again)
    for choice in choices:
        if all(running.seat != choice.seat for running in clocks.running):
            clocks = _begin(clocks, control, Running(choice.id, choice.seat, choice.seat not in active, start))
    return clocks


def _stop(clocks: Clocks, running: Running, at: int) -> Clocks:
    """Stop a clock at `at`, and subtract the time that it ran, without outages, from what its seat has left."""
    remaining = _time_at_start(clocks, running)
    remaining -= min(max(at - running.start - running.given, 0), remaining)
    field = "off_turn" if running.off_turn else "bank"
    clocks = with_account(clocks, running.seat, **{field: remaining})
    return msgspec.structs.replace(clocks, running=tuple(other for other in clocks.running if other != running))


def _next_turns(clocks: Clocks, control: TimeControl, active: tuple[int, ...], again: set[int]) -> Clocks:
    """Add the increment, up to the cap, to each seat whose turn is over.

    In a slow match, each new turn begins with its full time. `again`: active seats that are not in the middle of a
    turn.
    """
    former = clocks.active_seats
    for seat in former:
        if seat not in active or seat in again:
            bank = clocks.accounts[seat].bank  # in slow matches it stays, since increment and cap are 0
            grown = max(bank, min(bank + control.increment * 1000, control.cap * 1000))
            clocks = with_account(clocks, seat, bank=grown)
    if control.pace is Pace.SLOW:
        for seat in active:
            if seat not in former or seat in again:
                clocks = with_account(clocks, seat, bank=control.turn * 1000)
    if active == former:
        return clocks
    return msgspec.structs.replace(clocks, active=active[0] if len(active) == 1 else active)


def _begin(clocks: Clocks, control: TimeControl, running: Running) -> Clocks:
    """Start a clock. In a slow match each question in another's turn begins with all of the time for such questions."""
    if running.off_turn and control.pace is Pace.SLOW:
        clocks = with_account(clocks, running.seat, off_turn=control.off_turn * 1000)
    return msgspec.structs.replace(clocks, running=(*clocks.running, running))


def with_time_out(clocks: Clocks, seat: int) -> Clocks:
    """Count a time-out of a seat; the third one in a row marks the seat absent."""
    times = clocks.accounts[seat].missed + 1
    absent = clocks.accounts[seat].absent or times >= ABSENT_AFTER
    return with_account(clocks, seat, missed=times, absent=absent)


def with_seat_back(clocks: Clocks, seat: int) -> Clocks:
    """Return the clocks after the player of a seat has acted: the seat is not absent any more."""
    return with_account(clocks, seat, missed=0, absent=False)


def with_account(clocks: Clocks, seat: int, **changes: Any) -> Clocks:
    """Return the clocks with changed fields of the account of one seat."""
    changed = msgspec.structs.replace(clocks.accounts[seat], **changes)
    accounts = (*clocks.accounts[:seat], changed, *clocks.accounts[seat + 1 :])
    return msgspec.structs.replace(clocks, accounts=accounts)


def _with_running(clocks: Clocks, changed: Running) -> Clocks:
    running = tuple(changed if other.choice == changed.choice else other for other in clocks.running)
    return msgspec.structs.replace(clocks, running=running)


# --- for clients ------------------------------------------------------------------------------------------------


def clock_view(clocks: Clocks | None, now: int) -> tuple[SeatClock, ...]:
    """Return the clocks by seat as clients get them at `now`; empty without a time control."""
    if clocks is None:
        return ()
    runs = {running.seat: running for running in clocks.running}
    return tuple(_seat(clocks, account, runs.get(seat), now) for seat, account in enumerate(clocks.accounts))


def _seat(clocks: Clocks, account: Account, running: Running | None, now: int) -> SeatClock:
    """Return the clock of a seat as clients get it: what is left, and in how many ms after `now` it ends and starts."""
    if running is None:
        return SeatClock(account.bank, account.off_turn, None, 0, account.absent)  # it neither ends nor starts
    ends, starts = max(deadline(clocks, running) - now, 0), max(running.start - now, 0)
    return SeatClock(account.bank, account.off_turn, ends, starts, account.absent)
