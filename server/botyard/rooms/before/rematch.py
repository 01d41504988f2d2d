"""Rematch: the next room of the same people, all one seat further. Pure."""

from collections.abc import Callable

import msgspec

from botyard.display_names import default_room_name
from botyard.errors import Refused
from botyard.games.registry import GAMES
from botyard.rooms.before import room_spec, seats, starting
from botyard.rooms.record import Record, SeatAgreements
from botyard.rooms.requests import NextRoom, Request
from botyard.rooms.room import Context, game_for, game_of
from botyard.rooms.sight.watching import delay_ms
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Event, Occupant, Status


def _never(identity: str) -> bool:
    return False


def next_room(
    record: Record, identity: str, id: str, contribution: str | None = None, is_deleted: Callable[[str], bool] = _never
) -> NextRoom:
    """Make the request of `identity`, a player of `record`, for the rematch. `id`: of the request. Raises `Refused`.

    `contribution`: the player's commitment to a share of the seed (SHA-256 in hex), None for none.
    `is_deleted`: whether an identity has no account any more, so that no seat is reserved for it.
    """
    if not record.seats_of(identity):  # first: delayed spectators must not learn whether it is over
        raise Refused(Code.NOT_YOUR_SEAT, localized("not_your_seat-players_match_ask_rematch"))
    if record.status is not Status.FINISHED:
        raise Refused(Code.NOT_FINISHED, localized("not_finished-match_over_ask_rematch"))
    people = tuple(None if is_deleted(one.identity) else one for one in people_of(record))
    known_at = record.time + delay_ms(record) if delay_ms(record) else 0  # when delayed spectators know the end
    name = _name(record.name, people, identity)
    return NextRoom(
        id=id,
        former=record.room,
        game=record.game,
        name=name,
        people=(*people[1:], *people[:1]),  # everyone moves one seat on
        options=record.options,
        clock=record.clock,
        settings=record.settings,
        told=known_at,
        contribution=contribution,
    )


def _name(former: str, people: tuple[Occupant | None, ...], identity: str) -> str:
    """Return the name of the next room: that of the former one, unless that names a person who plays no longer."""
    names = {one.identity: one.name for one in people if one is not None}
    # a name that does not end as default ones do was chosen by a person
    if not former.endswith(default_room_name("")) or former in map(default_room_name, names.values()):
        return former
    return default_room_name(names[identity])


def people_of(record: Record) -> tuple[Occupant, ...]:
    """Return the players of a match, people and bots, each once, in the order of the seats that they had before it."""
    seating = game_of(record).seating(record.players, record.options)
    # `seating`: by seat of the match the place of its player before it; a player may have several seats
    held = [record.seats[seating.index(person)] for person in range(record.players)]
    return tuple(one for one in held if one is not None)


def open_room(room: str, ask: NextRoom, request: Request, ctx: Context) -> tuple[Record, tuple[Event, ...]]:
    """Make the room of a rematch: its creator and the bots seated, the other seats reserved. Raises `Refused`."""
    game, count = game_for(ask.game, ctx), len(ask.people)
    if game is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-no_called", game=ask.game, games=", ".join(GAMES)))
    options = ask.options or game.default_options()
    room_spec.must_be_playable(game, count, options)
    new = room_spec.RoomSpec(ask.name, count, options, ask.clock, ask.settings)
    # `listed`: the lobby shows the rematch only when all may know that the match before it is over
    record = msgspec.structs.replace(room_spec.blank(room, game, new, request.identity, ctx), listed=ask.told)
    seat = next(place for place, one in enumerate(ask.people) if one and one.identity == request.identity)
    reserved = tuple(
        None if one is None or one.bot is not None or place == seat else one for place, one in enumerate(ask.people)
    )
    changed, events = seats.seated(record, seat, Occupant(request.identity, request.name))
    changed, shared = starting.with_share(changed, seat, ask.contribution, ctx)
    for place, one in enumerate(ask.people):
        if one is not None and one.bot is not None:
            changed, taken = seats.seated(changed, place, one)
            events += taken
    events = (room_spec.created(record, request.identity), *events)
    if any(reserved):
        changed = msgspec.structs.replace(changed, agreements=SeatAgreements(reserved))
        events += (room_spec.changed(changed),)
    return changed, (*events, *shared)
