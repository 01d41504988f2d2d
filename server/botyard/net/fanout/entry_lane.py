"""The straight way of an ordinary entry: from the log to the bytes that wait for each socket of its room.

An entry is ordinary if it is the next one of a running match, only its game has made its events, and all connections in
the room have got everything before it. Any other entry leaves by one of the `Exit`s, and takes the general way, from
`LogFollower.offer` to `Hub`. The general way would send an ordinary entry, too, with the same bytes for every socket:
`tests/net/test_lane.py` compares both.
"""

import time
from collections.abc import Iterable
from enum import Enum
from typing import Any

from botyard.metrics import FANOUT_SECONDS
from botyard.net.fanout.log_follower import LogFollower
from botyard.net.transport.connection import Connection, GroupWrite
from botyard.net.transport.frame_codec import data_frame
from botyard.rooms.record import Entry, continues
from botyard.rooms.room import rules_in
from botyard.rooms.sight.projection import choice_frame, has_room_events, own_of
from botyard_protocol.codec import Encoding, encode_choices, encode_events, with_own
from botyard_protocol.messages import EventFrame


class Exit(Enum):
    """Why an entry leaves the lane."""

    NOT_NEXT = "it is not the next one of the log that is followed, such as an own one that Redis publishes afterwards"
    OF_ROOM = "events of the room itself are among its events, or no match is running"
    PRESET = "it is a preset answer, which only its player may know"
    WAITING = "a connection waits for a snapshot, or lacks more than this entry"
    JSON = "a connection gets JSON"


def deliver(entry: Entry, follower: LogFollower, game: str, members: Iterable[Connection], now: int) -> Exit | None:
    """Send an entry to the `members` of its room if it is ordinary. Returns None if it was sent, else why it was not.

    An entry that is not sent changes nothing here. `now`: the time to which clocks are relative (ms since 1970). Raises
    what the code of the game raises, before anything is changed. The sender of the command gets its answer elsewhere.
    """
    began, number = time.perf_counter(), entry.number
    # the place in the log
    if entry.epoch != follower.epoch or number != follower.number + 1 or not continues(follower.digest, entry.before):
        return Exit.NOT_NEXT
    if entry.hash is None or has_room_events(entry):  # without a fingerprint no match is running
        return Exit.OF_ROOM
    if entry.standing:
        return Exit.PRESET

    # the frames of each audience; most connections share one: that of spectators is empty
    choices = encode_choices(choice_frame(entry, (), now), Encoding.MSGPACK)
    rules, events = rules_in(game, entry.rules_version), entry.events
    public = not events or rules.public(events)
    shared = _event_frame(game, entry, events) if public else None
    versions: list[tuple[tuple[Any, ...], bytes]] = []  # events that differ, and their frames
    made: dict[tuple[int, ...], bytes] = {}
    ready: list[tuple[Connection, bytes]] = []
    for member in members:
        if member.number != number - 1 or member.buffered is not None:
            return Exit.WAITING
        if member.encoding is not Encoding.MSGPACK:
            return Exit.JSON
        audience = member.audience
        frames = made.get(audience)
        if frames is None:
            shown = shared
            if shown is None:
                redacted = tuple(rules.redact(events, audience))
                shown = next((frame for known, frame in versions if known == redacted), None)
                if shown is None:
                    shown = _event_frame(game, entry, redacted)
                    versions.append((redacted, shown))
            own = own_of(entry, audience)
            frames = shown + data_frame(with_own(choices, own) if own else choices, Encoding.MSGPACK)
            made[audience] = frames
        ready.append((member, frames))

    # from here on the entry counts as sent
    follower.advance_to(entry)
    written = GroupWrite()
    for member, frames in ready:
        member.number = number
        written.add(member, frames)
    FANOUT_SECONDS.observe(time.perf_counter() - began)
    return None


def _event_frame(game: str, entry: Entry, events: tuple[Any, ...]) -> bytes:
    """Return the frame of these `events` of an entry, which an audience may know."""
    frame = EventFrame(entry.epoch, entry.number, events, False, entry.digest)
    return data_frame(encode_events(frame, Encoding.MSGPACK, game), Encoding.MSGPACK)
