"""The analysis of a position: what each answer to a choice would be worth."""

from botyard.bots.twin_tin_bots.distances import ways
from botyard.bots.twin_tin_bots.evaluation import Evaluator
from botyard.bots.twin_tin_bots.greedy import ideas
from botyard.bots.twin_tin_bots.planner import FEAR
from botyard.bots.twin_tin_bots.simulation import Simulation, advance, play_default, simulate
from botyard.games.twin_tin_bots.choice_answers import answer as apply
from botyard_protocol.twin_tin_bots import Choice, Command, View


def rated_answers(view: View, choice: Choice) -> list[tuple[Command, int]]:
    """Return the answers to `choice` and their worth in hundredths of a point, the best first.

    Changes of a program that do nothing are left out. An answer is worth what the planner sees in the position after
    it, once the programs of all seats have run without further changes.
    """
    start = simulate(view, choice)
    judge = Evaluator(start, choice.seat, ways(start), FEAR)  # the weight of the other seats' chances
    found = []
    for command in ideas(view, choice, start):
        thought = Simulation(start)
        apply(thought, command)
        advance(thought)
        play_default(thought, choice.seat, turns=0)  # until the seat programs again
        found.append((command, judge.worth(thought.state)))
    return sorted(found, key=lambda one: -one[1])
