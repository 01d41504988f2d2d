"""`docs/security.md` and `docs/guarantees.md`: what they say is enforced and shown by tests, which exist.

A promise also names the command that runs all of its tests.
"""

import ast
import re
from pathlib import Path
from pkgutil import resolve_name

from botyard.settings import NAMES
from botyard_protocol.codes import Close, Code
from tests.e2e.test_browser import EVERYDAY

# --- `docs/security.md` -----------------------------------------------------------------------------------------


ROOT = Path(__file__).parent.parent
SECURITY = (ROOT / "docs" / "security.md").read_text()
HEAD = ["rule", "value", "enforced by", "the offender gets", "shown by"]


def rows() -> list[list[str]]:
    """The cells of all rows of all tables."""
    lines = [line[1:-1] for line in SECURITY.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.split("|")] for line in lines]
    return [row for row in cells if row != HEAD and set(row) != {"---"}]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_rule_is_enforced_where_it_says_and_shown_by_tests_that_exist() -> None:
    for row in rows():
        assert len(row) == len(HEAD), row
        places, tests = quoted(row[2]), quoted(row[4])
        assert places, row
        assert tests, row
        for place in places:
            resolve_name(place)
        for test in tests:
            file, _, name = test.partition("::")
            assert name in names_in(ROOT / file), test


def names_in(file: Path) -> set[str]:
    """The names of the tests in a file."""
    text = file.read_text()
    if file.suffix == ".mjs":
        return set(re.findall(r'^test\("([^"]+)"', text, re.MULTILINE))
    functions = [one for one in ast.parse(text).body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {function.name for function in functions if function.name.startswith("test_")}


def test_codes_and_settings_that_are_named_exist() -> None:
    assert set(re.findall(r"\b(4[01]\d\d)\b", SECURITY)) - {"403", "404"} <= {str(int(close)) for close in Close}
    gets = " ".join(row[3] for row in rows())
    words = {word for word in quoted(gets) if re.fullmatch(r"[a-z_]+", word)} - {"try_again", "error"}
    assert words
    assert words <= {code.value for code in Code}
    assert set(re.findall(r"BOTYARD_\w+", SECURITY)) <= set(NAMES)


def test_every_code_by_which_a_connection_is_closed_for_harm_is_documented() -> None:
    documented = set(re.findall(r"close (4\d\d\d)", SECURITY))
    other = {Close.RESTART, Close.STORE_AWAY, Close.ROOM_GONE, Close.FAILED, Close.PROTOCOL}
    assert documented == {str(int(close)) for close in set(Close) - other}


# --- `docs/guarantees.md` ---------------------------------------------------------------------------------------


GUARANTEES = (ROOT / "docs" / "guarantees.md").read_text()
PROMISES = [line for line in GUARANTEES.splitlines() if line.startswith("| ") and "`tests/" in line]


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
    rows = [line for line in GUARANTEES.splitlines() if line.startswith("| ")]
    assert len(PROMISES) == len(rows) - 2 > 8
