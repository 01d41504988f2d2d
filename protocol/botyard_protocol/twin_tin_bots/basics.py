"""The words of Twin Tin Bots on the wire: tiles, colours, reasons, options (rules §1, §2, §8)."""

from typing import Annotated, ClassVar

import msgspec

from botyard_protocol.base import Hex, Received, SeatIndex, Sent, WireEnum

Slot = Annotated[int, msgspec.Meta(ge=1, le=3)]
"""A slot of a robot's program, 1..3 (rules §3)."""

Direction = Annotated[int, msgspec.Meta(ge=0, le=5)]
"""0..5 clockwise, 0 is east `(+1, 0)` (rules §1)."""


class Colour(WireEnum):
    """A seat's colour (rules §1)."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    PURPLE = 4
    PINK = 5


class Crystal(WireEnum):
    """A crystal's colour; it is worth 2, 3, 4 points (rules §1)."""

    BLUE = 0
    GREEN = 1
    PINK = 2


class RobotName(WireEnum):
    """One of a seat's two robots."""

    A = 0
    B = 1

    @property
    def wire(self) -> str:
        """`A` or `B`."""
        return self.name


class Tile(WireEnum):
    """An order tile (rules §2): 0..7 ordinary, 8..20 special."""

    FORWARD_1 = 0
    FORWARD_2 = 1
    TURN_LEFT = 2
    TURN_RIGHT = 3
    LOAD = 4
    UNLOAD = 5
    ZAP = 6
    DOUBLE_MODIFICATION = 7
    TURN_LEFT_2 = 8
    TURN_RIGHT_2 = 9
    ANTI_ZAP = 10
    U_TURN = 11
    FORWARD_3 = 12
    FORWARD_LOAD = 13
    FORWARD_ZAP = 14
    DASH = 15
    JUMP = 16
    BACK_UP = 17
    DOUBLE_ZAP = 18
    ANTI_THEFT = 19
    LONG_RANGE_ZAP = 20


class Reason(WireEnum):
    """Why an order, or a part of one, was ignored: a closed list (rules §4, §5)."""

    OFF_BOARD = 0  # the way leads nowhere
    BASE_IN_THE_WAY = 1
    ROCK_IN_THE_WAY = 2
    PUSH_BLOCKED = 3  # what would be pushed has no empty hex behind it
    LANDING_OCCUPIED = 4  # a jump onto a hex that is not empty
    STUCK_IN_MUD = 5  # swallowed by mud; the robot is free now
    ALREADY_LOADED = 6  # load with a crystal aboard
    NOTHING_TO_LOAD = 7
    ANTI_THEFT = 8
    NOTHING_TO_UNLOAD = 9
    NO_ROOM_TO_UNLOAD = 10  # the hex ahead takes no crystal
    OWN_OTHER_BASE = 11  # advanced two players (rules §8)


class ZapHit(WireEnum):
    """What ended a pulse (rules §6)."""

    NOTHING = 0
    ROBOT = 1
    SHIELDED_ROBOT = 2  # anti-zap: no choice arises
    BLOB = 3
    BASE = 4
    CRYSTAL = 5
    ROCK = 6
    TELEPORTER = 7
    EDGE = 8


class EndReason(WireEnum):
    """Why a game ended (rules §7)."""

    SCORE = 0
    CRYSTALS = 1
    STALLED = 2
    RESIGNED = 3


class Mode(WireEnum):
    """Which game is played (rules §8); the three others exclude each other."""

    STANDARD = 0
    SIMPLIFIED = 1
    TEAMS = 2
    ADVANCED_TWO_PLAYER = 3


class Placing(WireEnum):
    """How elements come to lie on the board (rules §8)."""

    RANDOM = 0  # so many of each kind, from the seed of the match
    EXAMPLE = 1  # the example elements of the set-up
    BY_HAND = 2  # on the hexes named


ElementCount = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""Of teleporter pairs, rocks, blobs or mud hexes: 0..3 (rules §8)."""


class Options(Received, frozen=True, tag=1, tag_field="game"):
    """The options of a room (rules §8); the defaults are the standard game.

    `score_victory`: false plays to the crystals' end. `stalled_after`: rounds without a delivery that end the game, 0
    for never (rules §7). `colours`: the seats' colours in order of play, null for the printed ones. `teleporters`
    (pairs), `rocks`, `blobs`, `mud`: how many are placed at random; the four `..._hexes` list them if they are placed
    by hand.
    """

    wire_name: ClassVar[str] = "twin_tin_bots"
    mode: Mode = Mode.STANDARD
    score_victory: bool = True
    stalled_after: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 100
    colours: Annotated[tuple[Colour, ...], msgspec.Meta(max_length=6)] | None = None
    placing: Placing = Placing.RANDOM
    teleporters: ElementCount = 0
    rocks: ElementCount = 0
    blobs: ElementCount = 0
    mud: ElementCount = 0
    teleporter_hexes: Annotated[tuple[tuple[Hex, Hex], ...], msgspec.Meta(max_length=3)] = ()
    rock_hexes: Annotated[tuple[Hex, ...], msgspec.Meta(max_length=3)] = ()
    blob_hexes: Annotated[tuple[Hex, ...], msgspec.Meta(max_length=3)] = ()
    mud_hexes: Annotated[tuple[Hex, ...], msgspec.Meta(max_length=3)] = ()


class OptionsView(Options, frozen=True, forbid_unknown_fields=False, tag=1, tag_field="game"):
    """The options of a room as the server tells them: newer servers may append some."""

    wire_name: ClassVar[str] = "twin_tin_bots"


class RobotId(Sent, frozen=True):
    """A robot: its seat and its name."""

    seat: SeatIndex
    name: RobotName


class Cause(Sent, frozen=True):
    """What made an event happen.

    In a run: the seat, the robot and the slot (1..3) whose order is being executed. An order that a zap forces on
    another robot has the zapping robot's slot as its cause. While programming, and at a turn's start, `robot` and
    `slot` are null.
    """

    seat: SeatIndex
    robot: RobotName | None = None
    slot: Slot | None = None
