"""New epochs for all rooms: after a restore, cursors of clients may name entries that the store does not have."""

from botyard.store import scripts
from botyard.store.keys import PREFIX
from botyard.store.primary import Primary
from botyard.store.store import Store

HEADS = f"{PREFIX}:{{*}}:room:*"
BATCH = 1_000


async def begin_new_epochs(store: Store) -> int:
    """Force a new epoch at the next read of each live room. Returns the number of rooms. Raises `StoreUnavailable`.

    Running nodes keep what they have in memory: stop them before, or restart them afterwards. An archived room keeps
    its epoch: it was archived after its end, so no entry can be missing.
    """
    return sum([await _begin(store, primary) for primary in store.primaries])


async def _begin(store: Store, primary: Primary) -> int:
    """Begin a new epoch in all rooms of a primary, and return how many there are."""
    cursor, rooms = b"0", 0
    while True:
        cursor, heads = await primary.call("SCAN", cursor, "MATCH", HEADS, "COUNT", BATCH, "TYPE", "hash")
        for head in heads:
            rooms += await store.script(scripts.FORCE_NEW_EPOCH, (head.decode(),), ())
        if cursor == b"0":
            return rooms
