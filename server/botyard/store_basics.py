"""Keep the signing key and the data format in Redis: every node stores them again if Redis was emptied."""

import asyncio
import logging

from botyard.background_tasks import Loops
from botyard.health import Readiness
from botyard.store.data_format import FORMAT
from botyard.store.error_classes import StoreUnavailable
from botyard.store.store import Store

log = logging.getLogger("botyard")

CHECK_SECONDS = 10.0
"""How often the signing key and the data format are checked."""


class StoreBasics(Loops):
    """Checks what a node that starts later needs to find in Redis.

    `secret`: the signing key to be stored, None if it is in the settings of each node.
    """

    def __init__(self, store: Store, secret: bytes | None, readiness: Readiness) -> None:
        self._store = store
        self._secret = secret
        self._readiness = readiness
        super().__init__((self._keep_checking, "signing key and format"))  # endless work, and the name of its task

    async def _keep_checking(self) -> None:
        """Check the data format and the signing key in the store for ever."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                await self._check_format()
                await self._check_secret()
            except StoreUnavailable:
                log.debug("the signing key is checked later")

    async def _check_secret(self) -> None:
        if self._secret is not None and await self._store.secret(self._secret) != self._secret:
            log.error("nodes sign with different keys: restart those that started first")

    async def _check_format(self) -> None:
        """Store the format if it is missing; if it is newer, report this node as outdated."""
        outdated = await self._store.raise_format() > FORMAT
        if outdated and not self._readiness.outdated:
            log.error("a newer release has stored data: start it in the place of this node")
        self._readiness.outdated = outdated
