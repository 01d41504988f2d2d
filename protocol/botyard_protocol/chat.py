"""Chat: messages of people to each other. Client tags 40..46, server tags 100..106."""

from typing import Annotated

import msgspec

from botyard_protocol.base import MAX_NAME_CHARS, MAX_TEXT_CHARS, Id, Number, Received, Sent, WireEnum

MAX_LINE_CHARS = 280

LineText = Annotated[str, msgspec.Meta(max_length=MAX_LINE_CHARS)]
"""What a line says, at most 280 characters."""


class ChatPlace(WireEnum):
    """A chat: of the lobby, of the table of the room entered, or of its spectators."""

    LOBBY = 0
    ROOM = 1
    SPECTATORS = 2


class Phrase(WireEnum):
    """A quick phrase, which each reader sees in their own language."""

    HELLO = 0
    GOOD_LUCK = 1
    HAVE_FUN = 2
    THANKS = 3
    SORRY = 4
    NICE_MOVE = 5
    WELL_PLAYED = 6
    GOOD_GAME = 7
    OOPS = 8
    WOW = 9
    ONE_MOMENT = 10
    BACK_AGAIN = 11
    READY = 12
    TAKE_YOUR_TIME = 13
    ANOTHER_MATCH = 14
    GOODBYE = 15


class EnterChat(Received, frozen=True, tag=40):
    """Asks for the last lines of a place, and for new ones from then on. Answered by `chat`."""

    id: Id
    place: ChatPlace


class LeaveChat(Received, frozen=True, tag=41):
    """Leaves a chat: no more of its lines are sent."""

    id: Id
    place: ChatPlace


class Say(Received, frozen=True, tag=42):
    """Says a line: a `text`, or a quick phrase. Answered by `said`."""

    id: Id
    place: ChatPlace
    text: LineText = ""
    phrase: Phrase | None = None


class Mute(Received, frozen=True, tag=43):
    """Hides all lines of `identity` from the sender, in every chat; or shows them again, if `muted` is false.

    `name`: how the sender wants to find them in the list of muted people.
    """

    id: Id
    identity: Id
    muted: bool = True
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_CHARS)] = ""


class Report(Received, frozen=True, tag=44):
    """Reports a line to the operators, with the lines around it. `why`: in the sender's words."""

    id: Id
    place: ChatPlace
    line: Id
    why: Annotated[str, msgspec.Meta(max_length=MAX_TEXT_CHARS)] = ""


class ChatLine(Sent, frozen=True):
    """A line said at `time` (ms since 1970), with its author's identity and their name at that time.

    `phrase`: which quick phrase it is, null for a text; `text` has it in English then. `id`: unique within its place,
    later ones are larger (a number before and one behind a hyphen).
    """

    id: Id
    time: Number
    identity: Id
    name: str
    text: str
    phrase: str | None = None


class MutedPerson(Sent, frozen=True):
    """A muted person, by the name that the receiver has given."""

    identity: Id
    name: str


class Chat(Sent, frozen=True, tag=100):
    """The answer to `enter_chat`: the last lines that the sender may read, oldest first.

    `writable`: whether the sender may write there now. `muted`: the people whom the sender has muted.
    """

    id: Id
    place: ChatPlace
    lines: tuple[ChatLine, ...]
    writable: bool
    muted: tuple[MutedPerson, ...] = ()


class Said(Sent, frozen=True, tag=101):
    """The answer to `say`: it is the line with the id `line`."""

    id: Id
    line: Id


class LineSaid(Sent, frozen=True, tag=102):
    """A new line of a chat that was entered, perhaps by the receiver. `room`: null for the lobby."""

    place: ChatPlace
    room: Id | None
    line: ChatLine


class LinesRemoved(Sent, frozen=True, tag=105):
    """A moderator has removed `lines`, by their ids, from a chat that was entered. `room`: null for the lobby."""

    place: ChatPlace
    room: Id | None
    lines: tuple[Id, ...]


class Muted(Sent, frozen=True, tag=103):
    """All people that the receiver has muted: the answer to `mute`, sent to all connections of the identity.

    `id` is `""` for those that did not ask.
    """

    id: str
    people: tuple[MutedPerson, ...]


class Reported(Sent, frozen=True, tag=104):
    """The answer to `report`: the operators have it."""

    id: Id
