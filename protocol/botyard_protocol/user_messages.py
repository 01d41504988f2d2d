"""What the server sends to a person wherever they are: inbox items, invitations, friends, offers, a new name."""

from botyard_protocol.base import Id, Number, PlayerCount, SeatIndex, Sent, WireEnum


class WaitingInvitation(Sent, frozen=True):
    """An invitation by name that waits for an answer: a `join` of its `room`, or a decline over HTTP.

    `title`: the room's name. `by`: who invites, called `name`; `word`: what they say. `seat`: only for that one.
    `expires`: seconds since 1970.
    """

    id: Id
    room: Id
    title: str
    game: str
    players: PlayerCount
    by: Id
    name: str
    seat: SeatIndex | None
    word: str
    expires: Number


class InvitationCame(Sent, frozen=True, tag=116):
    """A person invites the receiver; sent to all their connections."""

    invitation: WaitingInvitation


class InvitationGone(Sent, frozen=True, tag=117):
    """An invitation waits no more: it was answered, perhaps over another connection, or withdrawn."""

    id: Id


class InvitationAnswered(Sent, frozen=True, tag=118):
    """`identity`, called `name`, has taken a seat in `room`, called `title`, or declined with a word (may be empty)."""

    room: Id
    title: str
    identity: Id
    name: str
    accepted: bool
    word: str


class FriendChange(WireEnum):
    """A change of a friendship: a request, or its acceptance."""

    ASKED = 0
    ACCEPTED = 1


class FriendsChanged(Sent, frozen=True, tag=119):
    """`identity`, called `name`, wants to be a friend of the receiver, or is one now."""

    change: FriendChange
    identity: Id
    name: str


class IdentityChanged(Sent, frozen=True, tag=113):
    """Sent to all connections of an identity when its name has changed, or it has got an account."""

    name: str
    registered: bool


class SeatOffered(Sent, frozen=True, tag=83):
    """Wherever the reader is: `name` offers them a seat of `room`, which is called `title`."""

    room: Id
    offer: Number
    name: str
    title: str


class RematchOffered(Sent, frozen=True, tag=84):
    """`name` asks for another match after that of `room`: in `next`, where seats are reserved for who played."""

    room: Id
    next: Id
    name: str


class InboxKind(WireEnum):
    """What an item of an inbox is about.

    `swap`: of seats before the match. `answer`: to an invitation of the owner. `friend`: a request that was accepted.
    `note`: of a friend. `let_in`: a person asks the host for a seat. `moderation`: what a moderator has done.
    `hook`: a webhook of the owner was switched off.
    """

    INVITATION = 0
    FRIEND_REQUEST = 1
    SEAT_OFFER = 2
    SWAP = 3
    REMATCH = 4
    ANSWER = 5
    FRIEND = 6
    NOTE = 7
    LET_IN = 8
    MODERATION = 9
    HOOK = 10


class InboxItem(Sent, frozen=True):
    """Something that waits for the owner of an inbox. A new item replaces one of the same `id`.

    `at`: when it came, `expires`: when it is outdated (0: by nothing but time), both in seconds since 1970.
    `by`, called `name`: the sender, "" for the service. `room`, called `title`: the room that it leads to. `text`: what
    the sender says. `seat`: the seat in question. `offer`: of a seat, for `answer_offer`. `former`: the room of the
    match before a rematch. `accepted`: whether an invitation was. `subject`: of moderation, such as `muted`. An item
    of kind `invitation` has the id `invitation.` and that of the invitation. The `title` of a `hook` is its host.
    """

    id: Id
    kind: InboxKind
    at: Number
    by: str = ""
    name: str = ""
    room: str = ""
    title: str = ""
    text: str = ""
    seat: SeatIndex | None = None
    offer: Number = 0
    former: str = ""
    accepted: bool = False
    expires: Number = 0
    subject: str = ""


class InboxChanged(Sent, frozen=True, tag=122):
    """An `item` of the receiver's inbox is new or has changed, or the item of the id `gone` waits no more."""

    item: InboxItem | None
    gone: Id | None


MAX_ANNOUNCEMENT_CHARS = 300
"""The most characters of an announcement."""


class Announcement(Sent, frozen=True):
    """A sentence of the operators for all users. `text`: plain text, "" if the restart alone is announced.

    `restart`: when the service restarts, null without one; `until`: when it is outdated, both in seconds since 1970.
    """

    text: str
    restart: Number | None
    until: Number


class AnnouncementChanged(Sent, frozen=True, tag=123):
    """Sent to all connections when the announcement of the operators changes, and after `welcome` if there is one.

    Null: it was withdrawn. `now`: the time of the server in seconds since 1970, for readers whose clocks are wrong.
    """

    announcement: Announcement | None
    now: Number
