"""The moderators' desk over HTTP. All of it is refused alike to people without the role, whatever they ask for."""

from math import ceil

from botyard.accounts.sanctions import Kind
from botyard.chat.chat_service import ChatAddress
from botyard.errors import Refused
from botyard.moderation.person_labels import is_identity
from botyard.moderation.report_desk import CLOSED_AT_ONCE, CLOSED_SHOWN
from botyard.moderation.services import Moderation
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.http.account_limits import PASSWORD_REFUSALS, checks_password
from botyard.net.http.desk_access import ROLE, DeskAccess
from botyard.net.http.router import Call, Operation, Parameter, TooFast, number
from botyard.net.transport.rate_limits import RateLimits
from botyard.texts import localized
from botyard_protocol.api_accounts import Confirmation
from botyard_protocol.api_desk import (
    MAX_REASON_CHARS,
    DeskActions,
    DeskPeople,
    DeskReason,
    DeskRename,
    DeskReports,
    DeskSanction,
    DeskSanctions,
    DeskState,
    LineRemoval,
    LinesRemovedCount,
    PersonHistory,
    ReportsClosed,
    ResetLink,
    RoomEnding,
    SanctionKind,
    SanctionWish,
    TakeReport,
)
from botyard_protocol.chat import ChatPlace
from botyard_protocol.codes import Code

OPEN_MS = 30 * 60_000
"""How long after the password the desk stays open in a session."""
ACTIONS_SHOWN = 50
MOST_ACTIONS = 500
DESK = "/api/desk"
PERSON = f"{DESK}/people/{{identity}}"
REPORT = f"{DESK}/reports/{{report}}"
TAKING = (Code.NO_SUCH_REPORT, Code.REPORT_TAKEN)
PEOPLE = (*TAKING, Code.NO_SUCH_PERSON, Code.YOURSELF)
RESET = (*PEOPLE, Code.NOT_REGISTERED)
REASON = (Code.INVALID_FIELD,)
KNOWN = (*PEOPLE, *REASON)
WHY = Parameter("why", "The reason, for the audit log: at least 3 characters.")
CLOSED = number("closed", "How many closed reports to list, too.", 0, CLOSED_SHOWN)
LIMIT = number("limit", "How many entries.", 1, MOST_ACTIONS)


class DeskOperations:
    """Serves the desk."""

    def __init__(self, session_registry: SessionRegistry, rate_limits: RateLimits, desk: Moderation) -> None:
        self._accounts = session_registry.accounts
        self._store = session_registry.people
        self._access = DeskAccess(session_registry, rate_limits)
        self._rate_limits = rate_limits
        self._reports = desk.reports
        self._measures = desk.measures
        self._held = session_registry.sanctions
        self._lookups = desk.lookups
        self._waiting = desk.waiting

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        return [*self._entry(), *self._access.when_open(*self._of_reports(), *self._of_people(), *self._others())]

    def _entry(self) -> list[Operation]:
        state, check = "The state of the desk.", self._access.must_be_moderator
        return [
            Operation("GET", DESK, "getDesk", state, self._state, None, DeskState, ROLE, guard=check),
            Operation(
                "POST",
                f"{DESK}/unlock",
                "openDesk",
                "The desk opens for 30 minutes in this session, by the password.",
                self._unlock,
                Confirmation,
                DeskState,
                (*ROLE, *PASSWORD_REFUSALS),
                guard=check,
            ),
        ]

    def _of_reports(self) -> list[Operation]:
        listed = "The open reports, those of the oldest lines first."
        take = "Take a report, for 15 minutes."
        release = "Give a report back."
        close = "Close a report."
        remove = "Remove a line from its chat and all pages."
        return [
            Operation("GET", f"{DESK}/reports", "listReports", listed, self._list, None, DeskReports, query=(CLOSED,)),
            Operation("POST", f"{REPORT}/take", "takeReport", take, self._take, TakeReport, None, TAKING),
            Operation("POST", f"{REPORT}/release", "releaseReport", release, self._release, None, None, TAKING),
            Operation("POST", f"{REPORT}/close", "closeReport", close, self._close, DeskReason, None, TAKING),
            Operation(
                "POST",
                f"{DESK}/lines/remove",
                "removeLine",
                remove,
                self._remove,
                LineRemoval,
                LinesRemovedCount,
                (*TAKING, Code.NO_SUCH_LINE),
            ),
        ]

    def _of_people(self) -> list[Operation]:
        find, history = "The people with a name, or one that looks like it.", "What is known of a person."
        name = Parameter("name", "The name.")
        reset = "A link by which the owner of an account chooses another password, once, from a day later on."
        reports = f"The end of all reports by a person, but for those that others have taken: {CLOSED_AT_ONCE} at once."
        rename, warn = "Another name for a person.", "A warning, which the person reads in the inbox."
        return [
            Operation(
                "GET", f"{DESK}/people", "findPeople", find, self._find, None, DeskPeople, REASON, query=(name, WHY)
            ),
            Operation("GET", PERSON, "getHistory", history, self._history, None, PersonHistory, KNOWN, query=(WHY,)),
            *(self._sanctioning(kind) for kind in Kind),
            *(self._lifting(kind) for kind in Kind),
            Operation("POST", f"{PERSON}/warn", "warnPerson", warn, self._warn, DeskReason, None, PEOPLE),
            Operation("POST", f"{PERSON}/reset-link", "makeResetLink", reset, self._link, DeskReason, ResetLink, RESET),
            Operation(
                "POST",
                f"{PERSON}/reports/close",
                "closeReportsOf",
                reports,
                self._close_reports_of,
                DeskReason,
                ReportsClosed,
                (Code.NO_SUCH_PERSON,),
            ),
            Operation("POST", f"{PERSON}/name", "renamePerson", rename, self._rename, DeskRename, None, PEOPLE),
        ]

    def _sanctioning(self, kind: Kind) -> Operation:
        async def serve(call: Call) -> DeskSanction:
            identity, wish = _identity(call), call.body
            assert isinstance(wish, SanctionWish)
            self._count(call)
            one = await self._measures.sanction(call.caller, kind, identity, wish)
            name = await self._lookups.name_of(identity)
            return DeskSanction(SanctionKind[kind.name], identity, name, one.until, one.why)

        path, name = f"{PERSON}/{kind.value}", f"{kind.value}Person"
        summary = f"A {kind.value} of a person."
        return Operation("POST", path, name, summary, serve, SanctionWish, DeskSanction, PEOPLE)

    def _lifting(self, kind: Kind) -> Operation:
        async def serve(call: Call) -> None:
            assert isinstance(call.body, DeskReason)
            self._count(call)
            await self._measures.lift(call.caller, kind, _identity(call), call.body.why)

        path, name = f"{PERSON}/un{kind.value}", f"un{kind.value}Person"
        return Operation("POST", path, name, f"The end of a {kind.value}.", serve, DeskReason, None, PEOPLE)

    def _others(self) -> list[Operation]:
        held, end = "All sanctions that hold.", "End a match without a result, or close a room before its match."
        log = "The last entries of the audit log."
        room = f"{DESK}/rooms/{{room}}/end"
        ending = (*TAKING, Code.NO_SUCH_ROOM)
        return [
            Operation("GET", f"{DESK}/sanctions", "listSanctions", held, self._sanctions, None, DeskSanctions),
            Operation("GET", f"{DESK}/audit", "listActions", log, self._audit, None, DeskActions, query=(LIMIT,)),
            Operation("POST", room, "endRoom", end, self._end, DeskReason, RoomEnding, ending),
        ]

    # --- entry ---

    async def _state(self, call: Call) -> DeskState:
        until = await self._store.desk_until(call.caller.id, call.proof.session)
        return DeskState(until, await self._waiting.count(), self._waiting.oldest)

    async def _unlock(self, call: Call) -> DeskState:
        with checks_password(self._rate_limits, call):
            await self._accounts.confirm(call.proof, call.body.password, call.address)
        await self._measures.opened(call.caller)
        await self._store.open_desk(call.caller.id, call.proof.session, OPEN_MS)
        return await self._state(call)

    # --- reports and lines ---

    async def _list(self, call: Call) -> DeskReports:
        return await self._reports.list(call.number(CLOSED, 0))

    async def _take(self, call: Call) -> None:
        assert isinstance(call.body, TakeReport)
        await self._reports.take(call.caller, call.path("report"), call.body.force)

    async def _release(self, call: Call) -> None:
        await self._reports.release(call.caller, call.path("report"))

    async def _close(self, call: Call) -> None:
        assert isinstance(call.body, DeskReason)
        await self._reports.close(call.caller, call.path("report"), call.body.why)

    async def _remove(self, call: Call) -> LinesRemovedCount:
        wish = call.body
        assert isinstance(wish, LineRemoval)
        where = _chat(wish)
        asked = wish.line, wish.why, wish.all_of_author, wish.report
        return LinesRemovedCount(await self._measures.remove_line(call.caller, where, *asked))

    # --- people ---

    async def _find(self, call: Call) -> DeskPeople:
        return DeskPeople(await self._lookups.find(call.caller, call.query("name"), _why(call)))

    async def _history(self, call: Call) -> PersonHistory:
        return await self._lookups.history(call.caller, _identity(call), _why(call))

    async def _link(self, call: Call) -> ResetLink:
        assert isinstance(call.body, DeskReason)
        self._count(call)
        return ResetLink(await self._measures.make_reset_link(call.caller, _identity(call), call.body.why))

    async def _warn(self, call: Call) -> None:
        assert isinstance(call.body, DeskReason)
        self._count(call)
        await self._measures.warn(call.caller, _identity(call), call.body.why, call.body.report)

    async def _close_reports_of(self, call: Call) -> ReportsClosed:
        assert isinstance(call.body, DeskReason)
        return await self._reports.close_all_of(call.caller, _identity(call), call.body.why)

    async def _rename(self, call: Call) -> None:
        wish = call.body
        assert isinstance(wish, DeskRename)
        self._count(call)
        await self._measures.rename(call.caller, _identity(call), wish.name, wish.why, wish.report)

    # --- others ---

    def _count(self, call: Call) -> None:
        """Count a measure of a moderator. Raises `TooFast`."""
        if after := self._rate_limits.measures.take(call.caller.id, call.now):
            raise TooFast(localized("too_fast-measures", minutes=str(ceil(after / 60_000))), after)

    async def _sanctions(self, call: Call) -> DeskSanctions:
        held = sorted(self._held.all().items(), key=lambda one: one[1].until)
        return DeskSanctions(
            tuple(
                [
                    DeskSanction(
                        SanctionKind[kind.name], identity, await self._lookups.name_of(identity), one.until, one.why
                    )
                    for (kind, identity), one in held
                ]
            )
        )

    async def _audit(self, call: Call) -> DeskActions:
        return DeskActions(await self._lookups.actions(call.number(LIMIT, ACTIONS_SHOWN)))

    async def _end(self, call: Call) -> RoomEnding:
        assert isinstance(call.body, DeskReason)
        self._count(call)
        room, why = call.path("room"), call.body.why
        return RoomEnding(await self._measures.end(call.caller, room, why, call.body.report))


def _identity(call: Call) -> str:
    """The identity in the path. Raises `Refused` for a text that is none."""
    identity = call.path("identity")
    if not is_identity(identity):
        raise Refused(Code.NO_SUCH_PERSON, localized("no_such_person"))
    return identity


def _chat(wish: LineRemoval) -> ChatAddress:
    if (wish.place is ChatPlace.LOBBY) != (wish.room is None):
        raise Refused(Code.NO_SUCH_LINE, localized("no_such_line"))
    return ChatAddress(wish.place, wish.room)


def _why(call: Call) -> str:
    return call.query("why")[:MAX_REASON_CHARS]
