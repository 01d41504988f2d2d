"""Measures of moderators. Each one is recorded with the moderator, the person and the reason before it is taken."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

from botyard.accounts.identity import Identity
from botyard.accounts.recovery import WAIT_SECONDS
from botyard.accounts.sanctions import Kind, Sanction
from botyard.announcements import BadAnnouncement
from botyard.chat.chat_service import ChatAddress, readable
from botyard.errors import Refused
from botyard.moderation.parts import Parts, moderator_label
from botyard.moderation.report_desk import ReportDesk
from botyard.rooms.requests import Accepted, EndMatch, Request, RetryLater
from botyard.rooms.runtime.service import Rooms
from botyard.store.chat import LINES_KEPT, format_line_id, parse_line_id
from botyard.store.keys import chat_keys
from botyard.texts import localized
from botyard_protocol.api_desk import SanctionWish
from botyard_protocol.chat import LinesRemoved
from botyard_protocol.codes import Code
from botyard_protocol.messages import InboxItem, InboxKind

MODERATOR = "operator"
"""The identity of requests to a room; no user has it."""
DECISION_SECONDS = 20.0
"""How long a moderator waits for the decision of a room."""
WITHOUT_REASON = frozenset({"open desk", "announce", "unannounce"})
"""Records that need no reason."""
REASON_CHARS = 3
NEW_NAME_TRIES = 5

NameOf = Callable[[str], Awaitable[str]]
"""Returns the known name of an identity, "" if there is none. Raises `StoreUnavailable`."""


class Measures:
    """What moderators do. All calls raise `StoreUnavailable`, and `Refused` for what is not possible.

    `by`: the moderator. `why`: the reason. `report`: the report that a measure answers: the moderator takes it.
    """

    def __init__(self, parts: Parts, desk: ReportDesk, name_of: NameOf) -> None:
        self._parts = parts
        self._registry = parts.session_registry
        self._desk = desk
        self._name_of = name_of

    async def opened(self, by: Identity) -> None:
        """Record that a moderator opens the desk."""
        await self._record(by, "open desk", "", "")

    # --- lines ---

    async def remove_line(
        self, by: Identity, where: ChatAddress, line: str, why: str, all_of_author: bool, report: str | None
    ) -> int:
        """Remove a line from its chat and from all pages. Returns how many lines are gone.

        `all_of_author`: with all other lines of its author in this chat.
        """
        at, id = chat_keys(where.place.wire, where.room), _line_id(line)
        found = next(iter(readable(await self._parts.chat.log.around(at, id, each=0))), None)  # 0: the line alone
        if found is None:
            raise Refused(Code.NO_SUCH_LINE, localized("no_such_line"))
        author = found[1]
        ids = [id]
        if all_of_author:
            kept = readable(await self._parts.chat.log.last(at, LINES_KEPT))
            ids = sorted({id, *(other for other, one in kept if one.identity == author.identity)})
        place = where.place.wire if where.room is None else f"{where.place.wire} {where.room}"
        what, which = ("remove lines", f"{line} and {len(ids) - 1} more") if all_of_author else ("remove line", line)
        await self._record(by, what, author.identity, f"{place} {which}: {why}", report)
        await self._parts.chat.log.remove(at, ids)
        gone = LinesRemoved(where.place, where.room, tuple(map(format_line_id, ids)))
        await self._parts.chat.announce_removed(author.identity, gone)
        return len(ids)

    # --- people ---

    async def sanction(self, by: Identity, kind: Kind, identity: str, wish: SanctionWish) -> Sanction:
        """Mute or ban a person, on all nodes. Returns the sanction."""
        self._must_be_allowed(by, identity)
        until, sanctions = int(time.time() * 1000) + wish.minutes * 60_000, self._registry.sanctions
        ways = [word for word, chosen in (("device", wish.device), ("address", wish.address)) if chosen]
        how = " ".join([f"{wish.minutes} min", *(ways if kind is Kind.BAN else [])])
        await self._record(by, kind.value, identity, f"{how}: {wish.why}", wish.report)
        if kind is Kind.BAN:  # a banned person has no inbox
            return await sanctions.ban(identity, until, wish.why, wish.device, wish.address)
        muted = await sanctions.mute(identity, until, wish.why)
        await self._notify(identity, "muted", wish.why, until // 1000)
        return muted

    async def lift(self, by: Identity, kind: Kind, identity: str, why: str) -> None:
        """Lift a mute or a ban, on all nodes. A person who was muted finds a notice in the inbox."""
        self._must_be_allowed(by, identity)
        await self._record(by, f"un{kind.value}", identity, why)
        if await self._registry.sanctions.lift(kind, identity) and kind is Kind.MUTE:
            await self._notify(identity, "unmuted", "")

    async def make_reset_link(self, by: Identity, identity: str, why: str) -> str:
        """Make a page on which the owner of an account chooses another password, once, from tomorrow on.

        Returns its path. The owner gets a notice at once in all sessions; setting another password ends the link.
        """
        self._must_be_allowed(by, identity)
        await self._record(by, "reset password", identity, why)
        link = await self._registry.recovery.make_reset_link(identity, WAIT_SECONDS)
        await self._notify(identity, "reset_link", why)
        return link

    async def warn(self, by: Identity, identity: str, why: str, report: str | None) -> None:
        """Warn a person, who finds the reason in the inbox."""
        self._must_be_allowed(by, identity)
        await self._record(by, "warn", identity, why, report)
        await self._notify(identity, "warned", why)

    async def rename(self, by: Identity, identity: str, name: str, why: str, report: str | None) -> Identity:
        """Give a person another name, and return it with the identity. `name` "": "Player" and digits."""
        self._must_be_allowed(by, identity)
        person = Identity(identity, await self._name_of(identity))
        await self._record(by, "rename", identity, f"to {name or 'a new name'}: {why}", report)
        accounts = self._registry.accounts
        renamed = await (accounts.rename(person, name, renewed=False) if name else self._rename_anew(person))
        await self._registry.tell_changed(renamed, await accounts.is_registered(identity))
        await self._notify(identity, "renamed", why)
        return renamed

    async def _rename_anew(self, person: Identity) -> Identity:
        """Give a user a random free name, and return it with the identity. Raises `Refused` if none is found."""
        for _ in range(NEW_NAME_TRIES):
            try:
                name = f"Player {secrets.randbelow(90_000) + 10_000}"
                return await self._registry.accounts.rename(person, name, renewed=False)
            except Refused as refused:
                if refused.code is not Code.NAME_TAKEN:
                    raise
        raise Refused(Code.NAME_TAKEN, localized("name_taken"))

    # --- rooms ---

    async def end(self, by: Identity, room: str, why: str, report: str | None) -> bool:
        """End a match without a result and return True; close a room before its match and return False."""
        await self._record(by, "end", room, why, report)
        return await end_room(self._parts.rooms, room, why)

    async def announce(self, by: Identity, text: str, minutes: int | None) -> None:
        """Show a sentence to all users, and the time of a restart in so many minutes."""
        restart = None if minutes is None else int(time.time()) + minutes * 60
        await self._record(by, "announce", "all users", text)
        try:
            await self._parts.announcements.announce(text, restart)
        except BadAnnouncement as error:
            raise Refused(Code.INVALID_FIELD, str(error)) from error

    async def withdraw_announcement(self, by: Identity) -> None:
        """Remove the announcement."""
        await self._record(by, "unannounce", "all users", "")
        await self._parts.announcements.withdraw()

    async def _notify(self, identity: str, subject: str, why: str, until: int = 0) -> None:
        """Put what a moderator has done to a person into the person's inbox, `until` s since 1970 (0: for good)."""
        id, now = f"moderation.{secrets.token_hex(8)}", int(time.time())
        item = InboxItem(id, InboxKind.MODERATION, now, text=why, subject=subject, expires=until)
        await self._parts.contacts.inbox.put(identity, item)

    async def reserve_name(self, by: Identity, name: str, why: str) -> None:
        """Reserve a name, or one that looks like it."""
        await self._record(by, "reserve name", name, why)
        await self._registry.reserved_names.add(name)

    async def release_name(self, by: Identity, name: str, why: str) -> None:
        """Let people take a name again that a moderator has reserved."""
        await self._record(by, "release name", name, why)
        await self._registry.reserved_names.remove(name)

    def _must_be_allowed(self, by: Identity, identity: str) -> None:
        """Raise `Refused` for a measure against oneself, or against a moderator: only operators take those."""
        if identity == by.id:
            raise Refused(Code.YOURSELF, localized("yourself-moderator"))
        if self._registry.roles.is_moderator(identity):
            raise Refused(Code.NOT_MODERATOR, localized("not_moderator-operators_only"))

    async def _record(self, by: Identity, what: str, of: str, why: str, report: str | None = None) -> None:
        """Record a measure that is about to be taken, and take its report.

        `of`: what the measure is about, such as an identity or a room. `report`: the one that it answers, if any.
        Raises `Refused` for a reason that is missing or too short, and for a report that another moderator has.
        """
        if what not in WITHOUT_REASON:
            must_be_reason(why)
        if report is not None:
            await self._desk.take(by, report, force=False)
        await self._parts.audit.record(
            moderator_label(by.name, by.id), what, of, f"{why} (report {report})" if report is not None else why
        )


def must_be_reason(why: str) -> None:
    """Raise `Refused` for a reason that is missing or too short."""
    if len(why.strip()) < REASON_CHARS:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-reason"))


async def end_room(rooms: Rooms, room: str, why: str) -> bool:
    """End a match without a result and return True; close a room before its match and return False.

    Raises `Refused`, also for a room that does not decide within `DECISION_SECONDS`, and `Unreadable`.
    """
    request = Request(MODERATOR, MODERATOR, EndMatch(secrets.token_hex(8), why))
    deadline = asyncio.get_running_loop().time() + DECISION_SECONDS
    while isinstance(answer := await rooms.ask(room, request), RetryLater):
        if asyncio.get_running_loop().time() > deadline:
            raise Refused(answer.code, answer.message)
        await asyncio.sleep(answer.after / 1000)
    if isinstance(answer, Accepted):
        return True
    if answer.code is not Code.NOT_STARTED:
        raise Refused(answer.code, answer.message)
    if not await rooms.retention.close(room):
        raise Refused(Code.BUSY, localized("busy-table_just_changed"))
    return False


def _line_id(text: str) -> tuple[int, int]:
    """Read the id of a line of a chat. Raises `Refused` for what is none."""
    try:
        return parse_line_id(text)
    except ValueError as error:
        raise Refused(Code.NO_SUCH_LINE, localized("no_such_line")) from error
