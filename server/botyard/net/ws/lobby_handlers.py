"""Messages about the lobby: its feed, the feed of one's own matches, and quick matches."""

from botyard.net.ws.session import Reply, Session
from botyard.rooms.requests import RetryLater
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.codes import Code


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
    return None


async def leave_matches(session: Session, message: m.LeaveMatches) -> Reply:
    """Unsubscribe from one's own matches."""
    session.services.matches_feed.leave(session.connection)
    return m.Exited(message.id)


async def quick_match(session: Session, message: m.QuickMatch) -> Reply:
    """Find a seat in a quick match."""
    return await session.services.matchmaking.pair(session.caller(), message)
