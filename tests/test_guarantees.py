"""`docs/guarantees.md`: every promise names tests that exist, and the command that runs all of them."""

import ast
import re
from pathlib import Path

from tests.e2e.test_browser import EVERYDAY
from tests.test_security import ROOT, names_in

TEXT = (ROOT / "docs" / "guarantees.md").read_text()
PROMISES = [line for line in TEXT.splitlines() if line.startswith("| ") and "`tests/" in line]


def test_a_promise_names_tests_that_exist_and_the_command_that_proves_it() -> None:
    for line in PROMISES:
        tests = [test.split("::") for test in re.findall(r"`(tests/[^`]+)`", line)]
        assert tests, line
        for file, name in tests:
            assert name in names_in(ROOT / file), f"{file}::{name}"
        command = "make test-all" if any(is_slow(ROOT / file, name) for file, name in tests) else "make test"
        assert line.rstrip(" |").endswith(f"| `{command}`"), f"`{command}` runs all tests of {line}"


def is_slow(file: Path, name: str) -> bool:
    """Whether `make test` leaves a test out, by the marks of its module and its own."""
    if file.suffix == ".mjs":
        return not any(pattern in name for pattern in EVERYDAY.values())
    marked = [
        node.decorator_list if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else [node]
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if getattr(node, "name", "") == name or ast.unparse(node).startswith("pytestmark")
    ]
    return any(re.search(r"mark\.(slow|kill)", ast.unparse(one)) for nodes in marked for one in nodes)


def test_no_promise_goes_without() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ")]
    assert len(PROMISES) == len(rows) - 2 > 8
