"""Find puzzles of days in matches of bots.

    python -m tests.games.find_puzzles GAME [--count 60] [--least 15] [--seed 1]

Adds to `daily.json` in the folder of the game, until it has so many puzzles in all and so many of each grade. Puzzles
that it has keep their ids. The same file and seed give the same puzzles; another seed searches other matches. Each game
has a module `find_puzzles` with two functions: `puzzles` finds those of one match, each with its grade from 1 (easy) to
3, and `shortest` solves one. A puzzle has one shortest solution, which is not in the file.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import botyard.games

GRADES = 3
MATCHES = 10_000
"""The most matches that are searched."""

ID = "daily-"
"""The ids of puzzles begin so; a number follows."""

Step = dict[str, Any]


def graded(game: str, pool: list[Step], count: int, least: int, seed: int) -> Iterator[Step]:
    """Find the puzzles that a pool lacks to have `count`, and `least` of each grade, from the match of the seed on."""
    find = import_module(f"tests.games.{game}.find_puzzles").puzzles
    known = [step["position"] for step in pool]
    grades = Counter(step["grade"] for step in pool)
    for number in range(seed, seed + MATCHES):
        lacking = {grade: max(0, least - grades[grade]) for grade in range(1, GRADES + 1)}
        others = count - grades.total() - sum(lacking.values())
        if others <= 0 and not any(lacking.values()):
            return
        for grade, step in find(number):
            if (lacking[grade] or others > 0) and step["position"] not in known:
                if lacking[grade]:
                    lacking[grade] -= 1
                else:
                    others -= 1
                grades[grade] += 1
                known.append(step["position"])
                yield {"grade": grade, **step}


def shortest(game: str, step: dict[str, Any]) -> list[list[Any]]:
    """Return the shortest ways to solve a puzzle: each the commands of its player. A good puzzle has one."""
    found: list[list[Any]] = import_module(f"tests.games.{game}.find_puzzles").shortest(step)
    return found


def main() -> None:
    """Add the puzzles that the arguments ask for: each on a line, as soon as it is found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--least", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    file = Path(botyard.games.__path__[0], asked.game, "daily.json")
    pool: list[Step] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    last = max((int(step["id"].removeprefix(ID)) for step in pool), default=0)
    for number, step in enumerate(graded(asked.game, list(pool), asked.count, asked.least, asked.seed), last + 1):
        pool.append({"id": f"{ID}{number}", **step})
        lines = [json.dumps(one, separators=(",", ":")) for one in pool]
        file.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
