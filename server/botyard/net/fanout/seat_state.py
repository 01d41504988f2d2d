"""The seats of a room and its known absences, as of the newest entry that was sent to its connections. Pure."""

from collections.abc import Callable

from botyard.net.fanout.presence import holders
from botyard.rooms.record import Entry, Record
from botyard_protocol.messages import (
    Absence,
    AbsenceChanged,
    MatchStarted,
    Occupant,
    RoomChanged,
    SeatLeft,
    SeatTaken,
)

SEAT_EVENTS = frozenset((AbsenceChanged, SeatTaken, SeatLeft, MatchStarted, RoomChanged))
"""The events that change a `SeatState`."""


class SeatState:
    """Follows who holds which seat, entry by entry. `missing`: players recorded as absent, by ms since 1970.

    `on_change` is called when other people hold the seats.
    """

    def __init__(self, record: Record) -> None:
        self.on_change: Callable[[], object] = lambda: None
        self.seats: tuple[Occupant | None, ...] = record.seats
        self.missing = _missing(record.absence)

    @property
    def holders(self) -> set[str]:
        """The identities of the people in seats."""
        return holders(self.seats)

    def audience_of(self, identity: str) -> tuple[int, ...]:
        """The seats that an identity holds."""
        return tuple(
            seat for seat, occupant in enumerate(self.seats) if occupant is not None and occupant.identity == identity
        )

    def apply(self, entry: Entry) -> None:
        """Take in the next entry that has one of `SEAT_EVENTS`; others change nothing."""
        former, self.seats = self.holders, _seats_after(self.seats, entry)
        if self.holders != former:
            self.on_change()
        for event in entry.events:
            if isinstance(event, AbsenceChanged):
                self.missing = _missing(event.absence)

    def reset(self, record: Record) -> None:
        """Start again from a room that was read."""
        self.seats, self.missing = record.seats, _missing(record.absence)


def _missing(absence: Absence | None) -> dict[str, int]:
    return {one.identity: one.since for one in absence.missing if one.since} if absence else {}


def _seats_after(seats: tuple[Occupant | None, ...], entry: Entry) -> tuple[Occupant | None, ...]:
    for event in entry.events:
        match event:
            case SeatTaken():
                taken = Occupant(event.identity, event.name, event.bot)
                seats = (*seats[: event.seat], taken, *seats[event.seat + 1 :])
            case SeatLeft():
                seats = (*seats[: event.seat], None, *seats[event.seat + 1 :])
            case MatchStarted():
                seats = tuple(seats[seat] for seat in event.seats)
            case RoomChanged():
                seats = (*seats, *(None,) * event.players)[: event.players]
            case _:
                pass
    return seats
