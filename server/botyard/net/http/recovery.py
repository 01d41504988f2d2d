"""Recovery of accounts, and the ban of a visitor, over HTTP."""

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from botyard.accounts.identity import Identity
from botyard.accounts.sanctions import Visitor
from botyard.accounts.throttle import Source
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.http.account_limits import PASSWORD_REFUSALS, limit_accounts, limit_personal, slowed
from botyard.net.http.cookies import Cookies
from botyard.net.http.router import Call, Operation
from botyard.net.transport.rate_limits import RateLimits
from botyard_protocol.api_accounts import (
    BanView,
    CodeRecovery,
    LinkRecovery,
    Me,
    RecoveryCodes,
    RecoveryState,
    ResetOwner,
    ResetSecret,
)
from botyard_protocol.codes import Code

CODES_PATH = "/api/me/recovery-codes"

OnRecovered = Callable[[Call, Identity], Awaitable[Response]]
"""Ends all sessions of an account, and answers with a new one. Raises `StoreUnavailable`."""


class RecoveryOperations:
    """Serves recovery codes and reset links, and says whether a visitor is banned."""

    def __init__(self, session_registry: SessionRegistry, rate_limits: RateLimits, on_recovered: OnRecovered) -> None:
        """`on_recovered`: called after another password was set."""
        self._recovery = session_registry.recovery
        self._sanctions = session_registry.sanctions
        self._cookies = Cookies(session_registry.signer)
        self._rate_limits = rate_limits
        self._on_recovered = on_recovered

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        return [*self._codes(), *self._links(), self._ban()]

    def _codes(self) -> list[Operation]:
        return [
            Operation(
                "GET",
                CODES_PATH,
                "getRecoveryCodes",
                "How many recovery codes of the caller's account are unused.",
                self._count,
                answer=RecoveryState,
            ),
            Operation(
                "POST",
                CODES_PATH,
                "makeRecoveryCodes",
                "New recovery codes in place of all earlier ones; the password was entered in this session recently.",
                self._make,
                answer=RecoveryCodes,
                codes=(Code.NOT_REGISTERED, Code.PASSWORD_NEEDED, Code.TOO_FAST),
            ),
            Operation(
                "POST",
                "/api/recover",
                "recoverByCode",
                "A recovery code sets another password, once; all sessions end, and the browser gets a new one.",
                self._recover,
                body=CodeRecovery,
                answer=Me,
                codes=(*PASSWORD_REFUSALS, Code.BANNED),
                anonymous=True,
            ),
        ]

    def _links(self) -> list[Operation]:
        return [
            Operation(
                "POST",
                "/api/reset/owner",
                "getResetOwner",
                "The name of the account of a reset link.",
                self._owner,
                body=ResetSecret,
                answer=ResetOwner,
                codes=(Code.NO_SUCH_LINK, Code.TOO_FAST),
                anonymous=True,
            ),
            Operation(
                "POST",
                "/api/reset",
                "recoverByLink",
                "A reset link sets another password, once; all sessions end, and the browser gets a new one.",
                self._reset,
                body=LinkRecovery,
                answer=Me,
                codes=(Code.NO_SUCH_LINK, Code.TOO_FAST, Code.BUSY, Code.BANNED),
                anonymous=True,
            ),
        ]

    def _ban(self) -> Operation:
        return Operation(
            "GET",
            "/api/me/ban",
            "getBan",
            "Whether the caller, or the caller's browser, is banned, until when and why.",
            self._say_ban,
            answer=BanView,
            anonymous=True,
            to_banned=True,
        )

    async def _count(self, call: Call) -> RecoveryState:
        codes = await self._recovery.codes(call.caller.id)
        return RecoveryState(len(codes.digests), codes.created or None)

    async def _make(self, call: Call) -> RecoveryCodes:
        limit_personal(self._rate_limits, call)
        return RecoveryCodes(tuple(await self._recovery.make_codes(call.proof)))

    async def _recover(self, call: Call) -> Response:
        self._limit(call)
        source = Source(call.address, self._cookies.device(call.request))
        with slowed():
            identity = await self._recovery.use_code(call.body.name, call.body.code, call.body.password, source)
        return await self._on_recovered(call, identity)

    async def _owner(self, call: Call) -> ResetOwner:
        limit_accounts(self._rate_limits, call)
        return ResetOwner((await self._recovery.owner_of_link(call.body.secret)).name)

    async def _reset(self, call: Call) -> Response:
        self._limit(call)
        with slowed():
            identity = await self._recovery.use_link(call.body.secret, call.body.password, call.address)
        return await self._on_recovered(call, identity)

    async def _say_ban(self, call: Call) -> BanView:
        ban = self._sanctions.ban_of(call.visitor)
        return BanView(None) if ban is None else BanView(ban.until, ban.why)

    def _limit(self, call: Call) -> None:
        """Refuse requests that are too many, and browsers of banned users. Raises `TooFast` and `Refused`."""
        limit_accounts(self._rate_limits, call)
        self._sanctions.must_not_be_banned(Visitor(None, call.credentials.browser, call.address))
