"""The greedy level: the program that leads furthest if nobody else moved, and quick habits for all other choices."""

from botyard.bots.volt import habits
from botyard.bots.volt.programs import best_programs
from botyard.games.rng import Rng
from botyard_protocol.volt import Choice, ChooseProgram, Command, Program, View


def answer(view: View, choice: Choice, rng: Rng) -> Command:
    """A legal answer to `choice`."""
    if isinstance(choice, ChooseProgram) and view.seats[choice.seat].at is not None:
        ((_, units),) = best_programs(view, choice.seat, rng, 1)
        return Program(units)
    return habits.answer(view, choice, rng)
