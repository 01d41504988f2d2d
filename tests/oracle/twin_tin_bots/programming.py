"""The commands of programming (rules §3.1): each is checked and applied to a copy of a seat."""

from copy import deepcopy
from typing import Any

ORDINARY = ("forward_1", "forward_2", "turn_left", "turn_right", "load", "unload", "zap")
JOKER = "double_modification"
SPECIALS = (
    "turn_left_2",
    "turn_right_2",
    "anti_zap",
    "u_turn",
    "forward_3",
    "forward_load",
    "forward_zap",
    "dash",
    "jump",
    "back_up",
    "double_zap",
    "anti_theft",
    "long_range_zap",
)

Seat = dict[str, Any]


class Rejected(Exception):
    """The command is not legal; the argument is the code."""


def programmed(seat: Seat, command: object) -> Seat:
    """Give the seat as it is after one command of its programming.

    Raises Rejected if the command is not legal; the seat that was passed never changes.
    """
    kind = field(command, "type")
    after = deepcopy(seat)
    if seat["turns"] == 0:
        if kind != "first":
            raise Rejected("first_turn")
        place_first_tiles(after, field(command, "places"))
    elif kind == "pass":
        pass
    elif kind == "double":
        change_twice(after, field(command, "changes"))
    else:
        change(after, command)
    return after


def place_first_tiles(seat: Seat, places: object) -> None:
    """Place one tile on each robot of the seat."""
    if not isinstance(places, list) or len(places) != len(seat["program"]):
        raise Rejected("places")
    if {robot_of(seat, place) for place in places} != set(seat["program"]):
        raise Rejected("one_on_each_robot")
    for place in places:
        put_tile(seat, place)


def change_twice(seat: Seat, changes: object) -> None:
    """Spend the joker on two changes, the second applied after the first."""
    if seat["hand"].get(JOKER, 0) < 1:
        raise Rejected("joker_used")
    if not isinstance(changes, list) or len(changes) != 2:
        raise Rejected("two_changes")
    seat["hand"][JOKER] -= 1
    for one in changes:
        change(seat, one)


def change(seat: Seat, command: object) -> None:
    """Apply one of place, swap, remove and reset."""
    kind = field(command, "type")
    if kind == "place":
        put_tile(seat, command)
    elif kind == "swap":
        swap(seat, command)
    elif kind == "remove":
        take_tile(seat, robot_of(seat, command), slot_of(field(command, "slot")), must=True)
    elif kind == "reset":
        reset(seat, command)
    else:
        raise Rejected("not_a_change")


def put_tile(seat: Seat, command: object) -> None:
    """Place a tile from the hand; one that lay on the slot goes back."""
    robot = robot_of(seat, command)
    slot = slot_of(field(command, "slot"))
    tile = field(command, "tile")
    if not isinstance(tile, str):
        raise Rejected("tile")
    if tile in ORDINARY and seat["hand"].get(tile, 0) > 0:
        seat["hand"][tile] -= 1
    elif tile in seat["specials"]:
        seat["specials"].remove(tile)
        if tile in seat["known"]:
            seat["known"].remove(tile)
    else:
        raise Rejected("tile_not_in_hand")
    take_tile(seat, robot, slot, must=False)
    seat["program"][robot][slot - 1] = tile


def take_tile(seat: Seat, robot: str, slot: int, must: bool) -> None:
    """Take the tile of a slot back to hand; a special is public from then on."""
    tile = seat["program"][robot][slot - 1]
    seat["program"][robot][slot - 1] = None
    if tile is None:
        if must:
            raise Rejected("empty_slot")
    elif tile in SPECIALS:
        seat["specials"].append(tile)
        seat["known"].append(tile)
    else:
        seat["hand"][tile] = seat["hand"].get(tile, 0) + 1


def swap(seat: Seat, command: object) -> None:
    """Swap two different slots of a robot, one of which at least holds a tile."""
    program = seat["program"][robot_of(seat, command)]
    slots = field(command, "slots")
    if not isinstance(slots, list) or len(slots) != 2:
        raise Rejected("slots")
    one, other = slot_of(slots[0]) - 1, slot_of(slots[1]) - 1
    if one == other:
        raise Rejected("same_slot")
    if program[one] is None and program[other] is None:
        raise Rejected("empty_slots")
    program[one], program[other] = program[other], program[one]


def reset(seat: Seat, command: object) -> None:
    """Take all tiles of a robot back to hand; there must be one."""
    robot = robot_of(seat, command)
    if seat["program"][robot] == [None, None, None]:
        raise Rejected("empty_program")
    for slot in (1, 2, 3):
        take_tile(seat, robot, slot, must=False)


def field(command: object, name: str) -> object:
    """Give a field that the command must have."""
    if not isinstance(command, dict) or name not in command:
        raise Rejected("malformed")
    return command[name]


def robot_of(seat: Seat, command: object) -> str:
    """Give the name of the command's robot, one that the seat has."""
    robot = field(command, "robot")
    if not isinstance(robot, str) or robot not in seat["program"]:
        raise Rejected("robot")
    return robot


def slot_of(slot: object) -> int:
    """Give a slot number, 1 to 3."""
    if type(slot) is not int or slot not in (1, 2, 3):
        raise Rejected("slot")
    return slot
