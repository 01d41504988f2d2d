"""A match of Twin Tin Bots as one audience may know it."""

from typing import ClassVar

from botyard_protocol.base import Hex, Number, SeatIndex, Sent
from botyard_protocol.twin_tin_bots.basics import Cause, Colour, Crystal, Direction, EndReason, Mode, RobotName, Tile


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
