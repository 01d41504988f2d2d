"""What Twin Tin Bots asks a seat."""

from typing import ClassVar

from botyard_protocol.base import Hex, Number, SeatIndex, Sent
from botyard_protocol.twin_tin_bots.basics import Crystal, Direction, RobotId, Tile


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
