"""What a client knows of the shares of chance of a room, after events. Pure."""

from msgspec.structs import replace

from botyard_protocol import messages as m


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
