"""What a new state of the game means for its room: the match goes on, or it is over. Pure."""

from typing import Any

from msgspec.structs import replace

from botyard.games.interface import Game
from botyard.rooms.record import NOTHING_AGREED, Record
from botyard.rooms.room import Context, Decision, Room
from botyard_protocol.messages import AbsenceChanged, MatchFinished, Status


def progress(before: Record, game: Game, state: Any, events: tuple[Any, ...], ctx: Context) -> Decision:
    """The decision that leads to `state` with these events; it ends the match if the game is over."""
    record = replace(before, time=ctx.now)
    if not game.finished(state):
        return Decision(Room(record, state), events)
    finished = replace(record, status=Status.FINISHED, absence=None, agreements=NOTHING_AGREED)
    present = (AbsenceChanged(None),) if record.absence else ()
    return Decision(Room(finished, state), (*events, *present, MatchFinished(record.secret.hex())))
