"""What HTTP requests and answers hold about people, invitations and the inbox (see `botyard_protocol.api`)."""

from typing import Annotated

import msgspec

from botyard_protocol.base import MAX_TEXT_CHARS, Id, Name, Number, Received, SeatIndex, Sent, WireEnum
from botyard_protocol.messages import Attendance, InboxItem, RoomSummary, Status, Text, WaitingInvitation

PersonId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{16}\Z")]
"""The identity of a person: bots have others."""


class Person(Sent, frozen=True):
    """A contact, under the name by which the caller knows them. `since`: seconds since 1970."""

    identity: Id
    name: str
    since: Number


class Namesake(Sent, frozen=True):
    """The person who has registered a name, or one that looks like it."""

    identity: Id
    name: str


class People(Sent, frozen=True):
    """The contacts of the caller.

    `asked_by` want the caller for a friend, `asked` have been asked and have not answered. `recent`: opponents, the
    last one first; all others by name.
    """

    friends: tuple[Person, ...]
    asked_by: tuple[Person, ...]
    asked: tuple[Person, ...]
    recent: tuple[Person, ...]
    blocked: tuple[Person, ...]


class Friend(Sent, frozen=True):
    """A friend of the caller, and a listed room in which they have a seat: one where they play before one that waits.

    `state`: whether they are connected to the service. `room`: null for none, called `title`; `free`: a seat is.
    """

    identity: Id
    name: str
    state: Attendance
    room: Id | None = None
    title: str = ""
    game: str = ""
    status: Status | None = None
    free: bool = False


class FriendList(Sent, frozen=True):
    """The friends of the caller: those who are here first, then by name."""

    friends: tuple[Friend, ...]


class Whom(Received, frozen=True):
    """A person, under the name by which the caller knows them."""

    identity: PersonId
    name: Name


class InvitationKind(WireEnum):
    """How an invitation gets to its guest: as a link, as a short code, or to a person by name."""

    LINK = 0
    CODE = 1
    PERSON = 2


class InvitationState(WireEnum):
    """The state of an invitation."""

    OPEN = 0
    USED = 1
    EXPIRED = 2
    REVOKED = 3
    DECLINED = 4


class InvitationWish(Received, frozen=True):
    """An invitation to be made. `seat`: only for that one; `whom`: of kind `person` only.

    `single_use`: for one guest. `hours`: how long it is good; 0: a link and one by name a week, a code an hour.
    `word`: what is said to the person.
    """

    kind: InvitationKind
    seat: SeatIndex | None = None
    single_use: bool = False
    hours: Annotated[int, msgspec.Meta(ge=0, le=720)] = 0
    whom: Whom | None = None
    word: Text = ""


class InvitationMade(Sent, frozen=True):
    """An invitation that was made.

    `secret` is what follows `/i#` in a link, or the letters of a code, and empty for an invitation by name.
    `expires`: seconds since 1970.
    """

    id: Id
    secret: str
    expires: Number


class InvitationLine(Sent, frozen=True):
    """An invitation as those who may withdraw it see it. `used`: so many have used it, of `uses` (0: any number).

    `to`: whom it names, and `word`: what they said when they declined. `expires`, `created`: seconds since 1970; the
    latter is 0 if that is not known. `secret`: as in `InvitationMade`, as long as a link or a code is open.
    """

    id: Id
    kind: InvitationKind
    state: InvitationState
    seat: SeatIndex | None
    by: Id
    expires: Number
    uses: Number
    used: Number
    to: str = ""
    word: str = ""
    secret: str = ""
    created: Number = 0


class InvitationList(Sent, frozen=True):
    """The invitations of a room, oldest first: for the host all, for others their own."""

    invitations: tuple[InvitationLine, ...]


class InvitationLook(Received, frozen=True):
    """The key to an invitation: the secret of its link, or its code."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class InvitationPage(Sent, frozen=True):
    """The room of an invitation. `name`: of who invites, "" if they have left. `expires`: seconds since 1970.

    `seated`: the caller sits there already.
    """

    room: RoomSummary
    by: str
    name: str
    seat: SeatIndex | None
    expires: Number
    seated: bool


class Inbox(Sent, frozen=True):
    """The invitations that wait for the caller, newest first."""

    invitations: tuple[WaitingInvitation, ...]


class Word(Received, frozen=True):
    """A message to a person, may be empty."""

    word: Text = ""


MAX_NOTE_CHARS = 4 * MAX_TEXT_CHARS
"""The most characters of a note to a friend."""


class InboxList(Sent, frozen=True):
    """What waits for the caller, newest first."""

    items: tuple[InboxItem, ...]


class Note(Received, frozen=True):
    """A line to a friend."""

    whom: Whom
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NOTE_CHARS)]


TYPES: tuple[type[msgspec.Struct], ...] = (
    Namesake,
    People,
    FriendList,
    Whom,
    InvitationWish,
    InvitationMade,
    InvitationList,
    InvitationPage,
    Inbox,
    Word,
    InboxList,
    Note,
)
