"""The messages that a node is serving. A node that stops begins no more, and waits for these."""

import asyncio
import logging

from botyard.logs import about

log = logging.getLogger("botyard.net")


class InFlight:
    """Counts the messages that are being served."""

    def __init__(self) -> None:
        self.stopping = False
        self._count = 0
        self._idle = asyncio.Event()

    def begin(self) -> bool:
        """Count a message until `end`. False if the node stops: then it is not to be served."""
        if self.stopping:
            return False
        self._count += 1
        return True

    def end(self) -> None:
        """End a message, which is answered."""
        self._count -= 1
        if not self._count:
            self._idle.set()

    async def finish(self, seconds: float) -> None:
        """Begin no more, and wait at most `seconds` until the messages in flight are answered.

        Messages that arrive meanwhile are ignored: a client sends them to the next node again, with the same id.
        """
        self.stopping = True
        if not self._count:
            return
        self._idle.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._idle.wait()
        except TimeoutError:
            log.warning("the node stops with commands in hand", extra=about(count=self._count))
