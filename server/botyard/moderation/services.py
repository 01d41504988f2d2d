"""The services of the moderators' desk on one node: reports, measures and look-ups, and metrics of open reports.

Look-ups of people are by name, and of what is known of one person. Each one is recorded.
"""

import asyncio
import logging
import time
from collections.abc import Iterable

from botyard.accounts.identity import Identity
from botyard.accounts.sanctions import Kind
from botyard.background_tasks import Loops
from botyard.chat.reports import decoded
from botyard.metrics import REPORTS_OLDEST_SECONDS, REPORTS_WAITING
from botyard.moderation.measures import Measures, must_be_reason
from botyard.moderation.parts import Parts, is_identity, moderator_label
from botyard.moderation.report_desk import ReportDesk
from botyard.store.error_classes import StoreUnavailable
from botyard.store.moderation import AuditEntry, Reports
from botyard_protocol.api_desk import DeskAction, DeskMatch, DeskPerson, DeskSanction, PersonHistory, SanctionKind

ENTRIES_SEARCHED = 5_000
"""How many entries of the audit log are searched for the history of a person."""
ACTIONS_SHOWN = 50
LOOK_UP = "look up"
"""How the records of look-ups begin, which are no measures."""
MATCHES_SHOWN = 20


class Lookups:
    """What moderators look up. All calls raise `StoreUnavailable`."""

    def __init__(self, parts: Parts, desk: ReportDesk) -> None:
        self._parts = parts
        self._registry = parts.session_registry
        self._desk = desk

    async def name_of(self, identity: str) -> str:
        """Return the name of an account, the stored name of a guest, or the pseudonym of a deleted user; else ""."""
        account = await self._registry.people.account(identity)
        if account is not None:
            return account.name
        stored = self._registry.revocations.names.get(identity) or self._registry.revocations.former.get(identity)
        return "" if stored is None else stored.decode()

    async def find(self, by: Identity, name: str, why: str) -> tuple[DeskPerson, ...]:
        """Return the people with a name, or one that looks like it. The look-up is recorded with its reason, `why`."""
        must_be_reason(why)
        await self._parts.audit.record(moderator_label(by.name, by.id), f"{LOOK_UP} name", name, why)
        found = await self._registry.accounts.find_by_name(name)
        return () if found is None else (await self.person(found.id),)

    async def person(self, identity: str, name: str = "") -> DeskPerson:
        """Return a person as moderators see them. `name`: shown if no other name is known."""
        registered = await self._registry.accounts.is_registered(identity)
        known = await self.name_of(identity) or name
        held = [(kind, self._registry.sanctions.of(kind, identity)) for kind in Kind]
        sanctions = tuple(
            DeskSanction(SanctionKind[kind.name], identity, known, one.until, one.why)
            for kind, one in held
            if one is not None
        )
        return DeskPerson(identity, known, registered, self._registry.roles.is_moderator(identity), sanctions)

    async def history(self, by: Identity, identity: str, why: str) -> PersonHistory:
        """Return what is known of a person. The look-up is recorded with its reason, `why`."""
        must_be_reason(why)
        await self._parts.audit.record(moderator_label(by.name, by.id), f"{LOOK_UP} history", identity, why)
        reports, made = await self._desk.concerning(identity)
        person = await self.person(identity, reports[0].line.name if reports else "")
        account = await self._registry.people.account(identity)
        sessions = await self._registry.sessions.of(identity)
        noted = reversed(await self._parts.audit.last(ENTRIES_SEARCHED))
        measures = [one for one in noted if one.of == identity and not one.what.startswith(LOOK_UP)]
        matches = await self._parts.matches.of(identity, self._parts.rooms.load)
        return PersonHistory(
            person=person,
            created=0 if account is None else account.created * 1000,
            seen=sessions[0].seen * 1000 if sessions else 0,
            names=(),
            reports=reports,
            made=made,
            actions=await self._actions(measures[:ACTIONS_SHOWN]),
            matches=tuple(
                DeskMatch(one.room.id, one.room.name, one.room.game, one.room.status.wire, one.changed)
                for one in matches[:MATCHES_SHOWN]
            ),
        )

    async def actions(self, count: int) -> tuple[DeskAction, ...]:
        """The last entries of the audit log, newest first."""
        return await self._actions(reversed(await self._parts.audit.last(count)))

    async def _actions(self, entries: Iterable[AuditEntry]) -> tuple[DeskAction, ...]:
        """Return entries of the audit log with the present names of the users that they are about."""
        names: dict[str, str] = {}
        found = []
        for one in entries:
            if is_identity(one.of) and one.of not in names:
                names[one.of] = await self.name_of(one.of)
            found.append(DeskAction(one.time, one.by, one.what, one.of, one.why, names.get(one.of, "")))
        return tuple(found)


log = logging.getLogger("botyard.ops")

CHECK_SECONDS = 15.0


class WaitingReports(Loops):
    """Counts the open reports every few seconds, as metrics: operators let them raise an alarm.

    `oldest`: when the oldest was made (ms since 1970), None for none.
    """

    def __init__(self, reports: Reports) -> None:
        self._reports = reports
        super().__init__((self._run, "waiting reports"))
        self.oldest: int | None = None

    async def count(self) -> int:
        """How many reports are open. Raises `StoreUnavailable`."""
        return await self._reports.count()

    async def check(self) -> None:
        """Count the open reports now, find the oldest one, and set the metrics. Raises `StoreUnavailable`."""
        waiting = await self.count()
        found = decoded(self._reports.each_waiting())
        times = [report.made or report.line.time async for _, report in found] if waiting else []
        self.oldest = min(times, default=None)
        REPORTS_WAITING.set(waiting)
        REPORTS_OLDEST_SECONDS.set(0 if self.oldest is None else max(0.0, time.time() - self.oldest / 1000))

    async def _run(self) -> None:
        """Count the open reports for ever, every `CHECK_SECONDS`."""
        while True:
            try:
                await self.check()
            except StoreUnavailable:
                log.debug("the open reports are counted when the store is back")
            await asyncio.sleep(CHECK_SECONDS)


class Moderation:
    """All that moderators do on a node."""

    def __init__(self, parts: Parts) -> None:
        self.reports = ReportDesk(parts)
        self.lookups = Lookups(parts, self.reports)
        self.measures = Measures(parts, self.reports, self.lookups.name_of)
        self.waiting = WaitingReports(parts.chat.reports)
