"""The secrets of invitations, and the keys by which rooms know them.

A key is a digest under the secret that all nodes share: whoever reads what is stored learns no secret of a link, can't
try short codes one after the other, and can't find out whether somebody was invited.
"""

import base64
import hmac
import re
import secrets
from hashlib import sha256

from botyard.rooms.invitations import PERSONAL

SECRET_BYTES = 16
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""None that is taken for another, and no vowels: a code is no word."""
CODE_CHARS = 8
KEY_CHARS = 32

_SECRET = re.compile(r"[A-Za-z0-9_-]{22}\Z")


def new_secret() -> str:
    """128 bits for a link, in 22 letters that need no escape."""
    return base64.urlsafe_b64encode(secrets.token_bytes(SECRET_BYTES)).decode().rstrip("=")


def new_code() -> str:
    """Eight letters (34 bits) to be read out and typed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_CHARS))


class Seals:
    """Makes keys. `key`: the secret that nodes share."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"invitations", sha256)

    def of(self, secret: str) -> str:
        """The key of the secret of a link, or of a short code however it is spelled."""
        if _SECRET.match(secret):
            return f"t.{self._digest(f'link/{secret}')}"
        letters = re.sub(r"[\s-]", "", secret).upper()
        return f"c.{self._digest(f'code/{letters}')}"

    def of_person(self, room: str, identity: str) -> str:
        """The key of the invitation of a person to a room."""
        return f"{PERSONAL}{self._digest(f'person/{room}/{identity}')}"

    def _digest(self, what: str) -> str:
        return hmac.digest(self._key, what.encode(), sha256).hex()[:KEY_CHARS]
