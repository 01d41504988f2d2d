"""How many lines other packages may log."""

import logging

import pytest

from botyard import log_limit
from botyard.log_limit import LineLimit


class Clock:
    """Seconds that pass when a test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def line(
    name: str = "uvicorn.error", text: str = "Invalid HTTP request received.", error: Exception | None = None
) -> logging.LogRecord:
    exc_info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord(name, logging.WARNING, "x.py", 1, text, (), exc_info)


def raised(kind: type[Exception]) -> Exception:
    try:
        raise kind("secret")
    except Exception as error:
        return error


def test_each_kind_writes_one_line_a_minute_and_the_next_says_how_many_were_not() -> None:
    clock = Clock()
    limit = LineLimit(clock)
    assert [limit.filter(line()) for _ in range(100)] == [True] + [False] * 99
    assert limit.filter(line(text="another"))
    clock.now = 60.0
    later = line()
    assert limit.filter(later)
    assert later.__dict__["about"] == {"count": 99}
    assert not limit.filter(line())


def test_exceptions_differ_by_type_and_place() -> None:
    limit = LineLimit(Clock())
    errors = [raised(ValueError), raised(ValueError), raised(KeyError)]
    assert [limit.filter(line(error=error)) for error in errors] == [True, False, True]


def test_lines_of_our_own_are_all_written() -> None:
    limit = LineLimit(Clock())
    assert all(limit.filter(line("botyard.net")) for _ in range(10))


def test_how_many_kinds_are_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_limit, "KINDS_KEPT", 10)
    limit = LineLimit(Clock())
    assert all(limit.filter(line(text=f"kind {place}")) for place in range(1000))
    assert len(limit._passed) <= 10
