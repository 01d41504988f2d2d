"""The log lines of a server."""

import json
from typing import Any

import pytest

from botyard.logs import Lines


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """The lines of the test so far."""
    return [json.loads(Lines().format(record)) for record in caplog.records]


def fields(caplog: pytest.LogCaptureFixture, event: str) -> dict[str, Any]:
    """The fields of the first line whose `event` has these words."""
    found = [line for line in lines(caplog) if line["event"] == event]
    assert found, f"{event!r} is not among {sorted({line['event'] for line in lines(caplog)})}"
    return found[0]
