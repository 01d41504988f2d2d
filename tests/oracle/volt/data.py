"""The data of VOLT: arenas and cards, from the game's own file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[3] / "server" / "botyard" / "games" / "volt" / "volt.json"
DATA: dict[str, Any] = json.loads(FILE.read_text())

ARENAS: dict[str, dict[str, Any]] = {arena["name"]: arena for arena in DATA["arenas"]}
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in DATA["modules"]}
"""The cards by name, in the order in which additions apply."""

STACKS = ("blue", "red", "yellow")
COLOURS = ("red", "blue", "yellow", "green")
SIDES = ("south", "west", "north", "east")
DICE = ("blue", "red")
MODES = ("training", "league", "championship")
PHASES = ("setup", "preparation", "programming", "activation", "resolution")
START_NUMBERS = ("random", "rotating", "first_come")
MATCHES = ("A", "B", "C", "D")
"""The arenas of a championship, in the order of its matches."""

MINE_LIMIT: int = DATA["mine_limit"]
TOKENS_IN_ARENA: int = DATA["vp_in_arena"]
COPIES_OF_TOKENS: int = DATA["vp_copies"]
LASER: int = DATA["laser_damage"]
SQUAD_TARGET = 7

ORDERLESS_YES = ("swivel_head", "remote_control", "telescopic_arm", "anchor")


def is_int(value: object) -> bool:
    """Whether this is a whole number; true is none, although it equals 1 in Python."""
    return type(value) is int


def fits(module: str, colour: str, number: int, button: int | None) -> bool:
    """Whether a die fits the card of a module."""
    card = CARDS[module]
    if card["die"] != colour or not card["range"][0] <= number <= card["range"][1]:
        return False
    return module != "mobility" or button is None or button % 2 == 0


def is_legal_button(equipped: list[str], colour: str, number: int, button: int) -> bool:
    """Whether a die may lie on a button, by the modules of its owner."""
    return colour == "red" or button % 2 == 0 or ("thruster" in equipped and fits("thruster", colour, number, button))


def holds(chain: list[str]) -> bool:
    """Whether a side of the robot card can hold this chain."""
    return len(chain) <= 2 and all(CARDS[inner]["stack"] != "yellow" for inner in chain[:-1])


def can_be_ordered(module: str, order: object) -> bool:
    """Whether a module can have a standing order."""
    if CARDS[module]["use"] == "passive":
        return False
    if order == "brake":
        return module == "anchor"
    return order in ("ask", "no") or (order == "yes" and module not in ORDERLESS_YES)


def is_program(units: object, equipped: list[str]) -> bool:
    """Whether an operator could program these dice."""
    if not isinstance(units, list) or len(units) != 3 or not all(isinstance(unit, list) for unit in units):
        return False
    dice = [die for unit in units for die in unit]
    if not all(is_die(die, equipped) for die in dice):
        return False
    if any(sum(die["colour"] == colour for die in dice) > 2 for colour in DICE):
        return False
    crowded = [unit for unit in units if len(unit) > 1]
    if "ram_expansion" in equipped:
        return len(crowded) <= 1 and all(len(unit) == 2 for unit in crowded)
    return not crowded


def is_die(die: object, equipped: list[str]) -> bool:
    """Whether this is a die on a button where it may lie."""
    if not isinstance(die, dict) or die.get("colour") not in DICE:
        return False
    number, button = die.get("number"), die.get("button")
    if type(number) is not int or type(button) is not int or number not in range(1, 7) or button not in range(8):
        return False
    return is_legal_button(equipped, die["colour"], number, button)
