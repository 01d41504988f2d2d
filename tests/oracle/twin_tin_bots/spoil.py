"""Ways to make a possible scenario unusable, one for each kind of impossible position that FORMAT names."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from tests.oracle.twin_tin_bots.board import hexes_of

Scenario = dict[str, Any]
Position = dict[str, Any]
Spoiling = Callable[[Random, Position], None]


def free_hexes(position: Position) -> list[list[int]]:
    """List the hexes without object or teleporter."""
    taken = [*position["bases"].values(), *(it["at"] for it in position["robots"] + position["crystals"])]
    taken += [*position.get("rocks", []), *position.get("blobs", [])]
    taken += [end for pair in position.get("teleporters", []) for end in pair]
    return [[q, r] for q, r in hexes_of(position["radius"]) if [q, r] not in taken]


def two_objects_on_a_hex(rng: Random, position: Position) -> None:
    """Lay a crystal under a robot."""
    position["crystals"].append({"at": rng.choice(position["robots"])["at"], "colour": "blue"})


def an_object_on_a_teleporter(rng: Random, position: Position) -> None:
    """Lay a pair of teleporters under two bases."""
    position["teleporters"] = rng.sample([[[*at]] for at in position["bases"].values()], 1)
    position["teleporters"][0] += [*free_hexes(position), position["robots"][0]["at"]][:1]


def a_hex_off_the_board(rng: Random, position: Position) -> None:
    """Move a robot off the board."""
    rng.choice(position["robots"])["at"] = [position["radius"], 1]


def mud_off_the_board(_: Random, position: Position) -> None:
    """Lay mud off the board."""
    position["mud"] = [[position["radius"] + 1, 0]]


def a_teleporter_without_its_twin(_: Random, position: Position) -> None:
    """Lay a single teleporter under nothing, or under a robot where no hex is free."""
    position["teleporters"] = [[*free_hexes(position), position["robots"][0]["at"]][:1]]


def a_teleporter_that_is_its_own_twin(_: Random, position: Position) -> None:
    """Lay both ends of a pair on one hex."""
    position["teleporters"] = [[*free_hexes(position), position["robots"][0]["at"]][:1] * 2]


def an_unknown_crystal(_: Random, position: Position) -> None:
    """Put a crystal on the track that does not exist."""
    position["track"] = ["red"]
    position["rounds_left"] = None


def an_unknown_tile(rng: Random, position: Position) -> None:
    """Put a tile on the stack that does not exist."""
    position["stack"] = [rng.choice(("forward_4", "forward_1", "double_modification"))]


def an_unknown_seat_first(_: Random, position: Position) -> None:
    """Let a seat begin that does not play."""
    position["first"] = "orange"


def an_unknown_facing(rng: Random, position: Position) -> None:
    """Turn a robot in a direction that does not exist."""
    rng.choice(position["robots"])["facing"] = 6


def a_seat_without_a_base(rng: Random, position: Position) -> None:
    """Take a base away."""
    del position["bases"][rng.choice(position["seats"])["colour"]]


def a_seat_without_a_robot(rng: Random, position: Position) -> None:
    """Take a robot away."""
    position["robots"].remove(rng.choice(position["robots"]))


def a_robot_twice(rng: Random, position: Position) -> None:
    """Give a robot another one's name."""
    one, other = rng.sample(position["robots"], 2)
    one |= {"colour": other["colour"], "name": other["name"]}


def a_base_without_a_seat(rng: Random, position: Position) -> None:
    """Take a seat away with its robots, so that its base has no owner."""
    gone = position["seats"].pop()["colour"]
    position["robots"] = [robot for robot in position["robots"] if robot["colour"] != gone]
    position["first"] = position["active"] = rng.choice(position["seats"])["colour"]


def a_special_twice(_: Random, position: Position) -> None:
    """Put the same special on the stack twice."""
    position["stack"] = ["jump", "jump"]


def a_special_in_two_places(rng: Random, position: Position) -> None:
    """Put a special into a hand that lies on the stack."""
    position["stack"] = ["jump"]
    rng.choice(position["seats"])["specials"] = ["jump"]


def known_but_not_in_hand(rng: Random, position: Position) -> None:
    """Make a special public that is not in hand."""
    seat = rng.choice(position["seats"])
    seat |= {"specials": [], "known": ["jump"]}


def a_crystal_that_waits_while_a_hex_is_empty(_: Random, position: Position) -> None:
    """Let a crystal wait, as on a full board, on a larger board that has empty hexes."""
    position["crystals"] = []
    position["radius"] += 1
    position["waiting"] = ["pink"]
    position["rounds_left"] = None


def a_countdown_before_the_last_crystal(_: Random, position: Position) -> None:
    """Let the end phase run while the track has a crystal."""
    position |= {"track": ["pink"], "rounds_left": 2}


def a_single_seat(_: Random, position: Position) -> None:
    """Leave one seat with its base and its robots."""
    only = position["seats"][0]["colour"]
    position["seats"] = position["seats"][:1]
    position["robots"] = [robot for robot in position["robots"] if robot["colour"] == only]
    position["bases"] = {only: position["bases"][only]}
    position["first"] = position["active"] = only


def something_missing(rng: Random, position: Position) -> None:
    """Leave out something that has no default."""
    del position[rng.choice(("radius", "bases", "robots", "seats", "first", "active", "round"))]


def something_missing_from_a_seat(rng: Random, position: Position) -> None:
    """Leave out something of a seat that has no default."""
    del rng.choice(position["seats"])[rng.choice(("colour", "program", "hand", "delivered", "turns"))]


def something_missing_from_a_robot(rng: Random, position: Position) -> None:
    """Leave out something of a robot that has no default."""
    del rng.choice(position["robots"])[rng.choice(("colour", "name", "at", "facing"))]


SPOILINGS: tuple[Spoiling, ...] = (
    two_objects_on_a_hex,
    an_object_on_a_teleporter,
    a_hex_off_the_board,
    mud_off_the_board,
    a_teleporter_without_its_twin,
    a_teleporter_that_is_its_own_twin,
    an_unknown_crystal,
    an_unknown_tile,
    an_unknown_seat_first,
    an_unknown_facing,
    a_seat_without_a_base,
    a_seat_without_a_robot,
    a_robot_twice,
    a_base_without_a_seat,
    a_special_twice,
    a_special_in_two_places,
    known_but_not_in_hand,
    a_crystal_that_waits_while_a_hex_is_empty,
    a_countdown_before_the_last_crystal,
    a_single_seat,
    something_missing,
    something_missing_from_a_seat,
    something_missing_from_a_robot,
)


def spoilt(scenario: Scenario, spoiling: Spoiling, seed: int) -> Scenario:
    """Give a copy of a scenario whose position has been made impossible."""
    copy = deepcopy(scenario)
    spoiling(Random(seed), copy["position"])
    return copy
