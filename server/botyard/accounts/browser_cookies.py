"""The cookies that name a browser: the accounts that it has logged in to, and the identities that it has had.

Both are signed, and the service stores nothing about browsers. They prove no identity and open nothing.

A device cookie (an idea of OWASP) gives its browser an own count of attempts at each account: wrong passwords from
elsewhere never stop the owner's browser. The list of identities keeps a ban in force after its user has logged out.
"""

import hmac
import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from botyard.accounts.identity import Signer

DEVICE_COOKIE = "botyard_device"
DEVICE_PATH = "/api"
DEVICE_SECONDS = 365 * 24 * 3600
ACCOUNTS_LIMIT = 4
"""How many accounts a device cookie contains, the newest first."""

# the signed text (version, number, time in hex, identities) and its signature
_DEVICES = re.compile(r"(d1\.([0-9a-f]{16})\.([0-9a-f]{1,12})\.([0-9a-f]{16}(?:-[0-9a-f]{16})*))\.([A-Za-z0-9_-]{22})")


@dataclass(frozen=True, slots=True)
class Device:
    """A browser by a random number, and the identities of the accounts that it has logged in to."""

    number: str
    identities: tuple[str, ...] = ()

    def counter_of(self, identity: str) -> str | None:
        """Return the name of this browser's own count of attempts for an account; None if it never logged in to it."""
        if identity not in self.identities:
            return None
        return f"d-{sha256(f'{self.number}/{identity}'.encode()).hexdigest()[:32]}"


class Devices:
    """Makes and reads device cookies."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def read(self, cookie: str) -> Device | None:
        """Return the device of a cookie; None if it is not ours, or too old."""
        parts = _DEVICES.fullmatch(cookie)  # 1: the signed text, 2: number, 3: time, 4: identities, 5: the signature
        if parts is None or not hmac.compare_digest(self._mac(parts[1]), parts[5]):
            return None
        if int(parts[3], 16) < time.time() - DEVICE_SECONDS:
            return None
        return Device(parts[2], tuple(parts[4].split("-")))

    def write(self, device: Device) -> str:
        """The cookie of a device that has logged in just now."""
        payload = f"d1.{device.number}.{int(time.time()):x}.{'-'.join(device.identities)}"
        return f"{payload}.{self._mac(payload)}"

    def _mac(self, payload: str) -> str:
        return self._signer.link(f"device/{payload}")


def logged_in(device: Device | None, identity: str) -> Device:
    """Return the device after it has logged in to the account `identity`; a new one for None."""
    known = device or Device(secrets.token_hex(8))
    others = [one for one in known.identities if one != identity]
    return replace(known, identities=(identity, *others)[:ACCOUNTS_LIMIT])


BROWSER_COOKIE = "botyard_browser"
BROWSER_SECONDS = 365 * 24 * 3600
IDENTITIES_LIMIT = 8
"""How many identities the cookie contains, the newest first."""

# the signed text (version, time in hex, identities) and its signature
_IDENTITIES = re.compile(r"(b1\.([0-9a-f]{1,12})\.([0-9a-f]{16}(?:-[0-9a-f]{16})*))\.([A-Za-z0-9_-]{22})")


class BrowserIdentities:
    """Makes and reads the cookies."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def read(self, cookie: str) -> tuple[str, ...]:
        """Return the identities in a cookie, newest first; none if it is not ours, or too old."""
        parts = _IDENTITIES.fullmatch(cookie)  # 1: the signed text, 2: its time, 3: the identities, 4: the signature
        if parts is None or not hmac.compare_digest(self._mac(parts[1]), parts[4]):
            return ()
        if int(parts[2], 16) < time.time() - BROWSER_SECONDS:
            return ()
        return tuple(parts[3].split("-"))

    def write(self, identities: Sequence[str], identity: str) -> str:
        """Make the cookie of a browser that had `identities` and has `identity` now."""
        listed = [identity, *(one for one in identities if one != identity)][:IDENTITIES_LIMIT]
        payload = f"b1.{int(time.time()):x}.{'-'.join(listed)}"
        return f"{payload}.{self._mac(payload)}"

    def _mac(self, payload: str) -> str:
        return self._signer.link(f"browser/{payload}")
