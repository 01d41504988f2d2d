"""The stored form of an account's settings: those of the page, and who may see its profile."""

from collections.abc import Sequence
from typing import Any

import orjson

from botyard.store.accounts import AccountStore
from botyard_protocol.api_accounts import AccountSettings
from botyard_protocol.api_history import ProfileReaders
from botyard_protocol.codec import DecodeError, from_object
from botyard_protocol.json_form import SchemaMismatch

SETTINGS = "settings"
"""The field of the settings of the page: a JSON object with the names of `AccountSettings`."""
PROFILE = "profile"
"""The field of who may see the profile.

It is no part of the settings of the page, since a page of an older release writes those without it.
"""
_KNOWN = {one.wire.encode(): one for one in ProfileReaders}


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


async def profile_readers(accounts: AccountStore, identity: str) -> ProfileReaders:
    """Return who may see the profile of an account: all, if nothing is stored. Raises `StoreUnavailable`.

    What a newer release has stored is read as the narrowest choice.
    """
    return (await readers_of_profiles(accounts, [identity]))[identity]


async def readers_of_profiles(accounts: AccountStore, identities: Sequence[str]) -> dict[str, ProfileReaders]:
    """Return who may see the profile of each of some accounts, as `profile_readers` does."""
    stored = await accounts.fields(identities, PROFILE)
    return {
        one: _KNOWN.get(stored[one], ProfileReaders.ME) if one in stored else ProfileReaders.ALL for one in identities
    }


async def put_profile_readers(accounts: AccountStore, identity: str, readers: ProfileReaders) -> bool:
    """Store who may see the profile of an account; False without an account. Raises `StoreUnavailable`."""
    return await accounts.put_field(identity, PROFILE, readers.wire.encode())
