"""What a scenario holds: a position, the commands of its steps, and what is expected of them."""

from typing import Any

import pytest

from botyard.games.json_fields import Field, Unusable
from botyard.games.positions import holds
from botyard.games.twin_tin_bots.scenarios import position, runner
from botyard.games.twin_tin_bots.scenarios.runner import COMPARISONS
from botyard_protocol import twin_tin_bots as ttb
from tests.games.twin_tin_bots.scene import HAND, scene

Named = dict[str, Any]


def plain(mode: str = "standard", seats: int = 2) -> Named:
    """A scenario whose position is fine."""
    return {"mode": mode, "position": scene(mode=mode, seats=seats).position}


def problem(top: Named) -> str:
    """How a scenario is refused."""
    with pytest.raises(Unusable) as error:
        position.read(Field(top, ""))
    return str(error.value)


def changed(*path: Any, to: Any, mode: str = "standard") -> Named:
    """The plain scenario with one value changed or, with `...`, left out."""
    top = plain(mode)
    *way, last = path
    inner: Any = top["position"]
    for step in way:
        inner = inner[step]
    if to is ...:
        del inner[last]
    elif isinstance(inner, list) and last == len(inner):
        inner.append(to)
    else:
        inner[last] = to
    return top


def test_a_position_is_written_as_it_was_read() -> None:
    top = plain()
    top["position"] |= {
        "mud": [[0, 0], [1, 2]],
        "teleporters": [[[1, 0], [2, 2]]],
        "rocks": [[0, 2]],
        "blobs": [[0, 3]],
        "crystals": [{"at": [0, 1], "colour": "pink"}],
        "stack": ["jump", "dash"],
    }
    top["position"]["robots"][0]["cargo"] = "blue"
    top["position"]["seats"][0] |= {"specials": ["anti_zap", "u_turn"], "known": ["u_turn"]}
    top["position"]["seats"][1]["program"]["B"] = ["back_up", None, "zap"]
    assert position.write(position.read(Field(top, ""))) == top["position"]


def test_optional_fields_have_defaults() -> None:
    top = plain()
    for key in ("mud", "teleporters", "rocks", "blobs", "crystals", "track", "waiting", "stack", "rounds_left"):
        del top["position"][key]
    for key in ("specials", "known"):
        del top["position"]["seats"][0][key]
    del top["position"]["robots"][0]["cargo"]
    del top["mode"]
    top["position"]["seats"][0] |= {"hand": {"zap": 1}, "delivered": {"pink": 1}}
    read = position.write(position.read(Field(top, "")))
    assert read["seats"][0]["hand"] == {**dict.fromkeys(HAND, 0), "zap": 1}
    assert read["seats"][0]["delivered"] == {"blue": 0, "green": 0, "pink": 1}
    assert (read["mud"], read["track"], read["rounds_left"]) == ([], [], None)


def test_a_score_victory_is_possible_unless_the_scenario_says_otherwise() -> None:
    top = plain()
    assert position.read(Field(top, "")).setting.score_to_win > 0
    assert position.read(Field({**top, "score_victory": False}, "")).setting.score_to_win == 0


def test_unknown_keys_are_ignored() -> None:
    assert position.read(Field(changed("robots", 0, "colours", to=[]), "")).active == 0


def test_mud_named_twice_counts_once() -> None:
    state = position.read(Field(changed("mud", to=[[0, 1], [0, 1]]), ""))
    assert position.write(state)["mud"] == [[0, 1]]


def test_a_seat_without_finished_turns_has_its_first_turn() -> None:
    state = position.read(Field(changed("seats", 0, "turns", to=0), ""))
    assert position.write(state)["seats"][0]["turns"] == 0
    assert state.ask == 2


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("rocks", 0), [0, 0], "position.robots[0].at: two objects"),
        (("rocks", 0), [4, -4], "position.rocks[0]: two objects"),
        (("crystals", 0), {"at": [0, 0], "colour": "pink"}, "position.robots[0].at: two objects"),
        (("robots", 1, "at"), [0, 0], "position.robots[1].at: two objects"),
        (("bases", "yellow"), [4, -4], "position.bases.red: this hex is not empty"),
        (("teleporters", 0), [[0, 0], [1, 0]], "position.robots[0].at: an object can't be on a teleporter"),
        (("teleporters", 0), [[4, -4], [1, 0]], "position.bases.red: this hex is not empty"),
        (("teleporters", 0), [[1, 0], [1, 0]], "position.teleporters[0]: two teleporters"),
        (("teleporters", 0), [[1, 0]], "position.teleporters[0]: must be a list of two"),
        (("mud", 0), [5, 0], "position.mud[0]: this hex is off the board"),
        (("robots", 1, "at"), [5, 0], "position.robots[1].at: this hex is off the board"),
        (("blobs", 0), [1], "position.blobs[0]: must be a hex"),
        (("blobs", 0), [1, 0.5], "position.blobs[0]: must be a hex"),
        (("blobs", 0), [True, 0], "position.blobs[0]: must be a hex"),
        (("bases", "brown"), [1, 0], "position.bases.brown: must be one of red"),
        (("bases", "green"), [1, 0], "position.bases.green: this colour has no seat"),
        (("bases", "red"), ..., "position.bases.red: is missing"),
        (("robots", 3), ..., "position.robots: yellow's robot B is missing"),
        (("robots", 1, "name"), "A", "position.robots[1]: this robot is on the board already"),
        (("robots", 1, "name"), "C", "position.robots[1].name: must be one of A, B"),
        (("robots", 1, "facing"), 6, "position.robots[1].facing: must be a whole number from 0 to 5"),
        (("robots", 1, "colour"), "green", "position.robots[1].colour: this colour has no seat"),
        (("robots", 1, "cargo"), "red", "position.robots[1].cargo: must be one of blue"),
        (("seats", 1, "colour"), "red", "position.seats[1].colour: this colour has a seat already"),
        (("seats", 1), ..., "position.seats: 2 to 6 seats play, not 1"),
        (("seats",), {}, "position.seats: must be a list"),
        (("seats", 0), [], "position.seats[0]: must be an object"),
        (("seats", 0, "specials"), ["jump", "jump"], "position.seats[0].specials[1]: this special tile is somewhere"),
        (("seats", 0, "specials"), ["zap"], "position.seats[0].specials[0]: must be one of turn_left_2"),
        (("seats", 0, "known"), ["jump"], "position.seats[0].known[0]: this tile is not among"),
        (("seats", 0, "program", "A"), ["zap"], "position.seats[0].program.A: a robot has 3 slots"),
        (("seats", 0, "program", "A", 0), "double_modification", "position.seats[0].program.A[0]: must be one of"),
        (("seats", 0, "program", "C"), [], "position.seats[0].program.C: must be one of A, B"),
        (("seats", 0, "hand", "jump"), 1, "position.seats[0].hand.jump: must be one of forward_1"),
        (("seats", 0, "hand", "zap"), -1, "position.seats[0].hand.zap: must be a whole number from 0"),
        (("seats", 0, "delivered", "red"), 1, "position.seats[0].delivered.red: must be one of blue"),
        (("seats", 0, "turns"), None, "position.seats[0].turns: must be a whole number"),
        (("track", 0), "red", "position.track[0]: must be one of blue"),
        (("stack", 0), "forward_1", "position.stack[0]: must be one of turn_left_2"),
        (("waiting", 0), "pink", "position.waiting: no crystal waits while a hex is empty"),
        (("rounds_left",), 3, "position.rounds_left: the end phase begins when"),
        (("first",), "green", "position.first: this colour has no seat"),
        (("active",), None, "position.active: must be one of red"),
        (("round",), "3", "position.round: must be a whole number"),
        (("radius",), 0, "position.radius: must be a whole number from 1 to 100"),
    ],
)
def test_an_impossible_position_is_refused_with_the_field(path: tuple[Any, ...], value: Any, field: str) -> None:
    assert problem(changed(*path, to=value)).startswith(field)


def test_a_field_without_a_default_is_required() -> None:
    required = {
        (): ("radius", "bases", "robots", "first", "active", "round"),
        ("seats", 1): ("colour", "program", "hand", "delivered", "turns"),
        ("robots", 2): ("colour", "name", "at", "facing"),
    }
    for path, names in required.items():
        for name in names:
            assert problem(changed(*path, name, to=...)).endswith("is missing"), (*path, name)


def test_a_special_tile_is_in_one_place_only() -> None:
    top = changed("stack", to=["jump"])
    top["position"]["seats"][1]["program"]["A"][0] = "jump"
    assert problem(top).startswith("position.stack[0]: this special tile is somewhere else")


def test_a_seat_before_its_first_turn_has_an_empty_program() -> None:
    top = changed("seats", 0, "turns", to=0)
    top["position"]["seats"][0]["program"]["B"][0] = "zap"
    assert problem(top).startswith("position.seats[0].program: ")


def test_modes_need_their_number_of_seats() -> None:
    assert problem(plain(seats=3) | {"mode": "teams"}) == "position.seats: teams need an even number of seats, not 3"
    advanced = plain(seats=2) | {"mode": "advanced_two_player"}
    assert problem(advanced) == "position.seats: advanced_two_player has 4 seats, not 2"
    assert problem({**plain(), "mode": "duel"}).startswith("mode: must be one of standard")
    assert problem({**plain(), "score_victory": 1}).startswith("score_victory: must be true or false")


def test_there_is_no_robot_b_in_the_simplified_game() -> None:
    robot = {"colour": "red", "name": "B", "at": [0, 1], "facing": 0}
    assert problem(changed("robots", 2, to=robot, mode="simplified")).startswith("position.robots[2].name: ")


@pytest.mark.parametrize("radius", [1, 2, 9])
def test_any_radius_from_1_will_do(radius: int) -> None:
    top = plain(mode="simplified")
    top["position"] |= {"radius": radius, "bases": {"red": [1, 0], "yellow": [0, 1]}}
    for robot, at in zip(top["position"]["robots"], ([0, 0], [-1, 0]), strict=True):
        robot["at"] = at
    assert position.read(Field(top, "")).setting.radius == radius


def test_the_end_phase_can_be_under_way() -> None:
    top = changed("rounds_left", to=2)
    top["position"]["track"] = []
    assert position.read(Field(top, "")).rounds_left == 2


# --- commands ---------------------------------------------------------------------------------------------------


A, B = ttb.RobotName.A, ttb.RobotName.B
PLACE = {"type": "place", "robot": "A", "slot": 1, "tile": "zap"}


@pytest.mark.parametrize(
    ("value", "command"),
    [
        (PLACE, ttb.Place(A, 1, ttb.Tile.ZAP)),
        ({**PLACE, "why": "not"}, ttb.Place(A, 1, ttb.Tile.ZAP)),
        ({"type": "swap", "robot": "B", "slots": [1, 3]}, ttb.Swap(B, (1, 3))),
        ({"type": "remove", "robot": "B", "slot": 2}, ttb.Remove(B, 2)),
        ({"type": "reset", "robot": "B"}, ttb.Reset(B)),
        ({"type": "pass"}, ttb.Pass()),
        (
            {"type": "double", "changes": [PLACE, {"type": "reset", "robot": "B"}]},
            ttb.Double((ttb.Place(A, 1, ttb.Tile.ZAP), ttb.Reset(B))),
        ),
        (
            {"type": "first", "places": [{"robot": "A", "slot": 3, "tile": "dash"}]},
            ttb.First((ttb.FirstPlace(A, 3, ttb.Tile.DASH),)),
        ),
        ({"type": "zap_robot", "order": "load"}, ttb.ZapRobot(ttb.Tile.LOAD)),
        ({"type": "zap_robot", "order": None}, ttb.ZapRobot(None)),
        ({"type": "zap_blob", "direction": 5}, ttb.ZapBlob(5)),
        ({"type": "zap_blob", "direction": None}, ttb.ZapBlob(None)),
        ({"type": "place_crystal", "at": [0, -1]}, ttb.PlaceCrystal((0, -1))),
    ],
)
def test_every_command_can_be_read(value: Any, command: object) -> None:
    assert runner.read(Field(value, "command")) == command


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        "pass",
        {},
        {"type": []},
        {"type": "fly"},
        {**PLACE, "slot": 0},
        {**PLACE, "slot": 4},
        {**PLACE, "slot": True},
        {**PLACE, "slot": 1.0},
        {**PLACE, "slot": "1"},
        {**PLACE, "robot": "C"},
        {**PLACE, "robot": 0},
        {**PLACE, "tile": "fly"},
        {**PLACE, "tile": {}},
        {"type": "place", "robot": "A", "slot": 1},
        {"type": "swap", "robot": "B", "slots": [1]},
        {"type": "swap", "robot": "B", "slots": [1, 2, 3]},
        {"type": "swap", "robot": "B", "slots": {"1": 2}},
        {"type": "double", "changes": [PLACE]},
        {"type": "double", "changes": [PLACE, {"type": "pass"}]},
        {"type": "double", "changes": [PLACE, {"type": "double", "changes": [PLACE, PLACE]}]},
        {"type": "first", "places": {}},
        {"type": "first", "places": [None]},
        {"type": "zap_robot"},
        {"type": "zap_robot", "order": 0},
        {"type": "zap_blob"},
        {"type": "zap_blob", "direction": 6},
        {"type": "zap_blob", "direction": False},
        {"type": "place_crystal"},
        {"type": "place_crystal", "at": None},
        {"type": "place_crystal", "at": [0]},
        {"type": "place_crystal", "at": [0, None]},
    ],
)
def test_a_command_of_the_wrong_form_is_refused(value: Any) -> None:
    with pytest.raises(Unusable, match="command"):
        runner.read(Field(value, "command"))


# --- expectations -----------------------------------------------------------------------------------------------


def result(**changes: Any) -> Named:
    """The result of a scenario. `changes`: the fields that differ."""
    position = scene(
        crystals={(1, 0): "pink", (2, 0): "blue"},
        teleporters=[[(0, 1), (0, 2)], [(0, 3), (0, 4)]],
        mud=[(1, 1), (1, 2)],
        rocks=[(2, 1), (2, 2)],
        waiting=[],
        stack=["jump", "dash"],
        changes={"red": {"specials": ["u_turn", "back_up"], "known": []}},
    ).position
    return {
        "name": "case",
        "rejected": [{"step": 2, "code": "same_slot"}, {"step": 4, "code": "slot_empty"}],
        "events": [{"type": "passed"}, {"type": "robot_moved"}, {"type": "turn_started"}],
        "pending": {"seat": "red", "type": "zap_blob", "options": [0, 3, None]},
        "position": position,
        "result": {"reason": "score", "ranking": [["red"], ["yellow", "green"]], "scores": {"red": 9}},
        **changes,
    }


@pytest.mark.parametrize(
    "expect",
    [
        {},
        {"no such key": 1},
        {"name": "case"},
        {"rejected": [{"step": 2}, {"step": 4, "code": "slot_empty", "why": "?"}]},
        {"events": []},
        {"events": ["passed", "turn_started"]},
        {"pending": {"seat": "red", "type": "zap_blob", "options": [None, 3, 0]}},
        {"position": {}},
        {"position": {"round": 3, "no such key": 1}},
        {"position": {"mud": [[1, 2], [1, 1], [1, 2]]}},
        {"position": {"rocks": [[2, 2], [2, 1]]}},
        {"position": {"teleporters": [[[0, 4], [0, 3]], [[0, 1], [0, 2]]]}},
        {"position": {"crystals": [{"colour": "blue", "at": [2, 0]}, {"at": [1, 0], "colour": "pink"}]}},
        {"position": {"stack": ["jump", "dash"]}},
        {"result": {"reason": "score", "ranking": [["red"], ["green", "yellow"]], "scores": {"red": 9}}},
    ],
)
def test_an_expectation_holds(expect: Named) -> None:
    assert holds(expect, result(), COMPARISONS)


@pytest.mark.parametrize(
    "expect",
    [
        {"name": "other"},
        {"rejected": []},
        {"rejected": [{"step": 2}]},
        {"rejected": [{"step": 2}, {"step": 5}]},
        {"rejected": [{"step": 2, "code": "slot_empty"}, {"step": 4}]},
        {"rejected": [{"code": "same_slot"}, {"step": 4}]},
        {"rejected": None},
        {"rejected": [2, 4]},
        {"events": ["turn_started", "passed"]},
        {"events": ["passed", "passed"]},
        {"events": "passed"},
        {"pending": None},
        {"pending": {"seat": "red", "type": "zap_blob"}},
        {"pending": {"seat": "red", "type": "zap_blob", "options": [0, None]}},
        {"position": None},
        {"position": {"round": 4}},
        {"position": {"round": True}},
        {"position": {"stack": ["dash", "jump"]}},
        {"position": {"rocks": [[2, 2]]}},
        {"position": {"rocks": None}},
        {"position": {"seats": []}},
        {"position": {"robots": [{}]}},
        {"result": None},
        {"result": {"reason": "score", "ranking": [["green", "yellow"], ["red"]], "scores": {"red": 9}}},
    ],
)
def test_an_expectation_fails(expect: Named) -> None:
    assert not holds(expect, result(), COMPARISONS)


def test_left_out_kinds_count_as_0_and_left_out_cargo_as_none() -> None:
    actual = result()
    robots = [{key: value for key, value in one.items() if key != "cargo"} for one in actual["position"]["robots"]]
    seats = [{**seat, "delivered": {}} for seat in actual["position"]["seats"]]
    seats[0]["specials"] = seats[0]["specials"][::-1]
    del seats[1]["known"]
    assert holds({"position": {"robots": robots[::-1], "seats": seats}}, actual, COMPARISONS)
    assert not holds({"position": {"seats": seats[::-1]}}, actual, COMPARISONS)
