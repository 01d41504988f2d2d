"""What clients send, tags 1..63, except the messages of `lobby` and `chat`."""

from typing import Annotated, Generic

import msgspec

from botyard_protocol.base import MAX_ID_CHARS, Id, Number, PlayerCount, Received, SeatIndex
from botyard_protocol.game_content import AnswersT, ChangeT, CommandT, OptionsT
from botyard_protocol.rooms import (
    BotLevel,
    Contribution,
    Fingerprint,
    OfferAnswer,
    PersonAction,
    Remedy,
    RoomSettings,
    Share,
    Text,
    TimeControl,
)


class Cursor(Received, frozen=True):
    """A position in a room's log up to which the sender has seen it, and the audience that it was seen as.

    `audience`: the seats held when the cursor was taken, ascending; empty for a spectator. `digest`: as the server sent
    it with that number; null if it sent none.
    """

    epoch: Number
    number: Number
    audience: Annotated[tuple[SeatIndex, ...], msgspec.Meta(max_length=8)]
    digest: Fingerprint | None = None


class Hello(Received, frozen=True, tag=1):
    """The first message of a connection: names the client program, such as `botyard-web/1.0`."""

    client: Text


class Ping(Received, frozen=True, tag=2):
    """Asks for a `pong` with the same id."""

    id: Id


class CreateRoom(Received, Generic[OptionsT], frozen=True, tag=5):
    """Creates a room and takes its first seat; the sender is its host. Answered by `created`.

    `players`: how many play (other numbers: `players_out_of_range`). `options` null: the
    standard game. `clock` null: no time limit. `bots` sit on the seats after the
    sender's; if they take all of them, the match starts at once. `settings` null: an open room.
    `contribution`: as in `contribute`.
    """

    id: Id
    game: Text
    players: PlayerCount
    name: Text = ""
    options: OptionsT | None = None
    clock: TimeControl | None = None
    bots: Annotated[tuple[BotLevel, ...], msgspec.Meta(max_length=7)] = ()
    settings: RoomSettings | None = None
    contribution: Contribution | None = None


class Join(Received, frozen=True, tag=6):
    """Takes a seat of an open room (any free one if null) and enters the room.

    `contribution`: as in `contribute`, for a match that starts when the room is full. `invitation`: the secret of a
    link or a short code; who was invited by name needs none.
    """

    id: Id
    room: Id
    seat: SeatIndex | None = None
    contribution: Contribution | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=MAX_ID_CHARS)] | None = None


class Watch(Received, frozen=True, tag=7):
    """Enters a room, as the holder of seats there or as a spectator.

    `token`: of the link by which spectators enter a room that has no other spectators.
    """

    id: Id
    room: Id
    token: Text | None = None


class Resume(Received, frozen=True, tag=8):
    """Enters a room again, at the position where a connection was lost. `token`: as in `watch`."""

    id: Id
    room: Id
    cursor: Cursor
    token: Text | None = None


class Exit(Received, frozen=True, tag=9):
    """Leaves the room that was entered: no more of its frames are sent. A seat there stays the sender's."""

    id: Id


class LeaveSeat(Received, frozen=True, tag=10):
    """Gives up a seat of the room entered, before the match starts."""

    id: Id
    seat: SeatIndex


class Start(Received, frozen=True, tag=11):
    """The host starts the match of the room entered, with the seats that are taken."""

    id: Id


class Command(Received, Generic[CommandT], frozen=True, tag=12):
    """Answers the choice with id `choice` in the room entered, as `seat`."""

    id: Id
    seat: SeatIndex
    choice: Number
    command: CommandT


class Resign(Received, frozen=True, tag=13):
    """Takes `seat` out of the running match."""

    id: Id
    seat: SeatIndex


class GetSnapshot(Received, frozen=True, tag=14):
    """Asks for a snapshot of the room entered (after a frame that the client did not understand)."""

    id: Id


class GetHistory(Received, frozen=True, tag=15):
    """Asks for past event frames of the room entered: the last `limit` (1..100) with numbers below `before`."""

    id: Id
    before: Number
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50


class Contribute(Received, frozen=True, tag=16):
    """Commits the sender to a share of chance for `seat`, before the match (PROTOCOL.md, "Provable luck").

    `contribution`: the SHA-256 of the share, not the share. `replace`: in the place of the sender's former commitment.
    """

    id: Id
    seat: SeatIndex
    contribution: Contribution
    replace: bool = False


class OpenShare(Received, frozen=True, tag=34):
    """Opens the share of chance that the sender has committed to for `seat`, once the start has frozen the list."""

    id: Id
    seat: SeatIndex
    share: Share


class Preview(Received, Generic[ChangeT], frozen=True, tag=17):
    """Asks for a preview of `changes` (none: a pass) at the open programming choice of `seat`.

    Answered by `previewed`. `rounds`: how many of the seat's runs are shown, 1..3, "if no program changes".
    `branches`: at the choice that ends the preview, what each answer would lead to.
    """

    id: Id
    seat: SeatIndex
    changes: Annotated[tuple[ChangeT, ...], msgspec.Meta(max_length=2)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    branches: bool = False


class ComeBack(Received, frozen=True, tag=18):
    """Reports that the holder of `seat` is back after the seat was marked absent."""

    id: Id
    seat: SeatIndex


class AddBot(Received, frozen=True, tag=19):
    """The host puts a bot on a free seat of the room entered (the first one if null), before the match starts."""

    id: Id
    level: BotLevel
    seat: SeatIndex | None = None


class RemoveBot(Received, frozen=True, tag=20):
    """The host takes the bot off `seat` of the room entered, before the match starts."""

    id: Id
    seat: SeatIndex


class SetAway(Received, frozen=True, tag=32):
    """Reports whether the sender is away from the page; the others in the room see it. Not answered."""

    away: bool


class Vote(Received, frozen=True, tag=33):
    """Votes on what to do about missing players; it replaces the sender's earlier vote.

    `level`: of the bot, for the remedy `bot` alone: greedy or planner.
    """

    id: Id
    remedy: Remedy
    level: BotLevel | None = None


class SetStanding(Received, Generic[AnswersT], frozen=True, tag=31):
    """Sets the preset answers of the sender's seats in the room entered, from now on.

    It holds for a question that is open already, too. Answered by `standing`.
    """

    id: Id
    answers: AnswersT


class MoveSeat(Received, frozen=True, tag=21):
    """Moves from `seat` to the free seat `to` of the room entered, before the match starts."""

    id: Id
    seat: SeatIndex
    to: SeatIndex


class OfferSeat(Received, frozen=True, tag=22):
    """Offers the sender's `seat` of the room entered; it replaces an earlier offer of that seat.

    `to`: to the holder of that seat, for theirs, before the match starts. `identity`: to that person, who has no seat,
    at any time before the end. Both null: to the first person without a seat who takes it.
    """

    id: Id
    seat: SeatIndex
    to: SeatIndex | None = None
    identity: Id | None = None


class AnswerOffer(Received, frozen=True, tag=23):
    """Answers the offer with the number `offer`. `room`: null for the room entered; else it is entered by accepting."""

    id: Id
    offer: Number
    answer: OfferAnswer
    room: Id | None = None


class HandlePerson(Received, frozen=True, tag=24):
    """The host removes a person, lets one in again, or makes one the host, before the match starts."""

    id: Id
    identity: Id
    action: PersonAction


class Ready(Received, frozen=True, tag=25):
    """Reports whether the sender is ready, in a room whose settings have a ready check."""

    id: Id
    ready: bool = True


class ChangeRoom(Received, Generic[OptionsT], frozen=True, tag=26):
    """The host changes the room entered, before the match starts; fields as in `create_room`."""

    id: Id
    players: PlayerCount
    name: Text = ""
    options: OptionsT | None = None
    clock: TimeControl | None = None
    settings: RoomSettings | None = None


class Rematch(Received, frozen=True, tag=27):
    """Asks the people of `room`, whose match is over, for a rematch, or agrees to one. Answered by `created`.

    The next room is made once, with the same options and each player one seat further; the sender sits down in it, and
    the seats of the others are reserved for them. `contribution`: as in `contribute`.
    """

    id: Id
    room: Id
    contribution: Contribution | None = None


class Coach(Received, frozen=True, tag=37):
    """Enters the room of a coach link: the sender sees what the holder of its seat sees, and cannot act.

    `token`: of the link. `cursor`: as in `resume`, null at first.
    """

    id: Id
    token: Text
    cursor: Cursor | None = None


class SetLink(Received, frozen=True, tag=38):
    """Makes a new coach link for `seat` of the room entered, in the match, or withdraws it (`valid` false).

    `seat` null: the host makes a new link for spectators. Links that were made before hold no more.
    """

    id: Id
    seat: SeatIndex | None
    valid: bool = True


class GetLink(Received, frozen=True, tag=39):
    """Asks for the coach link of `seat`, which is the sender's, or (null) for the link for spectators.

    Only players get it. Answered by `link`.
    """

    id: Id
    seat: SeatIndex | None = None
