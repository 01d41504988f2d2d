"""Change the rules behind statements of the sources, one at a time, and see that a test of each fails.

`python -m tests.games.mutants --count 60 --seed 1 [--game volt] [VOLT-026 ...]`. Exit status 0 if a test failed for
each chosen statement, 1 otherwise. The sources of this checkout stay as they are: a copy is changed.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "server" / "botyard" / "games"
FILE = Path(__file__).with_name("statements.jsonl")
"""The statements of the games' sources, one for each sentence, and what shows that the games are played so.

Each has a line: `id`, `game`, `kind` (rule, example, faq, interface), `place` in the source, `statement`, `note`, and

- `tests`: `case: NAME` of a scenario of the game, `FILE::FUNCTION` of pytest, `FILE: TITLE` of the client. Of a rule at
  least one of them fails if it is played otherwise;
- `waits`: what the statement waits for, if it has no test yet;
- `mutant`: a change of the code behind a rule, by which a test of it fails: the file below the game's package, what
  stands there once, and what is to stand there instead.
"""
SCENARIOS = Path(__file__).with_name("scenarios")
CASE = "case: "


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of a file of a game's package: `old`, which stands there once, becomes `new`."""

    file: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence of a source."""

    id: str
    game: str
    kind: str
    statement: str
    tests: tuple[str, ...]
    waits: str
    mutant: Mutant | None

    @property
    def path(self) -> Path:
        """The file that the mutant changes."""
        assert self.mutant is not None
        return GAMES / self.game / self.mutant.file

    def mutated(self) -> str:
        """The text of that file with the change. Raises `ValueError` if it does not have what is to be changed once."""
        assert self.mutant is not None
        text = self.path.read_text(encoding="utf-8")
        if text.count(self.mutant.old) != 1:
            raise ValueError(f"{self.id}: {self.mutant.file} has {text.count(self.mutant.old)} of {self.mutant.old!r}")
        return text.replace(self.mutant.old, self.mutant.new)


def statements() -> list[Statement]:
    """All statements, in the order of the file."""
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        one = json.loads(line)
        mutant = Mutant(**one["mutant"]) if "mutant" in one else None
        tests, waits = tuple(one.get("tests", ())), one.get("waits", "")
        found.append(Statement(one["id"], one["game"], one["kind"], one["statement"], tests, waits, mutant))
    return found


def cases(game: str) -> dict[str, str]:
    """The scenarios of a game by name, each as the line of its file."""
    file = "public" if game == "twin_tin_bots" else game
    lines = (SCENARIOS / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()
    return {json.loads(line)["name"]: line for line in lines}


SECONDS = 120.0
"""A change may make the rules go round for ever: that fails a test too."""


def check(statement: Statement, tree: Path) -> str:
    """Return the test that fails when the rule behind a statement is changed, "" if none does.

    `tree`: a copy of the server's sources, which is changed and restored.
    """
    changed = tree / statement.path.relative_to(ROOT / "server")
    changed.unlink()
    changed.write_text(statement.mutated(), encoding="utf-8")
    try:
        return next((test for test in statement.tests if _fails(statement, test, tree)), "")
    finally:
        changed.unlink()
        os.link(statement.path, changed)


def _fails(statement: Statement, test: str, tree: Path) -> bool:
    """Whether a test fails on the changed sources. A scenario fails, too, whose position cannot be any more."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    if test.startswith(CASE):
        command, given = ["botyard.cli", "scenario", "-"], cases(statement.game)[test.removeprefix(CASE)]
    elif "::" in test:
        command, given = ["pytest", "--quiet", "--exitfirst", "-p", "no:cacheprovider", test], ""
    else:
        return False  # a test of the client is not run on other rules
    try:
        done = subprocess.run(
            [sys.executable, "-m", *command],
            input=given,
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode in ({1, 2} if test.startswith(CASE) else {1})


def check_all(chosen: list[Statement], workers: int = 2) -> Iterator[tuple[Statement, str]]:
    """Check statements side by side: each with the test that failed."""
    with tempfile.TemporaryDirectory(dir=ROOT.parent if os.access(ROOT.parent, os.W_OK) else None) as folder:
        # a refused step needs its sentence: without the texts each case that has one would fail, whatever was changed
        Path(folder, "locales").symlink_to(ROOT / "locales")
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(workers):
            tree = Path(folder, str(number))
            shutil.copytree(GAMES.parents[1], tree, copy_function=os.link)
            trees.put(tree)

        def one(statement: Statement) -> str:
            tree = trees.get()
            try:
                return check(statement, tree)
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(workers) as pool:
            yield from zip(chosen, pool.map(one, chosen), strict=True)


def main(arguments: list[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ids", nargs="*", help="these statements; none: some by chance")
    parser.add_argument("--count", type=int, default=60, help="how many by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game")
    options = parser.parse_args(arguments)
    found = [one for one in statements() if one.mutant is not None and options.game in {None, one.game}]
    if options.ids:
        chosen = [one for one in found if one.id in options.ids]
    else:
        chosen = random.Random(options.seed).sample(found, min(options.count, len(found)))
    survived = 0
    for statement, test in check_all(chosen):
        survived += not test
        print(f"{statement.id}  {'fails ' + test if test else 'SURVIVES: ' + statement.statement}", flush=True)
    print(f"{len(chosen) - survived} of {len(chosen)} changes are noticed")
    return int(survived > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
