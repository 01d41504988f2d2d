"""Folds: the view of a game and the description of a room after events."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any

from msgspec.structs import replace

from botyard_protocol import messages as m
from botyard_protocol.games import GameSchema, register, registered
from botyard_protocol.robot_master import fold as robot_master
from botyard_protocol.twin_tin_bots import fold as twin_tin_bots
from botyard_protocol.volt import fold as volt


class Diverged(Exception):
    """An event cannot have happened in the known view: the view is wrong."""


class UnknownGame(Exception):
    """The client cannot follow the game of a room."""


@dataclass(frozen=True, slots=True)
class Fold:
    """The functions by which a game is followed.

    `fold`: the view after an event. `public`, `own`: the fingerprints of a view as in PROTOCOL.md, "Fingerprints"; None
    for a game whose fingerprints are not compared.
    """

    fold: Callable[[Any, Any], Any]
    public: Callable[[Any], int] | None = None
    own: Callable[[Any, int], int | None] = lambda view, seat: None


FOLDS: dict[str, Fold] = {
    "twin_tin_bots": Fold(twin_tin_bots.fold, twin_tin_bots.public, twin_tin_bots.own),
    "robot_master": Fold(robot_master.fold, robot_master.public, robot_master.own),
    "volt": Fold(volt.fold, volt.public, volt.own),
}
"""The folds of games by the name of the game."""


def register_game(schema: GameSchema, fold: Fold) -> None:
    """Let clients of this process follow a game. Games of installed packages are registered when a room is entered."""
    register(schema)
    FOLDS[schema.name] = fold


def find_game(name: str) -> None:
    """Register the game `name` if an installed package has it. Does nothing for a game that is known already.

    Such a package declares the entry point `botyard.games`.
    """
    if name in FOLDS:
        return
    for entry in entry_points(group="botyard.games", name=name):
        package = entry.load()
        register_game(package.schema, Fold(package.fold or _cannot_fold))


def _cannot_fold(view: Any, event: Any) -> Any:
    raise UnknownGame("the package of this game has no fold for Python clients")


def fold(view: m.GameView | None, events: Iterable[m.Event]) -> m.GameView | None:
    """Return the view after events; None before a match, when there is no view.

    Raises `Diverged` if an event cannot have happened in the view, and `UnknownGame`.
    """
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
    """Return whether a view has the fingerprints in `frame`, which the server has sent to the seats `audience`.

    Also True if the frame has none, or this client cannot make those of the game.
    """
    game = _fold_of(view)
    if game.public is None or frame.hash is None:
        return True
    own = tuple(game.own(view, seat) for seat in audience)
    return game.public(view) == frame.hash and own == (frame.own or (None,) * len(audience))


def _fold_of(view: m.GameView) -> Fold:
    """Return the functions for the game of a view. Raises `UnknownGame`."""
    names = [schema.name for schema in registered() if schema.view is type(view)]
    known = FOLDS.get(names[0]) if names else None
    if known is None:
        game = names[0] if names else "of this room"
        raise UnknownGame(f"this client cannot follow the game {game}: take a newer one, or install the game's package")
    return known


def fold_room(room: m.RoomView, events: Iterable[m.Event]) -> m.RoomView:
    """Return the description of a room after events. The start of a match is none of them: a snapshot comes then."""
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
    """Note whether the coach link for a seat is valid. `seat` None: the link for spectators, which is not shown."""
    if seat is None:
        return room
    known = room.coached or (False,) * len(room.seats)
    return replace(room, coached=tuple(valid if place == seat else one for place, one in enumerate(known)))


def fold_luck(room: m.RoomView, event: m.Event) -> m.RoomView:
    """Return the room after an event about shares of chance or about who sits where; no other changes anything."""
    luck = room.luck
    if luck is None:
        return room
    match event:
        case m.SeatTaken(seat=seat) | m.SeatLeft(seat=seat) if room.status is m.Status.OPEN:
            return _with(room, replace(luck, shares=_without(luck, seat)))
        case m.Contributed(seat=seat, contribution=commitment):
            return _with(room, replace(luck, shares=_contributed(room, luck, seat, commitment)))
        case m.OpeningStarted(round=round, seats=seats):
            kept = tuple(one for one in luck.shares if one.seat in seats)
            return _with(room, m.LuckView(round, kept, opening=True))
        case m.ShareOpened(seat=seat, share=share):
            return _with(room, replace(luck, shares=_opened(luck, seat, share)))
        case m.StartCalledOff(round=round, people=people):
            return _with(room, m.LuckView(round, called_off=people))
        case m.MatchFinished(secret=secret):
            return _with(room, replace(luck, secret=secret))
    return room


def _with(room: m.RoomView, luck: m.LuckView) -> m.RoomView:
    """Return the room with the shares of chance `luck`. `contributed`, whether each seat has one, follows from them."""
    seats = {one.seat for one in luck.shares}
    given = tuple(seat in seats for seat in range(len(room.contributed)))
    return replace(room, luck=luck, contributed=given)


def _without(luck: m.LuckView, seat: int) -> tuple[m.ShareView, ...]:
    return tuple(one for one in luck.shares if one.seat != seat)


def _contributed(room: m.RoomView, luck: m.LuckView, seat: int, commitment: str) -> tuple[m.ShareView, ...]:
    """Return the shares, by seat, with a new one of the person on `seat` in place of an earlier one."""
    holder = room.seats[seat]
    identity = "" if holder is None else holder.identity
    shares = (*_without(luck, seat), m.ShareView(seat, identity, commitment))
    return tuple(sorted(shares, key=lambda one: one.seat))


def _opened(luck: m.LuckView, seat: int, share: str) -> tuple[m.ShareView, ...]:
    return tuple(replace(one, share=share) if one.seat == seat else one for one in luck.shares)


def fold_places(room: m.RoomView, event: m.Event) -> m.RoomView:
    """Return the room after an event about offers, readiness, people sent away or its form; no other changes it."""
    match event:
        case m.OfferMade(offer=offer):
            return replace(room, offers=(*room.offers, offer))
        case m.OfferEnded(offer=id):
            return replace(room, offers=tuple(one for one in room.offers if one.id != id))
        case m.PersonBarred(identity=identity, name=name, barred=barred):
            others = tuple(one for one in room.barred if one.identity != identity)
            return replace(room, barred=(*others, m.Occupant(identity, name)) if barred else others)
        case m.ReadyChanged(seats=seats, asked=asked):
            return replace(room, ready=seats, asked=asked)
        case m.RoomChanged():
            return _changed(room, event)
    return room


def still_reserved(room: m.RoomView, seat: int, occupant: m.Occupant | None) -> tuple[m.Occupant | None, ...]:
    """Return the reservations, by seat, after `occupant` has taken one: none for that seat, and none for that person.

    They are empty if no seat is reserved any more. `occupant` None: the seat was left, which changes none.
    """
    if occupant is None:
        return room.reserved
    left = tuple(
        None if one is None or place == seat or one.identity == occupant.identity else one
        for place, one in enumerate(room.reserved)
    )
    return left if any(left) else ()


def _changed(room: m.RoomView, event: m.RoomChanged) -> m.RoomView:
    """Change the settings of a room; seats are added or removed at the end."""
    more = event.players - room.players
    return replace(
        room,
        players=event.players,
        name=event.name,
        options=event.options,
        clock=event.clock,
        settings=event.settings,
        reserved=event.reserved,
        # `more` is negative if seats are removed: then nothing is added, and the slice cuts.
        seats=(*room.seats, *(None,) * more)[: event.players],
        contributed=(*room.contributed, *(False,) * more)[: event.players],
    )
