"""Changes of programs. The list of `legal` is exactly what `apply` accepts, at every kind of choice, in every mode."""

import random
from collections.abc import Callable, Iterator
from itertools import islice, product, takewhile
from typing import Any

import pytest

from botyard.games.hexgrid import grid
from botyard.games.interface import Illegal
from botyard.games.twin_tin_bots.state import State
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.base import Hex
from botyard_protocol.codes import Code
from tests.games.twin_tin_bots.positions import open_choices, programming_choices, random_position
from tests.games.twin_tin_bots.scene import GAME, Scene, scene

A, B = ttb.RobotName.A, ttb.RobotName.B


def program(after: Scene) -> list[str | None]:
    found: list[str | None] = after.seat("red")["program"]["A"]
    return found


def refused(before: Scene, command: ttb.Command) -> str:
    """The code of the refusal, after which everything is as before."""
    position = before.position
    with pytest.raises(Illegal) as error:
        before.answer(command)
    assert before.position == position
    assert error.value.message.endswith(".")
    return error.value.code


def test_place_takes_a_tile_from_hand() -> None:
    after = scene().answer(ttb.Place(A, 2, ttb.Tile.FORWARD_1))
    assert program(after) == [None, "forward_1", None]
    assert after.seat("red")["hand"]["forward_1"] == 1
    assert after.event("tile_placed")["returned"] is None


def test_place_returns_the_tile_that_was_there() -> None:
    after = scene("zap").answer(ttb.Place(A, 1, ttb.Tile.LOAD))
    assert program(after) == ["load", None, None]
    assert after.seat("red")["hand"] | {"zap": 3, "load": 1} == after.seat("red")["hand"]


def test_place_may_put_a_tile_on_its_own_kind() -> None:
    assert program(scene("turn_left").answer(ttb.Place(A, 1, ttb.Tile.TURN_LEFT))) == ["turn_left", None, None]


def test_place_on_its_own_kind_needs_another_one_in_hand() -> None:
    before = scene("jump")
    assert refused(before, ttb.Place(A, 1, ttb.Tile.JUMP)) == ttb.Refusal.TILE_NOT_IN_HAND


@pytest.mark.parametrize("tile", [ttb.Tile.DASH, ttb.Tile.FORWARD_2])
def test_place_needs_the_tile_in_hand(tile: ttb.Tile) -> None:
    before = scene(changes={"red": {"hand": {"forward_1": 1}}})
    assert refused(before, ttb.Place(A, 1, tile)) == ttb.Refusal.TILE_NOT_IN_HAND


def test_the_joker_is_never_placed() -> None:
    assert refused(scene(), ttb.Place(A, 1, ttb.Tile.DOUBLE_MODIFICATION)) == ttb.Refusal.NOT_AN_ORDER


def test_a_special_tile_is_public_from_its_first_placement_on() -> None:
    after = scene(changes={"red": {"specials": ["jump", "dash"]}}).answer(ttb.Place(A, 1, ttb.Tile.JUMP))
    assert after.seat("red")["specials"] == ["dash"]
    back = after.until("red").answer(ttb.Remove(A, 1))
    assert (back.seat("red")["specials"], back.seat("red")["known"]) == (["dash", "jump"], ["jump"])


def test_it_is_public_also_if_the_same_command_takes_it_back() -> None:
    after = scene(changes={"red": {"specials": ["jump"]}}).answer(
        ttb.Double((ttb.Place(A, 1, ttb.Tile.JUMP), ttb.Remove(A, 1)))
    )
    assert (after.seat("red")["specials"], after.seat("red")["known"]) == (["jump"], ["jump"])


def test_a_swap_stays_within_one_robot() -> None:
    after = scene("zap", None, "load", programs={"red B": ["jump", None, None]}).answer(ttb.Swap(A, (1, 3)))
    assert program(after) == ["load", None, "zap"]
    assert after.seat("red")["program"]["B"] == ["jump", None, None]


def test_swap_needs_two_slots_and_a_tile() -> None:
    assert refused(scene("zap"), ttb.Swap(A, (1, 1))) == ttb.Refusal.SAME_SLOT
    assert refused(scene("zap"), ttb.Swap(A, (2, 3))) == ttb.Refusal.SLOTS_EMPTY


def test_remove_takes_a_tile_back() -> None:
    after = scene("zap").answer(ttb.Remove(A, 1))
    assert program(after) == [None, None, None]
    assert after.seat("red")["hand"]["zap"] == 3
    assert refused(scene("zap"), ttb.Remove(A, 2)) == ttb.Refusal.SLOT_EMPTY


def test_reset_takes_all_tiles_of_one_robot_back() -> None:
    after = scene("zap", None, "jump", programs={"red B": ["load", None, None]}).answer(ttb.Reset(A))
    assert program(after) == [None, None, None]
    assert after.event("robot_reset")["tiles"] == ["zap", "jump"]
    assert after.seat("red")["program"]["B"] == ["load", None, None]
    assert refused(scene(), ttb.Reset(B)) == ttb.Refusal.PROGRAM_EMPTY


def test_pass_changes_nothing() -> None:
    after = scene("turn_left").run()
    assert program(after) == ["turn_left", None, None]
    assert after.types[0] == "passed"


# --- double modification ----------------------------------------------------------------------------------------


def test_the_joker_gives_two_changes_in_order_once() -> None:
    after = scene().answer(ttb.Double((ttb.Place(A, 1, ttb.Tile.FORWARD_1), ttb.Swap(A, (1, 2)))))
    assert program(after) == [None, "forward_1", None]
    assert after.types[:3] == ["double_modification_used", "tile_placed", "tiles_swapped"]
    assert after.seat("red")["hand"]["double_modification"] == 0
    again = ttb.Double((ttb.Remove(A, 2), ttb.Place(B, 2, ttb.Tile.LOAD)))
    assert refused(after.until("red"), again) == ttb.Refusal.JOKER_USED


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ((ttb.Place(A, 1, ttb.Tile.FORWARD_2), ttb.Place(B, 1, ttb.Tile.FORWARD_2)), ttb.Refusal.TILE_NOT_IN_HAND),
        ((ttb.Remove(A, 1), ttb.Reset(A)), ttb.Refusal.PROGRAM_EMPTY),
        ((ttb.Reset(B), ttb.Remove(A, 1)), ttb.Refusal.PROGRAM_EMPTY),
    ],
)
def test_both_changes_must_be_legal_when_they_are_applied(changes: tuple[ttb.Change, ttb.Change], code: Code) -> None:
    assert refused(scene("zap"), ttb.Double(changes)) == code


def test_a_tile_that_the_first_change_frees_can_be_placed_by_the_second() -> None:
    after = scene("jump").answer(ttb.Double((ttb.Remove(A, 1), ttb.Place(B, 3, ttb.Tile.JUMP))))
    assert after.seat("red")["program"] == {"A": [None] * 3, "B": [None, None, "jump"]}


# --- first turn -------------------------------------------------------------------------------------------------


def first_turn(**changes: object) -> Scene:
    return scene(changes={"red": {"turns": 0, **changes}})


def first(*places: tuple[ttb.RobotName, int, ttb.Tile]) -> ttb.First:
    return ttb.First(tuple(ttb.FirstPlace(*place) for place in places))


def test_the_first_turn_places_one_tile_on_each_robot() -> None:
    after = first_turn(specials=["jump"])
    assert after.pending == {"kind": "first", "seat": "red"}
    after.answer(first((B, 3, ttb.Tile.JUMP), (A, 2, ttb.Tile.TURN_LEFT)))
    assert after.seat("red")["program"] == {"A": [None, "turn_left", None], "B": [None, None, "jump"]}
    assert after.seat("red")["turns"] == 1
    assert after.types[:3] == ["tile_placed", "tile_placed", "order_started"]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ttb.Pass(), Code.WRONG_COMMAND),
        (ttb.Place(A, 1, ttb.Tile.ZAP), Code.WRONG_COMMAND),
        (ttb.Double((ttb.Place(A, 1, ttb.Tile.ZAP), ttb.Place(B, 1, ttb.Tile.ZAP))), ttb.Refusal.JOKER_ON_FIRST_TURN),
        (first((A, 1, ttb.Tile.ZAP)), ttb.Refusal.ONE_TILE_EACH),
        (first((A, 1, ttb.Tile.ZAP), (A, 2, ttb.Tile.ZAP)), ttb.Refusal.ONE_TILE_EACH),
        (first((A, 1, ttb.Tile.FORWARD_2), (B, 2, ttb.Tile.FORWARD_2)), ttb.Refusal.TILE_NOT_IN_HAND),
        (first((A, 1, ttb.Tile.ZAP), (B, 2, ttb.Tile.DOUBLE_MODIFICATION)), ttb.Refusal.NOT_AN_ORDER),
    ],
)
def test_nothing_else_answers_a_first_turn(command: ttb.Command, code: Code) -> None:
    assert refused(first_turn(), command) == code


def test_time_out_of_a_first_turn_turns_both_robots_right() -> None:
    after = first_turn().time_out()
    assert after.seat("red")["program"] == {"A": ["turn_right", None, None], "B": ["turn_right", None, None]}


def test_time_out_of_a_later_turn_passes() -> None:
    assert scene().time_out().types[0] == "passed"


@pytest.mark.parametrize("command", [first((A, 1, ttb.Tile.ZAP), (B, 1, ttb.Tile.ZAP)), ttb.ZapRobot(None)])
def test_other_commands_do_not_answer_a_turn(command: ttb.Command) -> None:
    assert refused(scene(), command) == Code.WRONG_COMMAND


@pytest.mark.parametrize("slot", [-1, 0, 4])
@pytest.mark.parametrize("make", [lambda slot: ttb.Place(A, slot, ttb.Tile.ZAP), lambda slot: ttb.Remove(A, slot)])
def test_a_slot_that_does_not_exist_is_refused(slot: int, make: Callable[[int], ttb.Command]) -> None:
    assert refused(scene("zap"), make(slot)) == Code.INVALID_FIELD


def test_there_is_no_robot_b_in_the_simplified_game() -> None:
    simplified = scene(mode="simplified")
    assert refused(simplified, ttb.Place(B, 1, ttb.Tile.ZAP)) == ttb.Refusal.NO_SUCH_ROBOT
    assert refused(simplified, ttb.Reset(B)) == ttb.Refusal.NO_SUCH_ROBOT


# --- the list of `legal` ----------------------------------------------------------------------------------------


SLOTS = range(1, 4)
CHANGES: list[ttb.Change] = [
    *(ttb.Place(name, slot, tile) for name, slot, tile in product(ttb.RobotName, SLOTS, ttb.Tile)),
    *(ttb.Swap(name, (i, j)) for name, i, j in product(ttb.RobotName, SLOTS, SLOTS)),
    *(ttb.Remove(name, slot) for name, slot in product(ttb.RobotName, SLOTS)),
    *(ttb.Reset(name) for name in ttb.RobotName),
]
FIRST_PLACES = [ttb.FirstPlace(name, slot, tile) for name, slot, tile in product(ttb.RobotName, SLOTS, ttb.Tile)]
SINGLES: list[ttb.Command] = [
    *CHANGES,
    ttb.Pass(),
    *(ttb.First((place,)) for place in FIRST_PLACES),
    *(ttb.ZapRobot(order) for order in (*ttb.Tile, None)),
    *(ttb.ZapBlob(direction) for direction in (*range(6), None)),
]
"""Every command but those of two changes and the hexes of a board."""


def test_every_single_command_is_legal_exactly_if_it_is_accepted() -> None:
    kinds = set()
    for state, choice in open_choices(40):
        kinds.add(type(choice))
        legal = GAME.legal(GAME.view(state, (choice.seat,)), choice)
        listed = list(takewhile(lambda command: not isinstance(command, ttb.Double), legal))
        assert len(listed) == len(set(listed))
        universe = [*SINGLES, *(ttb.PlaceCrystal(at) for at in _hexes(state))]
        assert set(listed) == {command for command in universe if _accepted(state, command)}
    assert len(kinds) == 4


def test_pairs_are_legal_exactly_if_they_are_accepted() -> None:
    rng, accepted, refused = random.Random(2), 0, 0
    for state in programming_choices(25, steps=4):
        (choice,) = GAME.choices(state)
        listed = [one for one in GAME.legal(GAME.view(state, (choice.seat,)), choice) if isinstance(one, ttb.Double)]
        assert all(_accepted(state, pair) for pair in rng.sample(listed, min(8, len(listed))))
        members = set(listed)
        assert len(listed) == len(members)
        likely = [change for change in CHANGES if _accepted(state, change)] or CHANGES
        for pair in _pairs(rng, likely, 20):
            assert (pair in members) == _accepted(state, pair)
            accepted, refused = accepted + (pair in members), refused + (pair not in members)
    assert accepted > 100
    assert refused > 100


@pytest.mark.parametrize("mode", ttb.Mode, ids=lambda mode: mode.name.lower())
def test_first_turns_are_legal_exactly_if_they_are_accepted(mode: ttb.Mode) -> None:
    rng = random.Random(3)
    state = _first_turn(mode)
    (choice,) = GAME.choices(state)
    assert isinstance(choice, ttb.ChooseFirst)
    listed = list(GAME.legal(GAME.view(state, (choice.seat,)), choice))
    members = set(listed)
    assert len(listed) == len(members)
    assert all(_accepted(state, first) for first in rng.sample(listed, min(100, len(listed))))
    for _ in range(600):
        first = ttb.First(tuple(rng.choice(FIRST_PLACES) for _ in range(rng.choice((1, 2, 2)))))
        assert (first in members) == _accepted(state, first)
    assert {command for command in SINGLES if _accepted(state, command)} <= members


def test_the_order_is_stable_and_two_changes_come_last() -> None:
    view = GAME.view(scene(programs={"red A": ["zap", None, None]}).state, (0,))
    choice = ttb.ChooseProgram(1, 0)
    order = [type(command) for command in GAME.legal(view, choice)]
    kinds = [ttb.Place, ttb.Swap, ttb.Remove, ttb.Reset, ttb.Pass, ttb.Double]
    assert order == sorted(order, key=kinds.index)
    assert set(order) == set(kinds)
    assert list(GAME.legal(view, choice)) == list(GAME.legal(view, choice))
    assert next(GAME.legal(view, choice)) == ttb.Place(ttb.RobotName.A, 1, ttb.Tile.FORWARD_1)


def test_pairs_are_made_one_at_a_time() -> None:
    scenery = random_position(random.Random(5))
    legal = GAME.legal(GAME.view(scenery.state, (scenery.state.active,)), ttb.ChooseProgram(1, scenery.state.active))
    pairs: Iterator[Any] = (command for command in legal if isinstance(command, ttb.Double))
    assert len(list(islice(pairs, 3))) == 3


def test_a_seat_that_has_used_its_joker_has_no_pairs() -> None:
    used = GAME.legal(GAME.view(scene(changes={"red": {"hand": {}}}).state, (0,)), ttb.ChooseProgram(1, 0))
    assert not any(isinstance(command, ttb.Double) for command in used)


def test_a_special_is_legal_only_for_those_who_see_it() -> None:
    state = scene(changes={"red": {"specials": ["jump"]}}).state
    jump = ttb.Place(ttb.RobotName.A, 1, ttb.Tile.JUMP)
    assert jump in list(GAME.legal(GAME.view(state, (0,)), ttb.ChooseProgram(1, 0)))
    assert jump not in list(GAME.legal(GAME.view(state, (1,)), ttb.ChooseProgram(1, 0)))


def _accepted(state: State, command: ttb.Command) -> bool:
    """Whether the rules accept a command."""
    (choice,) = GAME.choices(state)
    try:
        GAME.apply(state, choice.seat, choice.id, command)
    except Illegal:
        return False
    return True


def _hexes(state: State) -> tuple[Hex, ...]:
    return grid(state.setting.radius).hexes


def _pairs(rng: random.Random, likely: list[ttb.Change], count: int) -> Iterator[ttb.Double]:
    """Pairs of changes, the first of which is often legal."""
    for _ in range(count):
        yield ttb.Double((rng.choice(likely if rng.random() < 0.8 else CHANGES), rng.choice(CHANGES)))


def _first_turn(mode: ttb.Mode) -> State:
    state: State = GAME.new(2 if mode is ttb.Mode.ADVANCED_TWO_PLAYER else 4, ttb.Options(mode=mode), bytes(32)).state
    return state
