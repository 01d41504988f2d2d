"""The statements of the games' sources, one for each sentence, and what shows that the games are played so.

`statements.jsonl` has one line for each: `id`, `game`, `kind` (rule, example, faq, interface), `place` in the source,
`statement`, `note`, and

- `tests`: `case: NAME` of a scenario of the game, `FILE::FUNCTION` of pytest, `FILE: TITLE` of the client. Of a rule at
  least one of them fails if it is played otherwise;
- `waits`: what the statement waits for, if it has no test yet;
- `mutant`: a change of the code behind a rule, by which a test of it fails: the file below the game's package, what
  stands there once, and what is to stand there instead.
"""

import json
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "server" / "botyard" / "games"
FILE = Path(__file__).with_name("statements.jsonl")
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
