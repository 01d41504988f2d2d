"""How each type of message is served: the handlers, and the dispatch table of the websocket endpoint."""

import asyncio
import logging
from typing import get_args

from botyard.chat.chat_service import ChatAddress
from botyard.errors import Refused
from botyard.logs import about
from botyard.net.fanout.encoded_entry import encode_history
from botyard.net.fanout.hubs import HEARTBEAT_SECONDS
from botyard.net.fanout.presence import member_name, with_away
from botyard.net.transport.connection import Connection, JoinedRoom
from botyard.net.transport.frame_codec import data_frame
from botyard.net.transport.rate_limits import PRICES, entries_price
from botyard.net.ws.session import Handler, ImmediateHandler, Reply, Route, Routes, Session
from botyard.rooms.requests import Accepted, RetryLater, RoomChange
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.sight import preview as previews
from botyard.rooms.sight.watching import NO_TOKEN, AccessToken
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.chat import ChatPlace, EnterChat, LeaveChat, Mute, Muted, Report, Reported, Said, Say
from botyard_protocol.codes import Code
from botyard_protocol.messages import Cursor

log = logging.getLogger("botyard.net")


# --- the connection itself --------------------------------------------------------------------------------------


def hello(session: Session, message: m.Hello) -> None:
    """Welcome the client: from now on it gets the messages to its user."""
    session.greet()
    connection, services = session.connection, session.services
    log.info("a connection is greeted", extra=about(connection=connection.id, identity=connection.identity.id))
    session.send(m.Welcome(connection.identity.id, connection.identity.name, services.server, HEARTBEAT_SECONDS))
    services.user_channel.add(connection)
    services.session_registry.check_session(connection)  # it may have ended since the handshake
    services.announcement_feed.greet(connection)


def ping(session: Session, message: m.Ping) -> Reply:
    """Answer a ping."""
    return m.Pong(message.id)


async def disconnect(session: Session) -> None:
    """Clean up after a closed socket: serve what came before its end, then leave the feeds and the room."""
    session.stop_waiting_for_hello()
    await session.idle()
    connection, services = session.connection, session.services
    services.user_channel.remove(connection)
    services.lobby_feed.leave(connection)
    services.chat.feed.leave_all(connection)
    services.matches_feed.leave(connection)
    await leave(session)


# --- the lobby ------------------------------------------------------------------------------------------------


async def enter_lobby(session: Session, message: m.EnterLobby) -> None:
    """Subscribe to the lobby."""
    await session.services.lobby_feed.enter(session.connection, message)


async def leave_lobby(session: Session, message: m.LeaveLobby) -> Reply:
    """Unsubscribe from the lobby."""
    session.services.lobby_feed.leave(session.connection)
    return m.Exited(message.id)


async def more_rooms(session: Session, message: m.MoreRooms) -> Reply:
    """Send the next rows of a list of the lobby."""
    return session.services.lobby_feed.more(session.connection, message)


async def follow_matches(session: Session, message: m.FollowMatches) -> Reply | None:
    """Subscribe to one's own matches."""
    connection, services = session.connection, session.services
    if after := services.rate_limits.lists.take(connection.identity.id, connection.last_received):
        return RetryLater(Code.TOO_FAST, localized("too_fast-loading_matches_often_wait"), after)
    await services.matches_feed.follow(connection, message.id)
    return None  # `follow` has sent the answer


async def leave_matches(session: Session, message: m.LeaveMatches) -> Reply:
    """Unsubscribe from one's own matches."""
    session.services.matches_feed.leave(session.connection)
    return m.Exited(message.id)


async def quick_match(session: Session, message: m.QuickMatch) -> Reply:
    """Find a seat in a quick match."""
    return await session.services.matchmaking.pair(session.caller(), message)


# --- rooms ----------------------------------------------------------------------------------------------------


async def create(session: Session, message: m.CreateRoom) -> Reply:
    """Make a room."""
    return await session.services.room_commands.create(session.caller(), message)


async def join(session: Session, message: m.Join) -> None:
    """Take a seat, and enter the room."""
    answer = await session.services.room_commands.join(session.caller(), message)
    await _answer_and_enter(session, message, answer, message.room)


async def watch(session: Session, message: m.Watch) -> None:
    """Enter a room, with a snapshot of it."""
    await enter(session, message.room, message.id, None, _access_token(session, message))


async def resume(session: Session, message: m.Resume) -> None:
    """Enter a room again, with the entries after a cursor."""
    await enter(session, message.room, message.id, message.cursor, _access_token(session, message))


async def coach(session: Session, message: m.Coach) -> None:
    """Enter a room with the view of a seat, by that seat's coach link."""
    link = session.services.links.read_coach(message.token)
    if link is None:
        raise Refused(Code.NO_SUCH_LINK, localized("no_such_link-longer_valid_ask_new"))
    await enter(session, link.room, message.id, message.cursor, AccessToken(coach=(link.seat, link.number)))


async def exit_room(session: Session, message: m.Exit) -> Reply:
    """Leave the entered room; a seat in it stays."""
    session.room = session.game = None
    await leave(session)
    return m.Exited(message.id)


async def vote(session: Session, message: m.Vote) -> Reply:
    """Vote on a missing player. Unlike other requests it needs a fresh read: who is back decides who may vote."""
    return await session.services.room_commands.change(session.caller(), session.require_room(), message)


async def offer_seat(session: Session, message: m.OfferSeat) -> Reply:
    """Offer one's seat to others."""
    return await session.services.seat_offers.offer(session.caller(), session.require_room(), message)


async def answer_offer(session: Session, message: m.AnswerOffer) -> None:
    """Take or decline an offered seat; taking it enters the room."""
    room = message.room or session.require_room()
    answer = await session.services.seat_offers.answer(session.caller(), room, message)
    if message.answer is m.OfferAnswer.ACCEPT:
        await _answer_and_enter(session, message, answer, room)
    else:
        session.answer(message, answer)


async def rematch(session: Session, message: m.Rematch) -> Reply:
    """Ask for another match of the same players, or agree to it."""
    return await session.services.seat_offers.rematch(session.caller(), message)


async def get_link(session: Session, message: m.GetLink) -> Reply:
    """Look up the link to the entered room."""
    return await session.services.room_commands.link(session.caller(), session.require_room(), message)


async def set_preset_answers(session: Session, message: m.SetStanding) -> Reply:
    """Preset answers to questions that arise in other players' turns."""
    return await session.services.room_commands.set_preset_answers(session.caller(), session.require_room(), message)


async def set_away(session: Session, message: m.SetAway) -> None:
    """Mark the page as out of sight, or in sight again. Only a refusal is answered."""
    wait = session.away_changes.take(asyncio.get_running_loop().time())
    if wait:  # each change is sent to all of the room
        session.error(message, Code.TOO_FAST, localized("too_fast-page_in_sight"))
    else:
        await session.services.hubs.set_away(session.connection, message.away)
        session.services.user_channel.report_state(session.connection.identity.id)


async def get_snapshot(session: Session, message: m.GetSnapshot) -> None:
    """Send the state of the entered room."""
    _hub(session).send_snapshot(session.connection)


async def get_history(session: Session, message: m.GetHistory) -> None:
    """Send past entries of the entered room."""
    session.charge(entries_price(message.limit))
    connection, turns = session.connection, session.services.rooms.pages.turns
    frames = await _hub(session).history(message.before, message.limit, connection)
    async with turns.turn(connection.limit_key):
        connection.answer(data_frame(encode_history(message.id, frames, connection.encoding), connection.encoding))


async def preview(session: Session, message: m.Preview) -> Reply:
    """Compute what changes of the sender's seat would lead to."""
    room = session.require_room()
    if after := session.previews.take(asyncio.get_running_loop().time()):
        return RetryLater(Code.TOO_FAST, localized("too_fast-many_previews_wait_little"), after)
    loaded = await session.services.rooms.require(room)
    game = loaded.room.record.game
    with GameGuard(room, game):
        question = previews.question(loaded.room, session.connection.identity.id, message)
    return await session.services.previews.answer(room, game, question)


# --- chats ----------------------------------------------------------------------------------------------------


async def enter_chat(session: Session, message: EnterChat) -> None:
    """Subscribe to a chat."""
    await session.services.chat.feed.enter(session.connection, _chat_of(session, message.place), message.id)


async def leave_chat(session: Session, message: LeaveChat) -> Reply:
    """Unsubscribe from a chat. Outside a room only the lobby's chat can be left; for others nothing is done."""
    if message.place is ChatPlace.LOBBY or session.connection.hub is not None:
        session.services.chat.feed.leave(session.connection, _chat_of(session, message.place))
    return m.Exited(message.id)


async def say(session: Session, message: Say) -> Reply:
    """Say a line in a chat."""
    connection, chat = session.connection, session.services.chat
    where = _chat_of(session, message.place)
    if retry := chat.limit_line(connection.identity.id, connection.address, where):
        return retry
    return Said(message.id, await chat.chats.say(connection.identity, where, message, connection.coach))


async def mute(session: Session, message: Mute) -> Reply | None:
    """Hide the lines of a user, or show them again."""
    identity, chat = session.connection.identity.id, session.services.chat
    if retry := chat.limit_mute(session.caller()):
        return retry
    muted = await chat.chats.mute(identity, message)
    await chat.feed.refresh(identity)  # before the answer: from then on no line of theirs may come
    session.send(Muted(message.id, muted))
    await chat.muted(identity, Muted("", muted))  # for the other connections: it answers no message
    return None


async def report(session: Session, message: Report) -> Reply:
    """Report a line to the moderators."""
    where = _chat_of(session, message.place)
    retry = await session.services.chat.report(session.caller(), where, message, session.connection.coach)
    return Reported(message.id) if retry is None else retry


async def _answer_and_enter(session: Session, message: m.Join | m.AnswerOffer, answer: Reply, room: str) -> None:
    """Send the answer to a request for a seat, and enter the room if it was accepted; not a room entered before."""
    session.answer(message, answer)
    hub = session.connection.hub
    if isinstance(answer, Accepted) and (hub is None or hub.room != room):
        await enter(session, room, message.id, None)


def _access_token(session: Session, message: m.Watch | m.Resume) -> AccessToken:
    """The link for spectators that a message shows; a token that is not valid counts as none."""
    token = message.token
    return NO_TOKEN if token is None else AccessToken(session.services.links.read_watch(message.room, token))


def _hub(session: Session) -> JoinedRoom:
    """Return the room that the connection is in. Raises `Refused` if it is in none."""
    hub = session.connection.hub
    if hub is None:
        raise Refused(Code.NOT_IN_A_ROOM, localized("not_in_a_room"))
    return hub


def _chat_of(session: Session, place: ChatPlace) -> ChatAddress:
    """Return the chat that a connection means. Raises `Refused` if it is in no room."""
    return ChatAddress(place) if place is ChatPlace.LOBBY else ChatAddress(place, _hub(session).room)


_HANDLERS: dict[type, Handler | None] = {
    m.EnterLobby: enter_lobby,
    m.LeaveLobby: leave_lobby,
    m.MoreRooms: more_rooms,
    m.FollowMatches: follow_matches,
    m.LeaveMatches: leave_matches,
    m.QuickMatch: quick_match,
    m.CreateRoom: create,
    m.Join: join,
    m.Watch: watch,
    m.Resume: resume,
    m.Coach: coach,
    m.Exit: exit_room,
    m.Vote: vote,
    m.OfferSeat: offer_seat,
    m.AnswerOffer: answer_offer,
    m.Rematch: rematch,
    m.GetLink: get_link,
    m.SetStanding: set_preset_answers,
    m.SetAway: set_away,
    m.GetSnapshot: get_snapshot,
    m.GetHistory: get_history,
    m.Preview: preview,
    EnterChat: enter_chat,
    LeaveChat: leave_chat,
    Say: say,
    Mute: mute,
    Report: report,
}

_IMMEDIATE: dict[type, ImmediateHandler] = {m.Hello: hello, m.Ping: ping}

_ROOM_DECIDES = {message: None for message in get_args(RoomChange) if message not in _HANDLERS}
"""Requests that the entered room decides by the state that this node has: without a task, and without a read."""

ROUTES: Routes = {
    message: Route(handler, PRICES.get(message, 1)) for message, handler in (_HANDLERS | _ROOM_DECIDES).items()
} | {message: Route(None, PRICES.get(message, 1), handler) for message, handler in _IMMEDIATE.items()}
"""How the messages of each type are served."""


async def enter(
    session: Session, room: str, message_id: str, cursor: Cursor | None, access: AccessToken = NO_TOKEN
) -> None:
    """Enter a room, and leave the one that was entered before. `cursor`: the newest entry that the client has, or None.

    `access`: the links that the client has shown for the room.

    Raises `Refused`, `StoreUnavailable` and `Unreadable`.
    """
    connection, hubs = session.connection, session.services.hubs
    former, former_member = connection.hub, connection.presence_name
    if former is None:
        # so that a command sent right behind this message is decided, not refused, even if entering must be tried again
        session.room, session.game = room, None
    hub = await hubs.open(room)
    session.room, session.game = room, hub.game
    if former is not None:
        former.leave(connection)
    if former is not hub or access != connection.access_token:
        connection.presence_name = _presence_name(connection, access)
    connection.access_token = access
    try:
        await hub.enter(connection, message_id, cursor)  # nothing was awaited since `open`: an empty hub is closed
    except BaseException:
        await hubs.close_if_empty(hub.room)
        raise
    finally:
        has_left = former is not hub or connection.hub is None
        if former is not None and has_left:
            await _announce_left(session, former, former_member)
        elif former_member and former_member != connection.presence_name:
            await hubs.on_leave(former_member, room)  # it is present under another name now
    await hubs.on_join(connection)


def _presence_name(connection: Connection, access: AccessToken) -> str:
    """Return a name for the room's presence: with the identity, the seat that it coaches, and whether it is away."""
    coaches = None if access.coach is None else access.coach[0]
    member = member_name(connection.identity.id, connection.identity.name, coaches)
    return with_away(member, connection.away)


async def leave(session: Session) -> None:
    """Leave the room that the connection is in, if it is in one."""
    hub = session.connection.hub
    if hub is not None:
        hub.leave(session.connection)
        await _announce_left(session, hub, session.connection.presence_name)


async def _announce_left(session: Session, hub: JoinedRoom, member: str) -> None:
    """Leave the chats of the room of `hub`, close it if it is empty, and remove `member` from its presence."""
    connection, services = session.connection, session.services
    services.chat.feed.leave_room(connection, hub.room)
    await services.hubs.close_if_empty(hub.room)
    await services.hubs.on_leave(member, hub.room, seated=connection.identity.id in hub.holders)
