"""Display names of users and rooms."""

import unicodedata

INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Unicode categories of invisible characters: controls, writing directions, surrogates, unassigned ones."""

JOINERS = frozenset("\u200c\u200d")
"""Invisible characters that are needed to spell Persian and Indic names and many emoji."""


BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that look blank although their category says otherwise: fillers, and a pattern without dots."""

OVERSIZE = frozenset("\u0bf5\u2e3a\u2e3b\ua9c5\ufdfd") | frozenset(map(chr, range(0x12000, 0x12550)))
"""Characters as wide as a word: cuneiform, long dashes, and one each of Tamil, Javanese and Arabic."""
EXPANSION_LIMIT = 4
"""A character that expands to more letters than this is too wide."""

MARKS = frozenset({"Mn", "Me"})
"""Unicode categories of combining marks."""
MARKS_LIMIT = 6
"""The most combining marks on one character; more would run over the lines above and below."""


def normalise(name: str) -> str:
    """The name in one Unicode form with single spaces; may be empty."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def one_line(text: str) -> str:
    """The text in one line, with a space for each control character, line break or mark of a writing direction."""
    seen = (sign if sign in JOINERS or unicodedata.category(sign) not in INVISIBLE else " " for sign in text)
    return " ".join("".join(seen).split())


def default_room_name(host: str) -> str:
    """The name of a room whose host gave none."""
    return f"{host}'s table"


def is_oversize(sign: str) -> bool:
    """Whether a character is as wide as a word."""
    return sign in OVERSIZE or len(unicodedata.normalize("NFKC", sign)) > EXPANSION_LIMIT


def has_printable_chars(name: str) -> bool:
    """Return whether all characters of a name are visible and stay within their line and width.

    False for a name of nothing but marks, which stand above or below other characters.
    """
    signs = [sign for sign in name if sign not in JOINERS]
    marks, seen = 0, False
    for sign in signs:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in MARKS else 0
        seen = seen or not marks
        if category in INVISIBLE or sign in BLANK or marks > MARKS_LIMIT or is_oversize(sign):
            return False
    return seen
