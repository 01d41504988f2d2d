"""Notifications over HTTP: what the caller wants to get, and which browsers take push messages."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict, replace

from botyard.accounts.confusables import digest
from botyard.errors import Refused
from botyard.net.http.limits import limit, limit_accounts, limit_personal, limit_settings
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Parameter, operation
from botyard.notifications import wishes as wished
from botyard.notifications.mail import ADDRESS, CONFIRM, RESET, WAITING, Mailer, checked, shown_address
from botyard.store.notifications import is_browser
from botyard.texts import localized
from botyard_protocol.api_notifications import (
    MailAddress,
    MailOffer,
    MailToken,
    NotificationChange,
    NotificationState,
    NotificationWishes,
    PushEndpoint,
    PushSubscription,
    ResetWish,
)
from botyard_protocol.codes import Code

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
