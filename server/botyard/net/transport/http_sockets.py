"""The table of a node's HTTP sockets: how many there are, of which address, and which are closed first when it is full.

A socket waits while its peer owes something: the rest of a request, the next request, or room for the answer. A node
that is full closes the socket that has waited for longest, so that sockets that are only held keep nobody out.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from ipaddress import ip_network

from botyard import descriptors
from botyard.net.transport.client_address import counted_address, is_allowed, wider_networks
from botyard.net.transport.rate_limits import FULL_SECONDS, Denial, change_count
from botyard.settings import WIDER_FACTOR

WAITED_SECONDS = 0.5
"""A socket that has waited for less is not closed for another one."""
SOCKETS_PER_ADDRESS = 500
"""HTTP sockets of one address, websockets not counted: a browser opens up to six."""
REFUSED_SOCKETS = descriptors.REFUSED
"""Sockets that got their last answer and are about to be closed, in addition to those that are served."""
FULL = Denial(503, "This server is full: try again, or another.", FULL_SECONDS)
TOO_MANY = Denial(429, "Your address has too many sockets: close some.", FULL_SECONDS)


class HttpSocket:
    """A socket in the table. `networks`: under what it is counted; `abort`: closes it at once."""

    __slots__ = ("abort", "networks")

    def __init__(self, networks: tuple[str, ...], abort: Callable[[], None]) -> None:
        self.networks = networks
        self.abort = abort


class SocketTable:
    """Sockets of one node. `limit`: in all, websockets included; `refused`: of `REFUSED_SOCKETS`, if fewer fit.

    Peers of `proxies` and of this machine are not counted by address: they speak for many. Times: seconds of any
    steady clock.
    """

    def __init__(self, limit: int, proxies: Iterable[str] = (), refused: int | None = None) -> None:
        self.limit = limit
        self._refused = REFUSED_SOCKETS if refused is None else refused
        self.addresses: Counter[str] = Counter()
        self._proxies = tuple(ip_network(proxy) for proxy in proxies)
        self._waiting: OrderedDict[HttpSocket, float] = OrderedDict()
        self._ending: OrderedDict[HttpSocket, None] = OrderedDict()

    def enter(self, host: str | None, abort: Callable[[], None]) -> HttpSocket:
        """Count a socket, which `leave` ends. `host`: the address of its peer."""
        socket = HttpSocket(self._networks(host), abort)
        self._count(socket, 1)
        return socket

    def refusal(self, socket: HttpSocket, sockets: int, now: float) -> Denial | None:
        """Why a socket that has entered is not served. `sockets`: how many the node has, this one included.

        Where another one can be closed for it that is done, and None is returned.
        """
        for level, network in enumerate(socket.networks):
            if self.addresses[network] > SOCKETS_PER_ADDRESS * WIDER_FACTOR**level and not self._close_one(
                network, now
            ):
                return TOO_MANY
        if sockets - len(self._ending) > self.limit and not self._close_one(None, now):
            return FULL
        return None

    def wait(self, socket: HttpSocket, now: float) -> None:
        """Note that its peer owes something from now on, if it did not before."""
        self._waiting.setdefault(socket, now)

    def work(self, socket: HttpSocket) -> None:
        """Note that the node owes an answer."""
        self._waiting.pop(socket, None)

    def end(self, socket: HttpSocket) -> None:
        """Note that a socket got its last answer. It counts no longer; beyond a number the oldest is closed."""
        self.work(socket)
        if socket not in self._ending:
            self._count(socket, -1)
            self._ending[socket] = None
            if len(self._ending) > self._refused:
                next(iter(self._ending)).abort()

    def leave(self, socket: HttpSocket) -> None:
        """Forget a socket that is closed, or has become a websocket."""
        self.work(socket)
        if socket in self._ending:
            del self._ending[socket]
        else:
            self._count(socket, -1)

    def _networks(self, host: str | None) -> tuple[str, ...]:
        counted = counted_address(host)
        if host is None or counted is None or is_allowed(host, self._proxies):
            return ()
        return counted, *wider_networks(counted)

    def _count(self, socket: HttpSocket, by: int) -> None:
        for network in socket.networks:
            change_count(self.addresses, network, by)

    def _close_one(self, network: str | None, now: float) -> bool:
        """Close the socket that has waited for longest, of a network or of all, if one has waited for long enough."""
        waiting = (one for one in self._waiting if network is None or network in one.networks)
        oldest = next(waiting, None)
        if oldest is None or self._waiting[oldest] > now - WAITED_SECONDS:
            return False
        self.end(oldest)
        oldest.abort()
        return True
