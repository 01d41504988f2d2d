"""What a node has in hand: messages that are being served. A node that stops begins none, and waits for these."""

import asyncio
import logging

from botyard.logs import about

log = logging.getLogger("botyard.net")


class InFlight:
    """Counts what was begun and has not ended."""

    def __init__(self) -> None:
        self.stopping = False
        self._in_hand = 0
        self._idle = asyncio.Event()

    def begin(self) -> bool:
        """Something is to be served, until `end`. False if nothing is begun any more."""
        if self.stopping:
            return False
        self._in_hand += 1
        return True

    def end(self) -> None:
        """What was begun is answered."""
        self._in_hand -= 1
        if not self._in_hand:
            self._idle.set()

    async def finish(self, seconds: float) -> None:
        """The node stops: begin nothing new, and wait until what is in hand is answered, at most so long.

        What comes meanwhile is not looked at: its sender keeps it and sends it to the next node, with the same id.
        """
        self.stopping = True
        if not self._in_hand:
            return
        self._idle.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._idle.wait()
        except TimeoutError:
            log.warning("the node stops with commands in hand", extra=about(count=self._in_hand))
