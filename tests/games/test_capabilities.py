"""What a game may have, and how faults of it are named.

Statistics: how observed values become numbers and awards, what our games count, and their words. Pictures: SVG that
refers to nothing, the same for every audience.
"""

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec import structs

from botyard.client.folds import FOLDS, Fold
from botyard.game_check import _statistics, client_faults, lesson_faults, match_faults
from botyard.games.interface import Game, Observation, Picturing, Statistic, Statistics
from botyard.games.package import BadGame, ClientFiles, GamePackage, check
from botyard.games.random_match import Match, Table, play, tables
from botyard.games.registry import BUILT_IN, GAMES
from botyard.games.robot_master import RobotMaster
from botyard.games.statistics import problem_of, statistics_of, text_ids
from botyard.games.twin_tin_bots import statistics as twin_tin_bots
from botyard.pictures.card import Card, Line, svg
from botyard_protocol import robot_master
from botyard_protocol.api_rooms import Aggregation, AwardView
from botyard_protocol.robot_master.fold import fold
from botyard_protocol.twin_tin_bots import Cause, Crystal, CrystalTaken, RobotId, RobotName
from tests.games.players import TABLES
from tests.games.test_contract import play as steps

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


# --- statistics -------------------------------------------------------------------------------------------------


LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = ("en", "de", "fr", "nl", "uk")


def counting(*declared: Statistic, values: Iterable[Observation]) -> Any:
    """Robot Master with other statistics, which observes `values`."""
    observed = tuple(values)
    members = {"statistics": declared, "observations": lambda self, state, events: observed}
    return type("Counting", (RobotMaster,), members)()


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (Aggregation.SUM, (7, 0)),
        (Aggregation.MAX, (4, None)),
        (Aggregation.MIN, (1, None)),
        (Aggregation.LAST, (2, None)),
    ],
)
def test_values_of_a_seat_become_one_number(kind: Aggregation, expected: tuple[int | None, ...]) -> None:
    game = counting(Statistic("points", kind), values=[("points", 0, 4), ("points", 0, 1), ("points", 0, 2)])
    (made,) = statistics_of(game, None, (), 2).statistics
    assert made.values == expected


def test_an_opponent_that_the_rules_play_has_a_number_behind_the_seats() -> None:
    game = counting(Statistic("points"), values=[("points", 3, 5)])
    assert statistics_of(game, None, (), 2).statistics[0].values == (0, 0, 0, 5)


def test_a_crystal_taken_from_a_robot_of_the_own_side_is_no_theft() -> None:
    def thefts(robot: int, source: int, sides: tuple[int, ...]) -> list[Observation]:
        event = CrystalTaken(Cause(0), RobotId(robot, RobotName.A), Crystal.BLUE, RobotId(source, RobotName.B))
        return list(twin_tin_bots.observations([event], sides))

    assert thefts(1, 2, (0, 1, 0, 1)) == [("thefts", 1, 1)], "for the robot, not for the seat that zapped it"
    assert thefts(2, 0, (0, 1, 0, 1)) == thefts(1, 1, (0, 1, 2, 3)) == []


def test_an_award_goes_to_one_seat_with_enough() -> None:
    def awards(*values: int) -> tuple[AwardView, ...]:
        observed = [("points", seat, value) for seat, value in enumerate(values)]
        return statistics_of(counting(Statistic("points", award="best", least=3), values=observed), None, (), 2).awards

    assert awards(2, 4) == (AwardView("best", 1, "points", 4),)
    assert awards(2, 1) == awards(4, 4) == ()


def test_a_match_has_three_awards_at_most() -> None:
    declared = [Statistic(f"number_{number}", award=f"title_{number}") for number in range(5)]
    game = counting(*declared, values=[(one.name, 0, 1) for one in declared])
    assert [one.title for one in statistics_of(game, None, (), 2).awards] == ["title_0", "title_1", "title_2"]


@pytest.mark.parametrize("value", [("other", 0, 1), ("points", -1, 1), ("points", 99, 1), ("points", 0, 1.5)])
def test_a_value_that_is_not_declared_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match="no declared name"):
        statistics_of(counting(Statistic("points"), values=[value]), None, (), 2)


@pytest.mark.parametrize(
    ("declared", "said"),
    [
        ([], "not a tuple"),
        ((Statistic("a"),) * 21, "at most 20"),
        (("a",), "not a Statistic"),
        ((Statistic("a", "sum"),), "of a kind of Aggregation"),  # type: ignore[arg-type]
        ((Statistic("A"),), "the statistic 'A'"),
        ((Statistic("a", award="!"),), "the statistic 'a'"),
        ((Statistic("a"), Statistic("a")), "two statistics of the same name"),
    ],
)
def test_wrong_statistics_are_refused_with_a_reason(declared: Any, said: str) -> None:
    assert said in (problem_of(declared) or "")


def test_a_package_needs_words_for_its_statistics(tmp_path: Path) -> None:
    class Named(RobotMaster):
        name = "other_game"

    (tmp_path / "en.ftl").write_text("statistic-lowest = Lowest\n")
    schema = replace(robot_master.SCHEMA, name="other_game")
    with pytest.raises(BadGame, match=r"without the texts statistic-highest, about-highest, .* in en\.ftl"):
        check("other_game", GamePackage(Named(), schema, texts=tmp_path), frozenset())


def test_the_check_of_a_game_names_wrong_statistics() -> None:
    undeclared = counting(Statistic("points"), values=[("other", 0, 1)])
    assert any(
        "`observations` gives ('other', 0, 1)" in one for one in match_faults(play(next(tables(undeclared)), 1), SOUND)
    )
    nameless = counting(Statistic(""), values=[])
    assert any("has the statistic ''" in one for one in match_faults(play(next(tables(nameless)), 1), SOUND))
    values = iter(range(100))
    members = {"statistics": (Statistic("points"),), "observations": lambda *_: [("points", 0, next(values))]}
    wavering = type("Wavering", (RobotMaster,), members)()
    assert any("gives other values" in one for one in match_faults(play(next(tables(wavering)), 1), SOUND))


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_each_game_counts_its_matches_and_has_words_in_all_languages(game: Game) -> None:
    assert isinstance(game, Statistics)
    for table in tables(game):
        assert list(_statistics(play(table, 5), None)) == [], table
    for language in LANGUAGES:
        texts = set(re.findall(r"^end-([\w-]+) =", (LOCALES / language / f"{game.name}.ftl").read_text("utf-8"), re.M))
        assert set(text_ids(game.statistics)) <= texts, language


def test_robot_master_counts_the_lines_of_finished_games() -> None:
    match = play(next(tables(RobotMaster())), 1)
    state = match.last.outcome.state
    made = {one.name: one.values for one in statistics_of(match.game, state, (), 2).statistics}
    (result,) = state.finished
    by_seat = (
        (result.worths.rows, result.worths.columns) if result.rows == 0 else (result.worths.columns, result.worths.rows)
    )
    assert made == {"lowest": tuple(map(min, by_seat)), "highest": tuple(map(max, by_seat))}


# --- pictures ---------------------------------------------------------------------------------------------------


ELEMENTS = frozenset(("svg", "g", "rect", "path", "circle", "ellipse", "polygon", "text"))
ATTRIBUTES = frozenset(
    [
        "x",
        "y",
        "cx",
        "cy",
        "r",
        "rx",
        "ry",
        "d",
        "points",
        "width",
        "height",
        "viewBox",
        "transform",
        "fill",
        "fill-opacity",
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-dasharray",
        "font-size",
        "font-weight",
        "font-family",
        "text-anchor",
        "text-rendering",
    ]
)
SPACE = "{http://www.w3.org/XML/1998/namespace}space"
DRAWN = [table for table in TABLES if isinstance(table.game, Picturing)]


def check_elements(document: str) -> None:
    """Hold a document against the elements and attributes that a picture may have."""
    for element in ElementTree.fromstring(document).iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS
        assert element.attrib.keys() <= ATTRIBUTES | {SPACE}


@pytest.mark.parametrize("table", DRAWN, ids=str)
def test_a_picture_shows_what_all_may_see_and_refers_to_nothing(table: Table) -> None:
    game = table.game
    assert isinstance(game, Picturing)
    for state, *_ in islice(steps(table, 7), 0, 200, 40):
        picture = game.picture(game.view(state, ()))
        assert len(picture.colours) == len(table.seating)
        assert all(game.picture(game.view(state, (seat,))) == picture for seat in range(len(table.seating)))
        check_elements(
            svg(Card("Game", "Turn 1", tuple(Line(f"<{colour}", colour) for colour in picture.colours), picture))
        )


def test_names_are_escaped_and_shortened() -> None:
    document = svg(Card("G", "M", (Line('"><script>&\x07' + "x" * 40, points=3, bold=True),)))
    check_elements(document)
    assert "&quot;&gt;&lt;script&gt;&amp;" in document
    assert "x" * 20 not in document


def test_every_built_in_game_is_drawn() -> None:
    assert {table.game.name for table in DRAWN} >= {"twin_tin_bots", "robot_master"}
