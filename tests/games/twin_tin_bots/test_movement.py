from typing import Any

import pytest

from tests.games.twin_tin_bots.scene import scene

BOTH_WAYS = [("forward_1", (0, 0), 0), ("back_up", (0, 0), 3)]


def test_forward_1_moves_to_an_empty_hex() -> None:
    after = scene("forward_1", facing=1).run()
    assert after.at("red A") == (0, 1)
    moved = after.event("robot_moved")
    assert (moved["at"], moved["to"], moved["direction"], moved["gates"]) == ([0, 0], [0, 1], 1, [])


def test_the_cause_of_a_move_is_the_slot_of_its_order() -> None:
    after = scene(None, "forward_1").run()
    assert after.event("robot_moved")["cause"] == {"seat": 0, "robot": "A", "slot": 2}


def test_forward_1_off_the_board_is_ignored() -> None:
    after = scene("forward_1", at=(3, 1), facing=0).run()
    assert after.reasons == [("forward_1", "off_board")]


@pytest.mark.parametrize(("tile", "at", "facing"), BOTH_WAYS)
def test_a_base_or_a_rock_stops_a_robot(tile: str, at: tuple[int, int], facing: int) -> None:
    bases = {"red": (4, -4), "yellow": (1, 0)}
    assert scene(tile, at=at, facing=facing, bases=bases).run().reasons == [(tile, "base_in_the_way")]
    assert scene(tile, at=at, facing=facing, rocks=[(1, 0)]).run().reasons == [(tile, "rock_in_the_way")]


@pytest.mark.parametrize(("tile", "at", "facing"), BOTH_WAYS)
def test_a_robot_a_crystal_or_a_blob_is_pushed(tile: str, at: tuple[int, int], facing: int) -> None:
    crystal = scene(tile, at=at, facing=facing, crystals={(1, 0): "pink"}).run()
    assert crystal.crystals == {(2, 0): "pink"}
    blob = scene(tile, at=at, facing=facing, blobs=[(1, 0)]).run()
    assert blob.blobs == [(2, 0)]
    pushed = {"at": (1, 0), "facing": 4, "cargo": "blue"}
    robot = scene(tile, at=at, facing=facing, robots={"yellow A": pushed}).run()
    assert robot.at("yellow A") == (2, 0)
    assert (robot.robot("yellow A")["facing"], robot.cargo("yellow A")) == (4, "blue")
    assert [one.at("red A") for one in (crystal, blob, robot)] == [(1, 0)] * 3


def test_the_event_of_a_push_precedes_that_of_the_move_that_made_it() -> None:
    after = scene("forward_1", crystals={(1, 0): "pink"}).run()
    assert after.types[1:4] == ["order_started", "crystal_pushed", "robot_moved"]


def test_two_in_a_row_are_not_pushed() -> None:
    after = scene("forward_1", crystals={(1, 0): "pink"}, blobs=[(2, 0)]).run()
    assert after.reasons == [("forward_1", "push_blocked")]
    assert after.at("red A") == (0, 0)


@pytest.mark.parametrize("behind", [{"rocks": [(4, 0)]}, {"bases": {"red": (4, 0), "yellow": (-4, 4)}}, {}])
def test_nothing_is_pushed_off_the_board_or_into_base_or_rock(behind: dict[str, Any]) -> None:
    start = (2, 0) if behind else (3, 0)
    after = scene("forward_1", at=start, crystals={(start[0] + 1, 0): "pink"}, **behind).run()
    assert after.reasons == [("forward_1", "push_blocked")]


def test_forward_2_tries_the_second_step_after_an_ignored_one() -> None:
    after = scene("forward_2", robots={"yellow A": {"at": (1, 0)}}, mud=[(0, 0)]).run()
    assert after.reasons == [("forward_1", "stuck_in_mud")]
    assert after.at("red A") == (1, 0)


@pytest.mark.parametrize(("tile", "to"), [("forward_2", (2, 0)), ("forward_3", (3, 0))])
def test_forward_2_and_3_are_so_many_steps(tile: str, to: tuple[int, int]) -> None:
    assert scene(tile).run().at("red A") == to


def test_forward_2_goes_as_far_as_it_can() -> None:
    after = scene("forward_2", at=(2, 0), crystals={(3, 0): "pink"}).run()
    assert after.at("red A") == (3, 0)
    assert after.reasons == [("forward_1", "push_blocked")]


# --- dash -------------------------------------------------------------------------------------------------------


def test_dash_pushes_a_whole_row_the_far_end_first() -> None:
    after = scene("dash", crystals={(1, 0): "pink"}, blobs=[(2, 0)], robots={"yellow A": {"at": (3, 0)}}).run()
    assert (after.at("red A"), after.blobs, after.at("yellow A")) == ((1, 0), [(3, 0)], (4, 0))
    assert after.types[2:6] == ["robot_pushed", "blob_pushed", "crystal_pushed", "robot_moved"]


@pytest.mark.parametrize("end", [{"rocks": [(3, 0)]}, {"bases": {"red": (3, 0), "yellow": (-4, 4)}}])
def test_a_row_that_ends_at_a_rock_or_a_base_is_blocked(end: dict[str, Any]) -> None:
    after = scene("dash", crystals={(1, 0): "pink", (2, 0): "blue"}, **end).run()
    assert after.reasons == [("forward_1", "push_blocked")]


def test_a_row_that_ends_at_the_edge_is_blocked() -> None:
    row = {(1, 0): "pink", (2, 0): "blue", (3, 0): "green", (4, 0): "green"}
    assert scene("dash", crystals=row).run().reasons == [("forward_1", "push_blocked")]


def test_a_row_that_reaches_the_movers_own_hex_is_blocked() -> None:
    # the row (0, 0) -> (1, 0), then through the teleporter (2, 0) out of (-2, 0) to (-1, 0) and back to (0, 0)
    gates = [[(2, 0), (-2, 0)]]
    row = {(1, 0): "pink", (-1, 0): "blue"}
    assert scene("dash", teleporters=gates, crystals=row).run().reasons == [("forward_1", "push_blocked")]
    assert scene("dash", teleporters=gates, crystals={(1, 0): "pink"}).run().crystals == {(-1, 0): "pink"}


# --- back up and turns ------------------------------------------------------------------------------------------


def test_back_up_keeps_the_facing() -> None:
    after = scene("back_up", facing=2).run()
    assert after.at("red A") == (1, -1)
    assert after.robot("red A")["facing"] == 2
    assert after.event("robot_moved")["direction"] == 5


@pytest.mark.parametrize(
    ("tile", "facing", "steps"),
    [
        ("turn_left", 5, -1),
        ("turn_right", 1, 1),
        ("turn_left_2", 4, -2),
        ("turn_right_2", 2, 2),
        ("u_turn", 3, 3),
    ],
)
def test_turns_go_by_sixths_of_a_circle(tile: str, facing: int, steps: int) -> None:
    after = scene(tile).run()
    assert after.robot("red A")["facing"] == facing
    assert (after.event("robot_turned")["steps"], after.event("robot_turned")["facing"]) == (steps, facing)


# --- jump -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "middle",
    [{}, {"rocks": [(1, 0)]}, {"crystals": {(1, 0): "pink"}}, {"teleporters": [[(1, 0), (0, 3)]]}, {"mud": [(1, 0)]}],
)
def test_a_jump_lands_two_hexes_ahead_whatever_is_between(middle: dict[str, Any]) -> None:
    after = scene("jump", **middle).run()
    assert after.at("red A") == (2, 0)
    assert after.event("robot_jumped")["to"] == [2, 0]


def test_a_jump_pushes_nothing_and_does_not_leave_the_board() -> None:
    assert scene("jump", crystals={(2, 0): "pink"}).run().reasons == [("jump", "landing_occupied")]
    assert scene("jump", at=(3, 0)).run().reasons == [("jump", "off_board")]
    assert scene("jump", at=(4, -1)).run().reasons == [("jump", "off_board")]


def test_a_jump_onto_a_teleporter_is_carried_on() -> None:
    after = scene("jump", teleporters=[[(2, 0), (-3, 2)]]).run()
    assert after.at("red A") == (-2, 2)
    assert after.event("robot_jumped")["gates"] == [[[2, 0], [-3, 2]]]


def test_a_jump_that_ends_on_the_own_hex_is_ignored() -> None:
    assert scene("jump", teleporters=[[(2, 0), (-1, 0)]]).run().reasons == [("jump", "landing_occupied")]


# --- teleporters ------------------------------------------------------------------------------------------------


def test_a_robot_goes_through_a_teleporter() -> None:
    after = scene("forward_1", teleporters=[[(1, 0), (-3, 2)]]).run()
    assert after.at("red A") == (-2, 2)
    assert after.event("robot_moved")["gates"] == [[[1, 0], [-3, 2]]]


def test_a_pushed_object_goes_through_a_teleporter_too() -> None:
    after = scene("forward_1", crystals={(1, 0): "pink"}, teleporters=[[(2, 0), (-3, 2)]]).run()
    assert after.crystals == {(-2, 2): "pink"}
    assert after.event("crystal_pushed")["gates"] == [[[2, 0], [-3, 2]]]


def test_a_teleport_onto_the_own_hex_is_ignored() -> None:
    assert scene("forward_1", teleporters=[[(1, 0), (-1, 0)]]).run().reasons == [("forward_1", "push_blocked")]


def test_a_push_onto_the_movers_own_hex_is_ignored() -> None:
    gates = [[(2, 0), (-1, 0)]]
    after = scene("forward_1", crystals={(1, 0): "pink"}, teleporters=gates).run()
    assert after.reasons == [("forward_1", "push_blocked")]


# --- mud --------------------------------------------------------------------------------------------------------


def test_mud_swallows_the_next_move_and_frees() -> None:
    after = scene("forward_1", "forward_1", "forward_1", mud=[(1, 0)]).run()
    assert after.reasons == [("forward_1", "stuck_in_mud")]
    assert after.at("red A") == (2, 0)
    assert [event["stuck"] for event in after.events if event["type"] == "robot_moved"] == [True, False]


def test_a_swallowed_move_pushes_nothing_and_frees_even_if_it_could_not_be_made() -> None:
    pushing = scene("forward_1", mud=[(0, 0)], crystals={(1, 0): "pink"}).run()
    assert pushing.crystals == {(1, 0): "pink"}
    blocked = scene("forward_1", "back_up", mud=[(0, 0)], rocks=[(1, 0)]).run()
    assert blocked.at("red A") == (-1, 0)


def test_every_turn_begins_stuck_again() -> None:
    after = scene("back_up", mud=[(0, 0)]).run()
    assert after.robot("red A")["stuck"]  # yellow's turn has begun
    assert after.until("red").run().reasons == [("back_up", "stuck_in_mud")] * 2


def test_a_stuck_robot_can_be_pushed_and_is_free_outside() -> None:
    robots = {"red B": {"at": (1, 0), "facing": 0}}
    after = scene("forward_1", robots=robots, programs={"red B": ["forward_1"]}, mud=[(1, 0)]).run()
    assert after.at("red B") == (3, 0)


def test_a_robot_pushed_into_mud_is_stuck() -> None:
    after = scene("forward_1", robots={"yellow A": {"at": (1, 0)}}, mud=[(2, 0)]).run()
    assert after.event("robot_pushed")["stuck"]


def test_from_mud_to_mud_it_is_stuck_again() -> None:
    after = scene("forward_2", "forward_1", mud=[(0, 0), (1, 0)]).run()
    assert after.at("red A") == (1, 0)
    assert after.reasons == [("forward_1", "stuck_in_mud")] * 2


def test_a_jump_leaves_mud_at_once_and_an_ignored_one_does_not_free() -> None:
    assert scene("jump", "forward_1", mud=[(0, 0)]).run().at("red A") == (3, 0)
    ignored = scene("jump", "forward_1", mud=[(0, 0)], rocks=[(2, 0)]).run()
    assert ignored.reasons == [("jump", "landing_occupied"), ("forward_1", "stuck_in_mud")]


def test_a_jump_or_a_teleport_into_mud_sticks() -> None:
    assert scene("jump", "forward_1", mud=[(2, 0)]).run().at("red A") == (2, 0)
    teleported = scene("forward_2", teleporters=[[(1, 0), (-3, 2)]], mud=[(-2, 2)]).run()
    assert teleported.at("red A") == (-2, 2)
