"""The presence of a room: the names of its connections, and what follows from them. Pure.

Every connection in a room is a member of its presence set in Redis, under a name. The name has the identity, the time
of entry, the seat for which it looks on as a coach, and the display name; a mark after the time says that its page is
hidden. So every node derives the same from the set: who holds a seat and is here, who is a spectator, and which
connections are too many of one identity.
"""

import random
import time
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence, Set

from botyard.rooms.record import Entry
from botyard_protocol import messages as m

AWAY = "~"
"""The mark of a connection whose page is hidden."""

SAME_IDENTITY_LIMIT = 4
"""The most connections of one identity in a room; a newer one replaces the oldest."""


NAMED_SPECTATORS_LIMIT = 50
"""The most spectators that are listed by name; the others are only counted."""


CONNECTIONS_PER_TICK = 250
"""The interval of sending a room's presence grows by a tick with each so many connections, up to `TICKS_LIMIT`."""
TICKS_LIMIT = 8

SEAT_EVENTS = frozenset((m.AbsenceChanged, m.SeatTaken, m.SeatLeft, m.MatchStarted, m.RoomChanged))
"""The events that change who holds seats, or which players are recorded as absent."""


# --- names ---


def member_name(identity: str, name: str = "", coaches: int | None = None) -> str:
    """Return a name for a connection of `identity` that enters a room now. `coaches`: the seat of its coach link.

    The names of one identity sort by the time of entry.
    """
    return f"{identity}/{time.time_ns():020d}-{random.getrandbits(32):08x}/{'' if coaches is None else coaches}/{name}"


def coach_visit_name(identity: str, name: str, coaches: int) -> str:
    """Return the name of a coach without a connection: always the same, and older than any connection."""
    return f"{identity}/{0:020d}-visitor/{coaches}/{name}"


def with_away(member: str, away: bool) -> str:
    """Return a name with the mark of a hidden page, or without it."""
    identity, entered, *more = member.split("/", 2)
    return "/".join((identity, entered.removesuffix(AWAY) + (AWAY if away else ""), *more))


def is_away(member: str) -> bool:
    """Whether a name has the mark of a hidden page."""
    return member.split("/", 2)[1].endswith(AWAY)


def identity_of(member: str) -> str:
    """Return the identity in a name."""
    return member.partition("/")[0]


# --- seats ---


def holders(seats: Sequence[m.Occupant | None]) -> set[str]:
    """Return the identities of the people who hold seats."""
    return {occupant.identity for occupant in seats if occupant is not None and occupant.bot is None}


def audience_of(seats: Sequence[m.Occupant | None], identity: str) -> tuple[int, ...]:
    """Return the seats that an identity holds."""
    return tuple(place for place, one in enumerate(seats) if one is not None and one.identity == identity)


def missing_after(absence: m.Absence | None) -> dict[str, int]:
    """Return since when (ms since 1970) each player who is recorded as absent is so, by identity."""
    return {one.identity: one.since for one in absence.missing if one.since} if absence else {}


def seats_after(seats: tuple[m.Occupant | None, ...], entry: Entry) -> tuple[m.Occupant | None, ...]:
    """Return the occupants of the seats after an entry. `seats`: those before it."""
    for event in entry.events:
        match event:
            case m.SeatTaken():
                taken = m.Occupant(event.identity, event.name, event.bot)
                seats = (*seats[: event.seat], taken, *seats[event.seat + 1 :])  # in place of the one on this seat
            case m.SeatLeft():
                seats = (*seats[: event.seat], None, *seats[event.seat + 1 :])
            case m.MatchStarted():
                seats = tuple(seats[seat] for seat in event.seats)  # `event.seats` has for each new seat the former one
            case m.RoomChanged():
                seats = (*seats, *(None,) * event.players)[: event.players]  # more free seats, or fewer at the end
            case _:
                pass
    return seats


# --- who is present ---


def people_here(members: Iterable[str]) -> set[str]:
    """Return the identities of those who look at a room's page."""
    return {identity_of(member) for member in members if not is_away(member)}


def seat_presences(
    people: Collection[str], members: Sequence[str], seen: Mapping[str, int]
) -> dict[str, m.SeatPresence]:
    """Return the presence of each of `people`.

    `members`: the names in the presence set. `seen`: when absent people were last present, in ms since 1970; 0 if that
    is unknown.
    """
    here = people_here(members)
    connected = {identity_of(member) for member in members}
    return {one: _state(one, here, connected, seen) for one in people}


def _state(one: str, here: set[str], connected: set[str], seen: Mapping[str, int]) -> m.SeatPresence:
    """Return the presence of a person. `here`: those who look at a page; `connected`: also those with it hidden."""
    if one in here:
        return m.SeatPresence(m.Attendance.HERE)
    return (
        m.SeatPresence(m.Attendance.AWAY)
        if one in connected
        else m.SeatPresence(m.Attendance.OFFLINE, seen.get(one, 0))
    )


def list_onlookers(members: Iterable[str], seated: Set[str]) -> m.Onlookers:
    """Return the spectators by the time of their entry: all are counted, the first `NAMED_SPECTATORS_LIMIT` are named.

    `seated`: the identities that hold the room's seats. A person who coaches on any connection is listed as a coach.
    """
    people: dict[str, m.Onlooker] = {}
    for member in sorted(members, key=lambda member: member.split("/")[1]):  # the part with the time
        identity, _, coaches, name = (*member.split("/", 3), "", "")[:4]  # a shorter name lacks the last parts
        if identity not in seated and (identity not in people or coaches):
            people[identity] = m.Onlooker(identity, name, int(coaches) if coaches else None)
    return m.Onlookers(tuple(people.values())[:NAMED_SPECTATORS_LIMIT], len(people))


def excess_connections(members: Iterable[str]) -> set[str]:
    """Return the names of connections that newer ones of the same identity replace: see `SAME_IDENTITY_LIMIT`."""
    names: defaultdict[str, list[str]] = defaultdict(list)
    for member in members:
        names[member.partition("/")[0]].append(member)
    # the names of one identity sort by the time of entry
    return {old for own in names.values() for old in sorted(own)[:-SAME_IDENTITY_LIMIT]}


class PresencePace:
    """Limits how often a room is sent its presence: in a large room each spectator who comes or goes changes it."""

    def __init__(self) -> None:
        self._next = 0  # the first tick at which it may be sent again

    def take(self, tick: int, connections: int, urgent: bool = False) -> bool:
        """Return whether the presence is sent at this tick. In a large room it is then not sent at the next ticks."""
        if tick < self._next and not urgent:
            return False
        self._next = tick + min(1 + connections // CONNECTIONS_PER_TICK, TICKS_LIMIT)
        return True
