"""One websocket: typed messages in and out, and a watchdog. It keeps no state of earlier connections."""

import asyncio
import json
import re
from types import TracebackType

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from botyard.client.folds import find_game
from botyard_protocol.codec import SERVER, Encoding, encode
from botyard_protocol.codes import Close
from botyard_protocol.messages import ClientMessage, Entered, ServerMessage

OPEN_SECONDS = 10.0
CLOSE_SECONDS = 2.0
SILENCE_SECONDS = 35.0
MOST_WAIT_SECONDS = 60
MAX_MESSAGE_BYTES = 1024 * 1024

GOING_AWAY = 1001
NO_CLOSE = 1006
CLIENT_FAILED = 3000
"""No server sends it: this client itself has failed at a message, and would again."""


class Disconnected(ConnectionError):
    """The connection is gone. `code`: as in `botyard_protocol.codes.Close` or RFC 6455, 1006 if none came.

    3000: this client has failed at a message, and `__cause__` is the error. `wait`: seconds that a refused handshake
    asks for.
    """

    def __init__(self, code: int, reason: str, wait: float = 0.0) -> None:
        super().__init__(f"{code} {reason}".strip())
        self.code = code
        self.reason = reason
        self._wait = wait

    @property
    def come_back(self) -> bool:
        """Whether connecting again makes sense."""
        return not 4100 <= self.code < 4200 and self.code not in (1009, CLIENT_FAILED)

    @property
    def after(self) -> float:
        """Seconds that the server asks to wait before a new connection, 0 if it names none."""
        try:
            return float(json.loads(self.reason)["after"]) / 1000 if self.code == Close.RESTART else self._wait
        except (ValueError, KeyError, TypeError):  # a reason for people
            return 0.0


class Connection:
    """An open websocket; `Connection.open` makes one."""

    def __init__(self, socket: ClientConnection, encoding: Encoding, silence: float) -> None:
        """`silence`: as in `open`."""
        self._socket = socket
        self._encoding = encoding
        self._silence = silence
        self._game: str | None = None  # of the room entered: its messages are read by the types of this game

    @classmethod
    async def open(cls, url: str, token: str, encoding: Encoding, silence: float = SILENCE_SECONDS) -> "Connection":
        """Connect, and return the connection. `silence`: seconds without a message after which it is cut.

        Raises `Disconnected`; its code is 4104 (`Close.FORBIDDEN`) if the server does not let us in.
        """
        try:
            socket = await connect(
                url,
                subprotocols=[Subprotocol(encoding.value)],
                additional_headers={"Authorization": f"Bearer {token}"},
                compression=None,
                max_size=MAX_MESSAGE_BYTES,
                open_timeout=OPEN_SECONDS,
                close_timeout=CLOSE_SECONDS,
                ping_interval=None,  # the server is heard by itself, and silence is noticed
                proxy=None,
            )
        except InvalidHandshake as error:
            raise _refused(error) from error
        except (OSError, EOFError) as error:
            raise Disconnected(NO_CLOSE, str(error)) from error
        return cls(socket, encoding, silence)

    async def send(self, message: ClientMessage) -> None:
        """Send a message. Raises `Disconnected`."""
        data = encode(message, self._encoding)
        try:
            await self._socket.send(data, text=self._encoding is Encoding.JSON)
        except ConnectionClosed as error:
            raise _disconnected(error) from error

    async def receive(self) -> ServerMessage:
        """Wait for the next message, and return it.

        Raises `Disconnected`, with the code 4002 (`Close.SILENT`) if nothing came for `silence` seconds, and
        `DecodeError` for a message that cannot be read.
        """
        try:
            async with asyncio.timeout(self._silence):
                data = await self._socket.recv(decode=False)
        except TimeoutError as error:
            self.cut()
            raise Disconnected(Close.SILENT, "nothing was heard for too long") from error
        except ConnectionClosed as error:
            raise _disconnected(error) from error
        message = SERVER.decode(data, self._encoding, self._game)
        if isinstance(message, Entered):
            self._game = message.game
            find_game(message.game)
        return message

    def cut(self) -> None:
        """Drop the connection as a network does, without a word."""
        self._socket.transport.abort()

    async def __aenter__(self) -> "Connection":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._socket.close(GOING_AWAY)


def _refused(error: InvalidHandshake) -> Disconnected:
    """Return the error for a refused handshake.

    Either we may not come at all (HTTP 401 and 403), or we may come later: the server is full, there are too many
    connections of ours, or they came too fast. Then the header `Retry-After` says how many seconds to wait.
    """
    if not isinstance(error, InvalidStatus):
        return Disconnected(NO_CLOSE, str(error))
    response = error.response
    reason = (response.body or b"").decode(errors="replace") or str(error)
    if response.status_code in {401, 403}:
        return Disconnected(Close.FORBIDDEN, reason)
    wait = response.headers.get("Retry-After", "")
    return Disconnected(NO_CLOSE, reason, min(int(wait), MOST_WAIT_SECONDS) if re.fullmatch("[0-9]{1,9}", wait) else 0)


def _disconnected(error: ConnectionClosed) -> Disconnected:
    return Disconnected(NO_CLOSE, "") if error.rcvd is None else Disconnected(error.rcvd.code, error.rcvd.reason)
