"""Identities and accounts over HTTP: names, logging in and out, sessions, tokens, registration, and personal data."""

import logging

import orjson
from msgspec.structs import replace
from starlette.responses import Response

from botyard.accounts.browser_cookies import logged_in
from botyard.accounts.events import Event
from botyard.accounts.identity import ACCOUNT_SECONDS, Identity, Kind, Proof, new_identity, new_proof, renewed
from botyard.accounts.sanctions import Visitor
from botyard.accounts.sessions import summarise_user_agent
from botyard.accounts.throttle import Source
from botyard.background_tasks import spawn
from botyard.display_names import has_printable_chars, normalise
from botyard.errors import Refused
from botyard.logs import about
from botyard.net.http.answers import JSON, NO_STORE
from botyard.net.http.cookies import without_cookie
from botyard.net.http.limits import PASSWORD_REFUSALS, checks_password, limit, limit_accounts, limit_personal, slowed
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.net.http.profiles import needs_archive
from botyard.net.transport.authentication import is_outdated
from botyard.notifications.mail import LOGIN, PASSWORD
from botyard.store.error_classes import StoreUnavailable
from botyard.texts import localized
from botyard_protocol.api_accounts import (
    Confirmation,
    Credentials,
    Deletion,
    LogOutEverywhere,
    Me,
    Naming,
    NewToken,
    PasswordChange,
    SessionLine,
    SessionList,
    TokenWish,
)
from botyard_protocol.codes import Code

log = logging.getLogger("botyard.net")

LABEL_CHARS = 40
"""The most characters in the label of a token."""
BROWSERS_LIMIT = 30
"""The most sessions of browsers of one account: the next one ends the one that was seen longest ago."""
TOKENS_LIMIT = 20
"""The most listed tokens of one identity."""
NAMING = (Code.NAME_TAKEN, Code.TOO_FAST)
"""Refusals of operations that set a name."""


# --- identities ---


@operation("GET", "/api/me", to_banned=True)
async def get_me(node: Node, call: Call) -> Me | Response:
    """Who asks.

    A browser gets new cookies if the session's is old or has the older name, or if the list of the identities that it
    has had lacks this one.
    """
    registered = await _is_registered(node, call.caller)
    is_listed = call.proof.kind == "token" or node.cookies.is_listed(call.request, call.caller.id)
    if call.proof.needs_renewal or is_outdated(call.request) or not is_listed:
        return node.cookies.identified(call.request, renewed(call.proof, bool(registered)), registered)
    return node.cookies.me(call.caller, registered)


@operation("POST", "/api/guest", answer=Me, codes=NAMING, anonymous=True)
async def become_guest(node: Node, call: Call, body: Naming) -> Response:
    """A browser gets an identity, or its identity another name, and a cookie."""
    _limit_names(node, call)
    sanctions = node.session_registry.sanctions
    sanctions.must_not_be_banned(call.visitor)
    if call.credentials.proof is None or call.credentials.proof.kind == "token":  # the browser has no identity yet
        sanctions.must_be_welcome(call.visitor)
        made = new_identity(await node.session_registry.accounts.name_for_guest(body.name))
        return node.cookies.identified(call.request, new_proof(made, "cookie"), registered=False)
    return await _rename(node, call, body.name)


@operation("POST", "/api/token", codes=NAMING, anonymous=True)
async def make_guest_token(node: Node, call: Call, body: Naming) -> NewToken:
    """A program gets an identity of its own, and a bearer token."""
    _limit_names(node, call)
    node.session_registry.sanctions.must_be_welcome(call.visitor)
    identity = new_identity(await node.session_registry.accounts.name_for_guest(body.name))
    return _token(node, new_proof(identity, "token"))


@operation("POST", "/api/me/name", answer=Me, codes=NAMING)
async def rename(node: Node, call: Call, body: Naming) -> Response:
    """Another name, on seats that are taken from now on."""
    _limit_names(node, call)
    return await _rename(node, call, body.name)


def _limit_names(node: Node, call: Call) -> None:
    limit(node.rate_limits.guests, call.address, call, localized("too_fast-new_names_address"))


async def _rename(node: Node, call: Call, name: str) -> Response:
    """Give the caller another name, and answer with it.

    A cookie is made anew with the name, so nothing is stored for a guest; a token keeps its old name, so the new one is
    stored, which is limited.
    """
    renewed = call.proof.kind == "cookie"
    if not renewed:
        limit_accounts(node, call)
    identity = await node.session_registry.accounts.rename(call.caller, name, renewed)
    registered = bool(await _is_registered(node, identity))
    await node.session_registry.tell_changed(identity, registered)
    return node.cookies.identified(call.request, replace(call.proof, identity=identity), registered)


async def _is_registered(node: Node, identity: Identity) -> bool | None:
    """Return whether an identity has an account; None while the store is away."""
    try:
        return await node.session_registry.accounts.is_registered(identity.id)
    except StoreUnavailable:  # the identity is known without it
        return None


def _token(node: Node, proof: Proof) -> NewToken:
    return NewToken(proof.identity.id, proof.identity.name, node.session_registry.signer.sign(proof))


# --- sessions ---


@operation("POST", "/api/login", answer=Me, codes=PASSWORD_REFUSALS, anonymous=True)
async def log_in(node: Node, call: Call, body: Credentials) -> Response:
    """A browser gets the identity of an account, and a cookie. The session that it had ends."""
    registry, limits = node.session_registry, node.rate_limits
    registry.sanctions.must_not_be_banned(Visitor(None, call.credentials.browser, call.address))
    device, too_often = node.cookies.device(call.request), localized("too_fast-logging_often_wait_little")
    if device is None:  # a browser that has logged in before has a limit of its own, others that of their address
        limit_accounts(node, call)
    else:
        limit(limits.logins_of_browser, device.number, call, too_often)
    known = await registry.revocations.newest()  # read first, so that a password changed meanwhile ends this session
    with slowed():
        identity = await registry.accounts.log_in(body.name, body.password, Source(call.address, device))
    limit(limits.logins, identity.id, call, too_often)
    if device is None or identity.id not in device.identities:
        browser = summarise_user_agent(call.request.headers.get("user-agent", ""))
        # "Firefox, Linux", without the English word: the notice is in the language of its reader
        await node.notifications.send_notice(identity.id, LOGIN, browser.replace(" on ", ", "))
    await _end_excess_sessions(node, identity.id)
    return await _log_in(node, call, identity, known)


async def log_in_recovered(node: Node, call: Call, identity: Identity) -> Response:
    """Log a browser in after another password was set by a code or a link: all earlier sessions end."""
    known = await _end_others(node, identity.id, but="")
    await node.notifications.forget_waiting(identity.id)  # an address not confirmed: an intruder may have entered it
    await node.notifications.send_notice(identity.id, PASSWORD)
    return await _log_in(node, call, identity, known)


async def _log_in(node: Node, call: Call, identity: Identity, known: int) -> Response:
    """Begin the session of an account in a browser, and answer with its cookies. The browser's former session ends.

    `known`: the number of the last change of sessions, so that earlier ends of all sessions do not end this one.
    """
    proof = new_proof(identity, "cookie", known, ACCOUNT_SECONDS)
    await _begin_session(node, call, proof)
    former = call.credentials.proof
    if former is not None and former.kind == "cookie":  # last, as in `_replace_sessions`
        await _end_session(node, former.identity.id, former.session, former.kind)
        # a browser that gives up meanwhile would have neither session
        spawn(_leave_rooms_if_gone(node, former.identity), f"rooms of {former.identity.id}")
    device = logged_in(node.cookies.device(call.request), identity.id)
    return node.cookies.identified(call.request, proof, registered=True, device=device)


async def _begin_session(node: Node, call: Call, proof: Proof) -> None:
    """Note that the password was just shown in a new session, and list it."""
    await node.session_registry.accounts.proved(proof)
    await node.session_registry.sessions.store_new(proof, call.request.headers.get("user-agent", ""))


async def _end_excess_sessions(node: Node, identity: str) -> None:
    """End the sessions that were seen longest ago, so that there is place for another one of `BROWSERS_LIMIT`."""
    # the one that was seen last comes first
    browsers = [one for one in await node.session_registry.sessions.of(identity) if one.kind == "cookie"]
    for one in browsers[BROWSERS_LIMIT - 1 :]:
        await _end_session(node, identity, one.session, one.kind)


@operation("POST", "/api/logout", to_banned=True)
async def log_out(node: Node, call: Call) -> Response:
    """The session that asks ends."""
    limit_accounts(node, call)
    await _end_session(node, call.caller.id, call.proof.session, call.proof.kind)
    await _leave_rooms_if_gone(node, call.caller)
    response = without_cookie(call.request)
    if call.proof.kind == "cookie":  # the cookie of the browser's identities stays, so that a ban outlasts the log-out
        node.cookies.list_identity(call.request, response, call.caller.id)
    return response


async def _leave_rooms_if_gone(node: Node, identity: Identity) -> None:
    """Take a guest who has no session any more, and can never come back, out of rooms and matches.

    It is called after the end of a session; people with an account, or with another session, stay.
    """
    registry = node.session_registry
    try:
        if not await registry.accounts.is_registered(identity.id) and not await registry.sessions.of(identity.id):
            await node.matches_area.leave_all(identity.id)
    except StoreUnavailable:  # the players of a match are asked later, as for any absence
        log.info("a guest who has logged out is missed later", extra=about(identity=identity.id))


@operation("POST", "/api/me/logout-everywhere", to_banned=True)
async def log_out_everywhere(node: Node, call: Call, body: LogOutEverywhere) -> Response | None:
    """All sessions of who asks end, tokens too; the one that asks only if it says so.

    `body.here`: whether it does.
    """
    limit_accounts(node, call)
    await _end_others(node, call.caller.id, "" if body.here else call.proof.session)
    if not body.here:
        return None
    await _leave_rooms_if_gone(node, call.caller)
    return without_cookie(call.request)


async def _end_others(node: Node, identity: str, but: str) -> int:
    """End all sessions of an identity except `but` ("" for none), and list them no more.

    Returns the number of the change. A new session stays valid if its proof has this number as `known`.
    """
    registry = node.session_registry
    number = await registry.revocations.end_all(identity, but)
    registry.events.record(Event.SESSIONS_ENDED, identity)
    listed = [one.session for one in await registry.sessions.of(identity)]
    await registry.sessions.forget(identity, listed, but)
    return number


@operation("GET", "/api/me/sessions")
async def list_sessions(node: Node, call: Call) -> SessionList:
    """The sessions of who asks."""
    here = call.proof.session
    listed = [
        SessionLine(
            session=one.session,
            token=one.kind == "token",
            began=one.began or None,  # 0: unknown
            seen=one.seen,
            browser=one.browser,
            label=one.label,
            here=one.session == here,
            until=one.until or None,
        )
        for one in await node.session_registry.sessions.of(call.caller.id)
    ]
    return SessionList(tuple(listed))


@operation("DELETE", "/api/me/sessions/{session}", codes=(Code.NO_SUCH_SESSION,))
async def end_session(node: Node, call: Call) -> Response | None:
    """One of the sessions of who asks ends."""
    limit_accounts(node, call)
    session, sessions = call.path("session"), await node.session_registry.sessions.of(call.caller.id)
    listed = next((one for one in sessions if one.session == session), None)
    if listed is None:
        raise Refused(Code.NO_SUCH_SESSION, localized("no_such_session"))
    await _end_session(node, call.caller.id, session, listed.kind)
    await _leave_rooms_if_gone(node, call.caller)
    return without_cookie(call.request) if session == call.proof.session else None


async def _end_session(node: Node, identity: str, session: str, kind: Kind) -> None:
    """End a session of an identity on all nodes, and list it no more."""
    await node.session_registry.revocations.end(identity, session, kind)
    node.session_registry.events.record(Event.SESSION_ENDED, identity)
    await node.session_registry.sessions.forget(identity, [session])


@operation("POST", "/api/me/tokens", codes=(Code.TOO_MANY_TOKENS, Code.PASSWORD_NEEDED))
async def make_token(node: Node, call: Call, body: TokenWish) -> NewToken:
    """A bearer token of who asks, for a bot or a tool; the password was shown in this session lately."""
    registry = node.session_registry
    limit_personal(node, call)
    label = normalise(body.label)
    if not has_printable_chars(label) or len(label) > LABEL_CHARS:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-label_say_what_characters", most=LABEL_CHARS))
    known = await registry.revocations.newest()  # read first, so that an end of all sessions meanwhile ends this token
    if not registry.revocations.is_valid(call.proof):
        raise Refused(Code.LOGGED_OUT, localized("logged_out"))
    await registry.accounts.must_be_proved(call.proof)
    listed = await registry.sessions.of(call.caller.id)
    if sum(one.kind == "token" for one in listed) >= TOKENS_LIMIT:
        raise Refused(Code.TOO_MANY_TOKENS, localized("too_many_tokens", most=TOKENS_LIMIT))
    proof = new_proof(call.caller, "token", known)
    await registry.sessions.store_new(proof, "", label)
    registry.events.record(Event.TOKEN_MADE, call.caller.id)
    return _token(node, proof)


# --- accounts ---


@operation(
    "POST", "/api/me/register", answer=Me, codes=(Code.NAME_TAKEN, Code.ALREADY_REGISTERED, Code.TOO_FAST, Code.BUSY)
)
async def register(node: Node, call: Call, body: Credentials) -> Response:
    """A guest gets an account, and keeps seats and history; a new session begins, all others end."""
    limit_accounts(node, call)
    registry = node.session_registry
    registry.sanctions.must_be_welcome(call.visitor)
    with slowed():
        identity = await registry.accounts.register(call.caller, body.name, body.password, call.address)
    await registry.tell_changed(identity, registered=True)
    proof = await _replace_sessions(node, call, identity)
    device = logged_in(node.cookies.device(call.request), identity.id)
    return node.cookies.identified(call.request, proof, registered=True, device=device)


async def _replace_sessions(node: Node, call: Call, identity: Identity) -> Proof:
    """Begin the session of a new account and end all others. Returns its proof.

    A program that asks with a token keeps its session and the token.
    """
    proof = replace(call.proof, identity=identity)
    if proof.kind == "cookie":
        proof = new_proof(identity, "cookie", seconds=ACCOUNT_SECONDS)
    await _begin_session(node, call, proof)
    number = await _end_others(node, identity.id, proof.session)  # last: a client that it closes may ask at once
    return replace(proof, known=number) if proof.kind == "cookie" else proof


@operation("POST", "/api/me/password", codes=(Code.NOT_REGISTERED, *PASSWORD_REFUSALS))
async def change_password(node: Node, call: Call, body: PasswordChange) -> None:
    """Another password; all other sessions end, tokens too."""
    with checks_password(node, call):
        await node.session_registry.accounts.change_password(call.proof, body.old, body.new, call.address)
    await node.notifications.forget_waiting(call.caller.id)  # an address not confirmed: an intruder may have entered it
    await node.notifications.send_notice(call.caller.id, PASSWORD)


# --- personal data ---


@operation("POST", "/api/me/confirm", codes=(Code.NOT_REGISTERED, *PASSWORD_REFUSALS), to_banned=True)
async def confirm_password(node: Node, call: Call, body: Confirmation) -> None:
    """The password is confirmed for this session: for 15 minutes it may make tokens and export data."""
    with checks_password(node, call):
        await node.session_registry.accounts.confirm(call.proof, body.password, call.address)


@operation("GET", "/api/me/export", codes=(Code.PASSWORD_NEEDED, Code.TOO_FAST), file=JSON, to_banned=True)
async def export_me(node: Node, call: Call) -> Response:
    """All that is kept of who asks, as JSON; the password was shown in this session lately."""
    registry, me = node.session_registry, call.caller
    await registry.accounts.must_be_proved(call.proof)
    limit(node.rate_limits.exports, me.id, call, localized("too_fast-downloading_data"))
    registry.events.record(Event.EXPORTED, me.id)
    data = {"identity": me.id, "name": me.name} | await registry.personal.export(me.id)
    as_file = {"Content-Disposition": 'attachment; filename="botyard-my-data.json"'}
    return Response(orjson.dumps(data, option=orjson.OPT_INDENT_2), 200, NO_STORE | as_file, JSON)


@operation("POST", "/api/me/delete", codes=PASSWORD_REFUSALS, to_banned=True)
async def delete_me(node: Node, call: Call, body: Deletion) -> Response:
    """All that is kept of who asks is deleted; matches stay, under a pseudonym."""
    if node.archive is not None:
        with needs_archive():  # first, so that an archive that is away leaves no deletion half done
            await node.archive.id()
    with checks_password(node, call):
        await node.session_registry.accounts.delete(call.proof, body.password, call.address)
    is_banned = node.session_registry.sanctions.ban_of(call.visitor) is not None
    return without_cookie(call.request, device=True, identities=not is_banned)  # a banned browser stays known as one
