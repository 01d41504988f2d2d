"""The printed game as data: tiles, points and set-ups from `setups.json`, with hexes as cell numbers."""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from botyard.games.hexgrid import Grid, grid
from botyard.games.twin_tin_bots.board import Pairs
from botyard_protocol.twin_tin_bots import Colour, Crystal, Tile

PLAYERS: Final = range(2, 7)


@dataclass(frozen=True, slots=True)
class Elements:
    """Advanced elements as cells (rules §8). `teleporters`: pairs."""

    teleporters: Pairs = ()
    rocks: tuple[int, ...] = ()
    blobs: tuple[int, ...] = ()
    mud: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PrintedSeat:
    """A seat as printed. `robots`: cell and facing of A, then of B."""

    colour: int
    base: int
    robots: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed set-up. `seats`: in order of play. `crystals`: cell and colour. `track`: next first.

    `capacity`: how many teleporter ends, rocks and blobs together fit under the placement rules (rules §8).
    """

    radius: int
    capacity: int
    seats: tuple[PrintedSeat, ...]
    crystals: tuple[tuple[int, int], ...]
    track: tuple[int, ...]
    example: Elements


def _printed(data: dict[str, Any]) -> Printed:
    """Read a printed set-up from the data of the game."""
    plain, example = grid(data["radius"]), data["example_elements"]
    return Printed(
        radius=data["radius"],
        capacity=data["capacity"],
        seats=tuple(_seat(plain, seat) for seat in data["seats"]),
        crystals=tuple((_cell(plain, one["at"]), _crystal(one["colour"])) for one in data["crystals"]),
        track=tuple(map(_crystal, data["track"])),
        example=Elements(
            teleporters=tuple((_cell(plain, a), _cell(plain, b)) for a, b in example["teleporters"]),
            rocks=_cells(plain, example["rocks"]),
            blobs=_cells(plain, example["blobs"]),
            mud=_cells(plain, example["mud"]),
        ),
    )


def _seat(plain: Grid, data: dict[str, Any]) -> PrintedSeat:
    robots = tuple((_cell(plain, data[name]["at"]), int(data[name]["facing"])) for name in "AB")
    return PrintedSeat(int(Colour[data["colour"].upper()]), _cell(plain, data["base"]), robots)


def _cells(plain: Grid, hexes: list[list[int]]) -> tuple[int, ...]:
    return tuple(sorted(_cell(plain, at) for at in hexes))


def _cell(plain: Grid, at: list[int]) -> int:
    q, r = at
    return plain.cells[q, r]


def _crystal(colour: str) -> int:
    return int(Crystal[colour.upper()])


_DATA: dict[str, Any] = json.loads(files(__package__).joinpath("setups.json").read_text("utf-8"))

TILES_PER_SEAT: Final[dict[Tile, int]] = {Tile[name.upper()]: count for name, count in _DATA["tiles"].items()}
"""How many of each ordinary tile a seat owns (rules §2)."""

SCORE_TO_WIN: Final[dict[int, int]] = {int(players): points for players, points in _DATA["score_to_win"].items()}
"""Points of a score victory by number of players (rules §7)."""

SETUPS: Final[dict[int, Printed]] = {int(seats): _printed(data) for seats, data in _DATA["setups"].items()}
"""The printed set-ups by number of seats."""
