from typing import Any

import pytest

from botyard.games.interface import Illegal
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import Tile, ZapBlob, ZapRobot
from tests.games.twin_tin_bots.scene import Named, Scene, scene

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
