"""The settings of the page that an account keeps, over HTTP."""

import orjson

from botyard.accounts.settings import SETTINGS, read_settings
from botyard.errors import Refused
from botyard.net.http.limits import limit_settings
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.texts import localized
from botyard_protocol.api_accounts import AccountSettings
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named

PATH = "/api/me/settings"


@operation("GET", PATH)
async def get_settings(node: Node, call: Call) -> AccountSettings:
    """The settings of the caller's account."""
    return read_settings(await node.session_registry.people.field(call.caller.id, SETTINGS))


@operation("PUT", PATH, codes=(Code.NOT_REGISTERED, Code.TOO_FAST))
async def put_settings(node: Node, call: Call, body: AccountSettings) -> None:
    """The account of the caller keeps these settings."""
    limit_settings(node, call)
    if not await node.session_registry.people.put_field(call.caller.id, SETTINGS, orjson.dumps(to_named(body))):
        raise Refused(Code.NOT_REGISTERED, localized("not_registered-account_browser_keeps_settings"))
