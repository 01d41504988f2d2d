"""The order of turns, and the ends of a game with their scores.

Standing answers: which of the offered answers a player's rules come to, and never one that may not be given.
"""

import random

import pytest

from botyard.games.interface import Illegal
from botyard.games.twin_tin_bots.orders import FORCED
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codes import Code
from tests.games.secrets import TWINS
from tests.games.twin_tin_bots.positions import open_choices
from tests.games.twin_tin_bots.scene import COLOURS, CORNERS, GAME, Named, Scene, scene

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
    return Scene(GAME.new(2, ttb.Options(stalled_after=rounds), bytes(32)).state)


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


LAST: Named = {"track": [], "rounds_left": 0}
"""The last round: it ends with the turn of the seat before the first."""


def ended(*delivered: Named, cargo: Named | None = None, seats: int = 0) -> Scene:
    """The end of a game without a score victory: seats with these crystals in their bases."""
    count = seats or len(delivered)
    changes = {colour: {"delivered": kinds} for colour, kinds in zip(COLOURS, delivered, strict=False)}
    robots = {who: {"cargo": crystal} for who, crystal in (cargo or {}).items()}
    return scene(
        seats=count, changes=changes, robots=robots, active=COLOURS[count - 1], score_victory=False, **LAST
    ).run()


# --- score victory ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "enough", "too_little"),
    [
        (2, {"pink": 1, "green": 1}, {"pink": 1, "blue": 1}),  # 11 with the pink one delivered
        (3, {"pink": 1, "blue": 1}, {"green": 1, "blue": 1}),
        (4, {"green": 1, "blue": 1}, {"pink": 1}),
        (5, {"pink": 1}, {"green": 1}),
        (6, {"green": 1}, {"blue": 1}),
    ],
)
def test_points_to_win_depend_on_the_number_of_seats(seats: int, enough: Named, too_little: Named) -> None:
    assert _deliver(seats, "pink", enough).result["reason"] == "score"
    assert _deliver(seats, "pink", too_little).result is None


def _deliver(seats: int, cargo: str, delivered: Named) -> Scene:
    """Red A unloads a crystal at its base, which has `delivered` already."""
    bases = dict(zip(COLOURS, [(1, 0), *CORNERS[1:seats]], strict=False))
    return scene(
        "unload", cargo=cargo, seats=seats, bases=bases, changes={"red": {"delivered": delivered}}, stack=["dash"]
    ).run()


def test_a_score_victory_ends_the_game_at_once_for_the_receiver_of_the_crystal() -> None:
    bases = {"red": (4, -4), "yellow": (1, 0)}
    changes: Named = {"yellow": {"delivered": {"blue": 1, "green": 2}}, "red": {"specials": ["jump"]}}
    after = scene("unload", "turn_left", cargo="green", bases=bases, changes=changes).run()
    assert after.types == ["passed", "order_started", "crystal_delivered", "game_ended"]
    assert after.result == {"reason": "score", "ranking": [[1], [0]], "scores": [0, 11]}
    assert after.pending is None
    assert after.seat("red")["turns"] == 2
    assert after.position["active"] == "red"
    assert after.event("game_ended")["specials"] == [["jump"], []]
    assert after.event("game_ended")["cause"] == {"seat": 0, "robot": "A", "slot": 1}


def test_the_winner_by_score_is_first_even_with_a_lower_final_score() -> None:
    bases = {"red": (1, 0), "yellow": (-4, 4)}
    changes = {"red": {"delivered": {"pink": 2}}, "yellow": {"delivered": {"blue": 5}}}
    robots = {"yellow A": {"cargo": "pink"}}
    after = scene("unload", cargo="green", bases=bases, changes=changes, robots=robots).run()
    assert after.result["ranking"] == [[0], [1]]
    assert after.result["scores"] == [11, 13]


def test_points_that_were_there_before_do_not_end_the_game_without_a_delivery() -> None:
    assert scene("turn_left", changes={"red": {"delivered": {"pink": 9}}}).run().result is None


# --- crystals run out -------------------------------------------------------------------------------------------


def test_three_rounds_follow_the_one_in_which_the_last_crystal_enters() -> None:
    bases = {"red": (2, 0), "yellow": (-4, 4)}
    after = scene("unload", at=(1, 0), cargo="green", bases=bases, track=["pink"], round=7).run()
    assert after.event("end_phase_begun")["rounds_left"] == 3
    seen = []
    while after.pending:
        seen.append((after.position["active"], after.position["round"], after.position["rounds_left"]))
        after.run()
    rounds = [(colour, 8 + n, 2 - n) for n in range(3) for colour in ("red", "yellow")]
    assert seen == [("yellow", 7, 3), *rounds]
    assert after.result["reason"] == "crystals"
    assert after.position["round"] == 10
    assert after.position["rounds_left"] == 0
    assert after.position["active"] == "yellow"
    assert after.seat("yellow")["turns"] == 2 + 4


@pytest.mark.parametrize(
    ("better", "worse", "cargo"),
    [
        ({"blue": 2}, {"pink": 1}, {}),  # more blue
        ({"green": 1}, {"pink": 1}, {"A": "blue"}),  # more green, though worth less in the base
        ({"pink": 1}, {}, {"A": None}),  # the higher worth in the base
    ],
)
def test_ties_go_to_blue_then_green_then_worth_in_the_base(better: Named, worse: Named, cargo: Named) -> None:
    others = {"A": "pink", "B": "blue"} if not worse else {}
    for names, expected in ((("red", "yellow"), [[0], [1]]), (("yellow", "red"), [[1], [0]])):
        delivered = dict(zip(names, (better, worse), strict=True))
        carried = {f"{names[i]} {name}": one for i, by in enumerate((cargo, others)) for name, one in by.items()}
        after = ended(delivered["red"], delivered["yellow"], cargo=carried)
        assert len(set(after.result["scores"])) == 1
        assert after.result["ranking"] == expected


# --- sides ------------------------------------------------------------------------------------------------------


def test_a_tie_of_teams_is_decided_by_the_teams_sums() -> None:
    changes = {
        "red": {"delivered": {"pink": 1}},
        "yellow": {"delivered": {"blue": 1}},
        "blue": {"delivered": {"blue": 1}},
    }
    after = scene(mode="teams", seats=4, changes=changes, active="blue", **LAST).run()
    assert after.result["ranking"] == [[1, 3], [0, 2]]


def test_advanced_two_players_win_with_the_sum_of_both_seats() -> None:
    bases = {"red": (1, 0), "yellow": (-4, 4), "green": (4, 0), "blue": (-4, 0)}
    changes = {"red": {"delivered": {"pink": 1}}, "green": {"delivered": {"pink": 1}}}
    after = scene("unload", cargo="green", mode="advanced_two_player", seats=4, bases=bases, changes=changes).run()
    assert after.result == {"reason": "score", "ranking": [[0, 2], [1, 3]], "scores": [7, 0, 4, 0]}


# --- standing answers -------------------------------------------------------------------------------------------


TURN_THEN_LOAD = ttb.StandingAnswers(ttb.ZapRule.ORDERS, (ttb.Tile.LOAD, ttb.Tile.TURN_LEFT))


def answer(at: Scene, answers: ttb.StandingAnswers) -> object:
    """The answer that preset ones give to the open choice; None: the player is asked."""
    return GAME.standing(at.state, at.state.choice, answers)


def hit(who: str = "yellow A", **more: object) -> Scene:
    """Red's zap has hit a robot right in front of it."""
    return scene("zap", robots={who: {"at": (1, 0), "facing": 0}}, **more).run()  # type: ignore[arg-type]


def delivered(**more: object) -> Scene:
    """Yellow's base got a crystal by red, and the centre is taken: yellow chooses where the next one enters play."""
    bases = {"red": (4, -4), "yellow": (1, 0)}
    return scene("unload", cargo="green", bases=bases, **more).run()  # type: ignore[arg-type]


def test_a_player_without_preset_answers_is_asked() -> None:
    assert answer(hit(), ttb.StandingAnswers()) is None
    assert answer(delivered(), ttb.StandingAnswers()) is None
    assert answer(hit(), ttb.StandingAnswers(crystal=ttb.CrystalRule.FIRST)) is None


def test_a_program_is_never_answered_in_advance() -> None:
    rules = ttb.StandingAnswers(ttb.ZapRule.DECLINE, (), ttb.BlobRule.DECLINE, ttb.CrystalRule.FIRST)
    assert answer(scene(), rules) is None


def test_declining_declines_whatever_was_hit() -> None:
    rules = ttb.StandingAnswers(ttb.ZapRule.DECLINE)
    assert answer(hit(), rules) == answer(hit("red B"), rules) == ttb.ZapRobot(None)


def test_the_first_order_that_the_robot_can_execute_is_given() -> None:
    assert answer(hit(crystals={(2, 0): "pink"}), TURN_THEN_LOAD) == ttb.ZapRobot(ttb.Tile.LOAD)
    assert answer(hit(), TURN_THEN_LOAD) == ttb.ZapRobot(ttb.Tile.TURN_LEFT)


def test_if_it_can_execute_none_of_them_the_zap_declines() -> None:
    assert answer(hit(), ttb.StandingAnswers(ttb.ZapRule.ORDERS, (ttb.Tile.LOAD,))) == ttb.ZapRobot(None)


def test_orders_are_for_opponents_robots() -> None:
    assert answer(hit("red B"), TURN_THEN_LOAD) is None


def test_a_blob_is_left_alone_if_the_player_says_so() -> None:
    at = scene("zap", blobs=[(1, 0)]).run()
    assert answer(at, ttb.StandingAnswers(ttb.ZapRule.DECLINE)) is None
    assert answer(at, ttb.StandingAnswers(blob=ttb.BlobRule.DECLINE)) == ttb.ZapBlob(None)


OFFERED = [(0, -1), (1, -1), (-1, 0), (-1, 1), (0, 1)]
"""Around the centre, where red's robot stands; yellow's base is on the sixth."""


@pytest.mark.parametrize(
    ("robots", "rule", "expected"),
    [
        ({}, ttb.CrystalRule.FIRST, (0, -1)),
        ({"yellow A": {"at": (-3, 0)}, "yellow B": {"at": (-4, 0)}}, ttb.CrystalRule.NEAREST, (-1, 0)),
        ({"yellow A": {"at": (3, -3)}, "yellow B": {"at": (-4, 4)}}, ttb.CrystalRule.NEAREST, (1, -1)),
        ({"yellow A": {"at": (0, -3)}, "yellow B": {"at": (0, 3)}}, ttb.CrystalRule.NEAREST, (0, -1)),
        ({"red B": {"at": (0, -2)}}, ttb.CrystalRule.FARTHEST, (0, -1)),
    ],
)
def test_a_crystal_enters_play_where_the_rule_says(
    robots: dict[str, dict[str, object]], rule: ttb.CrystalRule, expected: tuple[int, int]
) -> None:
    at = delivered(robots=robots)
    assert at.pending == {"kind": "place_crystal", "seat": "yellow", "options": [list(one) for one in OFFERED]}
    assert answer(at, ttb.StandingAnswers(crystal=rule)) == ttb.PlaceCrystal(expected)


@pytest.mark.parametrize(("resigned", "expected"), [(False, (0, -1)), (True, (-1, 0))])
def test_far_from_opponents_is_far_from_the_nearest_that_still_plays(resigned: bool, expected: tuple[int, int]) -> None:
    robots = {"red B": {"at": (0, -3)}, "green A": {"at": (-2, 0)}, "green B": {"at": (-2, 1)}}
    bases = {"red": (4, -4), "yellow": (3, 0), "green": (-4, 4)}
    # While green plays, its robots are next to (-1, 0): the farthest offered hexes are 2 from the nearest opponent, the
    # first of them is (0, -1). Without green only red's robots count, and (-1, 0) is the first that is 3 from both.
    at = scene("unload", at=(2, 0), cargo="green", bases=bases, robots=robots, crystals={(0, 0): "blue"}, seats=3)
    if resigned:
        at.resign("green")
    assert answer(at.run(), ttb.StandingAnswers(crystal=ttb.CrystalRule.FARTHEST)) == ttb.PlaceCrystal(expected)


def test_a_choice_that_is_not_open_is_not_answered() -> None:
    with pytest.raises(Illegal):
        GAME.standing(scene().state, 99, ttb.StandingAnswers())


@pytest.mark.parametrize(
    "answers",
    [
        ttb.StandingAnswers(ttb.ZapRule.ORDERS),
        ttb.StandingAnswers(ttb.ZapRule.ASK, (ttb.Tile.LOAD,)),
        ttb.StandingAnswers(ttb.ZapRule.ORDERS, (ttb.Tile.LOAD, ttb.Tile.LOAD)),
        ttb.StandingAnswers(ttb.ZapRule.ORDERS, (ttb.Tile.ZAP,)),
    ],
)
def test_orders_that_make_no_sense_are_refused(answers: ttb.StandingAnswers) -> None:
    with pytest.raises(Illegal, match=r"answers\.orders") as refused:
        GAME.check_standing(answers)
    assert refused.value.code is Code.INVALID_FIELD


def test_all_orders_that_a_zap_can_force_may_be_named() -> None:
    GAME.check_standing(ttb.StandingAnswers(ttb.ZapRule.ORDERS, FORCED))


def test_every_answer_is_legal_and_depends_on_nothing_hidden_from_its_player() -> None:
    rng, met = random.Random(1), set[type]()
    for state, choice in open_choices(300):
        orders = tuple(
            rng.sample((ttb.Tile.FORWARD_1, ttb.Tile.TURN_LEFT, ttb.Tile.LOAD, ttb.Tile.UNLOAD), rng.randint(1, 4))
        )
        answers = ttb.StandingAnswers(
            ttb.ZapRule.ORDERS, orders, ttb.BlobRule.DECLINE, rng.choice(list(ttb.CrystalRule)[1:])
        )
        GAME.check_standing(answers)
        command = GAME.standing(state, choice.id, answers)
        twin = TWINS[GAME.name](rng, state, (choice.seat,))
        assert GAME.standing(twin, choice.id, answers) == command
        if command is not None:
            GAME.apply(state, choice.seat, choice.id, command)
            met.add(type(choice))
    assert met == {ttb.ChooseZapRobot, ttb.ChooseZapBlob, ttb.ChooseCrystalHex}
