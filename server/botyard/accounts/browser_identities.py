"""The cookie that names the identities a browser has had, so that a log-out ends no ban.

The browser itself keeps the list, signed. The service stores nothing about browsers. The cookie proves no identity and
opens nothing.
"""

import hmac
import re
import time
from collections.abc import Sequence

from botyard.accounts.identity import Signer

BROWSER_COOKIE = "botyard_browser"
BROWSER_SECONDS = 365 * 24 * 3600
IDENTITIES_LIMIT = 8
"""How many identities the cookie contains, the newest first."""

# the signed text (version, time in hex, identities) and its signature
_COOKIE = re.compile(r"(b1\.([0-9a-f]{1,12})\.([0-9a-f]{16}(?:-[0-9a-f]{16})*))\.([A-Za-z0-9_-]{22})")


class BrowserIdentities:
    """Makes and reads the cookies."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def read(self, cookie: str) -> tuple[str, ...]:
        """Return the identities in a cookie, newest first; none if it is not ours, or too old."""
        parts = _COOKIE.fullmatch(cookie)  # 1: the signed text, 2: its time, 3: the identities, 4: the signature
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
