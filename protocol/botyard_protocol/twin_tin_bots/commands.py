"""What Twin Tin Bots asks a seat, and what a player answers: commands, and answers that are set in advance."""

from typing import Annotated, ClassVar

import msgspec

from botyard_protocol.base import Hex, Number, Received, SeatIndex, Sent, WireEnum
from botyard_protocol.twin_tin_bots.basics import Crystal, Direction, RobotId, RobotName, Slot, Tile


class ChooseProgram(Sent, frozen=True, tag=1, tag_field="kind"):
    """The seat programs: place, swap, remove, reset, pass or double (rules §3.1)."""

    wire_name: ClassVar[str] = "program"
    id: Number
    seat: SeatIndex


class ChooseFirst(Sent, frozen=True, tag=2, tag_field="kind"):
    """The seat's first turn: one tile on each of its robots (rules §3.1)."""

    wire_name: ClassVar[str] = "first"
    id: Number
    seat: SeatIndex


class ChooseZapRobot(Sent, frozen=True, tag=3, tag_field="kind"):
    """A zap hit `robot`: name an order for it, or decline with null (rules §6)."""

    wire_name: ClassVar[str] = "zap_robot"
    id: Number
    seat: SeatIndex
    robot: RobotId
    options: tuple[Tile | None, ...]


class ChooseZapBlob(Sent, frozen=True, tag=4, tag_field="kind"):
    """A zap hit the blob on `at`: name a direction for it, or decline with null (rules §6)."""

    wire_name: ClassVar[str] = "zap_blob"
    id: Number
    seat: SeatIndex
    at: Hex
    options: tuple[Direction | None, ...]


class ChooseCrystalHex(Sent, frozen=True, tag=5, tag_field="kind"):
    """The base's owner chooses the hex on which `crystal` enters play (rules §5)."""

    wire_name: ClassVar[str] = "place_crystal"
    id: Number
    seat: SeatIndex
    crystal: Crystal
    options: tuple[Hex, ...]


Choice = ChooseProgram | ChooseFirst | ChooseZapRobot | ChooseZapBlob | ChooseCrystalHex


class Place(Received, frozen=True, tag=1):
    """Place a tile from hand on a slot; a tile already there goes back to hand (rules §3.1)."""

    robot: RobotName
    slot: Slot
    tile: Tile


class Swap(Received, frozen=True, tag=2):
    """Swap two different slots of one robot, of which at least one holds a tile (rules §3.1)."""

    robot: RobotName
    slots: tuple[Slot, Slot]


class Remove(Received, frozen=True, tag=3):
    """Take one tile back to hand (rules §3.1)."""

    robot: RobotName
    slot: Slot


class Reset(Received, frozen=True, tag=4):
    """Take all tiles of one robot back to hand (rules §3.1)."""

    robot: RobotName


class Pass(Received, frozen=True, tag=5):
    """Change nothing this turn (rules §3.1)."""


Change = Place | Swap | Remove | Reset


class Double(Received, frozen=True, tag=6):
    """Double modification, once per game: two changes, applied in order (rules §3.1)."""

    changes: tuple[Change, Change]


class FirstPlace(Received, frozen=True):
    """One placement of a first turn."""

    robot: RobotName
    slot: Slot
    tile: Tile


class First(Received, frozen=True, tag=7):
    """A seat's first turn: one tile on each of its robots (rules §3.1)."""

    places: Annotated[tuple[FirstPlace, ...], msgspec.Meta(min_length=1, max_length=2)]


class ZapRobot(Received, frozen=True, tag=8):
    """What the robot hit by a zap executes, or null to decline (rules §6)."""

    order: Tile | None


class ZapBlob(Received, frozen=True, tag=9):
    """Where the blob hit by a zap moves, or null to decline (rules §6)."""

    direction: Direction | None


class PlaceCrystal(Received, frozen=True, tag=10):
    """On which of the offered hexes the next crystal enters play (rules §5)."""

    at: Hex


Command = Place | Swap | Remove | Reset | Pass | Double | First | ZapRobot | ZapBlob | PlaceCrystal


# --- standing answers -------------------------------------------------------------------------------------------


class ZapRule(WireEnum):
    """What a zap that hits a robot does: ask, decline, or give the first of some orders that the robot can execute.

    Orders are given to opponents' robots only: at a friendly one the player is asked.
    """

    ASK = 0
    DECLINE = 1
    ORDERS = 2


class BlobRule(WireEnum):
    """What a zap that hits a blob does: ask, or decline."""

    ASK = 0
    DECLINE = 1


class CrystalRule(WireEnum):
    """On which of the offered hexes a crystal enters play: ask, or the one that `PROTOCOL.md` names."""

    ASK = 0
    NEAREST = 1
    FARTHEST = 2
    FIRST = 3


class StandingAnswers(Received, frozen=True):
    """What a player answers without being asked, until it is changed.

    `orders`: with `zap` as `orders`, at most five different ones that a zap can force, the best first; else empty.
    """

    zap: ZapRule = ZapRule.ASK
    orders: Annotated[tuple[Tile, ...], msgspec.Meta(max_length=5)] = ()
    blob: BlobRule = BlobRule.ASK
    crystal: CrystalRule = CrystalRule.ASK


class StandingAnswersView(StandingAnswers, frozen=True, forbid_unknown_fields=False):
    """Standing answers as the server tells them."""
