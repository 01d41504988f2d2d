"""The building blocks of every message: struct bases, positions on a board, bounded texts.

On msgpack a struct is an array that begins with its integer tag (if it has one); fields are only ever
appended. On JSON it is an object with names, and the tag is the struct's wire name.
"""

from enum import IntEnum
from typing import Annotated, ClassVar

import msgspec

MAX_FRAME_BYTES = 16 * 1024
MAX_ITEMS = 64
"""The most items of an array from a client, because memory for all of them is reserved before the first has come."""
MAX_ID_CHARS = 40
MAX_NAME_CHARS = 24
MAX_TEXT_CHARS = 60

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_ID_CHARS, pattern=r"^[A-Za-z0-9_.:-]+\Z")]
"""An identifier that a client or the server made: 1..40 characters out of letters, digits and `_.:-`."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME_CHARS)]
"""The name of a person, 1..24 characters."""

Number = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
"""A place in a room's log, or a count: 0..2**53-1."""

SeatIndex = Annotated[int, msgspec.Meta(ge=0, le=7)]
"""A seat of a room, 0-based in order of play."""

PlayerCount = Annotated[int, msgspec.Meta(ge=0, le=8)]
"""A number of players of a room."""

Hex = tuple[int, int]
"""Axial coordinates `(q, r)` of a hex (rules §1)."""

HEX_DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Steps of the directions 0..5, clockwise from the east (rules §1)."""


class WireEnum(IntEnum):
    """An integer on msgpack, a name on JSON."""

    @property
    def wire(self) -> str:
        """The name on JSON."""
        return self.name.lower()


class Sent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A struct that the server sends: a client ignores what newer servers append to it."""

    wire_name: ClassVar[str]


class TextArgument(Sent, frozen=True):
    """A value in a sentence, by the name that the texts of a client have for it. Numbers stand in decimal digits."""

    name: str
    value: str


class Received(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A struct that a client sends: what the schema does not know is refused."""

    wire_name: ClassVar[str]
