"""Section 8 of the rules: what the modes change."""

from typing import Any

from botyard_protocol.twin_tin_bots import Tile, ZapRobot
from tests.games.twin_tin_bots.scene import scene

FOUR = {"red": (4, -4), "yellow": (-4, 4), "green": (1, 0), "blue": (-4, 0)}
"""Red and green are on one side; green's base is in front of red A."""


def test_time_out_of_a_simplified_first_turn_places_one_tile() -> None:
    after = scene(mode="simplified", changes={"red": {"turns": 0}}).time_out()
    assert after.seat("red")["program"] == {"A": ["turn_right", None, None]}


def test_unloading_looks_at_the_unloading_robot() -> None:
    robots = {"blue A": {"at": (1, 0), "facing": 1, "cargo": "green"}}
    bases = {**FOUR, "green": (1, 1)}
    after = scene("zap", mode="advanced_two_player", seats=4, robots=robots, bases=bases).run()
    assert after.answer(ZapRobot(Tile.UNLOAD)).seat("green")["delivered"]["green"] == 1
    robots = {"green A": {"at": (1, 0), "facing": 1, "cargo": "green"}}
    bases = {**FOUR, "green": FOUR["red"], "red": (1, 1)}
    own = scene("zap", mode="advanced_two_player", seats=4, robots=robots, bases=bases).run()
    assert own.answer(ZapRobot(Tile.UNLOAD)).reasons == [("unload", "own_other_base")]


def test_team_mates_unload_into_each_others_bases() -> None:
    after = scene("unload", cargo="blue", mode="teams", seats=4, bases=FOUR, stack=["dash"]).run()
    assert after.seat("green")["delivered"]["blue"] == 1
    assert after.seat("green")["specials"] == ["dash"]
    assert after.pending is not None
    assert after.pending["seat"] == "green"


def test_robots_of_a_team_are_friendly() -> None:
    robots = {"green A": {"at": (1, 0), "cargo": "pink"}}
    programs: dict[str, list[str | None]] = {"green A": ["anti_theft", "anti_zap"]}
    given: Any = {"mode": "teams", "seats": 4, "robots": robots, "programs": programs}
    assert scene("load", **given).run().cargo("red A") == "pink"
    zapped = scene("zap", **given).run()
    assert zapped.pending is not None
    assert zapped.pending["kind"] == "zap_robot"
