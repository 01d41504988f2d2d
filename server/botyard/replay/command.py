"""`botyard verify FILE...`: play downloaded matches again, and report every difference."""

from pathlib import Path
from typing import TextIO

from botyard.replay.file import BadFile, read
from botyard.replay.verify import Verdict, verify

FAILED = 1
UNUSABLE = 2


def main(files: list[str], out: TextIO, err: TextIO) -> int:
    """Check files of matches, a line each. Returns the exit status: 0, 1 if one is not as it says, 2 if unusable."""
    status = 0
    for name in files:
        try:
            verdict = verify(read(Path(name).read_bytes()))
        except (OSError, BadFile) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            err.write(f"{name}: {reason}\n")
            return UNUSABLE
        if verdict.faults:
            out.write(f"{name}: FAILED: {' '.join(verdict.faults)}\n")
            status = FAILED
        else:
            counted = f"{verdict.entries} entries, {verdict.events} events"
            out.write(f"{name}: verified: {counted}, all as the rules make them; {_luck(verdict)}\n")
    return status


def _luck(verdict: Verdict) -> str:
    """Say in words whose shares of chance the luck of the match was made of."""
    match verdict.people:
        case None:
            return "shares of chance were published before the start, as in earlier releases"
        case 0:
            return "no one added a share of chance: the server alone chose the deal"
        case people:
            return f"shares of chance: {people}, committed to before any was open"
