"""Names that people give to themselves and to their rooms."""

import unicodedata

INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Unicode categories of what cannot be seen: controls, directions of writing, half characters, unassigned ones."""

JOINERS = frozenset("\u200c\u200d")
"""Signs without a look of their own that Persian, Indic names and many emoji are spelled with."""


BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs by their category that look like nothing: fillers, and a pattern without dots."""

OVERSIZE = frozenset("\u0bf5\u2e3a\u2e3b\ua9c5\ufdfd") | frozenset(map(chr, range(0x12000, 0x12550)))
"""Signs that are as wide as a word: cuneiform, long dashes, and one each of Tamil, Javanese and Arabic."""
EXPANSION_LIMIT = 4
"""A sign that stands for more letters is as wide as they are."""

MARKS = frozenset({"Mn", "Me"})
"""Unicode categories of what stands on the sign before it."""
MARKS_LIMIT = 6
"""So many on one sign are writing; more run over the lines above and below."""


def normalise(name: str) -> str:
    """A name in one form, with its white space put in order; it may be empty."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def default_room_name(host: str) -> str:
    """The name of a room to which its host gave none."""
    return f"{host}'s table"


def is_oversize(sign: str) -> bool:
    """Whether a sign is as wide as a word."""
    return sign in OVERSIZE or len(unicodedata.normalize("NFKC", sign)) > EXPANSION_LIMIT


def has_printable_chars(name: str) -> bool:
    """Whether everything in a name can be seen, in its own line and width."""
    signs = [sign for sign in name if sign not in JOINERS]
    marks, seen = 0, False
    for sign in signs:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in MARKS else 0
        seen = seen or not marks
        if category in INVISIBLE or sign in BLANK or marks > MARKS_LIMIT or is_oversize(sign):
            return False
    return seen
