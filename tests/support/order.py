"""A plugin of pytest that starts the longest tests first, so that no worker is left alone with one at the end."""

from collections.abc import Sequence
from itertools import chain, zip_longest

import pytest

LONG = ("e2e", "timeout", "kill")
"""Marks of tests that drive browsers, that may take longer than others, and that kill processes."""


def dealt(long: Sequence[list[str]], short: Sequence[str], workers: int) -> list[str]:
    """An order in which the part of each worker begins with long tests. pytest-xdist cuts parts of equal numbers.

    `long`: groups of tests that stay together, dealt in turn.
    """
    left, rest, order = list(short), len(short) + sum(map(len, long)), list[str]()
    for place in range(workers):
        size = rest // (workers - place)  # as `WorkStealingScheduling.schedule` cuts what is left
        part = [test for group in long[place::workers] for test in group]
        taken = max(0, size - len(part))
        order += part + left[:taken]
        del left[:taken]
        rest -= size
    return order + left


@pytest.hookimpl(trylast=True)  # after tests have been deselected
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deal the tests to as many workers as there are; those of one file stay together, since they share fixtures.

    Tests in browsers share none. They keep a core busy, while the other long ones wait for processes: every second
    worker begins with tests in browsers, so that both kinds run at the same time.
    """
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    in_browsers = [[item.nodeid] for item in items if _mark_of(item) == "e2e"]
    others: dict[str, list[str]] = {}
    for mark in LONG[1:]:
        for item in items:
            if _mark_of(item) == mark:
                others.setdefault(item.nodeid.partition("::")[0], []).append(item.nodeid)
    by_id = {item.nodeid: item for item in items}
    short = [item.nodeid for item in items if _mark_of(item) is None]
    long = list(chain.from_iterable(zip_longest(in_browsers, others.values(), fillvalue=[])))
    items[:] = [by_id[test] for test in dealt(long, short, workers)]


def _mark_of(item: pytest.Item) -> str | None:
    """The first mark of `LONG` that a test has, None if it has none."""
    return next((mark for mark in LONG if item.get_closest_marker(mark)), None)
