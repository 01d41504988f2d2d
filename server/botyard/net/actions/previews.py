"""Previews of commands: quick ones at once in the event loop, within its share of time, others in a worker."""

import time

from botyard.errors import GameFailed
from botyard.net.transport.token_bucket import Bucket
from botyard.processes.process_pool import Busy, ProcessPool
from botyard.processes.worker_process import TaskFailed
from botyard.rooms.requests import RETRY_MS, Rejected, RetryLater
from botyard.rooms.runtime.game_failures import GameGuard, log_failure
from botyard.rooms.sight import preview as previews
from botyard.rooms.sight.preview import Question
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import Previewed

LOOP_SHARE = 0.1
"""The share of the event loop's time that previews may take; beyond it they go to the worker."""
LOOP_BURST_SECONDS = 0.1
"""The loop's time that may be taken at once."""
WORKER_SECONDS = 0.5
"""The longest time that a preview may take in the worker."""

_MICROSECONDS = 1_000_000


class Previews:
    """Answers preview requests of one node. Those of games without quick previews go to a worker process."""

    def __init__(self) -> None:
        self._pool = ProcessPool(1, previews.__name__, niceness=0)  # one process, of ordinary priority: a player waits
        self.stop = self._pool.stop
        share, burst = int(LOOP_SHARE * _MICROSECONDS), int(LOOP_BURST_SECONDS * _MICROSECONDS)
        self._loop_time = Bucket(share, burst, time.monotonic())  # its tokens are microseconds

    async def answer(self, room: str, game: str, question: Question) -> Previewed | Rejected | RetryLater:
        """Compute a preview: a quick one at once, while the loop's share of time lasts, any other in the worker.

        Returns `RetryLater` while the worker is busy or starts. Raises `GameFailed`.
        """
        wait_ms = self._loop_time.wait(time.monotonic())  # 0 while the loop's share is not used up
        if question.quick and not wait_ms:
            return self._answer_at_once(room, game, question)
        try:
            return await self._pool.run(WORKER_SECONDS, previews.answer, question, only_started=True)
        except TaskFailed as error:
            log_failure(room, game, error)
            raise GameFailed from error
        except Busy:
            return RetryLater(Code.BUSY, localized("busy-server_too_previews_try"), RETRY_MS)

    def _answer_at_once(self, room: str, game: str, question: Question) -> Previewed | Rejected:
        """Compute a preview in this process, and charge the time that it takes."""
        started = time.monotonic()
        try:
            with GameGuard(room, game):
                return previews.answer(question)
        finally:
            now = time.monotonic()
            self._loop_time.charge(now, int((now - started) * _MICROSECONDS))
