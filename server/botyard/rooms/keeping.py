"""How a room is kept: which of its settings go together. Pure."""

from botyard.errors import Refused
from botyard_protocol.codes import Code
from botyard_protocol.messages import RoomSettings

MOST_DELAY_TURNS = 20
MOST_DELAY_SECONDS = 3600


def check(settings: RoomSettings) -> None:
    """Raise `Refused` for settings that exclude each other or are out of range."""
    turns, seconds = settings.delay_turns, settings.delay_seconds
    if turns > MOST_DELAY_TURNS or seconds > MOST_DELAY_SECONDS:
        most = f"{MOST_DELAY_TURNS} turns or {MOST_DELAY_SECONDS} seconds"
        raise Refused(Code.INVALID_FIELD, f"settings: spectators are at most {most} late.")
    if turns and seconds:
        raise Refused(Code.INVALID_FIELD, "settings: spectators are late by turns or by seconds, not by both.")
