"""Fingerprints of the public view, and of what seats know alone, without making a view: one is told with each entry.

Plain tuples take a third of the time of the protocol's structs, and give the same bytes; a test compares them.
"""

from typing import Any

from protocol.fingerprint import fingerprint
from server.games.twin_tin_bots import views
from server.games.twin_tin_bots.state import (
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
)

VIEW_TAG = 1
"""The tag of the protocol's `View`."""


def fingerprints(state: State) -> tuple[int, tuple[int | None, ...]]:
    """Of the public view; and by seat of the secret specials in its hand, None for none, empty if nobody has any."""
    if state.over:  # once in a match, and then all hands are open
        return fingerprint(views.view(state, ())), ()
    specials = [_specials(state, seat) for seat in range(state.setting.seats)]
    alone = any(secret for _, secret in specials)
    own = tuple([fingerprint(secret) if secret else None for _, secret in specials]) if alone else ()
    return fingerprint(_view(state, specials)), own


def _specials(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Those in a seat's hand that everybody knows of, and those that only it does."""
    held = state.hand[seat * TILES + ORDINARY : (seat + 1) * TILES]
    if not any(held):
        return _NONE
    tiles = [ORDINARY + place for place, count in enumerate(held) if count]
    known = state.known
    return [tile for tile in tiles if known >> tile & 1], [tile for tile in tiles if not known >> tile & 1]


_NONE: tuple[list[int], list[int]] = ([], [])


def _view(state: State, specials: list[tuple[list[int], list[int]]]) -> Any:
    """The public view with its tag, field by field as `views.view` makes it."""
    setting, board = state.setting, state.setting.board()
    hexes = board.hexes
    lying = [(hexes[cell], found) for cell, found in enumerate(state.cells) if TELEPORTER < found < BASE]
    return (
        VIEW_TAG,
        setting.radius,
        [hexes[cell] for cell in setting.mud],
        [(hexes[a], hexes[b]) for a, b in setting.teleporters],
        [at for at, found in lying if found == ROCK],
        [at for at, found in lying if found == BLOB],
        _robots(state, hexes),
        [(at, found - CRYSTAL) for at, found in lying if found >= CRYSTAL],
        [_seat(state, seat, hexes, *tiles) for seat, tiles in enumerate(specials)],
        state.track,
        state.waiting,
        len(state.stack),
        state.first,
        state.active,
        state.round,
        None if state.rounds_left == NONE else state.rounds_left,
        setting.score_to_win or None,
        None if state.slot == NONE else cause_of(state.active, state.slot),
        None,
        setting.mode,
        setting.sides,
        setting.stalled_after or None,
        None if state.lively else state.quiet,
    )


def _robots(state: State, hexes: Any) -> list[Any]:
    each = zip(state.at, state.facing, state.cargo, state.stuck, strict=True)
    return [
        (
            robot // ROBOTS,
            robot % ROBOTS,
            hexes[cell],
            facing,
            None if cargo == NO_CRYSTAL else cargo,
            bool(stuck),
        )
        for robot, (cell, facing, cargo, stuck) in enumerate(each)
        if cell != NONE
    ]


def _seat(state: State, seat: int, hexes: Any, known: list[int], secret: list[int]) -> Any:
    setting, start, hand = state.setting, seat * PROGRAM, seat * TILES
    program = [None if tile == EMPTY_SLOT else tile for tile in state.program[start : start + PROGRAM]]
    return (
        setting.colours[seat],
        hexes[setting.bases[seat]],
        [program[name * SLOTS : (name + 1) * SLOTS] for name in range(setting.robots)],
        state.hand[hand : hand + ORDINARY],
        known,
        known,
        len(secret),
        state.delivered[seat * COLOURS : (seat + 1) * COLOURS],
        state.turns[seat],
        bool(state.resigned[seat]),
    )
