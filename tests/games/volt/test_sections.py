"""Rulings of the rules page as scenarios, by section: what interrupts what, and who answers for whom."""

from collections.abc import Callable
from typing import Any

import pytest

from botyard.games.json_fields import Unusable
from botyard.games.scenarios import run

Named = dict[str, Any]
PLAIN: Named = {"vp": {"1": [0, 8], "2": [8, 8], "3": [8, 0]}}
"""An arena with nothing in the way: each test adds what it needs."""

STACKS = {"blue": ["recoil", "teleport"], "red": ["mines", "grenades", "crossfire"], "yellow": ["bomb"]}


def robot(seat: str, side: str, number: int, at: tuple[int, int] | None, **more: Any) -> Named:
    """A seat of a position, with its robot on a space."""
    damage = more.pop("damage", 0)
    where = None if at is None else {"at": list(at), "damage": damage}
    return {"seat": seat, "side": side, "start_number": number, "robot": where, **more}


def killbot(seat: str, side: str, number: int, at: tuple[int, int], facing: int, **more: Any) -> Named:
    """A KillBot of a position."""
    return robot(seat, side, number, at, killbot=True, facing=facing, **more)


def die(colour: str, number: int, button: int) -> Named:
    """A die of a program."""
    return {"colour": colour, "number": number, "button": button}


def play(*seats: Named, steps: Any = (), arena: Named | None = None, **more: Any) -> Named:
    """Run a scenario from the beginning of unit 3, unless `more` says otherwise."""
    position = {
        "arena": {**PLAIN, **(arena or {})},
        "phase": "activation",
        "unit": 3,
        "tokens": [1, 2, 3],
        "stacks": STACKS,
        "seats": list(seats),
        **more,
    }
    commands = [{"seat": seat, "command": command} for seat, command in steps]
    result: Named = run(
        {"name": "x", "game": "volt", "mode": "league", "position": position, "steps": commands},
        "volt",
    )
    return result


def seat(result: Named, name: str) -> Named:
    """A seat of the position that was reached."""
    return next(one for one in result["position"]["seats"] if one["seat"] == name)


def at(result: Named, name: str) -> list[int] | None:
    """The space of a robot, None if it is not in the arena."""
    where = seat(result, name)["robot"]
    return None if where is None else where["at"]


def asked(result: Named) -> list[tuple[str, str]]:
    """The seats of the open choices, and the types of these."""
    return sorted((one["seat"], one["type"]) for one in result["pending"])


def unit3(*dice: Named) -> list[list[Named]]:
    """A program with dice on unit 3."""
    return [[], [], list(dice)]


# --- section 3.2: the order of dice -----------------------------------------------------------------------------


def test_a_lower_number_goes_first_then_blue_then_the_start_number() -> None:
    red = robot("red", "south", 2, (0, 0), units=unit3(die("red", 2, 2)))
    blue = robot("blue", "north", 1, (4, 0), units=unit3(die("blue", 2, 0)))
    result = play(red, blue)
    assert (at(result, "blue"), seat(result, "blue")["robot"]["damage"]) == ([4, 2], 0)
    red["units"], blue["units"] = unit3(die("red", 1, 2)), unit3(die("blue", 2, 0))
    result = play(red, blue)
    assert (at(result, "blue"), seat(result, "blue")["robot"]["damage"]) == ([4, 2], 1)


def test_the_first_die_put_down_for_a_robot_goes_first() -> None:
    dice = die("blue", 1, 0), die("blue", 1, 2)
    for order, wall in ((dice, [5, 0]), (dice[::-1], [4, 1])):
        red = robot("red", "south", 1, (4, 0), units=unit3(*order), left=["ram_expansion"])
        result = play(red, robot("blue", "north", 2, (0, 4)), arena={"pit": [wall]})
        assert at(result, "red") == [5, 1]


# --- section 4: pushes ------------------------------------------------------------------------------------------


def test_a_row_is_pushed_and_its_far_end_falls_first() -> None:
    red = robot("red", "south", 1, (1, 1), units=unit3(die("blue", 2, 2)))
    blue, green = robot("blue", "north", 2, (2, 1)), robot("green", "east", 3, (3, 1))
    result = play(red, blue, green, arena={"pit": [[4, 1]]})
    assert [at(result, name) for name in ("red", "blue", "green")] == [[3, 1], None, None]
    assert (seat(result, "red")["vp"], asked(result)) == (2, [("green", "draw")])


def test_a_wall_behind_the_row_stops_the_mover() -> None:
    red = robot("red", "south", 1, (1, 0), units=unit3(die("blue", 3, 2)))
    result = play(red, robot("blue", "north", 2, (2, 0)), arena={"wall": [[3, 0, "e"]]})
    assert (at(result, "red"), at(result, "blue")) == ([2, 0], [3, 0])


def test_an_anchor_brakes_each_push_anew_and_orders_are_public_in_effect() -> None:
    red = robot("red", "south", 1, (1, 0), units=unit3(die("blue", 3, 2)))
    blue = robot("blue", "north", 2, (3, 0), left=["anchor"])
    result = play(red, blue)
    assert asked(result) == [("blue", "react")]
    assert result["pending"][0]["limits"] == [0, 1, None]  # two steps are to come
    braked = play(red, {**blue, "orders": {"anchor": "brake"}})
    assert (at(braked, "red"), at(braked, "blue")) == ([2, 0], [3, 0])
    once = play(red, blue, steps=[("blue", {"type": "react", "module": "anchor", "use": 1})])
    assert (at(once, "red"), at(once, "blue")) == ([3, 0], [4, 0])


def test_a_rod_strikes_first_also_in_vain_and_a_dead_mover_pushes_no_robot() -> None:
    red = robot("red", "south", 1, (1, 0), damage=2, units=unit3(die("blue", 1, 2)))
    blue = robot("blue", "north", 2, (2, 0), left=["lightning_rod"], orders={"lightning_rod": "yes"})
    result = play(red, blue, arena={"wall": [[2, 0, "e"]]})
    assert (at(result, "red"), at(result, "blue")) == (None, [2, 0])
    assert seat(result, "blue")["vp"] == 1
    assert asked(result) == [("red", "draw")]


def test_a_barrier_hurts_the_mover_first_and_the_pusher_scores() -> None:
    red = robot("red", "south", 1, (1, 0), units=unit3(die("blue", 2, 2)))
    blue = robot("blue", "north", 2, (2, 0), damage=2)
    result = play(red, blue, arena={"barrier": [[2, 0, "e"]]}, steps=[("blue", {"type": "draw", "stack": "blue"})])
    assert (at(result, "blue"), at(result, "red")) == (None, [3, 0])
    assert (seat(result, "red")["vp"], seat(result, "red")["robot"]["damage"]) == (1, 1)


# --- section 4: sources -----------------------------------------------------------------------------------------


def test_a_mine_sets_off_the_next_and_no_player_scores_their_own() -> None:
    red = robot("red", "south", 1, (0, 0), units=unit3(die("red", 1, 2)))
    blue = robot("blue", "north", 2, (5, 1), damage=1)
    mines = [{"seat": "blue", "at": [3, 0]}, {"seat": "blue", "at": [4, 0]}]
    result = play(red, blue, mines=mines)
    assert at(result, "blue") == [5, 1]
    assert seat(result, "blue")["robot"]["damage"] == 2
    dead = play(red, {**blue, "robot": {"at": [5, 1], "damage": 2}}, mines=mines)
    assert asked(dead) == [("blue", "restart")]
    assert seat(dead, "red")["vp"] == 0


def test_mines_of_the_destroyed_leave_before_they_explode() -> None:
    red = robot("red", "south", 1, (0, 4), units=unit3(die("red", 2, 2)), left=["grenades"], orders={"grenades": "yes"})
    blue = robot("blue", "north", 2, (2, 4), damage=2)
    mines = [{"seat": "blue", "at": [2, 5]}]
    green = robot("green", "east", 3, (2, 6))
    result = play(red, blue, green, mines=mines)
    assert result["position"]["mines"] == []
    assert seat(result, "green")["robot"]["damage"] == 0
    assert asked(result) == [("blue", "draw")]


def test_a_bomb_is_asked_when_its_turn_comes() -> None:
    red = robot("red", "south", 1, (0, 4), units=unit3(die("red", 1, 2)))
    blue = robot("blue", "north", 2, (4, 4), damage=2, left=["bomb"])
    green = robot("green", "east", 3, (5, 5))
    result = play(red, blue, green)
    assert asked(result) == [("blue", "react")]
    assert at(result, "blue") is None
    assert seat(result, "red")["vp"] == 1
    steps = [("blue", {"type": "react", "module": "bomb", "use": True}), ("blue", {"type": "draw", "stack": "red"})]
    assert seat(play(red, blue, green, steps=steps), "green")["robot"]["damage"] == 1
    assert asked(play(red, blue, green, steps=steps[:1])) == [("blue", "draw")]


def test_the_end_comes_before_the_bomb_and_the_mines() -> None:
    red = robot("red", "south", 1, (0, 4), vp=4, units=unit3(die("red", 1, 2)))
    blue = robot("blue", "north", 2, (4, 4), damage=2, left=["bomb"])
    result = play(red, blue, mines=[{"seat": "blue", "at": [1, 1]}])
    assert result["result"] == {"reason": "score", "ranking": [["red"], ["blue"]], "scores": {"red": 5, "blue": 0}}
    assert result["position"]["mines"] == [{"seat": "blue", "at": [1, 1]}]
    assert result["pending"] == []


# --- section 3.3: Phase 3 ---------------------------------------------------------------------------------------


def test_fields_are_one_source_and_tokens_go_by_start_number() -> None:
    red = robot("red", "south", 2, (4, 4), damage=2)
    blue = robot("blue", "north", 1, (0, 8))
    result = play(red, blue, phase="resolution", unit=None, arena={"field": [[4, 4]]})
    assert (seat(result, "red")["destroyed"], seat(result, "blue")["vp"]) == (1, 1)
    assert asked(result) == [("red", "restart")]


def test_an_arm_through_a_barrier_hurts_before_the_token_is_taken() -> None:
    red = robot("red", "south", 1, (1, 8), left=["telescopic_arm"], damage=2)
    blue = robot("blue", "north", 2, (4, 4))
    steps = [("red", {"type": "arm", "at": [0, 8]})]
    result = play(red, blue, phase="resolution", unit=None, arena={"barrier": [[0, 8, "e"]]}, steps=steps)
    assert (seat(result, "red")["vp"], seat(result, "red")["destroyed"]) == (0, 1)
    spared = play({**red, "robot": {"at": [1, 8], "damage": 1}}, blue, phase="resolution", unit=None, steps=steps)
    assert seat(spared, "red")["vp"] == 1


def test_a_workshop_repairs_tokens_and_shield_or_draws() -> None:
    red = robot("red", "south", 1, (4, 4), damage=1, left=["shield"], shield=1)
    blue, arena = robot("blue", "north", 2, (0, 0)), {"workshop": [[4, 4]]}
    result = play(red, blue, phase="resolution", unit=None, arena=arena)
    assert result["pending"] == [{"seat": "red", "type": "workshop", "stacks": ["blue", "red", "yellow", None]}]
    fresh = play(
        red, blue, phase="resolution", unit=None, arena=arena, steps=[("red", {"type": "workshop", "stack": None})]
    )
    assert (seat(fresh, "red")["robot"]["damage"], seat(fresh, "red")["shield"]) == (0, 0)
    whole = robot("red", "south", 1, (4, 4))
    steps = [("red", {"type": "workshop", "stack": None}), ("red", {"type": "workshop", "stack": "yellow"})]
    drawn = play(whole, blue, phase="resolution", unit=None, arena=arena, steps=steps)
    assert [one["step"] for one in drawn["rejected"]] == [1]
    assert seat(drawn, "red")["inventory"] == ["bomb"]


# --- section 5: standing orders ---------------------------------------------------------------------------------


def test_orders_answer_for_their_operator() -> None:
    red = robot("red", "south", 1, (0, 4), units=unit3(die("red", 1, 2)))
    blue = robot("blue", "north", 2, (4, 4), left=["shield"])
    assert asked(play(red, blue)) == [("blue", "react")]
    taken = play(red, {**blue, "orders": {"shield": "yes"}})
    assert (seat(taken, "blue")["shield"], seat(taken, "blue")["robot"]["damage"]) == (1, 0)
    refused = play(red, {**blue, "orders": {"shield": "no"}})
    assert (seat(refused, "blue")["shield"], seat(refused, "blue")["robot"]["damage"]) == (0, 1)


def test_the_first_certain_instead_bars_the_others() -> None:
    red = robot(
        *("red", "south", 1, (0, 4)),
        units=unit3(die("red", 2, 2)),
        left=["mobility", "teleport"],
        right=["swivel_head"],
        orders={"teleport": "yes"},
    )
    result = play(red, robot("blue", "north", 2, (4, 4)))
    assert result["pending"][0]["modules"] == ["swivel_head"]


def test_orders_come_with_an_answer_or_not_at_all() -> None:
    red = robot("red", "south", 1, (0, 4), units=unit3(die("red", 1, 2)))
    blue = robot("blue", "north", 2, (4, 4), left=["shield"], inventory=["anchor"])
    bad = {"type": "react", "module": "shield", "use": True, "orders": {"anchor": "yes"}}
    result = play(red, blue, steps=[("blue", bad), ("blue", {**bad, "orders": {"anchor": "brake"}})])
    assert [one["step"] for one in result["rejected"]] == [1]
    assert seat(result, "blue")["orders"] == {"anchor": "brake"}


# --- section 7: time-outs and resigning -------------------------------------------------------------------------

REACTING = robot("blue", "north", 2, (4, 4), left=["shield"])
SHOOTING = robot("red", "south", 1, (0, 4), units=unit3(die("red", 1, 2)))
SITUATIONS: dict[str, tuple[tuple[Named, ...], Named]] = {
    "draw": ((robot("red", "south", 1, None), robot("blue", "north", 2, None)), {"phase": "setup", "unit": None}),
    "equip": (
        (robot("red", "south", 1, (4, 4), inventory=["bomb"]), robot("blue", "north", 2, (0, 4))),
        {"phase": "preparation", "unit": None},
    ),
    "restart": (
        (robot("red", "south", 1, None), robot("blue", "north", 2, (0, 4))),
        {"phase": "preparation", "unit": None},
    ),
    "program": (
        (robot("red", "south", 1, (4, 4)), robot("blue", "north", 2, (0, 4))),
        {"phase": "programming", "unit": None},
    ),
    "use": (({**SHOOTING, "left": ["swivel_head"]}, robot("blue", "north", 2, (4, 4))), {}),
    "react": (
        ({**REACTING, "seat": "red", "side": "south"}, {**SHOOTING, "seat": "blue", "side": "north"}),
        {},
    ),
    "arm": (
        (robot("red", "south", 1, (1, 8), left=["telescopic_arm"]), robot("blue", "north", 2, (0, 4))),
        {"phase": "resolution", "unit": None},
    ),
    "workshop": (
        (robot("red", "south", 1, (4, 4), damage=1), robot("blue", "north", 2, (0, 4))),
        {"phase": "resolution", "unit": None, "arena": {"workshop": [[4, 4]]}},
    ),
}
OTHER = robot("green", "east", 3, (8, 4))


@pytest.mark.parametrize("kind", SITUATIONS)
def test_the_clock_answers_every_choice(kind: str) -> None:
    seats, more = SITUATIONS[kind]
    assert ("red", kind) in asked(play(*seats, **more))
    after = play(*seats, **more, steps=[("red", {"type": "clock"})])
    assert after["rejected"] == []
    answered: dict[str, Callable[[], bool]] = {
        "draw": lambda: seat(after, "red")["inventory"] == ["mines"],  # the stack with most cards
        "equip": lambda: seat(after, "red")["inventory"] == ["bomb"],
        "restart": lambda: at(after, "red") == [2, 0],
        "program": lambda: asked(after) == [("blue", "program")],
        "use": lambda: seat(after, "blue")["robot"]["damage"] == 1,
        "react": lambda: seat(after, "red")["robot"]["damage"] == 1,
        "arm": lambda: seat(after, "red")["vp"] == 0,
        "workshop": lambda: seat(after, "red")["robot"]["damage"] == 0,
    }
    assert answered[kind]()


@pytest.mark.parametrize("kind", SITUATIONS)
def test_a_seat_resigns_at_every_choice(kind: str) -> None:
    seats, more = SITUATIONS[kind]
    other = {**OTHER, "robot": None} if kind == "draw" else OTHER
    after = play(*seats, other, **more, steps=[("red", {"type": "resign"}), ("red", {"type": "clock"})])
    assert [one["step"] for one in after["rejected"]] == [2]
    assert seat(after, "red")["resigned"]
    assert at(after, "red") is None
    assert after["result"] is None
    assert "red" not in {name for name, _ in asked(after)}
    alone = play(*seats, **more, steps=[("red", {"type": "resign"})])
    assert alone["result"]["reason"] == "resigned"
    assert alone["result"]["ranking"] == [["blue"], ["red"]]


def test_a_robot_that_leaves_makes_start_spaces_legal() -> None:
    arena = {"start": [[{"at": [4, 0], "arrow": 0}], [{"at": [0, 4], "arrow": 2}], [], [{"at": [8, 4], "arrow": 6}]]}
    arena["start"][2] = [{"at": [x, 8], "arrow": 4} for x in (2, 4, 6)]
    red = robot("red", "south", 1, (4, 7))
    blue, green = robot("blue", "north", 2, None), robot("green", "east", 3, (2, 8))
    mines = [{"seat": "red", "at": [2, 7]}]
    more: Named = {"arena": {**arena, "vp": {"1": [4, 3]}}, "tokens": [1], "mines": mines}
    result = play(red, blue, green, phase="preparation", unit=None, **more)
    assert result["pending"][0]["spaces"] == [[4, 8], [6, 8]]
    result = play(red, blue, green, phase="preparation", unit=None, **more, steps=[("red", {"type": "resign"})])
    assert result["pending"][0]["spaces"] == [[2, 8], [4, 8], [6, 8]]


def test_a_player_who_resigns_during_a_die_stays_until_its_end() -> None:
    blue = {**REACTING, "robot": {"at": [4, 4], "damage": 2}, "right": ["bomb"]}
    near = robot("green", "east", 3, (5, 5))
    result = play(SHOOTING, blue, near, steps=[("blue", {"type": "resign"})])
    assert (seat(result, "red")["vp"], seat(result, "green")["robot"]["damage"]) == (1, 0)  # no bomb explodes
    assert len(seat(result, "blue")["inventory"]) == 1  # the clock has drawn


# --- section 8: KillBots ----------------------------------------------------------------------------------------


def test_the_squad_wins_with_seven_together() -> None:
    red = robot("red", "south", 3, (4, 0))
    first = killbot("blue", "west", 1, (0, 8), 0, vp=5, bag=["red"], dice=[])
    second = killbot("green", "east", 2, (8, 8), 0, vp=1, bag=["blue"], dice=[])
    result = play(red, first, second, phase="resolution", unit=None)
    assert result["result"]["ranking"] == [["blue", "green"], ["red"]]
    assert result["result"]["scores"] == {"red": 0, "blue": 6, "green": 1}
    assert result["position"]["tokens"] == [2, 3]


def test_a_killbot_turns_right_at_pits_and_stops_on_a_token() -> None:
    red = robot("red", "south", 2, (8, 4))
    bot = killbot("blue", "north", 1, (4, 4), 0, dice=[["blue", 6]], bag=["blue", "red"])
    result = play(red, bot, arena={"pit": [[4, 6]], "vp": {"1": [7, 5]}, "wall": [[4, 4, "e"]]}, tokens=[1], unit=3)
    assert at(result, "blue") == [7, 5]
    assert (seat(result, "blue")["facing"], seat(result, "blue")["vp"]) == (2, 1)


def test_a_killbot_takes_no_notice_of_a_door() -> None:
    red = robot("red", "south", 2, (8, 4))
    bot = killbot("blue", "north", 1, (4, 2), 0, dice=[["blue", 3]], bag=["blue", "red"])
    plain = play(red, bot, unit=3)
    assert at(plain, "blue") == [4, 5]
    assert at(play(red, bot, arena={"door": [[4, 3, "n"]]}, unit=3), "blue") == [4, 5]


def test_a_killbot_has_no_mines_of_its_own() -> None:
    red = robot("red", "south", 2, (8, 4))
    bot = killbot("blue", "north", 1, (4, 2), 0, dice=[["blue", 3]], bag=["blue", "red"])
    with pytest.raises(Unusable, match="can't have mines"):
        play(red, bot, mines=[{"seat": "blue", "at": [1, 1]}])


def test_a_friend_ends_a_shot_and_is_not_hurt() -> None:
    red = robot("red", "south", 3, (4, 0))
    first = killbot("blue", "west", 1, (4, 4), 4, dice=[["red", 1]], bag=["red", "blue"])
    second = killbot("green", "east", 2, (4, 2), 0, dice=[["blue", 1]], bag=["blue", "red"])
    result = play(red, first, second)
    assert seat(result, "green")["robot"]["damage"] == seat(result, "red")["robot"]["damage"] == 0


# --- section 9: championships -----------------------------------------------------------------------------------


def championship(match: int, defenders: Named, arena: str, *seats: Named) -> Named:
    """The end of the last round of an arena match."""
    more: Named = {"phase": "resolution", "round": 30, "championship": {"match": match, "defenders": defenders}}
    position = {"arena": arena, "seats": list(seats), **more}
    result: Named = run({"name": "x", "game": "volt", "mode": "championship", "position": position}, "volt")
    return result


def test_an_arena_is_won_and_the_next_match_begins() -> None:
    red = robot("red", "south", 2, (4, 4), vp=2, damage=2, left=["bomb"])
    blue = robot("blue", "north", 1, (0, 4), vp=2)
    result = championship(2, {"A": "red"}, "B", red, blue)
    assert result["position"]["championship"] == {"match": 3, "defenders": {"A": "red", "B": "blue"}}
    assert result["position"]["arena"] == "C"
    assert (result["position"]["round"], result["position"]["phase"]) == (1, "preparation")
    assert seat(result, "blue")["inventory"] == ["jetpack"]
    assert (seat(result, "red")["vp"], seat(result, "red")["left"], at(result, "red")) == (0, ["bomb"], None)
    assert asked(result) == [("blue", "equip"), ("red", "equip")]
    assert result["position"]["tokens"] == [1, 2, 3]


def test_the_title_match_is_where_the_defender_won_last() -> None:
    red, blue = robot("red", "south", 1, (4, 4), vp=1), robot("blue", "north", 2, (0, 4))
    result = championship(4, {"A": "blue", "B": "blue", "C": "red"}, "D", red, blue)
    assert result["position"]["championship"]["match"] == 5
    assert result["position"]["arena"] == "D"  # two each, and red has won last


def test_the_challenger_takes_the_arena_and_the_modules() -> None:
    red = robot("red", "south", 1, (4, 4), left=["jetpack"], inventory=["wall_control"], orders={"jetpack": "no"})
    blue = robot("blue", "north", 2, (0, 4), vp=1, inventory=["water_cannon"])
    result = championship(5, {"A": "red", "B": "red", "C": "blue", "D": "red"}, "D", red, blue)
    assert result["result"] == {
        "reason": "championship",
        "ranking": [["blue"], ["red"]],
        "scores": {"red": 2, "blue": 2},
    }
    assert seat(result, "blue")["inventory"] == ["jetpack", "water_cannon", "wall_control"]
    assert (seat(result, "red")["left"], seat(result, "red")["inventory"]) == ([], [])
