"""What an audience may know: views of the whole game and redacted events (rules §2).

The secrets are the order of the stack and the specials in hand that were never on a programming board.
"""

from collections.abc import Sequence
from typing import Any

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
    is_known,
    specials_in_hand,
)
from botyard_protocol.base import Hex
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
ALL_TILES = (1 << TILES) - 1
SLOT_NUMBERS: dict[int, int | None] = {EMPTY_SLOT: None, **{tile: tile for tile in range(TILES)}}


def view(state: State, audience: Audience) -> View:
    """Return the whole game as `audience` may know it; hands are open when it is over."""
    setting = state.setting
    seats = tuple([_seat(state, seat, state.over or seat in audience) for seat in range(setting.seats)])
    rocks, blobs, found = objects(setting.radius, lying(state.cells))
    crystals = tuple([CrystalView(at, _CRYSTALS[colour]) for at, colour in found])
    robots = tuple([_robot(state, robot) for robot, cell in enumerate(state.at) if cell != NONE])
    last = last_fields(state, _colours(state.track), _colours(state.waiting), _MODES[setting.mode])
    return View(*fixed_fields(setting), rocks, blobs, robots, crystals, seats, *last)


def redact(events: Sequence[Event], audience: Audience) -> tuple[Event, ...]:
    """The events as `audience` may know them: all see which seat drew a special tile, only the seat sees which tile."""
    return tuple(_redact_draw(event, audience) if isinstance(event, SpecialDrawn) else event for event in events)


def public(events: Sequence[Event]) -> bool:
    """Whether every audience gets the same of these events."""
    return SpecialDrawn not in map(type, events)


def _redact_draw(event: SpecialDrawn, audience: Audience) -> SpecialDrawn:
    return event if event.seat in audience else msgspec.structs.replace(event, tile=None)


# --- the parts of a view; `packed_view` packs some of them for fingerprints ---

_LYING = bytes([found if TELEPORTER < found < BASE else EMPTY for found in range(256)])
"""By what a cell holds: the same value for rocks, blobs and crystals, `EMPTY` for all else."""


def fixed_fields(setting: Setting) -> tuple[Any, Any, Any]:
    """Return the first fields of a view, which are the same for the whole game: `radius`, `mud` and `teleporters`."""
    hexes = setting.board().hexes
    mud = tuple([hexes[cell] for cell in setting.mud])
    return setting.radius, mud, tuple([(hexes[a], hexes[b]) for a, b in setting.teleporters])


def last_fields(state: State, track: Sequence[Any], waiting: Sequence[Any], mode: Any) -> tuple[Any, ...]:
    """Return the last fields of a view, from `track` on.

    `track`, `waiting` and `mode` are members of enumerations for a view, and plain numbers for its packed form. They
    have the type `Any`, since compiled code would turn members into numbers for `int`.
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
        ResultView(EndReason(state.ended), state.ranking, final_scores(state)) if state.over else None,
        mode,
        setting.sides,
        setting.stalled_after or None,
        None if state.lively or state.over else state.quiet,
    )


def lying(cells: Sequence[int]) -> bytes:
    """By cell the rock, blob or crystal that lies there, as in `State.cells`; `EMPTY` for all else."""
    return bytes(cells).translate(_LYING)


def objects(radius: int, cells: bytes) -> tuple[tuple[Hex, ...], tuple[Hex, ...], tuple[tuple[Hex, int], ...]]:
    """Return the rocks, the blobs, and the crystals with the numbers of their colours. `cells`: as `lying` returns."""
    hexes = grid(radius).hexes
    found = [(hexes[cell], content) for cell, content in enumerate(cells) if content]
    return (
        tuple([at for at, content in found if content == ROCK]),
        tuple([at for at, content in found if content == BLOB]),
        tuple([(at, content - CRYSTAL) for at, content in found if content >= CRYSTAL]),
    )


def _robot(state: State, robot: int) -> RobotView:
    """Return the view of a robot that is on the board."""
    cargo = state.cargo[robot]
    held = None if cargo == NO_CRYSTAL else _CRYSTALS[cargo]
    at, name = grid(state.setting.radius).hexes[state.at[robot]], _NAMES[robot % ROBOTS]
    return RobotView(robot // ROBOTS, name, at, state.facing[robot], held, bool(state.stuck[robot]))


def _seat(state: State, seat: int, trusted: bool) -> SeatView:
    """Return the view of one seat. `trusted`: whether the audience may see its secret special tiles."""
    setting = state.setting
    specials = specials_in_hand(state, seat)
    public = [tile for tile in specials if state.over or is_known(state, tile)]
    seen = specials if trusted else public
    slots = [SLOT_NUMBERS[tile] for tile in state.program[seat * PROGRAM : (seat + 1) * PROGRAM]]
    programs = [slots[:SLOTS], slots[SLOTS:]][: setting.robots]
    blue, green, pink = state.delivered[seat * COLOURS : (seat + 1) * COLOURS]
    return SeatView(
        colour=_COLOURS[setting.colours[seat]],
        base=grid(setting.radius).hexes[setting.bases[seat]],
        programs=tuple([tuple([None if tile is None else _TILES[tile] for tile in part]) for part in programs]),
        hand=tuple(state.hand[seat * TILES : seat * TILES + ORDINARY]),
        specials=tuple([_TILES[tile] for tile in seen]),
        known=tuple([_TILES[tile] for tile in public]),
        secret_specials=len(specials) - len(seen),
        delivered=(blue, green, pink),
        turns=state.turns[seat],
        resigned=bool(state.resigned[seat]),
    )


def _colours(crystals: list[int]) -> tuple[Crystal, ...]:
    return tuple([_CRYSTALS[crystal] for crystal in crystals])
