"""What an operator looks at and does. Whatever acts or shows secrets is noted first, with who does it and why."""

import asyncio
import secrets
import time
from dataclasses import dataclass
from typing import Any

import msgspec

from botyard.accounts.replicated_table import ReplicatedTables
from botyard.accounts.sanctions import TABLE, Kind, Sanction, dump_sanction, field_of, load_sanction
from botyard.admin.inspection import moment, told
from botyard.chat.reports import StoredReport, load_report
from botyard.errors import NoSuchRoom, Unreadable
from botyard.games.registry import find_rules
from botyard.rooms.record import EndMatch, load_entry, load_record
from botyard.rooms.requests import Accepted, Rejected, Request, RetryLater
from botyard.rooms.room import Room
from botyard.rooms.runtime.archive import Archive
from botyard.rooms.runtime.service import Rooms
from botyard.store.audit import AuditEntry, AuditLog
from botyard.store.epochs import begin_new_epochs
from botyard.store.reports import Reports
from botyard.store.store import Store
from botyard_protocol.codes import Code

OPERATOR = "operator"
"""The identity by which a room is asked: nobody else has it."""
DECISION_SECONDS = 20.0


class CannotDo(Exception):
    """What was asked cannot be done; the message is a sentence for the operator."""


@dataclass(frozen=True, slots=True)
class Shut:
    """A report, and if an operator has seen to it who did, when (ms since 1970) and why."""

    report: StoredReport
    by: str = ""
    time: int = 0
    why: str = ""


class Operator:
    """An operator, by the name that the system knows them by. All calls raise `StoreUnavailable`."""

    def __init__(self, name: str, store: Store, rolls: ReplicatedTables) -> None:
        self._name = name
        self._store = store
        self._roll = rolls.table(TABLE)
        self._audit = AuditLog(store)
        self._reports = Reports(store)

    # --- looking ---

    async def room(self, room: str, entries: int, whole: bool) -> dict[str, Any]:
        """A room with its last entries, `whole` with its secrets, as plain data. Raises `Refused` and `Unreadable`."""
        if whole:
            await self._note("show secrets", room, "")
        archive = Archive(self._store)
        head = await archive.open(room)
        if head is None:
            raise NoSuchRoom
        record = load_record(head.record)
        game = find_rules(record.game, record.rules_version)
        try:
            state = game.load(record.state) if game is not None and record.state else None
        except ValueError as error:
            raise Unreadable(f"state: {error}") from error
        last = await archive.entries(room, max(1, head.number - entries + 1), head.number) if entries else []
        shown = Room(msgspec.structs.replace(record, state=b""), state)
        return told(shown, head.epoch, head.number, [load_entry(one) for one in last], _now(), whole)

    async def reports(self, closed: int) -> list[Shut]:
        """The reports that wait, oldest lines first; before them the last `closed` ones."""
        shut = await self._reports.closed(closed) if closed else []
        done = [Shut(load_report(one.report), one.by, one.time, one.why) for one in shut]
        waiting = [Shut(load_report(report)) for report in (await self._reports.waiting()).values()]
        return done + sorted(waiting, key=lambda shut: (shut.report.line.time, shut.report.id))

    async def audit(self, count: int) -> list[AuditEntry]:
        """What operators have done last, oldest first."""
        return await self._audit.last(count)

    async def sanctions(self) -> dict[tuple[Kind, str], Sanction]:
        """All that hold now."""
        await self._roll.refresh()
        found = {}
        for field in sorted(self._roll.fields()):
            kind, _, identity = field.partition("/")
            data = self._roll.get(field)
            assert data is not None
            sanction = load_sanction(data)
            if sanction.until > _now():
                found[Kind(kind), identity] = sanction
        return found

    # --- doing ---

    async def close_report(self, id: str, why: str) -> None:
        """Note that a report is seen to. Raises `CannotDo`."""
        if id not in await self._reports.waiting():
            raise CannotDo(f"There is no open report {id}.")
        await self._note("close report", id, why)
        await self._reports.close(id, self._name, why)

    async def end(self, room: str, why: str) -> bool:
        """End a match without a result: True; or, of a room that waits for its match, send everybody out: False.

        Raises `Refused`, `CannotDo` and `Unreadable`.
        """
        await self._note("end", room, why)
        rooms = Rooms(self._store, lambda room, entry: None, lambda room: None)
        rooms.start()
        try:
            answer = await _asked(rooms, room, Request(OPERATOR, OPERATOR, EndMatch(secrets.token_hex(8), why)))
            if isinstance(answer, Accepted):
                return True
            if answer.code is not Code.NOT_STARTED:
                raise CannotDo(answer.message)
            if not await rooms.retention.close(room):
                raise CannotDo("The room has just changed: try again.")
            return False
        finally:
            await rooms.stop()

    async def sanction(self, kind: Kind, identity: str, ms: int, why: str) -> Sanction:
        """Mute or ban somebody for so long, on all nodes."""
        sanction = Sanction(_now() + ms, why)
        await self._note(kind.value, identity, f"until {moment(sanction.until)}: {why}")
        await self._roll.put(field_of(kind, identity), dump_sanction(sanction), ms)
        return sanction

    async def lift(self, kind: Kind, identity: str, why: str) -> None:
        """Take a sanction back. Raises `CannotDo` if there is none."""
        if (kind, identity) not in await self.sanctions():
            raise CannotDo(f"There is no {kind.value} of {identity}.")
        await self._note(f"un{kind.value}", identity, why)
        await self._roll.remove(field_of(kind, identity))

    async def restored(self) -> int:
        """Begin a new epoch of all live rooms, after the store was restored; how many there are."""
        await self._note("begin new epochs", "all rooms", "")
        return await begin_new_epochs(self._store)

    async def _note(self, what: str, of: str, why: str) -> None:
        await self._audit.record(self._name, what, of, why)


async def _asked(rooms: Rooms, room: str, request: Request) -> Accepted | Rejected:
    """The answer to a request, asked again under the same id as long as nothing is decided. Raises `CannotDo`."""
    deadline = asyncio.get_running_loop().time() + DECISION_SECONDS
    while isinstance(answer := await rooms.ask(room, request), RetryLater):
        if asyncio.get_running_loop().time() > deadline:
            raise CannotDo(answer.message)
        await asyncio.sleep(answer.after / 1000)
    return answer


def _now() -> int:
    return int(time.time() * 1000)
