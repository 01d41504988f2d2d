"""The settings of a server: from the environment, overridden by the command line."""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from socket import gethostname
from urllib.parse import urlsplit

from botyard.bad_setting import BadSetting
from botyard.brand import DEFAULT_NAME, Brand, read_brand
from botyard.mail_settings import Mail, read_mail

Network = IPv4Network | IPv6Network
LOOPBACK: tuple[Network, ...] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))
WORKERS_LIMIT = 64
BOT_WORKERS_LIMIT = 256
THINKING_LIMIT_MS = 60_000
ANNOUNCE_LIMIT = 8.0
"""Seconds. With this limit a node still ends within 20 s."""
NO_ARCHIVE = "none"
WIDER_FACTOR = 4
"""Limits by address of a /56 network of IPv6 are this many times those of a /64, and of a /48 this many times again."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one node: `connections` in all, of one address and of one identity; `messages` of each per second.

    A connection may send the messages of two seconds at once. `guest_rooms`, `account_rooms`, `address_rooms`: rooms of
    one guest, account or address that are not over. `guest_open_rooms` and so on: those of them that wait for people.
    """

    connections: int = 10_000
    address_connections: int = 500
    identity_connections: int = 100
    messages: int = 300
    guest_rooms: int = 30
    account_rooms: int = 100
    address_rooms: int = 250
    guest_open_rooms: int = 5
    account_open_rooms: int = 20
    address_open_rooms: int = 60


@dataclass(frozen=True, slots=True)
class Development:
    """What a node of `botyard dev` serves in addition. No variable sets it.

    `slots`: folder of the author's saved positions. `report`: file with what the last save led to.
    """

    game: str
    slots: Path
    report: Path


@dataclass(frozen=True)
class Settings:
    """The settings of a server.

    `redis_url` None: an embedded server that keeps its data in `data`. `redis_server`: its program; None: the carried
    Valkey. `archive`: see `read_archive`. `secret` None: generated once and kept in Redis.
    `origins`: further web origins that may connect, in the order of the setting.
    `proxies`: addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. `metrics`: networks
    that may read the metrics. `announce`: seconds between the announcement of a stop and the end of accepting.
    `workers`: nodes on the port. `hosts`: names under which the server answers, in addition to addresses, loopback
    names and the hosts of `origins`. `security_contact`: where to report vulnerabilities, for security.txt.
    `reserved_names`: names that no user may take, in addition to the built-in ones.
    `games`: the games that are offered, in this order; None: all.
    `pages`: folder of the operator's texts, such as the imprint. `path`: below which a proxy
    serves the service, such as `/play`; "" for the whole host. `brand`: what the owner has put on the pages.
    `mail`: None if no mail is sent. `webhook_networks`: those that push messages may go to besides public addresses.
    `embed`: origins whose pages may show matches in a frame.
    `notifications`: whether any leave the service, as push messages, mails and webhooks.
    `offline`: whether browsers keep the page for times without a connection.
    `thinking`: how long bots seem to think, least and most in ms. `bot_workers`: their processes; None: cores - 1.
    `development`: for `botyard dev` alone.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    redis_url: str | None = None
    redis_server: str | None = None
    archive: str | None = None
    secret: bytes | None = None
    origins: tuple[str, ...] = ()
    hosts: frozenset[str] = frozenset()
    proxies: tuple[str, ...] = ()
    limits: Limits = Limits()
    metrics: tuple[Network, ...] = LOOPBACK
    webhook_networks: tuple[Network, ...] = ()
    mail: Mail | None = None
    announce: float = 0.0
    workers: int = 1
    thinking: tuple[int, int] = (500, 3_000)
    bot_workers: int | None = None
    log: str = "info"
    security_contact: str | None = None
    games: tuple[str, ...] | None = None
    pages: Path | None = None
    path: str = ""
    embed: tuple[str, ...] = ()
    brand: Brand = field(default_factory=Brand)
    maxmemory: int | None = None
    notifications: bool = True
    offline: bool = True
    reserved_names: tuple[str, ...] = ()
    development: Development | None = None

    @property
    def host_names(self) -> frozenset[str]:
        """All names under which the server answers, apart from addresses and loopback names."""
        listed = (urlsplit(origin).hostname for origin in self.origins)
        return self.hosts | names_of_machine(gethostname()) | {name for name in (*listed, self.host.lower()) if name}


def names_of_machine(host: str) -> frozenset[str]:
    """Return the names by which a machine named `host` is reached in the local network."""
    whole = host.lower().rstrip(".")
    first = whole.partition(".")[0]
    return frozenset({whole, first, f"{first}.local"}) if first else frozenset()


NAMES = {
    "HOST": "address to listen on (127.0.0.1; 0.0.0.0 for the whole network)",
    "PORT": "port to listen on (8000; 0 for any free port)",
    "BOTYARD_DATA": "directory of the embedded server's data (data)",
    "REDIS_URL": "use this Redis: redis://, rediss://, unix:// or redis+cluster:// (an embedded one)",
    "BOTYARD_REDIS_SERVER": "program of the embedded server, a path or a name on PATH (the carried Valkey)",
    "BOTYARD_ARCHIVE": "database of finished matches: postgresql://... or none (a file of the embedded server's data)",
    "BOTYARD_MAXMEMORY": "memory limit of the embedded server, such as 512mb or 4gb, or none (40% of the memory)",
    "BOTYARD_SECRET": "signing key of guests, at least 32 characters (generated once and kept in Redis)",
    "BOTYARD_SECRET_FILE": "file with that key instead, such as a secret of the container engine",
    "BOTYARD_ORIGINS": "further web origins that may connect, such as https://play.example.org, comma-separated",
    "BOTYARD_HOSTS": "host names of the server, such as play.example.org, or * for any (addresses and localhost)",
    "BOTYARD_SECURITY_CONTACT": "where to report vulnerabilities, for security.txt: mailto:... or https://... (none)",
    "BOTYARD_SITE_NAME": "name of the site, in place of Botyard (Botyard)",
    "BOTYARD_BRAND": "folder with logo.svg and brand.toml: colours, a sentence and links (none)",
    "BOTYARD_EMBED": "origins whose pages may show matches in a frame, such as https://club.example (none)",
    "BOTYARD_GAMES": "games that are offered, by their names, comma-separated, the first one preselected (all)",
    "BOTYARD_PAGES": "folder of your own pages, such as imprint.md and de/imprint.md (those of Botyard)",
    "BOTYARD_PATH": "path below which a proxy of another site serves it, such as /play (the whole host)",
    "BOTYARD_PROXIES": "proxies whose X-Forwarded-For is trusted, such as 10.0.0.0/8, comma-separated",
    "BOTYARD_CONNECTIONS": "most connections of a process (10000)",
    "BOTYARD_ADDRESS_CONNECTIONS": "most connections of one address (500)",
    "BOTYARD_IDENTITY_CONNECTIONS": "most connections of one guest (100)",
    "BOTYARD_MESSAGES": "most messages per second of a connection (300)",
    "BOTYARD_GUEST_ROOMS": "most unfinished rooms created by one guest (30)",
    "BOTYARD_ACCOUNT_ROOMS": "most unfinished rooms created by one account (100)",
    "BOTYARD_ADDRESS_ROOMS": "most unfinished rooms created from one address (250)",
    "BOTYARD_GUEST_OPEN_ROOMS": "most rooms of one guest that wait for players (5)",
    "BOTYARD_ACCOUNT_OPEN_ROOMS": "most rooms of one account that wait for players (20)",
    "BOTYARD_ADDRESS_OPEN_ROOMS": "most rooms from one address that wait for players (60)",
    "BOTYARD_METRICS": "addresses and networks that may read /metrics, comma-separated, or none (this machine)",
    "BOTYARD_ANNOUNCE": "seconds between SIGTERM, when /readyz turns 503, and the end of accepting (0; at most 8)",
    "BOTYARD_WORKERS": "nodes that share the port, each a process (1)",
    "BOTYARD_BOT_THINKING": "ms that bots seem to think, such as 500-3000, or 0 for at once (500-3000)",
    "BOTYARD_BOT_WORKERS": "processes in which bots think, all nodes of the port together (cores - 1)",
    "BOTYARD_SMTP": "the SMTP server, such as smtps://user:password@mail.example.org (none: no mail is sent)",
    "BOTYARD_SMTP_PASSWORD_FILE": "file with the password of the SMTP server, in place of one in BOTYARD_SMTP (none)",
    "BOTYARD_MAIL_FROM": "the sender of mails, such as Botyard <play@example.org>; BOTYARD_SMTP needs it",
    "BOTYARD_WEBHOOK_NETWORKS": "networks that messages may go to besides public addresses, also without https (none)",
    "BOTYARD_NOTIFICATIONS": "whether push messages, mails and webhooks are sent, on or off (on)",
    "BOTYARD_OFFLINE": "whether browsers keep the page for times without a connection, on or off (on)",
    "BOTYARD_RESERVED_NAMES": "file with names that no user may take, one a line (none)",
    "BOTYARD_LOG": "log level: debug, info or warning (info)",
}
SIMILARITY = 0.65
"""From this similarity (`difflib`) an unknown name counts as a misspelt setting."""
OTHER_VARIABLES = frozenset({"TOKEN", "LOST", "PAUSES", "SEED", "NODE", "PORT", "STORE_MEMORY", "STORE_MEMORY_LIMIT"})
"""Variables `BOTYARD_*` that are no settings: of `botyard bot`, of the tests' faults, of a supervisor's nodes, and of
`compose.yaml`."""
PATH_LIMIT = 100
"""Characters of `BOTYARD_PATH`."""
LARGEST_NUMBER = 1_000_000
"""The largest number of any setting."""


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Read settings from the variables of `NAMES`. Raises `BadSetting`, also for a misspelt name."""
    _check_names(environment)
    given = {name: environment[name].strip() for name in NAMES if environment.get(name, "").strip()}
    return Settings(
        host=_host(given.get("HOST", "127.0.0.1")),
        port=_number(given, "PORT", 8000, least=0, most=65_535),
        data=Path(given.get("BOTYARD_DATA", "data")),
        redis_url=_redis_url(given.get("REDIS_URL")),
        redis_server=given.get("BOTYARD_REDIS_SERVER"),
        archive=read_archive(given.get("BOTYARD_ARCHIVE")),
        secret=_secret(given.get("BOTYARD_SECRET"), given.get("BOTYARD_SECRET_FILE")),
        origins=tuple(_origin(part) for part in _parts(given.get("BOTYARD_ORIGINS", ""))),
        hosts=frozenset(_host_name(part) for part in _parts(given.get("BOTYARD_HOSTS", ""))),
        security_contact=_contact(given.get("BOTYARD_SECURITY_CONTACT")),
        games=_games(given.get("BOTYARD_GAMES")),
        pages=_pages(given.get("BOTYARD_PAGES")),
        brand=_brand(given),
        embed=tuple(_embedder(part) for part in _parts(given.get("BOTYARD_EMBED", ""))),
        path=_path(given.get("BOTYARD_PATH", "")),
        proxies=tuple(_proxy(part) for part in _parts(given.get("BOTYARD_PROXIES", ""))),
        limits=_limits(given),
        metrics=_networks(given, "BOTYARD_METRICS", LOOPBACK),
        webhook_networks=_networks(given, "BOTYARD_WEBHOOK_NETWORKS", ()),
        mail=_mail(given),
        announce=_announce(given.get("BOTYARD_ANNOUNCE", "0")),
        workers=_number(given, "BOTYARD_WORKERS", 1, most=WORKERS_LIMIT),
        thinking=_thinking(given.get("BOTYARD_BOT_THINKING", "500-3000")),
        bot_workers=_bot_workers(given),
        maxmemory=_maxmemory(given.get("BOTYARD_MAXMEMORY")),
        notifications=_is_on(given, "BOTYARD_NOTIFICATIONS"),
        offline=_is_on(given, "BOTYARD_OFFLINE"),
        reserved_names=_reserved_names(given.get("BOTYARD_RESERVED_NAMES")),
        log=_log(given.get("BOTYARD_LOG", "info")),
    )


def unknown_names(environment: Mapping[str, str]) -> list[str]:
    """Return the variables `BOTYARD_*` that are set but are no settings. Those that Kubernetes sets are left out."""
    own = (
        name
        for name, value in environment.items()
        if name.startswith(_PREFIX) and value.strip() and not (_INJECTED.search(name) and _PLACE.fullmatch(value))
    )
    return sorted(name for name in own if name not in NAMES and name.removeprefix(_PREFIX) not in OTHER_VARIABLES)


_PREFIX = "BOTYARD_"

_INJECTED = re.compile(r"_(?:PORT|SERVICE_HOST|SERVICE_PORT\w*|PORT_\d+_(?:TCP|UDP)\w*)\Z")
_PLACE = re.compile(r"(?:tcp|udp)(?:://\S+)?|\d+|[0-9a-fA-F:.]+")
"""What Kubernetes puts into every container for a service whose name begins with `botyard`: names and values."""


def _check_names(environment: Mapping[str, str]) -> None:
    """Raise `BadSetting` for a misspelt name. Dissimilar names pass: they may be settings of a newer version."""
    known = {name.removeprefix(_PREFIX): name for name in NAMES}
    for name in unknown_names(environment):
        if near := get_close_matches(name.removeprefix(_PREFIX), known, 1, SIMILARITY):
            raise BadSetting(f"{name} is not a setting. Did you mean {known[near[0]]}?")


def _host(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9.:_-]+", text):
        raise BadSetting(f"HOST is {text!r}; it must be an address or a host name, such as 127.0.0.1.")
    return text


def _is_on(given: Mapping[str, str], name: str) -> bool:
    """Return whether a setting is on, as without it. Raises `BadSetting`."""
    text = given.get(name, "on")
    if text.lower() not in ("on", "off"):
        raise BadSetting(f"{name} is {text!r}; it must be on or off.")
    return text.lower() == "on"


def _redis_url(text: str | None) -> str | None:
    """Return REDIS_URL, checked; None means the embedded server. Raises `BadSetting`, without a password in it."""
    if text is None:
        return None
    if not re.fullmatch(r"(rediss?(\+cluster)?|unix)://\S+", text):
        shown = text.split("@")[-1]  # never print a password
        raise BadSetting(
            f"REDIS_URL is {shown!r}; it must begin with redis://, rediss:// or unix://,"
            " or for a Redis Cluster with redis+cluster:// or rediss+cluster://."
        )
    return text


def _secret(text: str | None, file: str | None) -> bytes | None:
    """Return the signing key from the environment or from a file; None if neither is set. Raises `BadSetting`."""
    if text is not None and file is not None:
        raise BadSetting("BOTYARD_SECRET and BOTYARD_SECRET_FILE are both set: set only one of them.")
    name = "BOTYARD_SECRET" if file is None else "BOTYARD_SECRET_FILE"
    if file is not None:
        text = _content(file)
    if text is None:
        return None
    if len(text) < 32:
        raise BadSetting(f"{name} is too short: it must have at least 32 characters.")
    return text.encode()


def _content(file: str) -> str:
    """Read a signing key from a file. Raises `BadSetting`."""
    try:
        return Path(file).read_text().strip()
    except OSError as error:
        raise BadSetting(f"BOTYARD_SECRET_FILE is {file!r}, which cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadSetting(f"BOTYARD_SECRET_FILE is {file!r}, which is not text: write the key as characters.") from error


def _reserved_names(file: str | None) -> tuple[str, ...]:
    """Read the reserved names, one a line; what is behind `#` is a comment. Raises `BadSetting`."""
    if file is None:
        return ()
    try:
        lines = Path(file).read_text().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"BOTYARD_RESERVED_NAMES is {file!r}, which cannot be read as text: {error}.") from error
    return tuple(name for line in lines if (name := line.partition("#")[0].strip()))


def _origin(text: str) -> str:
    if not re.fullmatch(r"(?i)https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/?", text):
        raise BadSetting(f"BOTYARD_ORIGINS contains {text!r}; an origin looks like https://play.example.org.")
    return text.rstrip("/").lower()


def _host_name(text: str) -> str:
    """Return one of BOTYARD_HOSTS, checked, in small letters: a name, `*.` and a name, or `*`. Raises `BadSetting`."""
    if not re.fullmatch(r"(?i)\*|(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*", text):
        raise BadSetting(
            f"BOTYARD_HOSTS contains {text!r}; it must be a name without scheme and port, such as play.example.org,"
            " *.example.org, or * for any."
        )
    return text.lower()


def _contact(text: str | None) -> str | None:
    """Return BOTYARD_SECURITY_CONTACT, checked: an address of mail or a page. None if unset. Raises `BadSetting`."""
    if text is not None and not re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://\S+", text):
        raise BadSetting(
            f"BOTYARD_SECURITY_CONTACT is {text!r}; it must be an address like mailto:security@example.org,"
            " or a page like https://example.org/security."
        )
    return text


def _pages(text: str | None) -> Path | None:
    if text is not None and not Path(text).is_dir():
        raise BadSetting(f"BOTYARD_PAGES is {text!r}; it must be a folder with files such as imprint.md.")
    return None if text is None else Path(text)


def _games(text: str | None) -> tuple[str, ...] | None:
    """Return the names of the games to offer, each once; None for all. Raises `BadSetting`."""
    if text is None:
        return None
    names = tuple(dict.fromkeys(_parts(text)))
    bad = next((name for name in names if not re.fullmatch(r"[a-z][a-z0-9_]*", name)), None)
    if bad is not None:
        raise BadSetting(
            f"BOTYARD_GAMES contains {bad!r}; a game is named as in its addresses, in small letters and _."
        )
    if not names:
        raise BadSetting("BOTYARD_GAMES names no game: list at least one, or leave the setting out for all games.")
    return names


def _brand(given: Mapping[str, str]) -> Brand:
    """Read BOTYARD_SITE_NAME and the folder of BOTYARD_BRAND. Raises `BadSetting`."""
    folder = given.get("BOTYARD_BRAND")
    return read_brand(None if folder is None else Path(folder), given.get("BOTYARD_SITE_NAME", DEFAULT_NAME))


def _embedder(text: str) -> str:
    """Return one of BOTYARD_EMBED, checked, in small letters: an origin, no path or pattern. Raises `BadSetting`."""
    found = re.fullmatch(r"(?i)https?://(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?", text)
    if found is None or int(found[1] or 0) > 65_535:
        raise BadSetting(
            f"BOTYARD_EMBED contains {text!r}; it must be the origin of a page, such as https://club.example, without"
            " a path and a slash at the end."
        )
    return text.lower()


def _path(text: str) -> str:
    """Return BOTYARD_PATH, checked; "" for the whole host. Raises `BadSetting`."""
    if text in ("", "/"):
        return ""
    if len(text) > PATH_LIMIT or not re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+", text):
        raise BadSetting(
            f"BOTYARD_PATH is {text!r}; it must be like /play or /games/botyard: a slash before each part and none at"
            f" the end, parts of letters, digits, -, _, ~ and dots, at most {PATH_LIMIT} characters."
        )
    return text


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _proxy(text: str) -> str:
    """Return one of BOTYARD_PROXIES, checked: an address or a network. Raises `BadSetting`."""
    try:
        return str(ip_network(text) if "/" in text else ip_address(text))
    except ValueError as error:
        raise BadSetting(
            f"BOTYARD_PROXIES contains {text!r}; a proxy is an address like 10.0.0.7 or a network like 10.0.0.0/8."
        ) from error


def _limits(given: Mapping[str, str]) -> Limits:
    """Return the limits, each as it is set or else by default. Raises `BadSetting`."""
    usual = asdict(Limits()).items()
    return Limits(**{name: _number(given, f"BOTYARD_{name.upper()}", default) for name, default in usual})


def _number(given: Mapping[str, str], name: str, default: int, least: int = 1, most: int = LARGEST_NUMBER) -> int:
    """Return a setting that is a number from `least` to `most`, or the default. Raises `BadSetting`."""
    text = given.get(name, str(default))
    if not re.fullmatch(rf"[0-9]{{1,{len(str(most))}}}", text) or not least <= int(text) <= most:
        raise BadSetting(f"{name} is {text!r}; it must be a number from {least} to {most}.")
    return int(text)


def _maxmemory(text: str | None) -> int | None:
    """Return BOTYARD_MAXMEMORY in bytes; 0 for no limit, None for the default. Raises `BadSetting`."""
    if text is None or text == "none":
        return None if text is None else 0
    found = re.fullmatch(r"([1-9][0-9]{0,5})(mb|gb)", text.lower())
    if found is None:
        raise BadSetting(f"BOTYARD_MAXMEMORY is {text!r}; it must be like 512mb or 4gb, or none.")
    return int(found[1]) << (20 if found[2] == "mb" else 30)


def _mail(given: Mapping[str, str]) -> Mail | None:
    """Read BOTYARD_SMTP and what belongs to it. Raises `BadSetting`."""
    origins = tuple(_origin(part) for part in _parts(given.get("BOTYARD_ORIGINS", "")))
    return read_mail(given, origins, _path(given.get("BOTYARD_PATH", "")))


def _networks(given: Mapping[str, str], name: str, default: tuple[Network, ...]) -> tuple[Network, ...]:
    """Return the networks of a setting. Raises `BadSetting`."""
    text = given.get(name)
    if text is None:
        return default
    return () if text == "none" else tuple(_network(name, part) for part in _parts(text))


def _network(name: str, text: str) -> Network:
    """Read an address or a network of a setting. Raises `BadSetting`."""
    try:
        return ip_network(text)
    except ValueError as error:
        raise BadSetting(f"{name} contains {text!r}; it must be like 10.0.0.7, 10.0.0.0/8 or none.") from error


def _announce(text: str) -> float:
    """Return BOTYARD_ANNOUNCE in seconds. Raises `BadSetting`."""
    if not re.fullmatch(r"[0-9](\.[0-9]{1,3})?", text) or float(text) > ANNOUNCE_LIMIT:
        raise BadSetting(
            f"BOTYARD_ANNOUNCE is {text!r}; it must be a number of seconds from 0 to {ANNOUNCE_LIMIT:.0f}."
        )
    return float(text)


def _thinking(text: str) -> tuple[int, int]:
    """Return the shortest and the longest pause of bots in ms. Raises `BadSetting`."""
    found = re.fullmatch(r"([0-9]{1,5})(?:-([0-9]{1,5}))?", text)
    least, most = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)  # refused below
    if not least <= most <= THINKING_LIMIT_MS:
        sentence = f"it must be milliseconds like 500-3000, at most {THINKING_LIMIT_MS}, or 0 for at once."
        raise BadSetting(f"BOTYARD_BOT_THINKING is {text!r}; {sentence}")
    return least, most


def _bot_workers(given: Mapping[str, str]) -> int | None:
    name = "BOTYARD_BOT_WORKERS"
    return _number(given, name, 1, most=BOT_WORKERS_LIMIT) if name in given else None


def _log(text: str) -> str:
    if text.lower() not in {"debug", "info", "warning"}:
        raise BadSetting(f"BOTYARD_LOG is {text!r}; it must be debug, info or warning.")
    return text.lower()


def read_archive(text: str | None) -> str | None:
    """Return BOTYARD_ARCHIVE, checked: the address of a PostgreSQL, or `NO_ARCHIVE`.

    None means SQLite in the data directory with the embedded server, and else no archive. Raises `BadSetting`, without
    a password in it.
    """
    if text is None or text == NO_ARCHIVE or re.fullmatch(r"postgres(ql)?://\S+", text):
        return text
    shown = text.split("@")[-1]  # never print a password
    raise BadSetting(
        f"BOTYARD_ARCHIVE is {shown!r}; it must be like postgresql://user:password@host/database, or none: then"
        " finished matches stay in Redis."
    )
