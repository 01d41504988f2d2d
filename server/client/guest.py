"""A guest's token, by one HTTP request."""

import asyncio
import json
import urllib.request
from dataclasses import dataclass

import msgspec

REQUEST_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Guest:
    """Who the server says one is. `token` proves it and is a secret; `identity` is public."""

    identity: str
    name: str
    token: str


async def guest_token(base_url: str, name: str) -> Guest:
    """A new guest of the server at `base_url` (`http://...`).

    Raises `urllib.error.HTTPError` if the server refuses, another `OSError` if it cannot be reached, and `ValueError`
    if what it answers is no guest.
    """
    return await asyncio.to_thread(_post, f"{base_url.rstrip('/')}/api/token", name)


def _post(url: str, name: str) -> Guest:
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with _open.open(request, timeout=REQUEST_SECONDS) as response:
        return msgspec.json.decode(response.read(), type=Guest)


_open = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # as the websocket: straight to the server
