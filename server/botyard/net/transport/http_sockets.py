"""The table of a node's HTTP sockets: their number by address, and which are closed first when it is full.

A socket waits while its peer is to act: to send the rest of a request or the next request, or to read the answer. A
full node closes the socket that has waited for longest, so that idle sockets exclude no client.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from ipaddress import ip_network
from itertools import islice

from botyard import descriptors
from botyard.net.transport.client_address import counted_address, is_allowed, wider_networks
from botyard.net.transport.rate_limits import FULL, FULL_SECONDS, Denial, change_count
from botyard.settings import WIDER_FACTOR

WAITED_SECONDS = 0.5
"""The least time that a socket has waited before it is closed for another one."""
SOCKETS_PER_ADDRESS = 500
"""HTTP sockets of one address, without WebSockets; a browser opens up to six."""
REFUSED_SOCKETS = descriptors.REFUSED
"""Sockets that got their last answer and are about to be closed, in addition to the served ones."""
TOO_MANY = Denial(429, "Your address has too many sockets: close some.", FULL_SECONDS)


class HttpSocket:
    """A socket in the table. `networks`: the networks under which it is counted. `abort`: closes it at once."""

    __slots__ = ("abort", "networks")

    def __init__(self, networks: tuple[str, ...], abort: Callable[[], None]) -> None:
        self.networks = networks
        self.abort = abort


class SocketTable:
    """The sockets of one node.

    `limit`: the most served sockets, WebSockets included. `refused`: the most open sockets in addition that got their
    last answer (None: `REFUSED_SOCKETS`).

    Peers of `proxies` and of this machine are not counted by address: they carry many clients. Times are in seconds of
    any steady clock.
    """

    def __init__(self, limit: int, proxies: Iterable[str] = (), refused: int | None = None) -> None:
        self.limit = limit
        self._refused = REFUSED_SOCKETS if refused is None else refused
        self.addresses: Counter[str] = Counter()
        self._proxies = tuple(ip_network(proxy) for proxy in proxies)
        self._waiting: OrderedDict[HttpSocket, float] = OrderedDict()  # whose peer is to act, and since when
        self._ending: OrderedDict[HttpSocket, None] = OrderedDict()  # that got their last answer, oldest first

    def enter(self, host: str | None, abort: Callable[[], None]) -> HttpSocket:
        """Count a socket until `leave`, and return it. `host`: the address of its peer. `abort`: closes it at once."""
        socket = HttpSocket(self._networks(host), abort)
        self._count_socket(socket, 1)
        return socket

    def refusal(self, socket: HttpSocket, sockets: int, now: float) -> Denial | None:
        """Return why a new socket is not served, None if it is. `sockets`: how many the node has, with it.

        At a limit another socket is closed for it, if one has waited for `WAITED_SECONDS`.
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
        """Note that the peer of a socket is to act. If it was to act before, it has waited since then."""
        self._waiting.setdefault(socket, now)

    def work(self, socket: HttpSocket) -> None:
        """Note that the node is to act on a socket."""
        self._waiting.pop(socket, None)

    def end(self, socket: HttpSocket) -> None:
        """Stop counting a socket that got its last answer. Beyond their limit the oldest of these is closed."""
        self.work(socket)
        if socket not in self._ending:
            self._count_socket(socket, -1)
            self._ending[socket] = None
            beyond = len(self._ending) - self._refused
            if beyond > 0:  # the older ones are aborted already, and leave when the event loop runs on
                next(islice(self._ending, beyond - 1, None)).abort()

    def leave(self, socket: HttpSocket) -> None:
        """Remove a socket that is closed, or has become a WebSocket."""
        self.work(socket)
        if socket in self._ending:
            del self._ending[socket]
        else:
            self._count_socket(socket, -1)

    def _networks(self, host: str | None) -> tuple[str, ...]:
        """Return the networks under which a peer counts, the narrowest first; none for proxies and this machine."""
        counted = counted_address(host)
        if host is None or counted is None or is_allowed(host, self._proxies):
            return ()
        return counted, *wider_networks(counted)

    def _count_socket(self, socket: HttpSocket, by: int) -> None:
        for network in socket.networks:
            change_count(self.addresses, network, by)

    def _close_one(self, network: str | None, now: float) -> bool:
        """Close the socket that has waited for longest, if that is long enough. Returns whether one was closed.

        `network`: only sockets that count for it; None: all.
        """
        waiting = (one for one in self._waiting if network is None or network in one.networks)
        oldest = next(waiting, None)
        if oldest is None or self._waiting[oldest] > now - WAITED_SECONDS:
            return False
        self.end(oldest)
        oldest.abort()
        return True
