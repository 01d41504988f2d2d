"""Which web pages may connect (RFC 6454): pages of this very server, and those that the settings list."""

from urllib.parse import urlsplit


def origin_allowed(origin: str, host: str, listed: frozenset[str]) -> bool:
    """Whether a page of `origin` may connect to us under the name `host` (the Host header), compared exactly."""
    parts = urlsplit(origin)
    if parts.scheme not in {"http", "https"} or not parts.netloc:
        return False
    return parts.netloc.lower() == host.lower() or f"{parts.scheme}://{parts.netloc.lower()}" in listed
