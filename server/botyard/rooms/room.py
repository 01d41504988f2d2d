"""A room in memory, a decision about it, the context of a decision, and checks that many decisions share."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from botyard.errors import Refused, Unreadable
from botyard.games.interface import Game
from botyard.games.registry import GAMES, find_rules
from botyard.rooms.match.clock import Outage
from botyard.rooms.record import NOTHING_AGREED, Entry, Record
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import AbsenceChanged, Event, MatchFinished, Status

T = TypeVar("T")


class Room(msgspec.Struct, frozen=True):
    """A room in memory: its record (without the dump) and the state of its game, None before the match."""

    record: Record
    state: Any = None

    def after(self, entry: Entry) -> "Room":
        """The room after `entry` is in the log: with the log's new digest."""
        return Room(structs.replace(self.record, digest=entry.digest), self.state)


class Decision(msgspec.Struct, frozen=True):
    """The result of a request: the room after it, and its events, unredacted, in order."""

    room: Room
    events: tuple[Event, ...]


class Context(msgspec.Struct, frozen=True):
    """The inputs of a decision from outside the room: the time (ms since 1970), and 32 bytes, a new room's secret.

    `received`: when the request came in, None for `now`. `outages`: when no node served while a clock of the room ran.
    `connected`: the identities that are connected to the room. `committing`: whether people commit to shares of the
    seed before any is opened: false only where a log of an earlier release is played again. `absent`: the identities on
    the seats of an open room that look at no page of the service, or at a live match that they play elsewhere, without
    the sender of the request. `number`: of the entry that the decision becomes. `rules_version`: of the rules by which
    the room is made; None for the current ones, and for a room that exists already.
    """

    now: int
    secret: bytes
    received: int | None = None
    outages: tuple[Outage, ...] = ()
    connected: frozenset[str] = frozenset()
    committing: bool = True
    absent: frozenset[str] = frozenset()
    number: int = 0
    rules_version: int | None = None

    @property
    def at(self) -> int:
        """The moment that counts for a clock: when the request came in, and not later than now."""
        return self.now if self.received is None else min(self.received, self.now)


def load_room(record: Record) -> Room:
    """Load the room of a stored record. Its state is None before the match, and if this node does not have its rules.

    Raises `Unreadable` for a state that the game cannot load.
    """
    game = find_rules(record.game, record.rules_version)
    try:
        state = None if game is None or record.status is Status.OPEN else game.load(record.state)
    except Exception as error:  # the game may be of a package, and fail in any way
        raise Unreadable("the state of the game", record.game) from error
    return Room(structs.replace(record, state=b""), state)


def game_for(name: str, ctx: Context) -> Game | None:
    """The rules by which a room of a game is made; None if this node does not have them."""
    return GAMES.get(name) if ctx.rules_version is None else find_rules(name, ctx.rules_version)


def game_of(record: Record) -> Game:
    """The rules that a room is played by. Raises `Refused` if this node does not have them."""
    return rules_in(record.game, record.rules_version)


def rules_in(game: str, version: int) -> Game:
    """Return the rules of a game in a version. Raises `Refused` if this node does not have them."""
    rules = find_rules(game, version)
    if rules is None:
        sentence = localized("rules_version", version=version, game=game)
        raise Refused(Code.RULES_VERSION, sentence)
    return rules


def rules_of(room: Room) -> Game | None:
    """The rules of a room whose match has begun, None before. Raises `Refused` as `game_of` does."""
    return None if room.record.status is Status.OPEN else game_of(room.record)


def open_choices(room: Room) -> tuple[Any, ...]:
    """Return the open choices of a match; none before it, and once it is over."""
    if room.state is None or room.record.status is not Status.PLAYING:
        return ()
    return game_of(room.record).choices(room.state)


def answerable_choices(room: Room) -> tuple[Any, ...]:
    """The choices that can be answered now: none while the match is adjourned."""
    return () if room.record.halted else open_choices(room)


def must_hold(record: Record, identity: str, seat: int) -> None:
    """Raise `Refused` unless `identity` holds `seat`."""
    if seat >= len(record.seats):
        raise Refused(Code.NO_SUCH_SEAT, localized("no_such_seat-room_seats", last=len(record.seats) - 1))
    occupant = record.seats[seat]
    if occupant is None or occupant.identity != identity:
        raise Refused(Code.NOT_YOUR_SEAT, localized("not_your_seat-other"))


def must_be_open(record: Record) -> None:
    """Raise `Refused` once the match has begun."""
    if record.status is not Status.OPEN:
        raise Refused(Code.ALREADY_STARTED, localized("already_started-match_but_watch"))


def must_be_host(record: Record, identity: str, sentence: str) -> None:
    """Raise `Refused` with `sentence` unless `identity` is the host."""
    if record.host != identity:
        raise Refused(Code.NOT_HOST, sentence)


def replace_at(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the items with the one at index `place` replaced by `item`."""
    return (*items[:place], item, *items[place + 1 :])


def fingerprints(room: Room) -> tuple[int | None, tuple[int | None, ...]]:
    """Return the fingerprint of the game's public view (None before the match), and by seat that of its secrets.

    The second is empty if no seat knows anything alone.
    """
    return (None, ()) if room.state is None else game_of(room.record).fingerprints(room.state)


def resign_all(game: Game, state: Any, seats: Sequence[int]) -> tuple[Any, tuple[Event, ...]]:
    """Have seats resign in a running match, one after the other. Returns the state after that, and the events.

    If the match ends before all are out, so that the others would be ranked by what they have, seats that are asked go
    last: their resignation ends a turn, and perhaps the match.
    """
    asked = {choice.seat for choice in game.choices(state)}
    after, events = state, tuple[Event, ...]()
    for order in (seats, sorted(seats, key=asked.__contains__)):  # earlier releases had only the first order
        after, events = state, ()
        for seat in order:
            if seat not in game.resigned(after) and not game.finished(after):
                outcome = game.resign(after, seat)
                after, events = outcome.state, (*events, *outcome.events)
        if set(seats) <= set(game.resigned(after)):
            break
    return after, events


def progress(before: Record, game: Game, state: Any, events: tuple[Any, ...], ctx: Context) -> Decision:
    """Return the decision that leads to the game's `state` by these events. It ends the match if the game is over."""
    record = structs.replace(before, time=ctx.now)
    if not game.finished(state):
        return Decision(Room(record, state), events)
    finished = structs.replace(record, status=Status.FINISHED, absence=None, agreements=NOTHING_AGREED)
    none_missing = (AbsenceChanged(None),) if record.absence else ()
    return Decision(Room(finished, state), (*events, *none_missing, MatchFinished(record.secret.hex())))
