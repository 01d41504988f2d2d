"""Metrics that are counted in the process first are shown as if each had been added at once."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import REGISTRY, CollectorRegistry, Histogram, generate_latest

from botyard import metrics
from botyard.metrics import BatchedHistogram

BOUNDS = (0.001, 0.01, 0.1, 1.0)
AMOUNTS = st.lists(st.sampled_from((0.0, *BOUNDS, 1e9)) | st.floats(0, 2), max_size=20)


def shown(registry: CollectorRegistry) -> list[str]:
    """The lines of the text format, without the times at which metrics were made."""
    return [line for line in generate_latest(registry).decode().splitlines() if "_created" not in line]


@given(st.lists(AMOUNTS, min_size=1, max_size=4))
def test_a_batched_histogram_shows_what_an_ordinary_one_does(batches: list[list[float]]) -> None:
    batched_registry, ordinary_registry = CollectorRegistry(), CollectorRegistry()
    batched = BatchedHistogram("seconds", "Some times.", buckets=BOUNDS, registry=batched_registry)
    ordinary = Histogram("seconds", "Some times.", buckets=BOUNDS, registry=ordinary_registry)
    for amounts in batches:
        for amount in amounts:
            batched.observe(amount)
            ordinary.observe(amount)
        batched.flush()
        *counts, total = [line for line in shown(batched_registry) if not line.startswith("#")]
        *expected, expected_total = [line for line in shown(ordinary_registry) if not line.startswith("#")]
        assert counts == expected
        assert abs(float(total.split()[1]) - float(expected_total.split()[1])) <= 1e-6 * float(
            expected_total.split()[1]
        )


def test_nothing_is_shown_before_it_is_flushed_and_nothing_twice() -> None:
    name, labels = "botyard_commands_total", {"result": "rejected", "code": "only_in_this_test"}
    seen = []
    for count in (2, 0, 3):
        metrics.command_results["rejected", "only_in_this_test"] += count
        seen.append(REGISTRY.get_sample_value(name, labels))
        metrics.flush()
        seen.append(REGISTRY.get_sample_value(name, labels))
    assert seen == [None, 2, 2, 2, 2, 5]


def test_the_version_and_its_form_are_shown() -> None:
    assert b'botyard_build_info{form="' in metrics.exposition()


def test_metrics_are_read_while_a_node_makes_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "counter_2.db").touch()
    monkeypatch.setattr(metrics, "_shared", str(tmp_path))
    assert b"botyard_store_info" in metrics.exposition()
