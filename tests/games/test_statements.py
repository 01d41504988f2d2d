"""Every statement of the sources has tests that exist, and the rule behind it can be changed so that one fails.

And scenarios of any game: commands from the start of a match on, and their expected effects.
"""

import ast
import io
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from botyard.games.json_fields import Unusable
from botyard.games.scenarios import main, run
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


# --- scenarios --------------------------------------------------------------------------------------------------


STEPS = [{"seat": seat, "command": {"type": "say", "number": number}} for seat, number in ((1, 2), (0, 1), (0, 1))]


def scenario(**more: Any) -> dict[str, Any]:
    return {"name": "a round", "game": "toy_game", "players": 2, "steps": STEPS, **more}


def test_a_result_tells_what_happened() -> None:
    result = run(scenario(), "twin_tin_bots")
    assert (result["name"], result["ok"], result["rejected"], result["ranking"]) == ("a round", True, [], [])
    assert [event["type"] for event in result["events"]] == ["shown", "said", "said", "shown", "shown"]
    assert result["view"]["round"] == 2
    assert [choice["seat"] for choice in result["choices"]] == [0, 1]


@pytest.mark.parametrize(
    ("expect", "ok"),
    [
        ({"events": ["said", "shown"], "view": {"round": 2}, "rejected": []}, True),
        ({"events": ["said", "said", "said"]}, False),
        ({"view": {"round": 3}}, False),
        ({"view": {"nothing": 1}}, False),
        ({"rejected": [{"step": 1, "code": "choice_closed"}]}, False),
        ({"ranking": [[0]]}, False),
    ],
)
def test_every_field_that_is_expected_is_compared(expect: dict[str, Any], ok: bool) -> None:
    assert run(scenario(expect=expect), "twin_tin_bots")["ok"] is ok


@pytest.mark.parametrize(
    "position",
    [{"mines": [3]}, {"mines": [{"at": [1, 1]}]}, {"seats": 3}, {"seats": [{"seat": ["red"]}]}, {"seats": [3]}],
)
def test_an_expected_position_that_no_match_can_have_is_not_met(position: dict[str, Any]) -> None:
    scenario = json.loads((Path(__file__).parent / "scenarios" / "volt.jsonl").read_text().splitlines()[0])
    assert run(scenario | {"expect": {"position": position}}, "volt")["ok"] is False


def test_commands_that_are_refused_are_named_with_their_step() -> None:
    steps = [{"seat": 5, "command": STEPS[0]["command"]}, {"seat": 0, "command": {"type": "sing"}}, *STEPS]
    result = run(scenario(steps=steps), "toy_game")
    assert result["rejected"] == [{"step": 1, "code": "choice_closed"}, {"step": 2, "code": "invalid_field"}]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "game: must be one of twin_tin_bots, .*toy_game"),
        ({"players": 9}, "options: players: this game is for 2 to 6 players"),
        ({"options": {"rounds": "x"}}, "options: "),
        ({"seed": "xy"}, "seed: must be 64 hex digits"),
    ],
)
def test_a_bad_scenario_is_refused_with_the_reason(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(Unusable, match=said):
        run(scenario(**changes), "toy_game")


def test_files_of_several_games_are_run(tmp_path: Path) -> None:
    file, out = tmp_path / "cases.jsonl", io.StringIO()
    file.write_text(json.dumps(scenario()) + "\n\n" + json.dumps(scenario(expect={"view": {"round": 9}})) + "\n")
    assert main([str(file)], out, io.StringIO()) == 1
    assert [json.loads(line)["ok"] for line in out.getvalue().splitlines()] == [True, False]
