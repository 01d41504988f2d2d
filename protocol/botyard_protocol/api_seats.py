"""What HTTP answers about another match of the same people."""

import msgspec

from botyard_protocol.base import Id, Sent


class NextRoomView(Sent, frozen=True):
    """`room`: where the people of a match meet again; null while nobody has asked for it."""

    room: Id | None


TYPES: tuple[type[msgspec.Struct], ...] = (NextRoomView,)
