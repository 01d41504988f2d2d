"""A token of an account, by its name and password: for programs that play as a registered person."""

import asyncio
import urllib.request
from http.cookiejar import CookieJar

import msgspec

from botyard.client.guest import Guest, post


async def account_token(base_url: str, name: str, password: str, label: str) -> Guest:
    """Make a token of the account with this name, and return it. Its owner sees `label` in the list of sessions.

    Keep the token: it is good for one year, and an account has 20 at most. Raises `urllib.error.HTTPError` if the
    server refuses, another `OSError` if it cannot be reached, and `ValueError` if what it answers is no token.
    """
    return await asyncio.to_thread(_make, base_url.rstrip("/"), {"name": name, "password": password}, label)


def _make(base_url: str, credentials: dict[str, str], label: str) -> Guest:
    """Log in, make the token in that session, end the session, and return it. Blocks until all is done."""
    direct, cookies = urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(CookieJar())
    opener = urllib.request.build_opener(direct, cookies)
    post(opener, f"{base_url}/api/login", credentials)
    try:
        made = post(opener, f"{base_url}/api/me/tokens", {"label": label})
    finally:
        post(opener, f"{base_url}/api/logout", {})
    return msgspec.json.decode(made, type=Guest)
