"""The order of tests: the longest first, dealt to the workers."""

import pytest

from tests.support.order import dealt

pytestmark = pytest.mark.slow


def test_each_worker_begins_with_long_tests_and_files_stay_together() -> None:
    long, short = [["e1"], ["e2"], ["k1", "k2"]], ["a", "b", "c", "d", "e"]
    assert dealt(long, short, 2) == ["e1", "k1", "k2", "a", "b", "c", "e2", "d", "e"]


def test_no_test_is_lost_or_doubled_for_any_number_of_workers() -> None:
    long, short = [[f"l{n}"] for n in range(5)], [f"s{n}" for n in range(7)]
    for workers in range(1, 15):
        assert sorted(dealt(long, short, workers)) == sorted([*(test for one in long for test in one), *short])
