"""Another match of the same people: the room after a room, with everybody one seat further. Pure."""

import msgspec

from botyard.games.registry import GAMES
from botyard.rooms import form, places, starting
from botyard.rooms.record import NextRoom, Places, Record
from botyard.rooms.requests import Refused, Request
from botyard.rooms.room import Circumstances, game_of
from botyard.rooms.watching import delay_ms
from botyard_protocol.codes import Code
from botyard_protocol.messages import Event, Occupant, Status


def next_room(record: Record, identity: str, id: str, contribution: str | None = None) -> NextRoom:
    """What is asked of the room after `record`, under `id`, for somebody who has played there. Raises `Refused`."""
    if not record.seats_of(identity):  # first: who sees the match late must not hear whether it is over
        raise Refused(Code.NOT_YOUR_SEAT, "Only who has played can ask for another match.")
    if record.status is not Status.FINISHED:
        raise Refused(Code.NOT_FINISHED, "The match is not over: another can follow it then.")
    people = people_of(record)
    kept = record.options, record.clock, record.settings
    told = record.time + delay_ms(record) if delay_ms(record) else 0
    return NextRoom(id, record.room, record.game, record.name, (*people[1:], *people[:1]), *kept, told, contribution)


def people_of(record: Record) -> tuple[Occupant, ...]:
    """Who plays in a match, each once, in the order of their seats before it; bots too."""
    seating = game_of(record).seating(record.players, record.options)
    held = [record.seats[seating.index(person)] for person in range(record.players)]
    return tuple(one for one in held if one is not None)


def open_room(room: str, ask: NextRoom, request: Request, around: Circumstances) -> tuple[Record, tuple[Event, ...]]:
    """The next room, with the asker and the bots on their seats and the other seats reserved. Raises `Refused`."""
    game, count = GAMES[ask.game], len(ask.people)
    options = ask.options or game.default_options()
    form.must_be_playable(game, count, options)
    new = form.Form(ask.name, count, options, ask.clock, ask.settings)
    record = msgspec.structs.replace(form.blank(room, game, new, request.identity, around), listed=ask.told)
    seat = next(place for place, one in enumerate(ask.people) if one.identity == request.identity)
    reserved = tuple(None if one.bot is not None or place == seat else one for place, one in enumerate(ask.people))
    changed, events = places.seated(record, seat, Occupant(request.identity, request.name))
    changed, shared = starting.committed(changed, seat, ask.contribution, around)
    for place, one in enumerate(ask.people):
        if one.bot is not None:
            changed, taken = places.seated(changed, place, one)
            events += taken
    events = (form.created(record, request.identity), *events)
    if any(reserved):
        changed = msgspec.structs.replace(changed, places=Places(reserved))
        events += (form.changed(changed),)
    return changed, (*events, *shared)
