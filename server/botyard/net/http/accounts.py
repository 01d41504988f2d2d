"""Identities and accounts over HTTP: names, logging in and out, sessions, tokens, and registration."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec.structs import replace
from starlette.responses import Response

from botyard.accounts.devices import logged_in
from botyard.accounts.events import Event
from botyard.accounts.identity import ACCOUNT_SECONDS, Identity, Kind, Proof, new_identity, new_proof, renewed
from botyard.accounts.sanctions import Visitor
from botyard.accounts.throttle import Source
from botyard.display_names import has_printable_chars, normalise
from botyard.errors import Refused
from botyard.logs import about
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.http.account_limits import (
    PASSWORD_REFUSALS,
    checks_password,
    limit,
    limit_accounts,
    limit_personal,
    slowed,
)
from botyard.net.http.cookies import Cookies, without_cookie
from botyard.net.http.router import Call, Operation, TooFast
from botyard.net.transport.rate_limits import RateLimits
from botyard.net.transport.session_cookie import is_outdated
from botyard.store.error_classes import StoreUnavailable
from botyard.texts import localized
from botyard_protocol.api_accounts import (
    Credentials,
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
BROWSERS_LIMIT = 30
"""Sessions of browsers of one account: the next one ends the one that was seen longest ago."""
TOKENS_LIMIT = 20
"""Tokens of one identity, as far as they are listed."""


OnGuestLeft = Callable[[str], Awaitable[None]]
"""Takes a guest out of rooms and matches. Raises `StoreUnavailable`."""


class AccountOperations:
    """Serves what people do about who they are."""

    def __init__(self, session_registry: SessionRegistry, rate_limits: RateLimits, on_guest_left: OnGuestLeft) -> None:
        """`on_guest_left`: receives guests whose last session has ended: they can never come back."""
        self._on_guest_left = on_guest_left
        self._session_registry = session_registry
        self._accounts = session_registry.accounts
        self._revocations = session_registry.revocations
        self._sessions = session_registry.sessions
        self._sanctions = session_registry.sanctions
        self._events = session_registry.events
        self._cookies = Cookies(session_registry.signer, session_registry.roles.is_moderator)
        self._rate_limits = rate_limits

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        return [*self._identity(), *self._session(), *self._account()]

    def _identity(self) -> list[Operation]:
        names = (Code.NAME_TAKEN, Code.TOO_FAST)
        return [
            Operation("GET", "/api/me", "getMe", "Who asks.", self._me, answer=Me, to_banned=True),
            Operation(
                "POST",
                "/api/guest",
                "becomeGuest",
                "A browser gets an identity, or its identity another name, and a cookie.",
                self._guest,
                body=Naming,
                answer=Me,
                codes=names,
                anonymous=True,
            ),
            Operation(
                "POST",
                "/api/token",
                "makeGuestToken",
                "A program gets an identity of its own, and a bearer token.",
                self._token,
                body=Naming,
                answer=NewToken,
                codes=names,
                anonymous=True,
            ),
            Operation(
                "POST",
                "/api/me/name",
                "rename",
                "Another name, on seats that are taken from now on.",
                self._rename,
                body=Naming,
                answer=Me,
                codes=names,
            ),
        ]

    def _session(self) -> list[Operation]:
        return [
            Operation(
                "POST",
                "/api/login",
                "logIn",
                "A browser gets the identity of an account, and a cookie.",
                self._log_in,
                body=Credentials,
                answer=Me,
                codes=PASSWORD_REFUSALS,
                anonymous=True,
            ),
            Operation("POST", "/api/logout", "logOut", "The session that asks ends.", self._log_out, to_banned=True),
            Operation(
                "POST",
                "/api/me/logout-everywhere",
                "logOutEverywhere",
                "All sessions of who asks end, tokens too; the one that asks only if it says so.",
                self._log_out_everywhere,
                body=LogOutEverywhere,
                to_banned=True,
            ),
            Operation(
                "GET", "/api/me/sessions", "listSessions", "The sessions of who asks.", self._list, answer=SessionList
            ),
            Operation(
                "DELETE",
                "/api/me/sessions/{session}",
                "endSession",
                "One of the sessions of who asks ends.",
                self._end,
                codes=(Code.NO_SUCH_SESSION,),
            ),
            Operation(
                "POST",
                "/api/me/tokens",
                "makeToken",
                "A bearer token of who asks, for a bot or a tool; the password was shown in this session lately.",
                self._make_token,
                body=TokenWish,
                answer=NewToken,
                codes=(Code.TOO_MANY_TOKENS, Code.PASSWORD_NEEDED),
            ),
        ]

    def _account(self) -> list[Operation]:
        return [
            Operation(
                "POST",
                "/api/me/register",
                "register",
                "A guest gets an account, and keeps seats and history; a new session begins, all others end.",
                self._register,
                body=Credentials,
                answer=Me,
                codes=(Code.NAME_TAKEN, Code.ALREADY_REGISTERED, Code.TOO_FAST, Code.BUSY),
            ),
            Operation(
                "POST",
                "/api/me/password",
                "changePassword",
                "Another password; all other sessions end, tokens too.",
                self._change_password,
                body=PasswordChange,
                codes=(Code.NOT_REGISTERED, *PASSWORD_REFUSALS),
            ),
        ]

    # --- identities ---

    async def _me(self, call: Call) -> Response | Me:
        registered = await self._is_registered(call.caller)
        is_listed = call.proof.kind == "token" or self._cookies.is_listed(call.request, call.caller.id)
        if call.proof.needs_renewal or is_outdated(call.request) or not is_listed:
            return self._cookies.identified(call.request, renewed(call.proof, bool(registered)), registered)
        return self._cookies.me(call.caller, registered)

    async def _guest(self, call: Call) -> Response:
        limit(self._rate_limits.guests, call.address, localized("too_fast-new_names_address"))
        self._sanctions.must_not_be_banned(call.visitor)
        if call.credentials.proof is None or call.credentials.proof.kind == "token":
            self._sanctions.must_be_welcome(call.visitor)
            made = new_identity(await self._accounts.name_for_guest(call.body.name))
            return self._cookies.identified(call.request, new_proof(made, "cookie"), registered=False)
        return await self._rename_to(call, call.body.name)

    async def _token(self, call: Call) -> NewToken:
        limit(self._rate_limits.guests, call.address, localized("too_fast-new_names_address"))
        self._sanctions.must_be_welcome(call.visitor)
        proof = new_proof(new_identity(await self._accounts.name_for_guest(call.body.name)), "token")
        return NewToken(proof.identity.id, proof.identity.name, self._session_registry.signer.sign(proof))

    async def _rename(self, call: Call) -> Response:
        limit(self._rate_limits.guests, call.address, localized("too_fast-new_names_address"))
        return await self._rename_to(call, call.body.name)

    async def _rename_to(self, call: Call, name: str) -> Response:
        renewed = call.proof.kind == "cookie"
        if not renewed:
            limit_accounts(self._rate_limits, call)
        identity = await self._accounts.rename(call.caller, name, renewed)
        registered = bool(await self._is_registered(identity))
        await self._session_registry.tell_changed(identity, registered)
        return self._cookies.identified(call.request, replace(call.proof, identity=identity), registered)

    async def _is_registered(self, identity: Identity) -> bool | None:
        try:
            return await self._accounts.is_registered(identity.id)
        except StoreUnavailable:  # the identity is known without it
            return None

    # --- sessions ---

    async def _log_in(self, call: Call) -> Response:
        self._sanctions.must_not_be_banned(Visitor(None, call.credentials.browser, call.address))
        device = self._cookies.device(call.request)
        if device is None:
            limit_accounts(self._rate_limits, call)
        else:
            limit(self._rate_limits.logins_of_browser, device.number, localized("too_fast-logging_often_wait_little"))
        with slowed():
            identity = await self._accounts.log_in(call.body.name, call.body.password, Source(call.address, device))
        if after := self._rate_limits.logins.take(identity.id, asyncio.get_running_loop().time()):
            raise TooFast(localized("too_fast-logging_often_wait_little"), after)
        await self._end_excess_sessions(identity.id)
        proof = new_proof(identity, "cookie", await self._revocations.newest(), ACCOUNT_SECONDS)
        await self._accounts.proved(proof)
        await self._sessions.began(proof, call.request.headers.get("user-agent", ""))
        return self._cookies.identified(call.request, proof, registered=True, device=logged_in(device, identity.id))

    async def recovered(self, call: Call, identity: Identity) -> Response:
        """Log a browser in after another password was set by a code or a link: all earlier sessions end."""
        number = await self._end_others(identity.id, "")
        proof = new_proof(identity, "cookie", number, ACCOUNT_SECONDS)
        await self._accounts.proved(proof)
        await self._sessions.began(proof, call.request.headers.get("user-agent", ""))
        device = logged_in(self._cookies.device(call.request), identity.id)
        return self._cookies.identified(call.request, proof, registered=True, device=device)

    async def _end_excess_sessions(self, identity: str) -> None:
        """End the sessions that were seen longest ago, where there are too many."""
        browsers = [one for one in await self._sessions.of(identity) if one.kind == "cookie"]
        for one in browsers[BROWSERS_LIMIT - 1 :]:
            await self._end_session(identity, one.session, one.kind)

    async def _log_out(self, call: Call) -> Response:
        limit_accounts(self._rate_limits, call)
        await self._end_session(call.caller.id, call.proof.session, call.proof.kind)
        await self._say_if_left(call.caller)
        response = without_cookie(call.request)
        if call.proof.kind == "cookie":  # a ban outlasts the log-out, also in a browser that has no list yet
            self._cookies.list_identity(call.request, response, call.caller.id)
        return response

    async def _say_if_left(self, identity: Identity) -> None:
        """After the end of a session: take a guest who has no other out of rooms and matches."""
        try:
            if not await self._accounts.is_registered(identity.id) and not await self._sessions.of(identity.id):
                await self._on_guest_left(identity.id)
        except StoreUnavailable:  # the players of a match are asked later, as for any absence
            log.info("a guest who has logged out is missed later", extra=about(identity=identity.id))

    async def _log_out_everywhere(self, call: Call) -> Response | None:
        limit_accounts(self._rate_limits, call)
        await self._end_others(call.caller.id, "" if call.body.here else call.proof.session)
        if not call.body.here:
            return None
        await self._say_if_left(call.caller)
        return without_cookie(call.request)

    async def _end_others(self, identity: str, but: str) -> int:
        """End all sessions of an identity, `but` perhaps one, and list them no more; the number of the change."""
        number = await self._revocations.end_all(identity, but)
        self._events.record(Event.SESSIONS_ENDED, identity)
        await self._sessions.forget(identity, [one.session for one in await self._sessions.of(identity)], but)
        return number

    async def _list(self, call: Call) -> SessionList:
        here = call.proof.session
        listed = [
            SessionLine(
                session=one.session,
                token=one.kind == "token",
                began=one.began or None,
                seen=one.seen,
                browser=one.browser,
                label=one.label,
                here=one.session == here,
                until=one.until or None,
            )
            for one in await self._sessions.of(call.caller.id)
        ]
        return SessionList(tuple(listed))

    async def _end(self, call: Call) -> Response | None:
        limit_accounts(self._rate_limits, call)
        session = call.path("session")
        listed = next((one for one in await self._sessions.of(call.caller.id) if one.session == session), None)
        if listed is None:
            raise Refused(Code.NO_SUCH_SESSION, localized("no_such_session"))
        await self._end_session(call.caller.id, session, listed.kind)
        await self._say_if_left(call.caller)
        return without_cookie(call.request) if session == call.proof.session else None

    async def _end_session(self, identity: str, session: str, kind: Kind) -> None:
        await self._revocations.end(identity, session, kind)
        self._events.record(Event.SESSION_ENDED, identity)
        await self._sessions.forget(identity, [session])

    async def _make_token(self, call: Call) -> NewToken:
        limit_personal(self._rate_limits, call)
        label = normalise(call.body.label)
        if not has_printable_chars(label) or len(label) > LABEL_CHARS:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-label_say_what_characters", most=LABEL_CHARS))
        await self._accounts.must_be_proved(call.proof)
        listed = await self._sessions.of(call.caller.id)
        if sum(one.kind == "token" for one in listed) >= TOKENS_LIMIT:
            raise Refused(Code.TOO_MANY_TOKENS, localized("too_many_tokens", most=TOKENS_LIMIT))
        proof = new_proof(call.caller, "token", await self._revocations.newest())
        await self._sessions.began(proof, "", label)
        self._events.record(Event.TOKEN_MADE, call.caller.id)
        return NewToken(proof.identity.id, proof.identity.name, self._session_registry.signer.sign(proof))

    # --- accounts ---

    async def _register(self, call: Call) -> Response:
        limit_accounts(self._rate_limits, call)
        self._sanctions.must_be_welcome(call.visitor)
        with slowed():
            identity = await self._accounts.register(call.caller, call.body.name, call.body.password, call.address)
        await self._session_registry.tell_changed(identity, registered=True)
        proof = await self._replace_sessions(call, identity)
        device = self._cookies.device(call.request)
        return self._cookies.identified(call.request, proof, registered=True, device=logged_in(device, identity.id))

    async def _replace_sessions(self, call: Call, identity: Identity) -> Proof:
        """The session of a new account: all that the guest had end, except the token of a program that asks."""
        proof = replace(call.proof, identity=identity)
        if proof.kind == "cookie":
            proof = new_proof(identity, "cookie", seconds=ACCOUNT_SECONDS)
        await self._accounts.proved(proof)
        await self._sessions.began(proof, call.request.headers.get("user-agent", ""))
        number = await self._end_others(identity.id, proof.session)  # last: a client that it closes may ask at once
        return replace(proof, known=number) if proof.kind == "cookie" else proof

    async def _change_password(self, call: Call) -> None:
        with checks_password(self._rate_limits, call):
            await self._accounts.change_password(call.proof, call.body.old, call.body.new, call.address)
