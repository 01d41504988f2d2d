"""Reserved names: people would take users who have them for the service, its staff or its bots.

Some are built in. Operators add names in a file, and moderators add names while the service runs.
"""

import re
import unicodedata
from collections.abc import Iterable

from botyard.accounts.confusables import skeleton
from botyard.accounts.replicated_table import ReplicatedTable, ReplicatedTables
from botyard.rooms.before.bots_on_seats import BOT_NAMES

STAFF = (
    "admin",
    "admins",
    "administration",
    "administrator",
    "botyard",
    "moderation",
    "moderator",
    "moderators",
    "mods",
    "staff",
    "support",
    "sysop",
)
"""Refused as a whole name and as a word of a name, such as `The Admin`."""

FORMS_OF_ADDRESS = ("you", "your turn", "du", "vous", "jij", "ви")
"""The words by which the page addresses its reader: an opponent of this name would seem to be the reader."""

WHOLE_NAMES = (
    *("mod", "operator", "operators", "root", "system", "official", "game master", "security"),
    *("owner", "developer", "developers", "practice"),
    *FORMS_OF_ADDRESS,
    *BOT_NAMES,
)
"""Refused only as a whole name: as words of longer names they are harmless."""

TABLE = "reserved_names"

_DIGITS = str.maketrans("013457", "oleast")
"""Digits that people write for letters."""
_NUMBER = re.compile(r"[\s\d#._-]+\Z")


def is_reserved(name: str) -> bool:
    """Return whether a name is one of the built-in names or looks like one, with or without a number behind it.

    Accents, signs between the letters, and digits that stand for letters make no difference.
    """
    plain = _without_marks(name)
    if any(one in _WHOLE_NAMES | _STAFF for one in _spellings(plain)) or _joined(plain) in _STAFF:
        return True
    # the names of staff are refused as a word of a name, too
    return any(skeleton(word) in _STAFF for word in re.split(r"[\W\d_]+", plain) if word)


class ReservedNames:
    """The reserved names of a service. Names that are added are refused as whole names, with a number or without."""

    def __init__(self, tables: ReplicatedTables, fixed: Iterable[str] = ()) -> None:
        """`fixed`: the names of the operator's file."""
        self.fixed = tuple(fixed)
        self._fixed = frozenset(map(skeleton, self.fixed))
        self._table: ReplicatedTable = tables.table(TABLE)

    def is_reserved(self, name: str) -> bool:
        """Return whether a name is reserved, or looks like a reserved one."""
        if is_reserved(name):
            return True
        return any(one in self._fixed or self._table.get(one) is not None for one in _spellings(name))

    def added(self) -> list[str]:
        """The names that were added while the service runs, in alphabetical order."""
        stored = [self._table.get(field) for field in self._table.fields()]
        return sorted((name.decode() for name in stored if name is not None), key=str.casefold)

    async def add(self, name: str) -> None:
        """Reserve a name, on all nodes. Users who have it keep it. Raises `StoreUnavailable`."""
        await self._table.put(skeleton(name), name.encode())

    async def remove(self, name: str) -> bool:
        """Free a name that was added. Returns False if it was not. Raises `StoreUnavailable`."""
        await self._table.refresh()
        if self._table.get(skeleton(name)) is None:
            return False
        await self._table.remove(skeleton(name))
        return True

    async def refresh(self) -> None:
        """Read the changes of other nodes. Raises `StoreUnavailable`."""
        await self._table.refresh()


def _without_marks(name: str) -> str:
    """A name without accents and other marks on its letters."""
    parts = unicodedata.normalize("NFKD", name)
    return unicodedata.normalize("NFKC", "".join(sign for sign in parts if not unicodedata.combining(sign)))


def _joined(name: str) -> str:
    """The skeleton of a name without what stands between its letters; digits are read as the letters they stand for."""
    return skeleton(re.sub(r"[\W_]+", "", name).translate(_DIGITS))


def _spellings(name: str) -> tuple[str, str]:
    """The forms of a name that are compared: as it is, and without a number at its end."""
    return skeleton(name), skeleton(_NUMBER.sub("", name) or name)


_STAFF = frozenset(map(skeleton, STAFF))
_WHOLE_NAMES = frozenset(map(skeleton, WHOLE_NAMES))
