"""The names of scenarios for the numbers of the rules, and back."""

from typing import Any

from botyard_protocol.base import WireEnum
from botyard_protocol.volt.basics import (
    Colour,
    DieColour,
    Mode,
    Module,
    Order,
    Phase,
    Side,
    Stack,
    StartNumbers,
    Swivel,
)


def _names(words: type[WireEnum]) -> dict[str, Any]:
    return {word.wire: word for word in words}


COLOURS = _names(Colour)
DIE_COLOURS = _names(DieColour)
MODES = _names(Mode)
MODULES = _names(Module)
ORDERS = _names(Order)
PHASES = _names(Phase)
SIDES = _names(Side)
STACKS = _names(Stack)
START_NUMBERS = _names(StartNumbers)
SWIVELS = _names(Swivel)
