"""Webhooks: messages to a URL that a person gives for their own events, or a host for those of a table.

The URL is a secret: it leaves the service in the request to it, and in the export of its owner's data.
"""

import logging
import secrets
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import asdict, replace

from botyard.errors import Refused
from botyard.logs import about
from botyard.notifications.channel import Notification, Outcome, combined_outcome, failed, sent
from botyard.notifications.hook_forms import request_of
from botyard.people.inbox import Inbox, seconds_now
from botyard.store.error_classes import unreadable_level
from botyard.store.notifications import HOOK_FIELD_PREFIX, NotificationStore
from botyard.texts import localized, said_in
from botyard_protocol.api_notifications import Hook, HookAnswer, HookDelivery, HookForm, HookWish, NotificationKind
from botyard_protocol.base import Number
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.messages import InboxItem, InboxKind

if TYPE_CHECKING:
    from botyard.notifications.outbound import Outbound, Reply  # its packages may be missing

log = logging.getLogger("botyard.notifications")

MOST_HOOKS = 3
"""The most webhooks of a person for their own events."""
MOST_TABLES = 8
"""The most webhooks of a host for tables."""
MOST_DELIVERIES = 10
SHOWN_CHARS = 200
"""The most characters of the answer to a test that are shown."""
OFF_SECONDS = 86_400
"""A webhook that has failed for so long is switched off."""
PERSON_PER_SECOND, PERSON_AT_ONCE = 0.2, 30
"""The rate of requests that a node sends for one person."""
RECEIVER_PER_SECOND, RECEIVER_AT_ONCE = 5.0, 100
"""The rate of requests that a node sends to one receiver, for all people together."""
_TRIES = 10
_WAITS_KEPT = 10_000
_AGAIN = (408, 429)
"""The answers of 4xx after which the same request may succeed later; after others a node does not repeat it."""


class StoredHook(msgspec.Struct, frozen=True, array_like=True):
    """A webhook. `origin`: of the page that set it. `room`: see `Hook`. Times in seconds since 1970, 0 for none.

    `failing`: since when nothing has arrived. `until`: nothing is sent before it. `deliveries`: oldest first.
    """

    form: HookForm
    url: str
    secret: str
    origin: str
    room: str = ""
    failing: int = 0
    until: int = 0
    is_off: bool = False
    deliveries: tuple["StoredDelivery", ...] = ()


class StoredDelivery(msgspec.Struct, frozen=True, array_like=True):
    """A request: when it was sent (s since 1970), the kind and the id of its notification, and the status."""

    at: int
    kind: int | None
    id: str
    status: int


class Hooks:
    """The channel `hook`. `path`: below which the pages are. `site`: how the service is called."""

    name = "hook"

    def __init__(self, values: NotificationStore, outbound: "Outbound", inbox: Inbox, path: str, site: str) -> None:
        self._values = values
        self._outbound = outbound
        self._inbox = inbox
        self._path = path
        self._site = site
        # by person or receiver: the first free time slot, of one slot in each 1 / rate seconds
        self._free: dict[str, float] = {}
        inbox.add_source(self._items)

    # --- setting ---

    async def add(self, identity: str, wish: HookWish, origin: str, room: str = "") -> tuple[str, str]:
        """Keep a webhook of a person, or of a table. Returns its id, and its secret ("" in a form that signs nothing).

        `origin`: of the page that sets it. `room`: the table, whose earlier webhook it replaces; "" for the person's
        own events. Raises `Refused`, also if there are too many.
        """
        self._outbound.must_be_allowed(wish.url, "url")
        values = await self._values.of(identity)
        if room:
            id, others, most = room, len([one for one in values if _is_of_table(one)]), MOST_TABLES
        else:
            id, others, most = f"own-{secrets.token_hex(6)}", len(own_fields(values)), MOST_HOOKS
        secret = secrets.token_urlsafe(32) if wish.form is HookForm.SIGNED else ""
        stored = pack(StoredHook(wish.form, wish.url, secret, origin, room))
        has_place = others < most or HOOK_FIELD_PREFIX + id in values
        if not has_place or not await self._values.put(identity, HOOK_FIELD_PREFIX + id, stored):
            raise Refused(Code.TOO_MANY, localized("too_many-hooks", most=most))
        return id, secret

    async def remove(self, identity: str, id: str) -> None:
        """Forget a webhook, if there is one of this id."""
        if HOOK_FIELD_PREFIX + id in await self._values.of(identity):
            await self._values.remove(identity, HOOK_FIELD_PREFIX + id)
            await self._inbox.remove(identity, item_id(id))

    async def of(self, identity: str) -> tuple[Hook, ...]:
        """The webhooks of a person as the owner sees them."""
        return tuple(_shown(field, hook) for field, hook in readable(await self._values.of(identity)).items())

    async def of_table(self, host: str, room: str) -> Hook | None:
        """The webhook that a host has set for a table."""
        return next((one for one in await self.of(host) if one.id == room), None)

    async def try_out(self, identity: str, id: str, language: str) -> HookAnswer | None:
        """Send a test and return the answer to it, with status 0 if there is none; None if there is no such webhook.

        Raises `Refused` if the webhook must wait.
        """
        hook = readable(await self._values.of(identity)).get(HOOK_FIELD_PREFIX + id)
        if hook is None:
            return None
        title, body = (said_in(language, text, site=self._site) for text in ("test_hook-title", "test_hook-body"))
        if self._count_or_wait(identity, hook):
            raise Refused(Code.BUSY, localized("busy-hook"))
        reply = await self._post(hook, Notification(title, body, "/", "", language))
        await self._record_delivery(identity, HOOK_FIELD_PREFIX + id, None, "", reply)
        return HookAnswer(0, "") if reply is None else HookAnswer(reply.status, _beginning(reply.body))

    # --- the channel ---

    def reaches(self, values: Mapping[str, bytes]) -> bool:
        """Whether a person with these values has a webhook for their own events."""
        return bool(own_fields(values))

    def is_set(self, values: Mapping[str, bytes], room: str) -> bool:
        """Whether a host with these values has set a webhook for a table."""
        return HOOK_FIELD_PREFIX + room in values

    async def send(self, identity: str, values: Mapping[str, bytes], notification: Notification) -> Outcome:
        """Send a notification to all webhooks of a person that have not taken it yet."""
        return combined_outcome(
            {name: await self._send_to(identity, name, values[name], notification) for name in own_fields(values)}
        )

    async def send_news(self, host: str, values: Mapping[str, bytes], notification: Notification, room: str) -> Outcome:
        """Send a notification to the webhook of a table. `values`: of its host."""
        stored = values.get(HOOK_FIELD_PREFIX + room)
        return sent() if stored is None else await self._send_to(host, HOOK_FIELD_PREFIX + room, stored, notification)

    async def _send_to(self, identity: str, field: str, stored: bytes, notification: Notification) -> Outcome:
        """Send a notification to one webhook of a person, and keep the outcome. `field`, `stored`: its name and value.

        Nothing is sent to a webhook that is off or has taken the notification already: then it counts as sent.
        """
        try:
            hook = load(stored)
        except msgspec.DecodeError:  # a newer release has stored it: the other webhooks of the person get theirs
            log.exception("a webhook cannot be read", extra=about(task=self.name))
            return failed("it cannot be read")
        if hook.is_off or any(one.id == notification.id and _arrived(one.status) for one in hook.deliveries):
            return sent()
        if wait := self._count_or_wait(identity, hook):
            return failed("it has to wait", wait)
        reply = await self._post(hook, notification)
        await self._record_delivery(identity, field, notification.kind, notification.id, reply)
        if reply is None:
            return failed("the webhook does not answer")
        if reply.status >= 500 or reply.status in _AGAIN:
            return failed(f"the webhook answers with {reply.status}", reply.retry_after)
        return sent()  # also if the receiver refuses it for good: another attempt would be in vain

    async def _post(self, hook: StoredHook, notification: Notification) -> "Reply | None":
        """Send a request; None if there is no answer. Errors may hold a part of the URL: no log has them."""
        page = hook.origin + self._path + notification.path
        headers, body = request_of(hook.form, hook.secret, notification, page, int(time.time()))
        try:
            return await self._outbound.post(hook.url, headers, body)
        except OSError as error:
            log.info("a webhook does not answer", extra=about(task=self.name, reason=type(error).__name__))
            return None

    # --- limits ---

    def _count_or_wait(self, identity: str, hook: StoredHook) -> int:
        """Count a request that may be sent now and return 0; else return the seconds to wait."""
        if (wait := hook.until - seconds_now()) > 0:
            return wait
        now, receiver = time.monotonic(), receiver_of(hook.url)
        rates = (
            (f"person {identity}", PERSON_PER_SECOND, PERSON_AT_ONCE),
            (f"receiver {receiver}", RECEIVER_PER_SECOND, RECEIVER_AT_ONCE),
        )
        # the time slot of the next request of each; of unused slots in the past only the last ones of a burst count
        begins = [max(self._free.get(key, 0.0), now - (burst - 1) / rate) for key, rate, burst in rates]
        if (latest := max(begins)) > now:
            return int(latest - now) + 1
        if len(self._free) > _WAITS_KEPT:  # slots older than the longest burst are as good as none
            longest = max(burst / rate for _, rate, burst in rates)
            self._free = {key: at for key, at in self._free.items() if at > now - longest}
        self._free |= {key: begin + 1 / rate for (key, rate, _), begin in zip(rates, begins, strict=True)}
        return 0

    # --- what has become of them ---

    async def _record_delivery(
        self, identity: str, field: str, kind: NotificationKind | None, id: str, reply: "Reply | None"
    ) -> None:
        """Keep the outcome of a request. A webhook that has failed for a day is off, and the inbox says so.

        `field`: the name of the stored webhook. `kind`, `id`: of the notification. `reply`: None without an answer.
        """
        status, after = (0, 0) if reply is None else (reply.status, reply.retry_after)
        now = seconds_now()
        delivery = StoredDelivery(now, None if kind is None else int(kind), id, status)
        changed = await self._change(identity, field, lambda hook: _with_delivery(hook, delivery, after))
        if changed is None:
            return
        before, hook = changed
        if hook.is_off and not before.is_off:
            await self._inbox.push(identity, _item(field, hook))
        elif before.is_off and not hook.is_off:
            await self._inbox.remove(identity, item_id(field.removeprefix(HOOK_FIELD_PREFIX)))

    async def _change(
        self, identity: str, field: str, change: Callable[[StoredHook], StoredHook]
    ) -> tuple[StoredHook, StoredHook] | None:
        """Replace a webhook by the result of `change`.

        Returns the old and the new one; None if it is gone, or others have changed it at each of `_TRIES` attempts.
        """
        for _ in range(_TRIES):
            stored = (await self._values.of(identity)).get(field)
            if stored is None:
                return None
            before = load(stored)
            after = change(before)
            if await self._values.put(identity, field, pack(after), stored):
                return before, after
        log.warning("the outcome of a webhook is not kept", extra=about(task=self.name))
        return None

    async def _items(self, identity: str) -> list[InboxItem]:
        """The items of the inbox about webhooks that are off."""
        hooks = readable(await self._values.of(identity))
        return [_item(field, hook) for field, hook in hooks.items() if hook.is_off]


def own_fields(values: Mapping[str, bytes]) -> list[str]:
    """The names of the stored webhooks for a person's own events."""
    return [field for field in values if field.startswith(f"{HOOK_FIELD_PREFIX}own-")]


def exported(values: Mapping[str, bytes]) -> list[dict[str, Any]]:
    """All that is stored about the webhooks of a person, for the export of their data."""
    return [
        msgspec.to_builtins(asdict(one) | {"deliveries": list(map(asdict, one.deliveries))})
        for one in readable(values).values()
    ]


def item_id(id: str) -> str:
    """Return the id of the inbox item which says that a webhook is off. `id`: of the webhook."""
    return f"hook.{id}"


def receiver_of(url: str) -> str:
    """Return the receiver under which limits count a URL: its address, or the last two parts of its name."""
    host = (urlsplit(url).hostname or "").rstrip(".")
    is_address = ":" in host or host.rpartition(".")[2].isdigit()
    return host if is_address else ".".join(host.split(".")[-2:])


def readable(values: Mapping[str, bytes]) -> dict[str, StoredHook]:
    """The webhooks of a person by the names of their values, without those that only a newer release can read."""
    hooks: dict[str, StoredHook] = {}
    for field, stored in values.items():
        if field.startswith(HOOK_FIELD_PREFIX):
            try:
                hooks[field] = load(stored)
            except msgspec.DecodeError:
                log.log(unreadable_level("webhook"), "a webhook cannot be read", exc_info=True)
    return hooks


def load(stored: bytes) -> StoredHook:
    """Read a stored webhook. Raises `msgspec.DecodeError`."""
    return _hooks.decode(stored)


def _with_delivery(hook: StoredHook, delivery: StoredDelivery, wait: int) -> StoredHook:
    """Return a webhook after a request. `wait`: for how many seconds its receiver takes no requests, or 0."""
    deliveries = (*hook.deliveries, delivery)[-MOST_DELIVERIES:]
    if _arrived(delivery.status):
        return replace(hook, deliveries=deliveries, failing=0, until=0, is_off=False)
    failing = hook.failing or delivery.at
    is_off = hook.is_off or delivery.at - failing >= OFF_SECONDS
    until = delivery.at + wait if wait else 0
    return replace(hook, deliveries=deliveries, failing=failing, until=until, is_off=is_off)


def _arrived(status: int) -> bool:
    return 200 <= status < 300


def _is_of_table(field: str) -> bool:
    return field.startswith(HOOK_FIELD_PREFIX) and not field.startswith(f"{HOOK_FIELD_PREFIX}own-")


def _host_of(hook: StoredHook) -> str:
    return urlsplit(hook.url).hostname or ""


def _shown(field: str, hook: StoredHook) -> Hook:
    """Return a webhook as its owner sees it: of its URL the host alone, and the last deliveries, newest first."""
    deliveries = tuple(
        HookDelivery(one.at, None if one.kind is None else NotificationKind(one.kind), one.status)
        for one in reversed(hook.deliveries)
        if one.kind is None or one.kind in _KINDS  # else of a newer release
    )
    return Hook(field.removeprefix(HOOK_FIELD_PREFIX), hook.form, _host_of(hook), hook.room, hook.is_off, deliveries)


def _item(field: str, hook: StoredHook) -> InboxItem:
    """Return the inbox item which says that a webhook is off."""
    at: Number = hook.deliveries[-1].at if hook.deliveries else 0
    id = item_id(field.removeprefix(HOOK_FIELD_PREFIX))
    return InboxItem(id, InboxKind.HOOK, at, room=hook.room, title=_host_of(hook))


def _beginning(body: bytes) -> str:
    """The beginning of an answer, as text in one line without control characters."""
    # cut before it is decoded, with more bytes than are shown: a character has up to four, and spaces are joined
    text = body[: 8 * SHOWN_CHARS].decode("utf-8", "replace")
    shown = "".join(one if one.isprintable() else " " for one in text)
    return " ".join(shown.split())[:SHOWN_CHARS]


_KINDS = frozenset(map(int, NotificationKind))
_hooks = msgspec.msgpack.Decoder(StoredHook, strict=True)
