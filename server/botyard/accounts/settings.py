"""The stored form of an account's settings: a JSON object with the names of `AccountSettings`."""

from typing import Any

import orjson

from botyard_protocol.api_accounts import AccountSettings
from botyard_protocol.codec import DecodeError, from_object
from botyard_protocol.json_form import SchemaMismatch

FIELD = "settings"


def read_settings(stored: bytes | None) -> AccountSettings:
    """Return the settings that were stored (None: none).

    A field that this release does not know is left out; one that it cannot read, such as a choice that only a newer
    release offers, has its default.
    """
    try:
        written = orjson.loads(stored or b"{}")
    except orjson.JSONDecodeError:
        written = {}
    if not isinstance(written, dict):
        written = {}
    fields = AccountSettings.__struct_fields__
    return from_object(AccountSettings, {name: written[name] for name in fields if _is_readable(name, written)})


def _is_readable(name: str, written: dict[str, Any]) -> bool:
    """Return whether a field was written, with a value that this release can read."""
    try:
        from_object(AccountSettings, {name: written[name]})
    except (KeyError, TypeError, SchemaMismatch, DecodeError):
        return False
    return True
