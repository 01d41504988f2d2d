"""What HTTP answers about another match of the same people."""

import msgspec

from botyard_protocol.base import Id, Sent


class NextRoomView(Sent, frozen=True):
    """`room`: the room of the rematch; null while no player has asked for one."""

    room: Id | None


TYPES: tuple[type[msgspec.Struct], ...] = (NextRoomView,)
