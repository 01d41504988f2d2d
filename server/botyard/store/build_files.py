"""Files of the builds of the client that nodes serve: during an update every node serves those of all builds.

Their names change with their content, so a name has one content for ever.
"""

import asyncio
import logging
from pathlib import Path

from botyard.logs import about
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import build_file_key
from botyard.store.store import Store

log = logging.getLogger("botyard.store")

AGAIN_SECONDS = 10.0
"""The pause before another attempt when files could not be stored."""
KEPT_SECONDS = 2 * 86_400
"""How long a file stays after a node has stored it; `BuildFiles.keep` stores it again long before."""
BEST_COPY = ".gz"
"""The ending of a compressed copy's name; the copy is stored in place of the file."""
LEFT_OUT = frozenset({".br", BEST_COPY, ".map"})
"""The endings of files that are not stored under their own names."""


class BuildFiles:
    """The files of all builds, compressed by gzip where that makes them smaller. `own`: the folder of this build."""

    def __init__(self, store: Store, own: Path) -> None:
        self._store = store
        self._own = own

    async def keep(self) -> None:
        """Store the files of this build now, and again before they expire, as long as the node runs."""
        while True:
            try:
                await self.put()
            except (StoreUnavailable, OSError) as error:
                log.warning("the files of the client are stored later", extra=about(reason=str(error)))
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                await asyncio.sleep(KEPT_SECONDS / 4)

    async def put(self) -> None:
        """Store the files of this build for `KEPT_SECONDS`, each compressed by gzip if the build has made such a copy.

        Raises `StoreUnavailable`, and `OSError` for a file that cannot be read.
        """
        for file in sorted(self._own.glob("*")) if self._own.is_dir() else ():
            if file.suffix not in LEFT_OUT:
                copy = file.with_name(file.name + BEST_COPY)
                content = copy.read_bytes() if copy.is_file() else file.read_bytes()
                await self._store.call("SET", build_file_key(file.name), content, "EX", KEPT_SECONDS)

    async def find(self, name: str) -> bytes | None:
        """Return the content of a file, perhaps compressed by gzip; None if no node has stored it.

        Also None while the store is away.
        """
        try:
            found: bytes | None = await self._store.call("GET", build_file_key(name))
        except StoreUnavailable:
            return None
        return found
