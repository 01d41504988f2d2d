"""What operators do. Actions and displays of secrets are recorded first, with the operator."""

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from botyard.accounts.accounts import find_account
from botyard.accounts.identity import Identity
from botyard.accounts.recovery import make_reset_link
from botyard.accounts.replicated_table import ReplicatedTables
from botyard.accounts.roles import Role, Roles
from botyard.announcements import Announcements, BadAnnouncement
from botyard.archive.archive import MatchArchive, Recomputed
from botyard.archive.match import FinishedMatch
from botyard.archive.queries import Cursor, Filter
from botyard.errors import NoSuchRoom, Unreadable
from botyard.notifications.subject import delivery_channel
from botyard.replay.file import file_of
from botyard.replay.publisher import published_entries
from botyard.replay.stored_check import check_days
from botyard.rooms.match import clock
from botyard.rooms.record import Entry, Record, load_entry
from botyard.rooms.room import Room, game_of, load_room, open_choices
from botyard.rooms.runtime.stored_rooms import StoredRooms, Unpacked, record_of, unpack
from botyard.rooms.sight.projection import event_frame
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard.store.accounts import AccountStore
from botyard.store.archived_room import ArchivedRoom
from botyard.store.due_lines import DueLines
from botyard.store.keys import SHARDS, room_keys
from botyard.store.moderation import AuditEntry, AuditLog
from botyard.store.relations import UserMatches
from botyard.store.room_indexes import EndedRooms
from botyard.store.store import Store, begin_new_epochs
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import Announcement, Status

LISTS_WRITTEN = "The lists of the match are being written: try again in a moment."


class OperatorError(Exception):
    """An operation that is not possible. The message is a sentence for the operator."""


class Operator:
    """What an operator does. `name`: in the operating system. All calls raise `StoreUnavailable`.

    `archive`: of finished matches, None without one; calls that need it raise `ArchiveUnavailable`.
    """

    def __init__(
        self, name: str, store: Store, replicated_tables: ReplicatedTables, archive: MatchArchive | None = None
    ) -> None:
        self._name = name
        self._store = store
        self._archive = archive
        self._announcements = Announcements(replicated_tables)
        self._audit = AuditLog(store)
        self._accounts = AccountStore(store)
        self._roles = Roles(replicated_tables)

    # --- reading ---

    async def room(self, room: str, entries: int, whole: bool) -> dict[str, Any]:
        """Return a room with its last `entries` entries as plain data. `whole`: with secrets.

        Raises `Refused` and `Unreadable`.
        """
        if whole:
            await self._record("show secrets", room, "")
        stored = StoredRooms(self._store, self._archive)
        head = await stored.open(room)
        if head is None:
            raise NoSuchRoom
        record = record_of(head)
        last = await stored.entries(room, max(1, head.number - entries + 1), head.number) if entries else []
        return describe_room(
            load_room(record), head.epoch, head.number, [load_entry(one, record.game) for one in last], _now(), whole
        )

    async def matches(self, person: str, game: str, before: Cursor | None) -> list[FinishedMatch]:
        """Return a page of archived matches, the newest first, before a cursor.

        `person`: the name of an account, or an identity; "" for the public matches of all. `game`: "" for all games.
        """
        account = await find_account(self._accounts, person) if person else None
        identity = account.id if account is not None else person
        return await self._needed_archive().history(Filter(identity=identity or None, game=game or None), before)

    async def match_file(self, room: str) -> bytes:
        """Return the file of a finished match, without names of people. Raises `NoSuchRoom` and `OperatorError`."""
        await self._record("export match", room, "")
        found = await StoredRooms(self._store, self._archive).open(room)
        if found is None:
            raise NoSuchRoom
        record = record_of(found)
        if not isinstance(found, Unpacked) or record.status is not Status.FINISHED:  # over, but not packed yet
            raise OperatorError("The match runs, or has ended within the last minutes: try again later.")
        entries = published_entries(load_entry(one, record.game) for one in found.entries)
        return file_of(room, record.game, record.rules_version, entries)

    async def check_archive(self) -> list[str]:
        """Compare the archive with the roots of its days, and return what differs."""
        return [f"{day}: {fault}" async for day, faults in check_days(self._needed_archive()) for fault in faults]

    async def deliveries(self) -> dict[str, list[int]]:
        """Return when each waiting line is due (ms since 1970), by channel; under `new` those without a channel."""
        waiting: dict[str, list[int]] = {}
        for due in await DueLines(self._store).due(range(SHARDS), 2**53):  # all lines, whenever they are due
            waiting.setdefault(delivery_channel(due.line) or "new", []).append(due.at)
        return waiting

    async def audit(self, count: int) -> list[AuditEntry]:
        """The last actions of operators and moderators, oldest first."""
        return await self._audit.last(count)

    # --- actions ---

    async def make_reset_link(self, name: str) -> str:
        """Make a link with which the owner of the account `name` sets another password, and return its path.

        Raises `OperatorError`.
        """
        account = await self._account(name)
        await self._record("reset password", account.id, "")
        return await make_reset_link(self._accounts, account.id)

    async def announce(self, text: str, restart: int | None, ms: int | None) -> Announcement:
        """Show a sentence, the time of a restart (seconds since 1970), or both, to all users. Returns the announcement.

        `ms`: for how long it is shown; None for the default of `Announcements.announce`. Raises `OperatorError`.
        """
        await self._record("announce", "all users", text)
        try:
            return await self._announcements.announce(text, restart, None if ms is None else ms // 1000)
        except BadAnnouncement as error:
            raise OperatorError(str(error)) from error

    async def withdraw_announcement(self) -> None:
        """Withdraw what was announced. Raises `OperatorError` if that is nothing."""
        await self._record("unannounce", "all users", "")
        if not await self._announcements.withdraw():
            raise OperatorError("Nothing is announced.")

    async def roles(self) -> list[tuple[Role, Identity]]:
        """Return the accounts with a role, role by role."""
        await self._roles.refresh()
        found = []
        for role in Role:
            for identity in self._roles.holders(role):
                account = await self._accounts.account(identity)
                found.append((role, Identity(identity, "" if account is None else account.name)))
        return found

    async def grant(self, name: str, role: Role) -> Identity:
        """Give the account of a name a role, on all nodes. Returns the account. Raises `OperatorError`."""
        account = await self._account(name)
        await self._record(f"grant {role.value}", account.id, "")
        await self._roles.grant(role, account.id)
        return account

    async def revoke(self, name: str, role: Role) -> Identity:
        """Take a role from the account of a name, on all nodes. Returns the account. Raises `OperatorError`."""
        account = await self._account(name)
        await self._roles.refresh()
        if not self._roles.has(role, account.id):
            raise OperatorError(f"{account.name} is no {role.value}.")
        await self._record(f"revoke {role.value}", account.id, "")
        await self._roles.revoke(role, account.id)
        return account

    async def _account(self, name: str) -> Identity:
        """Return the account with a name. Raises `OperatorError`."""
        found = await find_account(self._accounts, name)
        if found is None:
            raise OperatorError(f"No account has the name {name}.")
        return found

    async def restored(self) -> int:
        """Begin a new epoch in all live rooms after a restore. Returns the number of rooms."""
        await self._record("begin new epochs", "all rooms", "")
        return await begin_new_epochs(self._store)

    async def delete_match(self, room: str) -> None:
        """Delete a finished match from Redis, from the lists of its players and from the archive.

        A second call does what a first one left undone. Raises `NoSuchRoom` and `OperatorError`; `Unreadable` if the
        match was only in Redis, and its players cannot be read: it is deleted, and may stay in their lists.
        """
        at = room_keys(room)
        await self._record("delete match", room, "")
        match = None if self._archive is None else await self._archive.match(room)
        found = await self._store.rooms.read(at)
        if found is not None and not isinstance(found, ArchivedRoom):
            raise OperatorError("The match runs, or has ended within the last minutes: try again later.")
        if found is not None and await self._store.rooms.is_dirty(at):
            raise OperatorError(LISTS_WRITTEN)
        unreadable: Unreadable | None = None
        try:
            seats = match.seats if match is not None else () if found is None else record_of(unpack(found)).seats
        except Unreadable as error:
            seats, unreadable = (), error
        for identity in {seat.identity for seat in seats if seat is not None}:
            await UserMatches(self._store).remove(identity, (room,))
        # after the lists of players, since a second call finds the players by the match
        if found is not None and not await EndedRooms(self._store).remove(at, found.stamp):
            raise OperatorError(LISTS_WRITTEN)
        is_deleted = self._archive is not None and await self._archive.delete(room)
        if unreadable is not None:
            raise unreadable
        if found is None and not is_deleted:
            raise NoSuchRoom

    async def recompute_ratings(self) -> Recomputed:
        """Compute all ratings anew from the matches of the archive. Raises `OperatorError` without one."""
        archive = self._needed_archive()
        await self._record("compute ratings", "", "")
        return await archive.recompute_ratings()

    def _needed_archive(self) -> MatchArchive:
        """Return the archive. Raises `OperatorError` without one."""
        if self._archive is None:
            raise OperatorError("There is no archive: finished matches stay in Redis.")
        return self._archive

    async def use_archive(self, own: str) -> None:
        """Take the archive with this id, "" for none, as that of this Redis, whatever its archive was before."""
        await self._record("use archive", own, "")
        await self._store.replace_archive_id(own)

    async def _record(self, what: str, of: str, why: str) -> None:
        await self._audit.record(self._name, what, of, why)


def _now() -> int:
    return int(time.time() * 1000)


def describe_room(
    room: Room, epoch: int, number: int, entries: Sequence[Entry], now: int, secrets: bool
) -> dict[str, Any]:
    """Return the room at `(epoch, number)` as plain data.

    `now`: ms since 1970. `secrets`: whether to show them, too. Raises `Refused` for rules that are not here.
    """
    record = room.record
    shown: dict[str, Any] = {
        "room": to_named(record.view()),
        "epoch": epoch,
        "number": number,
        "created": moment(record.created * 1000),
        "last_entry": moment(record.time),
        "clocks": [to_named(one) for one in clock.clock_view(record.clocks, now)],
        "choices": [to_named(choice) for choice in open_choices(room)],
        "entries": [_entry(record, entry, secrets) for entry in entries],
    }
    return shown | ({"secrets": _secrets(room)} if secrets else {})


def moment(ms: int) -> str:
    """Format a time (ms since 1970) in UTC."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(sep=" ", timespec="seconds").removesuffix("+00:00") + " UTC"


def _entry(record: Record, entry: Entry, secrets: bool) -> dict[str, Any]:
    """Return an entry as plain data: as spectators see it, or with `secrets` as it is stored."""
    events = entry.events if secrets else event_frame(record.game, entry, (), STORED_NAMES).events
    shown: dict[str, Any] = {
        "number": entry.number,
        "time": moment(entry.time),
        "identity": entry.identity,
        "seat": entry.seat,
        "asked": type(entry.command).__name__,
        "events": [to_named(event) for event in events],
    }
    return shown | ({"command": to_named(entry.command)} if secrets else {})


def _shares(record: Record) -> list[dict[str, Any]]:
    """The seed shares with their commitments; plain ones in rooms of earlier releases."""
    plain = [{"seat": seat, "share": share} for seat, share in enumerate(record.contributions) if share is not None]
    return plain + [{"seat": one.seat, "commitment": one.commitment, "share": one.share} for one in record.luck.shares]


def _secrets(room: Room) -> dict[str, Any]:
    """Return what players of a room must not see: the secret, the shares and the view of each seat."""
    record = room.record
    views: list[Any] = []
    if room.state is not None:
        game = game_of(record)
        views = [to_named(game.view(room.state, (seat,))) for seat in range(len(record.seats))]
    return {"secret": record.secret.hex(), "contributions": _shares(record), "views": views}
