"""Receipts of accepted commands, by which their senders can prove later what the file of a match acknowledges.

A receipt is a digest under the key that all nodes share, so only the server can make one. The file of a match
holds only a proof: the digest of a receipt and the command's id. For an answer that was set in advance the proof looks
the same, but its receipt is never sent.
"""

import hmac
from hashlib import sha256

RECEIPT_CHARS = 32


class Receipts:
    """Makes receipts. `key`: the secret that all nodes share; without one there are none."""

    def __init__(self, key: bytes = b"") -> None:
        self._key = hmac.digest(key, b"receipts", sha256) if key else b""

    def of(self, room: str, number: int, identity: str, id: str) -> str:
        """The receipt of the command `id` of `identity`, which is entry `number` of a room; "" without a key."""
        if not self._key:
            return ""
        what = f"{room}/{number}/{identity}/{id}"
        return hmac.digest(self._key, what.encode(), sha256).hex()[:RECEIPT_CHARS]


def proof_of(receipt: str, id: str) -> str | None:
    """What the file of a match tells of a receipt: the SHA-256 of the receipt, a colon and the command's id.

    None without a receipt.
    """
    if not receipt:
        return None
    return sha256(f"{receipt}:{id}".encode()).hexdigest()
