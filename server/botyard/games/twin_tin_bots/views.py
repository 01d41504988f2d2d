"""What an audience may know: views of the whole game and redacted events (rules §2).

The secrets are the order of the stack and the specials in hand that were never on a programming board.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec

from botyard.games.hexgrid import grid
from botyard.games.interface import Audience
from botyard.games.twin_tin_bots.scoring import final_scores
from botyard.games.twin_tin_bots.setting import Setting
from botyard.games.twin_tin_bots.state import (
    BASE,
    BLOB,
    COLOURS,
    CRYSTAL,
    EMPTY,
    EMPTY_SLOT,
    NO_CRYSTAL,
    NONE,
    ORDINARY,
    PROGRAM,
    ROBOTS,
    ROCK,
    SLOTS,
    TELEPORTER,
    TILES,
    State,
    cause_of,
)
from botyard_protocol.base import Hex
from botyard_protocol.codec import fingerprint, pack
from botyard_protocol.twin_tin_bots import (
    Colour,
    Crystal,
    CrystalView,
    EndReason,
    Event,
    Mode,
    ResultView,
    RobotName,
    RobotView,
    SeatView,
    SpecialDrawn,
    Tile,
    View,
)

_CRYSTALS, _TILES, _COLOURS, _NAMES = tuple(Crystal), tuple(Tile), tuple(Colour), tuple(RobotName)
_MODES = tuple(Mode)
_ALL_TILES = (1 << TILES) - 1
_SLOTS: dict[int, int | None] = {EMPTY_SLOT: None, **{tile: tile for tile in range(TILES)}}


def view(state: State, audience: Audience) -> View:
    """The whole game as `audience` may know it; hands are open when it is over."""
    setting = state.setting
    seats = [_seat(one, state.over or seat in audience) for seat, one in enumerate(_seats(state))]
    rocks, blobs, found = _objects(setting.radius, _lying(state))
    crystals = tuple([CrystalView(at, _CRYSTALS[colour]) for at, colour in found])
    robots = tuple([_robot(one) for one in _robots(state)])
    last = _rest(state, _colours(state.track), _colours(state.waiting), _MODES[setting.mode])
    return View(*_fixed(setting), rocks, blobs, robots, crystals, tuple(seats), *last)


def fingerprints(state: State) -> tuple[int, tuple[int | None, ...]]:
    """Of the public view; and by seat of the secret specials in its hand, None for none, empty if no seat has any.

    An entry changes little of a view, so the bytes of its parts are kept with the state, and joined as `pack` would.
    """
    now = state.packed = _PackedParts(state, state.packed)
    rocks, blobs, crystals = now.objects
    robots, seats = _head(len(now.robots)), _head(len(now.seats))
    shown = [packed for packed, _ in now.seats]
    last = _items(_rest(state, state.track, state.waiting, state.setting.mode))
    whole = crc32(b"".join((now.fixed, rocks, blobs, robots, *now.robots, crystals, seats, *shown, last)))
    own = tuple([secret for _, secret in now.seats])
    return whole, own if own.count(None) < len(own) else ()


def redact(events: Sequence[Event], audience: Audience) -> tuple[Event, ...]:
    """The events as `audience` may know them: whose special was drawn, but only to its seat which."""
    return tuple(_redact_draw(event, audience) if isinstance(event, SpecialDrawn) else event for event in events)


def public(events: Sequence[Event]) -> bool:
    """Whether every audience gets the same of these events."""
    return SpecialDrawn not in map(type, events)


def _redact_draw(event: SpecialDrawn, audience: Audience) -> SpecialDrawn:
    return event if event.seat in audience else msgspec.structs.replace(event, tile=None)


# --- the parts of a view, from plain values by which changes are noticed ---

_LYING = bytes([found if TELEPORTER < found < BASE else EMPTY for found in range(256)])
"""By what a cell holds: the same for rocks, blobs and crystals, `EMPTY` for all else."""

_Robot = tuple[int, int, int, int, int, int]
"""Radius of the board, number of the robot, its cell, facing, cargo, and whether it is stuck."""

_Place = tuple[int, int, int, int]
"""Radius of the board, colour of the seat, cell of its base, number of its robots."""

_Seat = tuple[_Place, tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int, int]
"""Place, program, hand and deliveries of a seat, the known tiles as in `State`, its turns, and whether it resigned."""


class _PackedParts:
    """The bytes of the parts of a public view. Parts that are as in `former` are taken from there."""

    __slots__ = ("fixed", "lying", "objects", "robot_values", "robots", "seat_values", "seats", "setting")

    def __init__(self, state: State, former: "_PackedParts | None") -> None:
        self.setting = state.setting
        self.lying = _lying(state)
        self.robot_values = _robots(state)
        self.seat_values = _seats(state)
        radius = self.setting.radius
        if former is None or former.setting is not self.setting or len(former.robots) != len(self.robot_values):
            self.fixed = _packed_fixed(self.setting)
            self.objects = _packed_objects(radius, self.lying)
            self.robots: list[bytes] = [_packed_robot(values) for values in self.robot_values]
            self.seats: list[tuple[bytes, int | None]] = [_packed_seat(values) for values in self.seat_values]
            return
        self.fixed = former.fixed
        self.objects = former.objects if self.lying == former.lying else _packed_objects(radius, self.lying)
        robots = zip(self.robot_values, former.robot_values, former.robots, strict=True)
        self.robots = [packed if new == old else _packed_robot(new) for new, old, packed in robots]
        seats = zip(self.seat_values, former.seat_values, former.seats, strict=True)
        self.seats = [packed if new == old else _packed_seat(new) for new, old, packed in seats]


def _fixed(setting: Setting) -> tuple[Any, Any, Any]:
    """The first fields of a view, which are the same for the whole game: `radius`, `mud` and `teleporters`."""
    hexes = setting.board().hexes
    mud = tuple([hexes[cell] for cell in setting.mud])
    return setting.radius, mud, tuple([(hexes[a], hexes[b]) for a, b in setting.teleporters])


@lru_cache(maxsize=256)
def _packed_fixed(setting: Setting) -> bytes:
    """The head of the array of a view, its tag, and its first fields."""
    config, fields = View.__struct_config__, View.__struct_fields__
    return _head(1 + len(fields)) + pack(config.tag) + _items(_fixed(setting))


def _rest(state: State, track: Sequence[Any], waiting: Sequence[Any], mode: Any) -> tuple[Any, ...]:
    """The last fields of a view, from `track` on. Those with enumerations are given: packed, they are numbers.

    `Any`, since compiled code would make numbers of them for `int`.
    """
    setting = state.setting
    return (
        track,
        waiting,
        len(state.stack),
        state.first,
        state.active,
        state.round,
        None if state.rounds_left == NONE else state.rounds_left,
        setting.score_to_win or None,
        None if state.slot == NONE else cause_of(state.active, state.slot),
        _result(state) if state.over else None,
        mode,
        setting.sides,
        setting.stalled_after or None,
        None if state.lively or state.over else state.quiet,
    )


def _head(size: int) -> bytes:
    """The head of the msgpack array of so many items."""
    return bytes((0x90 | size,)) if size < 16 else pack([None] * size)[:-size]


def _items(values: tuple[Any, ...]) -> bytes:
    """Some values packed one behind the other; at most 15."""
    return pack(values)[1:]


def _lying(state: State) -> bytes:
    """By cell the rock, blob or crystal that lies there, as in `_LYING`."""
    return bytes(state.cells).translate(_LYING)


def _objects(radius: int, cells: bytes) -> tuple[tuple[Hex, ...], tuple[Hex, ...], tuple[tuple[Hex, int], ...]]:
    """The rocks, the blobs, and the crystals with the numbers of their colours, in `cells`."""
    hexes = grid(radius).hexes
    lying = [(hexes[cell], found) for cell, found in enumerate(cells) if found]
    return (
        tuple([at for at, found in lying if found == ROCK]),
        tuple([at for at, found in lying if found == BLOB]),
        tuple([(at, found - CRYSTAL) for at, found in lying if found >= CRYSTAL]),
    )


def _packed_objects(radius: int, cells: bytes) -> tuple[bytes, bytes, bytes]:
    """The same as bytes."""
    rocks, blobs, crystals = _objects(radius, cells)
    return pack(rocks), pack(blobs), pack(crystals)


def _robots(state: State) -> list[_Robot]:
    """The robots that play."""
    radius, facing, cargo, stuck = state.setting.radius, state.facing, state.cargo, state.stuck
    return [
        (radius, robot, cell, facing[robot], cargo[robot], stuck[robot])
        for robot, cell in enumerate(state.at)
        if cell != NONE
    ]


def _robot(values: _Robot) -> RobotView:
    radius, robot, cell, facing, cargo, stuck = values
    held = None if cargo == NO_CRYSTAL else _CRYSTALS[cargo]
    return RobotView(robot // ROBOTS, _NAMES[robot % ROBOTS], grid(radius).hexes[cell], facing, held, bool(stuck))


def _packed_robot(values: _Robot) -> bytes:
    """The same as bytes."""
    radius, robot, cell, facing, cargo, stuck = values
    seat, name = divmod(robot, ROBOTS)
    return pack((seat, name, grid(radius).hexes[cell], facing, None if cargo == NO_CRYSTAL else cargo, bool(stuck)))


def _seats(state: State) -> list[_Seat]:
    """The values that a view shows of each seat. When the game is over, all tiles are known."""
    setting, known = state.setting, _ALL_TILES if state.over else state.known
    radius, robots, turns, resigned = setting.radius, setting.robots, state.turns, state.resigned
    program, hand, delivered = tuple(state.program), tuple(state.hand), tuple(state.delivered)
    return [
        (
            (radius, colour, base, robots),
            program[seat * PROGRAM : (seat + 1) * PROGRAM],
            hand[seat * TILES : (seat + 1) * TILES],
            delivered[seat * COLOURS : (seat + 1) * COLOURS],
            known,
            turns[seat],
            resigned[seat],
        )
        for seat, (colour, base) in enumerate(zip(setting.colours, setting.bases, strict=True))
    ]


def _seat(values: _Seat, trusted: bool) -> SeatView:
    """One seat. `trusted`: whether the audience may see its secret specials."""
    colour, base, programs, hand, seen, public, secret, delivered, turns, resigned = _seat_numbers(values, trusted)
    return SeatView(
        colour=_COLOURS[colour],
        base=base,
        programs=tuple([tuple([None if tile is None else _TILES[tile] for tile in slots]) for slots in programs]),
        hand=hand,
        specials=tuple([_TILES[tile] for tile in seen]),
        known=tuple([_TILES[tile] for tile in public]),
        secret_specials=secret,
        delivered=delivered,
        turns=turns,
        resigned=resigned,
    )


def _packed_seat(values: _Seat) -> tuple[bytes, int | None]:
    """A seat as the public sees it, and the fingerprint of its secret specials, None if it has none."""
    _, _, hand, _, known, _, _ = values
    secret = [tile for tile in _specials(hand) if not known >> tile & 1]
    return pack(_seat_numbers(values, False)), fingerprint(secret) if secret else None


def _seat_numbers(values: _Seat, trusted: bool) -> tuple[Any, ...]:
    """The fields of a `SeatView` with numbers in the place of enumerations, as they are packed."""
    (radius, colour, base, robots), program, hand, delivered, known, turns, resigned = values
    specials = _specials(hand)
    public = [tile for tile in specials if known >> tile & 1]
    seen = specials if trusted else public
    slots = [_SLOTS[tile] for tile in program]
    programs = [slots[:SLOTS], slots[SLOTS:]][:robots]
    secret = len(specials) - len(seen)
    at = grid(radius).hexes[base]
    return colour, at, programs, hand[:ORDINARY], seen, public, secret, delivered, turns, bool(resigned)


def _specials(hand: tuple[int, ...]) -> list[int]:
    """The special tiles in a hand, ascending."""
    return [ORDINARY + found for found, count in enumerate(hand[ORDINARY:]) if count]


def _colours(crystals: list[int]) -> tuple[Crystal, ...]:
    return tuple([_CRYSTALS[crystal] for crystal in crystals])


def _result(state: State) -> ResultView:
    return ResultView(EndReason(state.ended), state.ranking, final_scores(state))
