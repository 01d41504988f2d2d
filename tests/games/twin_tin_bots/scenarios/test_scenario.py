import io
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.games.json_fields import Unusable
from botyard.games.scenarios import main
from botyard.games.twin_tin_bots import TwinTinBots
from tests.games.twin_tin_bots.scene import scene
from tests.support.cases import cases

run = TwinTinBots().run_scenario

PUBLIC = Path(__file__).parents[2] / "scenarios" / "public.jsonl"
CASES = [json.loads(line) for line in PUBLIC.read_text("utf-8").splitlines()]
Named = dict[str, Any]

PASS = {"seat": "red", "command": {"type": "pass"}}


def plain(*steps: Any, **more: Any) -> Named:
    """A scenario in which red A zaps, with these steps and further fields."""
    return {
        "name": "plain",
        "position": scene("zap", robots={"yellow A": {"at": (1, 0)}}).position,
        "steps": steps,
        **more,
    }


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_a_result_is_an_expectation_that_its_scenario_fulfils() -> None:
    for case in CASES:
        result = as_json(run(case))
        expect = {**result, "events": [event["type"] for event in result["events"]]}
        assert run({**case, "expect": expect})["ok"], case["name"]
        spoilt = {**result["position"], "round": result["position"]["round"] + 1}
        assert not run({**case, "expect": {"position": spoilt}})["ok"], case["name"]


def test_a_result_tells_what_happened_and_what_is_awaited() -> None:
    result = run(as_json(plain(PASS)))
    assert list(result) == ["name", "ok", "rejected", "events", "pending", "position", "result"]
    assert [event["type"] for event in result["events"]] == ["passed", "order_started", "zap_fired"]
    orders = ["forward_1", "turn_left", "turn_right", "load", "unload", None]
    assert result["pending"] == {"seat": "red", "type": "zap_robot", "options": orders}


def test_rejected_steps_change_nothing_and_the_next_step_is_taken() -> None:
    steps = [
        {"seat": "yellow", "command": {"type": "pass"}},
        {"seat": "pink", "command": {"type": "pass"}},
        {"seat": ["red"], "command": {"type": "pass"}},
        {"seat": "red", "command": {"type": "reset", "robot": "B"}},
        {"seat": "red", "command": None},
        PASS,
        {"seat": "red", "command": {"type": "zap_robot"}},
        {"seat": "red", "command": {"type": "zap_robot", "order": "dash"}},
        {"seat": "red", "command": {"type": "zap_robot", "order": None}},
    ]
    result = run(as_json(plain(*steps)))
    codes = [
        "not_your_turn",
        "no_such_seat",
        "no_such_seat",
        "program_empty",
        "invalid_field",
        "invalid_field",
        "not_offered",
    ]
    assert [one["code"] for one in result["rejected"]] == codes
    assert [one["step"] for one in result["rejected"]] == [1, 2, 3, 4, 5, 7, 8]
    assert result["pending"] == {"seat": "yellow", "type": "program"}


def test_after_the_end_every_command_is_rejected() -> None:
    last = scene(active="yellow", track=[], rounds_left=0).position
    steps = [{"seat": "yellow", "command": {"type": "pass"}}, PASS]
    result = run(as_json({"name": "end", "position": last, "steps": steps}))
    assert result["rejected"] == [{"step": 2, "code": "game_over"}]
    assert result["pending"] is None
    assert result["result"] == {
        "reason": "crystals",
        "ranking": [["red", "yellow"]],
        "scores": {"red": 0, "yellow": 0},
    }


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        ([], "scenario: must be an object"),
        ({"name": "x"}, "position: is missing"),
        ({**plain(), "name": 3}, "name: must be a string"),
        (plain({"seat": "red"}), "steps[0].command: is missing"),
        (plain(PASS, {"command": {}}), "steps[1].seat: is missing"),
        (plain("pass"), "steps[0]: must be an object"),
        (plain() | {"steps": {}}, "steps: must be a list"),
        (plain(expect=[]), "expect: must be an object"),
    ],
)
def test_an_unusable_scenario_is_refused_with_the_field(broken: Any, field: str) -> None:
    with pytest.raises(Unusable) as error:
        run(as_json(broken))
    assert str(error.value).startswith(field)


# --- files ------------------------------------------------------------------------------------------------------


def call(*files: Path | str) -> tuple[int, list[Named], str]:
    """Run the command line with some files: exit status, results, and what it writes to standard error."""
    out, err = io.StringIO(), io.StringIO()
    status = main([str(file) for file in files], out, err)
    return status, [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue()


def write(path: Path, *lines: Any) -> Path:
    path.write_text("".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines), "utf-8")
    return path


def test_all_public_cases_pass_in_order() -> None:
    status, results, err = call(PUBLIC)
    assert (status, err) == (0, "")
    assert [result["name"] for result in results] == [case["name"] for case in CASES]


def test_a_failed_expectation_gives_status_1_and_the_others_are_run(tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", plain(expect={"result": 1}), "", plain())
    status, results, err = call(file, file)
    assert (status, err) == (1, "")
    assert [result["ok"] for result in results] == [False, True] * 2


@pytest.mark.parametrize("line", ["{", "[]", "NaN", '{"name": NaN}', "\ufeff{}", "[" * 100_000, "1" * 5000])
def test_unusable_lines_give_status_2_with_file_and_line_after_the_results_before(tmp_path: Path, line: str) -> None:
    file = write(tmp_path / "a.jsonl", plain(), line, plain())
    status, results, err = call(file)
    assert (status, len(results)) == (2, 1)
    assert err.startswith(f"{file}, line 2, scenario: ")
    assert err.count("\n") == 1


def test_the_message_names_the_field(tmp_path: Path) -> None:
    bad = plain()
    bad["position"]["robots"][1]["facing"] = 9
    _, _, err = call(write(tmp_path / "a.jsonl", bad))
    assert "line 1, position.robots[1].facing: must be" in err


def test_bytes_that_are_not_utf_8_and_files_that_are_not_there_are_unusable(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b'{"name": "\xff"}')
    assert call(tmp_path / "a")[0] == 2
    status, _, err = call(tmp_path / "none")
    assert (status, err) == (2, f"{tmp_path / 'none'}: No such file or directory\n")


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(plain()).encode())))
    status, results, _ = call("-")
    assert (status, len(results)) == (0, 1)


# --- whatever comes ---------------------------------------------------------------------------------------------

names = st.sampled_from(
    [
        "red",
        "yellow",
        "A",
        "B",
        "zap",
        "jump",
        "load",
        "forward_1",
        "blue",
        "pink",
        "standard",
        "place",
        "double_modification",
    ]
)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.floats(allow_nan=False) | names | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names | st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
kinds = st.sampled_from(
    ["place", "swap", "remove", "reset", "pass", "double", "first", "zap_robot", "zap_blob", "place_crystal"]
)
garbage = st.fixed_dictionaries(
    {"type": kinds | values},
    optional=dict.fromkeys(("robot", "slot", "slots", "tile", "changes", "places", "order", "direction", "at"), values),
)


@settings(max_examples=cases(60), deadline=None)
@given(st.lists(st.fixed_dictionaries({"seat": names | values, "command": garbage | values}), max_size=8))
def test_no_command_can_crash_the_runner(steps: list[Any]) -> None:
    result = run(as_json(plain(*steps)))
    assert len(result["rejected"]) <= len(steps)


@settings(max_examples=cases(100), deadline=None)
@given(data=st.data(), value=values)
def test_no_spoilt_scenario_can_crash_the_runner(data: st.DataObject, value: Any) -> None:
    spoilt = as_json(plain(PASS, expect={"rejected": [{"step": 1}], "position": {"round": 3}, "pending": None}))
    inner: Any = spoilt
    while True:
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(inner[key], dict | list) or not inner[key] or data.draw(st.integers(0, 3)) == 0:
            break
        inner = inner[key]
    inner[key] = value
    with suppress(Unusable):
        assert isinstance(run(spoilt)["ok"], bool)
