"""Names that people give to themselves and to their rooms."""

import unicodedata

UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Unicode categories of what cannot be seen: controls, directions of writing, half characters, unassigned ones."""

JOINERS = frozenset("\u200c\u200d")
"""Signs without a look of their own that Persian, Indic names and many emoji are spelled with."""


def tidy(name: str) -> str:
    """A name in one form, with its white space put in order; it may be empty."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def table_of(host: str) -> str:
    """The name of a room to which its host gave none."""
    return f"{host}'s table"


def is_visible(name: str) -> bool:
    """Whether everything in a name can be seen, so that nobody looks like somebody else."""
    signs = [sign for sign in name if sign not in JOINERS]
    return bool(signs) and not any(unicodedata.category(sign) in UNSEEN for sign in signs)
