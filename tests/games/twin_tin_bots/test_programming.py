from collections.abc import Callable

import pytest

from botyard.games.interface import Illegal
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import (
    Change,
    Command,
    Double,
    First,
    FirstPlace,
    Pass,
    Place,
    Refusal,
    Remove,
    Reset,
    RobotName,
    Swap,
    Tile,
    ZapRobot,
)
from tests.games.twin_tin_bots.scene import Scene, scene

A, B = RobotName.A, RobotName.B


def program(after: Scene) -> list[str | None]:
    found: list[str | None] = after.seat("red")["program"]["A"]
    return found


def refused(before: Scene, command: Command) -> str:
    """The code of the refusal, after which everything is as before."""
    position = before.position
    with pytest.raises(Illegal) as error:
        before.answer(command)
    assert before.position == position
    assert error.value.message.endswith(".")
    return error.value.code


def test_place_takes_a_tile_from_hand() -> None:
    after = scene().answer(Place(A, 2, Tile.FORWARD_1))
    assert program(after) == [None, "forward_1", None]
    assert after.seat("red")["hand"]["forward_1"] == 1
    assert after.event("tile_placed")["returned"] is None


def test_place_returns_the_tile_that_was_there() -> None:
    after = scene("zap").answer(Place(A, 1, Tile.LOAD))
    assert program(after) == ["load", None, None]
    assert after.seat("red")["hand"] | {"zap": 3, "load": 1} == after.seat("red")["hand"]


def test_place_may_put_a_tile_on_its_own_kind() -> None:
    assert program(scene("turn_left").answer(Place(A, 1, Tile.TURN_LEFT))) == ["turn_left", None, None]


def test_place_on_its_own_kind_needs_another_one_in_hand() -> None:
    before = scene("jump")
    assert refused(before, Place(A, 1, Tile.JUMP)) == Refusal.TILE_NOT_IN_HAND


@pytest.mark.parametrize("tile", [Tile.DASH, Tile.FORWARD_2])
def test_place_needs_the_tile_in_hand(tile: Tile) -> None:
    before = scene(changes={"red": {"hand": {"forward_1": 1}}})
    assert refused(before, Place(A, 1, tile)) == Refusal.TILE_NOT_IN_HAND


def test_the_joker_is_never_placed() -> None:
    assert refused(scene(), Place(A, 1, Tile.DOUBLE_MODIFICATION)) == Refusal.NOT_AN_ORDER


def test_a_special_tile_is_public_from_its_first_placement_on() -> None:
    after = scene(changes={"red": {"specials": ["jump", "dash"]}}).answer(Place(A, 1, Tile.JUMP))
    assert after.seat("red")["specials"] == ["dash"]
    back = after.until("red").answer(Remove(A, 1))
    assert (back.seat("red")["specials"], back.seat("red")["known"]) == (["dash", "jump"], ["jump"])


def test_it_is_public_also_if_the_same_command_takes_it_back() -> None:
    after = scene(changes={"red": {"specials": ["jump"]}}).answer(Double((Place(A, 1, Tile.JUMP), Remove(A, 1))))
    assert (after.seat("red")["specials"], after.seat("red")["known"]) == (["jump"], ["jump"])


def test_a_swap_stays_within_one_robot() -> None:
    after = scene("zap", None, "load", programs={"red B": ["jump", None, None]}).answer(Swap(A, (1, 3)))
    assert program(after) == ["load", None, "zap"]
    assert after.seat("red")["program"]["B"] == ["jump", None, None]


def test_swap_needs_two_slots_and_a_tile() -> None:
    assert refused(scene("zap"), Swap(A, (1, 1))) == Refusal.SAME_SLOT
    assert refused(scene("zap"), Swap(A, (2, 3))) == Refusal.SLOTS_EMPTY


def test_remove_takes_a_tile_back() -> None:
    after = scene("zap").answer(Remove(A, 1))
    assert program(after) == [None, None, None]
    assert after.seat("red")["hand"]["zap"] == 3
    assert refused(scene("zap"), Remove(A, 2)) == Refusal.SLOT_EMPTY


def test_reset_takes_all_tiles_of_one_robot_back() -> None:
    after = scene("zap", None, "jump", programs={"red B": ["load", None, None]}).answer(Reset(A))
    assert program(after) == [None, None, None]
    assert after.event("robot_reset")["tiles"] == ["zap", "jump"]
    assert after.seat("red")["program"]["B"] == ["load", None, None]
    assert refused(scene(), Reset(B)) == Refusal.PROGRAM_EMPTY


def test_pass_changes_nothing() -> None:
    after = scene("turn_left").run()
    assert program(after) == ["turn_left", None, None]
    assert after.types[0] == "passed"


# --- double modification ----------------------------------------------------------------------------------------


def test_the_joker_gives_two_changes_in_order_once() -> None:
    after = scene().answer(Double((Place(A, 1, Tile.FORWARD_1), Swap(A, (1, 2)))))
    assert program(after) == [None, "forward_1", None]
    assert after.types[:3] == ["double_modification_used", "tile_placed", "tiles_swapped"]
    assert after.seat("red")["hand"]["double_modification"] == 0
    again = Double((Remove(A, 2), Place(B, 2, Tile.LOAD)))
    assert refused(after.until("red"), again) == Refusal.JOKER_USED


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ((Place(A, 1, Tile.FORWARD_2), Place(B, 1, Tile.FORWARD_2)), Refusal.TILE_NOT_IN_HAND),
        ((Remove(A, 1), Reset(A)), Refusal.PROGRAM_EMPTY),
        ((Reset(B), Remove(A, 1)), Refusal.PROGRAM_EMPTY),
    ],
)
def test_both_changes_must_be_legal_when_they_are_applied(changes: tuple[Change, Change], code: Code) -> None:
    assert refused(scene("zap"), Double(changes)) == code


def test_a_tile_that_the_first_change_frees_can_be_placed_by_the_second() -> None:
    after = scene("jump").answer(Double((Remove(A, 1), Place(B, 3, Tile.JUMP))))
    assert after.seat("red")["program"] == {"A": [None] * 3, "B": [None, None, "jump"]}


# --- first turn -------------------------------------------------------------------------------------------------


def first_turn(**changes: object) -> Scene:
    return scene(changes={"red": {"turns": 0, **changes}})


def first(*places: tuple[RobotName, int, Tile]) -> First:
    return First(tuple(FirstPlace(*place) for place in places))


def test_the_first_turn_places_one_tile_on_each_robot() -> None:
    after = first_turn(specials=["jump"])
    assert after.pending == {"kind": "first", "seat": "red"}
    after.answer(first((B, 3, Tile.JUMP), (A, 2, Tile.TURN_LEFT)))
    assert after.seat("red")["program"] == {"A": [None, "turn_left", None], "B": [None, None, "jump"]}
    assert after.seat("red")["turns"] == 1
    assert after.types[:3] == ["tile_placed", "tile_placed", "order_started"]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Pass(), Code.WRONG_COMMAND),
        (Place(A, 1, Tile.ZAP), Code.WRONG_COMMAND),
        (Double((Place(A, 1, Tile.ZAP), Place(B, 1, Tile.ZAP))), Refusal.JOKER_ON_FIRST_TURN),
        (first((A, 1, Tile.ZAP)), Refusal.ONE_TILE_EACH),
        (first((A, 1, Tile.ZAP), (A, 2, Tile.ZAP)), Refusal.ONE_TILE_EACH),
        (first((A, 1, Tile.FORWARD_2), (B, 2, Tile.FORWARD_2)), Refusal.TILE_NOT_IN_HAND),
        (first((A, 1, Tile.ZAP), (B, 2, Tile.DOUBLE_MODIFICATION)), Refusal.NOT_AN_ORDER),
    ],
)
def test_nothing_else_answers_a_first_turn(command: Command, code: Code) -> None:
    assert refused(first_turn(), command) == code


def test_time_out_of_a_first_turn_turns_both_robots_right() -> None:
    after = first_turn().time_out()
    assert after.seat("red")["program"] == {"A": ["turn_right", None, None], "B": ["turn_right", None, None]}


def test_time_out_of_a_later_turn_passes() -> None:
    assert scene().time_out().types[0] == "passed"


@pytest.mark.parametrize("command", [first((A, 1, Tile.ZAP), (B, 1, Tile.ZAP)), ZapRobot(None)])
def test_other_commands_do_not_answer_a_turn(command: Command) -> None:
    assert refused(scene(), command) == Code.WRONG_COMMAND


@pytest.mark.parametrize("slot", [-1, 0, 4])
@pytest.mark.parametrize("make", [lambda slot: Place(A, slot, Tile.ZAP), lambda slot: Remove(A, slot)])
def test_a_slot_that_does_not_exist_is_refused(slot: int, make: Callable[[int], Command]) -> None:
    assert refused(scene("zap"), make(slot)) == Code.INVALID_FIELD


def test_there_is_no_robot_b_in_the_simplified_game() -> None:
    simplified = scene(mode="simplified")
    assert refused(simplified, Place(B, 1, Tile.ZAP)) == Refusal.NO_SUCH_ROBOT
    assert refused(simplified, Reset(B)) == Refusal.NO_SUCH_ROBOT
