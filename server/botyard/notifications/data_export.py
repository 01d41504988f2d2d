"""The ways to a person as an area of personal data: their wishes, browsers, webhooks and mail addresses."""

import logging
from collections.abc import Mapping
from typing import Any

import orjson

from botyard.notifications.hooks import exported
from botyard.notifications.mail import ADDRESS, WAITING, shown_address
from botyard.store.error_classes import unreadable_level
from botyard.store.notifications import is_browser
from botyard_protocol.api_notifications import NotificationWishes
from botyard_protocol.json_form import to_named

log = logging.getLogger("botyard.notifications")


def export_of(wishes: NotificationWishes, values: Mapping[str, bytes]) -> dict[str, Any]:
    """Return all that is stored, for the export of a person's data, without what only a newer release can read."""
    browsers = [_endpoint(value) for name, value in values.items() if is_browser(name)]
    addresses = {"address": shown_address(values, ADDRESS), "unconfirmed": shown_address(values, WAITING)}
    return {
        "wishes": to_named(wishes),
        "browsers": [one for one in browsers if one],
        "hooks": exported(values),
        **{name: address for name, address in addresses.items() if address},
    }


def _endpoint(browser: bytes) -> str:
    """The address to which push messages for a browser go, "" if only a newer release can read it."""
    try:
        return str(orjson.loads(browser)["endpoint"])
    except (ValueError, TypeError, KeyError):
        log.log(unreadable_level("browser"), "a browser cannot be read", exc_info=True)
        return ""
