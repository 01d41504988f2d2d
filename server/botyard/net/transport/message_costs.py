"""What requests cost: how many messages each counts as. docs/security.md has what each was measured to take.

All are taken from the same buckets (`rate_limits.Books`). A command of a game costs 1, as a ping does.
"""

from collections.abc import Mapping

import msgspec

from botyard_protocol import messages as m

BYTES_FOR_ONE = 8192
"""So many bytes of an answer count as one message more; the first of them are in the price."""

ENTRIES_FOR_ONE = 6
"""So many entries of a history that is asked for count as one message more."""

PRICES: Mapping[type[msgspec.Struct], int] = {
    m.GetHistory: 4,
    m.GetSnapshot: 5,
    m.EnterLobby: 5,
    m.FollowMatches: 10,
    m.Join: 10,
    m.Watch: 10,
    m.Resume: 10,
    m.Coach: 10,
    m.CreateRoom: 10,
    m.Rematch: 10,
    m.QuickMatch: 20,
    m.Preview: 20,
}
"""By message; what is not here costs 1."""

REQUEST = 3
"""Any request by HTTP: it takes as long as so many messages before anything is done for it."""
ROOM_READ = 8
MATCH_FILE = 30


def price_of(message: msgspec.Struct) -> int:
    """As how many messages a message counts."""
    price = PRICES.get(type(message), 1)
    return price + message.limit // ENTRIES_FOR_ONE if isinstance(message, m.GetHistory) else price


def bytes_price(size: int) -> int:
    """As how many messages the bytes of an answer count."""
    return size // BYTES_FOR_ONE
