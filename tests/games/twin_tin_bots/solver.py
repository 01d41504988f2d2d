"""A search for the shortest ways to deliver crystals: for puzzles."""

from collections.abc import Iterator

from botyard.bots.twin_tin_bots.candidates import changes
from botyard.bots.twin_tin_bots.simulation import PROGRAMMING, Simulation, play_default
from botyard.games.twin_tin_bots.choice_answers import answer, default_answer, open_choice
from botyard.games.twin_tin_bots.legal import legal
from botyard.games.twin_tin_bots.orders import carry_on
from botyard.games.twin_tin_bots.state import COLOURS, State
from botyard.games.twin_tin_bots.views import view
from botyard_protocol.twin_tin_bots import Command, Pass

OWN = 0
"""The seat that solves puzzles."""


def delivered(state: State) -> tuple[int, ...]:
    """Return the crystals of each colour in the solver's base."""
    return tuple(state.delivered[OWN * COLOURS : (OWN + 1) * COLOURS])


def solutions(state: State, wanted: tuple[int, ...], turns: int) -> Iterator[list[Command]]:
    """Find the answers by which the solver has `wanted` crystals within so many own turns; all others do nothing."""
    if turns == 0:
        return
    for command in (Pass(), *changes(state, OWN)):
        for commands, after in _run(state, command):
            if all(have >= want for have, want in zip(delivered(after), wanted, strict=True)):
                yield commands
            elif turns > 1 and not after.over:
                thought = Simulation(after)
                play_default(thought, OWN, 0)
                if not thought.state.over:
                    yield from ([*commands, *rest] for rest in solutions(thought.state, wanted, turns - 1))


def _run(state: State, command: Command) -> Iterator[tuple[list[Command], State]]:
    """Run a turn, with every answer of the solver to the choices in it."""
    thought = Simulation(state)
    answer(thought, command)
    carry_on(thought)
    after = thought.state
    if after.over or after.ask in PROGRAMMING:
        yield [command], after
        return
    choice = open_choice(after)
    assert choice is not None
    if choice.seat != OWN:  # as when time is up; it is no move of the solver
        yield from (([command, *rest[1:]], last) for rest, last in _run(after, default_answer(after)))
        return
    for reply in legal(view(after, (OWN,)), choice):
        yield from (([command, *rest], last) for rest, last in _run(after, reply))
