"""Names that look alike count as one name at registration: their skeletons are compared.

After the idea of Unicode TR 39, with small tables of our own: letters of Latin, Greek, Cyrillic, Cherokee and Lisu, and
digits, that can be taken for each other at the size of a name on a seat.
"""

import unicodedata
from hashlib import sha256

CAPITALS = {
    "A": "АΑᎪꓮᴀ",
    "B": "ВΒᏴꓐʙ",
    "C": "СϹᏟꓚᴄ",
    "D": "Ꭰꓓᴅ",
    "E": "ЕΕᎬꓰᴇ",
    "F": "ꓝꜰ",
    "G": "Ꮐꓖɢ",
    "H": "НΗᎻꓧʜ",
    "I": "ІΙӀᏆꓲɪ",
    "J": "ЈͿᎫꓙᴊ",
    "K": "КΚᏦꓗᴋ",
    "L": "Ꮮꓡʟ",
    "M": "МΜᎷꓟᴍ",
    "N": "Νꓠɴ",
    "O": "ОΟꓳᴏ",
    "P": "РΡᏢꓑᴘ",
    "R": "ᎡᏒꓣʀ",
    "S": "ЅᏚᏕꓢꜱ",
    "T": "ТΤᎢꓔᴛ",
    "U": "ꓴᴜ",
    "V": "Ꮩꓦᴠ",
    "W": "Ꮃꓪᴡ",
    "X": "ХΧꓫ",
    "Y": "УΥҮᎽꓬʏ",
    "Z": "ΖᏃꓜᴢ",
}
"""For each Latin capital the letters that look like it; their small forms may look different."""

SMALL = {
    "o": "0οоօסּ°º",
    "l": "1i|!ıіӏιɩ",
    "a": "аαɑ",
    "b": "вьъβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еεє",
    "g": "ɡ9",
    "h": "һнհ",
    "j": "јϳ",
    "k": "κк",
    "n": "ոηп",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ5",
    "t": "τт",
    "u": "υսц",
    "v": "νѵ",
    "x": "хχ×",
    "y": "уγү",
    "z": "2",
    "rn": "mм",
    "vv": "wшω",
    "ae": "æӕ",
    "oe": "œ",
    "3": "зӡ",
    "-": "‐‑‒–—―−_~",
    "'": '’‘`´ʼ′"“”',
    ".": ",·•․",
}
"""Small letters, digits and signs, by the letters that they are read as."""

_UNSEEN = {"Cc", "Cf", "Mn", "Me", "Zs"}
"""Unicode categories that make no difference: control signs, joiners, marks and spaces."""


def plain(name: str) -> str:
    """A name as its owner may type it: compatible forms, upper and lower case and spaces make no difference."""
    # normalised again, since folding may leave forms that are not normal
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in folded if unicodedata.category(sign) not in _UNSEEN)


def skeleton(name: str) -> str:
    """Return the form that names have in common if they look alike.

    Compatible forms, upper and lower case, accents that form no single letter with their base, spaces and joiners make
    no difference.
    """
    latin = unicodedata.normalize("NFKC", name).translate(_CAPITALS)
    folded = unicodedata.normalize("NFKC", latin.casefold())
    seen = "".join(sign for sign in folded if unicodedata.category(sign) not in _UNSEEN)
    return seen.translate(_SMALL) or name  # a name that has only marks is alike to itself


def digest(name: str) -> str:
    """The skeleton of a name in 32 hex digits, for the name of a key."""
    return sha256(skeleton(name).encode()).hexdigest()[:32]


def _translation(alike: dict[str, str]) -> dict[int, str]:
    """Return the table for `str.translate` that replaces each sign by the letters that it is read as."""
    return {ord(sign): letters for letters, signs in alike.items() for sign in signs}


_CAPITALS, _SMALL = _translation(CAPITALS), _translation(SMALL)
