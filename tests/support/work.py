"""Counts the work of the event loop: calls of functions, which are the same on any machine, however busy it is."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

from botyard.net.transport.token_bucket import MessageBudget

CALLERS = ("/tests/", "/websockets/asyncio/", "/asyncio/", "/pytest", "/_pytest/")
"""Parts of the paths of code that sends requests: its own work is not counted."""


class Work:
    """The work of this thread while it is counted, without that of callers.

    `calls`: of functions in Python and C. `longest`: the calls of the longest stretch in which the loop serves nothing
    else; `where`: the function that it began with. `paid`: what was charged for all requests, in messages.
    """

    def __init__(self) -> None:
        self.calls = self.longest = self.paid = 0
        self._depth = self._stretch = 0
        self._own = False
        self.where = self._first = ""

    def _on_event(self, frame: FrameType, event: str, _: Any) -> None:
        """Get an event of `sys.setprofile`. A stretch lasts from a call by the event loop to its return."""
        if event == "call":
            if not self._depth:
                self._stretch = 0
                path = frame.f_code.co_filename
                self._own = not any(part in path for part in CALLERS)
                self._first = f"{path}:{frame.f_code.co_name}"
            self._depth += 1
            self._stretch += 1
        elif event == "c_call":
            self._stretch += 1
        elif event == "return" and self._depth:
            self._depth -= 1
            if not self._depth and self._own:
                self.calls += self._stretch
                if self._stretch > self.longest:
                    self.longest, self.where = self._stretch, self._first

    @contextmanager
    def counted(self) -> Iterator["Work"]:
        """Count from here to the end of the block. The garbage of earlier tests is not collected meanwhile."""
        before, collecting = sys.getprofile(), gc.isenabled()
        gc.disable()
        with pytest.MonkeyPatch.context() as patch:
            take, charge = MessageBudget.take, MessageBudget.charge

            def taken(budget: MessageBudget, now: float) -> tuple[int, str]:
                self.paid += 1
                return take(budget, now)

            def charged(budget: MessageBudget, now: float, price: int) -> None:
                self.paid += max(price, 0)
                charge(budget, now, price)

            patch.setattr(MessageBudget, "take", taken)
            patch.setattr(MessageBudget, "charge", charged)
            sys.setprofile(self._on_event)
            try:
                yield self
            finally:
                sys.setprofile(before)
                if collecting:
                    gc.enable()
