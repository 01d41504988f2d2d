"""`docs/operations.md` names all that can be set and all that is measured."""

import re
from pathlib import Path

from prometheus_client import REGISTRY

from botyard import metrics
from botyard.cli import UNAVAILABLE, USAGE_ERROR
from botyard.settings import NAMES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/operations.md").read_text()
TROUBLESHOOTING = (ROOT / "docs/troubleshooting.md").read_text()


def test_all_settings_are_there_and_no_others() -> None:
    table = PAGE.split("## Settings")[1].split("\n## ")[0]
    assert set(re.findall(r"`([A-Z][A-Z_]+)`", table)) == set(NAMES)


def test_all_metrics_are_there_and_no_others() -> None:
    table = PAGE.split("## Metrics")[1].split("\n## ")[0]
    shown = set(re.findall(r"^\| `(botyard_\w+)", table, re.M))
    families = {family.name: family.type for family in REGISTRY.collect() if family.name.startswith("botyard_")}
    assert shown == {name + ("_total" if kind == "counter" else "") for name, kind in families.items()}
    assert b"botyard_connections" in metrics.exposition()


def test_the_labels_are_there() -> None:
    told = {"commands": "result,code", "resumes": "outcome", "redis_errors": "kind", "bot_answers": "level,outcome"}
    for name, labels in told.items():
        assert f"`botyard_{name}_total{{{labels}}}`" in PAGE


def test_the_exit_statuses_are_there() -> None:
    table = PAGE.split("## Exit statuses")[1].split("\n## ")[0]
    assert set(re.findall(r"^\| (\d+) ", table, re.M)) == {"0", "1", str(USAGE_ERROR), str(UNAVAILABLE)}
    assert f"RestartPreventExitStatus={USAGE_ERROR}\n" in table


def test_the_log_lines_that_pages_name_are_written_somewhere() -> None:
    named = {*re.findall(r"line `([^`]+)`", PAGE + TROUBLESHOOTING), "the store is known"}
    source = "".join(file.read_text() for file in (ROOT / "server").rglob("*.py"))
    assert len(named) > 2
    assert [line for line in named if f'"{line}"' not in source] == []
