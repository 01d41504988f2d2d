"""Reserved names: people would take their owners for the service, its staff or its bots."""

import re

from botyard.accounts.confusables import skeleton
from botyard.rooms.bots_on_seats import NAMES

STAFF = (
    "admin",
    "admins",
    "administrator",
    "botyard",
    "moderation",
    "moderator",
    "moderators",
)
"""Refused as a whole name and as a word of one, such as `The Admin`."""

ALONE = ("mod", "operator", "operators", "root", "staff", "support", "sysop", "system", *NAMES)
"""Refused only as a whole name: as words of longer names they are harmless."""

_NUMBER = re.compile(r"[\s\d#._-]+\Z")


def is_reserved(name: str) -> bool:
    """Whether a name is one of these, or looks like it, a number behind it or not."""
    bare = _NUMBER.sub("", name) or name
    if any(skeleton(one) in _ALONE | _STAFF for one in (name, bare)):
        return True
    return any(skeleton(word) in _STAFF for word in re.split(r"[\W\d_]+", name) if word)


_STAFF = frozenset(map(skeleton, STAFF))
_ALONE = frozenset(map(skeleton, ALONE))
