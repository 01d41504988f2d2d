"""A user's rights to their data over HTTP: confirm the password, export all data, delete all data."""

import orjson
from starlette.responses import Response

from botyard.accounts.events import Event
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.http.account_limits import PASSWORD_REFUSALS, checks_password, limit
from botyard.net.http.cookies import without_cookie
from botyard.net.http.router import NO_STORE, Call, Operation
from botyard.net.transport.rate_limits import RateLimits
from botyard.texts import localized
from botyard_protocol.api_accounts import Confirmation, Deletion
from botyard_protocol.codes import Code


class PersonalOperations:
    """Serves the confirmation of a password, and the export and deletion of a user's data."""

    def __init__(self, session_registry: SessionRegistry, rate_limits: RateLimits) -> None:
        self._session_registry = session_registry
        self._accounts = session_registry.accounts
        self._rate_limits = rate_limits

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        return [
            Operation(
                "POST",
                "/api/me/confirm",
                "confirmPassword",
                "The password is confirmed for this session: for 15 minutes it may make tokens and export data.",
                self._confirm,
                body=Confirmation,
                codes=(Code.NOT_REGISTERED, *PASSWORD_REFUSALS),
                to_banned=True,
            ),
            Operation(
                "GET",
                "/api/me/export",
                "exportMe",
                "All that is kept of who asks, as JSON; the password was shown in this session lately.",
                self._export,
                codes=(Code.PASSWORD_NEEDED, Code.TOO_FAST),
                file="application/json",
                to_banned=True,
            ),
            Operation(
                "POST",
                "/api/me/delete",
                "deleteMe",
                "All that is kept of who asks is deleted; matches stay, under a pseudonym.",
                self._delete,
                body=Deletion,
                codes=PASSWORD_REFUSALS,
                to_banned=True,
            ),
        ]

    async def _confirm(self, call: Call) -> None:
        with checks_password(self._rate_limits, call):
            await self._accounts.confirm(call.proof, call.body.password, call.address)

    async def _export(self, call: Call) -> Response:
        await self._accounts.must_be_proved(call.proof)
        limit(self._rate_limits.exports, call.caller.id, localized("too_fast-downloading_data"))
        self._session_registry.events.record(Event.EXPORTED, call.caller.id)
        data = {"identity": call.caller.id, "name": call.caller.name}
        data |= await self._session_registry.personal.export(call.caller.id)
        name = {"Content-Disposition": 'attachment; filename="botyard-my-data.json"'}
        return Response(orjson.dumps(data, option=orjson.OPT_INDENT_2), 200, NO_STORE | name, "application/json")

    async def _delete(self, call: Call) -> Response:
        with checks_password(self._rate_limits, call):
            await self._accounts.delete(call.proof, call.body.password, call.address)
        is_banned = self._session_registry.sanctions.ban_of(call.visitor) is not None
        return without_cookie(call.request, device=True, identities=not is_banned)
