"""The moderators' desk over HTTP. All of it is refused alike to people without the role, whatever they ask for."""

from dataclasses import replace
from math import ceil

from botyard.accounts.sanctions import Kind, Sanction
from botyard.chat.chat_service import ChatAddress
from botyard.errors import Refused
from botyard.moderation.parts import is_identity
from botyard.moderation.report_desk import CLOSED_SHOWN
from botyard.net.http.limits import PASSWORD_REFUSALS, checks_password, limit
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Operation, Parameter, TooFast, number, operation
from botyard.store.accounts import SessionProof
from botyard.texts import localized
from botyard_protocol import api_desk as desk
from botyard_protocol.api_accounts import Confirmation
from botyard_protocol.chat import ChatPlace
from botyard_protocol.codes import Code

OPEN_MS = 30 * 60_000
"""How long after the password the desk stays open in a session."""
ACTIONS_SHOWN = 50
MOST_ACTIONS = 500
ROLE = (Code.NOT_MODERATOR,)
"""Refusals of every operation of the desk."""
OPEN = (*ROLE, Code.PASSWORD_NEEDED)
"""Refusals of every operation for which the desk must be open."""
DESK = "/api/desk"
ALL_USERS, NAMES = f"{DESK}/announcement", f"{DESK}/reserved-names"
PERSON = f"{DESK}/people/{{identity}}"
REPORT = f"{DESK}/reports/{{report}}"
TAKING = (Code.NO_SUCH_REPORT, Code.REPORT_TAKEN)
PEOPLE = (*TAKING, Code.NO_SUCH_PERSON, Code.YOURSELF)
REASON = (Code.INVALID_FIELD,)
KNOWN = (*PEOPLE, *REASON)
WHY = Parameter("why", "The reason, for the audit log: at least 3 characters.")
CLOSED = number("closed", "How many closed reports to list, too.", 0, CLOSED_SHOWN)
LIMIT = number("limit", "How many entries.", 1, MOST_ACTIONS)


# --- access ---


async def must_be_moderator(node: Node, call: Call) -> None:
    """Raise `Refused` for a caller who is no moderator."""
    if not node.session_registry.roles.is_moderator(call.caller.id):
        raise Refused(Code.NOT_MODERATOR, localized("not_moderator"))


async def must_have_desk_open(node: Node, call: Call) -> None:
    """Raise `Refused` for a caller who is no moderator, or has not entered the password in this session lately.

    Also count a request that changes something, which is any but a GET: the audit log keeps each. Raises `TooFast`.
    """
    await must_be_moderator(node, call)
    if not await node.session_registry.people.proved_until(call.caller.id, call.proof.session, SessionProof.DESK):
        raise Refused(Code.PASSWORD_NEEDED, localized("password_needed-desk"))
    if call.request.method != "GET":
        limit(node.rate_limits.desk, call.caller.id, call, localized("too_fast-measures", minutes="1"))


def when_open(operation: Operation) -> Operation:
    """An operation for which the desk must be open."""
    return replace(operation, codes=(*OPEN, *operation.codes), guard=must_have_desk_open)


# --- entry ---


@operation("GET", DESK, codes=ROLE, guard=must_be_moderator)
async def get_desk(node: Node, call: Call) -> desk.DeskState:
    """The state of the desk."""
    return await _state(node, call)


@operation("POST", f"{DESK}/unlock", codes=(*ROLE, *PASSWORD_REFUSALS), guard=must_be_moderator)
async def open_desk(node: Node, call: Call, body: Confirmation) -> desk.DeskState:
    """The desk opens for 30 minutes in this session, by the password."""
    with checks_password(node, call):
        await node.session_registry.accounts.confirm(call.proof, body.password, call.address)
    await node.moderation.measures.opened(call.caller)  # for the audit log
    await node.session_registry.people.store_proof(call.caller.id, call.proof.session, SessionProof.DESK, OPEN_MS)
    return await _state(node, call)


async def _state(node: Node, call: Call) -> desk.DeskState:
    """Return until when the desk is open in this session, how many reports are open, and how old the oldest is."""
    until = await node.session_registry.people.proved_until(call.caller.id, call.proof.session, SessionProof.DESK)
    waiting = node.moderation.waiting
    return desk.DeskState(until, await waiting.count(), waiting.oldest)


# --- reports and lines ---


@when_open
@operation("GET", f"{DESK}/reports", query=(CLOSED,))
async def list_reports(node: Node, call: Call) -> desk.DeskReports:
    """The open reports, those of the oldest lines first."""
    return await node.moderation.reports.list(call.number(CLOSED, 0))


@when_open
@operation("POST", f"{REPORT}/take", codes=TAKING)
async def take_report(node: Node, call: Call, body: desk.TakeReport) -> None:
    """Take a report, for 15 minutes."""
    await node.moderation.reports.take(call.caller, call.path("report"), body.force)


@when_open
@operation("POST", f"{REPORT}/release", codes=TAKING)
async def release_report(node: Node, call: Call) -> None:
    """Give a report back."""
    await node.moderation.reports.release(call.caller, call.path("report"))


@when_open
@operation("POST", f"{REPORT}/close", codes=TAKING)
async def close_report(node: Node, call: Call, body: desk.DeskReason) -> None:
    """Close a report."""
    await node.moderation.reports.close(call.caller, call.path("report"), body.why)


@when_open
@operation("POST", f"{DESK}/lines/remove", codes=(*TAKING, Code.NO_SUCH_LINE))
async def remove_line(node: Node, call: Call, body: desk.LineRemoval) -> desk.LinesRemovedCount:
    """Remove a line from its chat and all pages."""
    removed = await node.moderation.measures.remove_line(
        call.caller, _chat(body), body.line, body.why, body.all_of_author, body.report
    )
    return desk.LinesRemovedCount(removed)


# --- people ---


@when_open
@operation("GET", f"{DESK}/people", codes=REASON, query=(Parameter("name", "The name."), WHY))
async def find_people(node: Node, call: Call) -> desk.DeskPeople:
    """The people with a name, or one that looks like it."""
    return desk.DeskPeople(await node.moderation.lookups.find(call.caller, call.query("name"), _why(call)))


@when_open
@operation("GET", PERSON, codes=KNOWN, query=(WHY,))
async def get_history(node: Node, call: Call) -> desk.PersonHistory:
    """What is known of a person."""
    return await node.moderation.lookups.history(call.caller, _identity(call), _why(call))


@when_open
@operation("POST", f"{PERSON}/mute", codes=PEOPLE)
async def mute_person(node: Node, call: Call, body: desk.SanctionWish) -> desk.DeskSanction:
    """A mute of a person."""
    return await _sanction(node, call, Kind.MUTE, body)


@when_open
@operation("POST", f"{PERSON}/ban", codes=PEOPLE)
async def ban_person(node: Node, call: Call, body: desk.SanctionWish) -> desk.DeskSanction:
    """A ban of a person."""
    return await _sanction(node, call, Kind.BAN, body)


async def _sanction(node: Node, call: Call, kind: Kind, wish: desk.SanctionWish) -> desk.DeskSanction:
    """Put a sanction on the user in the path, and return it as moderators see it."""
    identity = _identity(call)
    _count(node, call)
    return await _shown(
        node, kind, identity, await node.moderation.measures.sanction(call.caller, kind, identity, wish)
    )


@when_open
@operation("POST", f"{PERSON}/unmute", codes=PEOPLE)
async def unmute_person(node: Node, call: Call, body: desk.DeskReason) -> None:
    """The end of a mute."""
    await _lift(node, call, Kind.MUTE, body)


@when_open
@operation("POST", f"{PERSON}/unban", codes=PEOPLE)
async def unban_person(node: Node, call: Call, body: desk.DeskReason) -> None:
    """The end of a ban."""
    await _lift(node, call, Kind.BAN, body)


async def _lift(node: Node, call: Call, kind: Kind, reason: desk.DeskReason) -> None:
    _count(node, call)
    await node.moderation.measures.lift(call.caller, kind, _identity(call), reason.why)


@when_open
@operation("POST", f"{PERSON}/warn", codes=PEOPLE)
async def warn_person(node: Node, call: Call, body: desk.DeskReason) -> None:
    """A warning, which the person reads in the inbox."""
    _count(node, call)
    await node.moderation.measures.warn(call.caller, _identity(call), body.why, body.report)


@when_open
@operation("POST", f"{PERSON}/reset-link", codes=(*PEOPLE, Code.NOT_REGISTERED))
async def make_reset_link(node: Node, call: Call, body: desk.DeskReason) -> desk.ResetLink:
    """A link by which the owner of an account chooses another password, once, from a day later on."""
    _count(node, call)
    return desk.ResetLink(await node.moderation.measures.make_reset_link(call.caller, _identity(call), body.why))


@when_open
@operation("POST", f"{PERSON}/reports/close", codes=(Code.NO_SUCH_PERSON,))
async def close_reports_of(node: Node, call: Call, body: desk.DeskReason) -> desk.ReportsClosed:
    """The end of all reports by a person, but for those that others have taken: 100 at once."""
    return await node.moderation.reports.close_all_of(call.caller, _identity(call), body.why)


@when_open
@operation("POST", f"{PERSON}/name", codes=PEOPLE)
async def rename_person(node: Node, call: Call, body: desk.DeskRename) -> None:
    """Another name for a person."""
    _count(node, call)
    await node.moderation.measures.rename(call.caller, _identity(call), body.name, body.why, body.report)


# --- others ---


@when_open
@operation("GET", f"{DESK}/sanctions")
async def list_sanctions(node: Node, call: Call) -> desk.DeskSanctions:
    """All sanctions that hold."""
    held = sorted(node.session_registry.sanctions.all().items(), key=lambda one: one[1].until)
    return desk.DeskSanctions(tuple([await _shown(node, kind, identity, one) for (kind, identity), one in held]))


@when_open
@operation("GET", f"{DESK}/audit", query=(LIMIT,))
async def list_actions(node: Node, call: Call) -> desk.DeskActions:
    """The last entries of the audit log."""
    return desk.DeskActions(await node.moderation.lookups.actions(call.number(LIMIT, ACTIONS_SHOWN)))


@when_open
@operation("POST", f"{DESK}/rooms/{{room}}/end", codes=(*TAKING, Code.NO_SUCH_ROOM))
async def end_room(node: Node, call: Call, body: desk.DeskReason) -> desk.RoomEnding:
    """End a match without a result, or close a room before its match."""
    _count(node, call)
    return desk.RoomEnding(await node.moderation.measures.end(call.caller, call.path("room"), body.why, body.report))


# --- what is set for all users ---


@when_open
@operation("POST", ALL_USERS)
async def announce(node: Node, call: Call, body: desk.AnnouncementWish) -> None:
    """An announcement to all users, instead of the last one."""
    await node.moderation.measures.announce(call.caller, body.text, body.minutes)


@when_open
@operation("DELETE", ALL_USERS)
async def withdraw_announcement(node: Node, call: Call) -> None:
    """No announcement any more."""
    await node.moderation.measures.withdraw_announcement(call.caller)


@when_open
@operation("GET", NAMES)
async def list_reserved_names(node: Node, call: Call) -> desk.ReservedNamesList:
    """The reserved names."""
    return _names(node)


@when_open
@operation("POST", NAMES)
async def reserve_name(node: Node, call: Call, body: desk.ReservedNameChange) -> desk.ReservedNamesList:
    """Reserve a name, or one that looks like it."""
    await node.moderation.measures.reserve_name(call.caller, body.name, body.why)
    return _names(node)


@when_open
@operation("POST", f"{NAMES}/release")
async def release_name(node: Node, call: Call, body: desk.ReservedNameChange) -> desk.ReservedNamesList:
    """Let people take a name again."""
    await node.moderation.measures.release_name(call.caller, body.name, body.why)
    return _names(node)


def _names(node: Node) -> desk.ReservedNamesList:
    names = node.session_registry.reserved_names
    return desk.ReservedNamesList(tuple(names.added()), tuple(sorted(names.fixed)))


# --- what they share ---


def _count(node: Node, call: Call) -> None:
    """Count a measure of a moderator. Raises `TooFast`."""
    if after := node.rate_limits.measures.take(call.caller.id, call.now):
        raise TooFast(localized("too_fast-measures", minutes=str(ceil(after / 60_000))), after)


async def _shown(node: Node, kind: Kind, identity: str, sanction: Sanction) -> desk.DeskSanction:
    name = await node.moderation.lookups.name_of(identity)
    return desk.DeskSanction(desk.SanctionKind[kind.name], identity, name, sanction.until, sanction.why)


def _identity(call: Call) -> str:
    """Return the identity in the path. Raises `Refused` for a text that is none."""
    identity = call.path("identity")
    if not is_identity(identity):
        raise Refused(Code.NO_SUCH_PERSON, localized("no_such_person"))
    return identity


def _chat(wish: desk.LineRemoval) -> ChatAddress:
    """Return the chat of a line to remove. Raises `Refused` for the lobby with a room, and other places without one."""
    if (wish.place is ChatPlace.LOBBY) != (wish.room is None):
        raise Refused(Code.NO_SUCH_LINE, localized("no_such_line"))
    return ChatAddress(wish.place, wish.room)


def _why(call: Call) -> str:
    return call.query("why")[: desk.MAX_REASON_CHARS]
