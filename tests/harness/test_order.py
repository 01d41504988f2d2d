"""The order of tests: the longest first, dealt to the workers."""

from types import SimpleNamespace
from typing import Any

import pytest
from xdist.scheduler.worksteal import WorkStealingScheduling  # type: ignore[import-untyped]

from tests.support.order import dealt

pytestmark = pytest.mark.slow


class _Worker:
    """A worker of pytest-xdist that keeps the places of the tests that it is given."""

    shutting_down = False

    def __init__(self, place: int) -> None:
        self.gateway = SimpleNamespace(id=f"gw{place}")
        self.places: list[int] = []

    def send_runtest_some(self, places: list[int]) -> None:
        self.places += places


def _parts(tests: list[str], workers: int) -> list[list[str]]:
    """What pytest-xdist gives to each worker at the start."""
    config: Any = SimpleNamespace(getvalue=lambda _: [f"{workers}*popen"])
    scheduling, nodes = WorkStealingScheduling(config), [_Worker(place) for place in range(workers)]
    worker: Any
    for worker in nodes:
        scheduling.add_node(worker)
        scheduling.add_node_collection(worker, tests)
    scheduling.schedule()
    return [[tests[place] for place in worker.places] for worker in nodes]


def test_each_worker_begins_with_long_tests_and_files_stay_together() -> None:
    long, short = [["e1"], ["e2"], ["k1", "k2"], ["e3"], ["e4"]], [f"s{n}" for n in range(40)]
    for workers in range(1, 6):
        for place, part in enumerate(_parts(dealt(long, short, workers), workers)):
            own = [test for group in long[place::workers] for test in group]
            assert part[: len(own)] == own


def test_no_test_is_lost_or_doubled_for_any_number_of_workers() -> None:
    long, short = [[f"l{n}"] for n in range(5)], [f"s{n}" for n in range(7)]
    for workers in range(1, 15):
        assert sorted(dealt(long, short, workers)) == sorted([*(test for one in long for test in one), *short])
