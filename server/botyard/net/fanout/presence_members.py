"""Who is in a room, by the names of connections in its presence: who looks on, and who is there too often.

Each connection has a name that tells whose it is, when it entered, for which seat it looks on as a coach, and what its
person is called: so every node comes to the same result by what it reads there anyway. Of one identity a room serves
the newest connections.
"""

import secrets
import time
from collections import defaultdict
from collections.abc import Iterable, Set

from botyard_protocol.messages import Onlooker, Onlookers

SAME_IDENTITY_LIMIT = 4
"""So many connections of one identity may be in a room, as the holder of a seat or as a spectator."""


ONLOOKERS_NAMED = 50
"""So many of those who look on are named; the others are counted."""


def member_name(identity: str, name: str = "", coaches: int | None = None) -> str:
    """The name of a connection of `identity`, called `name`, that enters a room now. `coaches`: by a seat's link."""
    return f"{identity}/{time.time_ns():020d}-{secrets.token_hex(4)}/{'' if coaches is None else coaches}/{name}"


def coach_visit_name(identity: str, name: str, coaches: int) -> str:
    """The name of a spectator without a connection, always the same: it takes no connection's place."""
    return f"{identity}/{0:020d}-visitor/{coaches}/{name}"


def list_onlookers(members: Iterable[str], seated: Set[str]) -> Onlookers:
    """Who looks on, in the order in which they came. `seated`: the identities that hold the room's seats."""
    people: dict[str, Onlooker] = {}
    for member in sorted(members, key=lambda member: member.split("/")[1]):
        identity, _, coaches, name = (*member.split("/", 3), "", "")[:4]
        if identity not in seated and (identity not in people or coaches):
            people[identity] = Onlooker(identity, name, int(coaches) if coaches else None)
    return Onlookers(tuple(people.values())[:ONLOOKERS_NAMED], len(people))


def excess_connections(members: Iterable[str]) -> set[str]:
    """Of the names of all who are in a room, those whose place newer ones of the same identity have taken."""
    names: defaultdict[str, list[str]] = defaultdict(list)
    for member in members:
        names[member.partition("/")[0]].append(member)
    return {old for own in names.values() for old in sorted(own)[:-SAME_IDENTITY_LIMIT]}
