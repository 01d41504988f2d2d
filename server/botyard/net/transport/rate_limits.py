"""The limits of one node for connections and requests, by identity and by address, and the counts for them.

Every node counts for itself, so that a limit costs no request to the store. With several nodes behind a balancer the
limits of addresses and identities are as many times higher.

The costs of requests are in messages; docs/security.md has the measurements.
A command of a game costs 1, as a ping does.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil

import msgspec

from botyard.net.transport.client_address import wider_networks
from botyard.net.transport.token_bucket import Bucket, Buckets, MessageBudget, Rate
from botyard.settings import WIDER_FACTOR, Limits
from botyard.texts import localized
from botyard_protocol import chat
from botyard_protocol import messages as m

BYTES_FOR_ONE = 8192
"""The size of answer that costs one message: the price of a request pays for the first bytes, up to this size."""

ENTRIES_FOR_ONE = 6
"""How many entries of a requested history cost one message more."""

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
"""The prices of messages by type; others cost 1. Over HTTP they count if they exceed the price of the operation."""

RATINGS = 10
"""The price of a page of a leaderboard, and of the ratings of some people."""
REQUEST = 3
"""The price of any HTTP request: parsing it takes as long as so many messages."""
ROOM_READ = 8
ROOM_LIST = 6
"""The price of a page of the list of rooms, which may need a new search over 2,000 rooms."""
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


HANDSHAKES_PER_ADDRESS = Rate(per_second=20, at_once=400)
"""Sized so that 400 clients behind one address can reconnect at once after a restart."""
GUESTS_PER_ADDRESS = Rate(per_second=0.5, at_once=60)
"""New guests and tokens; sized so that a school class can start together."""
ACCOUNTS_PER_ADDRESS = Rate(per_second=0.2, at_once=60)
"""The rate of requests about accounts: login, registration, end of sessions."""
ACCOUNTS_PER_BROWSER = Rate(per_second=0.2, at_once=60)
"""Logins of a browser that has logged in before; they do not count for its address."""
PERSONAL_PER_IDENTITY = Rate(per_second=0.2, at_once=60)
"""Passwords changed or confirmed, new tokens, and deletions of a session's account."""
SETTINGS_PER_IDENTITY = Rate(per_second=0.5, at_once=30)
"""Settings of accounts that are stored: the page sends them a moment after a change."""
MAILS_PER_ADDRESS = Rate(per_second=3 / 86_400, at_once=3)
"""Mails with a link to confirm an address, or to set another password: a stranger causes no more than these."""
HOOK_TESTS_PER_IDENTITY = Rate(per_second=1 / 60, at_once=5)
"""Tests of webhooks: each has the node send a request to an address that a person gives."""
EXPORTS_PER_IDENTITY = Rate(per_second=1 / 60, at_once=10)
"""Exports of personal data: each reads the chats of all matches, and all reports."""
LOGINS_PER_IDENTITY = Rate(per_second=0.01, at_once=20)
"""Logins to one account with the right password: each begins a session."""
DOWNLOADS_PER_ADDRESS = Rate(per_second=1, at_once=20)
TIMELINES_PER_ADDRESS = Rate(per_second=5, at_once=60)
"""Parts of timelines: each may replay a match from its beginning."""
PICTURES_PER_ADDRESS = Rate(per_second=0.5, at_once=20)
"""Pictures of matches: a worker process makes one at a time, in a tenth of a second."""
ROOMS_PER_IDENTITY = Rate(per_second=0.5, at_once=30)
ROOMS_PER_ADDRESS = Rate(per_second=1, at_once=120)
CHANGES_PER_SEAT = Rate(per_second=1 / 3, at_once=60)
"""Changes of one room by one user that are no moves, such as other settings: the room's log keeps each of them."""
LINES_PER_IDENTITY = Rate(per_second=0.5, at_once=5)
"""Lines in each chat."""
LINES_PER_ADDRESS = Rate(per_second=5, at_once=40)
LINES_PER_CHAT = Rate(per_second=10, at_once=30)
"""Lines of all people together: each is sent to all connections in the chat."""
REPORTS_PER_IDENTITY = Rate(per_second=1 / 60, at_once=5)
REPORTS_PER_ADDRESS = Rate(per_second=1 / 10, at_once=20)
LOOKUPS_PER_IDENTITY = Rate(per_second=0.2, at_once=20)
"""Invitations that are read or used: guessing short codes is hopeless at this rate."""
LOOKUPS_PER_ADDRESS = Rate(per_second=0.5, at_once=60)
CONTACTS_PER_IDENTITY = Rate(per_second=0.5, at_once=30)
"""Invitations sent, friend requests, blocks and mutes."""
CONTACTS_PER_ADDRESS = Rate(per_second=1, at_once=120)
PRACTICE_PER_VISITOR = Rate(per_second=4, at_once=60)
"""Positions of practice, by identity, and for callers without one by address."""
PRACTICE_PER_ADDRESS = Rate(per_second=20, at_once=400)
"""Positions of practice of all people together; sized so that a school class can learn together."""
DAILY_PER_ADDRESS = Rate(per_second=60 / 3600, at_once=120)
"""Answers to puzzles of days that are counted, of callers without an identity: a school class solves all of them."""
MEASURES_PER_MODERATOR = Rate(per_second=20 / 3600, at_once=20)
"""Measures that concern a person or a room: a stolen session of a moderator does only so much before it is noticed.
Lines of chats are removed as fast as they come."""
DESK_PER_MODERATOR = Rate(per_second=1, at_once=60)
"""All that a moderator does: the audit log keeps each line."""
LISTS_PER_IDENTITY = Rate(per_second=2, at_once=40)
"""Lists of the user's matches: each list reads all their rooms."""
IDENTITY_FACTOR = 4
"""All connections of an identity together may send as much as so many single ones."""
ADDRESS_FACTOR = 20
"""All connections of an address together may send as much as so many single ones."""
SENTENCES = (
    "A connection may send {} messages a second.",
    "All your connections together may send {} messages a second.",
    "All connections of your address together may send {} messages a second.",
)
FULL_SECONDS = 30
"""The delay that is sent to a client if the node, or its address, has all its connections, or the store is full."""


@dataclass(frozen=True, slots=True)
class Denial:
    """A refused connection: the HTTP status, a sentence, and the seconds after which to try again, 0 for none."""

    status: int
    sentence: str
    after_seconds: int = 0


FULL = Denial(503, "This server is full: try again later.", FULL_SECONDS)


class OwnAndAddress:
    """The buckets of identities, and those of the addresses that they come from."""

    def __init__(self, own: Rate, address: Rate) -> None:
        self._own, self._address = Buckets(own), Buckets(address)

    def take(self, identity: str | None, address: str | None, now: float) -> int:
        """Return the milliseconds until this identity, from this address, may do what is counted; 0: it is counted."""
        return self._own.take(identity, now) or self._address.take(address, now)


class RateLimits:
    """The counts and buckets of one node.

    Times are seconds of any steady clock. Addresses are as `counted_address` returns them. A method that returns
    milliseconds returns 0 if the request is allowed, which is then counted, else the time to wait.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.guests = Buckets(GUESTS_PER_ADDRESS)
        self.accounts = Buckets(ACCOUNTS_PER_ADDRESS)
        self.logins_of_browser = Buckets(ACCOUNTS_PER_BROWSER)
        self.personal = Buckets(PERSONAL_PER_IDENTITY)
        self.settings = Buckets(SETTINGS_PER_IDENTITY)
        self.mails = Buckets(MAILS_PER_ADDRESS)
        self.hook_tests = Buckets(HOOK_TESTS_PER_IDENTITY)
        self.exports = Buckets(EXPORTS_PER_IDENTITY)
        self.logins = Buckets(LOGINS_PER_IDENTITY)
        self.downloads = Buckets(DOWNLOADS_PER_ADDRESS)
        self.timelines = Buckets(TIMELINES_PER_ADDRESS)
        self.pictures = Buckets(PICTURES_PER_ADDRESS)
        self.measures = Buckets(MEASURES_PER_MODERATOR)
        self.desk = Buckets(DESK_PER_MODERATOR)
        self.lists = Buckets(LISTS_PER_IDENTITY)
        self.daily_answers = Buckets(DAILY_PER_ADDRESS)
        self.practice = OwnAndAddress(PRACTICE_PER_VISITOR, PRACTICE_PER_ADDRESS)
        self.rooms = OwnAndAddress(ROOMS_PER_IDENTITY, ROOMS_PER_ADDRESS)
        self.reports = OwnAndAddress(REPORTS_PER_IDENTITY, REPORTS_PER_ADDRESS)
        self.lookups = OwnAndAddress(LOOKUPS_PER_IDENTITY, LOOKUPS_PER_ADDRESS)
        self.contacts = OwnAndAddress(CONTACTS_PER_IDENTITY, CONTACTS_PER_ADDRESS)
        self._changes = Buckets(CHANGES_PER_SEAT)
        self._lines = Buckets(LINES_PER_IDENTITY), Buckets(LINES_PER_ADDRESS), Buckets(LINES_PER_CHAT)
        self._handshakes = Buckets(HANDSHAKES_PER_ADDRESS)
        self._messages_of_identity = Buckets(_message_rate(limits.messages * IDENTITY_FACTOR))
        self._messages_of_address = Buckets(_message_rate(limits.messages * ADDRESS_FACTOR))
        self._requests = Buckets(_message_rate(limits.messages))
        self._message_rate = _message_rate(limits.messages)
        factors = (1, IDENTITY_FACTOR, ADDRESS_FACTOR)
        self._sentences = [
            line.format(limits.messages * factor) for line, factor in zip(SENTENCES, factors, strict=True)
        ]
        self.addresses: Counter[str] = Counter()
        self.identities: Counter[str] = Counter()
        self.connections = 0

    def admit(self, address: str | None, identity: str | None, now: float) -> Denial | None:
        """Count a connection, until `leave`. Returns the reason if it is refused: then nothing is counted."""
        denial = self._denial(address, identity, now)
        if denial is None:
            self._count_connection(address, identity, 1)
        return denial

    def leave(self, address: str | None, identity: str | None) -> None:
        """Stop counting a connection that was admitted."""
        self._count_connection(address, identity, -1)

    def room_changes(self, room: str, identity: str, now: float) -> Bucket:
        """Return the bucket of an identity's changes of a room that are no moves."""
        return self._changes.of(f"{room}/{identity}", now)

    def chat_line(self, identity: str, address: str | None, chat: str, now: float) -> tuple[int, str]:
        """Return the milliseconds until this identity, from this address, may send a line to a chat, and the reason."""
        own, address_lines, all_lines = self._lines
        for buckets, key, sentence in (
            (own, f"{chat}/{identity}", localized("too_fast-chat")),
            (address_lines, address, localized("too_fast-chat_of_address")),
            (all_lines, chat, localized("too_fast-chat_too_busy")),
        ):
            if after := buckets.take(key, now):
                return after, sentence
        return 0, ""

    def message_budget(self, identity: str, address: str | None, now: float) -> MessageBudget:
        """Return the budget of a new connection, which it shares with others of its identity and address."""
        own = self._message_rate
        return self._budget_of(Bucket(own.per_second, own.at_once, now), identity, address, now)

    def request_budget(self, identity: str | None, address: str | None, now: float) -> MessageBudget:
        """Return the budget of an identity's HTTP requests: as large as that of one connection.

        Requests without an identity are counted together by address, and from this machine not at all.
        """
        if identity is None and address is None:
            return MessageBudget([])
        sender = identity or f"at {address}"
        return self._budget_of(self._requests.of(sender, now) if identity else None, sender, address, now)

    def _budget_of(self, own: Bucket | None, sender: str, address: str | None, now: float) -> MessageBudget:
        """Return a budget of all buckets that a message takes from: of its connection, its identity and its networks.

        `own`: of the connection, or of the identity's requests over HTTP; None for requests without an identity, whose
        `sender` is a name of their address. `address`: None if it is not counted.
        """
        single, together, sentence = self._sentences
        limited = [] if own is None else [(own, single)]
        limited.append((self._messages_of_identity.of(sender, now), together))
        if address is not None:
            limited.extend((bucket, sentence) for bucket in self._messages_of_address.chain(address, now))
        return MessageBudget(limited)

    def _denial(self, address: str | None, identity: str | None, now: float) -> Denial | None:
        """Return why a connection is refused: too many attempts, or too many connections. None if it is not.

        While the node is full, attempts are not counted.
        """
        if self.connections < self.limits.connections and (after := self._handshakes.take(address, now)):
            return Denial(429, "Too many connection attempts from your address: wait a little.", ceil(after / 1000))
        return self._exceeded_limit(address, identity)

    def _exceeded_limit(self, address: str | None, identity: str | None) -> Denial | None:
        """Return the refusal if a further connection exceeds a limit of the node, the address or the identity."""
        limits = self.limits
        if self.connections >= limits.connections:
            return FULL
        if self._is_full(address):
            return Denial(429, "Your address has too many connections: close some.", FULL_SECONDS)
        if identity is not None and self.identities[identity] >= limits.identity_connections:
            return Denial(429, "You have too many connections: close some.", FULL_SECONDS)
        return None

    def _is_full(self, address: str | None) -> bool:
        """Return whether an address, or a wider network that it lies in, has as many connections as it may."""
        if address is None:  # it is not counted
            return False
        most = self.limits.address_connections
        networks = (address, *wider_networks(address))
        return any(self.addresses[key] >= most * WIDER_FACTOR**level for level, key in enumerate(networks))

    def _count_connection(self, address: str | None, identity: str | None, by: int) -> None:
        """Count `by` more connections of an address and an identity; -1 for one that has ended."""
        self.connections += by
        for key in _networks(address):
            change_count(self.addresses, key, by)
        if identity is not None:
            change_count(self.identities, identity, by)


def change_count(counter: Counter[str], key: str, by: int) -> None:
    """Add `by` to the count of `key`, and remove a count of 0."""
    counter[key] += by
    if not counter[key]:
        del counter[key]


def _networks(address: str | None) -> tuple[str, ...]:
    """Return an address and its wider networks; none for an address that is not counted."""
    return () if address is None else (address, *wider_networks(address))


def _message_rate(per_second: int) -> Rate:
    return Rate(per_second, 2 * per_second)
