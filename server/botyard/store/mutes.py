"""The users that each user has muted. Every call raises `StoreUnavailable` while Redis does not answer."""

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, user_key
from botyard.store.store import Store

MUTED = "muted"
MUTED_LIMIT = 200


class Mutes:
    """The mute lists of all users, with the name under which each muted user was known."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, identity: str) -> dict[str, str]:
        """Return the muted users of a user: identities and names, sorted by identity."""
        reply = await self._store.call("HGETALL", user_key(identity, MUTED))
        fields = [field.decode() for field in reply]
        return dict(sorted(zip(fields[::2], fields[1::2], strict=True)))

    async def add(self, identity: str, muted: str, name: str) -> bool:
        """Mute the user `muted` with this name for `identity`. Returns False if too many are muted already."""
        at = user_key(identity, MUTED), user_key(identity, ACCOUNT)  # the list of a guest, without an account, expires
        arguments = (muted, name, MUTED_LIMIT, GUEST_KEPT_SECONDS)
        return bool(await self._store.script(scripts.HASH_PUT_BOUNDED, at, arguments))

    async def remove(self, identity: str, muted: str) -> None:
        """Unmute a user."""
        await self._store.call("HDEL", user_key(identity, MUTED), muted)

    async def forget(self, identity: str) -> None:
        """Delete the mute list of a user."""
        await self._store.call("DEL", user_key(identity, MUTED))
