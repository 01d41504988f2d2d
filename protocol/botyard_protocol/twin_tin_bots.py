"""Twin Tin Bots on the wire: tiles, commands, choices, events and the view.

Section numbers refer to the rules page of the game. Seats are 0-based in order of play. Tags are scoped by the game:
those of other games may coincide with them.
"""

from enum import StrEnum
from typing import Annotated, ClassVar

import msgspec

from botyard_protocol.base import Hex, Number, Received, SeatIndex, Sent, WireEnum
from botyard_protocol.games import GameSchema, register

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


# --- commands ---------------------------------------------------------------------------------------------------


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


# --- choices ----------------------------------------------------------------------------------------------------


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


# --- events -----------------------------------------------------------------------------------------------------


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


# --- the view ---------------------------------------------------------------------------------------------------


class RobotView(Sent, frozen=True):
    """A robot on the board. `stuck`: in mud, and not freed yet (rules §4)."""

    seat: SeatIndex
    name: RobotName
    at: Hex
    facing: Direction
    cargo: Crystal | None
    stuck: bool


class CrystalView(Sent, frozen=True):
    """A crystal that lies on the board."""

    at: Hex
    crystal: Crystal


class SeatView(Sent, frozen=True):
    """A seat's board and hand, as an audience may know them.

    `programs`: slots 1..3 of robots A, B. `hand`: tiles in hand by `Tile` 0..7 (counts of the eight ordinary kinds; the
    last is 1 until the double modification is used). `specials`: special tiles in hand that the audience knows, sorted;
    `known`: those of them that are public; `secret_specials`: how many more there are in hand that the audience does
    not know. `delivered`: crystals in the base, counts of blue, green, pink. `turns`: turns finished.
    """

    colour: Colour
    base: Hex
    programs: tuple[tuple[Tile | None, ...], ...]
    hand: tuple[int, ...]
    specials: tuple[Tile, ...]
    known: tuple[Tile, ...]
    secret_specials: int
    delivered: tuple[int, int, int]
    turns: Number
    resigned: bool


class ResultView(Sent, frozen=True):
    """The end of a game: as in `GameEnded`."""

    reason: EndReason
    ranking: tuple[tuple[SeatIndex, ...], ...]
    scores: tuple[int, ...]


class View(Sent, frozen=True, tag=1, tag_field="game"):
    """The whole game as one audience may know it.

    `track`: crystals to come, next first. `waiting`: crystals that found no empty hex. `stack`: special tiles left, a
    count. `first`, `active`: seats. `rounds_left`: null before the end phase, then rounds after the current one
    (rules §7). `score_to_win`: points of a score victory, or null. `executing`: the cause of the order under way while
    a choice interrupts a run, else null. `sides`: the side of each seat; seats of one side are friendly (rules §1).
    `stalled_after`: rounds without a delivery that end the game, or null. `quiet`: rounds without a delivery right
    before this one; null once there was one in this round, and when the game is over.
    """

    wire_name: ClassVar[str] = "twin_tin_bots"
    radius: int
    mud: tuple[Hex, ...]
    teleporters: tuple[tuple[Hex, Hex], ...]
    rocks: tuple[Hex, ...]
    blobs: tuple[Hex, ...]
    robots: tuple[RobotView, ...]
    crystals: tuple[CrystalView, ...]
    seats: tuple[SeatView, ...]
    track: tuple[Crystal, ...]
    waiting: tuple[Crystal, ...]
    stack: int
    first: SeatIndex
    active: SeatIndex
    round: Number
    rounds_left: Number | None
    score_to_win: int | None
    executing: Cause | None
    result: ResultView | None
    mode: Mode = Mode.STANDARD
    sides: tuple[SeatIndex, ...] = ()
    stalled_after: Number | None = None
    quiet: Number | None = None


# --- previews ---------------------------------------------------------------------------------------------------


class Branch(Sent, frozen=True):
    """What one answer to a zap would lead to, up to the next open choice, as in `previewed`.

    `order`: the order that the robot would get; `direction`: where the blob would be moved. Both null: declined.
    """

    order: Tile | None
    events: tuple[Event, ...]
    choice: Choice | None
    direction: Direction | None = None


class Refusal(StrEnum):
    """The codes by which the rules refuse a command, apart from those of the platform."""

    TILE_NOT_IN_HAND = "tile_not_in_hand"
    NOT_AN_ORDER = "not_an_order"  # the joker never lies on a programming board
    SLOT_EMPTY = "slot_empty"
    SAME_SLOT = "same_slot"
    SLOTS_EMPTY = "slots_empty"  # a swap of two empty slots
    PROGRAM_EMPTY = "program_empty"  # a reset of a robot without tiles
    JOKER_USED = "joker_used"
    JOKER_ON_FIRST_TURN = "joker_on_first_turn"
    ONE_TILE_EACH = "one_tile_each"  # a first turn places one tile on each robot
    NO_SUCH_ROBOT = "no_such_robot"


SCHEMA = register(
    GameSchema(
        name="twin_tin_bots",
        command=Command,
        choice=Choice,
        event=Event,
        view=View,
        options=Options,
        options_view=OptionsView,
        answers=StandingAnswers,
        answers_view=StandingAnswersView,
        change=Change,
        branch=Branch,
        refusals=Refusal,
    )
)
