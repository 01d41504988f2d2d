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

import uvicorn

from botyard import descriptors
from botyard.app import Node
from botyard.background_tasks import cancel_all, spawn, spawn_forever
from botyard.descriptors import Sockets, allot_sockets, needed_files, raise_limit
from botyard.logs import about
from botyard.net.transport.http_driver import HttpConfig, HttpProtocol
from botyard.net.transport.http_sockets import SocketTable
from botyard.net.transport.peer_nodes import PeerNodes
from botyard.processes.places import Place, place_of
from botyard.processes.process_pool import pool_size
from botyard.settings import Settings
from botyard.startup import (
    CannotStart,
    connect_store,
    find_redis,
    open_listener,
    public_url,
    start_archive,
    wait_for_signing_key,
)
from botyard.version import FORM, VERSION, is_slow_python

log = logging.getLogger("botyard")

FINISH_SECONDS = 4.0
GRACE_SECONDS = 5
END_SECONDS = 18.0
"""A node that was asked to stop ends by force this long after, if something hangs."""

RECONNECT_MS = 2_000
"""Clients are asked to reconnect within this time, each at another moment."""
FULL_SHARE = 0.8
"""A node with this share of its allowed connections takes over none that other nodes of its port have accepted."""
SPARE_SOCKETS = descriptors.SPARE
"""Sockets for HTTP, in addition to the connections, if they fit."""


async def serve(settings: Settings, inherited: int | None = None, ready: int | None = None) -> None:
    """Run a node until a signal stops it. Raises `CannotStart`.

    `inherited`: the file descriptor of a listening socket; without one the address of the settings is taken.
    `ready`: the descriptor of a pipe that gets the line of a ready node; without one it goes to standard output.
    """
    listener = open_listener(settings) if inherited is None else socket.socket(fileno=inherited)
    async with AsyncExitStack() as stack:
        stack.callback(listener.close)
        sockets = sockets_of(settings)
        settings = replace(settings, limits=replace(settings.limits, connections=sockets.connections))
        store = await connect_store(await find_redis(settings, stack), stack)
        key = await wait_for_signing_key(store, settings)
        archive = await start_archive(settings, store, stack, one_of_many=inherited is not None)
        node = Node(store, key, settings, archive)
        files = spawn_forever(node.build_files.keep, "files of the client")
        stack.push_async_callback(cancel_all, [files])
        place = None if inherited is None else place_of(os.environ)
        server = Server(node, config_of(node, sockets), public_url(settings, listener), place, ready)
        await server.serve([listener])
        if not server.started:
            raise CannotStart("The server could not start: the lines above say why.")


def sockets_of(settings: Settings) -> Sockets:
    """Return how many sockets fit into the file descriptors of this process.

    Raises `CannotStart` if they are too few.
    """
    allowed, workers, files = settings.limits.connections, pool_size(settings.bot_workers), raise_limit()
    sockets = allot_sockets(allowed, files, workers)
    if sockets is None:
        raise CannotStart(f"Only {files} files may be open, which is too few: raise the limit (ulimit -n).")
    if sockets.connections < allowed:
        why = f"only {files} files may be open; BOTYARD_CONNECTIONS needs {needed_files(allowed, workers)} (ulimit -n)"
        log.warning(
            "fewer connections fit than are allowed",
            extra=about(count=sockets.connections, allowed=allowed, reason=why),
        )
    return sockets


def config_of(node: Node, sockets: Sockets | None = None) -> HttpConfig:
    """Return the configuration of uvicorn for a node. `sockets`: how many it accepts; None: as the settings allow."""
    sockets = sockets or Sockets(node.settings.limits.connections, SPARE_SOCKETS)
    return HttpConfig(
        node.application(),
        SocketTable(sockets.connections + sockets.spare, node.settings.proxies, sockets.refused),
        node.endpoint.decide,
        backlog=sockets.backlog,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        proxy_headers=bool(node.settings.proxies),
        forwarded_allow_ips=list(node.settings.proxies),
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )


class Server(uvicorn.Server):
    """A uvicorn server that asks clients to reconnect before it closes, and stops the parts of the node in order.

    `place`: among the nodes of its port; None for a node alone on its port. `ready`: see `serve`.
    """

    def __init__(
        self, node: Node, config: HttpConfig, url: str, place: Place | None = None, ready: int | None = None
    ) -> None:
        super().__init__(config)
        self._node = node
        self._url = url
        self._ready = ready
        self._peers = None if place is None else PeerNodes(place, self._take, self._is_full)
        config.peers = self._peers

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Report that the node stops, and start the timer that ends it by force. uvicorn calls it for a signal."""
        if not self.should_exit:
            self._node.readiness.stopping = True
            end = Timer(END_SECONDS, _end)
            end.daemon = True
            end.start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the parts of the node, listen, and print the URL. uvicorn calls it once, before it serves."""
        await super().startup(sockets)
        if self.started:
            if self._peers is not None:
                self._peers.start()
            log.info("the rules are ready", extra=about(form=FORM, version=VERSION))
            if is_slow_python():
                log.info("python was built without optimisation: a turn takes about a quarter more CPU")
            self._say_ready(f"Botyard is ready: {self._url}")

    def _say_ready(self, line: str) -> None:
        """Write the line of a ready node to the pipe that waits for it, else to standard output."""
        if self._ready is None:
            print(line, flush=True)
            return
        with os.fdopen(self._ready, "w") as pipe:
            pipe.write(line)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle SIGTERM and SIGINT during the block, in which uvicorn serves.

        uvicorn's own way would raise them again afterwards, before Redis was stopped.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.remove_signal_handler(number)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce the stop, accept no more, finish messages in flight, ask clients to reconnect, then stop.

        uvicorn calls it once after a signal.
        """
        self._node.readiness.stopping = True
        log.info("the node stops", extra=about(count=len(self._node.hubs.connections)))
        await self._announce(self._node.settings.announce)
        if self._peers is not None:
            self._peers.stop()
        for listener in (*self.servers, *(sockets or ())):
            listener.close()
        await self._node.in_flight.finish(FINISH_SECONDS)
        self._node.endpoint.close_all(RECONNECT_MS)
        await asyncio.sleep(0.05)  # let the close frames go out before the sockets are shut
        await super().shutdown(sockets)
        log.info("the node has stopped")

    def _take(self, passed: socket.socket, data: bytes) -> None:
        spawn(self._serve_passed(passed, data), "a socket that was passed on")

    async def _serve_passed(self, passed: socket.socket, data: bytes) -> None:
        """Serve a socket that another node has accepted, and of which it has read `data`."""

        def protocol() -> HttpProtocol:
            made = HttpProtocol(self.config, self.server_state, self.lifespan.state)
            made.passed = data
            return made

        try:
            passed.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(protocol, passed)
        except OSError as error:  # the client has gone
            log.debug("a socket that was passed on is closed", extra=about(reason=str(error)))
            passed.close()

    def _is_full(self) -> bool:
        return len(self._node.hubs.connections) >= FULL_SHARE * self._node.settings.limits.connections

    async def _announce(self, seconds: float) -> None:
        """Serve on for `seconds`, so that a load balancer picks other nodes. A second Ctrl-C ends the wait."""
        until = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < until and not self.force_exit:  # noqa: ASYNC110 - uvicorn has no event
            await asyncio.sleep(0.05)


def _end() -> None:
    log.error("the node hangs and is ended")
    os._exit(1)
