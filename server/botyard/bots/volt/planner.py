"""The planner: plays its promising programs against programs that the others may have, by the real rules.

It knows what its seat knows. For each comparison the others get one of the programs that are promising for them, and
KillBots other dice; the same are given to all own programs that are compared. After each round of comparisons the worse
half is dropped, so that most rounds are played for programs that are close to each other.
"""

from heapq import nlargest

from botyard.bots.volt import habits
from botyard.bots.volt.arena_map import map_of
from botyard.bots.volt.programs import best_programs
from botyard.bots.volt.simulation import before_round, dice_of, play_round, random_order
from botyard.games.rng import SEED_BYTES, Rng
from botyard.games.volt.state import NONE, State
from botyard_protocol.volt import Choice, ChooseProgram, Command, Program, Units, View

ROUND_NODES = 16
"""A simulated round counts as so many nodes of a search."""
KEPT = 8
"""Own programs that are compared."""
SAMPLED = 5
"""Programs of each other seat that are drawn from."""

VP, ENEMY_VP, DESTROYED, WOUND, ENEMY_WOUND, STEP, WIN = 10.0, 5.0, 5.0, 1.5, 0.8, 0.4, 60.0
"""What a state is worth: each VP, each VP of the best other side, each own destruction, each own damage, each damage of
others, each step to the nearest token, the game."""


def answer(view: View, choice: Choice, rng: Rng, nodes: int) -> Command:
    """A legal answer to `choice`. `nodes`: the rounds that may be played, `ROUND_NODES` for each; two at least."""
    if isinstance(choice, ChooseProgram) and view.seats[choice.seat].at is not None:
        return Program(_Comparison(view, choice.seat, rng).best(nodes // ROUND_NODES))
    return habits.answer(view, choice, rng)


class _Comparison:
    """One decision. `worth`: of each program that is still compared, over all rounds so far."""

    def __init__(self, view: View, seat: int, rng: Rng) -> None:
        self.seat, self.rng = seat, rng
        self.base = before_round(view)
        self.distance = map_of(view, seat).distance
        own = best_programs(view, seat, rng, KEPT)
        self.programs = [units for _, units in own]
        self.dice = [dice_of(units) for units in self.programs]
        self.worth = {place: worth / 100 for place, (worth, _) in enumerate(own)}
        self.others = {
            number: [dice_of(units) for _, units in best_programs(view, number, rng, SAMPLED)]
            for number, other in enumerate(view.seats)
            if number != seat and other.killbot is None and not other.resigned and other.at is not None
        }

    def best(self, rounds: int) -> Units:
        """The best program after about so many simulated rounds."""
        halvings = max(1, (len(self.programs) - 1).bit_length())
        for _ in range(halvings):
            for _ in range(max(1, rounds // (halvings * len(self.worth)))):
                self._compare()
            self.worth = dict(nlargest((len(self.worth) + 1) // 2, self.worth.items(), key=lambda item: item[1]))
        return self.programs[next(iter(self.worth))]

    def _compare(self) -> None:
        """Play a round with each program that is still compared, against the same programs of others."""
        others = {number: programs[self.rng.below(len(programs))] for number, programs in self.others.items()}
        seed = self.rng.below(2**62).to_bytes(SEED_BYTES, "big")
        order = random_order(self.base, self.rng)
        for place in self.worth:
            after = play_round(self.base, {**others, self.seat: self.dice[place]}, seed, order)
            self.worth[place] += self._value(after)

    def _value(self, state: State) -> float:
        """Return what a state after the round is worth to the seat."""
        me = state.seats[self.seat]
        if state.over:
            return WIN if self.seat in state.ranking[0] else -WIN
        squad = sum(other.vp for other in state.seats if other.is_killbot)
        others = [other for number, other in enumerate(state.seats) if number != self.seat]
        best = max([squad, *(other.vp for other in others if not other.is_killbot)])
        value = VP * me.vp - ENEMY_VP * best - DESTROYED * me.destroyed
        value -= WOUND * me.damage - ENEMY_WOUND * sum(other.damage for other in others)
        return value if me.at == NONE else value - STEP * self.distance[me.at]
