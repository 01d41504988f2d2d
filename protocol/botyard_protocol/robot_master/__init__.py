"""Robot Master on the wire: cells, options, the command, the choice, events and the view.

A match is one game, or the best of 3 or 5. Both seats own one side of the grid: the rows or the columns. Seats are
0-based. Tags are scoped by the game: those of other games may coincide with them.
"""

from enum import StrEnum
from typing import Annotated, ClassVar

import msgspec

from botyard_protocol.base import Number, Received, SeatIndex, Sent, WireEnum
from botyard_protocol.games import GameSchema, register

CardValue = Annotated[int, msgspec.Meta(ge=0, le=5)]
"""The value of a card, 0..5. There are six cards of each value."""

Worth = Annotated[int, msgspec.Meta(ge=0, le=150)]
"""The worth of a line."""


class Cell(WireEnum):
    """A cell of the grid: its column `a`..`e` from left to right, and its row 1..5 from bottom to top."""

    A1 = 0
    B1 = 1
    C1 = 2
    D1 = 3
    E1 = 4
    A2 = 5
    B2 = 6
    C2 = 7
    D2 = 8
    E2 = 9
    A3 = 10
    B3 = 11
    C3 = 12
    D3 = 13
    E3 = 14
    A4 = 15
    B4 = 16
    C4 = 17
    D4 = 18
    E4 = 19
    A5 = 20
    B5 = 21
    C5 = 22
    D5 = 23
    E5 = 24


class RowsOwner(WireEnum):
    """The seat that owns the rows in the first game of a match. The sides change with each further game."""

    RANDOM = 0
    FIRST_SEAT = 1
    SECOND_SEAT = 2


class Beginner(WireEnum):
    """The side that begins each game of a match. A random one is drawn for each game."""

    RANDOM = 0
    ROWS = 1
    COLUMNS = 2


class EndReason(WireEnum):
    """Why a match ended."""

    COMPLETE = 0  # the games were played to their end
    RESIGNED = 1


class Options(Received, frozen=True, tag=1, tag_field="game"):
    """The options of a room; the defaults are the standard game.

    `games`: a match is the best of so many games: 1, 3 or 5.
    """

    wire_name: ClassVar[str] = "robot_master"
    rows: RowsOwner = RowsOwner.RANDOM
    begins: Beginner = Beginner.RANDOM
    games: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


class OptionsView(Options, frozen=True, forbid_unknown_fields=False, tag=1, tag_field="game"):
    """The options of a room as the server sends them: newer servers may append some."""

    wire_name: ClassVar[str] = "robot_master"


class Lay(Received, frozen=True, tag=1):
    """Lay a card from hand on an empty cell that shares an edge with a laid card."""

    value: CardValue
    at: Cell


class ChooseCard(Sent, frozen=True, tag=1, tag_field="kind"):
    """The seat lays a card on one of `cells`, the legal ones in ascending order."""

    wire_name: ClassVar[str] = "lay"
    id: Number
    seat: SeatIndex
    cells: tuple[Cell, ...]


class Hand(Sent, frozen=True):
    """The hand of a seat as an audience may know it.

    `size`: the number of cards. `values`: of all cards, ascending; empty for an audience that may not know them.
    """

    size: Number
    values: tuple[CardValue, ...]


class SideLists(Sent, frozen=True):
    """A list of worths for each side."""

    rows: tuple[Worth, ...]
    columns: tuple[Worth, ...]


class GameResult(Sent, frozen=True):
    """The end of one game of a match.

    `rows`: the seat that owned the rows. `winner`: a seat, null for a draw. `worths`: of rows 1..5 and columns a..e.
    `lowest`: the lowest worths of each side, ascending, up to the first difference. `cells`: the value on each `Cell`.
    """

    rows: SeatIndex
    winner: SeatIndex | None
    worths: SideLists
    lowest: SideLists
    cells: tuple[CardValue, ...]


class GameBegan(Sent, frozen=True, tag=32):
    """A game of the match begins with an empty grid, apart from a card on its centre.

    `number`: of the game, from 1. `rows`: the seat that owns the rows; the other one owns the columns. `first`: the
    seat that begins. `centre`: the value of the card on c3. `hands`: by seat, as the audience may know them.
    """

    number: Number
    rows: SeatIndex
    first: SeatIndex
    centre: CardValue
    hands: tuple[Hand, ...]


class CardLaid(Sent, frozen=True, tag=33):
    """`seat` laid a card on `at`, and it is the other seat's turn. `row`, `column`: the new worths of its two lines."""

    seat: SeatIndex
    value: CardValue
    at: Cell
    row: Worth
    column: Worth


class GameEnded(Sent, frozen=True, tag=34):
    """All cells are filled. The next game of the match begins in the same frame, or the match ends."""

    result: GameResult


class SeatResigned(Sent, frozen=True, tag=35):
    """`seat` resigned, and with it the match ends."""

    seat: SeatIndex


class MatchEnded(Sent, frozen=True, tag=36):
    """The match is over: the fields are those of `ResultView`."""

    reason: EndReason
    ranking: tuple[tuple[SeatIndex, ...], ...]
    scores: tuple[Number, ...]


Event = GameBegan | CardLaid | GameEnded | SeatResigned | MatchEnded


class ResultView(Sent, frozen=True):
    """The end of a match.

    `ranking`: places from the first on, the seats that share one together. `scores`: by seat, the number of games won;
    in a match of one game, the lowest worth.
    """

    reason: EndReason
    ranking: tuple[tuple[SeatIndex, ...], ...]
    scores: tuple[Number, ...]


class View(Sent, frozen=True, tag=1, tag_field="game"):
    """A match as one audience may know it.

    `games`: the match is the best of so many. `number`: of the current game, from 1. `rows`: the seat that owns the
    rows in it. `first`: the seat that began it. `active`: the seat whose turn it is. `cells`: the value on each `Cell`,
    null for none. `worths`: of rows 1..5 and columns a..e, an empty line is worth 0. `hands`, `won` (games won): by
    seat. `finished`: the games that were played to their end. `result`: null until the match is over.

    While no game follows, `active` after the last card of a match is the seat that began its last game.
    """

    wire_name: ClassVar[str] = "robot_master"
    games: Number
    number: Number
    rows: SeatIndex
    first: SeatIndex
    active: SeatIndex
    cells: tuple[CardValue | None, ...]
    worths: SideLists
    hands: tuple[Hand, ...]
    won: tuple[Number, ...]
    finished: tuple[GameResult, ...]
    result: ResultView | None


class Refusal(StrEnum):
    """The codes by which the rules refuse a command, apart from those of the platform."""

    CARD_NOT_IN_HAND = "card_not_in_hand"
    CELL_TAKEN = "cell_taken"
    CELL_APART = "cell_apart"  # the cell shares no edge with a laid card


SCHEMA: GameSchema = register(
    GameSchema(
        name="robot_master",
        command=Lay,
        choice=ChooseCard,
        event=Event,
        view=View,
        options=Options,
        options_view=OptionsView,
        refusals=Refusal,
    )
)
