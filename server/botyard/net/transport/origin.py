"""Which web pages may connect (RFC 6454): pages of this very server, and those that the settings list."""


def origin_allowed(origin: str, host: str, listed: frozenset[str]) -> bool:
    """Whether a page of `origin` may connect to us under the name `host` (the Host header), compared exactly."""
    own = {f"{scheme}://{host.lower()}" for scheme in ("http", "https") if host}
    return origin.lower() in own | listed
