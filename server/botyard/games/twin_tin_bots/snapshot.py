"""States as bytes: canonical, so that equal states are equal bytes, and checked when read."""

from itertools import chain
from operator import attrgetter
from typing import Annotated, Any

import msgspec

from botyard.games.rng import SEED_BYTES
from botyard.games.twin_tin_bots.setting import Setting
from botyard.games.twin_tin_bots.state import COLOURS, LISTS, PROGRAM, ROBOTS, STORED, TILES, State

VERSION = 1
"""The version of the form of the bytes; it is written first."""

_values = attrgetter(*STORED)
_SINGLE_TYPES: dict[str, Any] = {
    "setting": Setting,
    "seed": Annotated[bytes, msgspec.Meta(min_length=SEED_BYTES, max_length=SEED_BYTES)],
    "ranking": tuple[tuple[int, ...], ...],
}
_Snapshot = msgspec.defstruct(
    "_Snapshot",
    [("version", Annotated[int, msgspec.Meta(ge=VERSION, le=VERSION)])]
    + [(name, list[int]) for name in STORED[:LISTS]]
    + [(name, _SINGLE_TYPES.get(name, int)) for name in STORED[LISTS:]],
    array_like=True,
    forbid_unknown_fields=True,
)
_decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(_Snapshot)
_encoder = msgspec.msgpack.Encoder()

_PER_SEAT = {  # lengths of lists: the number of items for each seat
    "at": ROBOTS,
    "facing": ROBOTS,
    "cargo": ROBOTS,
    "stuck": ROBOTS,
    "program": PROGRAM,
    "hand": TILES,
    "delivered": COLOURS,
    "turns": 1,
    "resigned": 1,
}


def dump(state: State) -> bytes:
    """The state as canonical bytes (msgpack)."""
    return _encoder.encode((VERSION, *_values(state)))


def load(data: bytes) -> State:
    """Read the state that `dump` wrote. Raises `ValueError` for other bytes."""
    try:
        read = _decoder.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"not a state of Twin Tin Bots: {error}") from error
    state = State(*_values(read))
    if problem := _problem(state):
        raise ValueError(f"not a state of Twin Tin Bots: {problem}")
    if dump(state) != data:
        raise ValueError("not a state of Twin Tin Bots: the bytes are not canonical")
    return state


def _problem(state: State) -> str | None:
    """Return what is wrong in a state: the length of a list, or a place that does not exist; None if nothing is."""
    setting, cells = state.setting, range(len(state.cells))
    if len(cells) != 3 * setting.radius * (setting.radius + 1) + 1:  # the hexes of a board of this radius
        return "cells do not match the radius"
    if not len(setting.sides) == len(setting.colours) == len(setting.bases):
        return "colours and bases do not match the seats"
    if wrong := [name for name, size in _PER_SEAT.items() if len(getattr(state, name)) != size * setting.seats]:
        return f"{wrong[0]} does not match the seats"
    if any(cell not in cells for cell in (*setting.bases, *setting.mud, *chain(*setting.teleporters))):
        return "a place is off the board"
    if any(seat not in range(setting.seats) for seat in (state.first, state.active)):
        return "there is no such seat"
    return None
