"""What a connection may say, and what it is answered: one short function per message.

Messages of one connection are served one after the other, so an answer never overtakes an earlier one, and whoever
sends faster than the store can follow is slowed down by its own socket. What a room is asked is served without a task.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from botyard.accounts.identity import Signer
from botyard.accounts.link_tokens import LinkTokens
from botyard.background_tasks import spawn
from botyard.errors import NoSuchRoom, Refused, Unreadable
from botyard.logs import about
from botyard.net.actions.chat import ChatActions
from botyard.net.actions.matchmaking import Matchmaking
from botyard.net.actions.room_commands import Caller, RoomCommands
from botyard.net.actions.seat_offers import SeatOffers
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.fanout.hubs import HEARTBEAT_SECONDS, Hubs
from botyard.net.fanout.lobby_feed import LobbyFeed
from botyard.net.fanout.matches_feed import MatchesFeed
from botyard.net.fanout.past_frames import encode_history
from botyard.net.fanout.presence import member_name, with_away
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.connection import Connection, JoinedRoom
from botyard.net.transport.frames import data_frame
from botyard.net.transport.in_flight import InFlight
from botyard.net.transport.message_costs import bytes_price, price_of
from botyard.net.transport.rate_limits import RateLimits
from botyard.net.transport.token_bucket import Bucket, Rate
from botyard.people.blocks import Blocks
from botyard.processes.process_pool import Busy, ProcessPool
from botyard.rooms import preview, requests
from botyard.rooms.requests import RETRY_MS
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.watching import NO_LINK, NO_TOKEN, AccessToken
from botyard.store.error_classes import StoreUnavailable, unreadable_level
from botyard_protocol import chat, messages
from botyard_protocol.codec import CLIENT, DecodeError, Encoding, needs_game
from botyard_protocol.codes import Close, Code
from botyard_protocol.messages import Accepted, Created, Error, Exited, Pong, Rejected, TryAgain, Welcome

log = logging.getLogger("botyard.net")

Change = (
    messages.LeaveSeat
    | messages.Contribute
    | messages.Start
    | messages.Command
    | messages.Resign
    | messages.ComeBack
    | messages.AddBot
    | messages.RemoveBot
    | messages.MoveSeat
    | messages.HandlePerson
    | messages.Ready
    | messages.ChangeRoom
    | messages.SetLink
    | messages.Vote
    | messages.OpenShare
)
"""What is asked of the room that was entered."""

NEEDS_FRESH_READ = frozenset((messages.Vote,))
"""Of these, more is looked at than the room as this node knows it."""

INBOX_LIMIT = 16
"""While so many messages of a connection wait, no more are read."""

MALFORMED_LIMIT = 20
"""So many unreadable messages close a connection."""

REFUSED_MESSAGES = Rate(per_second=50, at_once=1000)
"""More messages than these that came too fast close a connection: it does not listen."""

LISTED = "You ask for your matches too often: wait a little."
PREVIEWS_PER_SECOND = 5
PREVIEWS_AT_ONCE = 10
PREVIEW_SECONDS = 0.05
"""How long a preview may take."""


AWAY_RATE = Rate(per_second=0.5, at_once=10)
"""So often may be said that nobody looks at a page any more, or somebody does again: all in the room hear of it."""


@dataclass(frozen=True, slots=True)
class Services:
    """What a session needs of its node."""

    rooms: Rooms
    hubs: Hubs
    lobby_feed: LobbyFeed
    signer: Signer
    preview_pool: ProcessPool
    server: str
    rate_limits: RateLimits
    in_flight: InFlight
    user_channel: UserChannel
    room_commands: RoomCommands
    blocks: Blocks
    chat: ChatActions
    session_registry: SessionRegistry
    matches_feed: MatchesFeed
    matchmaking: Matchmaking
    seat_offers: SeatOffers
    links: LinkTokens


class Session:
    """One connection's conversation."""

    def __init__(self, connection: Connection, services: Services) -> None:
        self._connection = connection
        self._services = services
        self._greeted = False
        self._impatience: asyncio.TimerHandle | None = None
        self._inbox: deque[tuple[bytes, bool]] = deque()
        self._busy = False
        self._serving = False
        self._waiting: asyncio.Future[None] | None = None
        self._malformed = 0
        self._room: str | None = None
        self._game: str | None = None
        """The game of the room, None as long as it could not be entered."""
        now = connection.last_received = asyncio.get_running_loop().time()
        self._pace = services.rate_limits.message_budget(connection.identity.id, connection.address, now)
        self._refused = Bucket(REFUSED_MESSAGES.per_second, REFUSED_MESSAGES.at_once, now)
        self._previews = Bucket(PREVIEWS_PER_SECOND, PREVIEWS_AT_ONCE, now)
        self._turns = Bucket(AWAY_RATE.per_second, AWAY_RATE.at_once, now)

    # --- one after the other ----------------------------------------------------------------------------------------

    def expect_hello(self, seconds: float) -> None:
        """Close the connection if it does not say hello in time."""
        sentence = "No hello came in time."
        loop = asyncio.get_running_loop()
        self._impatience = loop.call_later(seconds, self._connection.close, Close.NO_HELLO, sentence)

    def hear(self, data: bytes, text: bool) -> None:
        """Take the payload of one frame. Whatever it holds, it is answered in its turn and disturbs nobody else."""
        self._inbox.append((data, text))
        if len(self._inbox) >= INBOX_LIMIT:
            self._connection.socket.pause()
        if not self._busy:
            self._serve_inbox()

    async def idle(self) -> None:
        """Returns once everything that was heard is answered."""
        while self._busy:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    async def ended(self) -> None:
        """The socket is gone: serve what came before its end, and leave."""
        if self._impatience is not None:
            self._impatience.cancel()
        await self.idle()
        self._services.user_channel.remove(self._connection)
        self._services.lobby_feed.leave(self._connection)
        self._services.chat.feed.leave_all(self._connection)
        self._services.matches_feed.leave(self._connection)
        await self._leave_room()

    def _serve_inbox(self) -> None:
        if self._serving:  # we are called by what we have called
            return
        self._serving = True
        while self._inbox and not self._busy:
            data, text = self._inbox.popleft()
            if not self._connection.socket.closing and self._services.in_flight.begin():
                self._busy = True
                self._begin(data, text)
        self._serving = False
        if len(self._inbox) < INBOX_LIMIT // 2:
            self._connection.socket.resume()

    def _begin(self, data: bytes, text: bool) -> None:
        try:
            self._serve(data, text)
        except Exception:
            self._fail()
            self._done()

    def _done(self) -> None:
        """A message is answered: on to the next one."""
        self._busy = False
        self._services.in_flight.end()
        self._serve_inbox()
        if not self._busy and self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def _fail(self) -> None:
        """A mistake of ours. The client comes back, and sends again what has no answer."""
        log.exception("a message cannot be served", extra=about(connection=self._connection.id))
        self._connection.close(Close.FAILED, "The server has failed at a message: resume with your cursor.")

    def _serve(self, data: bytes, text: bool) -> None:
        """Serve a message, or begin to; `_done` is called once it is answered."""
        connection = self._connection
        if text is not (connection.encoding is Encoding.JSON):
            connection.close(Close.PROTOCOL, "This subprotocol uses the other kind of frames.")
            return self._done()
        now = connection.last_received = asyncio.get_running_loop().time()
        after, why = self._pace.take(now)
        try:
            message = CLIENT.decode(data, connection.encoding, self._game)
        except DecodeError as error:
            self._unreadable(error)
            return self._done()
        if after and (self._greeted or not isinstance(message, messages.Hello)):  # without it nothing else can be said
            self._refuse(message, after, why, now)
            return self._done()
        if not self._greeted and not isinstance(message, messages.Hello):
            self._error(message, Code.HELLO_FIRST, "The first message of a connection is hello.")
            return self._done()
        self._pace.charge(now, price_of(message) - 1)
        if self._game is None and self._room is not None and needs_game(type(message)):
            spawn(self._read_again(data), "a message")
        elif not isinstance(message, Change) or not self._submit(message):
            spawn(self._take_time(message), "a message")
        return None

    async def _read_again(self, data: bytes) -> None:
        """Read a message by the game of a room that could not be entered yet, and serve it."""
        try:
            assert self._room is not None
            game = await self._services.rooms.game_of(self._room)
            message = CLIENT.decode(data, self._connection.encoding, game)
        except DecodeError as error:
            self._unreadable(error)
            return self._done()
        except (StoreUnavailable, Unreadable):
            message = CLIENT.decode(data, self._connection.encoding)  # its handler says what is the matter
        return await self._take_time(message)

    def _submit(self, message: Change) -> bool:
        """Ask the room, which calls when it has an answer. False if it cannot even be asked."""
        if self._room is None or type(message) in NEEDS_FRESH_READ:
            return False
        try:
            request = self._services.room_commands.request(self._connection.identity, self._room, message)
        except StoreUnavailable:
            return False
        self._services.rooms.submit(self._room, request, partial(self._changed, message))
        return True

    def _changed(self, message: Any, answer: requests.Answer) -> None:
        try:
            self._answer(message, answer)
        except Exception:
            self._fail()
        self._done()

    async def _take_time(self, message: Any) -> None:
        """Serve a message that takes more than a look at a room."""
        before = self._connection.answered_bytes
        try:
            await SERVE[type(message)](self, message)
        except Refused as refused:
            self._answer(message, requests.Rejected(refused.code, refused.message))
        except StoreUnavailable as away:
            self._answer(message, requests.RetryLater(Code.UNAVAILABLE, away.sentence, RETRY_MS))
        except Unreadable:
            log.log(
                unreadable_level("room"),
                "a room cannot be read",
                exc_info=True,
                extra=about(connection=self._connection.id),
            )
            sentence = "This server cannot read the room: try another."
            self._answer(message, requests.RetryLater(Code.UNAVAILABLE, sentence, RETRY_MS))
        except Exception:
            self._fail()
        finally:
            sent = self._connection.answered_bytes - before
            self._pace.charge(self._connection.last_received, bytes_price(sent))
            self._done()

    # --- answers ----------------------------------------------------------------------------------------------------

    def _unreadable(self, error: DecodeError) -> None:
        self._connection.send(Error(error.id, error.code, error.message))
        self._malformed += 1
        if self._malformed >= MALFORMED_LIMIT:
            self._connection.close(Close.MALFORMED, "Too many messages could not be read.")

    def _refuse(self, message: Any, after: int, sentence: str, now: float) -> None:
        """A message came too fast."""
        if hasattr(message, "id"):
            self._answer(message, requests.RetryLater(Code.TOO_FAST, sentence, after))
        else:
            self._error(message, Code.TOO_FAST, sentence)
        if self._refused.take(now):
            self._connection.close(Close.FLOODING, "Messages came too fast for too long.")

    def _error(self, message: Any, code: Code, sentence: str) -> None:
        self._connection.send(Error(getattr(message, "id", None), code, sentence))

    def _answer(self, message: Any, answer: requests.Answer) -> None:
        match answer:
            case requests.Accepted():
                self._connection.send(Accepted(message.id, answer.number, answer.durability, answer.receipt))
            case requests.Rejected():
                self._connection.send(Rejected(message.id, answer.code, answer.message))
            case requests.RetryLater():
                self._connection.send(TryAgain(message.id, answer.code, answer.message, answer.after))

    # --- connection ---

    async def _hello(self, message: messages.Hello) -> None:
        self._greeted = True
        if self._impatience is not None:
            self._impatience.cancel()
        identity = self._connection.identity
        log.info("a connection is greeted", extra=about(connection=self._connection.id, identity=identity.id))
        self._connection.send(Welcome(identity.id, identity.name, self._services.server, HEARTBEAT_SECONDS))
        self._services.user_channel.add(self._connection)
        self._services.session_registry.check_session(self._connection)

    async def _ping(self, message: messages.Ping) -> None:
        self._connection.send(Pong(message.id))

    # --- lobby ---

    async def _enter_lobby(self, message: messages.EnterLobby) -> None:
        await self._services.lobby_feed.enter(self._connection, message.id)

    async def _leave_lobby(self, message: messages.LeaveLobby) -> None:
        self._services.lobby_feed.leave(self._connection)
        self._connection.send(Exited(message.id))

    async def _follow_matches(self, message: messages.FollowMatches) -> None:
        connection = self._connection
        if after := self._services.rate_limits.lists.take(connection.identity.id, connection.last_received):
            return self._answer(message, requests.RetryLater(Code.TOO_FAST, LISTED, after))
        await self._services.matches_feed.follow(self._connection, message.id)

    async def _leave_matches(self, message: messages.LeaveMatches) -> None:
        self._services.matches_feed.leave(self._connection)
        self._connection.send(Exited(message.id))

    async def _quick_match(self, message: messages.QuickMatch) -> None:
        answer = await self._services.matchmaking.pair(self._asker(), message)
        if isinstance(answer, messages.Paired):
            self._connection.send(answer)
        else:
            self._answer(message, answer)

    async def _create(self, message: messages.CreateRoom) -> None:
        answer = await self._services.room_commands.create(self._asker(), message)
        if isinstance(answer, Created):
            self._connection.send(answer)
        else:
            self._answer(message, answer)

    # --- chat ---

    async def _chat(self, message: chat.ChatAsk) -> None:
        undecided = await self._services.chat.serve(self._connection, message)
        if undecided is not None:
            self._answer(message, undecided)

    # --- rooms ---

    async def _join(self, message: messages.Join) -> None:
        answer = await self._services.room_commands.join(self._asker(), message)
        self._answer(message, answer)
        if isinstance(answer, requests.Accepted) and not self._is_in(message.room):
            await self._enter(message.room, message.id, None)

    async def _watch(self, message: messages.Watch) -> None:
        await self._enter(message.room, message.id, None, self._ticket(message))

    async def _resume(self, message: messages.Resume) -> None:
        await self._enter(message.room, message.id, message.cursor, self._ticket(message))

    async def _coach(self, message: messages.Coach) -> None:
        link = self._services.links.read_coach(message.token)
        if link is None:
            raise Refused(Code.NO_SUCH_LINK, NO_LINK)
        await self._enter(link.room, message.id, message.cursor, AccessToken(coach=(link.seat, link.number)))

    def _ticket(self, message: messages.Watch | messages.Resume) -> AccessToken:
        token = message.token
        return NO_TOKEN if token is None else AccessToken(self._services.links.read_watch(message.room, token))

    async def _get_link(self, message: messages.GetLink) -> None:
        if self._room is None:
            raise Refused(Code.NOT_IN_A_ROOM, "Enter a room first: watch, join or resume.")
        self._connection.send(await self._services.room_commands.link(self._asker(), self._room, message))

    async def _exit(self, message: messages.Exit) -> None:
        self._room = self._game = None
        await self._leave_room()
        self._connection.send(Exited(message.id))

    async def _change(self, message: Change) -> None:
        self._answer(message, await self._services.room_commands.change(self._asker(), self._entered(), message))

    async def _offer_seat(self, message: messages.OfferSeat) -> None:
        self._answer(message, await self._services.seat_offers.offer(self._asker(), self._entered(), message))

    async def _answer_offer(self, message: messages.AnswerOffer) -> None:
        room = message.room or self._entered()
        answer = await self._services.seat_offers.answer(self._asker(), room, message)
        self._answer(message, answer)
        takes = isinstance(answer, requests.Accepted) and message.answer is messages.OfferAnswer.ACCEPT
        if takes and not self._is_in(room):
            await self._enter(room, message.id, None)

    async def _rematch(self, message: messages.Rematch) -> None:
        answer = await self._services.seat_offers.rematch(self._asker(), message)
        if isinstance(answer, Created):
            self._connection.send(answer)
        else:
            self._answer(message, answer)

    def _entered(self) -> str:
        """The room that was entered. Raises `Refused` if there is none."""
        if self._room is None:
            raise Refused(Code.NOT_IN_A_ROOM, "Enter a room first: watch, join or resume.")
        return self._room

    async def _preview(self, message: messages.Preview) -> None:
        if self._room is None:
            raise Refused(Code.NOT_IN_A_ROOM, "Enter a room first: watch, join or resume.")
        if after := self._previews.take(asyncio.get_running_loop().time()):
            return self._answer(message, requests.RetryLater(Code.TOO_FAST, "You look ahead too often: wait.", after))
        answer = await self._look_ahead(self._room, message)
        if isinstance(answer, messages.Previewed):
            self._connection.send(answer)
        else:
            self._answer(message, answer)

    async def _look_ahead(self, room: str, message: messages.Preview) -> messages.Previewed | requests.Answer:
        loaded = await self._services.rooms.load(room)
        if loaded is None:
            raise NoSuchRoom
        asked = preview.question(loaded.room, self._connection.identity.id, message)
        try:
            return await self._services.preview_pool.run_within(PREVIEW_SECONDS, preview.answer, asked)
        except Busy:
            return requests.RetryLater(Code.BUSY, "The server is too busy to look ahead: try again.", RETRY_MS)

    async def _set_standing(self, message: messages.SetStanding) -> None:
        if self._room is None:
            raise Refused(Code.NOT_IN_A_ROOM, "Enter a room first: watch, join or resume.")
        self._connection.send(await self._services.room_commands.set_standing(self._asker(), self._room, message))

    async def _set_away(self, message: messages.SetAway) -> None:
        if self._turns.take(asyncio.get_running_loop().time()):
            return self._error(message, Code.TOO_FAST, "You come and go too fast.")
        await self._services.hubs.set_away(self._connection, message.away)

    async def _get_snapshot(self, message: messages.GetSnapshot) -> None:
        hub = self._connection.hub
        if hub is None:
            raise Refused(Code.NOT_IN_A_ROOM, "Enter a room first: watch, join or resume.")
        hub.send_snapshot(self._connection)

    async def _get_history(self, message: messages.GetHistory) -> None:
        hub = self._connection.hub
        if hub is None:
            raise Refused(Code.NOT_IN_A_ROOM, "Enter a room first: watch, join or resume.")
        connection, turns = self._connection, self._services.rooms.pages.turns
        frames = await hub.history(message.before, message.limit, connection)
        async with turns.turn(connection.limit_key):
            connection.answer(data_frame(encode_history(message.id, frames, connection.encoding), connection.encoding))

    def _asker(self) -> Caller:
        connection = self._connection
        return Caller(connection.identity, connection.address, connection.last_received)

    def _is_in(self, room: str) -> bool:
        return self._connection.hub is not None and self._connection.hub.room == room

    async def _enter(self, room: str, id: str, cursor: messages.Cursor | None, ticket: AccessToken = NO_TOKEN) -> None:
        former, was = self._connection.hub, self._connection.presence_name
        if former is None:
            self._room = room  # so that a command behind an entrance that must be tried again is decided, not refused
        hub = await self._services.hubs.open(room)
        self._room, self._game = room, hub.game
        if former is not None:
            former.leave(self._connection)
        identity = self._connection.identity
        if former is not hub or ticket != self._connection.access_token:
            coaches = None if ticket.coach is None else ticket.coach[0]
            member = member_name(identity.id, identity.name, coaches)
            self._connection.presence_name = with_away(member, self._connection.away)
        self._connection.access_token = ticket
        try:
            await hub.enter(self._connection, id, cursor)  # nothing was awaited since `open`: an empty hub is closed
        except BaseException:
            await self._services.hubs.close_if_empty(hub.room)
            raise
        finally:
            if former is not None and (former is not hub or self._connection.hub is None):
                await self._tell_left(former, was)
            elif was and was != self._connection.presence_name:
                await self._services.hubs.on_leave(was, room)
        await self._services.hubs.on_join(self._connection)

    async def _leave_room(self) -> None:
        hub = self._connection.hub
        if hub is not None:
            hub.leave(self._connection)
            await self._tell_left(hub, self._connection.presence_name)

    async def _tell_left(self, hub: JoinedRoom, member: str) -> None:
        self._services.chat.feed.leave_room(self._connection, hub.room)
        await self._services.hubs.close_if_empty(hub.room)
        await self._services.hubs.on_leave(member, hub.room, self._connection.identity.id in hub.holders)


SERVE: dict[type, Callable[[Session, Any], Awaitable[None]]] = {
    messages.Hello: Session._hello,
    messages.Ping: Session._ping,
    messages.EnterLobby: Session._enter_lobby,
    messages.LeaveLobby: Session._leave_lobby,
    messages.CreateRoom: Session._create,
    messages.Join: Session._join,
    messages.Watch: Session._watch,
    messages.Resume: Session._resume,
    messages.Exit: Session._exit,
    messages.LeaveSeat: Session._change,
    messages.Contribute: Session._change,
    messages.Start: Session._change,
    messages.Command: Session._change,
    messages.Resign: Session._change,
    messages.ComeBack: Session._change,
    messages.AddBot: Session._change,
    messages.RemoveBot: Session._change,
    messages.MoveSeat: Session._change,
    messages.OfferSeat: Session._offer_seat,
    messages.AnswerOffer: Session._answer_offer,
    messages.HandlePerson: Session._change,
    messages.Ready: Session._change,
    messages.ChangeRoom: Session._change,
    messages.Rematch: Session._rematch,
    messages.Preview: Session._preview,
    messages.GetSnapshot: Session._get_snapshot,
    messages.GetHistory: Session._get_history,
    messages.Coach: Session._coach,
    messages.SetLink: Session._change,
    messages.GetLink: Session._get_link,
    chat.EnterChat: Session._chat,
    chat.LeaveChat: Session._chat,
    chat.Say: Session._chat,
    chat.Mute: Session._chat,
    chat.Report: Session._chat,
    messages.SetStanding: Session._set_standing,
    messages.FollowMatches: Session._follow_matches,
    messages.LeaveMatches: Session._leave_matches,
    messages.QuickMatch: Session._quick_match,
    messages.SetAway: Session._set_away,
    messages.Vote: Session._change,
    messages.OpenShare: Session._change,
}
