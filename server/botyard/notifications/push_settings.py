"""What is known of web push and webhooks without the packages that they need."""

import importlib.util
from typing import TYPE_CHECKING

from botyard.settings import Settings
from botyard.store.notifications import NotificationStore

if TYPE_CHECKING:
    from botyard.notifications.outbound import Outbound
    from botyard.notifications.push import HasEnded, WebPush

PACKAGES = ("cryptography", "http_ece", "httpcore")


def is_available() -> bool:
    """Whether this installation has the packages of the extra `push`."""
    return all(importlib.util.find_spec(name) is not None for name in PACKAGES)


def outbound_of(settings: Settings) -> "Outbound | None":
    """Return what sends requests to addresses that people give; None without the packages, or if nothing is sent."""
    if not settings.notifications or not is_available():
        return None
    from botyard.notifications.outbound import Outbound  # noqa: PLC0415 - its packages may be missing

    return Outbound(settings.webhook_networks)


def push_of(
    store: NotificationStore, outbound: "Outbound | None", key: bytes, settings: Settings, has_ended: "HasEnded"
) -> "WebPush | None":
    """Return the channel of push messages; None without the packages, or if the page has no worker to show them.

    `key`: the secret of the service. `has_ended`: as `WebPush` takes it.
    """
    if outbound is None or not settings.offline:  # the worker of the page shows the messages
        return None
    from botyard.notifications.push import WebPush  # noqa: PLC0415 - its packages may be missing

    return WebPush(store, outbound, key, settings.security_contact or "", settings.path, has_ended)
