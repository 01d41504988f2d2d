"""The chats: what somebody may read and say there, as things are, and what becomes of it.

Nothing here is part of a match: a chat that cannot be reached leaves all else as it is.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Protocol

import msgspec

from botyard.accounts.identity import Identity
from botyard.chat.chat_lines import Line, dump_line, dump_rights, line_of, load_line, told
from botyard.chat.permissions import EVERYBODY, readers, writers
from botyard.chat.reports import AROUND, StoredReport, dump_report, report_id
from botyard.display_names import has_printable_chars, normalise
from botyard.errors import NoSuchRoom, Refused
from botyard.rooms import pseudonyms
from botyard.rooms.record import Record
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.watching import sight_of
from botyard.store.chat import LINES_KEPT, ChatLog, LineId, StoredLine, format_line_id, parse_line_id
from botyard.store.keys import chat_keys
from botyard.store.mutes import MUTED_LIMIT, Mutes
from botyard.store.reports import Reports
from botyard_protocol.chat import ChatLine, ChatPlace, Mute, MutedPerson, Report, Say
from botyard_protocol.codes import Code
from botyard_protocol.messages import Status

log = logging.getLogger("botyard.chat")

LAST_LINES = 50
"""So many lines whoever enters is shown."""

TOLD = b"chat "
"""What is said stands behind this on the channel of a room, which tells it from entries."""

Blocked = Callable[[str], Awaitable[Collection[str]]]
"""Tells whom a person has blocked."""


@dataclass(frozen=True, slots=True)
class Where:
    """A chat: of the lobby, or a place of a room."""

    place: ChatPlace
    room: str | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """What somebody is shown who enters a chat: lines, oldest first, and whether they may say something.

    `newest`: the id of the last line that there is. `hidden`: whose lines are left out.
    """

    lines: tuple[ChatLine, ...]
    writable: bool
    newest: LineId
    hidden: frozenset[str]


class Silencer(Protocol):
    """Knows whom operators have silenced."""

    def must_not_be_muted(self, identity: str) -> None:
        """Raise `Refused` for whoever may not say anything."""
        ...


class ChatService:
    """Reads and writes. All calls raise `StoreUnavailable`."""

    def __init__(
        self,
        chat_log: ChatLog,
        mutes: Mutes,
        reports: Reports,
        rooms: Rooms,
        blocked: Blocked,
        silencer: Silencer,
        is_deleted: Callable[[str], bool],
    ) -> None:
        """`is_deleted`: whether the account of an identity was deleted, so that its lines are not shown."""
        self._log = chat_log
        self._mutes = mutes
        self._reports = reports
        self._rooms = rooms
        self._blocked = blocked
        self._silencer = silencer
        self._is_deleted = is_deleted

    # --- reading ---

    async def page(self, who: str, where: Where, coach: bool = False) -> Page:
        """The last lines that somebody may read. Raises `Refused`.

        `coach`: they see the room as a player does, whom they advise.
        """
        record = await self._record(where)
        now = self._now(where)
        seated = coach or _is_seated(record, who)
        if not readers(where.place, record, now).of(seated):
            raise Refused(Code.NOT_IN_CHAT, _why_unread(where.place, seated))
        hidden = await self.hidden_from(who)
        kept = await self._log.last(chat_keys(where.place.wire, where.room), LINES_KEPT if hidden else LAST_LINES)
        lines = [told(id, line) for id, line in readable(kept) if self._shows(line, who, hidden)][-LAST_LINES:]
        writable = _may_write(where, record, now, seated, coach) and not _is_sent_away(record, who)
        return Page(tuple(lines), writable, kept[-1].id if kept else (0, 0), hidden)

    def _shows(self, line: Line, who: str, hidden: frozenset[str]) -> bool:
        return line.is_for(who, hidden) and not self._is_deleted(line.identity)

    async def must_be_open(self, who: str, where: Where) -> bool:
        """Whether a person holds a seat in a room. Raises `Refused` for a room that they may not see without a link."""
        record = await self._record(where)
        if record is not None:
            sight_of(record, who, self._now(where))
        return _is_seated(record, who)

    async def after(self, where: Where, id: LineId) -> list[StoredLine]:
        """Lines behind one, oldest first, whoever may read them."""
        return await self._log.after(chat_keys(where.place.wire, where.room), id)

    async def hidden_from(self, who: str) -> frozenset[str]:
        """Whose lines somebody does not want to be shown: those whom they have muted or blocked."""
        return frozenset((*await self._mutes.of(who), *await self._blocked(who)))

    # --- writing ---

    async def say(self, speaker: Identity, where: Where, ask: Say, coach: bool = False) -> str:
        """Say something; the id of the line. `coach`: as in `page`. Raises `Refused`."""
        self._silencer.must_not_be_muted(speaker.id)
        line = line_of(speaker, ask, await self._blocked(speaker.id))
        record = await self._record(where)
        now = self._now(where)
        seated = coach or _is_seated(record, speaker.id)
        if not _may_write(where, record, now, seated, coach):
            raise Refused(Code.NOT_IN_CHAT, _why_unsaid(where.place, seated))
        if _is_sent_away(record, speaker.id):
            raise Refused(Code.BARRED, "The host has sent you away from this table.")
        at, may_read = chat_keys(where.place.wire, where.room), readers(where.place, record, now)
        before = TOLD + where.place.wire.encode() + b" "
        once = sha256(f"{speaker.id}:{ask.id}".encode()).hexdigest()[:32]
        return format_line_id(await self._log.append(at, dump_line(line), dump_rights(may_read), once, before))

    async def report(self, who: Identity, where: Where, ask: Report, coach: bool = False) -> bool:
        """Keep a line with what was said around it for the operators. False if too many reports wait for them.

        `coach`: as in `page`. Raises `Refused`.
        """
        why = normalise(ask.why)
        if why and not has_printable_chars(why):  # an operator reads it at a terminal, which obeys what cannot be seen
            raise Refused(Code.INVALID_FIELD, "$.why: it is made of letters, digits and signs that can be seen.")
        record = await self._record(where)
        seated = coach or _is_seated(record, who.id)
        if not readers(where.place, record, self._now(where)).of(seated):
            raise Refused(Code.NOT_IN_CHAT, _why_unread(where.place, seated))
        context = tuple(told(id, line) for id, line in readable(await self._around(where, ask.line)))
        line = next((line for line in context if line.id == ask.line), None)
        if line is None:
            raise Refused(Code.NO_SUCH_LINE, "There is no such line here, or not any more.")
        id = report_id(where.place, where.room, line.id, who.id)
        report = StoredReport(id, where.place, where.room, who.id, who.name, why, line, context)
        return await self._reports.add(id, dump_report(report))

    async def _around(self, where: Where, line: str) -> list[StoredLine]:
        try:
            id = parse_line_id(line)
        except ValueError:
            return []
        return await self._log.around(chat_keys(where.place.wire, where.room), id, AROUND)

    # --- muting ---

    async def muted_by(self, who: str) -> tuple[MutedPerson, ...]:
        """Whom somebody has muted."""
        muted = (await self._mutes.of(who)).items()
        return tuple(MutedPerson(identity, pseudonyms.name_of(identity, name)) for identity, name in muted)

    async def mute(self, who: str, ask: Mute) -> tuple[MutedPerson, ...]:
        """Mute somebody, or no more; all who are muted then. Raises `Refused`."""
        if ask.identity == who:
            raise Refused(Code.INVALID_FIELD, "$.identity: you cannot mute yourself.")
        if not ask.muted:
            await self._mutes.remove(who, ask.identity)
        elif not await self._mutes.add(who, ask.identity, normalise(ask.name)):
            raise Refused(Code.INVALID_FIELD, f"$.identity: you have muted {MUTED_LIMIT} people: unmute some first.")
        return await self.muted_by(who)

    # --- the room behind a chat ---

    async def _record(self, where: Where) -> Record | None:
        if where.room is None:
            return None
        loaded = await self._rooms.load(where.room)
        if loaded is None:
            raise NoSuchRoom
        return loaded.room.record

    def _now(self, where: Where) -> int:
        return 0 if where.room is None else self._rooms.timekeeper(where.room).now()


def readable(kept: Iterable[StoredLine]) -> Iterable[tuple[LineId, Line]]:
    """Stored lines with their ids, without those that only a newer node can read."""
    for stored in kept:
        try:
            yield stored.id, load_line(stored.line)
        except msgspec.DecodeError:
            log.warning("a line cannot be read")


def _is_seated(record: Record | None, who: str) -> bool:
    return record is not None and bool(record.seats_of(who))


def _is_sent_away(record: Record | None, who: str) -> bool:
    """Whether the host of a waiting room does not want somebody at the table."""
    if record is None or record.status is not Status.OPEN:
        return False
    return any(one.identity == who for one in record.places.barred)


def _may_write(where: Where, record: Record | None, now: int, seated: bool, coach: bool) -> bool:
    """Whether somebody may say something. A coach, who knows what spectators do not, speaks where everybody may."""
    may = writers(where.place, record, now)
    return may == EVERYBODY if coach else may.of(seated)


def _why_unread(place: ChatPlace, seated: bool) -> str:
    if place is ChatPlace.SPECTATORS:
        return "Spectators are among themselves until the match is over." if seated else "There is no match to watch."
    return "You see this match late: what is said at the table comes when it is over."


def _why_unsaid(place: ChatPlace, seated: bool) -> str:
    if place is ChatPlace.SPECTATORS:
        return _why_unread(place, seated)
    return "At the table only those who play may speak, as long as they do."
