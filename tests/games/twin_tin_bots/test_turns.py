import pytest

from botyard.games.interface import Illegal
from botyard_protocol.twin_tin_bots import Options
from tests.games.twin_tin_bots.scene import GAME, Scene, scene

# --- order of play ----------------------------------------------------------------------------------------------


def test_seats_take_turns_from_the_first_players_on() -> None:
    after = scene(seats=3, first="yellow", active="yellow", round=4)
    seen = []
    for _ in range(4):
        seen.append((after.position["active"], after.position["round"]))
        after.run()
    assert seen == [("yellow", 4), ("green", 4), ("red", 4), ("yellow", 5)]


def test_robot_a_runs_before_robot_b_and_empty_slots_are_skipped() -> None:
    after = scene(None, "turn_left", programs={"red B": ["turn_right", None, "u_turn"]}).run()
    started = [event for event in after.events if event["type"] == "order_started"]
    assert [(event["cause"]["robot"], event["cause"]["slot"]) for event in started] == [("A", 2), ("B", 1), ("B", 3)]


def test_only_the_active_seats_programs_run() -> None:
    assert scene(programs={"yellow A": ["turn_left"]}).run().types == ["passed", "turn_started"]


def test_tiles_that_work_by_lying_there_do_nothing_in_a_run() -> None:
    after = scene("anti_zap", "anti_theft").run()
    assert after.types == ["passed", "order_started", "order_started", "turn_started"]


def test_a_turn_counts_when_it_is_finished() -> None:
    after = scene("zap", robots={"yellow A": {"at": (1, 0)}}).run()
    assert after.seat("red")["turns"] == 2
    assert after.time_out().seat("red")["turns"] == 3


# --- stalled ----------------------------------------------------------------------------------------------------


def stalling(rounds: int) -> Scene:
    """A game of two that ends after so many rounds without a delivery."""
    return Scene(GAME.new(2, Options(stalled_after=rounds), bytes(32)).state)


def test_rounds_without_a_delivery_end_the_game() -> None:
    after = stalling(3)
    while after.pending:
        after.time_out()
    assert after.result["reason"] == "stalled"
    assert after.position["round"] == 3
    assert [after.seat(colour)["turns"] for colour in after.colours] == [3, 3]


def test_a_delivery_begins_the_count_again() -> None:
    after = stalling(3)
    after.time_out()
    after.state.lively = 1
    while after.pending:
        after.time_out()
    assert after.position["round"] == 4


def test_the_rule_is_off_in_scenarios() -> None:
    after = scene()
    for _ in range(500):
        after.run()
    assert after.result is None


# --- resigned ---------------------------------------------------------------------------------------------------


def test_with_one_side_left_the_game_ends_and_it_wins() -> None:
    robots = {"yellow A": {"at": (1, 0)}}
    after = scene("zap", robots=robots, changes={"red": {"delivered": {"pink": 2}}}).run().resign("red")
    assert after.types[-2:] == ["seat_resigned", "game_ended"]
    assert after.event("game_ended")["cause"] == {"seat": 0, "robot": None, "slot": None}
    assert after.result == {"reason": "resigned", "ranking": [[1], [0]], "scores": [8, 0]}
    assert after.pending is None


def test_a_resigned_seat_has_no_turns_and_its_programs_do_not_run() -> None:
    programs: dict[str, list[str | None]] = {"yellow A": ["turn_left"]}
    after = scene(seats=3, programs=programs).resign("yellow")
    assert after.run().position["active"] == "green"
    assert after.seat("yellow")["program"]["A"] == ["turn_left", None, None]


def test_rounds_go_on_without_the_first_player() -> None:
    after = scene(seats=3).resign("red")
    assert (after.position["active"], after.position["round"]) == ("yellow", 3)
    after.run().run()
    assert (after.position["active"], after.position["round"]) == ("yellow", 4)


def test_a_seat_that_resigns_in_its_turn_passes_and_does_not_run() -> None:
    after = scene("turn_left", seats=3).resign("red")
    assert after.types == ["seat_resigned", "passed", "turn_started"]


def test_a_seat_that_resigns_in_its_run_declines_and_the_rest_does_not_run() -> None:
    after = scene("double_zap", "turn_left", seats=3, robots={"yellow A": {"at": (1, 0)}}).run().resign("red")
    assert after.types[-3:] == ["seat_resigned", "zap_declined", "turn_started"]
    assert after.position["active"] == "yellow"


def test_a_hex_that_a_resigning_seat_had_to_choose_is_the_default_and_the_run_goes_on() -> None:
    bases = {"red": (4, -4), "yellow": (1, 0), "green": (4, 0)}
    waiting = scene("unload", "turn_left", seats=3, cargo="green", bases=bases).run()
    after = waiting.resign("yellow")
    assert after.types[-5:] == ["seat_resigned", "crystal_placed", "order_started", "robot_turned", "turn_started"]
    assert after.position["active"] == "green"


def test_a_run_ends_after_the_others_choice_if_its_seat_has_resigned_meanwhile() -> None:
    bases = {"red": (4, -4), "yellow": (1, 0), "green": (4, 0)}
    after = scene("unload", "turn_left", seats=3, cargo="green", bases=bases).run().resign("red")
    assert after.pending is not None
    assert after.pending["kind"] == "place_crystal"
    after.time_out()
    assert after.types[-2:] == ["crystal_placed", "turn_started"]


def test_a_resigned_seats_base_still_receives_but_its_owner_chooses_and_wins_nothing() -> None:
    bases = {"red": (4, -4), "yellow": (1, 0), "green": (4, 0)}
    changes = {"yellow": {"delivered": {"pink": 5}}}
    after = scene("unload", seats=3, cargo="blue", bases=bases, changes=changes, stack=["dash"]).resign("yellow").run()
    assert after.result is None
    assert after.seat("yellow")["delivered"]["blue"] == 1
    assert list(after.crystals) == [(0, -1)]


def test_resigned_seats_rank_last() -> None:
    changes = {"yellow": {"delivered": {"pink": 3}}}
    after = scene(seats=3, changes=changes, active="green", track=[], rounds_left=0).resign("yellow").run()
    assert after.result["ranking"] == [[0, 2], [1]]


def test_a_team_plays_on_with_one_seat() -> None:
    after = scene(mode="teams", seats=4).resign("yellow")
    assert after.result is None
    assert after.resign("blue").result["ranking"] == [[0, 2], [1, 3]]


def test_resigning_twice_or_from_nowhere_is_refused() -> None:
    after = scene(seats=3).resign("yellow")
    with pytest.raises(Illegal, match="already resigned"):
        after.resign("yellow")
    with pytest.raises(Illegal, match="no such seat"):
        GAME.resign(after.state, 3)
    after.resign("red")
    with pytest.raises(Illegal, match="over"):
        after.resign("green")
