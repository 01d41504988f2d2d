"""Operations of moderators. Actions and displays of secrets are recorded first, with the moderator and the reason."""

import time
from dataclasses import dataclass
from typing import Any

from botyard.accounts.accounts import find_account
from botyard.accounts.identity import Identity
from botyard.accounts.recovery import make_reset_link
from botyard.accounts.replicated_table import ReplicatedTables
from botyard.accounts.reserved_names import ReservedNames
from botyard.accounts.roles import Role, Roles
from botyard.accounts.sanctions import Kind, Sanction, Sanctions
from botyard.admin.inspection import describe_room, moment
from botyard.announcements import Announcements, BadAnnouncement
from botyard.chat.reports import StoredReport, load_report
from botyard.errors import NoSuchRoom
from botyard.moderation.measures import end_room
from botyard.rooms.public_names import STORED_NAMES
from botyard.rooms.record import load_entry
from botyard.rooms.room import load_room
from botyard.rooms.runtime.archive import Archive, record_of
from botyard.rooms.runtime.service import Rooms
from botyard.store.accounts import AccountStore
from botyard.store.audit import AuditEntry, AuditLog
from botyard.store.epochs import begin_new_epochs
from botyard.store.reports import Reports
from botyard.store.store import Store
from botyard_protocol.messages import Announcement


class OperatorError(Exception):
    """An operation that is not possible. The message is a sentence for the moderator."""


@dataclass(frozen=True, slots=True)
class ListedReport:
    """A report; if it is closed, with the moderator, the time (ms since 1970) and the reason."""

    report: StoredReport
    by: str = ""
    time: int = 0
    why: str = ""


class Operator:
    """The operations of a moderator. `name`: in the operating system. All calls raise `StoreUnavailable`."""

    def __init__(self, name: str, store: Store, replicated_tables: ReplicatedTables) -> None:
        self._name = name
        self._store = store
        self._announcements = Announcements(replicated_tables)
        self._sanctions = Sanctions(replicated_tables, lambda identity: None, lambda text: text)
        self._reserved = ReservedNames(replicated_tables)
        self._audit = AuditLog(store)
        self._reports = Reports(store)
        self._accounts = AccountStore(store)
        self._roles = Roles(replicated_tables)

    # --- reading ---

    async def room(self, room: str, entries: int, whole: bool) -> dict[str, Any]:
        """A room with its last entries as plain data. `whole`: with secrets. Raises `Refused` and `Unreadable`."""
        if whole:
            await self._record("show secrets", room, "")
        archive = Archive(self._store)
        head = await archive.open(room)
        if head is None:
            raise NoSuchRoom
        record = record_of(head)
        last = await archive.entries(room, max(1, head.number - entries + 1), head.number) if entries else []
        return describe_room(
            load_room(record), head.epoch, head.number, [load_entry(one, record.game) for one in last], _now(), whole
        )

    async def reports(self, closed: int) -> list[ListedReport]:
        """The open reports, oldest lines first, after the `closed` reports that were closed last."""
        shut = await self._reports.closed(closed) if closed else []
        done = [ListedReport(load_report(one.report), one.by, one.time, one.why) for one in shut]
        waiting = [ListedReport(load_report(report)) for report in (await self._reports.waiting()).values()]
        return done + sorted(waiting, key=lambda shut: (shut.report.line.time, shut.report.id))

    async def audit(self, count: int) -> list[AuditEntry]:
        """The last actions of moderators, oldest first."""
        return await self._audit.last(count)

    async def sanctions(self) -> dict[tuple[Kind, str], Sanction]:
        """All current sanctions."""
        await self._sanctions.refresh()
        return self._sanctions.all()

    # --- actions ---

    async def close_report(self, id: str, why: str) -> None:
        """Close a report. Raises `OperatorError`."""
        if id not in await self._reports.waiting():
            raise OperatorError(f"There is no open report {id}.")
        await self._record("close report", id, why)
        await self._reports.close(id, self._name, why)

    async def end(self, room: str, why: str) -> bool:
        """End a match without a result and return True; close a room without a match and return False.

        Raises `Refused` and `Unreadable`.
        """
        await self._record("end", room, why)
        rooms = Rooms(self._store, STORED_NAMES, lambda room: None)
        rooms.start()
        try:
            return await end_room(rooms, room, why)
        finally:
            await rooms.stop()

    async def mute(self, identity: str, ms: int, why: str) -> Sanction:
        """Mute a user for `ms`, on all nodes."""
        until = _now() + ms
        await self._record(Kind.MUTE.value, identity, f"until {moment(until)}: {why}")
        return await self._sanctions.mute(identity, until, why)

    async def ban(self, identity: str, ms: int, why: str, device: bool = True, address: bool = False) -> Sanction:
        """Ban a user for `ms`, on all nodes. `device`, `address`: see `Sanctions.ban`."""
        until = _now() + ms
        reach = ", ".join(word for word, holds in (("browsers", device), ("networks", address)) if holds)
        await self._record(Kind.BAN.value, identity, f"until {moment(until)}{reach and f' ({reach})'}: {why}")
        return await self._sanctions.ban(identity, until, why, device, address)

    async def make_reset_link(self, name: str) -> str:
        """A link with which the owner of an account sets another password, as a path. Raises `OperatorError`."""
        account = await self._account(name)
        await self._record("reset password", account.id, "")
        return await make_reset_link(self._accounts, account.id)

    async def reserve_name(self, name: str, why: str) -> None:
        """Keep a name from being taken, on all nodes. Users who have it keep it."""
        await self._record("reserve name", name, why)
        await self._reserved.add(name)

    async def free_name(self, name: str, why: str) -> None:
        """Free a reserved name again. Raises `OperatorError`."""
        await self._record("free name", name, why)
        if not await self._reserved.remove(name):
            raise OperatorError(f"{name} is not among the names that were reserved while the service ran.")

    async def reserved_names(self) -> list[str]:
        """The names that were reserved while the service ran."""
        await self._reserved.refresh()
        return self._reserved.added()

    async def lift(self, kind: Kind, identity: str, why: str) -> None:
        """Lift a sanction. Raises `OperatorError` if there is none."""
        if (kind, identity) not in await self.sanctions():
            raise OperatorError(f"There is no {kind.value} of {identity}.")
        await self._record(f"un{kind.value}", identity, why)
        await self._sanctions.lift(kind, identity)

    async def announce(self, text: str, restart: int | None, ms: int | None) -> Announcement:
        """Show a sentence, or the time of a restart (seconds since 1970), to all users. Raises `OperatorError`."""
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
        """The accounts with a role."""
        await self._roles.refresh()
        found = []
        for role in Role:
            for identity in self._roles.holders(role):
                account = await self._accounts.account(identity)
                found.append((role, Identity(identity, "" if account is None else account.name)))
        return found

    async def grant(self, name: str, role: Role) -> Identity:
        """Give the account of a name a role, on all nodes. Raises `OperatorError`."""
        account = await self._account(name)
        await self._record(f"grant {role.value}", account.id, "")
        await self._roles.grant(role, account.id)
        return account

    async def revoke(self, name: str, role: Role) -> Identity:
        """Take a role from the account of a name, on all nodes. Raises `OperatorError`."""
        account = await self._account(name)
        await self._roles.refresh()
        if not self._roles.has(role, account.id):
            raise OperatorError(f"{account.name} is no {role.value}.")
        await self._record(f"revoke {role.value}", account.id, "")
        await self._roles.revoke(role, account.id)
        return account

    async def _account(self, name: str) -> Identity:
        found = await find_account(self._accounts, name)
        if found is None:
            raise OperatorError(f"No account has the name {name}.")
        return found

    async def restored(self) -> int:
        """Begin a new epoch in all live rooms after a restore. Returns the number of rooms."""
        await self._record("begin new epochs", "all rooms", "")
        return await begin_new_epochs(self._store)

    async def _record(self, what: str, of: str, why: str) -> None:
        await self._audit.record(self._name, what, of, why)


def _now() -> int:
    return int(time.time() * 1000)
