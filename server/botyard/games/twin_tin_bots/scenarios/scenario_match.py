"""Whether a scenario's result is what it expects: some lists compare without order, and kinds left out count as 0."""

from collections.abc import Mapping

from botyard.games.positions import Comparison, Normal, each, equal, event_types, keys, marks, partial, unordered
from botyard.games.twin_tin_bots.scenarios.names import CRYSTALS, HAND

_SEAT = keys(
    {
        "program": keys({}),
        "hand": keys({}, dict.fromkeys(HAND, 0)),
        "delivered": keys({}, dict.fromkeys(CRYSTALS, 0)),
        "specials": unordered,
        "known": unordered,
    },
    {"specials": [], "known": []},
)

_POSITION: dict[str, Normal] = {
    "mud": marks,
    "teleporters": lambda value: unordered(each(unordered)(value)),
    "rocks": unordered,
    "blobs": unordered,
    "robots": lambda value: unordered(each(keys({}, {"cargo": None}))(value)),
    "crystals": unordered,
    "seats": each(_SEAT),
}

COMPARISONS: Mapping[str, Comparison] = {
    "events": event_types,
    "pending": equal(keys({"options": unordered})),
    "position": partial(_POSITION),
    "result": equal(keys({"ranking": each(unordered)})),
}
"""How the fields of a result are compared."""
