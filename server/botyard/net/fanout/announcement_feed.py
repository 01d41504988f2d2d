"""The announcement of the service for all connections of this node."""

import time

from botyard.announcements import Announcements
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.connection import Connection, broadcast
from botyard_protocol.messages import AnnouncementChanged


class AnnouncementFeed:
    """Sends the announcement to connections when they are greeted, and to all of them when it changes."""

    def __init__(self, announcements: Announcements, user_channel: UserChannel) -> None:
        self._announcements = announcements
        self._user_channel = user_channel
        announcements.on_change(self._changed)

    def greet(self, connection: Connection) -> None:
        """Send a new connection the announcement, if there is one."""
        if self._announcements.current() is not None:
            connection.send(self._message())

    def _changed(self) -> None:
        broadcast(self._message(), self._user_channel.all_connections())

    def _message(self) -> AnnouncementChanged:
        return AnnouncementChanged(self._announcements.current(), int(time.time()))
