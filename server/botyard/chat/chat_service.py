"""Read and write chats, report lines and mute users, within the permissions of the room's current state.

Nothing here is part of a match: an unavailable chat affects nothing else.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol

import msgspec

from botyard.accounts.data_export import Area
from botyard.accounts.identity import Identity
from botyard.chat.chat_lines import (
    ALL,
    Line,
    dump_line,
    dump_permission,
    line_of,
    load_line,
    readers,
    to_chat_line,
    writers,
)
from botyard.chat.reports import AROUND, StoredReport, dump_report, report_id
from botyard.display_names import has_printable_chars, normalise
from botyard.errors import Refused
from botyard.rooms.before.seats import is_barred
from botyard.rooms.record import Record
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.public_names import PublicNames
from botyard.rooms.sight.watching import view_rights
from botyard.store.chat import LINES_KEPT, ChatLog, LineId, StoredLine, format_line_id, parse_line_id
from botyard.store.keys import ChatKeys, chat_keys
from botyard.store.moderation import Reports
from botyard.store.relations import Relation, Relations
from botyard.texts import localized
from botyard_protocol.chat import ChatLine, ChatPlace, Mute, MutedPerson, Report, Say
from botyard_protocol.codes import Code
from botyard_protocol.messages import Status

log = logging.getLogger("botyard.chat")

MUTED_LIMIT = 200
LAST_LINES = 50
"""How many lines a user who enters a chat sees."""

CHAT_PREFIX = b"chat "
"""The prefix of chat lines on the channel of a room, which also carries entries."""

Blocked = Callable[[str], Awaitable[Collection[str]]]
"""Returns the users that a user has blocked."""


@dataclass(frozen=True, slots=True)
class ChatAddress:
    """Identifies a chat: the lobby's, or a place of a room."""

    place: ChatPlace
    room: str | None = None


@dataclass(frozen=True, slots=True)
class ChatPage:
    """The content of a chat for a user: lines, oldest first, and whether the user may write.

    `newest`: the id of the chat's last line, (0, 0) without lines. `hidden`: the authors whose lines are left out.
    """

    lines: tuple[ChatLine, ...]
    writable: bool
    newest: LineId
    hidden: frozenset[str]


class MuteChecker(Protocol):
    """Knows the users that moderators have muted."""

    def must_not_be_muted(self, identity: str) -> None:
        """Raise `Refused` for a user who may not write."""
        ...


class ChatService:
    """Reads and writes chats. All calls raise `StoreUnavailable`."""

    def __init__(
        self,
        chat_log: ChatLog,
        relations: Relations,
        reports: Reports,
        rooms: Rooms,
        blocked: Blocked,
        silencer: MuteChecker,
        is_deleted: Callable[[str], bool],
    ) -> None:
        """`is_deleted`: whether the account of an identity was deleted, so that its lines are hidden."""
        self._log = chat_log
        self._relations = relations
        self._reports = reports
        self._rooms = rooms
        self.names = rooms.names
        self._blocked = blocked
        self._silencer = silencer
        self._is_deleted = is_deleted

    # --- reading ---

    async def page(self, who: str, where: ChatAddress, coach: bool = False) -> ChatPage:
        """Return the last lines that a user may read. Raises `Refused`.

        `coach`: the user advises a player and sees the room as the player does.
        """
        record = await self._record(where)
        now = self._now(where)
        seated = coach or _is_seated(record, who)
        if not readers(where.place, record, now).of(seated):
            raise Refused(Code.NOT_IN_CHAT, _why_unread(where.place, seated))
        hidden = await self.hidden_from(who)
        # some lines may be hidden, so more are read than are shown
        kept = await self._log.last(chat_keys(where.place.wire, where.room), LINES_KEPT if hidden else LAST_LINES)
        shown = [(id, line) for id, line in readable(kept) if self._shows(line, who, hidden)]
        lines = [to_chat_line(id, line, self.names) for id, line in shown[-LAST_LINES:]]
        writable = _may_write(where, record, now, seated, coach) and not _is_sent_away(record, who)
        return ChatPage(tuple(lines), writable, kept[-1].id if kept else (0, 0), hidden)

    def _shows(self, line: Line, who: str, hidden: frozenset[str]) -> bool:
        return line.is_for(who, hidden) and not self._is_deleted(line.identity)

    async def must_be_open(self, who: str, where: ChatAddress) -> bool:
        """Return whether a user has a seat in a room. Raises `Refused` if the user may not see it without a link."""
        record = await self._record(where)
        if record is not None:
            view_rights(record, who, self._now(where))
        return _is_seated(record, who)

    async def after(self, where: ChatAddress, id: LineId) -> list[StoredLine]:
        """The lines after a line, oldest first, regardless of permissions."""
        return await self._log.after(chat_keys(where.place.wire, where.room), id)

    async def hidden_from(self, who: str) -> frozenset[str]:
        """The authors that a user has muted or blocked."""
        return frozenset((*await muted_by(self._relations, who), *await self._blocked(who)))

    # --- writing ---

    async def say(self, speaker: Identity, where: ChatAddress, ask: Say, coach: bool = False) -> str:
        """Write a line and return its id. `coach`: the speaker advises a player. Raises `Refused`."""
        self._silencer.must_not_be_muted(speaker.id)
        line = line_of(speaker, ask, await self._blocked(speaker.id))
        record = await self._record(where)
        now = self._now(where)
        seated = coach or _is_seated(record, speaker.id)
        if not _may_write(where, record, now, seated, coach):
            raise Refused(Code.NOT_IN_CHAT, _why_unsaid(where.place, seated))
        if _is_sent_away(record, speaker.id):
            raise Refused(Code.BARRED, localized("barred-host_removed_table"))
        at, may_read = chat_keys(where.place.wire, where.room), readers(where.place, record, now)
        prefix = CHAT_PREFIX + where.place.wire.encode() + b" "
        # a repeated request has the same id, and then writes nothing
        once = sha256(f"{speaker.id}:{ask.id}".encode()).hexdigest()[:32]
        return format_line_id(await self._log.append(at, dump_line(line), dump_permission(may_read), once, prefix))

    async def report(
        self, who: Identity, where: ChatAddress, ask: Report, coach: bool = False, registered: bool = False
    ) -> bool:
        """Store a report of a line with its context for the moderators. Returns False if too many reports are open.

        `coach`: the user advises a player. `registered`: the user has an account. Raises `Refused`.
        """
        why = normalise(ask.why)
        if why and not has_printable_chars(why):  # moderators read it in a terminal, which executes control characters
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-why_visible_characters_allowed"))
        record = await self._record(where)
        seated = coach or _is_seated(record, who.id)
        if not readers(where.place, record, self._now(where)).of(seated):
            raise Refused(Code.NOT_IN_CHAT, _why_unread(where.place, seated))
        around = readable(await self._around(where, ask.line))
        context = tuple(to_chat_line(id, line, self.names) for id, line in around)
        line = next((line for line in context if line.id == ask.line), None)
        if line is None:
            raise Refused(Code.NO_SUCH_LINE, localized("no_such_line"))
        id = report_id(where.place, where.room, line.id)
        made = int(time.time() * 1000)
        report = StoredReport(id, where.place, where.room, who.id, who.name, why, line, context, made)
        return await self._reports.add(id, dump_report(report), registered)

    async def _around(self, where: ChatAddress, line: str) -> list[StoredLine]:
        """Return the line of an id and those around it, up to `AROUND` on each side; none if the id is not valid."""
        try:
            id = parse_line_id(line)
        except ValueError:
            return []
        return await self._log.around(chat_keys(where.place.wire, where.room), id, AROUND)

    # --- muting ---

    async def muted_by(self, who: str) -> tuple[MutedPerson, ...]:
        """The users that a user has muted."""
        muted = (await muted_by(self._relations, who)).items()
        return tuple(MutedPerson(identity, self.names.name_of(identity, name)) for identity, name in muted)

    async def mute(self, who: str, ask: Mute) -> tuple[MutedPerson, ...]:
        """Mute or unmute a user and return all muted users. Raises `Refused`."""
        if ask.identity == who:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-identity_cannot_mute_yourself"))
        if not ask.muted:
            await self._relations.remove(who, Relation.MUTED, ask.identity)
            return await self.muted_by(who)
        name = normalise(ask.name).encode()
        if not await self._relations.put(who, Relation.MUTED, ask.identity, name, MUTED_LIMIT):
            raise Refused(
                Code.INVALID_FIELD, localized("invalid_field-identity_muted_players_unmute", most=MUTED_LIMIT)
            )
        return await self.muted_by(who)

    # --- the room behind a chat ---

    async def _record(self, where: ChatAddress) -> Record | None:
        """Return the record of the room of a chat, None for the lobby. Raises `NoSuchRoom`."""
        return None if where.room is None else (await self._rooms.require(where.room)).room.record

    def _now(self, where: ChatAddress) -> int:
        """The time by which permissions in a room are decided (ms since 1970); those in the lobby need none."""
        return 0 if where.room is None else self._rooms.clock_of(where.room).now()


async def muted_by(relations: Relations, who: str) -> dict[str, str]:
    """Return the users that a user has muted: identities and names, sorted by identity."""
    return {muted: name.decode() for muted, name in sorted((await relations.of(who, Relation.MUTED)).items())}


def readable(kept: Iterable[StoredLine]) -> Iterable[tuple[LineId, Line]]:
    """Decode stored lines and skip those that only a newer release can read."""
    for stored in kept:
        try:
            yield stored.id, load_line(stored.line)
        except msgspec.DecodeError:
            log.warning("a line cannot be read")


def _is_seated(record: Record | None, who: str) -> bool:
    return record is not None and bool(record.seats_of(who))


def _is_sent_away(record: Record | None, who: str) -> bool:
    """Return whether the host of an open room has barred a user from the table."""
    if record is None or record.status is not Status.OPEN:
        return False
    return is_barred(record, who)


def _may_write(where: ChatAddress, record: Record | None, now: int, seated: bool, coach: bool) -> bool:
    """Whether a user may write. A coach knows more than spectators, so a coach writes only where all users may."""
    may = writers(where.place, record, now)
    return may == ALL if coach else may.of(seated)


def _why_unread(place: ChatPlace, seated: bool) -> str:
    """Return the sentence for a user who may not read a chat. `seated`: as a player or a coach."""
    if place is ChatPlace.SPECTATORS:
        return localized("not_in_chat-spectators_only") if seated else localized("not_in_chat-no_match")
    return localized("not_in_chat-delayed")


def _why_unsaid(place: ChatPlace, seated: bool) -> str:
    """Return the sentence for a user who may not write in a chat. `seated`: as a player or a coach."""
    if place is ChatPlace.SPECTATORS:
        return _why_unread(place, seated)
    return localized("not_in_chat-players_only")


LOBBY = chat_keys(ChatPlace.LOBBY.wire, None)

IN_ROOMS = (ChatPlace.ROOM, ChatPlace.SPECTATORS)

RoomsOf = Callable[[str], Awaitable[list[str]]]
"""Returns the rooms of a user's matches. Raises `StoreUnavailable`."""


class ChatArea:
    """Exports and deletes what a user has said in chats, and exports whom the user has muted: a relation.

    Lines in rooms are searched in the rooms of the user's own matches. In other rooms the lines of a deleted user are
    hidden, and all lines expire.

    `rooms_of`: finds the rooms of the user's matches. Export and deletion raise `StoreUnavailable`.
    """

    def __init__(self, chat_log: ChatLog, relations: Relations, rooms_of: RoomsOf, names: PublicNames) -> None:
        self._rooms_of = rooms_of
        self._names = names
        self._log = chat_log
        self._relations = relations
        self.area = Area("chat", self._export, self._erase)

    async def _export(self, identity: str) -> dict[str, Any]:
        """Return what a user has said and whom they have muted, for the export of data."""
        mutes = (await muted_by(self._relations, identity)).items()
        muted = [{"identity": one, "name": self._names.name_of(one, name)} for one, name in mutes]
        lines = await self._lines_of(LOBBY, identity)
        said = [msgspec.structs.asdict(to_chat_line(id, line, self._names)) for id, line in lines]
        return {"muted": muted, "said_in_the_lobby": said, "said_in_rooms": await self._lines_in_rooms(identity)}

    async def _lines_in_rooms(self, identity: str) -> list[dict[str, Any]]:
        """Return the lines of a user in the chats of rooms."""
        return [
            {"room": room, "place": place.wire} | msgspec.structs.asdict(to_chat_line(id, line, self._names))
            for room in await self._rooms_of(identity)
            for place in IN_ROOMS
            for id, line in await self._lines_of(chat_keys(place.wire, room), identity)
        ]

    async def _lines_of(self, at: ChatKeys, identity: str) -> list[tuple[LineId, Line]]:
        """Return the lines of a user in one chat."""
        lines = readable(await self._log.last(at, LINES_KEPT))
        return [(id, line) for id, line in lines if line.identity == identity]

    async def _erase(self, identity: str) -> None:
        """Delete the lines of a user in the lobby and in the rooms of their matches."""
        rooms = [chat_keys(place.wire, room) for room in await self._rooms_of(identity) for place in IN_ROOMS]
        for at in (LOBBY, *rooms):
            await self._log.remove(at, [id for id, _ in await self._lines_of(at, identity)])
