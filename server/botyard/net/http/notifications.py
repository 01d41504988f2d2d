"""Notifications over HTTP: what the caller wants to get, which browsers take push messages, and webhooks.

Those are the caller's own, and the one of a table, which its host sets.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict, replace

from botyard.accounts.confusables import digest
from botyard.errors import Refused
from botyard.net.http.limits import limit, limit_accounts, limit_personal, limit_settings
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Parameter, operation
from botyard.net.transport.rate_limits import ROOM_READ
from botyard.notifications import wishes as wished
from botyard.notifications.hooks import Hooks
from botyard.notifications.mail import ADDRESS, CONFIRM, RESET, WAITING, Mailer, checked, shown_address
from botyard.rooms.due import is_slow
from botyard.rooms.room import must_be_host
from botyard.store.notifications import is_browser
from botyard.texts import localized
from botyard_protocol.api_notifications import (
    HookAnswer,
    HookForm,
    HookList,
    HookMade,
    HookWish,
    MailAddress,
    MailOffer,
    MailToken,
    NotificationChange,
    NotificationState,
    NotificationWishes,
    PushEndpoint,
    PushSubscription,
    ResetWish,
    TableHook,
)
from botyard_protocol.codes import Code
from botyard_protocol.messages import Status

PATH = "/api/me/notifications"
PUSH = "/api/me/push"
MAIL = "/api/me/mail"


@operation("GET", PATH)
async def get_notifications(node: Node, call: Call) -> NotificationState:
    """What the caller gets while no page is open, and how."""
    wishes, values = await node.notifications.wishes_of(call.caller.id)
    key = "" if node.web_push is None else node.web_push.public_key
    address, unconfirmed = (shown_address(values, field) for field in (ADDRESS, WAITING))
    sends_mail = node.notifications.mailer is not None
    sends_hooks = node.notifications.hooks is not None
    browsers = sum(map(is_browser, values))  # how many take push messages
    return NotificationState(wishes, key, browsers, sends_mail, address, unconfirmed, sends_hooks)


@operation("PUT", PATH, codes=(Code.INVALID_FIELD, Code.TOO_FAST))
async def put_notifications(node: Node, call: Call, body: NotificationWishes) -> None:
    """Change what the caller gets while no page is open."""
    limit_settings(node, call)
    wished.must_be_known(body.zone)
    await node.notifications.values.put(call.caller.id, wished.FIELD, wished.dump(body))


@operation("PATCH", PATH, codes=(Code.INVALID_FIELD, Code.TOO_FAST))
async def change_notifications(node: Node, call: Call, body: NotificationChange) -> None:
    """Change a part of what the caller gets while no page is open."""
    limit_settings(node, call)
    wished.must_be_known(body.zone or "")
    await _change_wishes(node, call.caller.id, {name: one for name, one in asdict(body).items() if one is not None})


@operation("POST", PUSH, codes=(Code.INVALID_FIELD, Code.TOO_FAST))
async def add_push(node: Node, call: Call, body: PushSubscription) -> None:
    """Send the caller's push messages to this browser, too, until the session ends."""
    limit_settings(node, call)
    if node.web_push is None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-no_push"))
    await node.web_push.subscribe(call.proof, body, call.origin)


@operation("POST", f"{PUSH}/forget", codes=(Code.TOO_FAST,))
async def forget_push(node: Node, call: Call, body: PushEndpoint) -> None:
    """Send no more push messages of the caller to a browser."""
    limit_settings(node, call)
    if node.web_push is not None:
        await node.web_push.unsubscribe(call.caller.id, body.endpoint)


@operation("POST", MAIL, codes=(Code.INVALID_FIELD, Code.NOT_REGISTERED, Code.PASSWORD_NEEDED, Code.TOO_FAST))
async def set_mail(node: Node, call: Call, body: MailAddress) -> None:
    """Send mail of the caller's account to an address, once its owner has opened the link that is sent there.

    The password was entered in this session recently.
    """
    limit_personal(node, call)
    mailer = _mailer(node)
    if not await node.session_registry.accounts.is_registered(call.caller.id):
        raise Refused(Code.NOT_REGISTERED, localized("not_registered"))
    await node.session_registry.accounts.must_be_proved(call.proof)
    address = checked(body.address)
    for counted in (f"account {call.caller.id}", address.lower()):
        limit(node.rate_limits.mails, counted, call, localized("too_fast-mails"))
    await mailer.ask(call.caller.id, address)
    await node.notifications.send_own(call.caller.id, CONFIRM)


@operation("DELETE", MAIL, codes=(Code.TOO_FAST,))
async def forget_mail(node: Node, call: Call) -> None:
    """Forget the addresses of the caller."""
    limit_settings(node, call)
    await node.notifications.change_address(call.caller.id, None)


@operation("GET", "/api/mail", anonymous=True)
async def get_mail_offer(node: Node, call: Call) -> MailOffer:
    """Whether the service sends mail."""
    return MailOffer(node.notifications.mailer is not None)


@operation("POST", "/api/mail/confirm", codes=(Code.NO_SUCH_LINK, Code.INVALID_FIELD, Code.TOO_FAST), anonymous=True)
async def confirm_mail(node: Node, call: Call, body: MailToken) -> None:
    """Take the address that a link was sent to.

    From now on it is the address of the account whose owner asked for the link.
    """
    limit_accounts(node, call)
    confirmed = await _mailer(node).owner_of_waiting(body.token)
    if confirmed is None:
        raise Refused(Code.NO_SUCH_LINK, localized("no_such_link-mail"))
    owner, address = confirmed
    await node.notifications.change_address(owner, address)


@operation(
    "POST",
    "/api/mail/stop",
    codes=(Code.NO_SUCH_LINK, Code.INVALID_FIELD, Code.TOO_FAST),
    anonymous=True,
    query=(Parameter("token", "The token of the link."),),
)
async def stop_mail(node: Node, call: Call) -> None:
    """Send no more notifications by mail to who has got one with this link (RFC 8058)."""
    limit_accounts(node, call)
    owner = await _mailer(node).owner_of(call.query("token"))
    if owner is None:
        raise Refused(Code.NO_SUCH_LINK, localized("no_such_link-mail"))
    await _change_wishes(node, owner, {"mail": ()})


@operation("POST", "/api/reset/mail", codes=(Code.INVALID_FIELD, Code.TOO_FAST), anonymous=True)
async def ask_for_reset(node: Node, call: Call, body: ResetWish) -> None:
    """Send a link to set another password to the address of an account. The answer does not say if there is one."""
    limit_accounts(node, call)
    _mailer(node)  # refuses the request where no mail is sent
    limit(node.rate_limits.mails, f"reset {digest(body.name)}", call, localized("too_fast-mails"))
    found = await node.session_registry.accounts.find_by_name(body.name)
    if found is not None:
        await node.notifications.send_own(found.id, RESET)


async def _change_wishes(node: Node, identity: str, changed: Mapping[str, Any]) -> None:
    """Give some fields of a person's wishes other values, and leave the others as they are."""

    def changes(stored: bytes | None) -> bytes:
        return wished.dump(replace(wished.load(stored), **changed))

    await node.notifications.values.change(identity, wished.FIELD, changes)


def _mailer(node: Node) -> Mailer:
    """The channel of mail. Raises `Refused` if the service sends none."""
    if node.notifications.mailer is None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-no_mail"))
    return node.notifications.mailer


HOOKS = "/api/me/hooks"
OF_TABLE = "/api/rooms/{room}/hook"


@operation("GET", HOOKS)
async def list_hooks(node: Node, call: Call) -> HookList:
    """The webhooks of the caller, also those of tables, with their last deliveries."""
    return HookList(() if node.notifications.hooks is None else await node.notifications.hooks.of(call.caller.id))


@operation("POST", HOOKS, codes=(Code.INVALID_FIELD, Code.TOO_MANY, Code.TOO_FAST))
async def add_hook(node: Node, call: Call, body: HookWish) -> HookMade:
    """Send messages to the caller to a webhook, too."""
    limit_settings(node, call)
    return await _add(node, call, body)


@operation("POST", f"{HOOKS}/{{id}}/test", codes=(Code.INVALID_FIELD, Code.NO_SUCH_LINK, Code.BUSY, Code.TOO_FAST))
async def test_hook(node: Node, call: Call) -> HookAnswer:
    """Send a test to a webhook of the caller, and return what it answers."""
    limit(node.rate_limits.hook_tests, call.caller.id, call, localized("too_fast-hook_tests"))
    wishes, _ = await node.notifications.wishes_of(call.caller.id)
    answer = await _hooks(node).try_out(call.caller.id, call.path("id"), wishes.language)
    if answer is None:
        raise Refused(Code.NO_SUCH_LINK, localized("no_such_link-hook"))
    return answer


@operation("DELETE", f"{HOOKS}/{{id}}", codes=(Code.INVALID_FIELD, Code.TOO_FAST))
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
    """Forget the webhooks of tables that send nothing any more, so that they do not count towards the limit."""
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
