"""Scenarios of any game: commands from the start of a match on, and their expected effects."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from botyard.games.json_fields import Unusable
from botyard.games.scenarios import main, run

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
