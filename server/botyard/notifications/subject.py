"""What a due line is about: whom it is for, whether its reason still holds, and its words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from botyard.notifications.channel import Notification
from botyard.people.inbox import Inbox
from botyard.rooms.due import CHANNELS, TABLE, due_lines, following, line_of, name_of, on_turn
from botyard.rooms.match.absence import players
from botyard.rooms.record import Record
from botyard.rooms.room import Room
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.link_preview import title_of
from botyard.rooms.sight.watching import delay_ms, is_late
from botyard.store.keys import room_keys
from botyard.store.presence import PresenceStore
from botyard.texts import said_in
from botyard_protocol.api_notifications import NotificationKind
from botyard_protocol.messages import InboxItem, InboxKind

INBOX = "inbox"
OWN = "own"
DIGEST = "digest"
PRESENCE_PRECISION_MS = 60_000
"""The precision, in ms, of the time at which a player was last at a table."""
NAMES_LIMIT = 5
KINDS = {
    InboxKind.INVITATION: NotificationKind.INVITATION,
    InboxKind.LET_IN: NotificationKind.JOIN,
    InboxKind.SEAT_OFFER: NotificationKind.JOIN,
    InboxKind.SWAP: NotificationKind.JOIN,
    InboxKind.REMATCH: NotificationKind.INVITATION,
    InboxKind.FRIEND_REQUEST: NotificationKind.FRIEND,
    InboxKind.NOTE: NotificationKind.NOTE,
}
"""The items of an inbox that are notified of."""
NEWS = {
    NotificationKind.TURN: "table_turn-title",
    NotificationKind.VOTE: "table_vote-title",
    NotificationKind.BEGUN: "table_begun-title",
    NotificationKind.OVER: "table_over-title",
}
"""The kinds of notification that the webhook of a table gets, with the text of their titles."""


@dataclass(frozen=True, slots=True)
class Subject:
    """The receiver of a line, and its words by language (`words`). `room`: of the match, "" for an inbox item.

    `at`: from when on it may be sent (ms since 1970), 0 for now. `of_table`: it is for the webhook of the table, which
    the person has set as its host. `by`: the person who caused it, "" for a match. `following`: the lines
    that come when this one is split by channel.
    """

    identity: str
    kind: NotificationKind
    room: str
    words: Callable[[str], Notification]
    at: int = 0
    of_table: bool = False
    by: str = ""
    following: Sequence[tuple[int, str]] = ()


def inbox_line(identity: str, item: InboxItem) -> str | None:
    """Return the due line of an inbox item; None if items of its kind cause no notification."""
    return f"@{identity} {INBOX} {item.id}" if item.kind in KINDS else None


def own_line(identity: str, what: str, about: str = "") -> str:
    """The due line of a mail of the service itself. `about`: what it says; words with spaces between them."""
    return f"@{identity} {OWN} {what} {about}".rstrip()


def parse_own_line(line: str) -> tuple[str, str, str] | None:
    """The person, the kind and the further words of a line that `own_line` made, None for another one."""
    words = line.split(" ", 3)  # `@PERSON own KIND WORDS`
    return (words[0][1:], words[2], "".join(words[3:])) if len(words) > 2 and words[1] == OWN else None


def digest_line(identity: str) -> str:
    """The due line of a person's digest."""
    return f"@{identity} {DIGEST}"


def digest_owner(line: str) -> str | None:
    """The person of a line that `digest_line` made, None for another one."""
    first, _, rest = line.partition(" ")
    return first[1:] if rest == DIGEST else None


def channel_of(line: str) -> str | None:
    """Return the channel that a line ends with; None if it ends with none."""
    last = line.rpartition(" ")[2]
    return last if last in CHANNELS else None


def delivery_channel(line: str) -> str | None:
    """Return the channel that a line is sent over: `mail` for digests and own mails. None before it is split."""
    return "mail" if parse_own_line(line) is not None or digest_owner(line) is not None else channel_of(line)


class Subjects:
    """Reads what due lines are about. Raises `StoreUnavailable`, and any error for what this release cannot read."""

    def __init__(self, rooms: Rooms, presence: PresenceStore, inbox: Inbox) -> None:
        self._rooms = rooms
        self._presence = presence
        self._inbox = inbox

    async def of(self, line: str, now: int) -> Subject | None:
        """The subject of a line, None if its reason is gone. `now`: ms since 1970."""
        first, second, third, *_ = line.split(" ")  # `@PERSON inbox ITEM`, `ROOM SEAT KIND` or `ROOM table KIND`
        if first.startswith("@"):
            return await self._of_inbox(first[1:], third)
        loaded = await self._rooms.load(first)
        if loaded is None:
            return None
        room, kind = loaded.room, NotificationKind[third.upper()]
        if second == TABLE:
            return self._of_table(room.record, kind, now)
        return await self._of_seat(room, int(second), kind, now)

    async def _of_seat(self, room: Room, seat: int, kind: NotificationKind, now: int) -> Subject | None:
        """Return the subject of a line for the player on a seat; None if its reason is gone.

        Also None for a player who saw it happen, or who has resigned and so has no vote.
        """
        record = room.record
        at = due_lines(record).get(name_of(seat, kind))
        occupant = record.seats[seat] if seat < len(record.seats) else None
        if at is None or occupant is None or self._rooms.names.is_deleted(occupant.identity):
            return None
        if kind is NotificationKind.VOTE and room.state is not None and occupant.identity not in players(room):
            return None  # a player who has resigned has no vote
        if kind in (NotificationKind.BEGUN, NotificationKind.OVER):
            looked = await self._presence.seen_at(room_keys(record.room), occupant.identity)
            if looked is not None and looked >= record.time - PRESENCE_PRECISION_MS:
                return None  # the player was there
        view = self._rooms.names.rename(record.view())
        others = [one.name for one in view.seats if one is not None and one.identity != occupant.identity]

        def words(language: str) -> Notification:
            title = said_in(language, f"{kind.wire}-title", game=title_of(record.game))
            names = ", ".join(dict.fromkeys(others[:NAMES_LIMIT]))
            body = said_in(language, "table-with", names=names) if names else said_in(language, "table-alone")
            id = _id_of(record, name_of(seat, kind), at)
            return Notification(title, body, f"/room/{record.room}", record.room, language, kind, id)

        later = at if kind is NotificationKind.TIME and at > now else 0
        lines = following(record, line_of(record.room, seat, kind))
        return Subject(occupant.identity, kind, record.room, words, later, following=lines)

    def _of_table(self, record: Record, kind: NotificationKind, now: int) -> Subject | None:
        """Return the subject of a line for the webhook of a table. It says only what spectators may know now.

        None if the reason of the line is gone, or the table has no host.
        """
        at = due_lines(record).get(name_of(TABLE, kind))
        if at is None or record.host is None:
            return None
        view = self._rooms.names.rename(record.view())
        names = [one.name for one in view.seats if one is not None]
        waiting = [one.name for seat in on_turn(record) if (one := view.seats[seat]) is not None]

        def words(language: str) -> Notification:
            title = said_in(language, NEWS[kind], game=title_of(record.game), names=", ".join(waiting[:NAMES_LIMIT]))
            body = said_in(language, "table-with", names=", ".join(dict.fromkeys(names[:NAMES_LIMIT])))
            id = _id_of(record, name_of(TABLE, kind), at)
            return Notification(title, body, f"/room/{record.room}", record.room, language, kind, id)

        is_hidden = kind is NotificationKind.OVER and is_late(record, now)
        later = record.time + delay_ms(record) + 1 if is_hidden else 0  # once spectators see the end
        return Subject(record.host, kind, record.room, words, later, of_table=True)

    async def _of_inbox(self, identity: str, id: str) -> Subject | None:
        """Return the subject of a line about an item of an inbox; None if that is gone, or is not notified of."""
        item = await self._inbox.find(identity, id)
        kind = None if item is None else KINDS.get(item.kind)
        if item is None or kind is None:
            return None

        def words(language: str) -> Notification:
            name = self._rooms.names.name_of(item.by, item.name)
            id = f"{item.kind.wire}-title"
            body = (
                said_in(language, "table-called", title=item.title) if item.title else said_in(language, "inbox-look")
            )
            return Notification(
                said_in(language, id, name=name), body, "/", item.id, language, kind, f"{item.id} {item.at}"
            )

        return Subject(identity, kind, "", words, by=item.by)


def _id_of(record: Record, line: str, at: int) -> str:
    """Return the id of a notification about a match: its room, its line, and a time that tells it from a later one.

    `at`: the time of the line in `due_lines`. Where that is 0, it is since when the last player is missing, if any is.
    """
    missing = () if record.absence is None else record.absence.missing
    return f"{record.room} {line} {at or max((one.since for one in missing), default=0)}"
