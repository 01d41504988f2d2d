"""The users who are connected to each node, in Redis: a hash for each node, with a version that grows by one.

All keys share one slot. A node that stops renewing its entry is removed by any other node; its users then have left.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from botyard.store import keys, scripts
from botyard.store.connection import Part
from botyard.store.store import Store
from botyard_protocol.codec import pack, unpack

NODE_MS = 10_000
"""A node that has not renewed its entry for this time is taken for dead."""
LEFT_KEPT_MS = 120_000
"""How long the time at which a user left the service is kept."""

States = Mapping[str, int | None]
"""States (numbers of `Attendance`) by identity; None if the user is not connected to the node any more."""


@dataclass(frozen=True, slots=True)
class NodeEntry:
    """A node that serves users. `expired`: it has not renewed its entry in time."""

    node: str
    version: int
    expired: bool


@dataclass(frozen=True, slots=True)
class NodeUsers:
    """The users of a node, and how many ms ago users left the service, by identity."""

    version: int
    states: dict[str, int]
    left: dict[str, int]


class OnlineStore:
    """The connected users of all nodes. Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, node: str, states: States) -> int:
        """Change the states of a node's users, publish the changes, and return the node's new version.

        `states`: by identity; None for a user who has left the node.
        """
        pairs: list[Part] = [part for one, state in states.items() for part in (one, "" if state is None else state)]
        at = (keys.ONLINE_NODES, keys.ONLINE_VERSIONS, keys.online_users_key(node), keys.ONLINE_LEFT)
        version = int(await self._store.script(scripts.ONLINE_PUT, at, (node, NODE_MS, LEFT_KEPT_MS, *pairs)))
        await self._store.publish(keys.ONLINE_CHANNEL, pack([node, version, dict(states)]))
        return version

    async def renew(self, node: str) -> list[NodeEntry]:
        """Extend the life of a node's entry, and return the entries of all nodes."""
        at = (keys.ONLINE_NODES, keys.ONLINE_VERSIONS)
        reply: Sequence[Sequence[bytes]] = await self._store.script(scripts.ONLINE_RENEW, at, (node, NODE_MS))
        return [NodeEntry(one.decode(), int(version), expired == b"1") for one, version, expired in reply]

    async def read(self, node: str) -> NodeUsers:
        """Read the users of a node, and who has left the service lately."""
        at = (keys.ONLINE_VERSIONS, keys.online_users_key(node), keys.ONLINE_LEFT)
        version, states, left = await self._store.script(scripts.ONLINE_READ, at, (node,))
        return NodeUsers(int(version), _numbers(states), _numbers(left))

    async def remove(self, node: str, only_expired: bool = False) -> None:
        """Remove a node: its users have left. `only_expired`: do nothing if it has renewed its entry meanwhile."""
        at = (keys.ONLINE_NODES, keys.ONLINE_VERSIONS, keys.online_users_key(node), keys.ONLINE_LEFT)
        if await self._store.script(scripts.ONLINE_REMOVE, at, (node, int(only_expired))):
            await self._store.publish(keys.ONLINE_CHANNEL, pack([node, 0, {}]))


def load_change(message: bytes) -> tuple[str, int, dict[str, int | None]]:
    """Parse a published change: the node, its version (0: it has stopped), and the changed states.

    Raises `ValueError` if the message is not one.
    """
    match unpack(message):
        case [str(node), int(version), dict(states)]:
            return node, version, states
    raise ValueError("not a change of the connected users")


def _numbers(flat: Sequence[bytes]) -> dict[str, int]:
    return {one.decode(): int(value) for one, value in zip(flat[::2], flat[1::2], strict=True)}
