"""`botyard serve`: one node, from its Redis to its socket, and back down again."""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from threading import Timer
from types import FrameType
from typing import Any

import uvicorn

from botyard import descriptors
from botyard.app import Node, signing_key
from botyard.descriptors import Sockets, fit, needed, raise_limit
from botyard.logs import about
from botyard.net.transport.http_driver import HttpConfig
from botyard.net.transport.http_sockets import SocketTable
from botyard.processes.bot_workers import share_of
from botyard.settings import Settings
from botyard.store.data_format import FORMAT
from botyard.store.embedded import EmbeddedRedis
from botyard.store.error_classes import BadStore, StoreAway, StoreRefuses
from botyard.store.primary import place_of
from botyard.store.store import Store
from botyard.version import VERSION
from botyard_protocol.base import MAX_FRAME_BYTES

log = logging.getLogger("botyard")

START_SECONDS = 30.0
FINISH_SECONDS = 4.0
GRACE_SECONDS = 5
END_SECONDS = 18.0
"""A node that was told to stop is gone after so long, whatever hangs."""

COME_BACK_MS = 2_000
PING_SECONDS = 20.0
"""So often peers are pinged, and so long they may take to answer."""
SPARE_SOCKETS = descriptors.SPARE
"""Sockets for HTTP, in addition to the connections, if they fit."""


class CannotStart(Exception):
    """The server cannot start; the message is one line that says what to do."""


class StoreIsAway(CannotStart):
    """The store does not answer: a later start may succeed without a change."""


async def serve(settings: Settings, inherited: int | None = None) -> None:
    """Run a node until it is told to stop. Raises `CannotStart`.

    `inherited`: the file descriptor of a listening socket; without one the address of the settings is taken.
    """
    listener = listen(settings) if inherited is None else socket.socket(fileno=inherited)
    async with AsyncExitStack() as stack:
        stack.callback(listener.close)
        sockets = sockets_of(settings)
        settings = replace(settings, limits=replace(settings.limits, connections=sockets.connections))
        store = await connected(await redis_url(settings, stack), stack)
        key = await key_of(store, settings)
        node = Node(store, key, settings)
        server = Server(node, config_of(node, sockets), url_of(settings, listener))
        await server.serve([listener])
        if not server.started:
            raise CannotStart("The server could not start: the lines above say why.")


def sockets_of(settings: Settings) -> Sockets:
    """As many sockets as fit into the descriptors of this process. Raises `CannotStart` if they are too few."""
    allowed, workers, files = settings.limits.connections, share_of(settings.bot_workers), raise_limit()
    sockets = fit(allowed, files, workers)
    if sockets is None:
        raise CannotStart(f"Only {files} files may be open, which is too few: raise the limit (ulimit -n).")
    if sockets.connections < allowed:
        why = f"only {files} files may be open; BOTYARD_CONNECTIONS needs {needed(allowed, workers)} (ulimit -n)"
        log.warning(
            "fewer connections fit than are allowed",
            extra=about(count=sockets.connections, allowed=allowed, reason=why),
        )
    return sockets


def listen(settings: Settings) -> socket.socket:
    """The listening socket. Raises `CannotStart` if the address is taken or unknown."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, _, _, address = found[0]
        return _bound(socket.socket(family, kind), address)
    except (OSError, UnicodeError) as error:  # the latter for a host name with an empty or overlong part
        reason = error.strerror if isinstance(error, OSError) else "there is no such host name"
        raise CannotStart(
            f"Cannot listen on {settings.host} port {settings.port}: {reason}. Set HOST and PORT to a free address."
        ) from error


def _bound(listener: socket.socket, address: tuple[Any, ...]) -> socket.socket:
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def url_of(settings: Settings, listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    port = listener.getsockname()[1]
    host = "127.0.0.1" if settings.host in {"0.0.0.0", "::", ""} else settings.host
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def redis_url(settings: Settings, stack: AsyncExitStack) -> str:
    """Where Redis is: the one of the settings, or one of our own until the stack ends. Raises `CannotStart`."""
    if settings.redis_url is not None:
        return settings.redis_url
    embedded = EmbeddedRedis(settings.data, settings.redis_server, settings.maxmemory)
    try:
        await embedded.start()
    except BadStore as error:
        await embedded.stop()
        raise CannotStart(str(error)) from error
    stack.push_async_callback(embedded.stop)
    log.info("redis is embedded", extra=about(engine=embedded.engine.name, version=embedded.engine.version))
    return embedded.url


async def connected(url: str, stack: AsyncExitStack) -> Store:
    """A store that has begun to connect, until the stack ends. Raises `CannotStart`."""
    try:
        store = Store(url)
    except ValueError as error:  # which is not shown: it may hold the password
        raise CannotStart(
            "REDIS_URL cannot be used: it must be like redis://127.0.0.1:6379/0,"
            " or for a Redis Cluster like redis+cluster://10.0.0.1:6379,10.0.0.2:6379."
        ) from error
    stack.push_async_callback(store.stop)
    store.start()
    return store


async def key_of(store: Store, settings: Settings) -> bytes:
    """The signing key, once Redis answers. Raises `CannotStart` if it does not, or cannot be written."""
    deadline = asyncio.get_running_loop().time() + START_SECONDS
    while True:
        try:
            await _check_format(store)
            return await signing_key(store, settings)
        except StoreRefuses as error:
            raise CannotStart(f"Redis cannot be used: {str(error).rstrip('.')}.") from error
        except StoreAway as error:
            if asyncio.get_running_loop().time() > deadline:
                why = str(error).rstrip(".")
                raise StoreIsAway(_away(settings, why)) from error
            await asyncio.sleep(0.1)


async def _check_format(store: Store) -> None:
    """Raise `CannotStart` for data that a newer release has stored, before anything is written."""
    found = await store.raise_format()
    if found > FORMAT:
        raise CannotStart(
            f"The data has format {found}, and Botyard {VERSION} knows formats up to {FORMAT}:"
            " use the newer Botyard that has stored it, or restore an older backup."
        )


def _away(settings: Settings, why: str) -> str:
    if settings.redis_url is None:
        return f"The embedded Redis of {settings.data} does not answer ({why}); see {settings.data / 'redis.log'}."
    return f"Redis at {place_of(settings.redis_url)} does not answer ({why}): check REDIS_URL, and that it runs."


def config_of(node: Node, sockets: Sockets | None = None) -> HttpConfig:
    """How uvicorn serves a node. `sockets`: how many it takes; None: as many as its settings allow."""
    sockets = sockets or Sockets(node.settings.limits.connections, SPARE_SOCKETS)
    return HttpConfig(
        node.application(),
        SocketTable(sockets.connections + sockets.spare, node.settings.proxies, sockets.refused),
        backlog=sockets.backlog,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="botyard.net.transport.http_driver:PatientProtocol",
        ws="botyard.net.transport.websocket_driver:SocketProtocol",
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=bool(node.settings.proxies),
        forwarded_allow_ips=list(node.settings.proxies),
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )


class Server(uvicorn.Server):
    """Tells the connections before it closes them, and lets the rest of the node stop in good order."""

    def __init__(self, node: Node, config: uvicorn.Config, url: str) -> None:
        super().__init__(config)
        self._node = node
        self._url = url

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Called for a signal: from now on the node says that it stops, and whatever hangs, it is gone in time."""
        if not self.should_exit:
            self._node.readiness.stopping = True
            end = Timer(END_SECONDS, _end)
            end.daemon = True
            end.start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say where."""
        await super().startup(sockets)
        if self.started:
            print(f"Botyard is ready: {self._url}", flush=True)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End on SIGTERM and SIGINT. uvicorn would raise them again afterwards, before Redis was stopped."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce it, accept nobody, finish what is in hand, ask everybody to come back, then stop."""
        self._node.readiness.stopping = True
        log.info("the node stops", extra=about(count=len(self._node.hubs.connections)))
        await self._announce(self._node.settings.announce)
        for listener in (*self.servers, *(sockets or ())):
            listener.close()
        await self._node.desk.finish(FINISH_SECONDS)
        self._node.endpoint.close_all(COME_BACK_MS)
        await asyncio.sleep(0.05)  # let the close frames go out before the sockets are shut
        await super().shutdown(sockets)
        log.info("the node has stopped")

    async def _announce(self, seconds: float) -> None:
        """Go on as before for so long, so that a balancer can look elsewhere. A second Ctrl-C is not kept waiting."""
        until = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < until and not self.force_exit:  # noqa: ASYNC110 - uvicorn has no event
            await asyncio.sleep(0.05)


def _end() -> None:
    log.error("the node hangs and is ended")
    os._exit(1)
