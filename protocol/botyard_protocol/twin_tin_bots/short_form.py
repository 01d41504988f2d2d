"""The short form of the events of one entry, in which they travel as msgpack (PROTOCOL.md, "Short events").

It is a flat list. An integer from 32 on begins an event: it is the event's tag, and as many values follow as the event
has in this form. Smaller integers say what holds for the events behind them: their cause, or the robot of the next one.
An array is an event in the explicit form. What follows from the values before is left out: the cause, the robot whose
order is under way, the hex that a robot stands on, and the hex that a step leads to.
"""

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Any, Final, get_args

from botyard_protocol.base import HEX_DIRECTIONS
from botyard_protocol.schema import tag_of
from botyard_protocol.twin_tin_bots.basics import Cause, RobotId
from botyard_protocol.twin_tin_bots.events import (
    BlobMoved,
    BlobPushed,
    CrystalPushed,
    Event,
    OrderIgnored,
    OrderStarted,
    RobotJumped,
    RobotMoved,
    RobotPushed,
    TurnStarted,
)

SEAT_CAUSE: Final = 1
"""Sets the cause of the next events to a seat, whose number follows."""
CAUSE: Final = 2
"""Sets the cause of the next events to an order: its seat, robot and slot follow."""
ROBOT: Final = 3
"""The robot of the next event, if it is not that of the cause: its seat and name follow."""

SLOTS: Final = 3
TILES: Final = 21
REASONS: Final = 12
"""The numbers of slots, tiles and reasons when this form was made. They are part of it, and never change."""

_TAGS: dict[Any, int] = {cls: tag_of(cls) or 0 for cls in get_args(Event)}
TURN, ORDER, IGNORED = _TAGS[TurnStarted], _TAGS[OrderStarted], _TAGS[OrderIgnored]

ROBOT_MOVES: dict[int, int] = {_TAGS[RobotMoved]: 1, _TAGS[RobotPushed]: 1, _TAGS[RobotJumped]: 2}
"""Tags of moves of robots, each with its number of steps."""

OBJECT_MOVES: dict[int, int] = {_TAGS[CrystalPushed]: 1, _TAGS[BlobPushed]: 0, _TAGS[BlobMoved]: 0}
"""Moves of objects by tag, and how many values come before the hex that they leave."""


class Shortener:
    """Makes the short form of the events of one entry. `out`: the list so far."""

    __slots__ = ("_cause", "_places", "out")

    def __init__(self) -> None:
        self.out: list[Any] = []
        self._cause: Cause | None = None  # of the event before
        self._places: dict[int, Any] = {}  # by robot (2 * seat + name) the hex where the reader knows it to be

    def add(self, events: Sequence[Any]) -> None:
        """Append events: each in short form if that says all of it, else as it is."""
        out = self.out
        for event in events:
            kind = type(event)
            if kind is OrderStarted:
                self._order(event)
            elif kind is OrderIgnored:  # a look-up is spared: two of three events are this or `OrderStarted`
                cause: Cause = event.cause
                robot: RobotId = event.robot
                if cause is self._cause and robot.name == cause.robot and robot.seat == cause.seat:
                    out.append(IGNORED)
                else:
                    self.begin_with(IGNORED, cause, robot)
                out.append(event.order * REASONS + event.reason)
            elif kind is TurnStarted:
                self._turn(event)
            elif (short := _SHORT.get(kind)) is not None:
                short(self, event)
            else:
                self.explicit(event)

    def explicit(self, event: Any) -> None:
        """Append an event as it is. Readers forget the places of robots at it."""
        self._places.clear()
        self.out.append(event)

    def begin(self, tag: int, cause: Cause) -> None:
        """Append the tag of an event, and its cause before it unless it is that of the event before."""
        if cause is not self._cause and cause != self._cause:
            self._cause = cause
            if cause.robot is None and cause.slot is None:
                self.out += (SEAT_CAUSE, cause.seat)
            else:
                self.out += (CAUSE, cause.seat, cause.robot, cause.slot)
        self.out.append(tag)

    def begin_with(self, tag: int, cause: Cause, robot: RobotId) -> None:
        """Append the tag of an event of a robot: its cause before it as `begin` does, and then the robot.

        The robot is left out if it is that of the cause.
        """
        self.begin(tag, cause)
        if robot.name != cause.robot or robot.seat != cause.seat:
            self.out[-1:] = (ROBOT, robot.seat, robot.name, tag)  # the robot goes before the tag

    def step(self, tag: int, event: Any, steps: int) -> None:
        """Append a move of a robot by `steps` steps: explicit if it was more than steps on the plain board."""
        at, robot, (q, r) = event.at, event.robot, HEX_DIRECTIONS[event.direction]
        key = robot.seat * 2 + robot.name
        known = self._places.get(key)
        leads_there = event.to == (at[0] + steps * q, at[1] + steps * r)
        if event.gates or event.stuck or not leads_there or (known is not None and known != at):
            self.explicit(event)
            return
        self.begin_with(tag, event.cause, robot)
        if known is None:
            self.out.append(at)
        self.out.append(event.direction)
        self._places[key] = event.to

    def _order(self, event: OrderStarted) -> None:
        """Append the start of an order: robot, slot and tile as one number. The seat comes before if it has changed."""
        cause, former = event.cause, self._cause
        if cause.robot is None or cause.slot is None:
            self.explicit(event)
            return
        if former is None or former.seat != cause.seat:
            self.out += (SEAT_CAUSE, cause.seat)
        self._cause = cause
        self.out += (ORDER, (cause.robot * SLOTS + cause.slot - 1) * TILES + event.tile)

    def _turn(self, event: TurnStarted) -> None:
        """Append the start of a turn, whose cause is a seat alone."""
        cause = event.cause
        if cause.robot is not None or cause.slot is not None:
            self.explicit(event)
            return
        self._cause = cause
        self.out += (TURN, cause.seat, event.round, event.rounds_left)


def shorten(events: Sequence[Any]) -> list[Any]:
    """Return the short form of the events of one entry: integers, null, plain values, and events that stay explicit."""
    short = Shortener()
    short.add(events)
    return short.out


_Short = Callable[[Shortener, Any], None]


def _move(tag: int, steps: int) -> _Short:
    return lambda short, event: short.step(tag, event, steps)


def _object_move(tag: int, has_colour: bool) -> _Short:
    """Return a function that appends the move of an object by a step. `has_colour`: of a crystal, its colour first."""

    def add(short: Shortener, event: Any) -> None:
        """Append an event; with all its fields if it went through a teleporter or not to the next hex."""
        at, (q, r) = event.at, HEX_DIRECTIONS[event.direction]
        if event.gates or event.to != (at[0] + q, at[1] + r):
            return short.explicit(event)
        short.begin(tag, event.cause)
        short.out += (event.crystal, at, event.direction) if has_colour else (at, event.direction)
        return None

    return add


def _all_fields(tag: int, names: Sequence[str], of_robot: bool) -> _Short:
    """Return a function that appends an event as the values of its fields `names`.

    Its cause, and its robot if it is `of_robot`, go before the tag.
    """
    values = [attrgetter(name) for name in names]

    def add(short: Shortener, event: Any) -> None:
        """Append an event: its tag, and its fields, which the functions `values` read from it."""
        if of_robot:
            short.begin_with(tag, event.cause, event.robot)
        else:
            short.begin(tag, event.cause)
        short.out += [value(event) for value in values]

    return add


def _has_robot(cls: Any) -> bool:
    return cls.__annotations__.get("robot") is RobotId


def _short_of(cls: Any, tag: int) -> _Short:
    """Choose how a `Shortener` appends an event of class `cls`, whose number on the wire is `tag`."""
    of_robot = _has_robot(cls)
    if tag in ROBOT_MOVES:
        return _move(tag, ROBOT_MOVES[tag])
    if tag in OBJECT_MOVES:
        return _object_move(tag, has_colour=OBJECT_MOVES[tag] > 0)
    first = 2 if of_robot else 1  # behind the fields `cause`, and `robot` if there is one
    return _all_fields(tag, cls.__struct_fields__[first:], of_robot)


_SHORT: dict[Any, _Short] = {cls: _short_of(cls, tag) for cls, tag in _TAGS.items()}
_VALUES: dict[int, tuple[bool, int]] = {
    tag: (_has_robot(cls), len(cls.__struct_fields__) - 1 - _has_robot(cls)) for cls, tag in _TAGS.items()
}
"""By tag: whether the event is of a robot, and how many values follow."""


def expand(items: Sequence[Any]) -> list[Any]:
    """Return the events of a short form as arrays in the explicit form, in order. Raises `ValueError` if it is none."""
    try:
        return _Expander(iter(items)).events()
    except StopIteration as error:
        raise ValueError("the last event is not whole") from error
    except (TypeError, LookupError) as error:
        raise ValueError(f"not the short form of events: {error}") from error


class _Expander:
    """Reads the short form of the events of one entry."""

    def __init__(self, items: Iterator[Any]) -> None:
        """`items`: those of the short form, which the methods read one after the other."""
        self._items = items
        self._cause: list[Any] | None = None  # of the event before
        self._robot: list[Any] | None = None  # of the next event, if it is not that of the cause
        self._places: dict[tuple[Any, Any], Any] = {}  # by seat and name of a robot the hex where it is known to be

    def events(self) -> list[Any]:
        """Read to the end, and return all events. Raises `StopIteration` if the last one is not whole."""
        found = []
        for item in self._items:
            if isinstance(item, list):
                self._places.clear()
                found.append(item)
            elif item == SEAT_CAUSE:
                self._cause = [self._next()]
            elif item == CAUSE:
                self._cause = [self._next(), self._next(), self._next()]
            elif item == ROBOT:
                self._robot = [self._next(), self._next()]
            else:
                found.append(self._event(item))
        return found

    def _next(self) -> Any:
        return next(self._items)

    def _event(self, tag: int) -> list[Any]:
        """Read the values behind a tag, and return the event in the explicit form. Raises `ValueError`."""
        if tag == TURN:
            self._cause = [self._next()]
            return [tag, self._cause, self._next(), self._next()]
        if self._cause is None:
            raise ValueError("the first event has no cause")
        if tag == ORDER:
            place, tile = divmod(self._next(), TILES)
            self._cause = [self._cause[0], place // SLOTS, place % SLOTS + 1]
            return [tag, self._cause, tile]
        of_robot, count = _VALUES[tag]  # `count`: how many values follow, if no case below says so
        head = [tag, self._cause]
        if of_robot:
            robot_id = self._robot or self._cause[:2]
            self._robot = None
            head.append(robot_id)
            if tag in ROBOT_MOVES:
                key = robot_id[0], robot_id[1]
                at = self._places.get(key) or self._next()
                direction = self._next()
                to = self._places[key] = _hex_after(at, direction, ROBOT_MOVES[tag])
                return [*head, at, to, direction]
        if tag == IGNORED:
            return [*head, *divmod(self._next(), REASONS)]
        if tag in OBJECT_MOVES:
            head += [self._next() for _ in range(OBJECT_MOVES[tag])]
            at, direction = self._next(), self._next()
            return [*head, at, _hex_after(at, direction, 1), direction]
        return head + [self._next() for _ in range(count)]


def _hex_after(at: Any, direction: Any, steps: int) -> list[int]:
    (q, r), (x, y) = at, HEX_DIRECTIONS[direction]
    return [q + steps * x, r + steps * y]
