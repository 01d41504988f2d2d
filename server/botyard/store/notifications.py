"""What is kept about the ways to a person: their wishes, the browsers that take push messages, and their webhooks."""

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, caused_key, user_key
from botyard.store.store import Store

NAME = "notifications"
BROWSER = "push:"
"""The names of the values of browsers begin with it."""
HOOK = "hook:"
"""The names of the values of webhooks begin with it."""
MOST_FIELDS = 28
"""The most values of a person: wishes, addresses, browsers and webhooks."""


class NotificationStore:
    """The values of all people, by field. Those of guests expire. Every call raises `StoreUnavailable`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, identity: str) -> dict[str, bytes]:
        """All values of a person."""
        reply = await self._store.call("HGETALL", user_key(identity, NAME))
        return {field.decode(): value for field, value in zip(reply[::2], reply[1::2], strict=True)}

    async def put(self, identity: str, field: str, value: bytes) -> bool:
        """Store a value; False if there are `MOST_FIELDS` others. Without an account the values of a person expire."""
        at = user_key(identity, NAME), user_key(identity, ACCOUNT)
        arguments = (field, value, MOST_FIELDS, GUEST_KEPT_SECONDS)
        return bool(await self._store.script(scripts.HASH_PUT_BOUNDED, at, arguments))

    async def replace(self, identity: str, field: str, before: bytes, after: bytes) -> bool:
        """Replace the value `before` by `after`; False if another one is stored now."""
        at = (user_key(identity, NAME),)
        return bool(await self._store.script(scripts.HASH_REPLACE, at, (field, before, after)))

    async def remove(self, identity: str, *fields: str) -> None:
        """Remove values."""
        await self._store.call("HDEL", user_key(identity, NAME), *fields)

    async def count(self, what: str, most: int, seconds: int) -> bool:
        """Count one more message under the name `what`; False if that are more than `most`.

        Counting begins anew so many `seconds` after the first.
        """
        count: int = await self._store.script(scripts.COUNT_WITHIN, (caused_key(what),), (seconds,))
        return count <= most

    async def forget(self, identity: str) -> None:
        """Remove all values of a person."""
        await self._store.call("DEL", user_key(identity, NAME))


def is_browser(field: str) -> bool:
    """Whether a value is that of a browser, by its name."""
    return field.startswith(BROWSER)
