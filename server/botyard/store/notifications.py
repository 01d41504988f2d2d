"""How each person can be notified: their wishes, the browsers that take push messages, and their webhooks."""

from collections.abc import Callable

from botyard.store import scripts
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, caused_key, user_key
from botyard.store.store import Store

KEY_NAME = "notifications"
BROWSER_FIELD_PREFIX = "push:"
"""The beginning of the fields that hold browsers."""
HOOK_FIELD_PREFIX = "hook:"
"""The beginning of the fields that hold webhooks."""
MOST_FIELDS = 28
"""The most values of a person: wishes, addresses, browsers and webhooks."""
TRIES = 3
"""How many times `change` reads a value that others change at the same time."""


class NotificationStore:
    """The values of all people, by field. Those of guests expire. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, identity: str) -> dict[str, bytes]:
        """All values of a person."""
        reply = await self._store.call("HGETALL", user_key(identity, KEY_NAME))
        return {field.decode(): value for field, value in zip(reply[::2], reply[1::2], strict=True)}

    async def put(self, identity: str, field: str, value: bytes, *before: bytes) -> bool:
        """Store a value; False if there are `MOST_FIELDS` others. Without an account the values of a person expire.

        `before`: the value that it replaces, b"" for none; False if another one is stored now.
        """
        at = user_key(identity, KEY_NAME), user_key(identity, ACCOUNT)
        arguments: tuple[str | bytes | int, ...] = (field, value, MOST_FIELDS, GUEST_KEPT_SECONDS, *before)
        return bool(await self._store.script(scripts.HASH_PUT_BOUNDED, at, arguments))

    async def change(self, identity: str, field: str, changed: Callable[[bytes | None], bytes]) -> None:
        """Replace a value, None if there is none, by what `changed` makes of it.

        Raises `StoreUnavailable` also if others change it at each of `TRIES` attempts.
        """
        for _ in range(TRIES):
            stored = (await self.of(identity)).get(field)
            if await self.put(identity, field, changed(stored), stored or b""):
                return
        raise StoreUnavailable(f"{field} of a person changes again and again")

    async def remove(self, identity: str, *fields: str) -> None:
        """Remove values."""
        await self._store.call("HDEL", user_key(identity, KEY_NAME), *fields)

    async def count(self, what: str, most: int, seconds: int) -> bool:
        """Count a message under the name `what`. Returns whether at most `most` are counted now.

        The count begins again at 0 so many `seconds` after its first message.
        """
        count: int = await self._store.script(scripts.COUNT_WITHIN, (caused_key(what),), (seconds,))
        return count <= most

    async def forget(self, identity: str) -> None:
        """Remove all values of a person."""
        await self._store.call("DEL", user_key(identity, KEY_NAME))


def is_browser(field: str) -> bool:
    """Whether a value is that of a browser, by its name."""
    return field.startswith(BROWSER_FIELD_PREFIX)
