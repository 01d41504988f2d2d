"""Durations and times on the command line, as operators write them."""

from datetime import UTC, datetime

import pytest

from botyard.admin.times import BadDuration, BadTime, read_duration, read_time


@pytest.mark.parametrize(
    ("text", "ms"), [("1m", 60_000), ("90m", 5_400_000), ("2h", 7_200_000), ("7d", 604_800_000), ("2w", 1_209_600_000)]
)
def test_a_duration_is_a_number_and_a_unit(text: str, ms: int) -> None:
    assert read_duration(text) == ms


@pytest.mark.parametrize("text", ["", "2", "h", "0h", "-1h", "2 h", "1s", "3651d", "9999999d", "２h"])
def test_anything_else_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadDuration, match="write 90m, 2h, 7d or 2w"):
        read_duration(text)


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
