"""The fields of an entry in the file of a match, except its events: compared with what follows from the others.

Fields that come from people alone follow from nothing; PROTOCOL.md, "The file of a match", lists it.
"""

import re

from botyard.replay.file import Match
from botyard.rooms.commit_plan import seat_of
from botyard.rooms.record import Entry, digest_of
from botyard.rooms.requests import Deserted, EndMatch, Request
from botyard.rooms.room import Room, fingerprints
from botyard_protocol.messages import AnswerOffer, OfferSeat, SetLink

_NEEDING_NO_RULES = (SetLink, OfferSeat, AnswerOffer, EndMatch, Deserted)
"""The requests in a match that are decided without code of its game."""
_PROOF = re.compile(r"[0-9a-f]{64}\Z")


def find_fault(match: Match, former: Entry | None, entry: Entry, room: Room) -> str | None:
    """Say what is wrong with an entry of a file; None if nothing. `former`: the one before it; `room`: after it."""
    return (
        _fault_of_sender(match, entry)
        or _fault_of_time(former, entry)
        or _fault_of_fingerprints(entry, room)
        or _fault_of_digest(former, entry)
    )


def _fault_of_sender(match: Match, entry: Entry) -> str | None:
    """Say what is wrong with who sent what command to which room; None if nothing."""
    seat = seat_of(Request(entry.identity, name="", ask=entry.command))
    if entry.id != entry.command.id:
        return f"its id is {entry.id}, that of its command is {entry.command.id}."
    if entry.seat != seat:
        return f"its seat is {entry.seat}, that of its command is {seat}."
    if getattr(entry.command, "room", None) not in (None, match.room):
        return "its command is for another room."
    if entry.standing:  # that a node gave an answer which was set in advance stays a secret of the player
        return "standing is true, which no file tells."
    if match.version == 1 and entry.proof is not None:
        return "it has a proof, which files of version 1 have not."
    if entry.proof is not None and not _PROOF.match(entry.proof):
        return "its proof is not 64 hex digits."
    return None


def _fault_of_time(former: Entry | None, entry: Entry) -> str | None:
    """Say what is wrong with the epoch and the times, as far as they follow from the entry before; None if nothing."""
    if entry.epoch < (1 if former is None else former.epoch):
        return "its epoch is lower than that of the entry before it."
    if entry.clocks is None and (entry.received or entry.outages):
        return "received and outages are set though no clock runs."
    if entry.received > entry.time:
        return "it was received after it was committed."
    return None


def is_without_rules(entry: Entry) -> bool:
    """Whether the node that made an entry of a match did not have its rules, and so knew neither position nor choices.

    Earlier releases took the requests `_NEEDING_NO_RULES` then.
    """
    is_bare = entry.hash is None and not entry.own and not entry.choices and entry.digest is not None
    return is_bare and isinstance(entry.command, _NEEDING_NO_RULES)


def _fault_of_fingerprints(entry: Entry, room: Room) -> str | None:
    """Say that the fingerprints are not those of the room's views; None if they are.

    Entries of earlier releases, which have no digest, may have none. Those of nodes without the rules have none either;
    that they need no rules was checked when they were decided again.
    """
    if entry.hash is None and (entry.digest is None or is_without_rules(entry)):
        return None
    public, own = fingerprints(room)
    if (entry.hash, entry.own) != (public, own):
        return "its fingerprints are not those of the views."
    return None


def _fault_of_digest(former: Entry | None, entry: Entry) -> str | None:
    """Say what is wrong with the digests of an entry; None if nothing."""
    if entry.before is not None and entry.before != (None if former is None else former.digest):
        return "before is not the digest of the entry before it."
    if entry.digest is not None and entry.digest != digest_of(entry.before, entry.number, entry.hash, entry.events):
        return "its digest is not the one that follows from its events."
    return None
