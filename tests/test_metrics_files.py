"""The files in which nodes that share a port keep their metrics."""

from pathlib import Path

import pytest

from botyard import metrics


def test_metrics_are_read_while_a_node_makes_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "counter_2.db").touch()
    monkeypatch.setattr(metrics, "_shared", str(tmp_path))
    assert b"botyard_store_info" in metrics.exposition()
