"""What tests wait for and look at: a state that has no event, with a deadline, and the log lines of a server."""

import asyncio
import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest

from botyard.logs import Lines

SECONDS = 60.0
"""Only a failure takes so long: generous, since the machine may do much else."""


async def until(holds: Callable[[], object], seconds: float = SECONDS) -> None:
    """Wait until `holds` is true. Raises `AssertionError`, which says what was waited for, after `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            while not holds():  # noqa: ASYNC110 - what is waited for has no event
                await asyncio.sleep(0.002)
    except TimeoutError:
        raise AssertionError(f"not true within {seconds} s: {_described(holds)}") from None


def _described(holds: Callable[[], object]) -> str:
    """The source of a function, its last value, and those of the variables that it takes from outside."""
    try:
        source = inspect.getsource(holds).strip()
    except (OSError, TypeError):  # it has none
        source = repr(holds)
    known = inspect.getclosurevars(holds).nonlocals if inspect.isfunction(holds) else {}
    values = "".join(f"\n    {name} = {value!r:.500}" for name, value in known.items())
    return f"{source}\n  is {holds()!r:.500}{values}"


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """The lines of the test so far."""
    return [json.loads(Lines().format(record)) for record in caplog.records]


def fields(caplog: pytest.LogCaptureFixture, event: str) -> dict[str, Any]:
    """The fields of the first line whose `event` has these words."""
    found = [line for line in lines(caplog) if line["event"] == event]
    assert found, f"{event!r} is not among {sorted({line['event'] for line in lines(caplog)})}"
    return found[0]
