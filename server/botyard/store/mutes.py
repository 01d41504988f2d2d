"""Whom people have muted. Every call raises `StoreUnavailable` while Redis does not answer."""

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, people_key
from botyard.store.store import Store

MUTED = "muted"
MUTED_LIMIT = 200


class Mutes:
    """For each person, whom they have muted, and the name by which they know them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, identity: str) -> dict[str, str]:
        """Whom a person has muted: identities and names, sorted by identity."""
        reply = await self._store.call("HGETALL", people_key(identity, MUTED))
        fields = [field.decode() for field in reply]
        return dict(sorted(zip(fields[::2], fields[1::2], strict=True)))

    async def add(self, identity: str, muted: str, name: str) -> bool:
        """Note that a person has muted another. False if there are too many already."""
        at = people_key(identity, MUTED), people_key(identity, ACCOUNT)
        arguments = (muted, name, MUTED_LIMIT, GUEST_KEPT_SECONDS)
        return bool(await self._store.script(scripts.HASH_PUT_BOUNDED, at, arguments))

    async def remove(self, identity: str, muted: str) -> None:
        """Note that a person has muted another no more."""
        await self._store.call("HDEL", people_key(identity, MUTED), muted)

    async def forget(self, identity: str) -> None:
        """Note that a person has muted nobody."""
        await self._store.call("DEL", people_key(identity, MUTED))
