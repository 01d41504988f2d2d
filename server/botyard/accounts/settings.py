"""The stored form of an account's settings: a JSON object with the names of `AccountSettings`."""

import orjson

from botyard_protocol.api_accounts import AccountSettings
from botyard_protocol.codec import DecodeError, from_object
from botyard_protocol.json_form import SchemaMismatch


def read_settings(stored: bytes | None) -> AccountSettings:
    """Return the settings that were stored (None: none), without fields that this release does not know.

    If any other field cannot be read, all settings are the defaults.
    """
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
