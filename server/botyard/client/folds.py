"""What events make of a view and of a room: one line for each game. Pure."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from botyard.client import twin_tin_bots
from botyard.client.luck_folds import fold_luck
from botyard.client.seat_folds import fold_places, still_reserved
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb


class Diverged(Exception):
    """An event cannot have happened in the view that is known: the view is wrong."""


class UnknownGame(Exception):
    """The game of a room is none that this release of the client can follow."""


@dataclass(frozen=True, slots=True)
class Fold:
    """How a game is followed. `fold`: the view after an event; `public`, `own`: as PROTOCOL.md, "Fingerprints".

    A game without fingerprints has no `public`.
    """

    fold: Callable[[Any, Any], Any]
    public: Callable[[Any], int] | None = None
    own: Callable[[Any, int], int | None] = lambda view, seat: None


FOLDS: dict[type, Fold] = {ttb.View: Fold(twin_tin_bots.fold, twin_tin_bots.public, twin_tin_bots.own)}
"""For each game by the type of its views."""


def follow_game(view: type, fold: Fold) -> None:
    """Let the client follow a game that is not one of its own. `view`: the type of the game's views."""
    FOLDS[view] = fold


def fold(view: m.GameView | None, events: Iterable[m.Event]) -> m.GameView | None:
    """The view after events; None before a match. Raises `Diverged`."""
    if view is None:
        return None
    game = _fold_of(view)
    try:
        for event in events:
            if not isinstance(event, m.RoomEvent):
                view = game.fold(view, event)
    except (LookupError, ValueError) as error:
        raise Diverged(str(error)) from error
    return view


def fits(view: m.GameView, audience: tuple[int, ...], frame: m.ChoiceFrame) -> bool:
    """Whether a view has the fingerprints that the server tells of it to an audience."""
    game = _fold_of(view)
    if game.public is None or frame.hash is None:
        return True
    alone = tuple(game.own(view, seat) for seat in audience)
    told = frame.own or (None,) * len(audience)
    return game.public(view) == frame.hash and alone == told


def _fold_of(view: m.GameView) -> Fold:
    known = FOLDS.get(type(view))
    if known is None:
        raise UnknownGame(f"this release cannot follow the game whose view is {type(view).__name__}: take a newer one")
    return known


def fold_room(room: m.RoomView, events: Iterable[m.Event]) -> m.RoomView:
    """The room after events. The start of the match is none of them: a snapshot comes in its place."""
    for event in events:
        match event:
            case m.SeatTaken(seat=seat, identity=identity, name=name, bot=bot):
                room = _seated(room, seat, m.Occupant(identity, name, bot))
            case m.SeatLeft(seat=seat):
                room = _seated(room, seat, None)
            case m.HostChanged(host=host):
                room = replace(room, host=host)
            case m.AbsenceChanged(absence=absence):
                room = replace(room, absence=absence)
            case m.MatchAbandoned(by=by):
                room = replace(room, abandoned=by)
            case m.LinkSet(seat=seat, valid=valid):
                room = _coached(room, seat, valid)
            case m.MatchFinished():
                room = replace(room, status=m.Status.FINISHED, offers=())
            case _:
                room = fold_places(room, event)
        room = fold_luck(room, event)
    return room


def _seated(room: m.RoomView, seat: int, occupant: m.Occupant | None) -> m.RoomView:
    seats = tuple(occupant if place == seat else one for place, one in enumerate(room.seats))
    return replace(room, seats=seats, reserved=still_reserved(room, seat, occupant))


def _coached(room: m.RoomView, seat: int | None, valid: bool) -> m.RoomView:
    if seat is None:
        return room
    known = room.coached or (False,) * len(room.seats)
    return replace(room, coached=tuple(valid if place == seat else one for place, one in enumerate(known)))
