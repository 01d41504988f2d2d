"""The stored form of who may see the profile of an account."""

from collections.abc import Sequence

from botyard.store.accounts import AccountStore
from botyard_protocol.api_history import ProfileReaders

FIELD = "profile"
"""It is no part of the settings of the page, since a page of an older release writes those without it."""
_KNOWN = {one.wire.encode(): one for one in ProfileReaders}


async def profile_readers(accounts: AccountStore, identity: str) -> ProfileReaders:
    """Return who may see the profile of an account: all, if nothing is stored. Raises `StoreUnavailable`.

    What a newer release has stored is read as the narrowest choice.
    """
    return (await readers_of_profiles(accounts, [identity]))[identity]


async def readers_of_profiles(accounts: AccountStore, identities: Sequence[str]) -> dict[str, ProfileReaders]:
    """Return who may see the profile of each of some accounts, as `profile_readers` does."""
    stored = await accounts.fields(identities, FIELD)
    return {
        one: _KNOWN.get(stored[one], ProfileReaders.ME) if one in stored else ProfileReaders.ALL for one in identities
    }


async def put_profile_readers(accounts: AccountStore, identity: str, readers: ProfileReaders) -> bool:
    """Store who may see the profile of an account; False without an account. Raises `StoreUnavailable`."""
    return await accounts.put_field(identity, FIELD, readers.wire.encode())
