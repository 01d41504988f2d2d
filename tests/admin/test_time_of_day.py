"""Times on the command line: of today or tomorrow, of a date, or from now."""

from datetime import UTC, datetime

import pytest

from botyard.admin.time_of_day import BadTime, read_time

NOW = datetime(2026, 11, 23, 17, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("18:00", datetime(2026, 11, 23, 18, 0, tzinfo=UTC)),
        ("17:30", datetime(2026, 11, 24, 17, 30, tzinfo=UTC)),
        ("2026-11-25T06:15", datetime(2026, 11, 25, 6, 15, tzinfo=UTC)),
        ("2026-11-25T06:15+01:00", datetime(2026, 11, 25, 5, 15, tzinfo=UTC)),
        ("15m", datetime(2026, 11, 23, 17, 45, tzinfo=UTC)),
    ],
)
def test_a_time_is_read_in_the_zone_of_the_machine(text: str, expected: datetime) -> None:
    assert read_time(text, NOW) == expected.timestamp()


@pytest.mark.parametrize("text", ["", "18", "25:00", "18:00:00", "soon", "2026-13-01T00:00", "0m"])
def test_anything_else_is_no_time(text: str) -> None:
    with pytest.raises(BadTime):
        read_time(text, NOW)
