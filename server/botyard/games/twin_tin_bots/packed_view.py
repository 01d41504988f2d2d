"""The fingerprints of a game: check sums of its public view, and of the secret specials of each seat (rules §2).

The fingerprint of the public view is the CRC-32 of the bytes that `pack` makes of `views.view(state, ())`. A command
changes little of a view, so its bytes are kept with the state, in pieces, and only pieces whose values have changed are
packed again.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

from botyard.games.hexgrid import grid
from botyard.games.twin_tin_bots.setting import Setting
from botyard.games.twin_tin_bots.state import COLOURS, NO_CRYSTAL, NONE, ORDINARY, PROGRAM, ROBOTS, SLOTS, TILES, State
from botyard.games.twin_tin_bots.views import ALL_TILES, SLOT_NUMBERS, fixed_fields, last_fields, lying, objects
from botyard_protocol.codec import fingerprint, pack
from botyard_protocol.twin_tin_bots import SeatView, View

# Where pieces are in their list. Behind those of the robots, from `FIRST_ROBOT` on, is one for the crystals and one for
# the number of seats, then the pieces of each seat, and last one for all the rest.
FIXED: Final = 0
ROCKS: Final = 1
BLOBS: Final = 2
ROBOT_COUNT: Final = 3
FIRST_ROBOT: Final = 4

PLACE: Final = 0
PROGRAMS: Final = 1
HAND: Final = 2
SCORE: Final = 3
SEAT_PIECES: Final = 4
"""The pieces of a seat: what never changes; its programs; what is shown of its hand; deliveries, turns, resignation."""

_SEAT_FIELDS = len(SeatView.__struct_fields__)


class PackedView:
    """The bytes of a public view in pieces, and copies of the values that they were made of.

    `known`: the special tiles that are public, as in `State`; all when the game is over. `secrets`: by seat the
    fingerprint of its secret specials, None for none.
    """

    __slots__ = (
        "at",
        "cells",
        "delivered",
        "hand",
        "known",
        "lying",
        "pieces",
        "program",
        "resigned",
        "robots",
        "secrets",
        "setting",
        "turns",
    )

    def __init__(self, setting: Setting, at: tuple[int, ...], pieces: list[bytes]) -> None:
        """`at`: the numbers of the robots that play. All other values differ from any state, so `follow` packs all."""
        self.setting = setting
        self.at = at
        self.pieces = pieces
        self.cells: list[int] = []
        self.lying = b""
        self.robots: list[tuple[int, int, int, int]] = []
        self.program: list[int] = []
        self.hand: list[int] = []
        self.known = NONE
        self.delivered: list[int] = []
        self.turns: list[int] = []
        self.resigned: list[int] = []
        self.secrets: list[int | None] = []

    def follow(self, state: State) -> "PackedView":
        """Return a packed view of `state`, a later state of the same game; only pieces that differ are packed anew."""
        now = self._copy()
        if state.cells != now.cells:
            now._pack_objects(state.cells)
        robots = list(zip(state.at, state.facing, state.cargo, state.stuck, strict=True))
        if robots != now.robots:
            now._pack_robots(robots)
        known = ALL_TILES if state.over else state.known
        if state.program != now.program:
            now._pack_programs(state.program)
        if state.hand != now.hand or known != now.known:
            now._pack_hands(state.hand, known)
        if state.turns != now.turns or state.delivered != now.delivered or state.resigned != now.resigned:
            now._pack_scores(state.delivered, state.turns, state.resigned)
        last = last_fields(state, state.track, state.waiting, state.setting.mode)
        now.pieces[len(now.pieces) - 1] = pack(last)[1:]  # at most 15 fields, so the head of their array is one byte
        return now

    def fingerprint(self) -> int:
        """Return the fingerprint of the public view."""
        return crc32(b"".join(self.pieces))

    def own(self) -> tuple[int | None, ...]:
        """Return by seat the fingerprint of its secret specials, None for none; empty if no seat has any."""
        return tuple(self.secrets) if self.secrets.count(None) < len(self.secrets) else ()

    def _copy(self) -> "PackedView":
        """Return a copy that shares all but the list of pieces: other parts are replaced, not changed in place."""
        other = PackedView(self.setting, self.at, self.pieces[:])
        other.cells, other.lying, other.robots = self.cells, self.lying, self.robots
        other.program, other.hand, other.known = self.program, self.hand, self.known
        other.delivered, other.turns, other.resigned = self.delivered, self.turns, self.resigned
        other.secrets = self.secrets
        return other

    def _pack_objects(self, cells: list[int]) -> None:
        """Pack rocks, blobs and crystals anew if one of them has moved."""
        self.cells = cells[:]
        found = lying(cells)
        if found == self.lying:
            return
        self.lying = found
        rocks, blobs, crystals = objects(self.setting.radius, found)
        pieces = self.pieces
        pieces[ROCKS], pieces[BLOBS] = pack(rocks), pack(blobs)
        pieces[FIRST_ROBOT + len(self.at)] = pack(crystals)

    def _pack_robots(self, robots: list[tuple[int, int, int, int]]) -> None:
        """Pack the robots that have changed. `robots`: by number the cell, facing, cargo, and 1 for stuck in mud."""
        former, self.robots = self.robots, robots
        hexes = grid(self.setting.radius).hexes
        for place, robot in enumerate(self.at):
            values = robots[robot]
            if former and former[robot] == values:
                continue
            cell, facing, cargo, stuck = values
            held = None if cargo == NO_CRYSTAL else cargo
            shown: Any = (robot // ROBOTS, robot % ROBOTS, hexes[cell], facing, held, bool(stuck))
            self.pieces[FIRST_ROBOT + place] = pack(shown)

    def _pack_programs(self, program: list[int]) -> None:
        """Pack the programs of the seats in which a tile has changed."""
        former, self.program = self.program, program[:]
        robots = self.setting.robots
        for seat in range(self.setting.seats):
            start = seat * PROGRAM
            tiles = program[start : start + PROGRAM]
            if former[start : start + PROGRAM] != tiles:
                slots = [SLOT_NUMBERS[tile] for tile in tiles]
                self.pieces[self._piece(seat, PROGRAMS)] = pack([slots[:SLOTS], slots[SLOTS:]][:robots])

    def _pack_hands(self, hand: list[int], known: int) -> None:
        """Pack the hands of seats that have changed. `known`: bits of the special tiles that are public."""
        former, self.hand = self.hand, hand[:]
        again, self.known = known != self.known, known  # whether to pack all hands
        self.secrets = self.secrets[:] or [None] * self.setting.seats
        for seat in range(self.setting.seats):
            start = seat * TILES
            counts = hand[start : start + TILES]
            if again or former[start : start + TILES] != counts:
                specials = [tile for tile in range(ORDINARY, TILES) if counts[tile]]
                public = [tile for tile in specials if known >> tile & 1]
                secret = [tile for tile in specials if not known >> tile & 1]
                # fields of `SeatView`: hand, specials (spectators see the public ones), known, secret_specials
                shown: Any = (counts[:ORDINARY], public, public, len(secret))
                self.pieces[self._piece(seat, HAND)] = pack(shown)[1:]
                self.secrets[seat] = fingerprint(secret) if secret else None

    def _pack_scores(self, delivered: list[int], turns: list[int], resigned: list[int]) -> None:
        """Pack crystals, turns and resignation of the seats in which one of them has changed."""
        former, former_turns, former_resigned = self.delivered, self.turns, self.resigned
        again = delivered != former or not former_turns  # whether to pack all seats
        self.delivered, self.turns, self.resigned = delivered[:], turns[:], resigned[:]
        for seat in range(self.setting.seats):
            if again or turns[seat] != former_turns[seat] or resigned[seat] != former_resigned[seat]:
                crystals = delivered[seat * COLOURS : (seat + 1) * COLOURS]
                shown: Any = (crystals, turns[seat], bool(resigned[seat]))
                self.pieces[self._piece(seat, SCORE)] = pack(shown)[1:]

    def _piece(self, seat: int, kind: int) -> int:
        return FIRST_ROBOT + len(self.at) + 2 + seat * SEAT_PIECES + kind


def fingerprints(state: State) -> tuple[int, tuple[int | None, ...]]:
    """Return the fingerprint of the public view, and by seat those of its secret tiles; `()` if no seat has any."""
    former: PackedView | None = state.packed
    # made anew if the state has none, or one of another game or for another number of robots
    if former is None or former.setting is not state.setting or state.at.count(NONE) != len(state.at) - len(former.at):
        former = _unpacked(state)
    now = state.packed = former.follow(state)
    return now.fingerprint(), now.own()


def _unpacked(state: State) -> PackedView:
    """Return a packed view in which only the pieces that never change are packed; `follow` packs the rest."""
    setting = state.setting
    at = tuple([robot for robot, cell in enumerate(state.at) if cell != NONE])
    pieces = [_fixed(setting), b"", b"", _head(len(at)), *[b""] * len(at), b"", _head(setting.seats)]
    for seat in range(setting.seats):
        pieces += (_place(setting, seat), b"", b"", b"")
    return PackedView(setting, at, [*pieces, b""])


@lru_cache(maxsize=256)
def _fixed(setting: Setting) -> bytes:
    """The head of the array of a view, its tag, and its first fields."""
    config, fields = View.__struct_config__, View.__struct_fields__
    return _head(1 + len(fields)) + pack(config.tag) + pack(fixed_fields(setting))[1:]


def _place(setting: Setting, seat: int) -> bytes:
    """The head of the array of a seat, its colour and the hex of its base. Pieces of several fields have no heads."""
    base = grid(setting.radius).hexes[setting.bases[seat]]
    return _head(_SEAT_FIELDS) + pack(setting.colours[seat]) + pack(base)


def _head(size: int) -> bytes:
    """The head of the msgpack array of so many items: of a large one what precedes them, here None of one byte each."""
    nothing: Sequence[Any] = [None] * size
    return bytes((0x90 | size,)) if size < 16 else pack(nothing)[:-size]
