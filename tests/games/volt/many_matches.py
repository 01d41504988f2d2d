"""Random matches of VOLT in every mode and with every number of robots: all end, and each is legal to its end.

`python -m tests.games.volt.many_matches --matches 1000` plays so many for each mode and number of robots.
"""

import argparse
import random
import time
from collections.abc import Iterator
from itertools import cycle, islice

from botyard.games.volt import Volt
from botyard_protocol.volt import Mode, Options, StartNumbers
from tests.games.volt.contract import player

GAME = Volt()
LONGEST = 20_000
"""Commands of a match at most."""

ROBOTS = (2, 3, 4)


def settings(mode: Mode, robots: int) -> Iterator[tuple[int, Options]]:
    """Every mix of players and KillBots, in the arenas of the mode, again and again. Rounds are as many as usual."""
    arenas = ("A", "B") if mode is Mode.TRAINING else ("A", "B", "C", "D")
    mixes = [(players, robots - players) for players in range(1, robots + 1)]
    for number, (arena, (players, killbots)) in enumerate(
        (arena, mix) for _ in cycle((None,)) for arena in arenas for mix in mixes
    ):
        yield players, Options(mode, arena, killbots=killbots, start_numbers=StartNumbers(number % len(StartNumbers)))


def play(players: int, options: Options, seed: int) -> int:
    """Play a random match to its end; return its commands. Raises `AssertionError` if it does not end."""
    rng = random.Random(seed)
    state = GAME.new(players, options, seed.to_bytes(32, "big")).state
    for commands in range(LONGEST):
        if GAME.finished(state):
            assert sum(map(len, GAME.ranking(state))) == players
            return commands
        choice = rng.choice(GAME.choices(state))
        command = player(rng, choice, GAME.view(state, (choice.seat,)))
        state = GAME.apply(state, choice.seat, choice.id, command).state
    raise AssertionError(f"the match with seed {seed} does not end: {players} players, {options}")


def main() -> None:
    """Play as many matches as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mode", choices=[mode.wire for mode in Mode])
    arguments = parser.parse_args()
    for mode in Mode:
        for robots in ROBOTS if arguments.mode in {None, mode.wire} else ():
            start, commands = time.process_time(), 0
            for number, (players, options) in enumerate(islice(settings(mode, robots), arguments.matches)):
                commands += play(players, options, arguments.seed + number)
            mean, seconds = commands / arguments.matches, time.process_time() - start
            print(f"{mode.wire}, {robots} robots: {arguments.matches} matches of {mean:.0f} commands, {seconds:.0f} s")


if __name__ == "__main__":
    main()
