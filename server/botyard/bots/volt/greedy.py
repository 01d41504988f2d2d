"""The greedy level: the program that is best if no other robot moves, and modules that help at once."""

from botyard.bots.volt import choices
from botyard.bots.volt.outlook import Outlook
from botyard.bots.volt.simulation import simulate
from botyard.games.rng import Rng
from botyard_protocol.volt.basics import Units
from botyard_protocol.volt.choices import Choice, ChooseProgram
from botyard_protocol.volt.commands import Command, Program
from botyard_protocol.volt.view import View

NOTHING: Units = ((), (), ())


def answer(view: View, choice: Choice, rng: Rng) -> Command:
    """Return the best-rated program, or the answer of `choices` to any other choice.

    Out of equally good programs chance takes one. A robot that is not in the arena gets an empty one.
    """
    if not isinstance(choice, ChooseProgram):
        return choices.answer(view, choice, rng, simulations=1)
    if view.seats[choice.seat].at is None:
        return Program(NOTHING)
    rated = Outlook(simulate(view, choice, rng), choice.seat).rated_programs()
    best = [units for worth, units in rated if worth == rated[0][0]]
    return Program(best[rng.below(len(best))])
