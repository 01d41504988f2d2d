"""How long something holds, as operators write it."""

import pytest

from botyard.admin.duration import BadDuration, read_duration


@pytest.mark.parametrize(
    ("text", "ms"), [("1m", 60_000), ("90m", 5_400_000), ("2h", 7_200_000), ("7d", 604_800_000), ("2w", 1_209_600_000)]
)
def test_a_time_is_a_number_and_a_unit(text: str, ms: int) -> None:
    assert read_duration(text) == ms


@pytest.mark.parametrize("text", ["", "2", "h", "0h", "-1h", "2 h", "1s", "3651d", "9999999d", "２h"])
def test_anything_else_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadDuration, match="write 90m, 2h, 7d or 2w"):
        read_duration(text)
