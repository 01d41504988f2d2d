"""The random level: any legal answer. A program has three dice, for there are too many programs to list."""

from itertools import islice

from botyard.games.rng import Rng
from botyard.games.volt.legal import legal
from botyard_protocol.volt.basics import Die, DieColour
from botyard_protocol.volt.choices import Choice, ChooseProgram
from botyard_protocol.volt.commands import Command, Program
from botyard_protocol.volt.view import View

MOST_COMMANDS = 500
"""The most legal answers from which one is drawn."""


def answer(view: View, choice: Choice, rng: Rng) -> Command:
    """Return a random legal answer to `choice`: any program; to other choices one of the first `MOST_COMMANDS`."""
    if isinstance(choice, ChooseProgram):
        return random_program(rng)
    commands: list[Command] = list(islice(legal(view, choice), MOST_COMMANDS))
    return commands[rng.below(len(commands))]


def random_program(rng: Rng) -> Program:
    """Return three dice with any numbers, on any buttons that fit them without modules."""
    one, two, three, _ = rng.shuffled([DieColour.BLUE, DieColour.BLUE, DieColour.RED, DieColour.RED])
    return Program(((_die(one, rng),), (_die(two, rng),), (_die(three, rng),)))


def _die(colour: DieColour, rng: Rng) -> Die:
    """Return a random die; a blue one on no diagonal (odd) button, which would need a module."""
    button = 2 * rng.below(4) if colour is DieColour.BLUE else rng.below(8)
    return Die(colour, rng.below(6) + 1, button)
