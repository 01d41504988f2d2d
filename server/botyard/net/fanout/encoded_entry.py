"""An entry as it is told: each of its forms is made once, however many sockets there are."""

from botyard.net.transport.frames import data_frame
from botyard.rooms import projection
from botyard.rooms.record import Entry
from botyard_protocol.codec import Encoding, encode


class EncodedEntry:
    """The frames of an entry. `now`: what clocks are told relative to (ms since 1970)."""

    def __init__(self, game: str, entry: Entry, now: int) -> None:
        self._game = game
        self._entry = entry
        self._now = now
        self._public = projection.is_public(game, entry)
        self._made: dict[tuple[tuple[int, ...], Encoding], bytes] = {}

    def frames(self, audience: tuple[int, ...], form: Encoding) -> bytes:
        """The two frames of an entry, events and choices, ready to be written."""
        entry = self._entry
        alike = self._public and not (entry.own and projection.own_of(entry, audience))
        alike = alike and not projection.is_standing_of(entry, audience)
        key = (() if alike else audience, form)
        if key not in self._made:
            events = projection.event_frame(self._game, self._entry, key[0])
            choices = projection.choice_frame(self._entry, key[0], self._now)
            self._made[key] = data_frame(encode(events, form), form) + data_frame(encode(choices, form), form)
        return self._made[key]
