"""Limits of the messages that strangers (no friends of the receiver) cause. Beyond them items stay in the inbox only.

The counts are in the store, so that they hold for all nodes together.
"""

from collections.abc import Mapping
from hashlib import sha256
from urllib.parse import urlsplit

import orjson

from botyard.notifications.mail import ADDRESS, address_of
from botyard.store.notifications import NotificationStore, is_browser

DAY, HOUR = 86_400, 3600
MOST_OF_SENDER = 20
"""Messages that one person causes to strangers in a day."""
MOST_TO_PERSON = {"mail": 5}
MOST_TO_PERSON_ELSEWHERE = 20
"""Messages that strangers cause to one person in a day, on each channel."""
MOST_TO_ADDRESS = 10
"""Mails that strangers cause to one address in a day, however many accounts have it."""
MOST_TO_HOST = 1000
"""Messages that strangers cause to one domain of mail, or to one host of a push service, in an hour."""


async def may_send(store: NotificationStore, sender: str) -> bool:
    """Count a message that a sender causes to a stranger. Returns False if the sender has caused too many today.

    Raises `StoreUnavailable`.
    """
    return await store.count(f"from-{sender}", MOST_OF_SENDER, DAY)


async def may_reach(store: NotificationStore, channel: str, identity: str, values: Mapping[str, bytes]) -> bool:
    """Count a message of a stranger to a person on a channel. Returns False if it exceeds a limit.

    The limits are those of the person, their mail address, and the hosts that take the message. `values`: the stored
    values of the person. Raises `StoreUnavailable`.
    """
    most = MOST_TO_PERSON.get(channel, MOST_TO_PERSON_ELSEWHERE)
    if not await store.count(f"to-{identity}-{channel}", most, DAY):
        return False
    address = address_of(values, ADDRESS) if channel == "mail" else None
    if address is not None:
        digest = sha256(address.address.lower().encode()).hexdigest()[:32]
        if not await store.count(f"at-{digest}", MOST_TO_ADDRESS, DAY):
            return False
        hosts = {address.address.rpartition("@")[2].lower()}
    else:
        hosts = _push_hosts(values) if channel == "push" else set()
    for host in sorted(hosts):
        if not await store.count(f"host-{host}", MOST_TO_HOST, HOUR):
            return False
    return True


def _push_hosts(values: Mapping[str, bytes]) -> set[str]:
    """The hosts of the push services of a person's browsers."""
    return {_host(value) for name, value in values.items() if is_browser(name)} - {""}


def _host(browser: bytes) -> str:
    """The host of a stored browser's push service; "" for a browser that this release cannot read."""
    try:
        return urlsplit(orjson.loads(browser)["endpoint"]).hostname or ""
    except (ValueError, KeyError, TypeError):
        return ""
