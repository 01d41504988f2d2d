"""The secrets of invitations, and the keys under which rooms store them.

Both are digests with the secret that all nodes share. A secret is made from what the room stores of its invitation, so
a node can show it again to the people who may pass it on, and it is stored nowhere. Stored data does not let short
codes be tried offline, and does not show whether a user was invited.
"""

import base64
import hmac
import json
import re
from dataclasses import dataclass
from hashlib import sha256

from botyard.rooms.before.invitations import PERSONAL

SECRET_BYTES = 16
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No letters that look alike, and no vowels, so that a code is no word."""
CODE_CHARS = 10
"""43 bits: even from a thousand addresses, a hundred open codes are safe for years."""
FORMER_CODE_CHARS = 8
"""The length of codes that the release before made; they are valid until they expire."""
KEY_CHARS = 32

_SECRET = re.compile(r"[A-Za-z0-9_-]{22}\Z")


@dataclass(frozen=True, slots=True)
class Terms:
    """What a secret is made from. `expires`: ms since 1970; `uses`: how many people may use it, 0: any number."""

    room: str
    by: str
    seat: int | None
    expires: int
    uses: int


class InviteDigests:
    """Computes secrets and keys. `key`: the secret that all nodes share."""

    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"invitations", sha256)
        self._secrets_key = hmac.digest(key, b"secrets of invitations", sha256)

    def link(self, terms: Terms) -> str:
        """The secret of a link: 128 bits in 22 URL-safe characters."""
        return base64.urlsafe_b64encode(self._bytes("link", terms)[:SECRET_BYTES]).decode().rstrip("=")

    def code(self, terms: Terms, chars: int = CODE_CHARS) -> str:
        """Make the code of an invitation, to read out and type, of `chars` letters."""
        number, letters = int.from_bytes(self._bytes("code", terms)), ""
        for _ in range(chars):
            number, place = divmod(number, len(CODE_LETTERS))
            letters += CODE_LETTERS[place]
        return letters

    def of(self, secret: str) -> str:
        """Return the key of a link's secret (`t.`), or of a short code in any spelling (`c.`)."""
        if _SECRET.match(secret):
            return f"t.{self._digest(f'link/{secret}')}"
        letters = re.sub(r"[\s-]", "", secret).upper()
        return f"c.{self._digest(f'code/{letters}')}"

    def of_person(self, room: str, identity: str) -> str:
        """The key of an invitation of a user by name to a room."""
        return f"{PERSONAL}{self._digest(f'person/{room}/{identity}')}"

    def _bytes(self, kind: str, terms: Terms) -> bytes:
        made_from = json.dumps([kind, terms.room, terms.by, terms.seat, terms.expires, terms.uses])
        return hmac.digest(self._secrets_key, made_from.encode(), sha256)

    def _digest(self, what: str) -> str:
        return hmac.digest(self._key, what.encode(), sha256).hex()[:KEY_CHARS]
