"""What an audience may know: views of the whole game and redacted events (rules §2).

The secrets are the order of the stack and the specials in hand that were never on a programming board.
"""

from collections.abc import Sequence

import msgspec

from botyard.games.interface import Audience
from botyard.games.twin_tin_bots.scoring import final_scores
from botyard.games.twin_tin_bots.state import (
    BASE,
    BLOB,
    COLOURS,
    CRYSTAL,
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
from botyard_protocol.codec import fingerprint
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
_SLOT_TILES = {EMPTY_SLOT: None, **dict(enumerate(_TILES))}


def view(state: State, audience: Audience) -> View:
    """The whole game as `audience` may know it; hands are open when it is over."""
    setting, hexes = state.setting, state.setting.board().hexes
    lying = [(hexes[cell], found) for cell, found in enumerate(state.cells) if found and TELEPORTER < found < BASE]
    return View(
        radius=setting.radius,
        mud=tuple([hexes[cell] for cell in setting.mud]),
        teleporters=tuple([(hexes[a], hexes[b]) for a, b in setting.teleporters]),
        rocks=tuple([at for at, found in lying if found == ROCK]),
        blobs=tuple([at for at, found in lying if found == BLOB]),
        robots=_robots(state),
        crystals=tuple([CrystalView(at, _CRYSTALS[found - CRYSTAL]) for at, found in lying if found >= CRYSTAL]),
        seats=tuple([_seat(state, seat, state.over or seat in audience) for seat in range(setting.seats)]),
        track=_colours(state.track),
        waiting=_colours(state.waiting),
        stack=len(state.stack),
        first=state.first,
        active=state.active,
        round=state.round,
        rounds_left=None if state.rounds_left == NONE else state.rounds_left,
        score_to_win=setting.score_to_win or None,
        executing=None if state.slot == NONE else cause_of(state.active, state.slot),
        result=_result(state) if state.over else None,
        mode=_MODES[setting.mode],
        sides=setting.sides,
        stalled_after=setting.stalled_after or None,
        quiet=None if state.lively or state.over else state.quiet,
    )


def fingerprints(state: State) -> tuple[int, tuple[int | None, ...]]:
    """Of the public view; and by seat of the secret specials in its hand, None for none, empty if no seat has any."""
    secrets = [_secrets(state, seat) for seat in range(state.setting.seats)]
    own = tuple([fingerprint(tiles) if tiles else None for tiles in secrets]) if any(secrets) else ()
    return fingerprint(view(state, ())), own


def _secrets(state: State, seat: int) -> list[int]:
    """What only the seat knows of its hand: nothing once the game is over."""
    return [] if state.over else [tile for tile in specials_in_hand(state, seat) if not is_known(state, tile)]


def redact(events: Sequence[Event], audience: Audience) -> tuple[Event, ...]:
    """The events as `audience` may know them: whose special was drawn, but only to its seat which."""
    return tuple(_redact_draw(event, audience) if isinstance(event, SpecialDrawn) else event for event in events)


def public(events: Sequence[Event]) -> bool:
    """Whether every audience gets the same of these events."""
    return not any(isinstance(event, SpecialDrawn) for event in events)


def _redact_draw(event: SpecialDrawn, audience: Audience) -> SpecialDrawn:
    return event if event.seat in audience else msgspec.structs.replace(event, tile=None)


def _robots(state: State) -> tuple[RobotView, ...]:
    hexes, cargo = state.setting.board().hexes, state.cargo
    return tuple(
        [
            RobotView(
                robot // ROBOTS,
                _NAMES[robot % ROBOTS],
                hexes[cell],
                state.facing[robot],
                None if cargo[robot] == NO_CRYSTAL else _CRYSTALS[cargo[robot]],
                bool(state.stuck[robot]),
            )
            for robot, cell in enumerate(state.at)
            if cell != NONE
        ]
    )


def _colours(crystals: list[int]) -> tuple[Crystal, ...]:
    return tuple([_CRYSTALS[crystal] for crystal in crystals])


def _seat(state: State, seat: int, trusted: bool) -> SeatView:
    """One seat. `trusted`: whether the audience may see its secret specials."""
    specials = specials_in_hand(state, seat)
    known = specials if state.over else [tile for tile in specials if is_known(state, tile)]
    seen = specials if trusted else known
    blue, green, pink = state.delivered[seat * COLOURS : (seat + 1) * COLOURS]
    setting = state.setting
    return SeatView(
        colour=_COLOURS[setting.colours[seat]],
        base=setting.board().hexes[setting.bases[seat]],
        programs=tuple([_program(state, seat, name) for name in range(setting.robots)]),
        hand=tuple(state.hand[seat * TILES : seat * TILES + ORDINARY]),
        specials=tuple([_TILES[tile] for tile in seen]),
        known=tuple([_TILES[tile] for tile in known]),
        secret_specials=len(specials) - len(seen),
        delivered=(blue, green, pink),
        turns=state.turns[seat],
        resigned=bool(state.resigned[seat]),
    )


def _program(state: State, seat: int, name: int) -> tuple[Tile | None, ...]:
    start = seat * PROGRAM + name * SLOTS
    tiles = state.program[start : start + SLOTS]
    return tuple([_SLOT_TILES[tile] for tile in tiles])  # a list first: faster than a generator


def _result(state: State) -> ResultView:
    return ResultView(EndReason(state.ended), state.ranking, final_scores(state))
