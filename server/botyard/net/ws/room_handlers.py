"""Messages about rooms: seats, links, offers, preset answers, and what is read of the entered room."""

import asyncio

from botyard.errors import Refused
from botyard.net.fanout.past_frames import encode_history
from botyard.net.transport.connection import JoinedRoom
from botyard.net.transport.frame_codec import data_frame
from botyard.net.transport.message_costs import entries_price
from botyard.net.ws.room_entry import enter, leave
from botyard.net.ws.session import Reply, Session
from botyard.rooms.requests import Accepted, RetryLater
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.sight import preview as previews
from botyard.rooms.sight.watching import NO_TOKEN, AccessToken
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.codes import Code


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


async def _answer_and_enter(session: Session, message: m.Join | m.AnswerOffer, answer: Reply, room: str) -> None:
    """Send the answer to a request for a seat, and enter the room if it was accepted."""
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
