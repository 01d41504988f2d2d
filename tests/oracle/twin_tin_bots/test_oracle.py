"""The oracle itself: it agrees with every published case, and with corners worked out by hand."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.oracle.twin_tin_bots.rules import Game
from tests.oracle.twin_tin_bots.scenarios import position_of, run

PUBLIC = Path(__file__).parents[2] / "games" / "scenarios" / "public.jsonl"
CASES = [json.loads(line) for line in PUBLIC.read_text().splitlines()]
PASS = {"type": "pass"}


def test_a_wrong_expectation_does_not_hold() -> None:
    case = deepcopy(CASES[0])
    case["expect"]["position"]["round"] = 5
    assert not run(case)["ok"]


def robot(colour: str, name: str, at: list[int], facing: int, cargo: str | None = None) -> dict[str, Any]:
    return {"colour": colour, "name": name, "at": at, "facing": facing, "cargo": cargo}


def seat(colour: str, *tiles: str, turns: int = 2, **more: Any) -> dict[str, Any]:
    program = {"A": [*tiles, None, None, None][:3], "B": [None, None, None]}
    hand = {"turn_left": 3, "load": 1, "double_modification": 1}
    blank: dict[str, Any] = {"specials": [], "known": [], "delivered": {}}
    return blank | {"colour": colour, "program": program, "hand": hand, "turns": turns} | more


def game(*tiles: str, ahead: dict[str, Any] | None = None, **position: Any) -> Game:
    """Set up red's A on the centre, facing east, with a program; the other robots stand out of the way."""
    cargo = position.pop("cargo", None)
    blank = {
        "radius": 4,
        "bases": {"red": [-4, 0], "yellow": [4, -4]},
        "robots": [
            robot("red", "A", [0, 0], 0, cargo),
            robot("red", "B", [-4, 4], 3),
            ahead or robot("yellow", "A", [-3, 4], 3),
            robot("yellow", "B", [-2, 4], 3),
        ],
        "seats": [seat("red", *tiles), seat("yellow")],
        "first": "red",
        "active": "red",
        "round": 3,
    }
    return Game({"position": blank | position})


def at(played: Game, colour: str = "red", name: str = "A") -> tuple[int, int]:
    return played.board.where(played.board.robot(colour, name))


def test_a_step_goes_through_two_pairs_of_teleporters() -> None:
    played = game("forward_1", teleporters=[[[1, 0], [-3, 0]], [[-2, 0], [2, 1]]])
    played.submit("red", PASS)
    assert at(played) == (3, 1)


def test_a_step_that_comes_back_to_its_pair_leads_nowhere() -> None:
    played = game("forward_1", teleporters=[[[1, 0], [3, 0]], [[4, 0], [2, 0]]])
    played.submit("red", PASS)
    assert at(played) == (0, 0)


def test_a_teleport_onto_the_own_hex_is_ignored() -> None:
    played = game("forward_1", teleporters=[[[1, 0], [-1, 0]]])
    played.submit("red", PASS)
    assert at(played) == (0, 0)


def test_a_jump_leaves_the_teleporter_in_the_middle_out_of_account() -> None:
    played = game("jump", teleporters=[[[1, 0], [-3, 0]]])
    played.submit("red", PASS)
    assert at(played) == (2, 0)


def test_forward_3_stops_one_move_in_mud() -> None:
    played = game("forward_3", mud=[[1, 0]])
    played.submit("red", PASS)
    assert at(played) == (2, 0)


def test_a_swallowed_move_frees_although_it_could_not_have_been_made() -> None:
    played = game("forward_1", "turn_right", "forward_1", mud=[[0, 0]], rocks=[[1, 0]])
    played.submit("red", PASS)
    assert at(played) == (0, 1)


def test_an_ignored_jump_does_not_free() -> None:
    played = game("jump", "turn_right", "forward_1", mud=[[0, 0]], rocks=[[2, 0]])
    played.submit("red", PASS)
    assert at(played) == (0, 0)


@pytest.mark.parametrize(("tile", "reached"), [("dash", (2, 0)), ("zap", (0, 0))])
def test_a_dash_later_in_the_program_lets_a_forward_push_a_row(tile: str, reached: tuple[int, int]) -> None:
    played = game("forward_1", tile, crystals=[{"at": [1, 0], "colour": "blue"}], blobs=[[2, 0]])
    played.submit("red", PASS)
    assert at(played) == reached


def test_a_load_forced_by_a_zap_is_the_executing_robots_for_anti_theft() -> None:
    seats = [seat("red", "zap", "anti_theft"), seat("yellow")]
    facing_red = robot("yellow", "A", [2, 0], 3)
    played = game(ahead=facing_red | {"at": [1, 0]}, cargo="pink", seats=seats)
    played.submit("red", PASS)
    assert played.submit("red", {"type": "zap_robot", "order": "load"}) is None
    assert played.board.robot("red", "A")["cargo"] == "pink"


def test_only_directions_in_which_a_blob_can_move_are_offered() -> None:
    rocks = [[2, 1], [1, 1]]
    played = game("zap", blobs=[[2, 0]], rocks=rocks, crystals=[{"at": [3, 0], "colour": "blue"}])
    played.submit("red", PASS)
    assert played.pending == {"seat": "red", "type": "zap_blob", "options": [0, 3, 4, 5, None]}


def full_board(*tiles: str, **more: Any) -> Game:
    """Set up a board of radius 1 without an empty hex, and one crystal that waits."""
    robots = [robot("red", "A", [0, 0], 0), robot("red", "B", [0, 1], 3, "blue"), robot("yellow", "A", [-1, 1], 3)]
    return game(
        *tiles,
        radius=1,
        bases={"red": [-1, 0], "yellow": [0, -1]},
        robots=[*robots, robot("yellow", "B", [1, -1], 3)],
        crystals=[{"at": [1, 0], "colour": "green"}],
        waiting=["pink"],
        **more,
    )


def test_a_waiting_crystal_enters_where_an_order_leaves_room_and_begins_the_end_phase() -> None:
    played = full_board("load", "turn_left")
    played.submit("red", PASS)
    assert position_of(played)["crystals"] == [{"at": [1, 0], "colour": "pink"}]
    assert (played.waiting, played.rounds_left) == ([], 3)


def test_the_end_phase_does_not_begin_while_the_track_has_a_crystal() -> None:
    played = full_board("load", track=["green"])
    played.submit("red", PASS)
    assert (played.waiting, played.track, played.rounds_left) == ([], ["green"], None)


def test_a_score_victory_comes_before_the_draw_and_the_crystal_and_does_not_count_the_turn() -> None:
    seats = [seat("red", "unload", "turn_left", delivered={"pink": 2, "blue": 1}), seat("yellow")]
    played = game(cargo="blue", bases={"red": [1, 0], "yellow": [4, -4]}, seats=seats, track=["pink"], stack=["jump"])
    played.submit("red", PASS)
    assert played.result == {"reason": "score", "ranking": [["red"], ["yellow"]], "scores": {"red": 12, "yellow": 0}}
    assert (played.track, played.stack, played.seats["red"]["turns"]) == (["pink"], ["jump"], 2)
    assert played.board.robot("red", "A")["facing"] == 0


def test_the_countdown_lasts_three_rounds_after_the_current_one() -> None:
    seats = [seat("red", "unload"), seat("yellow")]
    played = game(cargo="green", bases={"red": [1, 0], "yellow": [4, -4]}, seats=seats, track=["pink"])
    seen = []
    while played.pending is not None:
        seen.append((played.round, played.active, played.rounds_left))
        played.submit(played.pending["seat"], PASS)
        if played.pending and played.pending["type"] == "place_crystal":
            played.submit("red", {"type": "place_crystal", "at": played.pending["options"][0]})
    assert seen == [(3, "red", None), (3, "yellow", 3)] + [
        (3 + passed, colour, 3 - passed) for passed in (1, 2, 3) for colour in ("red", "yellow")
    ]
    assert (played.round, played.active, played.rounds_left) == (6, "yellow", 0)


def test_a_special_placed_and_taken_back_by_one_command_is_known() -> None:
    played = game(seats=[seat("red", specials=["jump"]), seat("yellow")])
    there = {"type": "place", "robot": "A", "slot": 1, "tile": "jump"}
    back = {"type": "remove", "robot": "A", "slot": 1}
    assert played.submit("red", {"type": "double", "changes": [there, back]}) is None
    assert played.seats["red"]["known"] == ["jump"]
    assert played.seats["red"]["hand"]["double_modification"] == 0


ILLEGAL: tuple[Any, ...] = (
    {"type": "zap_robot"},
    {"type": "zap_robot", "order": "forward_2"},
    {"type": "zap_robot", "order": ["load"]},
    {"type": "zap_blob", "direction": None},
    PASS,
    None,
    ["zap_robot"],
)


@pytest.mark.parametrize("command", ILLEGAL, ids=repr)
def test_a_command_that_does_not_answer_a_zap_is_rejected_and_changes_nothing(command: Any) -> None:
    played = game("zap", ahead=robot("yellow", "A", [2, 0], 3))
    played.submit("red", PASS)
    before = deepcopy((played.pending, position_of(played)))
    assert played.submit("red", command) is not None
    assert played.submit("yellow", {"type": "zap_robot", "order": None}) is not None
    assert (played.pending, position_of(played)) == before
