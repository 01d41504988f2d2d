"""An entry as frames: encoded once per audience and encoding, however many sockets there are."""

from botyard.net.transport.websocket_driver import encode_frame
from botyard.rooms import projection
from botyard.rooms.public_names import PublicNames
from botyard.rooms.record import Entry
from botyard_protocol.codec import Encoding


class EncodedEntry:
    """The frames of an entry. `now`: the time to which clocks are relative (ms since 1970)."""

    def __init__(self, game: str, entry: Entry, now: int, names: PublicNames) -> None:
        self._game = game
        self._names = names
        self._entry = entry
        self._now = now
        self._public: bool | None = None
        self._made: dict[tuple[tuple[int, ...], Encoding], bytes] = {}

    def frames(self, audience: tuple[int, ...], encoding: Encoding) -> bytes:
        """Return the two frames of an entry, events and choices, ready to be written.

        Raises `Refused` for foreign rules, and whatever the code of the game raises.
        """
        frames = self._made.get((audience, encoding))
        if frames is None:
            shown = () if self._is_like_public(audience) else audience
            frames = self._made.get((shown, encoding)) or self._encode(shown, encoding)
            self._made[shown, encoding] = self._made[audience, encoding] = frames
        return frames

    def _is_like_public(self, audience: tuple[int, ...]) -> bool:
        """Whether an audience gets the frames that spectators get."""
        entry = self._entry
        if self._public is None:
            self._public = projection.is_public(self._game, entry)
        own = entry.own and projection.own_of(entry, audience)
        return self._public and not own and not projection.is_preset_answer_of(entry, audience)

    def _encode(self, audience: tuple[int, ...], encoding: Encoding) -> bytes:
        events = projection.event_frame(self._game, self._entry, audience, self._names, self._public)
        choices = projection.choice_frame(self._entry, audience, self._now)
        return encode_frame(events, encoding) + encode_frame(choices, encoding)
