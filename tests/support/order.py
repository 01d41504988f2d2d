"""A plugin of pytest that starts the longest tests first, so that no worker is left alone with one at the end."""

from collections.abc import Sequence

import pytest

LONG = ("e2e", "kill")
"""Marks of tests that drive browsers, and that kill processes."""


def dealt(long: Sequence[list[str]], short: Sequence[str], workers: int) -> list[str]:
    """An order of which each worker gets an equal part, as pytest-xdist cuts it: each part begins with long tests."""
    size = -(-len(short) // workers)
    parts = [
        [test for group in long[place::workers] for test in group] + list(short[place * size : (place + 1) * size])
        for place in range(workers)
    ]
    return [test for part in parts for test in part]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deal the tests to as many workers as there are; those of one file stay together.

    They share fixtures, except in browsers.
    """
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    groups: dict[str, list[str]] = {}
    for mark in LONG:
        for item in items:
            if item.get_closest_marker(mark):
                group = item.nodeid if mark == "e2e" else item.nodeid.partition("::")[0]
                groups.setdefault(group, []).append(item.nodeid)
    long = {test for group in groups.values() for test in group}
    by_id = {item.nodeid: item for item in items}
    short = [item.nodeid for item in items if item.nodeid not in long]
    items[:] = [by_id[test] for test in dealt(list(groups.values()), short, workers)]
