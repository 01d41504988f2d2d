"""The planner: the change after which its side stands best over its next runs, while everybody's programs run on."""

from protocol.twin_tin_bots import Choice, Command, View
from server.bots.twin_tin_bots.greedy import ideas
from server.bots.twin_tin_bots.thought import Thought, imagine, run_on, stand_by
from server.bots.twin_tin_bots.ways import ways
from server.bots.twin_tin_bots.worth import Judge
from server.games.rng import Rng
from server.games.twin_tin_bots.answers import answer as apply
from server.games.twin_tin_bots.state import State

AHEAD = 2
"""Runs of its own that are looked at."""


def answer(view: View, choice: Choice, rng: Rng, nodes: int) -> Command:
    """A legal answer to `choice`. `nodes`: answers that are looked at, at most; out of equals chance takes one."""
    state = imagine(view, choice)
    judge = Judge(state, choice.seat, ways(state))
    commands = list(ideas(view, choice, state))[: max(1, nodes)]
    worths = [_over_time(state, choice.seat, command, judge) for command in commands]
    equal = [command for command, worth in zip(commands, worths, strict=True) if worth == max(worths)]
    return equal[rng.below(len(equal))]


def _over_time(state: State, seat: int, command: Command, judge: Judge) -> int:
    """What the position is worth after the run that follows the command, and after the next ones."""
    thought = Thought(state)
    apply(thought, command)
    run_on(thought)
    total = judge.worth(thought.state)
    for ahead in range(1, AHEAD):
        stand_by(thought, seat, state.turns[seat] + ahead)
        total += judge.worth(thought.state)
    return total
