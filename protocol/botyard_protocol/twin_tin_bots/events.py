"""What happens in a match of Twin Tin Bots. Every event has a tag from 32 on."""

from botyard_protocol.base import Hex, Number, SeatIndex, Sent
from botyard_protocol.twin_tin_bots.basics import (
    Cause,
    Crystal,
    Direction,
    EndReason,
    Reason,
    RobotId,
    RobotName,
    Slot,
    Tile,
    ZapHit,
)


class GameEvent(Sent, frozen=True):
    """Something that happened in the game. All of a command's events travel in one frame, in order."""

    cause: Cause


class TurnStarted(GameEvent, frozen=True, tag=32):
    """It is the cause's seat's turn. `round` counts from 1; `rounds_left` is null before the end phase (rules §7).

    Robots that stand in mud are stuck anew (rules §4).
    """

    round: Number
    rounds_left: Number | None


class TilePlaced(GameEvent, frozen=True, tag=33):
    """A tile went from the seat's hand to a slot, and `returned` (or null) from there back to hand.

    A special that was secret is public knowledge from now on.
    """

    robot: RobotName
    slot: Slot
    tile: Tile
    returned: Tile | None


class TilesSwapped(GameEvent, frozen=True, tag=34):
    """Two slots of one robot exchanged what they hold."""

    robot: RobotName
    slots: tuple[Slot, Slot]


class TileRemoved(GameEvent, frozen=True, tag=35):
    """A tile went back to hand."""

    robot: RobotName
    slot: Slot
    tile: Tile


class RobotReset(GameEvent, frozen=True, tag=36):
    """All tiles of a robot went back to hand."""

    robot: RobotName
    tiles: tuple[Tile, ...]


class Passed(GameEvent, frozen=True, tag=37):
    """The seat changed nothing."""


class DoubleModificationUsed(GameEvent, frozen=True, tag=38):
    """The seat used up its joker; the two changes follow in the same frame."""


class OrderStarted(GameEvent, frozen=True, tag=39):
    """The order in the cause's slot begins."""

    tile: Tile


class OrderIgnored(GameEvent, frozen=True, tag=40):
    """`robot` could not execute `order`, or that part of its slot's order, because of `reason`.

    `order` is the part: forward_1 for each step of a forward or dash, back_up, jump, load, unload, zap.
    """

    robot: RobotId
    order: Tile
    reason: Reason


class RobotMoved(GameEvent, frozen=True, tag=41):
    """`robot` moved by itself one step, in direction `direction`, from `at` to `to`.

    `gates` lists the teleporters that carried it, two hexes each (entered, left); mostly empty.
    `stuck`: it entered mud.
    """

    robot: RobotId
    at: Hex
    to: Hex
    direction: Direction
    gates: tuple[tuple[Hex, Hex], ...] = ()
    stuck: bool = False


class RobotPushed(GameEvent, frozen=True, tag=42):
    """`robot` was pushed one step; facing and cargo are kept.

    Pushes come before the move that made them, far end first.
    """

    robot: RobotId
    at: Hex
    to: Hex
    direction: Direction
    gates: tuple[tuple[Hex, Hex], ...] = ()
    stuck: bool = False


class CrystalPushed(GameEvent, frozen=True, tag=43):
    """A crystal was pushed one step."""

    crystal: Crystal
    at: Hex
    to: Hex
    direction: Direction
    gates: tuple[tuple[Hex, Hex], ...] = ()


class BlobPushed(GameEvent, frozen=True, tag=44):
    """A blob was pushed one step."""

    at: Hex
    to: Hex
    direction: Direction
    gates: tuple[tuple[Hex, Hex], ...] = ()


class BlobMoved(GameEvent, frozen=True, tag=45):
    """A blob moved one step because of a zap (rules §6)."""

    at: Hex
    to: Hex
    direction: Direction
    gates: tuple[tuple[Hex, Hex], ...] = ()


class RobotJumped(GameEvent, frozen=True, tag=46):
    """`robot` jumped from `at` to `to` (rules §4)."""

    robot: RobotId
    at: Hex
    to: Hex
    direction: Direction
    gates: tuple[tuple[Hex, Hex], ...] = ()
    stuck: bool = False


class RobotTurned(GameEvent, frozen=True, tag=47):
    """`robot` turned by `steps` sixths of a circle (-2..3, right is positive) and now faces `facing`."""

    robot: RobotId
    steps: int
    facing: Direction


class CrystalLoaded(GameEvent, frozen=True, tag=48):
    """`robot` took a crystal from the hex `at`."""

    robot: RobotId
    crystal: Crystal
    at: Hex


class CrystalTaken(GameEvent, frozen=True, tag=49):
    """`robot` took the crystal that the robot `source` carried."""

    robot: RobotId
    crystal: Crystal
    source: RobotId


class CrystalUnloaded(GameEvent, frozen=True, tag=50):
    """`robot` laid its crystal on the empty hex `at`."""

    robot: RobotId
    crystal: Crystal
    at: Hex


class CrystalHanded(GameEvent, frozen=True, tag=51):
    """`robot` gave its crystal to the robot `target`."""

    robot: RobotId
    crystal: Crystal
    target: RobotId


class CrystalDelivered(GameEvent, frozen=True, tag=52):
    """`robot` unloaded a crystal into the base of `seat`, whose points it is (rules §5)."""

    robot: RobotId
    crystal: Crystal
    seat: SeatIndex


class SpecialDrawn(GameEvent, frozen=True, tag=53):
    """`seat` drew a special tile; `tile` is null for audiences that may not know it."""

    seat: SeatIndex
    tile: Tile | None


class CrystalPlaced(GameEvent, frozen=True, tag=54):
    """A crystal entered play on `at`: the first of the track, or (`waited`) the first of those waiting (rules §5)."""

    crystal: Crystal
    at: Hex
    waited: bool


class CrystalWaited(GameEvent, frozen=True, tag=55):
    """The first crystal of the track found no empty hex and waits (rules §5)."""

    crystal: Crystal


class EndPhaseBegun(GameEvent, frozen=True, tag=56):
    """The track's last crystal is in play: `rounds_left` rounds follow the current one (rules §7)."""

    rounds_left: Number


class ZapFired(GameEvent, frozen=True, tag=57):
    """`robot` zapped: the pulse went over `path` (hexes, the last one is where it ended) and met `hit`."""

    robot: RobotId
    path: tuple[Hex, ...]
    hit: ZapHit


class ZapObeyed(GameEvent, frozen=True, tag=58):
    """The zapping seat has `robot` execute `order` now; what comes of it follows (rules §6)."""

    robot: RobotId
    order: Tile


class ZapDeclined(GameEvent, frozen=True, tag=59):
    """The zapping seat declined."""


class GameEnded(GameEvent, frozen=True, tag=60):
    """The game is over (rules §7).

    `ranking`: places from the first on, the seats that share one together. `scores`: final score by seat.
    `specials`: the special tiles in each seat's hand, revealed.
    """

    reason: EndReason
    ranking: tuple[tuple[SeatIndex, ...], ...]
    scores: tuple[int, ...]
    specials: tuple[tuple[Tile, ...], ...]


class SeatResigned(GameEvent, frozen=True, tag=61):
    """The cause's seat resigned: its programs stay and do not run (rules §7)."""


Event = (
    TurnStarted
    | TilePlaced
    | TilesSwapped
    | TileRemoved
    | RobotReset
    | Passed
    | DoubleModificationUsed
    | OrderStarted
    | OrderIgnored
    | RobotMoved
    | RobotPushed
    | CrystalPushed
    | BlobPushed
    | BlobMoved
    | RobotJumped
    | RobotTurned
    | CrystalLoaded
    | CrystalTaken
    | CrystalUnloaded
    | CrystalHanded
    | CrystalDelivered
    | SpecialDrawn
    | CrystalPlaced
    | CrystalWaited
    | EndPhaseBegun
    | ZapFired
    | ZapObeyed
    | ZapDeclined
    | GameEnded
    | SeatResigned
)
