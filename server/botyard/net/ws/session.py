"""The session of one connection: decodes, charges, dispatches and answers its messages, one after the other.

An answer never overtakes an earlier one, and a client that sends faster than the store can follow is slowed down by
its own socket. Requests that a room decides are dispatched without a task (see `Route`). `InFlight` counts the messages
of all sessions of a node, `Services` has the parts of the node that sessions use.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any, Protocol

import msgspec

from botyard.accounts.link_tokens import LinkTokens
from botyard.background_tasks import spawn, woken
from botyard.errors import Refused, Unreadable
from botyard.logs import about
from botyard.net.actions.chat import ChatActions
from botyard.net.actions.matchmaking import Matchmaking
from botyard.net.actions.previews import Previews
from botyard.net.actions.room_commands import Caller, RoomCommands
from botyard.net.actions.seat_offers import SeatOffers
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.fanout.hubs import Hubs
from botyard.net.fanout.lobby_feed import LobbyFeed
from botyard.net.fanout.matches_feed import MatchesFeed
from botyard.net.fanout.user_channel import AnnouncementFeed, UserChannel
from botyard.net.transport.connection import Connection
from botyard.net.transport.rate_limits import RateLimits, bytes_price
from botyard.net.transport.token_bucket import Bucket, Rate
from botyard.rooms.requests import RETRY_MS, Accepted, Answer, Rejected, Request, RetryLater
from botyard.rooms.runtime.service import Rooms
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard.texts import localized, text_of
from botyard_protocol import messages
from botyard_protocol.codec import CLIENT, DecodeError, Encoding, needs_game
from botyard_protocol.codes import Close, Code

log = logging.getLogger("botyard.net")

INBOX_LIMIT = 16
"""The number of waiting messages at which a connection is not read any more."""

MALFORMED_LIMIT = 20
"""The number of unreadable messages that closes a connection."""

REFUSED_MESSAGES = Rate(per_second=50, at_once=1000)
"""The rate of refused messages above which a connection is closed: its client ignores the answers."""

PREVIEWS_PER_SECOND = 5
PREVIEWS_AT_ONCE = 10

AWAY_RATE = Rate(per_second=0.5, at_once=10)
"""How often a page may report that it is hidden or visible again: each report is broadcast to the room."""


class InFlight:
    """Counts the messages that a node is serving. A node that stops begins no more, and waits for these."""

    def __init__(self) -> None:
        self.stopping = False
        self._count = 0
        self._idle = asyncio.Event()

    def begin(self) -> bool:
        """Count a message until `end`. Returns False if the node stops: then the message must not be served."""
        if self.stopping:
            return False
        self._count += 1
        return True

    def end(self) -> None:
        """Stop counting a message: it is answered."""
        self._count -= 1
        if not self._count:
            self._idle.set()

    async def finish(self, seconds: float) -> None:
        """Begin no more, and wait at most `seconds` until the messages in flight are answered.

        Messages that arrive meanwhile are ignored: a client sends them to the next node again, with the same id.
        """
        self.stopping = True
        if not self._count:
            return
        self._idle.clear()
        if not await woken(self._idle, seconds):
            log.warning("the node stops with commands in hand", extra=about(count=self._count))


class Services(Protocol):
    """The parts of a node that sessions use. `server`: the name and the version of the service."""

    rooms: Rooms
    hubs: Hubs
    lobby_feed: LobbyFeed
    previews: Previews
    server: str
    rate_limits: RateLimits
    in_flight: InFlight
    user_channel: UserChannel
    room_commands: RoomCommands
    chat: ChatActions
    session_registry: SessionRegistry
    matches_feed: MatchesFeed
    matchmaking: Matchmaking
    seat_offers: SeatOffers
    links: LinkTokens
    announcement_feed: AnnouncementFeed


class Session:
    """The session of one connection.

    `room`: the room that commands go to, None before one is entered. `game`: the game of that room, None until then.
    """

    def __init__(self, connection: Connection, services: Services, routes: "Routes", lane: "Lane") -> None:
        """`lane`: takes the messages that need no route."""
        self.connection = connection
        self.services = services
        self.rooms = services.rooms
        self.in_flight = services.in_flight
        self.room: str | None = None
        self.game: str | None = None
        self._routes = routes
        self._lane = lane
        self.greeted = False
        self._hello_timeout: asyncio.TimerHandle | None = None
        self._inbox: deque[tuple[bytes, bool]] = deque()  # payloads of frames, and whether they are text
        self._busy = False  # whether a message is being served
        self._paused = False  # whether the socket is not read, since too many messages wait
        self._serving = False  # whether a call further up takes messages from the inbox
        self._waiting: asyncio.Future[None] | None = None  # of `idle`
        self._malformed = 0  # how many messages could not be read
        self.time = asyncio.get_running_loop().time  # kept, since to ask for the loop is a system call
        now = connection.last_received = self.time()
        self.budget = services.rate_limits.message_budget(connection.identity.id, connection.address, now)
        connection.budget = self.budget
        self._refused = Bucket(REFUSED_MESSAGES.per_second, REFUSED_MESSAGES.at_once, now)
        self.previews = Bucket(PREVIEWS_PER_SECOND, PREVIEWS_AT_ONCE, now)
        self.away_changes = Bucket(AWAY_RATE.per_second, AWAY_RATE.at_once, now)

    # --- hello ------------------------------------------------------------------------------------------------------

    def expect_hello(self, seconds: float) -> None:
        """Close the connection if it does not say hello in time."""
        close = partial(self.connection.close, Close.NO_HELLO, "No hello came in time.")
        self._hello_timeout = asyncio.get_running_loop().call_later(seconds, close)

    def greet(self) -> None:
        """Serve any message from now on: the client has said hello."""
        self.greeted = True
        self.stop_waiting_for_hello()

    def stop_waiting_for_hello(self) -> None:
        """Cancel the timeout of `expect_hello`."""
        if self._hello_timeout is not None:
            self._hello_timeout.cancel()

    # --- the inbox --------------------------------------------------------------------------------------------------

    def on_frame(self, data: bytes, text: bool) -> None:
        """Take the payload of one frame, to be answered in its turn. Never raises, whatever the payload is."""
        if self._busy or self._serving:
            self._inbox.append((data, text))
            if len(self._inbox) >= INBOX_LIMIT:
                self._paused = True
                self.connection.socket.pause()
            return
        # While nothing is served, nothing waits: so most messages pass no queue.
        self._serving = True
        self._begin(data, text)
        self._serving = False
        if self._inbox:
            self._serve_inbox()

    async def idle(self) -> None:
        """Wait until every received message is answered."""
        while self._busy:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def _serve_inbox(self) -> None:
        """Handle received messages in order until one must be waited for; resume reading when few are left."""
        if self._serving:  # a message that was answered at once has led to this call
            return
        self._serving = True
        while self._inbox and not self._busy:
            data, text = self._inbox.popleft()
            self._begin(data, text)
        self._serving = False
        if self._paused and len(self._inbox) < INBOX_LIMIT // 2:
            self._paused = False
            self.connection.socket.resume()

    def begin(self) -> bool:
        """Begin to serve a message, until `done`. Returns False if the node stops: then it must not be served."""
        self._busy = self.in_flight.begin()
        return self._busy

    def _begin(self, data: bytes, text: bool) -> None:
        """Serve a message, unless the socket is being closed or the node stops."""
        try:
            if self._lane(self, data, text) is None:  # the lane serves it
                return
            if not self.connection.socket.closing and self.begin():
                self._handle_frame(data, text)
        except Exception:
            self.fail()
            if self._busy:
                self.done()

    def done(self) -> None:
        """Continue with the next message: this one is answered."""
        self._busy = False
        self.in_flight.end()
        self._serve_inbox()
        if not self._busy and self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def fail(self) -> None:
        """Close after an error of the server. The client reconnects, and sends again what has no answer."""
        log.exception("a message cannot be served", extra=about(connection=self.connection.id))
        self.connection.close(Close.FAILED, "The server has failed at a message: resume with your cursor.")

    # --- dispatch ---------------------------------------------------------------------------------------------------

    def _handle_frame(self, data: bytes, text: bool) -> None:
        """Decode, charge and dispatch a message; `done` is called once it is answered."""
        connection = self.connection
        if text is not (connection.encoding is Encoding.JSON):
            connection.close(Close.PROTOCOL, "This subprotocol uses the other kind of frames.")
            return self.done()
        now = connection.last_received = self.time()
        after, why = self.budget.take(now)
        try:
            message = CLIENT.decode(data, connection.encoding, self.game)
        except DecodeError as error:
            self._unreadable(error)
            return self.done()
        if after and (self.greeted or not isinstance(message, messages.Hello)):  # else a client can send nothing
            self.refuse(message, after, why, now)
            return self.done()
        if self.greeted is isinstance(message, messages.Hello):  # a second hello, or another message before the first
            if self.greeted:  # each hello writes a line of the log
                connection.close(Close.NO_HELLO, "A connection says hello once.")
            else:
                self.error(message, Code.HELLO_FIRST, localized("hello_first"))
            return self.done()
        route = self._routes[type(message)]
        if route.price > 1:
            self.charge(route.price - 1)  # `take` has charged 1
        if self.game is None and self.room is not None and needs_game(type(message)):  # `decode` did not know its game
            spawn(self._read_again(data, route), "a message")
        else:
            self._dispatch(message, route)
        return None

    def _dispatch(self, message: Any, route: "Route") -> None:
        """Handle a message as its route says: at once, as a request to the room, or in a task."""
        if route.immediate is not None:
            self._run_immediate(route.immediate, message)
        elif route.handler is None:
            self.submit(message)
        else:
            spawn(self._run(route.handler, message), "a message")

    async def _read_again(self, data: bytes, route: "Route") -> None:
        """Decode a message again with the game of a room that could not be entered yet, and dispatch it."""
        try:
            game = await self.rooms.game_of(self.require_room())
            message = CLIENT.decode(data, self.connection.encoding, game)
        except DecodeError as error:
            self._unreadable(error)
            return self.done()
        except (StoreUnavailable, Unreadable):
            message = CLIENT.decode(data, self.connection.encoding)  # its handler answers with the reason
        except Exception:
            self.fail()
            return self.done()
        return self._dispatch(message, route)

    def submit(self, message: Any) -> None:
        """Submit a request to the entered room, which calls back with its answer."""
        try:
            room = self.require_room()
            identity, now = self.connection.identity, self.rooms.clock_of(room).now()
        except (Refused, StoreUnavailable) as error:
            self.submitted(message, _answer_to(error))
        else:
            request = Request(identity.id, identity.name, message, now)
            self.rooms.submit(room, request, partial(self.submitted, message))

    def submitted(self, message: Any, answer: Answer) -> None:
        """Send the answer to a request, then go on with the next message."""
        try:
            self.answer(message, answer)
        except Exception:
            self.fail()
        self.done()

    def _run_immediate(self, handler: "ImmediateHandler", message: Any) -> None:
        """Call a handler that waits for nothing, send its answer, and charge for the answer's size."""
        before = self.connection.answered_bytes
        try:
            if (answer := handler(self, message)) is not None:
                self.answer(message, answer)
        except Exception:
            self.fail()
        self.charge(bytes_price(self.connection.answered_bytes - before))
        self.done()

    async def _run(self, handler: "Handler", message: Any) -> None:
        """Call the handler of a message, send its answer, and charge for the answer's size."""
        before = self.connection.answered_bytes
        try:
            if (answer := await handler(self, message)) is not None:
                self.answer(message, answer)
        except (Refused, StoreUnavailable) as error:
            self.answer(message, _answer_to(error))
        except Unreadable as error:
            level, id = unreadable_level("room"), self.connection.id
            log.log(level, "a room cannot be read", exc_info=True, extra=about(connection=id, game=error.game))
            sentence = localized("unavailable-server_cannot_read_room")
            self.answer(message, RetryLater(Code.UNAVAILABLE, sentence, RETRY_MS))
        except Exception:
            self.fail()
        finally:
            self.charge(bytes_price(self.connection.answered_bytes - before))
            self.done()

    # --- for handlers -----------------------------------------------------------------------------------------------

    def caller(self) -> Caller:
        """The client, as actions know it."""
        return Caller(self.connection.identity, self.connection.address, self.connection.last_received)

    def require_room(self) -> str:
        """The room that the connection has entered. Raises `Refused` if there is none."""
        if self.room is None:
            raise Refused(Code.NOT_IN_A_ROOM, localized("not_in_a_room"))
        return self.room

    def charge(self, price: int) -> None:
        """Charge `price` further messages for the one that is served."""
        self.budget.charge(self.connection.last_received, price)

    def send(self, message: msgspec.Struct) -> None:
        """Send a message to this connection."""
        self.connection.send(message)

    def answer(self, message: Any, answer: "Reply") -> None:
        """Answer a message that has an id. `answer`: a message to send, or the outcome of a request to a room."""
        match answer:
            case Accepted():
                self.send(messages.Accepted(message.id, answer.number, answer.durability, answer.receipt))
            case Rejected():
                self.send(messages.Rejected(message.id, answer.code, str(answer.message), *text_of(answer.message)))
            case RetryLater():
                text, arguments = text_of(answer.message)
                self.send(
                    messages.TryAgain(message.id, answer.code, str(answer.message), answer.after, text, arguments)
                )
            case _:
                self.send(answer)

    def error(self, message: Any, code: Code, sentence: str) -> None:
        """Answer a message that may have no id."""
        self.send(messages.Error(getattr(message, "id", None), code, str(sentence), *text_of(sentence)))

    # --- refusals ---------------------------------------------------------------------------------------------------

    def _unreadable(self, error: DecodeError) -> None:
        """Answer a message that cannot be read, and close the connection after too many of them."""
        self.send(messages.Error(error.id, error.code, error.message))
        self._malformed += 1
        if self._malformed >= MALFORMED_LIMIT:
            self.connection.close(Close.MALFORMED, "Too many messages could not be read.")

    def refuse(self, message: Any, after: int, sentence: str, now: float) -> None:
        """Answer a message that came too fast: it may be sent again after `after` ms. Too many close the connection."""
        if hasattr(message, "id"):
            self.answer(message, RetryLater(Code.TOO_FAST, sentence, after))
        else:
            self.error(message, Code.TOO_FAST, sentence)
        if self._refused.take(now):  # a time to wait: too many were refused lately
            self.connection.close(Close.FLOODING, "Messages came too fast for too long.")


Reply = Answer | msgspec.Struct
"""An answer to a message: a message of the protocol, or the outcome of a request to a room."""

Handler = Callable[[Session, Any], Awaitable[Reply | None]]
"""Serves a message of one type: returns the answer, or None if it was sent. Raises `Refused`, `StoreUnavailable`."""


ImmediateHandler = Callable[[Session, Any], Reply | None]
"""Serves a message of one type without waiting for anything. Raises nothing that a client has caused."""


@dataclass(frozen=True, slots=True)
class Route:
    """How messages of one type are served.

    `handler`: serves them in a task of its own; None for requests, which are submitted to the entered room at once.
    `price`: the number of messages that each counts as. `immediate`: serves them without a task, instead of `handler`.
    """

    handler: Handler | None
    price: int = 1
    immediate: ImmediateHandler | None = None


Routes = Mapping[type, Route]

Lane = Callable[[Session, bytes, bool], Enum | None]
"""Takes the payload of a frame, and whether it is text. Returns None if it serves the message, else why not."""


def _answer_to(error: Refused | StoreUnavailable) -> Answer:
    """The answer to a request at which this was raised."""
    if isinstance(error, Refused):
        return Rejected(error.code, error.message)
    return RetryLater(Code.UNAVAILABLE, localized(error.text), RETRY_MS)
