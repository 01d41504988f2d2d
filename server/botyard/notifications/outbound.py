"""Requests of the service to addresses that people give it: over https, to public addresses only, and short.

A name is resolved once, and the connection goes to the very address that was checked, so that a name cannot resolve to
another one in between. Redirects are not followed.
"""

import asyncio
import socket
import ssl
import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from math import ceil
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import httpcore

from botyard.errors import Refused
from botyard.settings import Network
from botyard.texts import localized
from botyard_protocol.codes import Code

SECONDS = 5.0
"""The limit for a request and its answer."""
ANSWER_BYTES = 65_536
"""The most bytes of an answer that are read."""
LONGEST_WAIT = 86_400
"""The most seconds that `Retry-After` counts for."""
IDLE = 20
"""The most connections that are kept open for further requests."""
IDLE_SECONDS = 30.0
_STRANGE = frozenset(map(chr, (*range(33), 92, 127)))  # control characters, the space and the backslash


class NotPublic(OSError):
    """A name leads to an address that this service sends nothing to."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a request: its status, the value of `Retry-After` in seconds (0 for none), and its beginning."""

    status: int
    retry_after: int
    body: bytes


class Outbound:
    """Sends requests. `networks`: further networks that they may go to, also without https."""

    def __init__(self, networks: Sequence[Network] = ()) -> None:
        self._networks = tuple(networks)
        self._backend = _Checked(self)
        self._idle: list[httpcore.AsyncConnectionInterface] = []  # in the order of their last use

    def must_be_allowed(self, url: str, field: str) -> None:
        """Raise `Refused` for a URL that no request may go to, as far as its text shows. `field`: that of the URL."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            host, port, parts = "", None, urlsplit("")
        literal = _literal(host)
        is_plain = not parts.username and not parts.password and url.isascii() and not _STRANGE.intersection(url)
        fits = parts.scheme == "https" and (literal is None or self.is_allowed(literal))
        fits = fits or (parts.scheme == "http" and literal is not None and self._is_added(literal))
        if not fits or not host or port == 0 or not is_plain:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-public_address", field=field))

    def is_allowed(self, address: IPv4Address | IPv6Address) -> bool:
        """Whether requests may go to an address."""
        return self._is_added(address) or all(_is_public(one) for one in (address, *_embedded(address)))

    def _is_added(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address.version == one.version and address in one for one in self._networks)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send a POST and return the answer. Raises `OSError` if there is none, and `NotPublic`."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(url, headers, body)
        except TimeoutError as error:
            raise OSError(f"no answer within {SECONDS:.0f} s") from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise OSError(str(error) or type(error).__name__) from error

    async def stop(self) -> None:
        """Close the connections that are kept open for further requests."""
        while self._idle:
            await self._idle.pop().aclose()

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send a POST and return the answer, with at most `ANSWER_BYTES` of its body. Raises as `httpcore` does."""
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        sent += [(b"Host", urlsplit(url).netloc.encode()), (b"Content-Length", str(len(body)).encode())]
        request = httpcore.Request("POST", url, headers=sent, content=body)
        connection = await self._connection_to(request.url.origin)
        try:
            answer = await connection.handle_async_request(request)
            try:
                read = b""
                async for part in answer.aiter_stream():
                    read = (read + part)[:ANSWER_BYTES]
                    if len(read) == ANSWER_BYTES:
                        break
            finally:
                await answer.aclose()
        finally:
            await self._keep(connection)
        return Reply(answer.status, _retry_after(answer.headers), read)

    async def _connection_to(self, origin: httpcore.Origin) -> httpcore.AsyncConnectionInterface:
        """Return a connection to a server: the one of the kept connections that was used last, or a new one."""
        for connection in [one for one in reversed(self._idle) if one.can_handle_request(origin)]:
            self._idle.remove(connection)
            if not connection.has_expired():
                return connection
            await connection.aclose()
        tls = await asyncio.to_thread(_tls) if origin.scheme == b"https" else None
        return httpcore.AsyncHTTPConnection(origin, tls, keepalive_expiry=IDLE_SECONDS, network_backend=self._backend)

    async def _keep(self, connection: httpcore.AsyncConnectionInterface) -> None:
        """Keep a connection for later requests if it is idle, and close the oldest of too many; close any other one."""
        if connection.is_idle():
            self._idle.append(connection)
            if len(self._idle) <= IDLE:
                return
            connection = self._idle.pop(0)
        await connection.aclose()


class _Checked(httpcore.AsyncNetworkBackend):
    """Connects to addresses that a name was resolved to and that were checked."""

    def __init__(self, outbound: Outbound) -> None:
        self._outbound = outbound
        self._names = Names()
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - of the interface
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first address of a name that answers. Raises `NotPublic` if any of them is not allowed."""
        literal = _literal(host)
        try:
            found = await self._names.addresses(host) if literal is None else (str(literal),)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(f"the name {host} is not known") from error
        addresses = [ip_address(one.partition("%")[0]) for one in found]
        for one in addresses:
            if not self._outbound.is_allowed(one):
                raise NotPublic(f"{host} leads to {one}, which is no public address")
        *others, last = dict.fromkeys(map(str, addresses))
        for address in others:
            with suppress(httpcore.ConnectError):  # the next one may answer
                return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)
        return await self._backend.connect_tcp(last, port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait, between attempts of the pool."""
        await asyncio.sleep(seconds)


@cache
def _tls() -> ssl.SSLContext:
    """Return the context of all TLS connections, made once: reading the certificates takes longer than a message."""
    return httpcore.default_ssl_context()


def _literal(host: str) -> IPv4Address | IPv6Address | None:
    """The address that a host is written as, None for a name. Spellings of the C library count, such as `0x7f.1`."""
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        pass
    try:
        return IPv4Address(socket.inet_aton(host))
    except (OSError, UnicodeError):
        return None


def _embedded(address: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """The addresses of IPv4 that one of IPv6 stands for: mapped, of 6to4, of Teredo, and of NAT64."""
    if isinstance(address, IPv4Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address.packed[:12] in (bytes.fromhex("0064ff9b") + bytes(8), bytes(12)):  # NAT64, and the older ::a.b.c.d
        found.append(IPv4Address(address.packed[12:]))
    return [one for one in found if one is not None]


LOCAL_USE = tuple(ip_network(one) for one in ("64:ff9b:1::/48", "::ffff:0:0:0/96", "fec0::/10"))
"""What some releases of Python take for public: NAT64 for local use (RFC 8215), translated (RFC 2765), site-local."""


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address is public and that of a single host. True for every IPv4 address mapped to IPv6."""
    # the caller also checks the IPv4 address that a mapped one stands for: that decides
    mapped = isinstance(address, IPv6Address) and address.ipv4_mapped is not None
    is_local = any(address in network for network in LOCAL_USE)
    return mapped or (address.is_global and not address.is_multicast and not is_local)


def _retry_after(headers: Iterable[tuple[bytes, bytes]]) -> int:
    """The seconds of `Retry-After` (RFC 9110, section 10.2.3), at most a day; 0 for none and for what is no time."""
    value = next((value for name, value in headers if name.lower() == b"retry-after"), b"").strip()
    if value.isdigit():
        return min(int(value[:9]), LONGEST_WAIT)  # nine digits: enough to exceed the limit
    try:
        seconds = parsedate_to_datetime(value.decode("ascii")).timestamp() - time.time()
    except (ValueError, OverflowError):
        return 0
    return min(max(ceil(seconds), 0), LONGEST_WAIT)


LOOKUPS = 8
"""The most lookups at the same time."""
SLOW_SECONDS = 1.0
"""How long a lookup is waited for if older addresses of the name are known."""
KNOWN_SECONDS = 3600.0
"""How long the addresses of a name are used when another lookup takes too long."""
KNOWN_NAMES = 1_000

Addresses = tuple[str, ...]


class Names:
    """Looks names of servers up in threads of its own, with at most one lookup of a name at the same time.

    A lookup takes as long as the name servers of its domain let it, and cannot be stopped. In the threads of the event
    loop, a few lookups that hang would delay those of all other connections of the node.
    """

    def __init__(self) -> None:
        self._lookups: dict[str, asyncio.Future[Addresses]] = {}
        self._known: OrderedDict[str, tuple[float, Addresses]] = OrderedDict()  # with the time of the lookup

    async def addresses(self, name: str) -> Addresses:
        """Return the addresses of a name. If its lookup is slow, or too many run, addresses of the last hour count.

        Raises `OSError`, also for too many lookups, and `UnicodeError`.
        """
        at, known = self._known.get(name, (0.0, ()))
        if time.monotonic() - at > KNOWN_SECONDS:
            known = ()
        if name not in self._lookups and len(self._lookups) >= LOOKUPS:
            if known:
                return known
            raise OSError("too many names are being looked up")
        lookup = self._lookups.get(name) or self._begin(name)
        done, _ = await asyncio.wait((lookup,), timeout=SLOW_SECONDS if known else None)
        return lookup.result() if done else known

    def _begin(self, name: str) -> asyncio.Future[Addresses]:
        """Begin to look a name up, in a thread that the end of the process does not wait for."""
        loop = asyncio.get_running_loop()
        lookup = self._lookups[name] = loop.create_future()

        def end(found: Addresses, error: Exception | None) -> None:
            self._lookups.pop(name, None)
            if error is not None:
                lookup.set_exception(error)
                lookup.exception()  # else asyncio would log it if all who waited have given up
                return
            lookup.set_result(found)
            self._known[name] = time.monotonic(), found
            self._known.move_to_end(name)
            if len(self._known) > KNOWN_NAMES:
                self._known.popitem(last=False)

        def look_up() -> None:
            found, failure = Addresses(), None
            try:
                found = addresses_of(name)
            except (OSError, UnicodeError) as error:
                failure = error
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(end, found, failure)

        Thread(target=look_up, name="lookup", daemon=True).start()
        return lookup


def addresses_of(name: str) -> Addresses:
    """Return the addresses of a name, as soon as its name servers have answered. Raises `OSError`, `UnicodeError`."""
    return tuple(str(one[4][0]) for one in socket.getaddrinfo(name, None, type=socket.SOCK_STREAM))
