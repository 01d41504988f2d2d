"""Plays a finished match again from its file and compares everything that is said to have happened."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from protocol.messages import MatchFinished, RoomCreated, SeatTaken
from protocol.named import to_named
from server.games.registry import carried, versions
from server.replay.file import BadFile, Match
from server.rooms.decide import create, decide
from server.rooms.luck import commitment
from server.rooms.record import Entry
from server.rooms.requests import Refused, Request
from server.rooms.room import Circumstances, Decision, Room, open_choices


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check found: `faults` in words, in order; none if the match is as it says."""

    entries: int
    events: int
    faults: tuple[str, ...]


class Differs(Exception):
    """An entry is not what the rules make of its command; the message names it and says in what."""


def verify(match: Match) -> Verdict:
    """Check the secret against its commitment, then every entry against the rules.

    Raises `BadFile` if this release does not carry the rules that the match was played by.
    """
    if carried(match.game, match.rules_version) is None:
        raise BadFile(
            f"line 1, rules_version: this release does not carry version {match.rules_version} of {match.game}"
            f" (it carries: {_carried(match.game)}): check the match with a release that does."
        )
    faults = [*_check_numbers(match), *_check_secret(match)]
    faults = faults or _play_again(match)
    return Verdict(len(match.entries), sum(len(entry.events) for entry in match.entries), tuple(faults))


def _carried(game: str) -> str:
    return ", ".join(map(str, versions(game))) or "none of that game"


def _check_numbers(match: Match) -> list[str]:
    """The log has no gap, and all of it was played by one version of the rules."""
    faults = []
    for number, entry in enumerate(match.entries, 1):
        if entry.number != number:
            faults.append(f"entry {number}: its number is {entry.number}: the log has a gap.")
        if entry.rules_version != match.rules_version:
            faults.append(f"entry {number}: rules_version is {entry.rules_version}, not {match.rules_version}.")
    return faults[:1]


def _check_secret(match: Match) -> list[str]:
    made, finished = match.entries[0].events[:1], match.entries[-1].events[-1:]
    if not made or not isinstance(made[0], RoomCreated):
        return ["entry 1: the room was not made."]
    if not finished or not isinstance(finished[0], MatchFinished):
        return [f"entry {len(match.entries)}: the match is not finished."]
    secret = _secret(match)
    if secret is None or commitment(secret) != made[0].commitment:
        return ["The secret at the end is not the one that was promised at the beginning."]
    return []


def _secret(match: Match) -> bytes | None:
    told = next((event.secret for event in match.entries[-1].events if isinstance(event, MatchFinished)), "")
    try:
        return bytes.fromhex(told)
    except ValueError:
        return None


def _play_again(match: Match) -> list[str]:
    try:
        for _ in played_again(match.room, _secret(match) or b"", match.entries):
            pass
    except Differs as differs:
        return [str(differs)]
    return []


def played_again(name: str, secret: bytes, entries: Iterable[Entry]) -> Iterator[Room]:
    """The room `name` after each of its entries, as the rules make it from its `secret`. Raises `Differs`."""
    room: Room | None = None
    for entry in entries:
        room = next_room(name, secret, room, entry)
        yield room


def next_room(name: str, secret: bytes, room: Room | None, entry: Entry) -> Room:
    """The room `name` after an entry, as the rules make it of the room before it (None). Raises `Differs`."""
    try:
        decision = _decide(name, secret, room, entry)
    except Refused as refused:
        raise Differs(f"entry {entry.number}: the rules refuse this command: {refused.message}") from refused
    fault = _difference(entry, decision)
    if fault:
        raise Differs(f"entry {entry.number}: {fault}")
    return decision.room


def _decide(name: str, secret: bytes, room: Room | None, entry: Entry) -> Decision:
    received = None if entry.clocks is None else entry.received
    around = Circumstances(entry.time, secret, received, entry.outages)
    asker = next((event.name for event in entry.events if isinstance(event, SeatTaken)), "")
    request = Request(entry.identity, asker, entry.command)
    return create(name, request, around) if room is None else decide(room, request, around)


def _difference(entry: Entry, decision: Decision) -> str | None:
    """In what an entry is not what the rules make of its command."""
    record = decision.room.record
    for place, (told, played) in enumerate(zip(entry.events, decision.events, strict=False), 1):
        if told != played:
            return f"event {place} is told as {to_named(told)}, but played it is {to_named(played)}."
    if len(entry.events) != len(decision.events):
        return f"{len(entry.events)} events are told, but played there are {len(decision.events)}."
    if entry.choices != open_choices(decision.room):
        return "the choices that are told to be open are not those that are."
    if entry.clocks != record.clocks:
        return "its clocks are not those that its times make."
    if entry.time != record.time:
        return "its time is before that of the entry before it."
    return None
