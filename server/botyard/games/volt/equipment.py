"""How modules are equipped, and which standing orders they may have (section 5)."""

from collections.abc import Collection, Sequence

from botyard.games.volt.data import data
from botyard.games.volt.state import PASSIVE
from botyard_protocol.volt.basics import Module, Order, Stack

SIDE = 2
"""Modules on a side of the robot card, at most."""

NEVER_YES = frozenset({Module.SWIVEL_HEAD, Module.REMOTE_CONTROL, Module.TELESCOPIC_ARM, Module.ANCHOR})
"""Modules that an order can't use: they need a further answer."""


def problem(left: Sequence[int], right: Sequence[int], have: Collection[int], damaged_shield: bool) -> str | None:
    """Return the id of the sentence that refuses these modules on the two sides of a robot card, or None.

    `have`: all modules of the player. `damaged_shield`: its equipped shield holds damage, so it must stay.
    """
    cards = data().cards
    named = (*left, *right)
    if len(set(named)) != len(named):
        return "module_double"
    if not set(named) <= set(have):
        return "module_not_owned"
    if len(left) > SIDE or len(right) > SIDE:
        return "side_full"
    if any(cards[module].stack == Stack.YELLOW for module in (*left[:-1], *right[:-1])):
        return "beyond_yellow"  # a yellow module must be the outermost one
    if damaged_shield and Module.SHIELD not in named:
        return "shield_damaged"
    return None


def order_possible(module: int, order: int) -> bool:
    """Return whether a module may have this standing order (a value of `Order`)."""
    if module in PASSIVE:
        return False
    if order == Order.YES:
        return module not in NEVER_YES
    if order == Order.BRAKE:
        return module == Module.ANCHOR
    return True
