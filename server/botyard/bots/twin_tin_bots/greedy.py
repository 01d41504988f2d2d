"""The greedy level: the change after which its side stands best when its programs have run once.

The bot rates single changes, without those that change nothing or do what another one does.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from botyard.bots.twin_tin_bots.evaluation import Evaluator, distance_tables
from botyard.bots.twin_tin_bots.simulation import Simulation, advance, simulate
from botyard.games.rng import Rng
from botyard.games.twin_tin_bots.choice_answers import answer as apply
from botyard.games.twin_tin_bots.legal import legal
from botyard.games.twin_tin_bots.state import EMPTY_SLOT, JOKER, PROGRAM, SLOTS, TILES, State
from botyard_protocol import twin_tin_bots as ttb

FEAR = 100
"""The weight of other seats' hopes, in hundredths: as much as the bot's own."""


def answer(view: ttb.View, choice: ttb.Choice, rng: Rng) -> ttb.Command:
    """Return the answer to `choice` after whose run the position is best; out of equally good ones chance takes one."""
    state = simulate(view, choice)
    judge = Evaluator(state, choice.seat, distance_tables(state), FEAR)  # the weight of the other seats' chances
    worths = [(_after(state, command, judge), command) for command in ideas(view, choice, state)]
    best = max(worth for worth, _ in worths)
    equal = [command for worth, command in worths if worth == best]
    return equal[rng.below(len(equal))]


def ideas(view: ttb.View, choice: ttb.Choice, state: State) -> Iterable[ttb.Command]:
    """Return the answers that a bot rates: a pass and single `changes`, in a first turn `firsts`, else all."""
    match choice:
        case ttb.ChooseProgram():
            return (ttb.Pass(), *changes(state, choice.seat))
        case ttb.ChooseFirst():
            return firsts(state, choice.seat)
        case _:
            return legal(view, choice)


def _after(state: State, command: ttb.Command, judge: Evaluator) -> int:
    """Return what the position is worth after the run that follows the command."""
    thought = Simulation(state)
    apply(thought, command)
    advance(thought)
    return judge.worth(thought.state)


_NAMES, _TILES = tuple(ttb.RobotName), tuple(ttb.Tile)


def changes(state: State, seat: int) -> Iterator[ttb.Change]:
    """Yield single changes of the seat's programs, in a stable order; none that leaves a program as it is."""
    hand = in_hand(state, seat)
    for name in _NAMES[: state.setting.robots]:
        start = seat * PROGRAM + name * SLOTS
        program = state.program[start : start + SLOTS]
        for slot, lying in enumerate(program, 1):
            yield from (ttb.Place(name, slot, tile) for tile in hand if tile != lying)
        for i, j in combinations(range(SLOTS), 2):
            if program[i] != program[j]:
                yield ttb.Swap(name, (i + 1, j + 1))
        filled = [slot for slot, tile in enumerate(program, 1) if tile != EMPTY_SLOT]
        yield from (ttb.Remove(name, slot) for slot in filled)
        if len(filled) > 1:  # with one tile it would do what `Remove` does
            yield ttb.Reset(name)


def firsts(state: State, seat: int) -> Iterator[ttb.First]:
    """Yield first turns: which tile each robot gets. All lie in the middle, so that the rest fits around them."""
    hand = in_hand(state, seat)
    names = _NAMES[: state.setting.robots]
    if len(names) == 1:
        yield from (ttb.First((ttb.FirstPlace(names[0], 2, tile),)) for tile in hand)
        return
    for a in hand:
        for b in hand:
            if a != b or state.hand[seat * TILES + a] > 1:
                yield ttb.First((ttb.FirstPlace(names[0], 2, a), ttb.FirstPlace(names[1], 2, b)))


def in_hand(state: State, seat: int) -> list[ttb.Tile]:
    """The kinds of tiles in hand that can be placed, ascending."""
    hand = state.hand[seat * TILES : (seat + 1) * TILES]
    return [tile for tile, count in zip(_TILES, hand, strict=True) if count and tile != JOKER]
