"""Every statement of the sources has tests that exist, and the rule behind it can be changed so that one fails."""

import ast
import json
import random
from functools import cache
from pathlib import Path

import pytest

from tests.games.mutants import CASE, ROOT, Statement, cases, check_all, statements

ALL = statements()
LANGUAGES = json.loads((ROOT / "locales" / "complete.json").read_text())
WITHOUT_MUTANT = {
    "TTB-024": "a mark on the board of the page",
    "TTB-038": "no code says what has no facing",
    "VOLT-170": "the service does not start with another stack for a champion module",
}
"""Rules behind which no single place of the rules' code stands, and why."""


@cache
def functions(path: Path) -> frozenset[str]:
    """The names of the functions of a Python file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def exists(statement: Statement, test: str) -> bool:
    """Whether a test that a statement names is there."""
    if test.startswith(CASE):
        return test.removeprefix(CASE) in cases(statement.game)
    file, mark, name = test.partition("::") if "::" in test else test.partition(": ")
    if not mark or not (ROOT / file).is_file():
        return False
    return name in functions(ROOT / file) if mark == "::" else f'"{name}"' in (ROOT / file).read_text(encoding="utf-8")


def test_all_statements_are_there_once() -> None:
    assert len({one.id for one in ALL}) == len(ALL) == 448


@pytest.mark.parametrize("kind", ["rule", "example", "faq", "interface"])
def test_every_statement_names_tests_that_exist(kind: str) -> None:
    for one in ALL:
        if one.kind == kind:
            assert bool(one.tests) != bool(one.waits), f"{one.id} has no test, and does not say what it waits for"
            assert [test for test in one.tests if not exists(one, test)] == [], one.id
            assert not one.waits or kind == "interface", one.id


def test_behind_every_rule_stands_code_that_can_be_changed() -> None:
    without = {one.id for one in ALL if one.mutant is None and one.kind != "interface"}
    assert without == set(WITHOUT_MUTANT)
    for one in ALL:
        if one.mutant is not None:
            compile(one.mutated(), one.mutant.file, "exec")


@pytest.mark.slow
def test_a_change_of_a_rule_is_noticed_by_a_test_that_its_statement_names() -> None:
    chosen = random.Random(24).sample([one for one in ALL if one.mutant is not None], 4)
    assert [one.id for one, test in check_all(chosen) if not test] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_tile_has_a_name_in_each_complete_language(language: str) -> None:
    names = texts(language, "twin_tin_bots", "match-tiles-")
    assert names.keys() == texts("en", "twin_tin_bots", "match-tiles-").keys()
    assert len(set(names.values())) == len(names) == 21


def texts(language: str, name: str, prefix: str) -> dict[str, str]:
    """The texts of a file of a language whose ids begin so."""
    lines = (ROOT / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
    found = (line.partition(" = ") for line in lines if line.startswith(prefix) and " = " in line)
    return {id: text for id, _, text in found}
