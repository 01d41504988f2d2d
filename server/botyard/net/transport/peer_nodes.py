"""The nodes of one port (`botyard serve --workers`), which pass each other the connections of their rooms.

The players of a room are served best by one node: another one has to read each commit from Redis, and of two nodes that
commit at the same time one has to decide again. So each room has a preferred node, and a node that accepts a connection
for `/ws?room=ROOM` passes the socket on to that one, with the bytes that it has read (SCM_RIGHTS, unix(7)). This is a
hint: if the other node is away, full or busy, the node that accepted a connection serves it.
"""

import asyncio
import errno
import logging
import os
import socket
from collections.abc import Callable
from pathlib import Path

from botyard.logs import about
from botyard.processes.places import Place

LONGEST = 16 * 1024
"""The limit for the bytes that come with a socket."""
BACKLOG = 16
FULL_SECONDS = 1.0
"""The pause after which a node that was full looks whether it can take sockets again."""
AWAY = frozenset({errno.ENOENT, errno.ECONNREFUSED, errno.ECONNRESET, errno.EPIPE, errno.EAGAIN})
"""The errors of a node that has not started, has ended, is full, or does not read fast enough."""

Take = Callable[[socket.socket, bytes], None]
"""Serves a socket that was passed on, of which these bytes were read before."""

log = logging.getLogger("botyard.net")


class PeerNodes:
    """Passes sockets to the other nodes of a port, and takes those that they pass. No call waits.

    `is_full`: whether this node shall take no more.
    """

    def __init__(self, place: Place, take: Take, is_full: Callable[[], bool]) -> None:
        self._place = place
        self._take = take
        self._is_full = is_full
        self._listener: socket.socket | None = None
        self._pause: asyncio.TimerHandle | None = None
        self._senders: dict[int, socket.socket] = {}
        self._receivers: set[socket.socket] = set()

    def start(self) -> None:
        """Begin to take sockets, in the running event loop. Where the system can't pass them, this is logged."""
        self._pause = None
        if self._is_full():
            self._pause = asyncio.get_running_loop().call_later(FULL_SECONDS, self.start)
            return
        path = Path(self._place.address(self._place.number))
        try:
            path.unlink(missing_ok=True)  # of a node that was killed
            self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            self._listener.setblocking(False)
            self._listener.bind(str(path))
            self._listener.listen(BACKLOG)
        except OSError as error:
            log.warning("no connections are passed to this node", extra=about(reason=str(error)))
            self._close_listener()
        else:
            asyncio.get_running_loop().add_reader(self._listener, self._accept, self._listener)

    def stop(self) -> None:
        """Take those that have arrived, and then no more. The other nodes serve what they accept themselves."""
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
        if self._listener is not None:
            Path(self._place.address(self._place.number)).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self._listener)
            self._accept(self._listener)
            self._close_listener()
        for receiver in list(self._receivers):
            self._receive(receiver)
            self._forget(receiver)
        for sender in self._senders.values():
            sender.close()
        self._senders.clear()

    def pass_on(self, room: str, transport: asyncio.Transport, data: bytes) -> bool:
        """Pass the socket of a transport to the preferred node of a room, with the bytes that were read of it.

        Returns whether the other node has it now; if so, this one must abort the transport and send nothing.
        """
        number = self._place.preferred(room)
        if number == self._place.number or len(data) > LONGEST:
            return False
        try:
            descriptor = transport.get_extra_info("socket").fileno()
            socket.send_fds(self._sender(number), [data], [descriptor])
        except OSError as error:
            if error.errno not in AWAY:
                log.warning("a connection was not passed on", extra=about(node=number, reason=str(error)))
            if error.errno != errno.EAGAIN and (sender := self._senders.pop(number, None)) is not None:
                sender.close()
            return False
        return True

    def _sender(self, number: int) -> socket.socket:
        """Return the connection to a node, made on first use. Raises `OSError` if the node is away."""
        if (sender := self._senders.get(number)) is None:
            sender = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            try:
                sender.setblocking(False)
                sender.connect(self._place.address(number))
            except OSError:
                sender.close()
                raise
            self._senders[number] = sender
        return sender

    def _accept(self, listener: socket.socket) -> None:
        """Accept the connections of other nodes."""
        while True:
            try:
                receiver, _ = listener.accept()
            except BlockingIOError:
                return
            receiver.setblocking(False)
            self._receivers.add(receiver)
            asyncio.get_running_loop().add_reader(receiver, self._receive, receiver)

    def _receive(self, receiver: socket.socket) -> None:
        """Take all sockets that have arrived on a connection of another node."""
        while receiver in self._receivers:
            try:
                data, descriptors, _, _ = socket.recv_fds(receiver, LONGEST, 1)
            except BlockingIOError:
                return
            except ConnectionResetError:
                data, descriptors = b"", []
            if not data:  # the other node has ended
                self._forget(receiver)
            for descriptor in descriptors:
                os.set_inheritable(descriptor, False)
                self._take(socket.socket(fileno=descriptor), data)
            if self._listener is not None and self._is_full():
                self.stop()
                self._pause = asyncio.get_running_loop().call_later(FULL_SECONDS, self.start)

    def _close_listener(self) -> None:
        if self._listener is not None:
            self._listener.close()
            self._listener = None

    def _forget(self, receiver: socket.socket) -> None:
        if receiver in self._receivers:
            self._receivers.discard(receiver)
            asyncio.get_running_loop().remove_reader(receiver)
            receiver.close()
