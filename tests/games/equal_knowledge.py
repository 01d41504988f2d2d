"""Pairs of states that differ only in what an audience may not know: it gets the same bytes of both.

`python -m tests.games.equal_knowledge --game volt --pairs 2000` compares many; the contract of games compares a few.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from typing import Any

from botyard.games.interface import Illegal, Outcome
from botyard.games.random_match import Table
from botyard_protocol.codec import pack
from tests.games.secrets import TWINS

Steps = Callable[[Table, int], Iterator[tuple[Any, Any, Any, Outcome]]]


def compare_pairs(table: Table, seed: int, steps: Steps) -> Iterator[bool]:
    """Compare a pair before and after each command of a match; whether the two states of the pair differ at all.

    A command that only one of the states can take shows a secret on purpose, and so does the end of a game.
    """
    game, rng = table.game, random.Random(seed)
    for state, choice, command, outcome in steps(table, seed):
        audience = rng.choice(table.audiences())
        twin = TWINS[game.name](rng, state, audience)
        assert pack(game.view(twin, audience)) == pack(game.view(state, audience))
        assert pack(game.choices(twin)) == pack(game.choices(state))
        try:
            other = game.apply(twin, choice.seat, choice.id, command)
        except Illegal:
            assert choice.seat not in audience
            continue
        if not game.finished(outcome.state):
            shown, hidden = (
                [*game.redact(one.events, audience), game.view(one.state, audience)] for one in (outcome, other)
            )
            assert pack(shown) == pack(hidden)
            assert game.public(outcome.events) == game.public(other.events)
        yield game.dump(twin) != game.dump(state)


def main() -> None:
    """Compare as many different pairs as the command line says, at the tables of a game in turn."""
    from tests.games.players import TABLES  # noqa: PLC0415 - the contract imports this module
    from tests.games.test_contract import play  # noqa: PLC0415

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="volt")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tables = [table for table in TABLES if table.game.name == options.game]
    found, seed = 0, options.seed
    while found < options.pairs:
        found += sum(compare_pairs(tables[seed % len(tables)], seed, play))
        seed += 1
    print(f"{options.game}: {found} different pairs in {seed - options.seed} matches, the same bytes of each")


if __name__ == "__main__":
    main()
