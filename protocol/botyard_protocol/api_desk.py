"""What HTTP requests and answers of the moderators' desk hold."""

from typing import Annotated

import msgspec

from botyard_protocol.base import MAX_TEXT_CHARS, Id, Name, Number, Received, Sent, WireEnum
from botyard_protocol.chat import ChatLine, ChatPlace
from botyard_protocol.user_messages import MAX_ANNOUNCEMENT_CHARS

MAX_REASON_CHARS = 120
MAX_MINUTES = 3_650 * 24 * 60
MAX_RESTART_MINUTES = 7 * 24 * 60

Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_REASON_CHARS)]
"""Why a moderator does something, 1..120 characters."""

Minutes = Annotated[int, msgspec.Meta(ge=1, le=MAX_MINUTES)]
"""A term of a sanction, from a minute to ten years."""


class SanctionKind(WireEnum):
    """A kind of sanction: no chat, or no access at all."""

    MUTE = 0
    BAN = 1


class DeskState(Sent, frozen=True):
    """The desk as its moderator finds it.

    `confirmed_until`: until when the password entered last opens the desk (ms since 1970), 0 if it is needed now.
    `waiting`: the number of open reports. `oldest`: when the oldest of them was made (ms since 1970), null for none.
    """

    confirmed_until: Number
    waiting: Number
    oldest: Number | None = None


class ReportClosing(Sent, frozen=True):
    """Who closed a report, when (ms since 1970), and why."""

    by: str
    time: Number
    why: str


class ReportHolder(Sent, frozen=True):
    """The moderator who has taken a report, and until when (ms since 1970) it is theirs."""

    identity: Id
    name: str
    until: Number


class DeskReport(Sent, frozen=True):
    """A reported line. `by`, called `name`, has reported it, for the reason `why` (may be empty).

    `made`: ms since 1970, 0 if unknown.

    `context`: the line with those before and after it, oldest first, as they were when it was reported. `removed`: the
    line is not in its chat any more.
    """

    id: Id
    place: ChatPlace
    room: Id | None
    by: str
    name: str
    why: str
    made: Number
    line: ChatLine
    context: tuple[ChatLine, ...]
    removed: bool
    holder: ReportHolder | None = None
    closed: ReportClosing | None = None


class DeskReports(Sent, frozen=True):
    """The open reports, oldest lines first, and the last closed ones, newest first. `waiting`: of all open ones."""

    open: tuple[DeskReport, ...]
    closed: tuple[DeskReport, ...]
    waiting: Number


class TakeReport(Received, frozen=True):
    """Takes a report. `force`: even if another moderator has taken it."""

    force: bool = False


class DeskReason(Received, frozen=True):
    """The reason of a measure. `report`: the report that it answers."""

    why: Reason
    report: Id | None = None


class ReportsClosed(Sent, frozen=True):
    """How many reports were closed, and how many of the same reporter are left: one request closes so many at most."""

    reports: Number
    left: Number


class LineRemoval(Received, frozen=True):
    """Takes a line off all pages, for the reason `why`. `all_of_author`: with all others of its author in this chat."""

    place: ChatPlace
    room: Id | None
    line: Id
    why: Reason
    all_of_author: bool = False
    report: Id | None = None


class LinesRemovedCount(Sent, frozen=True):
    """How many lines were removed."""

    lines: Number


class SanctionWish(Received, frozen=True):
    """A mute or a ban for `minutes`. The person reads the reason `why`.

    Of a ban: `device`: also in every browser that has had this identity; `address`: also keep new identities from being
    made in the networks from which the person still comes.
    """

    minutes: Minutes
    why: Reason
    report: Id | None = None
    device: bool = True
    address: bool = False


class DeskRename(Received, frozen=True):
    """Another name for a person; `""` for one made of the word "Player" and digits."""

    why: Reason
    name: Annotated[str, msgspec.Meta(max_length=MAX_TEXT_CHARS)] = ""
    report: Id | None = None


class DeskSanction(Sent, frozen=True):
    """A sanction that holds. `until`: ms since 1970."""

    kind: SanctionKind
    identity: Id
    name: str
    until: Number
    why: str


class DeskSanctions(Sent, frozen=True):
    """All sanctions that hold, those that end first first."""

    sanctions: tuple[DeskSanction, ...]


class DeskPerson(Sent, frozen=True):
    """A person as the desk knows them. `name`: "" if no name is known. `moderator`: an account with this role."""

    identity: Id
    name: str
    registered: bool
    moderator: bool
    sanctions: tuple[DeskSanction, ...] = ()


class DeskPeople(Sent, frozen=True):
    """The people who were found."""

    people: tuple[DeskPerson, ...]


class DeskAction(Sent, frozen=True):
    """An entry of the audit log. `time`: ms since 1970. `by`: who has done it.

    `what`: the action; `of`: what it concerns, for a person the identity; `why`: the reason (may be empty). `name`: of
    this person now, "" if `of` is no person or no name is known.
    """

    time: Number
    by: str
    what: str
    of: str
    why: str
    name: str = ""


class DeskActions(Sent, frozen=True):
    """Entries of the audit log, newest first."""

    actions: tuple[DeskAction, ...]


class FormerName(Sent, frozen=True):
    """A name that a person has had, and when it was used last (ms since 1970)."""

    name: str
    used: Number


class DeskMatch(Sent, frozen=True):
    """A match of a person. `changed`: when it changed last (ms since 1970)."""

    room: Id
    title: str
    game: str
    status: str
    changed: Number


class PersonHistory(Sent, frozen=True):
    """What the desk knows of a person. Times: ms since 1970, 0 if unknown.

    `created`: when the account was made. `seen`: when a session was used last, within an hour. `reports`: of their
    lines; `made`: how many of the kept reports they have made. `actions`: what moderators have done to them.
    """

    person: DeskPerson
    created: Number
    seen: Number
    names: tuple[FormerName, ...]
    reports: tuple[DeskReport, ...]
    made: Number
    actions: tuple[DeskAction, ...]
    matches: tuple[DeskMatch, ...]


class RoomEnding(Sent, frozen=True):
    """What has ended: a match without a result, or a room before its match."""

    match: bool


class AnnouncementWish(Received, frozen=True):
    """A sentence for all users, which may be empty with `minutes`: the time until a restart of the service."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_ANNOUNCEMENT_CHARS)] = ""
    minutes: Annotated[int, msgspec.Meta(ge=1, le=MAX_RESTART_MINUTES)] | None = None


class ReservedNamesList(Sent, frozen=True):
    """Names that no user may take: those that moderators have added, and those of the settings, which stay."""

    added: tuple[str, ...]
    fixed: tuple[str, ...]


class ReservedNameChange(Received, frozen=True):
    """A name that is reserved or free from now on, for the reason `why`."""

    name: Name
    why: Reason


class ResetLink(Sent, frozen=True):
    """The path of a page on which the person chooses another password, once and within 24 hours."""

    path: str


TYPES: tuple[type[msgspec.Struct], ...] = (
    DeskState,
    DeskReports,
    TakeReport,
    DeskReason,
    ReportsClosed,
    LineRemoval,
    LinesRemovedCount,
    SanctionWish,
    DeskRename,
    DeskSanctions,
    DeskPeople,
    DeskActions,
    PersonHistory,
    RoomEnding,
    AnnouncementWish,
    ReservedNamesList,
    ReservedNameChange,
    ResetLink,
)
"""All of them that no message holds."""
