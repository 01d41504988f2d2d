"""A user's rights to their data over HTTP: confirm the password, export all data, delete all data."""

import orjson
from starlette.responses import Response

from botyard.accounts.events import Event
from botyard.net.http.answers import JSON, NO_STORE
from botyard.net.http.cookies import without_cookie
from botyard.net.http.limits import PASSWORD_REFUSALS, checks_password, limit
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.texts import localized
from botyard_protocol.api_accounts import Confirmation, Deletion
from botyard_protocol.codes import Code


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
    name = {"Content-Disposition": 'attachment; filename="botyard-my-data.json"'}
    return Response(orjson.dumps(data, option=orjson.OPT_INDENT_2), 200, NO_STORE | name, JSON)


@operation("POST", "/api/me/delete", codes=PASSWORD_REFUSALS, to_banned=True)
async def delete_me(node: Node, call: Call, body: Deletion) -> Response:
    """All that is kept of who asks is deleted; matches stay, under a pseudonym."""
    with checks_password(node, call):
        await node.session_registry.accounts.delete(call.proof, body.password, call.address)
    is_banned = node.session_registry.sanctions.ban_of(call.visitor) is not None
    return without_cookie(call.request, device=True, identities=not is_banned)
