"""Crystals: how they are loaded, delivered, and return. Zaps: what they hit and what becomes of it."""

from typing import Any

import pytest

from botyard.games.hexgrid import grid
from botyard.games.interface import Illegal
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import PlaceCrystal, Tile, ZapBlob, ZapRobot
from tests.games.twin_tin_bots.scene import AWAY, Hex, Named, Scene, scene

NEXT = {"red": (1, 0), "yellow": (-4, 4)}
"""Red's base right in front of red A."""


# --- load -------------------------------------------------------------------------------------------------------


def test_load_with_a_crystal_aboard_is_ignored() -> None:
    after = scene("load", cargo="blue", crystals={(1, 0): "green"}).run()
    assert after.reasons == [("load", "already_loaded")]


@pytest.mark.parametrize(
    "ahead",
    [
        {},
        {"at": (4, -1)},
        {"rocks": [(1, 0)]},
        {"blobs": [(1, 0)]},
        {"bases": NEXT, "changes": {"red": {"delivered": {"pink": 1}}}},
        {"robots": {"yellow A": {"at": (1, 0)}}},
        {"teleporters": [[(1, 0), (-3, 0)]], "crystals": {(-2, 0): "pink"}},
    ],
)
def test_load_without_a_crystal_straight_ahead_is_ignored(ahead: dict[str, Any]) -> None:
    assert scene("load", **ahead).run().reasons == [("load", "nothing_to_load")]


def test_load_takes_the_crystal_that_a_robot_carries() -> None:
    after = scene("load", robots={"yellow A": {"at": (1, 0), "cargo": "pink"}}).run()
    assert (after.cargo("red A"), after.cargo("yellow A")) == ("pink", None)
    assert after.event("crystal_taken")["source"] == {"seat": 1, "name": "A"}


def test_anti_theft_holds_against_opponents_only() -> None:
    opponent = {"yellow A": {"at": (1, 0), "cargo": "pink"}}
    held = scene("load", robots=opponent, programs={"yellow A": ["anti_theft"]}).run()
    assert held.reasons == [("load", "anti_theft")]
    friend = {"red B": {"at": (1, 0), "cargo": "pink"}}
    assert scene("load", robots=friend, programs={"red B": ["anti_theft"]}).run().cargo("red A") == "pink"


def test_anti_theft_looks_at_the_owner_of_the_loading_robot() -> None:
    robots: dict[str, Named] = {"yellow A": {"at": (1, 0), "facing": 1}, "yellow B": {"at": (1, 1), "cargo": "pink"}}
    programs: dict[str, list[str | None]] = {"yellow B": ["anti_theft"]}
    after = scene("zap", robots=robots, programs=programs).run().answer(ZapRobot(Tile.LOAD))
    assert after.cargo("yellow A") == "pink"


# --- unload -----------------------------------------------------------------------------------------------------


def test_unload_without_a_crystal_is_ignored() -> None:
    assert scene("unload").run().reasons == [("unload", "nothing_to_unload")]


def test_unload_hands_the_crystal_to_a_robot_that_carries_nothing() -> None:
    after = scene("unload", cargo="pink", robots={"yellow A": {"at": (1, 0)}}).run()
    assert (after.cargo("red A"), after.cargo("yellow A")) == (None, "pink")
    assert after.event("crystal_handed")["target"] == {"seat": 1, "name": "A"}


@pytest.mark.parametrize(
    "ahead",
    [
        {"at": (4, -1)},
        {"teleporters": [[(1, 0), (-3, 0)]]},
        {"crystals": {(1, 0): "blue"}},
        {"robots": {"yellow A": {"at": (1, 0), "cargo": "blue"}}},
        {"rocks": [(1, 0)]},
        {"blobs": [(1, 0)]},
    ],
)
def test_unload_where_there_is_no_room_is_ignored(ahead: dict[str, Any]) -> None:
    after = scene("unload", cargo="pink", **ahead).run()
    assert after.reasons == [("unload", "no_room_to_unload")]
    assert after.cargo("red A") == "pink"


# --- delivery ---------------------------------------------------------------------------------------------------


def test_a_delivery_counts_for_the_bases_owner_and_brings_the_next_crystal() -> None:
    bases = {"red": (4, -4), "yellow": (2, 0)}
    after = scene("unload", at=(1, 0), cargo="green", bases=bases).run()
    assert after.seat("yellow")["delivered"] == {"blue": 0, "green": 1, "pink": 0}
    assert after.event("crystal_delivered")["seat"] == 1
    assert after.crystals == {(0, 0): "green"}
    assert after.position["track"] == ["pink"]


def test_a_blue_crystal_brings_its_owner_a_special_tile_before_the_next_crystal() -> None:
    after = scene("unload", at=(1, 0), cargo="blue", bases={"red": (2, 0), "yellow": (-4, 4)}, stack=["dash", "jump"])
    after.run()
    assert after.types[2:5] == ["crystal_delivered", "special_drawn", "crystal_placed"]
    assert (after.seat("red")["specials"], after.seat("red")["known"]) == (["dash"], [])
    assert after.position["stack"] == ["jump"]


@pytest.mark.parametrize("cargo", ["green", "pink"])
def test_only_blue_crystals_bring_a_special_tile(cargo: str) -> None:
    assert "special_drawn" not in scene("unload", cargo=cargo, bases=NEXT, stack=["dash"]).run().types


def test_an_empty_stack_brings_nothing() -> None:
    assert "special_drawn" not in scene("unload", cargo="blue", bases=NEXT).run().types


def test_an_empty_track_brings_nothing() -> None:
    after = scene("unload", cargo="green", bases=NEXT, track=[]).run()
    assert after.pending == {"kind": "program", "seat": "yellow"}
    assert after.position["rounds_left"] is None


def test_the_bases_owner_chooses_among_the_nearest_hexes_and_the_run_waits() -> None:
    bases = {"red": (4, -4), "yellow": (1, 0)}
    after = scene("unload", "turn_left", cargo="green", bases=bases, mud=[(0, 1)]).run()
    near = [[0, -1], [1, -1], [-1, 0], [-1, 1], [0, 1]]
    assert after.pending == {"kind": "place_crystal", "seat": "yellow", "options": near}
    assert after.position["track"] == ["green", "pink"]
    with pytest.raises(Illegal, match="offered"):
        after.answer(PlaceCrystal((0, 2)))
    with pytest.raises(Illegal, match="offered"):
        after.answer(PlaceCrystal((9, 9)))
    with pytest.raises(Illegal, match="hex"):
        after.run()
    after.answer(PlaceCrystal((-1, 1)))
    assert after.crystals == {(-1, 1): "green"}
    assert after.types[-4:] == ["crystal_placed", "order_started", "robot_turned", "turn_started"]
    assert after.event("crystal_placed")["cause"] == {"seat": 0, "robot": "A", "slot": 1}


def test_time_out_takes_the_first_hex_by_row_and_column() -> None:
    after = scene("unload", cargo="green", bases=NEXT).run().time_out()
    assert list(after.crystals) == [(0, -1)]


def test_a_single_nearest_hex_is_taken_without_a_choice() -> None:
    around = [(0, 1), (-1, 1), (-1, 0), (0, -1)]
    after = scene("unload", cargo="green", bases=NEXT, rocks=around).run()
    assert list(after.crystals) == [(1, -1)]


def test_a_teleporter_takes_no_crystal() -> None:
    gates = [[(0, 0), (0, 3)], [(0, -1), (0, -3)]]
    after = scene("unload", at=(2, 0), cargo="green", bases={"red": (3, 0), "yellow": (-4, 4)}, teleporters=gates).run()
    assert after.pending is not None
    assert after.pending["options"] == [[1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1]]


def test_a_zapped_robot_delivers_and_the_bases_owner_chooses() -> None:
    robots = {"yellow A": {"at": (1, 0), "facing": 0, "cargo": "green"}}
    bases = {"red": (4, -4), "yellow": (-4, 4), "green": (2, 0)}
    after = scene("zap", robots=robots, seats=3, bases=bases).run().answer(ZapRobot(Tile.UNLOAD))
    assert after.pending is not None
    assert (after.pending["kind"], after.pending["seat"]) == ("place_crystal", "green")


# --- waiting ----------------------------------------------------------------------------------------------------


def full(*but: Hex) -> dict[Hex, str]:
    """Crystals on all hexes but these and those that the scenes of this part use."""
    used = {(0, 0), *NEXT.values(), *but}
    return {at: "blue" for at in grid(4).hexes if at not in used}


def test_without_an_empty_hex_the_crystal_waits() -> None:
    after = scene("unload", cargo="pink", bases=NEXT, crystals=full(*AWAY[1:4])).run()
    assert after.event("crystal_waited")["crystal"] == "green"
    assert (after.position["waiting"], after.position["track"]) == (["green"], ["pink"])


def test_a_waiting_crystal_enters_after_the_order_that_empties_a_hex() -> None:
    crystals = full(*AWAY[1:4])
    after = scene("load", "turn_left", facing=1, bases=NEXT, crystals=crystals, waiting=["pink", "green"]).run()
    assert after.types[2:5] == ["crystal_loaded", "crystal_placed", "order_started"]
    placed = after.event("crystal_placed")
    assert (placed["crystal"], placed["at"], placed["waited"]) == ("pink", [0, 1], True)
    assert (after.position["waiting"], after.position["rounds_left"]) == (["green"], None)


def test_an_order_forced_by_a_zap_lets_it_enter_too() -> None:
    robots = {"yellow A": {"at": (0, 1), "facing": 1}}
    crystals = full((0, 1), AWAY[1], AWAY[3])
    after = scene("double_zap", facing=1, bases=NEXT, crystals=crystals, waiting=["pink"], robots=robots)
    after.run().answer(ZapRobot(Tile.LOAD))
    assert after.types[-3:] == ["crystal_loaded", "crystal_placed", "zap_fired"]


def test_the_end_phase_begins_when_the_last_crystal_that_waits_enters() -> None:
    crystals = full(*AWAY[1:4])
    after = scene("load", facing=1, bases=NEXT, crystals=crystals, waiting=["pink"], track=[]).run()
    assert after.position["rounds_left"] == 3
    assert after.types[2:5] == ["crystal_loaded", "crystal_placed", "end_phase_begun"]


# --- zaps -------------------------------------------------------------------------------------------------------


ORDERS = ["forward_1", "turn_left", "turn_right", "load", "unload", None]


def hit(after: Scene) -> tuple[list[Any], str]:
    """The path of the pulse, and what it has hit."""
    fired = after.event("zap_fired")
    return fired["path"], fired["hit"]


@pytest.mark.parametrize("distance", [1, 2])
def test_a_pulse_reaches_two_hexes_and_waits_for_the_zapping_seat(distance: int) -> None:
    after = scene("zap", robots={"yellow A": {"at": (distance, 0)}}).run()
    assert hit(after) == ([[1, 0], [2, 0]][:distance], "robot")
    assert after.pending == {"kind": "zap_robot", "seat": "red", "options": ORDERS}


def test_a_pulse_does_not_reach_the_third_hex_unless_it_is_long() -> None:
    robots = {"yellow A": {"at": (3, 0)}}
    assert hit(scene("zap", robots=robots).run()) == ([[1, 0], [2, 0]], "nothing")
    assert hit(scene("long_range_zap", robots=robots).run()) == ([[1, 0], [2, 0], [3, 0]], "robot")


@pytest.mark.parametrize(
    ("ahead", "what"),
    [
        ({"rocks": [(1, 0)]}, "rock"),
        ({"crystals": {(1, 0): "pink"}}, "crystal"),
        ({"bases": {"red": (1, 0), "yellow": (-4, 4)}}, "base"),
        ({"teleporters": [[(1, 0), (0, 3)]]}, "teleporter"),
    ],
)
def test_a_pulse_ends_at_the_first_hex_that_is_not_empty(ahead: dict[str, Any], what: str) -> None:
    after = scene("zap", robots={"yellow A": {"at": (2, 0)}}, **ahead).run()
    assert hit(after) == ([[1, 0]], what)
    assert after.pending == {"kind": "program", "seat": "yellow"}


def test_a_pulse_ends_at_the_edge() -> None:
    assert hit(scene("zap", at=(3, 0)).run()) == ([[4, 0]], "edge")
    assert hit(scene("long_range_zap", at=(4, 0), bases={"red": (4, -4), "yellow": (-4, 4)}).run()) == ([], "edge")


@pytest.mark.parametrize(
    ("order", "event"),
    [
        (Tile.FORWARD_1, "robot_moved"),
        (Tile.TURN_LEFT, "robot_turned"),
        (Tile.TURN_RIGHT, "robot_turned"),
        (Tile.LOAD, "crystal_loaded"),
    ],
)
def test_the_robot_hit_executes_the_order_at_once(order: Tile, event: str) -> None:
    crystals = {(1, 1): "pink"} if order == Tile.LOAD else {}
    after = scene("zap", robots={"yellow A": {"at": (1, 0), "facing": 1}}, crystals=crystals).run()
    after.answer(ZapRobot(order))
    assert after.event("zap_obeyed")["order"] == order.wire
    done = after.event(event)
    assert done["robot"] == {"seat": 1, "name": "A"}
    assert done["cause"] == {"seat": 0, "robot": "A", "slot": 1}


def test_an_order_that_is_ignored_may_be_named() -> None:
    after = scene("zap", robots={"yellow A": {"at": (1, 0)}}).run().answer(ZapRobot(Tile.UNLOAD))
    assert after.reasons == [("unload", "nothing_to_unload")]


def test_declining_lets_the_program_go_on() -> None:
    after = scene("zap", "turn_left", robots={"yellow A": {"at": (1, 0)}}).run().answer(ZapRobot(None))
    assert after.types[-3:] == ["order_started", "robot_turned", "turn_started"]
    assert "zap_declined" in after.types


def test_time_out_declines() -> None:
    after = scene("zap", robots={"yellow A": {"at": (1, 0)}}).run().time_out()
    assert "zap_declined" in after.types


@pytest.mark.parametrize("order", [Tile.FORWARD_2, Tile.ZAP, Tile.JUMP])
def test_other_orders_are_not_offered(order: Tile) -> None:
    after = scene("zap", robots={"yellow A": {"at": (1, 0)}}).run()
    with pytest.raises(Illegal, match="offered"):
        after.answer(ZapRobot(order))


def test_a_forced_forward_uses_the_robots_own_dash_mud_and_facing() -> None:
    robots = {"yellow A": {"at": (1, 0), "facing": 1}}
    row = {(1, 1): "pink", (1, 2): "blue"}
    dash = scene("zap", robots=robots, programs={"yellow A": ["dash"]}, crystals=row).run()
    assert dash.answer(ZapRobot(Tile.FORWARD_1)).at("yellow A") == (1, 1)
    mud = scene("zap", robots=robots, mud=[(1, 0)]).run().answer(ZapRobot(Tile.FORWARD_1))
    assert mud.reasons == [("forward_1", "stuck_in_mud")]


def test_anti_zap_ends_an_opponents_pulse_without_a_choice() -> None:
    robots = {"yellow A": {"at": (1, 0)}}
    after = scene("zap", robots=robots, programs={"yellow A": [None, None, "anti_zap"]}).run()
    assert hit(after) == ([[1, 0]], "shielded_robot")
    assert after.pending == {"kind": "program", "seat": "yellow"}


def test_the_second_pulse_of_a_double_zap_is_aimed_after_the_first_took_effect() -> None:
    robots: dict[str, Named] = {"yellow A": {"at": (1, 0), "facing": 1}, "yellow B": {"at": (2, 0)}}
    after = scene("double_zap", robots=robots).run().answer(ZapRobot(Tile.FORWARD_1))
    assert after.pending is not None
    assert after.events[-1]["path"] == [[1, 0], [2, 0]]
    assert after.state.subject == 3  # yellow B
    assert after.answer(ZapRobot(None)).pending == {"kind": "program", "seat": "yellow"}


def test_forward_zap_zaps_even_if_the_forward_was_ignored() -> None:
    after = scene("forward_zap", robots={"yellow A": {"at": (1, 0)}}, rocks=[(2, 0)]).run()
    assert after.reasons == [("forward_1", "push_blocked")]
    assert hit(after)[1] == "robot"


def test_another_command_does_not_answer_a_zap() -> None:
    with pytest.raises(Illegal, match="decline"):
        scene("zap", robots={"yellow A": {"at": (1, 0)}}).run().run()


# --- blobs ------------------------------------------------------------------------------------------------------


def test_a_blob_is_offered_only_the_ways_that_it_can_go() -> None:
    # east pushes a crystal, south-east a rock blocks, west the zapping robot would be pushed away
    after = scene("zap", blobs=[(1, 0)], rocks=[(1, 1), (0, 2)], crystals={(2, 0): "pink"}).run()
    assert after.pending == {"kind": "zap_blob", "seat": "red", "options": [0, 2, 3, 4, 5, None]}
    with pytest.raises(Illegal, match="offered"):
        after.answer(ZapBlob(1))
    with pytest.raises(Illegal, match="offered") as refused:
        after.answer(ZapBlob(1))
    assert refused.value.code is Code.NOT_OFFERED


def test_a_blob_pushes_one_object_then_moves() -> None:
    after = scene("zap", blobs=[(1, 0)], crystals={(2, 0): "pink"}).run().answer(ZapBlob(0))
    assert (after.blobs, after.crystals) == ([(2, 0)], {(3, 0): "pink"})
    assert after.types[-3:-1] == ["crystal_pushed", "blob_moved"]


def test_dash_does_not_help_a_blob() -> None:
    row = {(2, 0): "pink", (3, 0): "blue"}
    after = scene("zap", None, "dash", blobs=[(1, 0)], crystals=row).run()
    assert after.pending is not None
    assert 0 not in after.pending["options"]


def test_a_blob_goes_through_teleporters_but_not_onto_its_own_hex() -> None:
    after = scene("zap", blobs=[(1, 0)], teleporters=[[(1, 1), (0, 3)], [(2, 0), (0, -1)]]).run()
    after.answer(ZapBlob(1))
    assert after.blobs == [(0, 4)]
    own = scene("zap", blobs=[(1, 0)], teleporters=[[(1, 1), (1, -1)]]).run()
    assert own.pending is not None
    assert own.pending["options"] == [0, 2, 3, 5, None]


def test_no_choice_arises_for_a_blob_that_can_go_nowhere() -> None:
    around = [(2, 0), (1, 1), (0, 1), (1, -1), (2, -1)]
    after = scene("zap", blobs=[(1, 0)], rocks=[*around, (-1, 0)]).run()
    assert hit(after) == ([[1, 0]], "blob")
    assert after.pending == {"kind": "program", "seat": "yellow"}


def test_a_blob_may_be_left_alone() -> None:
    after = scene("zap", blobs=[(1, 0)]).run().time_out()
    assert after.blobs == [(1, 0)]
    assert "zap_declined" in after.types


def test_another_command_does_not_answer_for_a_blob() -> None:
    with pytest.raises(Illegal, match="blob"):
        scene("zap", blobs=[(1, 0)]).run().answer(ZapRobot(None))
