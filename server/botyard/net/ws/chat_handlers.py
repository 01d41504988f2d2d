"""Messages about chats."""

from botyard.chat.chat_service import ChatAddress
from botyard.errors import Refused
from botyard.net.ws.session import Reply, Session
from botyard.texts import localized
from botyard_protocol.chat import ChatPlace, EnterChat, LeaveChat, Mute, Muted, Report, Reported, Said, Say
from botyard_protocol.codes import Code
from botyard_protocol.messages import Exited


async def enter_chat(session: Session, message: EnterChat) -> None:
    """Subscribe to a chat."""
    await session.services.chat.feed.enter(session.connection, _chat_of(session, message.place), message.id)


async def leave_chat(session: Session, message: LeaveChat) -> Reply:
    """Unsubscribe from a chat. Outside a room only the lobby's chat can be left; for others nothing is done."""
    if message.place is ChatPlace.LOBBY or session.connection.hub is not None:
        session.services.chat.feed.leave(session.connection, _chat_of(session, message.place))
    return Exited(message.id)


async def say(session: Session, message: Say) -> Reply:
    """Say a line in a chat."""
    connection, chat = session.connection, session.services.chat
    where = _chat_of(session, message.place)
    if too_fast := chat.too_fast(connection.identity.id, connection.address, where):
        return too_fast
    return Said(message.id, await chat.chats.say(connection.identity, where, message, connection.coach))


async def mute(session: Session, message: Mute) -> Reply | None:
    """Hide the lines of a user, or show them again."""
    identity, chat = session.connection.identity.id, session.services.chat
    if too_fast := chat.mute_too_fast(session.caller()):
        return too_fast
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


def _chat_of(session: Session, place: ChatPlace) -> ChatAddress:
    """Return the chat that a connection means. Raises `Refused` if it is in no room."""
    if place is ChatPlace.LOBBY:
        return ChatAddress(place)
    if session.connection.hub is None:
        raise Refused(Code.NOT_IN_A_ROOM, localized("not_in_a_room"))
    return ChatAddress(place, session.connection.hub.room)
