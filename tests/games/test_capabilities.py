"""`botyard check-game` names what fails of a game beyond its rules. Each case breaks a sound game in one place."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from botyard.client.folds import FOLDS, Fold
from botyard.game_capabilities import client_faults, lesson_faults, match_faults
from botyard.games.package import ClientFiles, GamePackage
from botyard.games.random_match import Match, play, tables
from botyard.games.registry import GAMES
from botyard.games.robot_master import RobotMaster
from botyard_protocol import robot_master
from botyard_protocol.robot_master.fold import fold

SOUND = GamePackage(RobotMaster(), robot_master.SCHEMA, fold=fold)
EXAMPLE = Path(__file__).parents[2] / "examples" / "tic_tac_trap" / "src" / "botyard_tic_tac_trap" / "client.js"


def match_of(game: Any) -> Match:
    return play(next(tables(game)), 1)


def faults(game: Any, package: GamePackage | None = SOUND) -> list[str]:
    return list(match_faults(match_of(game), package))


def game_with(**methods: Callable[..., Any]) -> Any:
    """The game with other methods."""
    return type("Other", (RobotMaster,), methods)()


def raise_key_error(*_: Any) -> Any:
    raise KeyError("broken on purpose")


def test_a_sound_game_has_no_faults() -> None:
    assert faults(RobotMaster()) == []
    assert list(lesson_faults(RobotMaster())) == []


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (game_with(scores=lambda *_: (1,)), "`scores` gives 1 numbers for 2 seats."),
        (game_with(picture=raise_key_error), "pictures: KeyError"),
        (game_with(imagine=raise_key_error), "imagined: KeyError"),
        (
            game_with(imagine=lambda self, view, choices, seed: self.new(2, self.default_options(), seed).state),
            "`imagine` gives",
        ),
    ],
)
def test_capabilities_that_fail_are_named(game: Any, said: str) -> None:
    assert any(said in one for one in faults(game)), faults(game)


def test_a_fold_that_forgets_a_move_is_named() -> None:
    forgetful = replace(SOUND, fold=lambda view, event: view)
    assert any("`fold` gives audience ()" in one for one in faults(RobotMaster(), forgetful))


def test_the_fold_of_a_game_of_this_repository_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults(RobotMaster(), None) == []
    monkeypatch.setitem(FOLDS, "robot_master", Fold(lambda view, event: view))
    assert any("`fold` gives audience ()" in one for one in faults(RobotMaster(), None))


def test_a_secret_in_a_view_is_named_by_twins() -> None:
    def twin(rng: Any, state: Any, audience: Any) -> Any:
        """Both hands exchanged, of the same length: an audience of neither can't tell."""
        one, other = state.hands
        same = len(one) == len(other) and not audience
        return structs.replace(state, hands=(other, one)) if same else None

    leaking = game_with(view=lambda self, state, audience: RobotMaster.view(state, (0, 1)))
    package = replace(SOUND, twin=twin, fold=None)
    assert faults(RobotMaster(), package) == []
    assert any("shows a secret" in one for one in faults(leaking, package))


def test_lessons_that_fail_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: dict[str, Any] = json.loads(json.dumps(RobotMaster().lessons()))
    step = next(one for one in wrong["lesson"] if one.get("solution") and one.get("goal"))
    step["goal"]["events"] = [{"type": "seat_resigned"}]
    unsolved, unplaced = game_with(lessons=lambda _: wrong), game_with(position=raise_key_error)
    monkeypatch.setitem(GAMES, "robot_master", unsolved)
    (said,) = lesson_faults(unsolved)
    assert said == f"The solution of the lesson step {step['id']!r} does not reach its goal."
    monkeypatch.setitem(GAMES, "robot_master", unplaced)
    assert any("KeyError" in one for one in lesson_faults(unplaced))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("apiVersion: 1", "apiVersion: 1"), ""),
        (("apiVersion: 1", 'apiVersion: 1, id: "robot_master", playerCounts: [2]'), ""),
        (("apiVersion: 1", "apiVersion: 1,"), "The client can't be loaded: SyntaxError"),
        (("apiVersion: 1", 'apiVersion: 1, id: "other"'), "The client is of the game other, not of robot_master."),
        (("apiVersion: 1", "apiVersion: 1, playerCounts: [2, 3]"), "The client is for 2,3 players, and the rules for"),
        (("{ fold }", '{ fold, eventTypes: new Set(["marked"]) }'), "`eventTypes` lack"),
        (("apiVersion: 1,", ""), "The client has no `apiVersion` that is a number."),
        (("Match,", ""), "The client has no `Match` that is a function."),
    ],
)
def test_a_client_that_does_not_fit_is_named(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "client.js").write_text(text.replace(*change), encoding="utf-8")
    found = list(client_faults(RobotMaster(), replace(SOUND, client=ClientFiles(tmp_path))))
    assert any(said in one for one in found) if said else found == []
