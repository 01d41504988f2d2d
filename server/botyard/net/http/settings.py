"""The settings of the page that an account keeps, over HTTP."""

import orjson

from botyard.accounts.settings import read_settings
from botyard.errors import Refused
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.http.account_limits import limit
from botyard.net.http.router import Call, Operation
from botyard.net.transport.rate_limits import RateLimits
from botyard.texts import localized
from botyard_protocol.api_accounts import AccountSettings
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named

PATH = "/api/me/settings"


class SettingsOperations:
    """Serves the settings of accounts. Guests have theirs in the browser."""

    def __init__(self, session_registry: SessionRegistry, rate_limits: RateLimits) -> None:
        self._store = session_registry.people
        self._rate_limits = rate_limits

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        get, put = "The settings of the caller's account.", "The account of the caller keeps these settings."
        return [
            Operation("GET", PATH, "getSettings", get, self._get, answer=AccountSettings),
            Operation(
                "PUT",
                PATH,
                "putSettings",
                put,
                self._put,
                body=AccountSettings,
                codes=(Code.NOT_REGISTERED, Code.TOO_FAST),
            ),
        ]

    async def _get(self, call: Call) -> AccountSettings:
        return read_settings(await self._store.settings(call.caller.id))

    async def _put(self, call: Call) -> None:
        limit(self._rate_limits.settings, call.caller.id, "You're changing settings too often: wait a little.")
        if not await self._store.put_settings(call.caller.id, orjson.dumps(to_named(call.body))):
            raise Refused(Code.NOT_REGISTERED, localized("not_registered-account_browser_keeps_settings"))
