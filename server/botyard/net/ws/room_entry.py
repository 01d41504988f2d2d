"""Entering and leaving a room: which hub a connection is in, and what presence is announced for it."""

from botyard.net.fanout.presence import member_name, with_away
from botyard.net.transport.connection import Connection, JoinedRoom
from botyard.net.ws.session import Session
from botyard.rooms.sight.watching import NO_TOKEN, AccessToken
from botyard_protocol.messages import Cursor


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
