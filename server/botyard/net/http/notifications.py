"""Notifications over HTTP: what the caller wants to get, and which browsers take push messages."""

from botyard.errors import Refused
from botyard.net.http.limits import limit
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.notifications import wishes as wished
from botyard.notifications.push_settings import is_browser
from botyard.texts import localized
from botyard_protocol.api_notifications import (
    NotificationState,
    NotificationWishes,
    PushEndpoint,
    PushSubscription,
)
from botyard_protocol.codes import Code

PATH = "/api/me/notifications"
PUSH = "/api/me/push"


@operation("GET", PATH)
async def get_notifications(node: Node, call: Call) -> NotificationState:
    """What the caller gets while no page is open, and how."""
    wishes, values = await node.notifications.wishes_of(call.caller.id)
    key = "" if node.web_push is None else node.web_push.public_key
    return NotificationState(wishes, key, sum(map(is_browser, values)))


@operation("PUT", PATH, codes=(Code.INVALID_FIELD, Code.TOO_FAST))
async def put_notifications(node: Node, call: Call, body: NotificationWishes) -> None:
    """Change what the caller gets while no page is open."""
    _limit(node, call)
    wished.must_be_known(body.zone)
    await node.notifications.values.put(call.caller.id, wished.FIELD, wished.dump(body))


@operation("POST", PUSH, codes=(Code.INVALID_FIELD, Code.TOO_FAST))
async def add_push(node: Node, call: Call, body: PushSubscription) -> None:
    """Send the caller's push messages to this browser, too."""
    _limit(node, call)
    if node.web_push is None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-no_push"))
    headers = call.request.headers
    origin = headers.get("origin") or f"{call.request.url.scheme}://{headers.get('host', '')}"
    await node.web_push.subscribe(call.caller.id, body, origin)


@operation("POST", f"{PUSH}/forget", codes=(Code.TOO_FAST,))
async def forget_push(node: Node, call: Call, body: PushEndpoint) -> None:
    """Send no more push messages of the caller to a browser."""
    _limit(node, call)
    if node.web_push is not None:
        await node.web_push.unsubscribe(call.caller.id, body.endpoint)


def _limit(node: Node, call: Call) -> None:
    limit(node.rate_limits.settings, call.caller.id, call, localized("too_fast-settings"))
