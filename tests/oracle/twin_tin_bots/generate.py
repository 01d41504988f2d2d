"""Random scenarios: a crowded position, and steps found by playing the oracle from there.

`python -m tests.oracle.twin_tin_bots.generate --count 1000` prints how often what occurs in them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

from tests.oracle.twin_tin_bots.commands import doubtful_step, legal_step
from tests.oracle.twin_tin_bots.positions import random_position
from tests.oracle.twin_tin_bots.rules import Game

MODES = ("standard", "simplified", "teams", "advanced_two_player")
DOUBTFUL = 0.1


def generate(seed: int, mode: str = "standard", elements: bool = False) -> dict[str, Any]:
    """Make the scenario of a seed: 5 to 40 steps, about one in ten of them doubtful, fewer if the game ends."""
    return played(seed, mode, elements)[0]


def played(seed: int, mode: str, elements: bool) -> tuple[dict[str, Any], Game]:
    """Make the scenario of a seed, and give with it the game as it stands after its steps."""
    rng = Random(f"{seed}/{mode}/{elements}")
    scenario = {
        "name": f"{mode}-{'elements' if elements else 'plain'}-{seed}",
        "mode": mode,
        "score_victory": rng.random() < 0.85,
        "position": random_position(rng, mode, elements),
    }
    game = Game(scenario)
    steps = []
    for _ in range(rng.randint(5, 40)):
        if game.pending is None and rng.random() < 0.5:
            break
        doubtful = game.pending is None or rng.random() < DOUBTFUL
        step = doubtful_step(rng, game) if doubtful else legal_step(rng, game)
        steps.append(step)
        game.submit(step["seat"], deepcopy(step["command"]))
    return scenario | {"steps": steps}, game


def frequencies(count: int, seed: int, mode: str, elements: bool) -> tuple[Counter[str], Counter[str]]:
    """Count what occurs in scenarios: in all of them together, and in how many of them at all."""
    total: Counter[str] = Counter()
    within: Counter[str] = Counter()
    for one in range(seed, seed + count):
        scenario, game = played(one, mode, elements)
        game.happened["step"] = len(scenario["steps"])
        total.update(game.happened)
        within.update(game.happened.keys())
    return total, within


def main() -> None:
    """Print the frequencies."""
    parser = argparse.ArgumentParser(description="Show how often what occurs in random scenarios.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", choices=MODES, default="standard")
    parser.add_argument("--elements", action="store_true")
    asked = parser.parse_args()
    total, within = frequencies(asked.count, asked.seed, asked.mode, asked.elements)
    for what, times in sorted(total.items()):
        print(f"{what:28}{times:9} times in {100 * within[what] / asked.count:6.1f} % of the scenarios")


if __name__ == "__main__":
    main()
