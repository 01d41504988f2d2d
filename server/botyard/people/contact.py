"""Somebody whom somebody knows, as it is noted in a circle: under which name, and since when."""

from dataclasses import dataclass

import msgspec

from botyard.rooms import pseudonyms
from botyard_protocol.codec import pack, unpack


@dataclass(frozen=True, slots=True)
class Contact:
    """A person as another knows them. `since`: ms since 1970."""

    identity: str
    name: str
    since: int


class _Noted(msgspec.Struct, frozen=True, array_like=True):
    name: str
    since: int


def dump(known: Contact) -> bytes:
    """What is noted beside the identity."""
    return pack(_Noted(known.name, known.since))


def load(identity: str, noted: bytes) -> Contact:
    """The person of whom `dump` made a note."""
    read = msgspec.convert(unpack(noted), _Noted)
    return Contact(identity, pseudonyms.name_of(identity, read.name), read.since)
