"""Projection of a room for one audience: snapshots and frames, as messages.

Secrets are cut here, by the game's own functions, before any byte is made.
"""

from collections.abc import Sequence
from typing import get_args

from botyard.games.interface import Audience
from botyard.rooms.match.clock import clock_view
from botyard.rooms.record import Entry
from botyard.rooms.room import Room, game_of, open_choices, rules_in
from botyard.rooms.sight.public_names import PublicNames
from botyard_protocol.messages import (
    ChoiceFrame,
    Event,
    EventFrame,
    LinkSet,
    MatchStarted,
    RoomEvent,
    SeatLeft,
    SeatTaken,
    Snapshot,
    Status,
)

_ROOM_EVENTS = frozenset(get_args(RoomEvent))
_CHANGES = frozenset((SeatTaken, SeatLeft, MatchStarted, LinkSet))
"""Events after which connections may have another audience."""


def snapshot(room: Room, epoch: int, number: int, audience: Audience, names: PublicNames, now: int = 0) -> Snapshot:
    """Return the room at `(epoch, number)` as `audience` may know it. `now`: ms since 1970, which clocks count from.

    Raises `Refused` if this node does not have the rules.
    """
    game, shown, digest = game_of(room.record), names.rename(room.record.view()), room.record.digest
    if room.record.status is Status.OPEN:
        return Snapshot(epoch, number, audience, shown, view=None, choices=(), digest=digest)
    view, choices = game.view(room.state, audience), open_choices(room)
    clocks = clock_view(room.record.clocks, now)
    return Snapshot(epoch, number, audience, shown, view, choices, now if clocks else 0, clocks, digest)


def event_frame(
    game: str,
    entry: Entry,
    audience: Audience,
    names: PublicNames,
    public: bool | None = None,
    own: bool = True,
    of_room: bool | None = None,
) -> EventFrame:
    """Return the frame of an entry: each of its events, cut down to what `audience` may know.

    `public`, `of_room`: what `is_public` and `has_room_events` say, if known. `own`: whether the reader holds the seats
    of the audience, and so may know their preset answers. Raises `Refused` if this node does not have the rules.
    """
    if public is None:
        public = is_public(game, entry)
    events = entry.events if public else tuple(_redacted(game, entry, audience))
    if has_room_events(entry) if of_room is None else of_room:  # only they name people
        events = names.rename_events(events)
    is_preset = own and is_preset_answer_of(entry, audience)
    return EventFrame(entry.epoch, entry.number, events, is_preset, entry.digest)


def choice_frame(entry: Entry, audience: Audience, now: int) -> ChoiceFrame:
    """Return the choices that are open after an entry, and the clocks relative to `now` (ms since 1970)."""
    clocks = () if entry.clocks is None else clock_view(entry.clocks, now)
    own = own_of(entry, audience)
    return ChoiceFrame(entry.epoch, entry.number, entry.choices, now if clocks else 0, clocks, entry.hash, own)


def own_of(entry: Entry, audience: Audience) -> tuple[int | None, ...]:
    """Return by seat of an audience the fingerprint of what it knows alone; () if none of them knows anything alone."""
    if not entry.own:
        return ()
    if len(audience) == 1:
        alone = entry.own[audience[0]]
        return () if alone is None else (alone,)
    own = tuple([entry.own[seat] for seat in audience])
    return own if own.count(None) < len(own) else ()


def is_preset_answer_of(entry: Entry, audience: Audience) -> bool:
    """Whether an entry is a preset answer of a seat of this audience; other audiences must not know."""
    return entry.standing and entry.seat in audience


def has_room_events(entry: Entry) -> bool:
    """Whether there are events of the room among those of an entry, not of its game alone."""
    return not _ROOM_EVENTS.isdisjoint(map(type, entry.events))


def is_public(game: str, entry: Entry, of_room: bool | None = None) -> bool:
    """Return whether all audiences get the same events of an entry. `of_room`: what `has_room_events` says, if known.

    Raises `Refused` if this node does not have the rules.
    """
    events: Sequence[Event] = entry.events
    if has_room_events(entry) if of_room is None else of_room:
        events = [event for event in events if type(event) not in _ROOM_EVENTS]
    return not events or rules_in(game, entry.rules_version).public(events)


def changes_audiences(entry: Entry) -> bool:
    """Whether connections need a snapshot for a new audience instead of the entry's events."""
    return not _CHANGES.isdisjoint(map(type, entry.events))


def _redacted(game: str, entry: Entry, audience: Audience) -> list[Event]:
    """Return the events of an entry: those of the room as they are, those of the game as `audience` may see them."""
    ours = [event for event in entry.events if type(event) not in _ROOM_EVENTS]
    cut = iter(rules_in(game, entry.rules_version).redact(ours, audience))
    return [event if type(event) in _ROOM_EVENTS else next(cut) for event in entry.events]


def choices_of(room: Room, at: tuple[int, int, Audience], now: int, last: Entry | None) -> ChoiceFrame:
    """Return the choices that are open in a room, and its clocks, in the form of a frame.

    `at`: epoch, number and audience. `now`: ms since 1970, which clocks count from. `last`: the entry that led there,
    if that is known; it has the fingerprints of what all know and of what each seat knows alone.
    """
    epoch, number, audience = at
    hash, own_hashes = (None, ()) if last is None else (last.hash, own_of(last, audience))
    before_match = room.record.status is Status.OPEN
    clocks = () if before_match else clock_view(room.record.clocks, now)
    return ChoiceFrame(epoch, number, open_choices(room), now if clocks else 0, clocks, hash, own_hashes)
