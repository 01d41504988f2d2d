"""The settings of a server: from the environment, overridden by the command line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


class BadSetting(ValueError):
    """A setting that cannot be used. The message names it and says what it must be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen, where to store, whom to trust.

    `redis_url` None: an embedded Redis that keeps its data in `data`. `secret` None: made once and kept in Redis.
    `origins`: web origins beside the server's own that may connect.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    redis_url: str | None = None
    secret: bytes | None = None
    origins: frozenset[str] = frozenset()


NAMES = {
    "HOST": "address to listen on (127.0.0.1; 0.0.0.0 for everybody on the network)",
    "PORT": "port to listen on (8000; 0 takes a free one)",
    "BOTYARD_DATA": "directory of the embedded Redis (data)",
    "REDIS_URL": "use this Redis: redis://, rediss:// or unix:// (an embedded one)",
    "BOTYARD_SECRET": "signing key of guests, at least 32 characters (made once and kept in Redis)",
    "BOTYARD_ORIGINS": "further web origins that may connect, such as https://play.example.org, split by commas",
}


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Settings from the variables of `NAMES`. Raises `BadSetting`."""
    given = {name: environment[name].strip() for name in NAMES if environment.get(name, "").strip()}
    return Settings(
        host=_host(given.get("HOST", "127.0.0.1")),
        port=_port(given.get("PORT", "8000")),
        data=Path(given.get("BOTYARD_DATA", "data")),
        redis_url=_redis_url(given.get("REDIS_URL")),
        secret=_secret(given.get("BOTYARD_SECRET")),
        origins=frozenset(
            _origin(part.strip()) for part in given.get("BOTYARD_ORIGINS", "").split(",") if part.strip()
        ),
    )


def _host(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9.:_-]+", text):
        raise BadSetting(f"HOST is {text!r}; it must be an address or a host name, such as 127.0.0.1.")
    return text


def _port(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > 65_535:
        raise BadSetting(f"PORT is {text!r}; it must be a number from 0 to 65535.")
    return int(text)


def _redis_url(text: str | None) -> str | None:
    if text is None:
        return None
    if not re.fullmatch(r"(rediss?|unix)://\S+", text):
        shown = text.split("@")[-1]  # never print a password
        raise BadSetting(f"REDIS_URL is {shown!r}; it must begin with redis://, rediss:// or unix://.")
    return text


def _secret(text: str | None) -> bytes | None:
    if text is None:
        return None
    if len(text) < 32:
        raise BadSetting("BOTYARD_SECRET is too short: it must have at least 32 characters.")
    return text.encode()


def _origin(text: str) -> str:
    if not re.fullmatch(r"(?i)https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/?", text):
        raise BadSetting(f"BOTYARD_ORIGINS holds {text!r}; an origin is like https://play.example.org.")
    return text.rstrip("/").lower()
