"""An entry as frames: encoded once per audience and encoding, however many sockets there are; and past frames."""

from collections.abc import Sequence
from typing import Any

import msgspec
import orjson

from botyard.net.transport.frame_codec import data_frame
from botyard.rooms.record import Entry
from botyard.rooms.runtime.history_pages import Frame
from botyard.rooms.sight import projection
from botyard.rooms.sight.public_names import PublicNames
from botyard_protocol.codec import Encoding, encode_choices, encode_events, pack, with_own
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import EventFrame, History


class EncodedEntry:
    """The frames of an entry. `now`: the time to which its clocks are relative (ms since 1970), if it has any."""

    def __init__(self, game: str, entry: Entry, now: int, names: PublicNames) -> None:
        self._game = game
        self._names = names
        self._entry = entry
        self._now = now
        self.of_room = projection.has_room_events(entry)
        """Whether any event is one of the room, not of the game."""
        self._public: bool | None = None
        """Whether all audiences get the same events; None until it is needed."""
        self._versions: list[tuple[EventFrame, Encoding, bytes]] = []
        """The event frames that differ, each with its bytes."""
        self._events: dict[tuple[tuple[int, ...], bool, Encoding], bytes] = {}
        """The event frames by audience (`()` if all get the same), and by whether its preset answer made the entry."""
        self._made: dict[tuple[tuple[int, ...], Encoding], bytes] = {}
        """Both frames by audience."""
        self._spectators: dict[Encoding, bytes] = {}
        """Both frames for audiences that get nothing of their own."""
        self._choices: bytes | None = None
        """The choices as msgpack, without fingerprints of seats."""

    def frames(self, audience: tuple[int, ...], encoding: Encoding) -> bytes:
        """Return the two frames of an entry, events and choices, ready to be written.

        Raises `Refused` if this node does not have the rules, and whatever the code of the game raises.
        """
        frames = self._made.get((audience, encoding))
        if frames is None:
            frames = self._made[audience, encoding] = self._frames(audience, encoding)
        return frames

    def _frames(self, audience: tuple[int, ...], encoding: Encoding) -> bytes:
        """Make the two frames for an audience.

        Events are encoded once for all audiences that get the same; so are choices without fingerprints of seats.
        """
        entry = self._entry
        if self._public is None:
            self._public = projection.is_public(self._game, entry, self.of_room)
        is_preset = entry.standing and projection.is_preset_answer_of(entry, audience)
        own = projection.own_of(entry, audience) if entry.own else ()
        # the audience under which the events are kept: `()` for those that all get
        shown = () if self._public and not is_preset else audience
        if not shown and not own and (made := self._spectators.get(encoding)) is not None:
            return made
        events = self._events.get((shown, is_preset, encoding))
        if events is None:
            frame = projection.event_frame(self._game, entry, audience, self._names, self._public, of_room=self.of_room)
            events = self._events[shown, is_preset, encoding] = self._event_frame(frame, encoding)
        frames = events + data_frame(self._choice_payload(audience, own, encoding), encoding)
        if not shown and not own:
            self._spectators[encoding] = frames
        return frames

    def _event_frame(self, frame: EventFrame, encoding: Encoding) -> bytes:
        """Encode the frame of events; audiences from which the same is hidden get the same bytes."""
        for known, made_as, made in self._versions:
            if made_as is encoding and known == frame:
                return made
        made = data_frame(encode_events(frame, encoding, self._game), encoding)
        self._versions.append((frame, encoding, made))
        return made

    def _choice_payload(self, audience: tuple[int, ...], own: tuple[int | None, ...], encoding: Encoding) -> bytes:
        """Encode the choices of an audience. As msgpack they are encoded once for all audiences.

        `own`: the fingerprints of what each seat of this audience knows alone; they are appended.
        """
        # a msgpack array can only be extended behind its last field, and that is left out if there is no hash
        if encoding is Encoding.JSON or self._entry.hash is None:
            return encode_choices(projection.choice_frame(self._entry, audience, self._now), encoding)
        if self._choices is None:
            self._choices = encode_choices(projection.choice_frame(self._entry, (), self._now), encoding)
        return with_own(self._choices, own) if own else self._choices


def encode_history(id: str, frames: Sequence[Frame], encoding: Encoding) -> bytes:
    """Return the payload of a `History` with these frames: the request `id`, and whether the log has earlier ones."""
    empty = History(id, (), bool(frames) and frames[0].number > 1)
    if encoding is Encoding.JSON:
        return with_frames(to_named(empty), frames)
    return pack([History.__struct_config__.tag, id, [msgspec.Raw(one.payload) for one in frames], empty.more])


def with_frames(answer: dict[str, Any], frames: Sequence[Frame]) -> bytes:
    """Return an answer as JSON, with these frames as its field `frames`."""
    return orjson.dumps({**answer, "frames": [orjson.Fragment(one.payload) for one in frames]})
