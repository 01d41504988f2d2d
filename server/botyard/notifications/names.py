"""Addresses of the names of servers that people choose, looked up in threads of their own.

A lookup takes as long as the name servers of its domain let it, and nothing ends it. In the threads of the event loop,
few lookups that hang would hold up those of all other connections of the node.
"""

import asyncio
import socket
import time
from collections import OrderedDict
from contextlib import suppress
from threading import Thread

LOOKUPS = 8
"""The most lookups at the same time."""
SLOW_SECONDS = 1.0
"""How long the lookup of a name is waited for whose addresses are known."""
KNOWN_SECONDS = 3600.0
"""How long the addresses of a name are known, for the times when a lookup takes too long."""
KNOWN_NAMES = 1_000

Addresses = tuple[str, ...]


class Names:
    """Looks names up, each at most once at the same time."""

    def __init__(self) -> None:
        self._lookups: dict[str, asyncio.Future[Addresses]] = {}
        self._known: OrderedDict[str, tuple[float, Addresses]] = OrderedDict()  # with the time of the lookup

    async def addresses(self, name: str) -> Addresses:
        """Return the addresses of a name. If a lookup is slow, or there are too many, those of the last hour count.

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
                lookup.exception()  # all who waited may have given up
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
