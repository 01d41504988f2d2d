"""Webhooks over HTTP: those of the caller, and the one of a table, which its host sets."""

from botyard.errors import Refused
from botyard.net.http.limits import limit, limit_settings
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.net.transport.message_costs import ROOM_READ
from botyard.notifications.hooks import Hooks
from botyard.rooms.due import is_slow
from botyard.rooms.room import must_be_host
from botyard.texts import localized
from botyard_protocol.api_notifications import HookAnswer, HookForm, HookList, HookMade, HookWish, TableHook
from botyard_protocol.codes import Code
from botyard_protocol.messages import Status

PATH = "/api/me/hooks"
OF_TABLE = "/api/rooms/{room}/hook"


@operation("GET", PATH)
async def list_hooks(node: Node, call: Call) -> HookList:
    """The webhooks of the caller, also those of tables, with their last deliveries."""
    return HookList(() if node.notifications.hooks is None else await node.notifications.hooks.of(call.caller.id))


@operation("POST", PATH, codes=(Code.INVALID_FIELD, Code.TOO_MANY, Code.TOO_FAST))
async def add_hook(node: Node, call: Call, body: HookWish) -> HookMade:
    """Send messages to the caller to a webhook, too."""
    limit_settings(node, call)
    return await _add(node, call, body)


@operation("POST", f"{PATH}/{{id}}/test", codes=(Code.INVALID_FIELD, Code.NO_SUCH_LINK, Code.BUSY, Code.TOO_FAST))
async def test_hook(node: Node, call: Call) -> HookAnswer:
    """Send a test to a webhook of the caller, and return what it answers."""
    limit(node.rate_limits.hook_tests, call.caller.id, call, localized("too_fast-hook_tests"))
    wishes, _ = await node.notifications.wishes_of(call.caller.id)
    answer = await _hooks(node).try_out(call.caller.id, call.path("id"), wishes.language)
    if answer is None:
        raise Refused(Code.NO_SUCH_LINK, localized("no_such_link-hook"))
    return answer


@operation("DELETE", f"{PATH}/{{id}}", codes=(Code.INVALID_FIELD, Code.TOO_FAST))
async def remove_hook(node: Node, call: Call) -> None:
    """Forget a webhook of the caller. That of a table has the id of its room."""
    limit_settings(node, call)
    await _hooks(node).remove(call.caller.id, call.path("id"))


@operation("GET", OF_TABLE, codes=(Code.NO_SUCH_ROOM, Code.NOT_YOUR_SEAT, Code.BUSY), price=ROOM_READ)
async def get_table_hook(node: Node, call: Call) -> TableHook:
    """Whether a table has a webhook. Only its players see that, and only its host sees more."""
    record, caller = (await node.rooms.require(call.path("room"))).room.record, call.caller.id
    if record.host != caller and not record.seats_of(caller):
        raise Refused(Code.NOT_YOUR_SEAT, localized("not_your_seat-table"))
    if node.notifications.hooks is None or record.host is None:
        return TableHook(None, None)
    hook = await node.notifications.hooks.of_table(record.host, record.room)
    form: HookForm | None = None if hook is None else hook.form
    return TableHook(form, hook if record.host == caller else None)


@operation(
    "PUT",
    OF_TABLE,
    codes=(Code.NO_SUCH_ROOM, Code.NOT_HOST, Code.INVALID_FIELD, Code.TOO_MANY, Code.BUSY, Code.TOO_FAST),
    price=ROOM_READ,
)
async def set_table_hook(node: Node, call: Call, body: HookWish) -> HookMade:
    """Send what happens at the caller's table with the tempo slow to a webhook, in place of the one before."""
    limit_settings(node, call)
    record = (await node.rooms.require(call.path("room"))).room.record
    must_be_host(record, call.caller.id, localized("not_host-hook"))
    if not is_slow(record):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-hook_slow"))
    await _remove_finished(node, call.caller.id)
    return await _add(node, call, body, record.room)


async def _add(node: Node, call: Call, wish: HookWish, room: str = "") -> HookMade:
    return HookMade(*await _hooks(node).add(call.caller.id, wish, call.origin, room))


async def _remove_finished(node: Node, identity: str) -> None:
    """Forget the webhooks of tables that send nothing any more, so that they do not count."""
    for hook in await _hooks(node).of(identity):
        loaded = await node.rooms.load(hook.room) if hook.room else None
        record = None if loaded is None else loaded.room.record
        if hook.room and (record is None or record.status is Status.FINISHED or record.host != identity):
            await _hooks(node).remove(identity, hook.id)


def _hooks(node: Node) -> Hooks:
    """The channel of webhooks. Raises `Refused` if the service has none."""
    if node.notifications.hooks is None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-no_hooks"))
    return node.notifications.hooks
