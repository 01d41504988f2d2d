"""What is known of web push without the packages that it needs."""

import importlib.util
from typing import TYPE_CHECKING

from botyard.settings import Settings
from botyard.store.notifications import NotificationStore

if TYPE_CHECKING:
    from botyard.notifications.outbound import Outbound
    from botyard.notifications.push import WebPush

PACKAGES = ("cryptography", "http_ece", "httpcore")


def is_available() -> bool:
    """Whether this installation has the packages of the extra `push`."""
    return all(importlib.util.find_spec(name) is not None for name in PACKAGES)


def push_of(store: NotificationStore, key: bytes, settings: Settings) -> "tuple[Outbound, WebPush] | tuple[None, None]":
    """Return the channel of push messages and what sends its requests; None without the packages.

    `key`: the secret of the service.
    """
    if not is_available() or not settings.offline:  # the worker of the page shows the messages
        return None, None
    from botyard.notifications.outbound import Outbound  # noqa: PLC0415 - its packages may be missing
    from botyard.notifications.push import WebPush  # noqa: PLC0415

    origins = sorted(origin for origin in settings.origins if origin.startswith("https:"))
    subject = settings.security_contact or (origins[0] if origins else "mailto:botyard@localhost")
    outbound = Outbound(settings.webhook_networks)
    return outbound, WebPush(store, outbound, key, subject, settings.path)
