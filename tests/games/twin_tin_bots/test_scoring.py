import pytest

from tests.games.twin_tin_bots.scene import COLOURS, CORNERS, Named, Scene, scene

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
