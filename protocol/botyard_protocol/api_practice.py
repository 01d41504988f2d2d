"""Practice over HTTP: lessons, puzzles, and matches against the server that no room holds. It travels as JSON.

The server keeps nothing: each request brings the start and all moves since, and the answer brings the position.
"""

from typing import Annotated, Generic

import msgspec

from botyard_protocol.base import Id, Number, PlayerCount, Received, SeatIndex, Sent
from botyard_protocol.game_content import ChangeT, ChoiceT, CommandT, EventT, OptionsT, OptionsViewT, ViewT
from botyard_protocol.messages import BotLevel, EventFrame, Snapshot

MAX_MOVES = 400
"""The most moves of one practice, of all seats together."""

Seed = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""32 bytes in hex: all chance of a practice."""


class LessonStart(Received, frozen=True, tag=1, tag_field="kind"):
    """Begins at the position of a step of a lesson, a puzzle, or a board of the rules page of the game."""

    wire_name = "lesson"
    id: Id


class NewStart(Received, Generic[OptionsT], frozen=True, tag=2, tag_field="kind"):
    """Begins a new match. `options` null: the standard game."""

    wire_name = "new"
    players: PlayerCount
    options: OptionsT | None = None


class MatchStart(Received, frozen=True, tag=3, tag_field="kind"):
    """Begins where a match was after the entry `number` of its log.

    `seat`: from whose point of view, null for the caller's own. Another than the caller's own is for matches that are
    over.
    """

    wire_name = "match"
    room: Id
    number: Number
    seat: SeatIndex | None = None


class PracticeBot(Received, frozen=True):
    """The player of a seat. `level`: of a bot; null: the seat does what happens when its time is up."""

    seat: SeatIndex
    level: BotLevel | None = None


class PracticeMove(Received, Generic[CommandT], frozen=True):
    """An answer to an open choice."""

    seat: SeatIndex
    choice: Number
    command: CommandT


class Practice(Received, Generic[OptionsT, CommandT], frozen=True):
    """A position: how a practice begins, and all moves since, of bots too.

    `own`: the seats that the caller plays, whose view the answer shows. Seats that are neither own nor in `bots` do
    what happens when their time is up. `known`: how many moves the caller has the events of. `advance`: whether the
    others play on until it is the caller's turn. `seed` null: the server draws one and says it.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    start: LessonStart | NewStart[OptionsT] | MatchStart
    own: Annotated[tuple[SeatIndex, ...], msgspec.Meta(max_length=8)]
    bots: Annotated[tuple[PracticeBot, ...], msgspec.Meta(max_length=8)] = ()
    moves: Annotated[tuple[PracticeMove[CommandT], ...], msgspec.Meta(max_length=MAX_MOVES)] = ()
    known: Number = 0
    advance: bool = True
    seed: Seed | None = None


class PracticePreview(Received, Generic[OptionsT, CommandT, ChangeT], frozen=True):
    """Asks for a preview in a practice; its fields are those of the message `preview`."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    practice: Practice[OptionsT, CommandT]
    seat: SeatIndex
    changes: Annotated[tuple[ChangeT, ...], msgspec.Meta(max_length=2)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    branches: bool = False


class MoveSent(Sent, Generic[CommandT], frozen=True):
    """A move of a practice as the server sends it."""

    seat: SeatIndex
    choice: Number
    command: CommandT


class GoalCheck(Sent, frozen=True):
    """What became of the goal of a lesson or puzzle. `turns`: the caller's turns so far."""

    done: bool
    failed: bool
    turns: Number


class Practised(Sent, Generic[OptionsViewT, ViewT, ChoiceT, EventT, CommandT], frozen=True):
    """The position of a practice, and what led to it.

    `frames`: the events of the moves after `known`, one frame for each, whose `number` counts the moves from 1.
    `moves`: all of them, to be sent again. `more`: the others have not come to the end of their moves: ask again.
    """

    snapshot: Snapshot[OptionsViewT, ViewT, ChoiceT]
    frames: tuple[EventFrame[EventT], ...]
    moves: tuple[MoveSent[CommandT], ...]
    seed: str
    more: bool = False
    check: GoalCheck | None = None


class Candidate(Sent, Generic[CommandT, EventT], frozen=True):
    """A move that a seat could make now, and the events that would follow at once.

    `worth`: how good the planner finds it, more is better; null if the game's planner does not say.
    """

    command: CommandT
    events: tuple[EventT, ...]
    worth: int | None = None


class Suggestion(Sent, Generic[CommandT, EventT], frozen=True):
    """What the strongest bot of the game would do, and what else could be done."""

    command: CommandT
    candidates: tuple[Candidate[CommandT, EventT], ...]


TYPES: tuple[type[msgspec.Struct], ...] = (
    LessonStart,
    NewStart,
    MatchStart,
    PracticeBot,
    PracticeMove,
    Practice,
    PracticePreview,
    MoveSent,
    GoalCheck,
    Practised,
    Candidate,
    Suggestion,
)
"""All of them that no message holds."""

ASKED: tuple[type[msgspec.Struct], ...] = (Practice, PracticePreview)
"""Requests whose content belongs to the game that they name."""
