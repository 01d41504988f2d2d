"""The stored form of an account's settings: a JSON object with the names of `AccountSettings`."""

import orjson

from botyard_protocol.api_accounts import AccountSettings
from botyard_protocol.codec import DecodeError, from_object
from botyard_protocol.json_form import SchemaMismatch


def read_settings(stored: bytes | None) -> AccountSettings:
    """The settings that were stored. Fields that this version does not know, or cannot read, are as if not set."""
    found = AccountSettings() if stored is None else _parse_settings(stored)
    return found or AccountSettings()


def _parse_settings(stored: bytes) -> AccountSettings | None:
    """Read stored settings; None if they are unreadable. Fields that this release does not know are left out."""
    try:
        written = orjson.loads(stored)
        known = {name: written[name] for name in AccountSettings.__struct_fields__ if name in written}
        return from_object(AccountSettings, known)
    except (orjson.JSONDecodeError, TypeError, SchemaMismatch, DecodeError):
        return None
