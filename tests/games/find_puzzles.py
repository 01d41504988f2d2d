"""Find the puzzles of days in matches of bots: `python -m tests.games.find_puzzles GAME [--count 60] [--seed 1]`.

Writes `daily.json` in the folder of the game. Each game has a module `find_puzzles` with two functions: `puzzles` finds
those of one match, each with its grade from 1 (easy) to 3, and `shortest` solves one. A puzzle has one shortest
solution, which is not in the file.
"""

import argparse
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import botyard.games

GRADES = 3
MATCHES = 10_000
"""The most matches that are searched."""


def graded(game: str, count: int, seed: int) -> Iterator[dict[str, Any]]:
    """Find as many puzzles, from the match of the seed on; at most two thirds have one grade."""
    find = import_module(f"tests.games.{game}.find_puzzles").puzzles
    left = dict.fromkeys(range(1, GRADES + 1), -(-2 * count // 3))
    for number in range(seed, seed + MATCHES):
        for grade, step in find(number):
            if left[grade]:
                left[grade] -= 1
                count -= 1
                yield {"grade": grade, **step}
            if not count:
                return


def shortest(game: str, step: dict[str, Any]) -> list[list[Any]]:
    """Return the shortest ways to solve a puzzle: each the commands of its player. A good puzzle has one."""
    found: list[list[Any]] = import_module(f"tests.games.{game}.find_puzzles").shortest(step)
    return found


def main() -> None:
    """Write the puzzles that the arguments ask for: each on a line, as soon as it is found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    lines = []
    for number, step in enumerate(graded(asked.game, asked.count, asked.seed), 1):
        lines.append(json.dumps({"id": f"daily-{number}", **step}, separators=(",", ":")))
        file = Path(botyard.games.__path__[0], asked.game, "daily.json")
        file.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
