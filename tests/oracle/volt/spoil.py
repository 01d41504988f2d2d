"""Ways to make a possible scenario unusable, one for each kind that the format names."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from tests.oracle.volt.board import Board

Fields = dict[str, Any]
Spoiling = Callable[[Random, Fields], object]
"""Changes a scenario; gives NOT_HERE if it does not apply to it."""

NOT_HERE = object()
"""The scenario has nothing that can be spoilt in this way."""


def seats_of(scenario: Fields, killbot: bool, with_robot: bool = False) -> list[Fields]:
    """List the seats of operators or KillBots."""
    seats: list[Fields] = scenario["position"]["seats"]
    found = [seat for seat in seats if bool(seat.get("killbot")) == killbot]
    return [seat for seat in found if seat.get("robot") or not with_robot]


def own_arena(scenario: Fields) -> Fields | None:
    """Give the description of the arena if it has one of its own."""
    arena = scenario["position"]["arena"]
    return arena if isinstance(arena, dict) else None


def an_unknown_name(rng: Random, scenario: Fields) -> object:
    """Give something a name that is not known."""
    position = scenario["position"]
    seat = rng.choice(seats_of(scenario, killbot=False))
    league = scenario["mode"] != "training"
    match rng.randrange(9):
        case 0:
            seat["seat"] = "purple"
        case 1:
            seat["side"] = rng.choice(("up", "South", 0))
        case 2:
            scenario["mode"] = rng.choice(("cup", "League"))
        case 3:
            position["phase"] = rng.choice(("end", "", 2))
        case 4:
            seat["inventory"] = [*seat.get("inventory", []), "laser"]
        case 5 if league:
            position["stacks"] = position.get("stacks", {}) | {"champion": []}
        case 6:
            position["arena"] = rng.choice(("E", "a", ""))
        case 7:
            scenario["options"]["start_numbers"] = "fair"
        case _:
            seat["orders"] = {"laser": "no"}
    return None


def a_wrong_number_of_seats(rng: Random, scenario: Fields) -> object:
    """Have one seat only."""
    scenario["position"]["seats"] = scenario["position"]["seats"][:1]
    return None


def no_operator(rng: Random, scenario: Fields) -> object:
    """Have KillBots only."""
    position = scenario["position"]
    bots = [{"seat": c, "side": s, "start_number": n} for c, s, n in (("red", "west", 1), ("blue", "south", 2))]
    position["seats"] = [bot | {"killbot": True, "facing": 0, "robot": None, "bag": []} for bot in bots]
    position["mines"] = []
    return None


def something_twice(rng: Random, scenario: Fields) -> object:
    """Have two seats with the same name, side or start number."""
    one, other = rng.sample(scenario["position"]["seats"], 2)
    key = rng.choice(("seat", "side", "start_number"))
    one[key] = other[key]
    return None


def start_numbers_with_a_gap(rng: Random, scenario: Fields) -> object:
    """Leave a start number out."""
    rng.choice(scenario["position"]["seats"])["start_number"] = rng.choice((0, 9))
    return None


def a_space_outside(rng: Random, scenario: Fields) -> object:
    """Put a space of the arena outside."""
    arena = own_arena(scenario)
    if arena is None:
        return NOT_HERE
    outside = rng.choice(([0, 99], [-1, 0], [arena.get("size", 9), 0]))
    arena[rng.choice(("pit", "field", "workshop"))] = [outside]
    return None


def a_wrong_edge(rng: Random, scenario: Fields) -> object:
    """Have an edge outside, on the outer wall, of two kinds or on an unknown side."""
    arena = own_arena(scenario)
    if arena is None:
        return NOT_HERE
    last = arena.get("size", 9) - 1
    wrong = rng.choice(([0, 99, "n"], [0, last, "n"], [last, 0, "e"], [1, 1, "s"], None))
    arena["energy"] = [*arena.get("energy", []), wrong or [2, 2, "n"]]
    arena["door"] = [] if wrong else [[2, 2, "n"]]
    return None


def a_space_of_two_kinds(rng: Random, scenario: Fields) -> object:
    """Have a space that is two things."""
    arena = own_arena(scenario)
    if arena is None:
        return NOT_HERE
    board = Board(arena)
    kind = rng.choice(("field", "workshop", "pit"))
    others = [list(at) for at in sorted(board.special) if list(at) not in arena[kind]]
    arena[kind] = [*arena[kind], rng.choice(others)]
    return None


def a_side_without_start_space(rng: Random, scenario: Fields) -> object:
    """Leave a side of a seat without start spaces."""
    arena = own_arena(scenario)
    if arena is None:
        return NOT_HERE
    start = deepcopy(Board(arena).start)
    start[("south", "west", "north", "east").index(rng.choice(scenario["position"]["seats"])["side"])] = []
    arena["start"] = start
    return None


def a_robot_or_mine_out_of_place(rng: Random, scenario: Fields) -> object:
    """Put a robot or mine off the arena, on a pit, or where another is."""
    position = scenario["position"]
    things = [seat["robot"] for seat in position["seats"] if seat.get("robot")] + position.get("mines", [])
    if not things:
        return NOT_HERE
    thing, board = rng.choice(things), Board(position["arena"])
    choices = [[9, 0], [0, -1], *[list(at) for at in sorted(board.pit)[:1]]]
    choices += [other["at"] for other in things if other is not thing][:1]
    thing["at"] = list(rng.choice(choices))
    return None


def a_wrong_mine(rng: Random, scenario: Fields) -> object:
    """Have five mines of an operator, or a mine of a KillBot or of a seat that has resigned."""
    position = scenario["position"]
    board = Board(position["arena"])
    taken = [tuple(seat["robot"]["at"]) for seat in position["seats"] if seat.get("robot")]
    free = [list(at) for at in board.spaces() if at not in board.pit and at not in taken]
    wrong = [s for s in position["seats"] if s.get("killbot") or s.get("resigned")]
    if scenario["mode"] == "training":
        wrong = position["seats"]
    owner = rng.choice(wrong or position["seats"])
    position["mines"] = [{"seat": owner["seat"], "at": at} for at in free[: 1 if wrong else 5]]
    return None


def a_wrong_token(rng: Random, scenario: Fields) -> object:
    """Have a token that the arena has not, or one twice."""
    position = scenario["position"]
    key = rng.choice(("tokens", "tokens", "pool", "taken"))
    if key == "tokens" and position["tokens"] and rng.random() < 0.5:
        position["tokens"].append(position["tokens"][0])
    else:
        position[key].append(rng.choice((0, 99, "1", None)))
    return None


def a_module_in_a_wrong_stack(rng: Random, scenario: Fields) -> object:
    """Put a module into a stack of another colour."""
    stacks = scenario["position"].setdefault("stacks", {})
    name, module = rng.choice((("blue", "bomb"), ("red", "recoil"), ("yellow", "jetpack"), ("blue", "jetpack")))
    stacks[name] = [*stacks.get(name, []), module]
    return None


def wrong_modules(rng: Random, scenario: Fields) -> object:
    """Have a module twice, or sides that can't be."""
    seat = rng.choice(seats_of(scenario, killbot=False))
    seat["units"], seat["orders"], seat["shield"] = [[], [], []], {}, 0
    seat["left"], seat["right"], seat["inventory"] = rng.choice(
        (
            (["recoil"], ["recoil"], []),
            (["recoil"], [], ["recoil"]),
            (["bomb", "recoil"], [], []),
            (["bomb", "anchor"], [], []),
            ([], ["recoil", "mines", "grenades"], []),
        )
    )
    return None


def a_wrong_shield(rng: Random, scenario: Fields) -> object:
    """Have damage on a shield that is not equipped, or more than it holds."""
    seat = rng.choice(seats_of(scenario, killbot=False))
    seat["shield"] = 2 if "shield" in seat.get("left", []) + seat.get("right", []) else 1
    return None


def a_wrong_order(rng: Random, scenario: Fields) -> object:
    """Have an order that a module can't have, or for a module that is not owned."""
    seat = rng.choice(seats_of(scenario, killbot=False))
    module, order = rng.choice((("anchor", "yes"), ("thruster", "no"), ("recoil", "brake"), ("swivel_head", "yes")))
    owned = seat.get("left", []) + seat.get("right", []) + seat.get("inventory", [])
    if module not in owned and scenario["mode"] != "training":
        if rng.random() < 0.5:
            seat["inventory"] = [*seat.get("inventory", []), module]
        else:
            order = "ask"
    seat["orders"] = {module: order}
    return None


def wrong_damage(rng: Random, scenario: Fields) -> object:
    """Have a robot with three tokens, or fewer than none."""
    robots = [seat.get("robot") for seat in scenario["position"]["seats"] if seat.get("robot")]
    if not robots:
        return NOT_HERE
    rng.choice(robots)["damage"] = rng.choice((3, -1))
    return None


def wrong_units(rng: Random, scenario: Fields) -> object:
    """Have dice that could not be programmed, before the unit, without a robot or in another phase."""
    position = scenario["position"]
    seats = seats_of(scenario, killbot=False)
    seat = rng.choice(seats)
    die: Fields = {"colour": "red", "number": 6, "button": 1}
    if position["phase"] != "activation" or not seat.get("robot"):
        seat["units"] = [[], [], [die]]
    elif position.get("unit") > 1 and rng.random() < 0.4:
        seat["units"] = [[die], [], []]
    else:
        wrong: list[Fields] = [{"number": 7}, {"button": 8}, {"colour": "green"}, {"colour": "blue"}, {"number": 0}]
        seat["units"] = [[], [], rng.choice([[die | rng.choice(wrong)], [die] * 3])]
    return None


def a_wrong_robot(rng: Random, scenario: Fields) -> object:
    """Have a robot where none can be, or none where one must be."""
    position = scenario["position"]
    seat = rng.choice(position["seats"])
    if position["phase"] == "programming" and seat.get("robot"):
        seat["robot"] = None
    elif position["phase"] == "setup":
        seat["robot"] = {"at": [4, 4], "damage": 0}
    elif seat.get("robot") and not seat.get("killbot"):
        seat["resigned"] = True
    else:
        return NOT_HERE
    return None


def a_wrong_facing(rng: Random, scenario: Fields) -> object:
    """Have a KillBot without facing, or with one that it can't have."""
    bots = seats_of(scenario, killbot=True)
    if not bots:
        return NOT_HERE
    bot = rng.choice(bots)
    bot["facing"] = rng.choice((1, 8, -2, None))
    if rng.random() < 0.3:
        del bot["facing"]
    return None


def a_field_of_others(rng: Random, scenario: Fields) -> object:
    """Have a KillBot with fields of operators, or the other way round."""
    seat = rng.choice(scenario["position"]["seats"])
    if seat.get("killbot"):
        key = rng.choice(("left", "right", "inventory"))
        seat |= rng.choice(({key: ["recoil"]}, {"orders": {"recoil": "no"}}, {"shield": 1}))
    else:
        seat |= rng.choice(({"facing": 2}, {"champion": ["jetpack"]}, {"dice": [["blue", 1]]}, {"bag": ["blue"]}))
    return None


def modules_in_training(rng: Random, scenario: Fields) -> object:
    """Have modules, stacks or mines in a training."""
    if scenario["mode"] != "training":
        return NOT_HERE
    seat = rng.choice(seats_of(scenario, killbot=False))
    if rng.random() < 0.5:
        seat["left"] = ["recoil"]
    else:
        scenario["position"]["stacks"] = {"red": ["mines"]}
    return None


def a_wrong_championship(rng: Random, scenario: Fields) -> object:
    """Have a championship in another mode, none in one, or one that can't be."""
    position = scenario["position"]
    if scenario["mode"] != "championship":
        position["championship"] = {"match": 1, "defenders": {}}
        return None
    missing = sorted({"red", "blue", "yellow", "green"} - {seat["seat"] for seat in position["seats"]})
    wrong: list[Any] = [None, {"match": 0, "defenders": {}}, {"match": 6}, {"match": 5, "defenders": {}}]
    wrong += [{"match": 2, "defenders": {"A": name}} for name in missing]
    position["championship"] = rng.choice([*wrong, {"match": 2, "defenders": {"E": position["seats"][0]["seat"]}}])
    return None


def a_wrong_time(rng: Random, scenario: Fields) -> object:
    """Have an activation without a unit, or a round before the first."""
    position = scenario["position"]
    if position["phase"] == "activation" and rng.random() < 0.6:
        position["unit"] = rng.choice((None, 0, 4))
    else:
        position["round"] = rng.choice((0, -1))
    return None


def a_wrong_bag(rng: Random, scenario: Fields) -> object:
    """Have a bag without the dice that a KillBot must have."""
    bots = seats_of(scenario, killbot=True, with_robot=True)
    unit = scenario["position"].get("unit")
    if not bots or scenario["position"]["phase"] != "activation":
        return NOT_HERE
    bot = rng.choice(bots)
    bot["bag"] = rng.choice((["blue"] * (5 - unit), ["blue", "red", "blue", "red", "red"], []))
    if bot["bag"] == ["blue"] * 2:  # in unit 3 this would be a possible bag: there is none instead
        del bot["bag"]
    return None


def a_die_that_a_killbot_lacks(rng: Random, scenario: Fields) -> object:
    """List a third die of a colour for a KillBot that is about to draw."""
    bots = seats_of(scenario, killbot=True, with_robot=True)
    if not bots or scenario["position"]["phase"] != "activation" or scenario["position"].get("unit") < 3:
        return NOT_HERE
    for bot in bots:
        bot["bag"], bot["dice"] = ["red", "red"], [["blue", 1]]
    return None


SPOILINGS: tuple[Spoiling, ...] = (
    an_unknown_name,
    a_wrong_number_of_seats,
    no_operator,
    something_twice,
    start_numbers_with_a_gap,
    a_space_outside,
    a_wrong_edge,
    a_space_of_two_kinds,
    a_side_without_start_space,
    a_robot_or_mine_out_of_place,
    a_wrong_mine,
    a_wrong_token,
    a_module_in_a_wrong_stack,
    wrong_modules,
    a_wrong_shield,
    a_wrong_order,
    wrong_damage,
    wrong_units,
    a_wrong_robot,
    a_wrong_facing,
    a_field_of_others,
    modules_in_training,
    a_wrong_championship,
    a_wrong_time,
    a_wrong_bag,
    a_die_that_a_killbot_lacks,
)


def spoilt(scenario: Fields, spoiling: Spoiling, seed: int) -> Fields | None:
    """Give a copy of a scenario that has been made unusable; None if it can't be in this way."""
    copy = deepcopy(scenario)
    return None if spoiling(Random(seed), copy) is NOT_HERE else copy
