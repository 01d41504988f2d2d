"""The signature of roots: Ed25519, by a key that is made of the secret of the service.

It needs the package `cryptography` of the extra `push`; without it roots have no signatures.
"""

import hmac
from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec

Sign = Callable[[bytes], str]


def is_available() -> bool:
    """Whether this installation can sign."""
    return find_spec("cryptography") is not None


def signer_of(secret: bytes) -> tuple[str, Sign]:
    """Return the public key (hex) of a service, and a function to sign a text (hex); both are "" if it cannot sign."""
    if not is_available():
        return "", lambda text: ""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey  # noqa: PLC0415 - an extra

    key = Ed25519PrivateKey.from_private_bytes(hmac.digest(secret, b"botyard roots", sha256))
    return key.public_key().public_bytes_raw().hex(), lambda text: key.sign(text).hex()


def is_signed(key: str, text: bytes, signature: str) -> bool:
    """Return whether a text is signed by a key. Needs `is_available`."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415 - an extra

    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), text)
    except (ValueError, InvalidSignature):
        return False
    return True
