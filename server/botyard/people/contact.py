"""A contact of a user as it is stored in a relation: the name, and since when."""

from dataclasses import dataclass

import msgspec

from botyard.rooms.sight.public_names import PublicNames
from botyard_protocol.codec import pack, unpack


@dataclass(frozen=True, slots=True)
class Contact:
    """A contact. `name`: last known to the owner; `since`: ms since 1970."""

    identity: str
    name: str
    since: int


class _StoredContact(msgspec.Struct, frozen=True, array_like=True):
    name: str
    since: int


def dump(contact: Contact) -> bytes:
    """Serialise a contact without its identity, which is the key."""
    return pack(_StoredContact(contact.name, contact.since))


def load(identity: str, stored: bytes, names: PublicNames) -> Contact:
    """Read what `dump` wrote, with the name that is shown now."""
    read = msgspec.convert(unpack(stored), _StoredContact)
    return Contact(identity, names.name_of(identity, read.name), read.since)
