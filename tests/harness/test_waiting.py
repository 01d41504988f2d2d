"""Waiting in tests: a failure says what did not become true."""

import pytest

from tests.support.waiting import until

pytestmark = pytest.mark.slow


async def test_a_condition_that_stays_false_is_reported_with_its_values() -> None:
    numbers = [1, 2]
    with pytest.raises(AssertionError) as failure:
        await until(lambda: len(numbers) == 3, 0.01)
    assert str(failure.value).splitlines() == [
        "not true within 0.01 s: await until(lambda: len(numbers) == 3, 0.01)",
        "  is False",
        "    numbers = [1, 2]",
    ]


async def test_a_true_condition_takes_no_waiting() -> None:
    await until({1: 2}.keys)
