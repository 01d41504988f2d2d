"""The greedy level: the change after which its side stands best when its programs have run once."""

from collections.abc import Iterable

from botyard.bots.twin_tin_bots.candidates import changes, firsts
from botyard.bots.twin_tin_bots.distances import ways
from botyard.bots.twin_tin_bots.evaluation import Evaluator
from botyard.bots.twin_tin_bots.simulation import Simulation, advance, simulate
from botyard.games.rng import Rng
from botyard.games.twin_tin_bots.choice_answers import answer as apply
from botyard.games.twin_tin_bots.legal import legal
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.twin_tin_bots import Choice, ChooseFirst, ChooseProgram, Command, Pass, View

FEAR = 100
"""What hopes of others count, in hundredths: as much as one's own."""


def answer(view: View, choice: Choice, rng: Rng) -> Command:
    """Return the answer to `choice` after whose run the position is best; out of equally good ones chance takes one."""
    state = simulate(view, choice)
    judge = Evaluator(state, choice.seat, ways(state), FEAR)  # the weight of the other seats' chances
    worths = [(_after(state, command, judge), command) for command in ideas(view, choice, state)]
    best = max(worth for worth, _ in worths)
    equal = [command for worth, command in worths if worth == best]
    return equal[rng.below(len(equal))]


def ideas(view: View, choice: Choice, state: State) -> Iterable[Command]:
    """Return the answers that a bot rates: a pass and single `changes`, in a first turn `firsts`, else all."""
    match choice:
        case ChooseProgram():
            return (Pass(), *changes(state, choice.seat))
        case ChooseFirst():
            return firsts(state, choice.seat)
        case _:
            return legal(view, choice)


def _after(state: State, command: Command, judge: Evaluator) -> int:
    """Return what the position is worth after the run that follows the command."""
    thought = Simulation(state)
    apply(thought, command)
    advance(thought)
    return judge.worth(thought.state)
