"""The planner: runs promising programs against programs that the others may have, and keeps the best.

The others' programs are drawn from those that look best to them; KillBots draw their dice anew. All programs that are
compared meet the same others and the same chance. After each round of comparisons the worse half is dropped, so that
most rounds are simulated for programs that are close to each other.
"""

from heapq import nlargest
from itertools import islice

from botyard.bots.volt import choices
from botyard.bots.volt.evaluation import worth
from botyard.bots.volt.greedy import NOTHING
from botyard.bots.volt.outlook import Outlook
from botyard.bots.volt.random_level import random_program
from botyard.bots.volt.simulation import Simulation, finish_round, random_seed, simulate
from botyard.games.rng import Rng
from botyard.games.volt.answers import own_units
from botyard.games.volt.state import NONE, State
from botyard_protocol.volt.basics import Units
from botyard_protocol.volt.choices import Choice, ChooseProgram
from botyard_protocol.volt.commands import Command, Program
from botyard_protocol.volt.view import View

DICE = 3
"""The dice of a program: a simulated round costs this many nodes for each robot."""

COMPARED_PROGRAMS = 24
"""Programs that are compared: the ones that look best if no other robot moves."""

HABITS = 10
"""Programs of another player that are considered: the ones that look best to it."""

RANDOM_PROGRAM_ODDS = 10
"""One in this many programs of another player is a random one."""

SIMULATIONS = 4
"""Rounds that are simulated after each answer to another choice, if there are enough nodes."""


def answer(view: View, choice: Choice, rng: Rng, nodes: int) -> Command:
    """Return the program that does best in simulated rounds, or the answer of `choices` to any other choice.

    A robot that is not in the arena gets an empty program. `nodes`: dice that may be activated in simulations, about.
    """
    rounds = max(1, nodes // (DICE * len(view.seats)))
    if not isinstance(choice, ChooseProgram):
        return choices.answer(view, choice, rng, max(1, min(SIMULATIONS, rounds // choices.MOST_COMMANDS)))
    if view.seats[choice.seat].at is None:
        return Program(NOTHING)
    return Program(_Comparison(simulate(view, choice, rng), choice.seat, rng).best(rounds))


class _Comparison:
    """One decision. `worths`: by program that is still compared, the sum over all rounds simulated so far.

    `habits`: by seat of another player, the programs that look best to it.
    """

    def __init__(self, start: State, seat: int, rng: Rng) -> None:
        """Keep the best-rated programs of `seat`, and as habits the `HABITS` best of each other player with a robot."""
        self.start, self.seat, self.rng = start, seat, rng
        start.open = ()  # programs are put into the seats instead of answers
        rated = Outlook(start, seat).rated_programs()
        self.worths = dict.fromkeys(list(dict.fromkeys(units for _, units in rated))[:COMPARED_PROGRAMS], 0.0)
        self.habits = {
            number: [units for _, units in islice(Outlook(start, number).rated_programs(), HABITS)]
            for number, other in enumerate(start.seats)
            if number != seat and other.playing and other.at != NONE
        }

    def best(self, rounds: int) -> Units:
        """Return the best program after about `rounds` simulated rounds. The worse half is dropped several times."""
        halvings = max(1, (len(self.worths) - 1).bit_length())
        for _ in range(halvings):
            for _ in range(max(1, rounds // (halvings * len(self.worths)))):
                self._compare()
            half = (len(self.worths) + 1) // 2
            self.worths = dict(nlargest(half, self.worths.items(), key=lambda item: item[1]))
        return next(iter(self.worths))

    def _compare(self) -> None:
        """Simulate a round with each program, against the same programs of the others."""
        sample = self.start.copy()
        sample.seed = random_seed(self.rng)
        for number, habits in self.habits.items():
            if self.rng.below(RANDOM_PROGRAM_ODDS) == 0:
                units = random_program(self.rng).units
            else:
                units = habits[self.rng.below(self.rng.below(len(habits)) + 1)]  # the first ones more often
            sample.seats[number].new_units = own_units(units)
        for units in self.worths:
            state = sample.copy()
            state.seats[self.seat].new_units = own_units(units)
            finish_round(Simulation(state))
            self.worths[units] += worth(state, self.seat)
