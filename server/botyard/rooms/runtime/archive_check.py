"""Which archive belongs to a Redis: the first one with which a node starts, until an operator takes another one."""

from botyard.archive.errors import UnusableArchive
from botyard.store.store import Store

SHOWN = 8
"""How many characters of an archive's id a message shows."""


async def check_archive(store: Store, own: str) -> None:
    """Store the id of an archive as that of this Redis, if it has none yet. `own`: "" without an archive.

    Raises `UnusableArchive` if the matches of this Redis are in another one, and `StoreUnavailable`.
    """
    known = await store.archive_id(own)
    if known != own:
        which = f"{known[:SHOWN]}, not {own[:SHOWN]}" if own else known[:SHOWN]
        raise UnusableArchive(
            f"Finished matches of this Redis are in another archive ({which}): set BOTYARD_ARCHIVE to that one, or run"
            " `botyard admin use-archive` to go on without its matches."
        )
