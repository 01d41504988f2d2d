"""How many connections of one identity a room serves, on all nodes together: the newest ones.

Each has a name in the room's presence that tells whose it is and when it entered, so that every node comes to the
same result by what it reads there anyway.
"""

import secrets
import time
from collections import defaultdict
from collections.abc import Iterable

SAME_IDENTITY_LIMIT = 4
"""So many connections of one identity may be in a room, as the holder of a seat or as a spectator."""


def member_name(identity: str) -> str:
    """The name of a connection of `identity` that enters a room now."""
    return f"{identity}/{time.time_ns():020d}-{secrets.token_hex(4)}"


def surplus(members: Iterable[str]) -> set[str]:
    """Of the names of all who are in a room, those whose place newer ones of the same identity have taken."""
    names: defaultdict[str, list[str]] = defaultdict(list)
    for member in members:
        names[member.partition("/")[0]].append(member)
    return {old for own in names.values() for old in sorted(own)[:-SAME_IDENTITY_LIMIT]}
