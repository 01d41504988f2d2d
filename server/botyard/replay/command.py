"""Commands that play downloaded matches again.

`botyard verify FILE...` says whether each match is as its rules made it, and with `--root` whether published matches
are as they were on their day; `botyard check-game NAME --archive FILE...` says which matches a change of the rules
would change.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from botyard.games.interface import Game
from botyard.replay.file import BadFile, Match, read
from botyard.replay.published_check import Checked, check, is_published, lines_of, matches_of, read_roots
from botyard.replay.verify import Verdict, first_difference, verify

FAILED = 1
UNUSABLE = 2


def main(files: list[str], out: TextIO, err: TextIO) -> int:
    """Play files of matches again, and print a line for each match.

    Returns the exit status: 0 if all are as their rules make them, 1 if one is not, 2 if a file cannot be used.
    A file is of one match, or of many that were published together.
    """
    status = 0
    for name in files:
        try:
            path = Path(name)
            matches = matches_of(lines_of(path)) if is_published(path) else [read(path.read_bytes())]
            for match in matches:
                status |= _print(f"{name}: {match.room}" if is_published(path) else name, verify(match), out)
        except (OSError, BadFile) as error:
            return _unusable(name, error, err)
    return status


def _print(name: str, verdict: Verdict, out: TextIO) -> int:
    """Print what the check of a match has found, and return 1 if the match is not as its rules make it."""
    if verdict.faults:
        out.write(f"{name}: FAILED: {' '.join(verdict.faults)}\n")
        return FAILED
    counted = f"{verdict.entries} entries, {verdict.events} events"
    out.write(f"{name}: verified: {counted}, all as the rules make them; {_luck(verdict)}\n")
    return 0


def check_roots(roots: list[str], files: list[str], out: TextIO, err: TextIO) -> int:
    """Compare published files with roots that were kept. Returns the exit status: 0, 1 for a fault, 2 if unusable."""
    try:
        known = read_roots(roots)
    except (OSError, BadFile) as error:
        return _unusable(", ".join(roots), error, err)
    status = 0
    for name in files:
        try:
            found = check(lines_of(Path(name)), known)
        except OSError as error:
            return _unusable(name, error, err)
        except BadFile as error:
            found = Checked(faults=[str(error)])
        if found.faults:
            out.writelines(f"{name}: FAILED: {fault}\n" for fault in found.faults)
            status = FAILED
            continue
        days = f"{found.days[0]} to {found.days[-1]}"
        out.write(
            f"{name}: {days}: {found.matches} matches are as they were published; {found.private} are private,"
            f" {found.deleted} were deleted.\n"
        )
    return status


def _unusable(name: str, error: OSError | BadFile, err: TextIO) -> int:
    err.write(f"{name}: {error.strerror if isinstance(error, OSError) else error}\n")
    return UNUSABLE


def _luck(verdict: Verdict) -> str:
    """Say in words whose shares of chance the luck of the match was made of."""
    match verdict.people:
        case None:
            return "shares of chance were published before the start, as in earlier releases"
        case 0:
            return "no one added a share of chance: the server alone chose the deal"
        case people:
            return f"shares of chance: {people}, committed to before any was open"


def compare(game: Game, paths: Iterable[str], out: TextIO, err: TextIO) -> int:
    """Play downloaded matches of a game again by its newest rules, and say what differs first in each.

    `paths`: files, and folders whose `.jsonl` files are taken. Returns the exit status: 0 if all matches stay the same,
    1 if one differs or can't be read, 2 if there is none.
    """
    found: Counter[str] = Counter()
    events: Counter[str] = Counter()
    unchanged_version = False
    for path in _files(paths):
        try:
            match = read(path.read_bytes())
            if match.game != game.name:
                raise BadFile(f"it is a match of {match.game}")
        except (OSError, BadFile) as error:
            found["can't be read"] += 1
            out.write(f"{path}: can't be read: {error.strerror if isinstance(error, OSError) else error}\n")
            continue
        differs = first_difference(match, game.rules_version)
        found["same" if differs is None else "differ"] += 1
        out.write(f"{path}: {'the same' if differs is None else f'differs at {differs}'} {_by(match, game)}\n")
        if differs is not None:
            events.update([] if differs.event is None else [differs.event])
            unchanged_version |= match.rules_version == game.rules_version
    if not found:
        err.write("botyard check-game: there are no .jsonl files: give matches in the form of GET /api/match/ROOM.\n")
        return UNUSABLE
    out.write(f"{game.name}: {found.total()} files: " + ", ".join(f"{found[one]} {one}" for one in OUTCOMES) + ".\n")
    if events:
        counts = ", ".join(f"{event} {count}" for event, count in events.most_common())
        out.write(f"{game.name}: the first difference is in: {counts}.\n")
    if unchanged_version:
        out.write(
            f"{game.name}: matches of version {game.rules_version} differ from its rules: give these a higher"
            " rules_version, and keep the rules before them in `previous` of the package.\n"
        )
    return FAILED if found["differ"] or found["can't be read"] else 0


OUTCOMES = ("same", "differ", "can't be read")


def _files(paths: Iterable[str]) -> Iterator[Path]:
    """Yield the given files, and those in the given folders and below, in the order of their names."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(path.rglob("*.jsonl"))
        else:
            yield path


def _by(match: Match, game: Game) -> str:
    """Say by which rules a match was played, and by which it was played again."""
    return f"(rules of version {match.rules_version}, played again by version {game.rules_version})"
