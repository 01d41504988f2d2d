"""`docs/security.md`: what it says is enforced somewhere, and shown by a test."""

import ast
import re
from pathlib import Path
from pkgutil import resolve_name

from botyard.settings import NAMES
from botyard_protocol.codes import Close, Code

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "security.md").read_text()
HEAD = ["rule", "value", "enforced by", "the offender gets", "shown by"]


def rows() -> list[list[str]]:
    """The cells of all rows of all tables."""
    lines = [line[1:-1] for line in TEXT.splitlines() if line.startswith("|")]
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
    assert set(re.findall(r"\b(4[01]\d\d)\b", TEXT)) - {"403", "404"} <= {str(int(close)) for close in Close}
    gets = " ".join(row[3] for row in rows())
    words = {word for word in quoted(gets) if re.fullmatch(r"[a-z_]+", word)} - {"try_again", "error"}
    assert words
    assert words <= {code.value for code in Code}
    assert set(re.findall(r"BOTYARD_\w+", TEXT)) <= set(NAMES)


def test_every_code_by_which_a_connection_is_closed_for_harm_is_documented() -> None:
    documented = set(re.findall(r"close (4\d\d\d)", TEXT))
    other = {Close.RESTART, Close.STORE_AWAY, Close.ROOM_GONE, Close.FAILED, Close.PROTOCOL}
    assert documented == {str(int(close)) for close in set(Close) - other}
