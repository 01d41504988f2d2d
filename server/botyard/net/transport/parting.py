"""How members of a room are sent away: what they are told tells them whether to come back."""

from collections.abc import Iterable

from botyard.net.transport.connection import Connection
from botyard_protocol.codes import Close


def send_away(members: Iterable[Connection]) -> None:
    """Close members that we cannot show the room to: else they would wait, and be buffered for, without an end."""
    for member in list(members):
        member.close(Close.STORE_AWAY, "This server cannot show the room: try another.")


def say_gone(members: Iterable[Connection]) -> None:
    """Close members of a room that is there no more: coming back they are told so."""
    for member in list(members):
        member.close(Close.ROOM_GONE, "The room is gone.")
