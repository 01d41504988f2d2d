"""The settings of a server: from the environment, overridden by the command line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path

Network = IPv4Network | IPv6Network
LOOPBACK: tuple[Network, ...] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))
WORKERS_LIMIT = 64
BOT_WORKERS_LIMIT = 256
THINKING_LIMIT_MS = 60_000
ANNOUNCE_LIMIT = 8.0
"""Seconds; with all that follows a node still ends within 20."""


class BadSetting(ValueError):
    """A setting that cannot be used. The message names it and says what it must be."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one node grants: `connections` in all, and of one address and one identity; messages a second of each.

    Of messages a connection may send twice as many at once as in a second.
    """

    connections: int = 10_000
    address_connections: int = 500
    identity_connections: int = 100
    messages: int = 300


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen, where to store, whom to trust.

    `redis_url` None: an embedded Redis that keeps its data in `data`. `secret` None: made once and kept in Redis.
    `origins`: web origins beside the server's own that may connect. `proxies`: addresses and networks whose
    `X-Forwarded-For` and `X-Forwarded-Proto` are believed. `metrics`: who may read them. `announce`: so many seconds
    before it stops to accept, a node that shall end says so. `workers`: nodes on the one port.
    `thinking`: how long bots seem to think, least and most in ms. `bot_workers`: processes for it; None: cores - 1.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    redis_url: str | None = None
    secret: bytes | None = None
    origins: frozenset[str] = frozenset()
    proxies: tuple[str, ...] = ()
    limits: Limits = Limits()
    metrics: tuple[Network, ...] = LOOPBACK
    announce: float = 0.0
    workers: int = 1
    thinking: tuple[int, int] = (500, 3_000)
    bot_workers: int | None = None
    log: str = "info"


NAMES = {
    "HOST": "address to listen on (127.0.0.1; 0.0.0.0 for everybody on the network)",
    "PORT": "port to listen on (8000; 0 takes a free one)",
    "BOTYARD_DATA": "directory of the embedded Redis (data)",
    "REDIS_URL": "use this Redis: redis://, rediss://, unix:// or redis+cluster:// (an embedded one)",
    "BOTYARD_SECRET": "signing key of guests, at least 32 characters (made once and kept in Redis)",
    "BOTYARD_ORIGINS": "further web origins that may connect, such as https://play.example.org, split by commas",
    "BOTYARD_PROXIES": "addresses of proxies whose X-Forwarded-For is believed, such as 10.0.0.0/8, split by commas",
    "BOTYARD_CONNECTIONS": "connections that a process takes (10000)",
    "BOTYARD_ADDRESS_CONNECTIONS": "connections of one address (500)",
    "BOTYARD_IDENTITY_CONNECTIONS": "connections of one guest (100)",
    "BOTYARD_MESSAGES": "messages a second that a connection may send (300)",
    "BOTYARD_METRICS": "addresses and networks that may read /metrics, split by commas, or none (this machine)",
    "BOTYARD_ANNOUNCE": "seconds from SIGTERM, when /readyz turns 503, until nothing is accepted (0; at most 8)",
    "BOTYARD_WORKERS": "nodes, each a process, that share the port (1)",
    "BOTYARD_BOT_THINKING": "ms that bots seem to think, such as 500-3000, or 0 for at once (500-3000)",
    "BOTYARD_BOT_WORKERS": "processes in which bots think, all nodes of the port together (cores - 1)",
    "BOTYARD_LOG": "what is logged: debug, info or warning (info)",
}
MOST = 1_000_000
"""No number of a setting is larger."""


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Settings from the variables of `NAMES`. Raises `BadSetting`."""
    given = {name: environment[name].strip() for name in NAMES if environment.get(name, "").strip()}
    return Settings(
        host=_host(given.get("HOST", "127.0.0.1")),
        port=_port(given.get("PORT", "8000")),
        data=Path(given.get("BOTYARD_DATA", "data")),
        redis_url=_redis_url(given.get("REDIS_URL")),
        secret=_secret(given.get("BOTYARD_SECRET")),
        origins=frozenset(_origin(part) for part in _parts(given.get("BOTYARD_ORIGINS", ""))),
        proxies=tuple(_proxy(part) for part in _parts(given.get("BOTYARD_PROXIES", ""))),
        limits=_limits(given),
        metrics=_metrics(given.get("BOTYARD_METRICS")),
        announce=_announce(given.get("BOTYARD_ANNOUNCE", "0")),
        workers=_workers(given.get("BOTYARD_WORKERS", "1")),
        thinking=_thinking(given.get("BOTYARD_BOT_THINKING", "500-3000")),
        bot_workers=_bot_workers(given.get("BOTYARD_BOT_WORKERS")),
        log=_log(given.get("BOTYARD_LOG", "info")),
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
    if not re.fullmatch(r"(rediss?(\+cluster)?|unix)://\S+", text):
        shown = text.split("@")[-1]  # never print a password
        raise BadSetting(
            f"REDIS_URL is {shown!r}; it must begin with redis://, rediss:// or unix://,"
            " or for a Redis Cluster with redis+cluster:// or rediss+cluster://."
        )
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


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _proxy(text: str) -> str:
    try:
        return str(ip_network(text) if "/" in text else ip_address(text))
    except ValueError as error:
        raise BadSetting(
            f"BOTYARD_PROXIES holds {text!r}; a proxy is an address like 10.0.0.7 or a network like 10.0.0.0/8."
        ) from error


def _limits(given: Mapping[str, str]) -> Limits:
    usual = Limits()
    return Limits(
        connections=_count(given, "BOTYARD_CONNECTIONS", usual.connections),
        address_connections=_count(given, "BOTYARD_ADDRESS_CONNECTIONS", usual.address_connections),
        identity_connections=_count(given, "BOTYARD_IDENTITY_CONNECTIONS", usual.identity_connections),
        messages=_count(given, "BOTYARD_MESSAGES", usual.messages),
    )


def _count(given: Mapping[str, str], name: str, default: int) -> int:
    text = given.get(name, str(default))
    if not re.fullmatch(r"[0-9]{1,7}", text) or not 1 <= int(text) <= MOST:
        raise BadSetting(f"{name} is {text!r}; it must be a number from 1 to {MOST}.")
    return int(text)


def _metrics(text: str | None) -> tuple[Network, ...]:
    if text is None:
        return LOOPBACK
    return () if text == "none" else tuple(_network(part) for part in _parts(text))


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise BadSetting(f"BOTYARD_METRICS holds {text!r}; it must be like 10.0.0.7 or 10.0.0.0/8, or none.") from error


def _announce(text: str) -> float:
    if not re.fullmatch(r"[0-9](\.[0-9]{1,3})?", text) or float(text) > ANNOUNCE_LIMIT:
        raise BadSetting(
            f"BOTYARD_ANNOUNCE is {text!r}; it must be a number of seconds from 0 to {ANNOUNCE_LIMIT:.0f}."
        )
    return float(text)


def _workers(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", text) or not 1 <= int(text) <= WORKERS_LIMIT:
        raise BadSetting(f"BOTYARD_WORKERS is {text!r}; it must be a number from 1 to {WORKERS_LIMIT}.")
    return int(text)


def _thinking(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,5})(?:-([0-9]{1,5}))?", text)
    least, most = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
    if not least <= most <= THINKING_LIMIT_MS:
        sentence = f"it must be milliseconds like 500-3000, at most {THINKING_LIMIT_MS}, or 0 for at once."
        raise BadSetting(f"BOTYARD_BOT_THINKING is {text!r}; {sentence}")
    return least, most


def _bot_workers(text: str | None) -> int | None:
    if text is None:
        return None
    if not re.fullmatch(r"[0-9]{1,3}", text) or not 1 <= int(text) <= BOT_WORKERS_LIMIT:
        raise BadSetting(f"BOTYARD_BOT_WORKERS is {text!r}; it must be a number from 1 to {BOT_WORKERS_LIMIT}.")
    return int(text)


def _log(text: str) -> str:
    if text.lower() not in {"debug", "info", "warning"}:
        raise BadSetting(f"BOTYARD_LOG is {text!r}; it must be debug, info or warning.")
    return text.lower()
