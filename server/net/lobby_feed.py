"""Changes of the lobby's list, for the connections that look at it."""

import logging

from protocol.codec import Form, encode
from protocol.messages import LobbyChanged, LobbyRemoved
from server.lobby.index import LobbyIndex
from server.net.frames import data_frame
from server.net.hubs import Hubs
from server.store.errors import StoreAway
from server.tasks import spawn

log = logging.getLogger("botyard.net")


class LobbyFeed:
    """Hears which room's line has changed, and sends the line to whoever is in the lobby."""

    def __init__(self, index: LobbyIndex, hubs: Hubs) -> None:
        self._index = index
        self._hubs = hubs

    def heard(self, room: str) -> None:
        """The line of `room` has changed."""
        if any(connection.in_lobby for connection in self._hubs.connections):
            spawn(self._send(room), f"lobby line {room}")

    async def _send(self, room: str) -> None:
        try:
            summary = await self._index.summary(room)
        except StoreAway:
            log.info("lobby: a change of %s was not shown", room)
            return
        message = LobbyRemoved(room) if summary is None else LobbyChanged(summary)
        frames: dict[Form, bytes] = {}
        for connection in list(self._hubs.connections):
            if connection.in_lobby:
                form = connection.form
                frame = frames.get(form) or frames.setdefault(form, data_frame(encode(message, form), form))
                connection.write(frame)
