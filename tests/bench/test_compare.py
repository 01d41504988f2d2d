"""The comparison of two commits: its statistics, and that it runs."""

import re
from pathlib import Path

import pytest

from bench import compare

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def test_the_interval_of_equal_ratios_is_a_point() -> None:
    assert compare.interval([0.8] * 7) == (0.8, 0.8)


def test_the_interval_holds_the_median_and_not_a_single_outlier() -> None:
    low, high = compare.interval([0.78, 0.79, 0.8, 0.8, 0.81, 0.82, 3.0])
    assert 0.78 <= low <= 0.8 <= high < 3.0


def test_a_row_has_the_medians_and_the_ratio_of_pairs() -> None:
    base: list[compare.Run] = [{"cpu": 100.0}, {"cpu": 200.0}, {"cpu": 400.0}]
    here: list[compare.Run] = [{"cpu": 50.0}, {"cpu": 100.0}, {"cpu": 200.0}]
    assert compare.rows("turns", base, here) == [
        "| turns | µs of server CPU a turn | 200.0 | 100.0 | 0.500 (0.500-0.500) |"
    ]


def test_a_run_of_this_checkout_has_all_figures() -> None:
    options = {"rooms": 1, "watchers": 1, "think": 0.0, "warm_up": 0.1, "seconds": 0.5}
    found = compare.one_run(compare.path_of(ROOT, native=False), options)
    assert set(found) == {"cpu", "turns", "p50", "p99", "update"} <= set(compare.METRICS)
    assert all(found[metric] > 0 for metric in ("turns", "p50", "p99", "update"))
    assert found["cpu"] >= 0  # it is counted in hundredths of a second


def test_connections_have_figures_of_their_own() -> None:
    short: dict[str, float | str] = {"work": "resume", "clients": 3, "warm_up": 0.0, "seconds": 0.1}
    found = compare.one_run(compare.path_of(ROOT, native=False), short)
    assert set(found) == {"back_cpu", "back"} <= set(compare.METRICS)
    assert found["back_cpu"] >= 0
    assert found["back"] > 0


def test_an_unknown_commit_is_refused_with_a_sentence() -> None:
    with pytest.raises(SystemExit, match=re.escape("there is no commit no-such-commit.")):
        compare.tree_of("no-such-commit")
