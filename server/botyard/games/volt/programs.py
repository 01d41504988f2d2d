"""Which dice may lie where (section 3.1)."""

from collections.abc import Sequence
from typing import Protocol

from botyard.games.volt.data import data
from botyard_protocol.volt.basics import DieColour, Module

NUMBERS = range(1, 7)
BUTTONS = range(8)
DICE_OF_A_COLOUR = 2
DICE = 3
"""Dice of a program without RAM expansion."""


class Placed(Protocol):
    """A die on a button, of the state, of a command or of a view."""

    @property
    def colour(self) -> int:
        """Its colour."""
        ...

    @property
    def number(self) -> int:
        """Its number."""
        ...

    @property
    def button(self) -> int:
        """The button that it lies on."""
        ...


def die_fits_button(colour: int, number: int, button: int, thruster: bool) -> bool:
    """Return whether a die may lie on a button: blue dice need a thruster that fits them on diagonal (odd) buttons.

    `thruster`: whether the player of the die has one equipped.
    """
    if colour == DieColour.RED or button % 2 == 0:
        return True
    return thruster and fits(Module.THRUSTER, colour, number)


def fits(module: int, colour: int, number: int) -> bool:
    """Return whether the colour and the number of a die fit a module's card."""
    card = data().cards[module]
    return card.die == colour and card.low is not None and card.high is not None and card.low <= number <= card.high


def problem(units: Sequence[Sequence[Placed]], thruster: bool, expanded: bool) -> str | None:
    """Return the id of the sentence that refuses a program, or None for one that is allowed.

    `units`: the dice on each. `thruster`, `expanded`: whether thruster and RAM expansion are equipped.
    """
    if len(units) != DICE:
        return "too_many_dice-units"
    dice = [die for unit in units for die in unit]
    for colour in DieColour:
        if sum(die.colour == colour for die in dice) > DICE_OF_A_COLOUR:
            return "too_many_dice-colour"
    if not all(die.number in NUMBERS and die.button in BUTTONS for die in dice):
        return "bad_die"
    counts = sorted(len(unit) for unit in units)
    if counts[-1] > (2 if expanded else 1) or counts[1] > 1:  # one unit at most has two dice
        return "too_many_dice-unit"
    if not all(die_fits_button(die.colour, die.number, die.button, thruster) for die in dice):
        return "die_on_diagonal"
    return None
