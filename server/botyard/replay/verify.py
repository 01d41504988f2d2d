"""Plays a finished match again from its file and compares everything that is said to have happened."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest

import msgspec

from botyard.errors import Refused
from botyard.games.interface import Illegal
from botyard.games.registry import find_rules, versions
from botyard.replay.file import BadFile, Match
from botyard.rooms.before.luck import commitment
from botyard.rooms.commit_plan import seat_of
from botyard.rooms.decide import create, decide
from botyard.rooms.record import Entry, digest_of
from botyard.rooms.requests import Deserted, EndMatch, Request
from botyard.rooms.room import Context, Decision, Room, fingerprints, open_choices
from botyard_protocol import messages as m
from botyard_protocol.json_form import to_named

NO_VERSION = 0
"""No rules have this version: the first ones of a game have version 1."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check found: `faults` in words, in order; none if the match is as it says.

    `people`: how many opened a share of chance that they had committed to; None where shares were published as they
    came, as earlier releases did.
    """

    entries: int
    events: int
    faults: tuple[str, ...]
    people: int | None = None


class Differs(Exception):
    """An entry is not what the rules make of its command; the message names it and says in what.

    `event`: the type of the first event that differs, as on the wire; None if something else differs.
    """

    def __init__(self, message: str, event: str | None = None) -> None:
        super().__init__(message)
        self.event = event


def verify(match: Match) -> Verdict:
    """Check the secret against its commitment, then every entry against the rules. Returns what was found.

    Raises `BadFile` if this release does not carry the rules that the match was played by.
    """
    if find_rules(match.game, match.rules_version) is None:
        raise BadFile(
            f"line 1, rules_version: this release does not carry version {match.rules_version} of {match.game}"
            f" (it carries: {_carried(match.game)}): check the match with a release that does."
        )
    faults = [*_check_numbers(match), *_check_secret(match)]
    faults = faults or _play_again(match)
    return Verdict(
        len(match.entries), sum(len(entry.events) for entry in match.entries), tuple(faults), _openers(match)
    )


def _openers(match: Match) -> int | None:
    """Return how many people opened a share of chance in the last start.

    0: no player had a share in that start. None: shares were published as they came in, as earlier releases did.
    """
    events = [event for entry in match.entries for event in entry.events]
    commits_first = any(isinstance(event, m.RoomCreated) and event.round for event in events)
    if not commits_first and not any(isinstance(event, m.StartCalledOff) for event in events):
        return None
    last = next((event for event in reversed(events) if isinstance(event, m.OpeningStarted | m.StartCalledOff)), None)
    return len(last.seats) if isinstance(last, m.OpeningStarted) else 0


def _carried(game: str) -> str:
    return ", ".join(map(str, versions(game))) or "none of that game"


def _check_numbers(match: Match) -> list[str]:
    """Check that the log has no gap, and one version of the rules; return the first fault in a list, or none."""
    faults = []
    for number, entry in enumerate(match.entries, 1):
        if entry.number != number:
            faults.append(f"entry {number}: its number is {entry.number}: the log has a gap.")
        if entry.rules_version != match.rules_version:
            faults.append(f"entry {number}: rules_version is {entry.rules_version}, not {match.rules_version}.")
    return faults[:1]


def _check_secret(match: Match) -> list[str]:
    """Check that the match is whole, and that its secret is the promised one; return the faults."""
    made, finished = match.entries[0].events[:1], match.entries[-1].events[-1:]
    if not made or not isinstance(made[0], m.RoomCreated):
        return ["entry 1: the room was not made."]
    if not finished or not isinstance(finished[0], m.MatchFinished):
        return [f"entry {len(match.entries)}: the match is not finished."]
    secret = _secret(match)
    if secret is None or commitment(secret) != made[0].commitment:
        return ["The secret at the end is not the one that was promised at the beginning."]
    return []


def _secret(match: Match) -> bytes | None:
    """Return the secret that the last event of a match reveals; None if it is not hexadecimal."""
    secret = next((event.secret for event in match.entries[-1].events if isinstance(event, m.MatchFinished)), "")
    try:
        return bytes.fromhex(secret)
    except ValueError:
        return None


def _play_again(match: Match) -> list[str]:
    """Play the match again, and compare its entries up to the first fault. Return it alone; [] for none."""
    former: Entry | None = None
    rooms = played_again(match.room, _secret(match) or b"", match.entries)
    try:
        for entry, room in zip(match.entries, rooms, strict=True):
            if fault := find_fault(match, former, entry, room):
                return [f"entry {entry.number}: {fault}"]
            former = entry
    except Differs as differs:
        return [str(differs)]
    return []


def first_difference(match: Match, version: int) -> Differs | None:
    """Play a match again by version `version` of its game's rules, also if it was played by another one.

    Returns what differs first, None if nothing does. Later entries are not compared: their commands were given
    in other positions.
    """
    room, secret = None, _secret(match) or b""
    for entry in match.entries:
        try:
            room = next_room(match.room, secret, room, msgspec.structs.replace(entry, rules_version=version))
        except Differs as differs:
            return differs
        except Exception as error:  # rules under work may fail in any way
            return Differs(f"entry {entry.number}: the rules fail: {type(error).__name__}: {error}")
    return None


def played_again(name: str, secret: bytes, entries: Iterable[Entry]) -> Iterator[Room]:
    """Yield the room `name` after each of its entries, as the rules make it from its `secret`. Raises `Differs`."""
    room: Room | None = None
    for entry in entries:
        room = next_room(name, secret, room, entry)
        yield room


def next_room(name: str, secret: bytes, room: Room | None, entry: Entry) -> Room:
    """Return the room `name` after an entry, as the rules make it. Raises `Differs`.

    `room`: before the entry, None before the first.
    """
    try:
        decision = _decide(name, secret, _room_as_seen(room, entry), entry)
    except (Refused, Illegal) as refused:
        raise Differs(f"entry {entry.number}: the rules refuse this command: {refused.message}") from refused
    _compare(entry, decision)
    after = decision.room.after(entry)
    if room is None or room.state is None or after.state is not None:
        return after
    return Room(msgspec.structs.replace(after.record, rules_version=room.record.rules_version), room.state)


def _room_as_seen(room: Room | None, entry: Entry) -> Room | None:
    """Return the room before an entry as it was on the node that made the entry.

    On a node without the rules the room has no state and no choices, and refuses all requests that need the rules.
    """
    if room is None or room.state is None or not is_without_rules(entry):
        return room
    return Room(msgspec.structs.replace(room.record, rules_version=NO_VERSION))


def _decide(name: str, secret: bytes, room: Room | None, entry: Entry) -> Decision:
    """Decide the command of an entry again, with what the entry says about its time and people."""
    received = None if entry.clocks is None else entry.received
    connected, committing = _connected(room, entry), _is_committing(room, entry)
    ctx = Context(
        now=entry.time,
        secret=secret,
        received=received,
        outages=entry.outages,
        connected=connected,
        committing=committing,
        absent=_absent(entry),
        number=entry.number,
        rules_version=entry.rules_version,
    )
    player = next((event.name for event in entry.events if isinstance(event, m.SeatTaken)), "")
    request = Request(entry.identity, player, entry.command)
    return create(name, request, ctx) if room is None else decide(room, request, ctx)


def _connected(room: Room | None, entry: Entry) -> frozenset[str]:
    """Return the identities of those who, by the entry's events, open their shares of chance."""
    started = next((event for event in entry.events if isinstance(event, m.OpeningStarted)), None)
    if started is None:
        return frozenset()
    seats = () if room is None else room.record.seats
    holders = {seat: one.identity for seat, one in enumerate(seats) if one is not None}
    holders |= {event.seat: event.identity for event in entry.events if isinstance(event, m.SeatTaken)}
    return frozenset(holders[seat] for seat in started.seats if seat in holders)


def _absent(entry: Entry) -> frozenset[str]:
    """The identities of those who, by the entry's events, were away and are asked whether they are ready."""
    return frozenset(one for event in entry.events if isinstance(event, m.ReadyChanged) for one in event.asked)


def _is_committing(room: Room | None, entry: Entry) -> bool:
    """Return whether people commit to shares of chance before any is open: not in rooms of earlier releases.

    Such a room begins to do so with an entry that calls the start off (`with_new_shares`).
    """
    if room is None:
        return any(isinstance(event, m.RoomCreated) and event.round > 0 for event in entry.events)
    return room.record.luck.round > 0 or any(isinstance(event, m.StartCalledOff) for event in entry.events)


def _in_form_of(stored: m.Event, played: m.Event) -> m.Event:
    """Return the event `played` in the form of the release that stored the entry.

    Earlier releases do not say who has handed a seat over.
    """
    if isinstance(stored, m.SeatTaken) and isinstance(played, m.SeatTaken) and stored.former is None:
        return msgspec.structs.replace(played, former=None)
    return played


def _compare(entry: Entry, decision: Decision) -> None:
    """Compare an entry with what the rules make of its command. Raises `Differs`."""
    record, at = decision.room.record, f"entry {entry.number}:"
    for place, (stored, played) in enumerate(zip_longest(entry.events, decision.events), 1):
        if stored is None or played is None or stored != _in_form_of(stored, played):
            type_of_event = to_named(played if stored is None else stored)["type"]
            raise Differs(f"{at} event {place} is {_stored_and_played(stored, played)}", type_of_event)
    for kept, made in zip_longest(entry.choices, open_choices(decision.room)):
        if kept != made:
            raise Differs(f"{at} an open choice is {_stored_and_played(kept, made)}")
    if entry.clocks != record.clocks:
        raise Differs(f"{at} its clocks are not those that its times make.")
    if entry.time != record.time:
        raise Differs(f"{at} its time is before that of the entry before it.")


def _stored_and_played(stored: msgspec.Struct | None, played: msgspec.Struct | None) -> str:
    """Say how something is stored and what the rules make it; None: there is nothing."""
    kept, made = ("nothing" if one is None else to_named(one) for one in (stored, played))
    return f"stored as {kept}, but the rules make it {made}."


_NEEDING_NO_RULES = (m.SetLink, m.OfferSeat, m.AnswerOffer, EndMatch, Deserted)
"""The requests in a match that are decided without code of its game."""
_PROOF = re.compile(r"[0-9a-f]{64}\Z")


def find_fault(match: Match, former: Entry | None, entry: Entry, room: Room) -> str | None:
    """Say what is wrong with an entry of a file, apart from its events; None if nothing.

    Fields that come from people alone follow from nothing; PROTOCOL.md, "The file of a match", lists it. `former`: the
    entry before; `room`: after it.
    """
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
    if entry.standing:  # only the player knows that an answer was preset
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

    Earlier releases accepted the requests `_NEEDING_NO_RULES` on such a node.
    """
    is_without_state = entry.hash is None and not entry.own and not entry.choices and entry.digest is not None
    return is_without_state and isinstance(entry.command, _NEEDING_NO_RULES)


def _fault_of_fingerprints(entry: Entry, room: Room) -> str | None:
    """Return a sentence if the fingerprints are not those of the room's views; None if they are.

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
