"""What the server sends, tags 64..127, except the messages of `lobby`, `notices` and `chat`."""

from typing import ClassVar, Generic

from botyard_protocol.base import Id, Number, SeatIndex, Sent, TextArgument
from botyard_protocol.game_content import AnswersViewT, BranchT, ChoiceT, EventT, GameEventT, OptionsViewT, ViewT
from botyard_protocol.rooms import Attendance, Durability, Fingerprint, RoomView, SeatClock


class Welcome(Sent, frozen=True, tag=64):
    """The answer to `hello`: the identity of the connection, and the longest silence of the server (seconds)."""

    identity: Id
    name: str
    server: str
    heartbeat: int


class Pong(Sent, frozen=True, tag=65):
    """The answer to `ping`."""

    id: Id


class Heartbeat(Sent, frozen=True, tag=66):
    """Sent after a time without messages. `epoch` and `number`: the newest of the room entered, null in no room."""

    epoch: Number | None
    number: Number | None


class Created(Sent, frozen=True, tag=70):
    """The answer to `create_room`."""

    id: Id
    room: Id


class Entered(Sent, frozen=True, tag=71):
    """The answer to `join`, `watch` and `resume`: frames of `room` follow, as `audience` may know them.

    `recovered`: event frames after the cursor follow, without a gap; otherwise a snapshot does. A later `entered`
    without a request (its id is `""`) says that the audience of this connection changed; a snapshot follows it.
    `coach`: the audience is that of the coach link, and cannot act. `late`: what follows is as late as the room's
    settings say. `lost`: the log does not hold the entries that this client has seen, as after a restored backup: its
    choices and numbers mean nothing any more. `game`: of the room; its content in the messages that follow is read by
    that.
    """

    id: str
    room: Id
    audience: tuple[SeatIndex, ...]
    recovered: bool
    coach: bool = False
    late: bool = False
    lost: bool = False
    game: str = ""


class Snapshot(Sent, Generic[OptionsViewT, ViewT, ChoiceT], frozen=True, tag=72):
    """The room at `(epoch, number)` as this audience may know it; `view` is null before the match.

    `now` and `clocks` (by seat) as in `choices`. `digest`: of the log up to `number`, for the cursor.
    """

    epoch: Number
    number: Number
    audience: tuple[SeatIndex, ...]
    room: RoomView[OptionsViewT]
    view: ViewT | None
    choices: tuple[ChoiceT, ...]
    now: Number = 0
    clocks: tuple[SeatClock, ...] = ()
    digest: Fingerprint | None = None


class EventFrame(Sent, Generic[EventT], frozen=True, tag=73):
    """The events of one accepted command: entry `number` of the log, as this audience may know it.

    `standing`: it was a standing answer of a seat of this audience; no other audience sees this. `digest`: of the log
    up to `number`, for the cursor; null for entries of earlier releases.
    """

    wire_name: ClassVar[str] = "events"

    epoch: Number
    number: Number
    events: tuple[EventT, ...]
    standing: bool = False
    digest: Fingerprint | None = None


class ChoiceFrame(Sent, Generic[ChoiceT], frozen=True, tag=74):
    """All choices that are open after the entry `number`; it replaces the ones before.

    `clocks`: by seat, empty without a time control; `now`: the server's time that they count from, in milliseconds
    since 1970, 0 without. `hash`: the fingerprint of the public view after the entry; `own`: of what each seat of the
    audience alone knows, null where that is nothing, empty if it is nothing for all of them (see "Fingerprints").
    """

    wire_name: ClassVar[str] = "choices"

    epoch: Number
    number: Number
    choices: tuple[ChoiceT, ...]
    now: Number = 0
    clocks: tuple[SeatClock, ...] = ()
    hash: Fingerprint | None = None
    own: tuple[Fingerprint | None, ...] = ()


class Accepted(Sent, frozen=True, tag=75):
    """The command is entry `number` of the log, once and for all, as durable as `durability` says.

    `receipt`: proves it by the file of the match (see "The file of a match"); only the sender gets it. May be empty.
    """

    id: Id
    number: Number
    durability: Durability
    receipt: str = ""


class Rejected(Sent, frozen=True, tag=76):
    """The command was refused and changed nothing; `code` is from the table, `message` a sentence for people.

    `text`: the id of the sentence, by which a client finds it in another language with `arguments` in it, or `""`.
    The ids of a game from outside begin with its name and a colon.
    """

    id: Id
    code: str
    message: str
    text: str = ""
    arguments: tuple[TextArgument, ...] = ()


class TryAgain(Sent, frozen=True, tag=77):
    """Nothing is decided yet (store away, node busy): send the same message again after `after` milliseconds.

    `text` and `arguments`: as in `rejected`.
    """

    id: Id
    code: str
    message: str
    after: int
    text: str = ""
    arguments: tuple[TextArgument, ...] = ()


class Error(Sent, frozen=True, tag=78):
    """A message could not be read or served. `id` is the message's if it could be read, else null.

    `text` and `arguments`: as in `rejected`.
    """

    id: str | None
    code: str
    message: str
    text: str = ""
    arguments: tuple[TextArgument, ...] = ()


class SeatPresence(Sent, frozen=True):
    """The presence of a seat's holder. `since`: not connected since then (ms since 1970), 0 while connected."""

    state: Attendance
    since: Number = 0


class Presence(Sent, frozen=True, tag=79):
    """The people connected to the room entered: by seat, and the number of spectators.

    `attendance`: by seat in more detail, null for a free seat or a bot. `now`: the server's time (ms since 1970).
    `seats` and `attendance` are empty for spectators who see the match late.
    """

    seats: tuple[bool, ...]
    spectators: int
    attendance: tuple[SeatPresence | None, ...] = ()
    now: Number = 0


class History(Sent, Generic[EventT], frozen=True, tag=80):
    """The answer to `get_history`: frames in order; `more`: there are older ones."""

    id: Id
    frames: tuple[EventFrame[EventT], ...]
    more: bool


class Exited(Sent, frozen=True, tag=81):
    """The answer to `exit` and `leave_lobby`: no more frames of it follow."""

    id: Id


class Previewed(Sent, Generic[GameEventT, ChoiceT, BranchT], frozen=True, tag=82):
    """The answer to `preview`: events as they would come, up to the first open choice.

    `choice`: that choice (its id means nothing), or null if the rounds asked for were played through.
    """

    id: Id
    events: tuple[GameEventT, ...]
    choice: ChoiceT | None
    branches: tuple[BranchT, ...] = ()


class Standing(Sent, Generic[AnswersViewT], frozen=True, tag=89):
    """The preset answers of the reader's seats in `room`: sent after `entered`, and when they have changed.

    `id`: of the `set_standing` that this answers, else `""`. Only that player gets it. `game`: of the room.
    """

    id: str
    room: Id
    game: str
    answers: AnswersViewT


class Link(Sent, frozen=True, tag=95):
    """The answer to `get_link`. `token`: for `coach`, or for `watch` (`seat` null); null as long as there is none."""

    id: Id
    seat: SeatIndex | None
    token: str | None


class Onlooker(Sent, frozen=True):
    """A person in a room who holds no seat. `coaches`: a seat whose holder's view it is shown by a link."""

    identity: Id
    name: str
    coaches: SeatIndex | None = None


class Onlookers(Sent, frozen=True, tag=96):
    """The spectators of the room entered: the first 50, and how many there are in all."""

    people: tuple[Onlooker, ...]
    count: int
