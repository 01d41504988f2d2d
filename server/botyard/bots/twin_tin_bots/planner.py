"""The planner: a beam search over the changes of its seat's next turns, while the programs of other seats run on.

Layer by layer it changes one thing in its programs and lets them run. For the best plans so far it then lets the other
seats run too, without changes, and goes on from the plans that are still best. It considers the joker's two changes for
the current turn only. The analysis of a position rates answers as the planner does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import nlargest
from operator import attrgetter

from botyard.bots.twin_tin_bots.evaluation import Evaluator, distance_tables
from botyard.bots.twin_tin_bots.greedy import changes, ideas
from botyard.bots.twin_tin_bots.simulation import Simulation, advance, play_default, simulate
from botyard.games.rng import Rng
from botyard.games.twin_tin_bots.choice_answers import answer as apply
from botyard.games.twin_tin_bots.programming import change
from botyard.games.twin_tin_bots.state import JOKER, TILES, State
from botyard_protocol import twin_tin_bots as ttb

DEPTH = 6
"""Length of a plan in turns of its own, if there are enough nodes."""

LAST = 8
"""Finished plans that are compared after the runs of all seats."""

PAIRED_CHANGES = 1
"""How many of the best single changes are tried together with each second change."""

EARLIER_TURN_PERCENT = 30
"""Weight of each turn before a plan's last one, in hundredths of the weight of the last one."""

FEAR = 50
"""Weight of the chances of other seats, in hundredths: they may fail, or be prevented in time."""

BRANCHES = 60
"""Typical number of changes of a turn, from which widths are computed."""

CANDIDATES_PER_PLAN = 2
"""How many plans are compared after the runs of the other seats, for each plan that is followed further."""

_score = attrgetter("score")


@dataclass(frozen=True, slots=True)
class _Plan:
    """`command`: the first one of the plan. `state`: the position that it leads to, and `worth` its value.

    `before`: the value of the turns on the way, in the measure of `score`.
    """

    command: ttb.Command
    state: State
    worth: int
    before: int

    @property
    def score(self) -> int:
        """The value of the plan: its last position counts most, and the positions on the way count a little."""
        return self.worth * 100 + self.before

    @property
    def before_next(self) -> int:
        """`before`, for plans that go on from this one."""
        return self.before + self.worth * EARLIER_TURN_PERCENT


def answer(view: ttb.View, choice: ttb.Choice, rng: Rng, nodes: int) -> ttb.Command:
    """Return the answer with which the best plan of several turns begins; out of equally good ones chance takes one.

    `nodes`: turns that may be simulated. Every answer is simulated once, even if there are more than `nodes`.
    """
    start = simulate(view, choice)
    search = _Search(start, choice.seat, nodes)
    plans = [search.follow(start, command, first=command, before=0) for command in ideas(view, choice, start)]
    if isinstance(choice, ttb.ChooseProgram) and start.hand[choice.seat * TILES + JOKER]:
        plans += search.pairs(plans)  # the joker allows two changes
    best = search.best(plans)
    return best[rng.below(len(best))]


class _Search:
    """One decision. `left`: turns that may still be played out."""

    def __init__(self, start: State, seat: int, nodes: int) -> None:
        self.start, self.seat, self.left = start, seat, nodes
        self.judge = Evaluator(start, seat, distance_tables(start), FEAR)
        self.others = start.setting.seats - sum(start.resigned) - 1  # the number of other seats that play

    def best(self, plans: list[_Plan]) -> list[ttb.Command]:
        """Return the first commands of the plans that are best in the end. `plans`: one for each answer."""
        for later in range(DEPTH - 1, 0, -1):
            # how many plans can be followed in each of the layers that are left
            width = self.left // (later * (BRANCHES + CANDIDATES_PER_PLAN * self.others))
            if width < 1:
                break
            plans = [one for plan in self._best_after_others(plans, width) for one in self._deeper(plan)]
        plans = self._best_after_others(plans, LAST)
        best = max(plan.score for plan in plans)
        return [plan.command for plan in plans if plan.score == best]

    def follow(self, state: State, command: ttb.Command, first: ttb.Command, before: int) -> _Plan:
        """Return the plan that goes on from `state` with `command` and the run after it.

        `first`: the plan's first command. `before`: the value of its turns before this one.
        """
        thought = Simulation(state)
        apply(thought, command)
        advance(thought)
        self.left -= 1
        return _Plan(first, thought.state, self.judge.worth(thought.state), before)

    def pairs(self, plans: Sequence[_Plan]) -> list[_Plan]:
        """Return plans of two changes at once, of which the first is one of the best alone."""
        singles = [plan for plan in plans if not isinstance(plan.command, ttb.Pass)]
        found = []
        for plan in nlargest(PAIRED_CHANGES, singles, key=_score):
            first = plan.command
            assert isinstance(first, ttb.Place | ttb.Swap | ttb.Remove | ttb.Reset), first
            thought = Simulation(self.start)
            change(thought, first)
            doubles = [ttb.Double((first, second)) for second in changes(thought.state, self.seat)]
            found += [self.follow(self.start, double, first=double, before=0) for double in doubles]
        return found

    def _best_after_others(self, plans: list[_Plan], width: int) -> list[_Plan]:
        """Return the best plans, at most `width`, as they stand after the runs of the other seats."""
        rated = [self._after_others(plan) for plan in _distinct(plans, CANDIDATES_PER_PLAN * width)]
        return nlargest(width, rated, key=_score)

    def _after_others(self, plan: _Plan) -> _Plan:
        """Return a plan rated again after the programs of the other seats have run, without changes."""
        if plan.state.over:
            return plan
        thought = Simulation(plan.state)
        play_default(thought, self.seat, turns=0)  # until this seat programs again
        self.left -= self.others
        return replace(plan, state=thought.state, worth=self.judge.worth(thought.state))

    def _deeper(self, plan: _Plan) -> Iterator[_Plan]:
        """Yield plans that go on with each change or none in the seat's next turn; the plan itself after the end."""
        if plan.state.over:
            yield replace(plan, before=plan.before_next)
            return
        for one in (ttb.Pass(), *changes(plan.state, self.seat)):
            yield self.follow(plan.state, one, first=plan.command, before=plan.before_next)


def _distinct(plans: list[_Plan], most: int) -> list[_Plan]:
    """Return the `most` best plans; of those that lead to the same position only one."""
    found: dict[object, _Plan] = {}
    for plan in nlargest(3 * most, plans, key=_score):  # more than needed: some lead to the same position
        state = plan.state
        found.setdefault((*state.cells, *state.facing, *state.cargo, *state.program), plan)
    return list(found.values())[:most]


def rated_answers(view: ttb.View, choice: ttb.Choice) -> list[tuple[ttb.Command, int]]:
    """Return the answers to `choice` and their worth in hundredths of a point, the best first.

    Changes of a program that do nothing are left out. An answer is worth what the planner sees in the position after
    it, once the programs of all seats have run without further changes.
    """
    start = simulate(view, choice)
    judge = Evaluator(start, choice.seat, distance_tables(start), FEAR)
    found = []
    for command in ideas(view, choice, start):
        thought = Simulation(start)
        apply(thought, command)
        advance(thought)
        play_default(thought, choice.seat, turns=0)  # until the seat programs again
        found.append((command, judge.worth(thought.state)))
    return sorted(found, key=lambda one: -one[1])
