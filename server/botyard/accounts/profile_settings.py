"""The stored form of who may see the profile of an account."""

from botyard.store.accounts import AccountStore
from botyard_protocol.api_history import ProfileReaders

FIELD = "profile"
"""It is no part of the settings of the page, since a page of an older release writes those without it."""


async def profile_readers(accounts: AccountStore, identity: str) -> ProfileReaders:
    """Return who may see the profile of an account: all, if nothing is stored. Raises `StoreUnavailable`.

    What a newer release has stored is read as the narrowest choice.
    """
    stored = await accounts.field(identity, FIELD)
    if stored is None:
        return ProfileReaders.ALL
    known = {one.wire.encode(): one for one in ProfileReaders}
    return known.get(stored, ProfileReaders.ME)


async def put_profile_readers(accounts: AccountStore, identity: str, readers: ProfileReaders) -> bool:
    """Store who may see the profile of an account; False without an account. Raises `StoreUnavailable`."""
    return await accounts.put_field(identity, FIELD, readers.wire.encode())
