"""`docs/guarantees.md`: every promise names tests that exist."""

import re

import pytest

from tests.test_security import ROOT, names_in

TEXT = (ROOT / "docs" / "guarantees.md").read_text()
PROMISES = [line for line in TEXT.splitlines() if line.startswith("| ") and "`tests/" in line]


@pytest.mark.parametrize("line", PROMISES, ids=lambda line: line.split("|")[1].strip()[:40])
def test_a_promise_names_tests_that_exist(line: str) -> None:
    tests = re.findall(r"`(tests/[^`]+)`", line)
    assert tests
    for test in tests:
        file, _, name = test.partition("::")
        assert name in names_in(ROOT / file), test


def test_no_promise_goes_without() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ")]
    assert len(PROMISES) == len(rows) - 2 > 8
