"""Tokens, by HTTP: of a new guest, or of an account for a program that plays as a registered person.

And the links of rooms, as people send them to each other.
"""

import asyncio
import http.client
import json
import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.cookiejar import CookieJar
from itertools import count

import msgspec

from botyard.client.reconnecting_link import Backoff

REQUEST_SECONDS = 10.0
WAIT_SECONDS = 30.0
"""A failover of the store takes a few seconds, a restart about as long."""
UNAVAILABLE = 503


class ServerUnavailable(OSError):
    """The server answers 503: it is full, or its store is away. The message is a sentence; a later call may succeed."""


@dataclass(frozen=True, slots=True)
class Guest:
    """An identity that the server has given. `token` proves it and is a secret; `identity` is public."""

    identity: str
    name: str
    token: str


async def guest_token(base_url: str, name: str, wait: float = WAIT_SECONDS) -> Guest:
    """Make a guest of the server at `base_url` (`http://...`), and return it.

    A server that answers 503 is asked again for `wait` seconds.

    Raises `ServerUnavailable` if it answers 503 for longer, `urllib.error.HTTPError` if it refuses, another `OSError`
    if it cannot be reached, and `ValueError` if what it answers is no guest.
    """
    loop, backoff = asyncio.get_running_loop(), Backoff()
    deadline = loop.time() + wait
    for failures in count(1):
        try:
            return await asyncio.to_thread(_make_guest, f"{base_url.rstrip('/')}/api/token", name)
        except urllib.error.HTTPError as error:
            if error.code != UNAVAILABLE:
                raise
            delay = max(backoff.delay(failures), _retry_after(error))
            if loop.time() + delay > deadline:
                raise ServerUnavailable(_sentence(base_url, error)) from error
        await asyncio.sleep(delay)
    raise AssertionError("count() does not end")


async def account_token(base_url: str, name: str, password: str, label: str) -> Guest:
    """Make a token of the account with this name, and return it. Its owner sees `label` in the list of sessions.

    Keep the token: it is good for one year, and an account has 20 at most. Raises `urllib.error.HTTPError` if the
    server refuses, another `OSError` if it cannot be reached, and `ValueError` if what it answers is no token.
    """
    return await asyncio.to_thread(_token_of_account, base_url.rstrip("/"), {"name": name, "password": password}, label)


def _token_of_account(base_url: str, credentials: dict[str, str], label: str) -> Guest:
    """Log in, make the token in that session, end the session, and return it. Blocks until all is done."""
    direct, cookies = urllib.request.ProxyHandler({}), urllib.request.HTTPCookieProcessor(CookieJar())
    opener = urllib.request.build_opener(direct, cookies)
    _post(opener, f"{base_url}/api/login", credentials)
    try:
        made = _post(opener, f"{base_url}/api/me/tokens", {"label": label})
    finally:
        _post(opener, f"{base_url}/api/logout", {})
    return msgspec.json.decode(made, type=Guest)


def _retry_after(error: urllib.error.HTTPError) -> float:
    """The seconds that the server asks to wait, 0 if it names none."""
    text = error.headers.get("Retry-After", "")
    return float(text) if text.isdecimal() else 0.0


def _sentence(base_url: str, error: urllib.error.HTTPError) -> str:
    """Return the sentence that the server answered, or one about the status 503 if it sent none."""
    try:
        return str(json.load(error)["message"])
    except (ValueError, LookupError, TypeError):
        return f"{base_url} is not available for now (HTTP 503): try again later."


def _post(opener: urllib.request.OpenerDirector, url: str, body: dict[str, str]) -> bytes:
    """Send a POST with `body` as JSON, and return the body of the answer. Raises `OSError`, also if it breaks off."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with opener.open(request, timeout=REQUEST_SECONDS) as response:
            return bytes(response.read())
    except http.client.HTTPException as error:
        raise ConnectionError(f"{url} ended the connection before its answer was complete.") from error


def _make_guest(url: str, name: str) -> Guest:
    return msgspec.json.decode(_post(_open, url, {"name": name}), type=Guest)


_open = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # as the websocket: straight to the server


_LINK = re.compile(
    r"http(?P<server>s?://(?:[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(?::(?P<port>[0-9]{1,5}))?)"
    r"(?P<path>(?:/[A-Za-z0-9._~-]+)*?)/room/(?P<room>[A-Za-z0-9_.:-]{1,40})/?"
)


@dataclass(frozen=True, slots=True)
class RoomAddress:
    """A room and its server. `http`: for `guest_token`; `ws`: for `connect`; `room`: the room's id."""

    http: str
    ws: str
    room: str

    @classmethod
    def of(cls, link: str) -> "RoomAddress":
        """Read a link such as `https://play.example.org/room/r-7f3k2q`.

        Raises `ValueError` with a sentence for people if it is not the link of a room.
        """
        found = _LINK.fullmatch(link)
        if found is None or not _is_port(found["port"]):
            raise ValueError(f"'{link}' is not the link of a room, such as http://127.0.0.1:8000/room/r-7f3k2q.")
        server = found["server"] + found["path"]
        return cls(f"http{server}", f"ws{server}/ws", found["room"])


def _is_port(port: str | None) -> bool:
    return port is None or 0 < int(port) < 2**16
