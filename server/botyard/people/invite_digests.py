"""The secrets of invitations, and the keys under which rooms store them.

A key is a digest with the secret that all nodes share. Stored data therefore reveals no secret of a link, does not let
short codes be tried offline, and does not show whether a user was invited.
"""

import base64
import hmac
import re
import secrets
from hashlib import sha256

from botyard.rooms.invitations import PERSONAL

SECRET_BYTES = 16
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No letters that look alike, and no vowels, so that a code is no word."""
CODE_CHARS = 8
KEY_CHARS = 32

_SECRET = re.compile(r"[A-Za-z0-9_-]{22}\Z")


def new_secret() -> str:
    """A random secret for a link: 128 bits in 22 URL-safe characters."""
    return base64.urlsafe_b64encode(secrets.token_bytes(SECRET_BYTES)).decode().rstrip("=")


def new_code() -> str:
    """A random code to read out and type: eight letters (34 bits)."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_CHARS))


class InviteDigests:
    """Computes keys. `key`: the secret that all nodes share."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"invitations", sha256)

    def of(self, secret: str) -> str:
        """The key of a link's secret, or of a short code in any spelling."""
        if _SECRET.match(secret):
            return f"t.{self._digest(f'link/{secret}')}"
        letters = re.sub(r"[\s-]", "", secret).upper()
        return f"c.{self._digest(f'code/{letters}')}"

    def of_person(self, room: str, identity: str) -> str:
        """The key of an invitation of a user by name to a room."""
        return f"{PERSONAL}{self._digest(f'person/{room}/{identity}')}"

    def _digest(self, what: str) -> str:
        return hmac.digest(self._key, what.encode(), sha256).hex()[:KEY_CHARS]
