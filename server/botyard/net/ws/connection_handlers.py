"""Messages about the connection itself, and what its end means for the feeds and the room."""

import logging

from botyard.logs import about
from botyard.net.fanout.hubs import HEARTBEAT_SECONDS
from botyard.net.ws.room_entry import leave
from botyard.net.ws.session import Reply, Session
from botyard_protocol import messages as m

log = logging.getLogger("botyard.net")


def hello(session: Session, message: m.Hello) -> None:
    """Welcome the client: from now on it gets the messages to its user."""
    session.greet()
    connection, services = session.connection, session.services
    log.info("a connection is greeted", extra=about(connection=connection.id, identity=connection.identity.id))
    session.send(m.Welcome(connection.identity.id, connection.identity.name, services.server, HEARTBEAT_SECONDS))
    services.user_channel.add(connection)
    services.session_registry.check_session(connection)
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
