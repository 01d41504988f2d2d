"""Statistics: how observed values become numbers and awards, what our games count, and their words."""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from botyard.game_capabilities import _statistics, match_faults
from botyard.games.interface import Game, Observation, Statistic, Statistics
from botyard.games.package import BadGame, GamePackage, check
from botyard.games.random_match import play, tables
from botyard.games.registry import BUILT_IN
from botyard.games.robot_master import RobotMaster
from botyard.games.statistics import problem_of, statistics_of, text_ids
from botyard.games.twin_tin_bots import statistics as twin_tin_bots
from botyard_protocol import robot_master
from botyard_protocol.api_rooms import Aggregation, AwardView
from botyard_protocol.robot_master.fold import fold
from botyard_protocol.twin_tin_bots import Cause, Crystal, CrystalTaken, RobotId, RobotName

LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = ("en", "de", "fr", "nl", "uk")
SOUND = GamePackage(RobotMaster(), robot_master.SCHEMA, fold=fold)


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
