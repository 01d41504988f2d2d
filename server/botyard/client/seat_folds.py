"""Agreements about the seats of a room after events: reservations, readiness, offers. Pure."""

from msgspec.structs import replace

from botyard_protocol import messages as m


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
