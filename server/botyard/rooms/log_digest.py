"""The digest of a room's log: one number per entry that tells two histories apart.

Each digest covers the one before it and what every audience knows of the entry, so it says nothing that a client does
not know. People's and rooms' names are left out, since they change when an account is deleted.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, cast, get_args
from zlib import crc32

import msgspec

from botyard_protocol.codec import pack
from botyard_protocol.messages import RoomEvent
from botyard_protocol.schema import tag_of

_NAMES = frozenset(("name", "title"))
_ROOM_EVENTS = frozenset(get_args(RoomEvent))


def digest_of(before: int | None, number: int, hash: int | None, events: Sequence[Any]) -> int:
    """The digest of entry `number`: the CRC-32 of its public form, begun with the digest `before` it (None: with 0).

    The public form is the msgpack of a list: the number, the fingerprint `hash` of the public view, and for each event
    its tag, or for a room event the list of its tag and fields without names.
    """
    public: list[Any] = [number, hash]
    public += [_with_fields(event) if type(event) in _ROOM_EVENTS else _tag(cast(Any, type(event))) for event in events]
    return crc32(pack(public), before or 0)


def continues(digest: int | None, before: int | None) -> bool:
    """Whether an entry that was made after `before` follows the entry with `digest`; None is not known."""
    return digest is None or before is None or digest == before


@cache
def _tag(event: Any) -> int:
    return int(tag_of(event) or 0)


def _with_fields(event: Any) -> list[Any]:
    return [_tag(cast(Any, type(event))), *_fields(event)]


def _fields(value: msgspec.Struct) -> list[Any]:
    return [_without_names(getattr(value, name)) for name in value.__struct_fields__ if name not in _NAMES]


def _without_names(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_without_names(one) for one in value]
    return _fields(value) if isinstance(value, msgspec.Struct) else value
