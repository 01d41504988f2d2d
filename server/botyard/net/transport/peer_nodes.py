"""The nodes of one port (`botyard serve --workers`), which pass each other the connections of their rooms.

The players of a room are served best by one node: another one has to read each commit from Redis, and of two nodes that
commit at the same time one has to decide again. So each room has a preferred node, and a node that accepts a connection
for `/ws?room=ROOM` passes the socket on to that one, with the bytes that it has read (SCM_RIGHTS, unix(7)). This is a
hint: if the other node is away, full or busy, the node that accepted a connection serves it. A node acknowledges each
socket that it takes, so that the others notice if it hangs.
"""

import asyncio
import errno
import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from botyard.logs import about
from botyard.processes.places import Place

LONGEST = 16 * 1024
"""The limit for the bytes that come with a socket."""
BACKLOG = 16
FULL_SECONDS = 1.0
"""The pause after which a node that was full looks whether it can take sockets again."""
BUSY_SECONDS = 0.5
"""A node that has left a socket untaken for so long gets no more until it takes that one."""
TAKEN = b"1"
"""What a node answers for each socket that it has taken."""
AWAY = frozenset({errno.ENOENT, errno.ECONNREFUSED, errno.ECONNRESET, errno.EPIPE, errno.EAGAIN})
"""The errors of a node that has not started, has ended, is full, or does not read fast enough."""

Take = Callable[[socket.socket, bytes], None]
"""Serves a socket that was passed on, of which these bytes were read before."""

log = logging.getLogger("botyard.net")


@dataclass(slots=True)
class _Sender:
    """A connection to another node. `passed`: when each socket was passed that is not acknowledged yet, in seconds."""

    socket: socket.socket
    passed: deque[float] = field(default_factory=deque)

    def read_answers(self) -> None:
        """Read what the other node has acknowledged. Raises `OSError` if it has ended."""
        while self.passed:
            try:
                answer = self.socket.recv(len(TAKEN))
            except BlockingIOError:
                return
            if not answer:
                raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))
            self.passed.popleft()


class PeerNodes:
    """Passes sockets to the other nodes of a port, and takes those that they pass. No call waits.

    `is_full`: whether this node shall take no more. `now`: a clock in seconds.
    """

    def __init__(
        self, place: Place, take: Take, is_full: Callable[[], bool], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._place = place
        self._take = take
        self._is_full = is_full
        self._now = now
        self._can_pass = True  # until the system turns out to have no such sockets
        self._listener: socket.socket | None = None  # None while this node takes no sockets
        self._pause: asyncio.TimerHandle | None = None  # after which a full node looks again
        self._senders: dict[int, _Sender] = {}  # by the number of the node
        self._receivers: set[socket.socket] = set()  # connections on which other nodes pass sockets

    def start(self) -> None:
        """Begin to take sockets, in the running event loop; a full node tries again after `FULL_SECONDS`.

        Where the system can't pass sockets, this is logged.
        """
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
            self._can_pass = False  # nor are any passed by this node: else each attempt would be logged
            self._close_listener()
        else:
            asyncio.get_running_loop().add_reader(self._listener, self._accept, self._listener)

    def stop(self) -> None:
        """Take the sockets that have arrived, and then no more: the other nodes serve what they accept themselves."""
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
            sender.socket.close()
        self._senders.clear()

    def pass_on(self, room: str, transport: asyncio.Transport, data: bytes) -> bool:
        """Pass the socket of a transport to the preferred node of a room, with the bytes that were read of it.

        Returns whether the other node has it now; if so, this one must abort the transport and send nothing.
        """
        number = self._place.preferred(room)
        if number == self._place.number or not self._can_pass or len(data) > LONGEST:
            return False
        try:
            descriptor = transport.get_extra_info("socket").fileno()
            sender = self._sender(number)
            sender.read_answers()
            if sender.passed and self._now() - sender.passed[0] > BUSY_SECONDS:
                return False
            socket.send_fds(sender.socket, [data], [descriptor])
            sender.passed.append(self._now())
        except OSError as error:
            if error.errno not in AWAY:
                log.warning("a connection was not passed on", extra=about(node=number, reason=str(error)))
            if error.errno != errno.EAGAIN and (ended := self._senders.pop(number, None)) is not None:
                ended.socket.close()
            return False
        return True

    def _sender(self, number: int) -> _Sender:
        """Return the connection to a node, made on first use. Raises `OSError` if the node is away."""
        if (sender := self._senders.get(number)) is None:
            made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            try:
                made.setblocking(False)
                made.connect(self._place.address(number))
            except OSError:
                made.close()
                raise
            sender = self._senders[number] = _Sender(made)
        return sender

    def _accept(self, listener: socket.socket) -> None:
        """Accept the connections of other nodes. The event loop calls it when there are some."""
        while True:
            try:
                receiver, _ = listener.accept()
            except BlockingIOError:
                return
            receiver.setblocking(False)
            self._receivers.add(receiver)
            asyncio.get_running_loop().add_reader(receiver, self._receive, receiver)

    def _receive(self, receiver: socket.socket) -> None:
        """Take all sockets that another node has passed. The event loop calls it when some are there.

        A node that is full then takes no more for `FULL_SECONDS`.
        """
        while receiver in self._receivers:
            try:
                data, descriptors, _, _ = socket.recv_fds(receiver, LONGEST, 1)
            except BlockingIOError:
                return
            except ConnectionResetError:  # the other node has ended with answers unread: what it passed is still there
                continue
            if not data or not self._acknowledge(receiver):  # no data: the other node has closed it
                self._forget(receiver)
            for descriptor in descriptors:
                os.set_inheritable(descriptor, False)
                self._take(socket.socket(fileno=descriptor), data)
            if self._listener is not None and self._is_full():
                self.stop()
                self._pause = asyncio.get_running_loop().call_later(FULL_SECONDS, self.start)

    def _acknowledge(self, receiver: socket.socket) -> bool:
        """Answer that a socket was taken. Returns False if the other node does not read answers."""
        with suppress(BrokenPipeError, ConnectionResetError):  # it has ended: what it passed before is still taken
            try:
                receiver.send(TAKEN)
            except BlockingIOError:
                return False
        return True

    def _close_listener(self) -> None:
        if self._listener is not None:
            self._listener.close()
            self._listener = None

    def _forget(self, receiver: socket.socket) -> None:
        """Close a connection on which another node passes sockets."""
        if receiver in self._receivers:
            self._receivers.discard(receiver)
            asyncio.get_running_loop().remove_reader(receiver)
            receiver.close()
