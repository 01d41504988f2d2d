"""The start of a match: shares of the seed are committed to, frozen, opened, and the match is dealt. Pure.

The list of people who open shares is final before any is open, so no player can choose a deal by leaving. A start in
which a person on that list does not open their share is called off, and the next one has new shares.
"""

from msgspec.structs import replace

from botyard.errors import Refused
from botyard.rooms.before import bots_on_seats, luck, room_spec
from botyard.rooms.before import seats as seat_rules
from botyard.rooms.match.clock import Outage
from botyard.rooms.record import NOTHING_AGREED, Record
from botyard.rooms.requests import CallOff, Request
from botyard.rooms.room import Context, Decision, Room, game_of, must_be_host, must_be_open, must_hold, replace_at
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.codes import Code

COMMITMENT_DIGITS = 64

# --- before the start -------------------------------------------------------------------------------------------


def contribute(room: Room, ask: messages.Contribute, request: Request, ctx: Context) -> Decision:
    """Take a person's commitment to a share of the seed. Raises `Refused`."""
    record = room.record
    must_be_open(record)
    must_hold(record, request.identity, ask.seat)
    if _has_contributed(record, ask):
        raise Refused(Code.ALREADY_CONTRIBUTED, localized("already_contributed-added_random_number"))
    changed, events = with_share(record, ask.seat, ask.contribution, ctx)
    return Decision(Room(replace(changed, time=ctx.now)), events)


def _has_contributed(record: Record, ask: messages.Contribute) -> bool:
    """Return whether a seat has a share already that the request may not or need not replace."""
    if not record.luck.round:
        return record.contributions[ask.seat] is not None
    known = record.luck.of(ask.seat)
    return known is not None and (not ask.replace or known.commitment == ask.contribution)


def with_share(
    record: Record, seat: int, contribution: str | None, ctx: Context
) -> tuple[Record, tuple[messages.Event, ...]]:
    """Return the record with the share that the holder of a seat commits to, and the events. Raises `Refused`.

    `contribution`: the commitment to a share, in hex digits; None for none.
    """
    if contribution is None:
        return record, ()
    events = (messages.Contributed(seat, contribution),)
    if not record.luck.round:  # a room of an earlier release, in which shares are plain
        return replace(record, contributions=replace_at(record.contributions, seat, contribution)), events
    if len(contribution) != COMMITMENT_DIGITS:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-contribution_send_sha_commitment"))
    holder = record.seats[seat]
    assert holder is not None
    share = luck.Share(seat, holder.identity, contribution, ctx.now)
    return replace(record, luck=luck.with_share(record.luck, share)), events


def with_new_shares(record: Record, ctx: Context) -> tuple[Record, tuple[messages.Event, ...]]:
    """Void the plain shares of an open room that an earlier release made. Returns the record and the events.

    People then commit to new ones. Other rooms stay as they are.
    """
    if record.status is not messages.Status.OPEN or record.luck.round or not ctx.committing:
        return record, ()
    changed = replace(record, luck=luck.COMMITTED_LUCK, contributions=())
    return changed, (messages.StartCalledOff(changed.luck.round, ()),)


def must_not_be_starting(record: Record) -> None:
    """Raise `Refused` while shares are being opened."""
    if record.luck.until and record.status is messages.Status.OPEN:
        raise Refused(Code.STARTING, localized("starting"))


# --- starting ---------------------------------------------------------------------------------------------------


def start_by_host(room: Room, ask: messages.Start, request: Request, ctx: Context) -> Decision:
    """Start the match, perhaps with free seats, because the host asks for it. Raises `Refused`.

    All other people who must say that they are ready must have done so; the host need not.
    """
    record = room.record
    must_be_open(record)
    must_be_host(record, request.identity, "Only the host can start the match.")
    if waited_for := [one.name for one in seat_rules.unready(record) if one.identity != request.identity]:
        raise Refused(Code.NOT_READY, localized("not_ready", names=", ".join(waited_for)))
    return _begin(room, (), ctx)


def start_if_full(room: Room, events: tuple[messages.Event, ...], ctx: Context) -> Decision:
    """Return the decision that leads to `room` by `events`, with the start of the match if the room is complete now.

    A match does not start with a player who is away and was not asked: such players must say that they are ready. Once
    a seat is free again, none is asked any more.
    """
    record = room.record
    if record.agreements.asked and not all(record.seats):
        record, reset = seat_rules.reset_readiness(record)
        return Decision(Room(record, room.state), (*events, *reset))
    if not seat_rules.is_complete(record) or record.luck.until:  # `until`: shares are being opened already
        return Decision(room, events)
    record, asked = seat_rules.with_absent_asked(record, ctx.absent)
    if asked:
        return Decision(Room(record, room.state), (*events, *asked))
    return _begin(room, events, ctx)


def _begin(room: Room, events: tuple[messages.Event, ...], ctx: Context) -> Decision:
    """Make the list of shares final, and have them opened; without any the match is dealt at once."""
    record = room.record
    _must_be_startable(record)
    if not record.luck.round:  # a room of an earlier release, whose shares are plain
        return _deal(room, events, ctx)
    now_frozen = luck.with_final_shares(record.luck, ctx.connected, ctx.now)
    changed = Room(replace(record, luck=now_frozen, time=ctx.now))
    if not now_frozen.shares:
        return _deal(changed, events, ctx)
    seats = tuple(one.seat for one in now_frozen.shares)
    promises = tuple(one.commitment for one in now_frozen.shares)
    return Decision(changed, (*events, messages.OpeningStarted(now_frozen.round, seats, promises)))


def _must_be_startable(record: Record) -> None:
    """Raise `Refused` unless a match can start with the players who are there."""
    game = game_of(record)
    players = sum(occupant is not None for occupant in record.seats)
    if players not in game.players:
        raise Refused(Code.NOT_ENOUGH_PLAYERS, localized("not_enough_players", fewest=game.players[0]))
    room_spec.must_be_playable(game, players, record.options)


def _deal(room: Room, events: tuple[messages.Event, ...], ctx: Context) -> Decision:
    """Begin the match on the seats that are taken, in the order in which the game seats its players."""
    record = room.record
    game = game_of(record)
    taken = tuple(seat for seat, occupant in enumerate(record.seats) if occupant is not None)
    outcome = game.new(len(taken), record.options, _seed(record, taken))
    # for each seat of the game, the seat that its player had in the room
    former = tuple(taken[place] for place in game.seating(len(taken), record.options))
    started = replace(
        record,
        status=messages.Status.PLAYING,
        players=len(taken),
        seats=tuple(record.seats[seat] for seat in former),
        contributions=(),
        invitations=(),
        time=ctx.now,
        agreements=NOTHING_AGREED,
        luck=replace(record.luck, until=0),
    )
    return Decision(Room(started, outcome.state), (*events, messages.MatchStarted(former), *outcome.events))


def _seed(record: Record, taken: tuple[int, ...]) -> bytes:
    """Return the seed of a match between the people on the seats `taken`, from the server's secret and their shares."""
    if record.luck.round:  # 0: shares are plain, as earlier releases had them
        return luck.match_seed_of(record.luck, record.secret, record.room, len(taken))
    return luck.seed(record.secret, record.room, [record.contributions[seat] for seat in taken])


# --- opening ----------------------------------------------------------------------------------------------------


def open_share(room: Room, ask: messages.OpenShare, request: Request, ctx: Context) -> Decision:
    """Open a share of the final list; the last one begins the match. Raises `Refused`."""
    record = room.record
    must_be_open(record)
    must_hold(record, request.identity, ask.seat)
    share = record.luck.of(ask.seat) if record.luck.until else None
    if share is None:
        raise Refused(Code.NOT_OPENING, localized("not_opening-no_random_number_needed"))
    if share.share is not None:
        raise Refused(Code.ALREADY_CONTRIBUTED, localized("already_contributed-revealed_random_number"))
    if not luck.is_opening_of(share, ask.share):
        raise Refused(Code.WRONG_SHARE, localized("wrong_share"))
    opened = luck.with_share(record.luck, replace(share, share=ask.share))
    changed = Room(replace(record, luck=opened, time=ctx.now))
    events = (messages.ShareOpened(ask.seat, ask.share),)
    return Decision(changed, events) if luck.unopened(opened) else _deal(changed, events, ctx)


def overdue(record: Record, now: int, outages: tuple[Outage, ...]) -> CallOff | None:
    """Return the request to call off a start once the time for opening the shares is over; None before.

    After an outage of the service people have all of that time again.
    """
    if not is_over(record, now, outages):
        return None
    return CallOff(f"called-off-{record.luck.round}", record.luck.round)


def is_over(record: Record, now: int, outages: tuple[Outage, ...]) -> bool:
    """Return whether the time for opening shares is over; False if none are being opened."""
    until = record.luck.until
    if record.status is not messages.Status.OPEN or not until:
        return False
    # after each outage people have all of the time again
    ends = [until, *(ended + luck.OPENING_MS for _, ended in outages_while_opening(record, outages))]
    return max(ends) <= now


def outages_while_opening(record: Record, outages: tuple[Outage, ...]) -> tuple[Outage, ...]:
    """Return the outages in which people could not open their shares, oldest first."""
    until = record.luck.until
    if record.status is not messages.Status.OPEN or not until:
        return ()
    opened = until - luck.OPENING_MS  # when people were asked to open their shares
    return tuple(sorted((began, ended) for began, ended in outages if ended > opened))


def call_off(room: Room, ask: CallOff, request: Request, ctx: Context) -> Decision:
    """Call off the start in which not all shares were opened in time; those who opened none lose their seats.

    Raises `Refused` before that time is over, and if `ask` is for an earlier start.
    """
    record = room.record
    if ask.round != record.luck.round or not is_over(record, ctx.now, ctx.outages):
        raise Refused(Code.NOT_OPENING, localized("not_opening-no_start_called_off"))
    return void_start(record, tuple(one.seat for one in luck.unopened(record.luck)), ctx)


def void_start(record: Record, seats: tuple[int, ...], ctx: Context) -> Decision:
    """Return the decision that voids a start: `seats` become free, and all shares are void."""
    people = tuple(one for seat in seats if (one := record.seats[seat]) is not None)
    void = replace(record, luck=luck.next_start(record.luck, people), time=ctx.now)
    changed, events = without_people(void, seats)
    return Decision(Room(changed), (messages.StartCalledOff(changed.luck.round, people), *events))


def without_people(record: Record, gone: tuple[int, ...]) -> tuple[Record, tuple[messages.Event, ...]]:
    """Remove the people on the seats `gone`. Returns the record and its events.

    The first person who stays becomes the host if the host has left; if no person stays, the bots leave, too.
    """
    staying = tuple(None if seat in gone else occupant for seat, occupant in enumerate(record.seats))
    people = bots_on_seats.human_ids(staying)
    seats: tuple[messages.Occupant | None, ...] = staying if people else (None,) * record.players
    freed = [*gone, *(seat for seat, one in enumerate(staying) if one is not None and seats[seat] is None)]
    events: tuple[messages.Event, ...] = tuple(messages.SeatLeft(seat) for seat in freed)
    host = record.host
    if host is not None and host not in people:
        host = people[0] if people else None
        events += (messages.HostChanged(host),)
    shares = record.luck
    for seat in freed:
        shares = luck.without_share(shares, seat)
    # plain shares, in rooms of earlier releases
    given = tuple(None if seats[seat] is None else one for seat, one in enumerate(record.contributions))
    return replace(record, seats=seats, host=host, contributions=given, luck=shares), events
