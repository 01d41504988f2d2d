"""The ids of the commands that a room has accepted, by which a node recognises a command that is sent again.

The log of the room is the only place where they are stored. A node that decides in a room holds a short key of each
entry of its log, and compares a command with the stored entry only if it finds the key of that command.

A commit succeeds only at the position that the node has decided against. So the ids need to be known up to there, and
an accepted command that the node does not know can never be committed once more.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from botyard.errors import Unreadable
from botyard.rooms.commit_plan import seat_of
from botyard.rooms.record import continues, entry_content, load_entry
from botyard.rooms.requests import Request
from botyard_protocol.codec import pack

KEY_BYTES = 8
UNKNOWN = bytes(KEY_BYTES)
"""Stands for an entry that is missing or cannot be read."""


class _Sent(msgspec.Struct, array_like=True):
    """What an entry says about its command, and the digests of the log; `botyard.rooms.record.Entry` has all fields.

    Its content is not decoded.
    """

    epoch: int
    number: int
    rules_version: int
    time: int
    identity: str
    seat: int | None
    id: str
    command: msgspec.Raw
    events: msgspec.Raw
    choices: msgspec.Raw
    received: int = 0
    outages: msgspec.Raw = msgspec.Raw()
    clocks: msgspec.Raw = msgspec.Raw()
    hash: int | None = None
    own: msgspec.Raw = msgspec.Raw()
    standing: bool = False
    digest: int | None = None
    before: int | None = None


_decoder = msgspec.msgpack.Decoder(_Sent)


@dataclass(slots=True)
class AcceptedIds:
    """The keys of the first entries of a room's log, in order, in one piece.

    `epoch` and `run` (of Redis): in which they were read. `digest`: of the log up to the last of them, None if it is
    unknown. A digest does not cover ids: so in a new epoch or run, where entries may be lost, the log is read anew.
    """

    keys: bytearray = field(default_factory=bytearray)
    epoch: int = 0
    run: str = ""
    digest: int | None = None

    @property
    def number(self) -> int:
        """The number of the last entry whose key is held."""
        return len(self.keys) // KEY_BYTES

    def may_have(self, identity: str, seat: int | None, id: str, standing: bool = False) -> bool:
        """Return whether a command may have been accepted; only the log can say that it was."""
        return _key(identity, seat, id, standing) in self.keys

    def numbers(self, request: Request) -> Iterator[int]:
        """Yield the numbers of the entries that may have accepted a request, the newest first."""
        key, end = key_of(request), len(self.keys)
        while (place := self.keys.rfind(key, 0, end)) >= 0:
            if place % KEY_BYTES == 0:  # else the bytes are the end of a key and the beginning of the next
                yield place // KEY_BYTES + 1
            end = place + KEY_BYTES - 1  # what is found next begins before `place`

    def add(self, identity: str, seat: int | None, id: str, standing: bool, digest: int | None) -> None:
        """Add the next entry of the log."""
        self.keys += _key(identity, seat, id, standing)
        self.digest = digest

    def begin(self, epoch: int, run: str) -> None:
        """Forget all, and begin at the beginning of the log."""
        self.keys.clear()
        self.epoch, self.run, self.digest = epoch, run, None

    def is_up_to(self, number: int, digest: int | None) -> bool:
        """Return whether these are the keys of a log that is at this number, with this digest."""
        return self.number == number and continues(self.digest, digest)

    def is_continued_by(self, stored: Sequence[bytes]) -> bool:
        """Return whether stored entries begin where this log ends, and were made after it."""
        first = _sent(stored[0]) if stored else None
        return first is not None and first.number == self.number + 1 and continues(self.digest, first.before)

    def extend(self, stored: Iterable[bytes], last: int) -> list[int]:
        """Add the entries up to `last` from their stored form. Returns the numbers of those that cannot be read.

        Each of these gets a place, but no command is found by it.
        """
        sent = {one.number: one for one in map(_sent, stored) if one is not None}
        unknown: list[int] = []
        for number in range(self.number + 1, last + 1):
            if (one := sent.get(number)) is not None:
                self.add(one.identity, one.seat, one.id, one.standing, one.digest)
            else:
                unknown.append(number)
                self.keys += UNKNOWN
                self.digest = None
        return unknown


def key_of(request: Request) -> bytes:
    """Return the key of a request. Other requests may have the same key."""
    return _key(request.identity, seat_of(request), request.ask.id, request.standing)


def _key(identity: str, seat: int | None, id: str, standing: bool) -> bytes:
    """Return the key of a command: two senders, or one sender for two seats, may use the same id.

    `standing`: whether it is a preset answer, whose id a node chooses. So a player's own command with that id does not
    take its place. Keys differ between processes, as `hash` does: they are never stored or sent.
    """
    return hash((identity, seat, id, standing)).to_bytes(KEY_BYTES, "little", signed=True)


def compare(stored: bytes, request: Request) -> bool | None:
    """Return whether the command of a stored entry has the content of a request with the same id.

    None if the entry accepted another request. Raises `Unreadable`.
    """
    entry = load_entry(stored, None)  # plain lists are enough to compare the content
    sender = entry.identity, entry.seat, entry.id, entry.standing
    if sender != (request.identity, seat_of(request), request.ask.id, request.standing):
        return None
    return pack(entry.command) == pack(request.ask)


def _sent(stored: bytes) -> _Sent | None:
    """Return what a stored entry says about its command, None if it cannot be read."""
    try:
        return _decoder.decode(entry_content(stored))
    except (Unreadable, msgspec.DecodeError):
        return None
