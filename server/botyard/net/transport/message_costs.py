"""The costs of requests, in messages. docs/security.md has the measurements.

All are taken from the same buckets (`rate_limits.RateLimits`). A command of a game costs 1, as a ping does.
"""

from collections.abc import Mapping

import msgspec

from botyard_protocol import chat
from botyard_protocol import messages as m

BYTES_FOR_ONE = 8192
"""Each so many bytes of an answer cost one message more; the first are in the price."""

ENTRIES_FOR_ONE = 6
"""Each so many entries of a requested history cost one message more."""

PRICES: Mapping[type[msgspec.Struct], int] = {
    m.GetHistory: 4,
    m.GetSnapshot: 5,
    m.EnterLobby: 10,
    m.MoreRooms: 5,
    m.FollowMatches: 10,
    m.Join: 10,
    m.Watch: 10,
    m.Resume: 10,
    m.Coach: 10,
    m.CreateRoom: 10,
    m.Rematch: 10,
    m.QuickMatch: 20,
    m.Preview: 20,
    m.ChangeRoom: 10,
    chat.EnterChat: 5,
    chat.Mute: 5,
}
"""By type; other messages cost 1. The same over HTTP, if it is more than the price of the operation."""

RATINGS = 10
"""The price of a page of a leaderboard, and of the ratings of some people."""
REQUEST = 3
"""The price of any HTTP request: parsing it takes as long as so many messages."""
ROOM_READ = 8
ROOM_LIST = 6
"""With a new search over 2,000 rooms."""
MATCH_FILE = 30
PRACTICE = 5


def entries_price(limit: int) -> int:
    """Return the price, in messages, of at most `limit` entries of a history."""
    return limit // ENTRIES_FOR_ONE


def bytes_price(size: int) -> int:
    """Return the price, in messages, of an answer of `size` bytes."""
    return size // BYTES_FOR_ONE


TIMELINE = 30
PICTURE = 30
HISTORY = 30
"""A page of finished matches: the archive looks at up to 2,000 of them, in 12 ms of a thread."""
PROFILE = 150
"""The archive reads 2,000 matches for the counts, the opponents and the statistics: 60 ms of its threads."""
