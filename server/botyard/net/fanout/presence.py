"""Who of those who hold seats is there, and since when not: the same on every node, since it is read. Pure.

A connection is a member of the presence set under a name (`presence_members.member_name`). The second part of the name
ends with a mark while the page is hidden.
"""

from collections.abc import Collection, Mapping, Sequence

from botyard_protocol.messages import Attendance, Occupant, SeatPresence

AWAY = "~"


def with_away(member: str, away: bool) -> str:
    """The name of a member, marked or not."""
    identity, entered, *more = member.split("/", 2)
    return "/".join((identity, entered.removesuffix(AWAY) + (AWAY if away else ""), *more))


def is_away(member: str) -> bool:
    """Whether nobody looks at a member's page."""
    return member.split("/", 2)[1].endswith(AWAY)


def identity_of(member: str) -> str:
    """Whose connection a member is."""
    return member.partition("/")[0]


def holders(seats: Sequence[Occupant | None]) -> set[str]:
    """The people who hold seats."""
    return {occupant.identity for occupant in seats if occupant is not None and occupant.bot is None}


def seat_presences(people: Collection[str], members: Sequence[str], seen: Mapping[str, int]) -> dict[str, SeatPresence]:
    """How each of some people is there. `seen`: when those who are not were last (ms since 1970); 0 if nobody knows."""
    here = {identity_of(member) for member in members if not is_away(member)}
    connected = {identity_of(member) for member in members}
    return {one: _state(one, here, connected, seen) for one in people}


def _state(one: str, here: set[str], connected: set[str], seen: Mapping[str, int]) -> SeatPresence:
    if one in here:
        return SeatPresence(Attendance.HERE)
    return SeatPresence(Attendance.AWAY) if one in connected else SeatPresence(Attendance.OFFLINE, seen.get(one, 0))
